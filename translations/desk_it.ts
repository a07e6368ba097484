<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</source>
            <translation>Un tavolo da gioco sul tuo computer. Resta tutto qui: Desk non manda niente a nessuno.</translation>
        </message>
        <message>
            <source>About Desk</source>
            <translation>Informazioni su Desk</translation>
        </message>
        <message>
            <source>Desk {version}</source>
            <translation>Desk {version}</translation>
        </message>
        <message>
            <source>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</source>
            <translation>Desk, con le sue regole e le sue immagini, è software libero con licenza MIT: usalo, modificalo, passalo ad altri.</translation>
        </message>
        <message>
            <source>Games in this version: {games}.</source>
            <translation>Giochi in questa versione: {games}.</translation>
        </message>
        <message>
            <source>Hide the licence of the type</source>
            <translation>Nascondi la licenza del carattere</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>Show the licence of the type</source>
            <translation>Mostra la licenza del carattere</translation>
        </message>
        <message>
            <source>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</source>
            <translation>Il carattere è Noto Sans CJK JP, ridotto a quello che serve a Desk, con licenza SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</source>
            <translation>Le finestre sono fatte con Qt e PySide6, usati con licenza GNU Lesser General Public License, versione 3. Puoi sostituirli con versioni tue. Il loro codice sorgente: qt.io.</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>{seat} did not answer; a simple move was played instead.</source>
            <translation>{seat} non ha risposto; è stata giocata una mossa semplice.</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace of {suit}</source>
            <translation>asso di {suit}</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>Spanish suit: bastos</comment>
            <translation>bastoni</translation>
        </message>
        <message>
            <source>coins</source>
            <comment>Spanish suit: oros</comment>
            <translation>denari</translation>
        </message>
        <message>
            <source>cups</source>
            <comment>Spanish suit: copas</comment>
            <translation>coppe</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <comment>Spanish sota</comment>
            <translation>fante di {suit}</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>re di {suit}</translation>
        </message>
        <message>
            <source>knight of {suit}</source>
            <comment>Spanish caballo</comment>
            <translation>cavallo di {suit}</translation>
        </message>
        <message>
            <source>swords</source>
            <comment>Spanish suit: espadas</comment>
            <translation>spade</translation>
        </message>
        <message>
            <source>three of {suit}</source>
            <translation>tre di {suit}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <comment>a card with a number</comment>
            <translation>{rank} di {suit}</translation>
        </message>
    </context>
    <context>
        <name>Cuatrola</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>tricks won by a player</comment>
            <translation>
                <numerusform>%n presa</numerusform>
                <numerusform>%n prese</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) won, {need} needed: worth {stake}.</source>
            <comment>of the declarer</comment>
            <translation>
                <numerusform>%n presa fatta, ne servivano {need}: vale {stake}.</numerusform>
                <numerusform>%n prese fatte, ne servivano {need}: vale {stake}.</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 punto</translation>
        </message>
        <message>
            <source>11</source>
            <translation>11</translation>
        </message>
        <message>
            <source>2 points</source>
            <translation>2 punti</translation>
        </message>
        <message>
            <source>21</source>
            <translation>21</translation>
        </message>
        <message>
            <source>4 players · about 15 minutes</source>
            <translation>4 giocatori · circa 15 minuti</translation>
        </message>
        <message>
            <source>7</source>
            <translation>7</translation>
        </message>
        <message>
            <source>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</source>
            <translation>La Cuatrola e la Quintola si giocano fino alla quinta presa. I punti non cambiano.</translation>
        </message>
        <message>
            <source>All five tricks in a plain hand</source>
            <translation>Cappotto in una smazzata semplice</translation>
        </message>
        <message>
            <source>All pass: a plain hand</source>
            <translation>Passano tutti: smazzata semplice</translation>
        </message>
        <message>
            <source>All {all} tricks: worth {stake}.</source>
            <translation>Cappotto, tutte e {all} le prese: vale {stake}.</translation>
        </message>
        <message>
            <source>Always</source>
            <comment>option: the duty to beat holds</comment>
            <translation>Sempre</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>Licitazione</translation>
        </message>
        <message>
            <source>Beat which card</source>
            <translation>Quale carta superare</translation>
        </message>
        <message>
            <source>Cantes after one trick</source>
            <translation>Accuse dopo una presa</translation>
        </message>
        <message>
            <source>Card led</source>
            <translation>Quella d’uscita</translation>
        </message>
        <message>
            <source>Contract</source>
            <translation>Contratto</translation>
        </message>
        <message>
            <source>Cuatrola</source>
            <translation>Cuatrola</translation>
        </message>
        <message>
            <source>Dealer</source>
            <comment>mark of the dealer</comment>
            <translation>Mazziere</translation>
        </message>
        <message>
            <source>Declarer</source>
            <translation>Solista</translation>
        </message>
        <message>
            <source>Declarer loses</source>
            <translation>Perde il solista</translation>
        </message>
        <message>
            <source>Do you announce a cante?</source>
            <translation>Vuoi cantare?</translation>
        </message>
        <message>
            <source>Each player speaks once; the highest bid plays.</source>
            <translation>Si parla una volta sola; gioca chi dichiara di più.</translation>
        </message>
        <message>
            <source>Equal points when all four play.</source>
            <translation>Stessi punti, quando si gioca in quattro.</translation>
        </message>
        <message>
            <source>Equal points when somebody plays a solo.</source>
            <translation>Stessi punti, quando si gioca un Solo.</translation>
        </message>
        <message>
            <source>Exact finish</source>
            <translation>Punteggio esatto</translation>
        </message>
        <message>
            <source>First bid closes</source>
            <translation>La prima chiude</translation>
        </message>
        <message>
            <source>First lead in a contract</source>
            <translation>Prima uscita nei contratti</translation>
        </message>
        <message>
            <source>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</source>
            <translation>Rispondi al seme, supera, taglia, oppure dichiara e gioca contro due. Si vince con {target} punti esatti.</translation>
        </message>
        <message>
            <source>Forty before twenty</source>
            <translation>Prima le quaranta</translation>
        </message>
        <message>
            <source>Forty in {suit}</source>
            <translation>Quaranta a {suit}</translation>
        </message>
        <message>
            <source>Highest bid</source>
            <translation>La più alta</translation>
        </message>
        <message>
            <source>How many kings with their knights the winning pair may announce.</source>
            <translation>Quante volte può cantare re e cavallo la coppia che ha fatto la presa.</translation>
        </message>
        <message>
            <source>King and knight of one suit. Everybody will hear it.</source>
            <translation>Hai re e cavallo dello stesso seme. Lo sentiranno tutti.</translation>
        </message>
        <message>
            <source>La Cuatrola</source>
            <translation>La Cuatrola</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Ultima presa</translation>
        </message>
        <message>
            <source>Ludoteka and others</source>
            <translation>Ludoteka e altri</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>mark of the eldest hand</comment>
            <translation>Di mano</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>option: who leads</comment>
            <translation>Chi è di mano</translation>
        </message>
        <message>
            <source>Mano’s pair wins</source>
            <translation>Vince la coppia di mano</translation>
        </message>
        <message>
            <source>Must you still beat or trump the trick?</source>
            <translation>Devi superare o tagliare lo stesso?</translation>
        </message>
        <message>
            <source>No card of the suit: you must trump.</source>
            <translation>Non hai il seme: devi tagliare.</translation>
        </message>
        <message>
            <source>Nobody has bid yet. Everyone speaks once.</source>
            <translation>Nessuno ha ancora dichiarato. Si parla una volta sola.</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nessuno segna</translation>
        </message>
        <message>
            <source>Not needed</source>
            <comment>option: the duty to beat does not hold</comment>
            <translation>Non serve</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Non ora</translation>
        </message>
        <message>
            <source>One each</source>
            <translation>Una a testa</translation>
        </message>
        <message>
            <source>One per pair</source>
            <translation>Una per coppia</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>said in the auction</comment>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <translation>Smazzata semplice</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <comment>title of the score sheet; who won it is said beside it</comment>
            <translation>Smazzata semplice</translation>
        </message>
        <message>
            <source>Play out decided contracts</source>
            <translation>Finire i contratti già decisi</translation>
        </message>
        <message>
            <source>Points in cards</source>
            <translation>Punti delle carte</translation>
        </message>
        <message>
            <source>Points to win</source>
            <translation>Punteggio di vittoria</translation>
        </message>
        <message>
            <source>Points together</source>
            <translation>Punti in tutto</translation>
        </message>
        <message>
            <source>Quintola</source>
            <translation>Quintola</translation>
        </message>
        <message>
            <source>Sing forty</source>
            <translation>Canta le quaranta</translation>
        </message>
        <message>
            <source>Sing twenty</source>
            <translation>Canta le venti</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Spanish deck · two against two</source>
            <translation>Carte spagnole · due contro due</translation>
        </message>
        <message>
            <source>The card you must beat if you can, when you follow suit.</source>
            <translation>La carta da superare, se puoi, quando rispondi al seme.</translation>
        </message>
        <message>
            <source>The first pair to reach this many match points wins.</source>
            <translation>Vince la coppia che arriva per prima a questi punti partita.</translation>
        </message>
        <message>
            <source>The forty comes first.</source>
            <translation>Prima le quaranta.</translation>
        </message>
        <message>
            <source>The highest bid is {contract}, by {seat}. Everyone speaks once.</source>
            <translation>Dichiarazione più alta: {contract}, di {seat}. Si parla una volta sola.</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Questa smazzata</translation>
        </message>
        <message>
            <source>Tie in a plain hand</source>
            <translation>Parità in una smazzata semplice</translation>
        </message>
        <message>
            <source>Tie in a solo</source>
            <translation>Parità nel Solo</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Prese</translation>
        </message>
        <message>
            <source>Trump</source>
            <translation>Briscola</translation>
        </message>
        <message>
            <source>Twenty in {suit}</source>
            <translation>Venti a {suit}</translation>
        </message>
        <message>
            <source>What a plain hand gives to the pair that won every trick.</source>
            <translation>Quanti punti prende la coppia che fa tutte e cinque le prese.</translation>
        </message>
        <message>
            <source>What do you bid?</source>
            <translation>Che cosa dichiari?</translation>
        </message>
        <message>
            <source>When your partner is winning</source>
            <translation>Se la presa è del compagno</translation>
        </message>
        <message>
            <source>Who can sing forty may sing no twenty before it.</source>
            <translation>Chi può cantare le quaranta non può cantare prima le venti.</translation>
        </message>
        <message>
            <source>Who plays the first card when somebody plays alone.</source>
            <translation>Chi gioca la prima carta quando uno gioca contro due.</translation>
        </message>
        <message>
            <source>Winning now</source>
            <translation>La vincente</translation>
        </message>
        <message>
            <source>You bid nothing. If all four pass, it is a plain hand for {stake}.</source>
            <translation>Non dichiari niente. Se passano tutti e quattro, smazzata semplice: vale {stake}.</translation>
        </message>
        <message>
            <source>You can beat the card that was led: you must.</source>
            <translation>Puoi superare la carta d’uscita: devi farlo.</translation>
        </message>
        <message>
            <source>You can beat the winning card: you must.</source>
            <translation>Puoi superare la carta vincente: devi farlo.</translation>
        </message>
        <message>
            <source>You have to go higher than {contract}.</source>
            <translation>Devi dichiarare più di {contract}.</translation>
        </message>
        <message>
            <source>You leave {contract} to {seat}.</source>
            <translation>Lasci che {seat} giochi {contract}.</translation>
        </message>
        <message>
            <source>You lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{contract}: hai perso</translation>
        </message>
        <message>
            <source>You made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{contract}: hai vinto</translation>
        </message>
        <message>
            <source>You may not bid past the target; only a contract the others lose can carry you over.</source>
            <translation>Non puoi dichiarare oltre il punteggio di vittoria; lo superi solo se gli avversari perdono un contratto.</translation>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation>Devi rispondere al seme.</translation>
        </message>
        <message>
            <source>You must over-trump.</source>
            <translation>Devi surtagliare.</translation>
        </message>
        <message>
            <source>You play without {partner} and need more points than they. If not, {stake} for them.</source>
            <translation>Giochi senza {partner}: devi fare più punti degli avversari. Se no, {stake} a loro.</translation>
        </message>
        <message>
            <source>You play without {partner} and win all {all} tricks. If not, {stake} for them.</source>
            <translation>Giochi senza {partner}: devi fare tutte e {all} le prese. Se no, {stake} a loro.</translation>
        </message>
        <message>
            <source>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</source>
            <translation>Giochi senza {partner}: devi fare {need} prese su {all}. Se no, {stake} a loro.</translation>
        </message>
        <message>
            <source>You play {contract} alone</source>
            <translation>Giochi {contract} contro due</translation>
        </message>
        <message>
            <source>Your lead: any card</source>
            <translation>Esci tu: va bene qualsiasi carta</translation>
        </message>
        <message>
            <source>Your turn: play a card</source>
            <translation>Tocca a te: gioca una carta</translation>
        </message>
        <message>
            <source>a public Cuatrola server</source>
            <translation>un server pubblico di Cuatrola</translation>
        </message>
        <message>
            <source>exactly {target} to win</source>
            <translation>a {target} punti esatti</translation>
        </message>
        <message>
            <source>guiñote custom</source>
            <translation>usanza del guiñote</translation>
        </message>
        <message>
            <source>heard of, not confirmed</source>
            <translation>per sentito dire, senza conferma</translation>
        </message>
        <message>
            <source>sits out this hand</source>
            <translation>non gioca questa mano</translation>
        </message>
        <message>
            <source>the letter of the source text</source>
            <translation>il testo d’origine, alla lettera</translation>
        </message>
        <message>
            <source>to {target} points</source>
            <translation>a {target} punti</translation>
        </message>
        <message>
            <source>tute auctions</source>
            <translation>tute con licitazione</translation>
        </message>
        <message>
            <source>{cante} (you)</source>
            <comment>a cante that the reader sang</comment>
            <translation>{cante} (tu)</translation>
        </message>
        <message>
            <source>{cante} ({seat})</source>
            <comment>a cante and who sang it</comment>
            <translation>{cante} ({seat})</translation>
        </message>
        <message>
            <source>{contract} (you)</source>
            <comment>a contract that the reader plays</comment>
            <translation>{contract} (tu)</translation>
        </message>
        <message>
            <source>{contract} ({seat})</source>
            <comment>a contract and who plays it</comment>
            <translation>{contract} ({seat})</translation>
        </message>
        <message>
            <source>{contract} · {stake}</source>
            <comment>a bid as said: its name and its stake</comment>
            <translation>{contract} · {stake}</translation>
        </message>
        <message>
            <source>{high} points against {low}: worth {stake}.</source>
            <translation>{high} punti contro {low}: vale {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: nobody scores.</source>
            <translation>Parità a {high} punti: nessuno segna.</translation>
        </message>
        <message>
            <source>{high} points each: the declarer loses. Worth {stake}.</source>
            <translation>Parità a {high} punti: perde il solista. Vale {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: the mano’s pair wins. Worth {stake}.</source>
            <translation>Parità a {high} punti: vince la coppia di mano. Vale {stake}.</translation>
        </message>
        <message>
            <source>{own} + {stake} = {sum}: past {target}.</source>
            <translation>{own} + {stake} = {sum}: supereresti {target}.</translation>
        </message>
        <message>
            <source>{seat} lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{contract}: {seat} ha perso</translation>
        </message>
        <message>
            <source>{seat} made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{contract}: {seat} ha vinto</translation>
        </message>
        <message>
            <source>{seat} plays {contract} alone</source>
            <translation>{seat} gioca {contract} contro due</translation>
        </message>
        <message>
            <source>{suit}</source>
            <comment>only the name of a suit, for the corner of the table</comment>
            <translation>{suit}</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>The brackets in the file are nested too deeply.</source>
            <translation>Nel file ci sono troppe parentesi una dentro l’altra.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>Il file è vuoto.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>Il file non è un testo UTF-8.</translation>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation>Il file è troppo grande.</translation>
        </message>
        <message>
            <source>There is a character in the file that does not exist.</source>
            <translation>Nel file c’è un carattere che non esiste.</translation>
        </message>
        <message>
            <source>There is a number in the file that cannot be read.</source>
            <translation>Nel file c’è un numero che non si può leggere.</translation>
        </message>
        <message>
            <source>There is no JSON object in the file.</source>
            <translation>Nel file non c’è nessun oggetto JSON.</translation>
        </message>
        <message>
            <source>This is no JSON: line {line}, column {column}.</source>
            <translation>Non è JSON: riga {line}, colonna {column}.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened: {why}.</source>
            <translation>Il file «{file}» non si può aprire: {why}.</translation>
        </message>
        <message>
            <source>“{name}” stands twice in the same place.</source>
            <translation>«{name}» compare due volte nello stesso punto.</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>{card}, not now: {reason}</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, non ora: {reason}</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, si può giocare</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>A new match</source>
            <translation>Una nuova partita</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Informazioni</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Scegli un gioco</translation>
        </message>
        <message>
            <source>Continue the match</source>
            <translation>Continua la partita</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>It is kept as a file of its own, but will not be offered here again.</source>
            <translation>Resta salvata in un file a parte, ma qui non verrà più proposta.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>Tocca a te.</translation>
        </message>
        <message>
            <source>Keep the match</source>
            <translation>Tieni la partita</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>Esci dallo schermo intero</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opzioni</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferenze</translation>
        </message>
        <message>
            <source>Resume · today, {time}</source>
            <translation>Da riprendere · oggi, {time}</translation>
        </message>
        <message>
            <source>Resume · yesterday, {time}</source>
            <translation>Da riprendere · ieri, {time}</translation>
        </message>
        <message>
            <source>Resume · {date}, {time}</source>
            <translation>Da riprendere · {date}, {time}</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>button: put the running match away</comment>
            <translation>Metti da parte</translation>
        </message>
        <message>
            <source>Set aside and start</source>
            <translation>Metti da parte e comincia</translation>
        </message>
        <message>
            <source>Set the running match aside and start a new one?</source>
            <translation>Vuoi mettere da parte la partita in corso e cominciarne un’altra?</translation>
        </message>
        <message>
            <source>Set the running match aside?</source>
            <translation>Vuoi mettere da parte la partita in corso?</translation>
        </message>
        <message>
            <source>The others are to play.</source>
            <translation>Tocca agli altri.</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the reader, at the head of a list of names</comment>
            <translation>Tu</translation>
        </message>
        <message>
            <source>You were watching.</source>
            <translation>Stavi guardando.</translation>
        </message>
        <message>
            <source>against</source>
            <comment>stands between the portraits of two pairs</comment>
            <translation>contro</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} e {second}</translation>
        </message>
        <message>
            <source>{game} · hand {number}</source>
            <translation>{game} · smazzata {number}</translation>
        </message>
        <message>
            <source>{language}, chosen</source>
            <comment>name of the language button for screen readers</comment>
            <translation>{language}, in uso</translation>
        </message>
        <message>
            <source>{names} {points}</source>
            <comment>a side and its points, in a list of the sides</comment>
            <translation>{names} {points}</translation>
        </message>
    </context>
    <context>
        <name>Narration</name>
        <message>
            <source>Everybody sees the {card} of {seat}.</source>
            <translation>Tutti vedono una carta di {seat}: {card}.</translation>
        </message>
        <message>
            <source>Everybody sees your {card}.</source>
            <translation>Tutti vedono una tua carta: {card}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>Dai le carte tu.</translation>
        </message>
        <message>
            <source>You play the {card}.</source>
            <translation>Giochi: {card}.</translation>
        </message>
        <message>
            <source>You take the trick.</source>
            <translation>La presa è tua.</translation>
        </message>
        <message>
            <source>You: {words}</source>
            <translation>Tu: {words}</translation>
        </message>
        <message>
            <source>{seat} deals.</source>
            <translation>{seat} dà le carte.</translation>
        </message>
        <message>
            <source>{seat} plays the {card}.</source>
            <translation>{seat} gioca: {card}.</translation>
        </message>
        <message>
            <source>{seat} takes the trick.</source>
            <translation>{seat} fa la presa.</translation>
        </message>
        <message>
            <source>{seat}: {words}</source>
            <translation>{seat}: {words}</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>default</source>
            <comment>mark on the default value of an option, small</comment>
            <translation>usuale</translation>
        </message>
        <message>
            <source>{value} (default)</source>
            <comment>the default value of an option, in a list</comment>
            <translation>{value} (usuale)</translation>
        </message>
        <message>
            <source>{value}: {source}</source>
            <comment>a value of an option and where the variant comes from</comment>
            <translation>{value}: {source}</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Across, your partner</source>
            <translation>Di fronte, in coppia con te</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>level</comment>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Name of the player: {seat}</source>
            <comment>name of a text field for screen readers</comment>
            <translation>Nome di chi gioca: {seat}</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>level</comment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Place {number}</source>
            <comment>a seat at the table, where the reader has none</comment>
            <translation>Posto {number}</translation>
        </message>
        <message>
            <source>Place {number}, with place {partner}</source>
            <comment>a seat and its partner's, at a table of bots</comment>
            <translation>Posto {number}, in coppia con il {partner}</translation>
        </message>
        <message>
            <source>Plays any card the rules allow, without a thought.</source>
            <translation>Gioca una carta permessa qualsiasi, senza pensarci.</translation>
        </message>
        <message>
            <source>Plays by sound rules of thumb, a good match for beginners.</source>
            <translation>Gioca con poche regole di buon senso: va bene per chi comincia.</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>level</comment>
            <translation>A caso</translation>
        </message>
        <message>
            <source>Remembers what was played and thinks ahead.</source>
            <translation>Ricorda le carte già giocate e pensa in anticipo.</translation>
        </message>
        <message>
            <source>To your left</source>
            <translation>Alla tua sinistra</translation>
        </message>
        <message>
            <source>To your right</source>
            <translation>Alla tua destra</translation>
        </message>
        <message>
            <source>Who plays: {seat}</source>
            <comment>name of a choice for screen readers</comment>
            <translation>Chi gioca: {seat}</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the name of a player who gave none</comment>
            <translation>Tu</translation>
        </message>
        <message>
            <source>You</source>
            <comment>who plays in a seat</comment>
            <translation>Tu</translation>
        </message>
        <message>
            <source>You only watch: the house plays in every seat, and all cards lie open.</source>
            <translation>Tu guardi e basta: gioca il computer in tutti i posti, a carte scoperte.</translation>
        </message>
        <message>
            <source>You play these cards.</source>
            <translation>Queste carte le giochi tu.</translation>
        </message>
        <message>
            <source>Your place</source>
            <translation>Il tuo posto</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>As it stands on the table and in saved matches.</source>
            <translation>Come si legge al tavolo e nelle partite salvate.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>colours of the window</comment>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <comment>choice of the language</comment>
            <translation>Come il sistema: {language}</translation>
        </message>
        <message>
            <source>Ask before playing a card</source>
            <translation>Chiedi conferma prima di giocare</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>colour of the table cloth</comment>
            <translation>Blu</translation>
        </message>
        <message>
            <source>Brisk</source>
            <comment>pace</comment>
            <translation>Svelto</translation>
        </message>
        <message>
            <source>Colours of the window</source>
            <translation>Colori della finestra</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>colours of the window</comment>
            <translation>Scuri</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>colour of the table cloth</comment>
            <translation>Verde</translation>
        </message>
        <message>
            <source>How fast cards move, and how long the others take.</source>
            <translation>Quanto corrono le carte e quanto tempo si prendono gli altri.</translation>
        </message>
        <message>
            <source>Independent of the size of the window.</source>
            <translation>Non dipende da quanto è grande la finestra.</translation>
        </message>
        <message>
            <source>Keep a finished trick until I click</source>
            <translation>Lascia la presa in tavola finché non faccio clic</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Lingua e testo</translation>
        </message>
        <message>
            <source>Large</source>
            <comment>size of the text</comment>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Largest</source>
            <comment>size of the text</comment>
            <translation>Molto grande</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>colours of the window</comment>
            <translation>Chiari</translation>
        </message>
        <message>
            <source>No animation</source>
            <comment>pace</comment>
            <translation>Senza animazioni</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>size of the text</comment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Of the windows. Rule words such as mano and cante stay as they are.</source>
            <translation>Quella delle finestre. I nomi del gioco, come Solo e Quintola, restano come sono.</translation>
        </message>
        <message>
            <source>Otherwise it is gathered after a moment.</source>
            <translation>Altrimenti viene raccolta dopo un attimo.</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Pace and table</source>
            <translation>Ritmo e tavolo</translation>
        </message>
        <message>
            <source>Portrait {number}</source>
            <translation>Ritratto {number}</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferenze</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Grandezza del testo</translation>
        </message>
        <message>
            <source>Slate</source>
            <comment>colour of the table cloth</comment>
            <translation>Ardesia</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>Lento</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Panno del tavolo</translation>
        </message>
        <message>
            <source>The colour you play on, in every game.</source>
            <translation>Il colore su cui giochi, in tutti i giochi.</translation>
        </message>
        <message>
            <source>The first click lifts the card, the second one plays it.</source>
            <translation>Il primo clic alza la carta, il secondo la gioca.</translation>
        </message>
        <message>
            <source>The others choose among those that are left.</source>
            <translation>Gli altri scelgono tra quelli che restano.</translation>
        </message>
        <message>
            <source>The table itself looks the same in both.</source>
            <translation>Il tavolo invece resta sempre uguale.</translation>
        </message>
        <message>
            <source>Wine</source>
            <comment>colour of the table cloth</comment>
            <translation>Vino</translation>
        </message>
        <message>
            <source>You</source>
            <comment>section about the reader</comment>
            <translation>Tu</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Il tuo nome</translation>
        </message>
        <message>
            <source>Your portrait</source>
            <translation>Il tuo ritratto</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>{bid}, stake {stake}</source>
            <comment>for screen readers: a bid and what it is worth</comment>
            <translation>{bid}, vale {stake}</translation>
        </message>
        <message>
            <source>{choice}, not allowed: {reason}</source>
            <comment>for screen readers</comment>
            <translation>{choice}, non si può: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>A word is missing, or there is one too many.</source>
            <translation>Manca una parola, o ce n’è una di troppo.</translation>
        </message>
        <message>
            <source>An action begins with the number of a seat at this table.</source>
            <translation>Un’azione comincia con il numero di un posto di questo tavolo.</translation>
        </message>
        <message>
            <source>Deal codes are not supported yet; the round needs its pack.</source>
            <translation>I codici delle smazzate non si possono ancora usare; alla smazzata serve il suo mazzo.</translation>
        </message>
        <message>
            <source>Round {round}, action {action} (“{text}”): {reason}</source>
            <translation>Smazzata {round}, azione {action} («{text}»): {reason}</translation>
        </message>
        <message>
            <source>Round {round}: {reason}</source>
            <translation>Smazzata {round}: {reason}</translation>
        </message>
        <message>
            <source>Seat {dealer} cannot be the dealer.</source>
            <translation>Il posto {dealer} non può essere il mazziere.</translation>
        </message>
        <message>
            <source>The card “{card}” is named twice.</source>
            <translation>La carta «{card}» compare due volte.</translation>
        </message>
        <message>
            <source>The game has no card “{card}”.</source>
            <translation>In questo gioco non c’è la carta «{card}».</translation>
        </message>
        <message>
            <source>The match was won before this round.</source>
            <translation>La partita era già vinta prima di questa smazzata.</translation>
        </message>
        <message>
            <source>The option “{option}” cannot be “{value}”.</source>
            <translation>L’opzione «{option}» non può essere «{value}».</translation>
        </message>
        <message>
            <source>The pack has {count} cards and should have {whole}.</source>
            <translation>Carte nel mazzo: {count}; dovrebbero essere {whole}.</translation>
        </message>
        <message>
            <source>The record has version {version}; this program knows version {known}.</source>
            <translation>La registrazione è della versione {version}; questo programma conosce la versione {known}.</translation>
        </message>
        <message>
            <source>The record names a winner that its rounds do not give.</source>
            <translation>Le smazzate non danno la vittoria a chi è indicato nella registrazione.</translation>
        </message>
        <message>
            <source>The result does not hold: replaying gives another “{field}”.</source>
            <translation>Il risultato non torna: rigiocando la smazzata, «{field}» è diverso.</translation>
        </message>
        <message>
            <source>The round is not over, and another one follows.</source>
            <translation>La smazzata non è finita e ne segue un’altra.</translation>
        </message>
        <message>
            <source>The round was already over.</source>
            <translation>La smazzata era già finita.</translation>
        </message>
        <message>
            <source>There are {seats} seats for {players} players.</source>
            <translation>Posti indicati: {seats}; giocatori: {players}.</translation>
        </message>
        <message>
            <source>There is a result, but the round is not over.</source>
            <translation>C’è un risultato, ma la smazzata non è finita.</translation>
        </message>
        <message>
            <source>There is no action “{verb}”.</source>
            <translation>L’azione «{verb}» non esiste.</translation>
        </message>
        <message>
            <source>There is no game “{game}”.</source>
            <translation>Il gioco «{game}» non esiste.</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>L’opzione «{option}» non esiste.</translation>
        </message>
        <message>
            <source>This is not a record of a match.</source>
            <translation>Questa non è la registrazione di una partita.</translation>
        </message>
        <message>
            <source>{game} is not played by {players}.</source>
            <translation>{game} non si gioca in {players}.</translation>
        </message>
        <message>
            <source>“start_total” needs one number for each side or seat.</source>
            <translation>«start_total» deve avere un numero per ogni coppia o per ogni posto.</translation>
        </message>
        <message>
            <source>“start_total” says that the match is already won.</source>
            <translation>Secondo «start_total» la partita è già vinta.</translation>
        </message>
        <message>
            <source>“{field}” is missing or is not what it should be.</source>
            <translation>«{field}» manca o non è come dovrebbe.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>Play one of the raised cards.</source>
            <translation>Gioca una delle carte sollevate.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <translation>Gioca: {card}.</translation>
        </message>
        <message>
            <source>“{rule}”</source>
            <comment>the rule that forbids a card, quoted</comment>
            <translation>«{rule}»</translation>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <source>Desk is already running. The match in this window is not saved.</source>
            <translation>Desk è già aperto. La partita in questa finestra non viene salvata.</translation>
        </message>
        <message>
            <source>The match cannot be saved: {why}. It is tried again at the next move.</source>
            <translation>La partita non si può salvare: {why}. Si riprova alla prossima mossa.</translation>
        </message>
        <message>
            <source>The program does not get along with it.</source>
            <translation>Il programma non ne viene a capo.</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is kept as “{file}”.</source>
            <translation>La partita salvata non si può riprendere. {why} È stata conservata come «{file}».</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</source>
            <translation>La partita salvata non si può riprendere. {why} Resta com’è, e questa nuova partita non viene salvata.</translation>
        </message>
        <message>
            <source>There is more than one match in the file.</source>
            <translation>Nel file c’è più di una partita.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be kept: {why}.</source>
            <translation>Le preferenze non si possono salvare: {why}.</translation>
        </message>
        <message>
            <source>The settings could not be read and are as new. The old file is kept as “{file}”.</source>
            <translation>Le preferenze non si possono leggere e tornano quelle iniziali. Il vecchio file è stato conservato come «{file}».</translation>
        </message>
        <message>
            <source>The settings in “{file}” cannot be read. They are left as they are.</source>
            <translation>Le preferenze in «{file}» non si possono leggere. Il file resta com’è.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the default</source>
            <translation>
                <numerusform>%n regola diversa dal solito</numerusform>
                <numerusform>%n regole diverse dal solito</numerusform>
            </translation>
        </message>
        <message>
            <source>All rules as usual</source>
            <translation>Regole come al solito</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Torna alle regole usuali</translation>
        </message>
        <message>
            <source>New match: {game}</source>
            <translation>Nuova partita: {game}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Comincia la partita</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Change the rules</source>
            <translation>Cambia le regole</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>Smazzata {number}</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Guarda il tavolo</translation>
        </message>
        <message>
            <source>Match score</source>
            <translation>Punti partita</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Prossima smazzata</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nessuno segna</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Rivincita</translation>
        </message>
        <message>
            <source>The match so far</source>
            <translation>La partita finora</translation>
        </message>
        <message>
            <source>To the start page</source>
            <translation>Alla pagina iniziale</translation>
        </message>
        <message>
            <source>You sat out with</source>
            <comment>before the cards of the reader, who took no part</comment>
            <translation>Le tue carte non giocate</translation>
        </message>
        <message>
            <source>You win the match, {own} to {other}</source>
            <comment>the reader's side won</comment>
            <translation>Hai vinto la partita, {own} a {other}</translation>
        </message>
        <message>
            <source>{names} win the match, {own} to {other}</source>
            <translation>Partita vinta da {names}, {own} a {other}</translation>
        </message>
        <message numerus="yes">
            <source>{names}: %n point(s)</source>
            <comment>who gained how much in this hand</comment>
            <translation>
                <numerusform>{names}: %n punto</numerusform>
                <numerusform>{names}: %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} sat out with</source>
            <comment>before the cards of a player who took no part</comment>
            <translation>{name}: carte non giocate</translation>
        </message>
        <message>
            <source>{title} · {reason}</source>
            <comment>what was played, and why it counts as it does</comment>
            <translation>{title} · {reason}</translation>
        </message>
    </context>
    <context>
        <name>Strips</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>what a trick is worth</comment>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>No trick has been taken yet.</source>
            <translation>Non c’è ancora nessuna presa.</translation>
        </message>
        <message>
            <source>Order and value of the cards</source>
            <translation>Ordine e valore delle carte</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Presa {number}</translation>
        </message>
        <message>
            <source>You took it</source>
            <translation>L’hai fatta tu</translation>
        </message>
        <message>
            <source>{name} took it</source>
            <translation>L’ha fatta {name}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>All have seen your {cards}</source>
            <comment>cards of the reader's hand that everybody has seen</comment>
            <translation>Tutti sanno che hai: {cards}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <comment>which hand of the match is being played</comment>
            <translation>Smazzata {number}</translation>
        </message>
        <message>
            <source>It is not this seat’s turn.</source>
            <translation>Non tocca a questo posto.</translation>
        </message>
        <message>
            <source>Nothing on the table</source>
            <comment>for screen readers</comment>
            <translation>Niente in tavola</translation>
        </message>
        <message>
            <source>On the table: {cards}</source>
            <comment>the trick, for screen readers</comment>
            <translation>In tavola: {cards}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Rivedi i conti</translation>
        </message>
        <message>
            <source>Seen: {cards}</source>
            <comment>cards of a hand that everybody has seen</comment>
            <translation>In vista: {cards}</translation>
        </message>
        <message>
            <source>That cannot be done now.</source>
            <translation>Ora non si può fare.</translation>
        </message>
        <message>
            <source>That card is not in this hand.</source>
            <translation>Questa carta non è tra quelle in mano.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>La smazzata è finita.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The table has moved on.</source>
            <translation>Il gioco è già andato avanti.</translation>
        </message>
        <message>
            <source>They</source>
            <comment>the other pair, at the score</comment>
            <translation>Loro</translation>
        </message>
        <message>
            <source>We</source>
            <comment>the reader's pair, at the score</comment>
            <translation>Noi</translation>
        </message>
        <message>
            <source>You and {name}</source>
            <comment>the reader and the partner</comment>
            <translation>Tu e {name}</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>contro di te</translation>
        </message>
        <message>
            <source>your partner</source>
            <translation>in coppia con te</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>tocca a te</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n point(s)</source>
            <comment>a card and what it counts</comment>
            <translation>
                <numerusform>{card}: %n punto</numerusform>
                <numerusform>{card}: %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} e {second}</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two items of a list</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>{hand} · {goal}</source>
            <comment>which hand, and what wins the match</comment>
            <translation>{hand} · {goal}</translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Card values</source>
            <translation>Valori</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Ultima presa</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Lascia il tavolo</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Conti</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button: put a notice away</comment>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Desk — {game}</source>
            <comment>title of the window while a game is on the table</comment>
            <translation>Desk — {game}</translation>
        </message>
        <message>
            <source>Something went wrong that nobody expected. It is written in the log; you can play on.</source>
            <translation>È successo qualcosa che nessuno si aspettava. È annotato nel registro; puoi continuare a giocare.</translation>
        </message>
    </context>
</TS>
