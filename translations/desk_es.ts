<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</source>
            <translation>Una mesa de cartas para el ordenador. Funciona solo en este equipo y no envía nada a ninguna parte.</translation>
        </message>
        <message>
            <source>About Desk</source>
            <translation>Acerca de Desk</translation>
        </message>
        <message>
            <source>Desk {version}</source>
            <translation>Desk {version}</translation>
        </message>
        <message>
            <source>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</source>
            <translation>Desk, con sus reglas y sus dibujos, es software libre con licencia MIT: úsalo, cámbialo y compártelo.</translation>
        </message>
        <message>
            <source>Games in this version: {games}.</source>
            <translation>Juegos de esta versión: {games}.</translation>
        </message>
        <message>
            <source>Hide the licence of the type</source>
            <translation>Ocultar la licencia del tipo de letra</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <source>Show the licence of the type</source>
            <translation>Ver la licencia del tipo de letra</translation>
        </message>
        <message>
            <source>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</source>
            <translation>El tipo de letra es Noto Sans CJK JP, reducido a lo que Desk necesita, con la licencia SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</source>
            <translation>Las ventanas están hechas con Qt y PySide6, que se usan con la licencia GNU Lesser General Public License, versión 3. Puedes cambiarlos por versiones tuyas. Su código fuente está en qt.io.</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>{seat} did not answer; a simple move was played instead.</source>
            <translation>{seat} no ha respondido; se ha hecho una jugada sencilla en su lugar.</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace of {suit}</source>
            <translation>as de {suit}</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>Spanish suit: bastos</comment>
            <translation>bastos</translation>
        </message>
        <message>
            <source>coins</source>
            <comment>Spanish suit: oros</comment>
            <translation>oros</translation>
        </message>
        <message>
            <source>cups</source>
            <comment>Spanish suit: copas</comment>
            <translation>copas</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <comment>Spanish sota</comment>
            <translation>sota de {suit}</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>rey de {suit}</translation>
        </message>
        <message>
            <source>knight of {suit}</source>
            <comment>Spanish caballo</comment>
            <translation>caballo de {suit}</translation>
        </message>
        <message>
            <source>swords</source>
            <comment>Spanish suit: espadas</comment>
            <translation>espadas</translation>
        </message>
        <message>
            <source>three of {suit}</source>
            <translation>tres de {suit}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <comment>a card with a number</comment>
            <translation>{rank} de {suit}</translation>
        </message>
    </context>
    <context>
        <name>Cuatrola</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>tricks won by a player</comment>
            <translation>
                <numerusform>%n baza</numerusform>
                <numerusform>%n bazas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) won, {need} needed: worth {stake}.</source>
            <comment>of the declarer</comment>
            <translation>
                <numerusform>%n baza de las {need} necesarias: vale {stake}.</numerusform>
                <numerusform>%n bazas de las {need} necesarias: vale {stake}.</numerusform>
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
            <translation>2 puntos</translation>
        </message>
        <message>
            <source>21</source>
            <translation>21</translation>
        </message>
        <message>
            <source>4 players · about 15 minutes</source>
            <translation>4 jugadores · unos 15 minutos</translation>
        </message>
        <message>
            <source>7</source>
            <translation>7</translation>
        </message>
        <message>
            <source>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</source>
            <translation>Seguir hasta la quinta baza aunque la cuatrola o la quintola esté decidida. Los puntos no cambian.</translation>
        </message>
        <message>
            <source>All five tricks in a plain hand</source>
            <translation>Las cinco bazas en una mano sin apuesta</translation>
        </message>
        <message>
            <source>All pass: a plain hand</source>
            <translation>Todos pasan: mano sin apuesta</translation>
        </message>
        <message>
            <source>All {all} tricks: worth {stake}.</source>
            <translation>Las {all} bazas: vale {stake}.</translation>
        </message>
        <message>
            <source>Always</source>
            <comment>option: the duty to beat holds</comment>
            <translation>Siempre</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>Ronda de apuestas</translation>
        </message>
        <message>
            <source>Beat which card</source>
            <translation>Qué carta hay que montar</translation>
        </message>
        <message>
            <source>Cantes after one trick</source>
            <translation>Cantes por baza</translation>
        </message>
        <message>
            <source>Card led</source>
            <translation>La de salida</translation>
        </message>
        <message>
            <source>Contract</source>
            <translation>Apuesta</translation>
        </message>
        <message>
            <source>Cuatrola</source>
            <translation>Cuatrola</translation>
        </message>
        <message>
            <source>Dealer</source>
            <comment>mark of the dealer</comment>
            <translation>Reparte</translation>
        </message>
        <message>
            <source>Declarer</source>
            <translation>Declarante</translation>
        </message>
        <message>
            <source>Declarer loses</source>
            <translation>Pierde el declarante</translation>
        </message>
        <message>
            <source>Do you announce a cante?</source>
            <translation>¿Cantas?</translation>
        </message>
        <message>
            <source>Each player speaks once; the highest bid plays.</source>
            <translation>Cada jugador habla una vez; se juega la apuesta más alta.</translation>
        </message>
        <message>
            <source>Equal points when all four play.</source>
            <translation>Tantos iguales cuando juegan los cuatro.</translation>
        </message>
        <message>
            <source>Equal points when somebody plays a solo.</source>
            <translation>Tantos iguales cuando alguien juega un solo.</translation>
        </message>
        <message>
            <source>Exact finish</source>
            <translation>Puntos exactos</translation>
        </message>
        <message>
            <source>First bid closes</source>
            <translation>La primera cierra</translation>
        </message>
        <message>
            <source>First lead in a contract</source>
            <translation>Quién sale cuando hay apuesta</translation>
        </message>
        <message>
            <source>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</source>
            <translation>Asiste, monta, falla, o apuesta por jugar sin tu pareja. Se gana con {target} puntos exactos.</translation>
        </message>
        <message>
            <source>Forty before twenty</source>
            <translation>Las cuarenta antes que las veinte</translation>
        </message>
        <message>
            <source>Forty in {suit}</source>
            <translation>Las cuarenta en {suit}</translation>
        </message>
        <message>
            <source>Highest bid</source>
            <translation>La más alta</translation>
        </message>
        <message>
            <source>How many kings with their knights the winning pair may announce.</source>
            <translation>Cuántas veces puede cantar la pareja que se lleva la baza.</translation>
        </message>
        <message>
            <source>King and knight of one suit. Everybody will hear it.</source>
            <translation>Rey y caballo del mismo palo. Lo oirá toda la mesa.</translation>
        </message>
        <message>
            <source>La Cuatrola</source>
            <translation>La Cuatrola</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Diez de últimas</translation>
        </message>
        <message>
            <source>Ludoteka and others</source>
            <translation>como en Ludoteka y otros sitios</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>mark of the eldest hand</comment>
            <translation>Mano</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>option: who leads</comment>
            <translation>Mano</translation>
        </message>
        <message>
            <source>Mano’s pair wins</source>
            <translation>Gana la pareja mano</translation>
        </message>
        <message>
            <source>Must you still beat or trump the trick?</source>
            <translation>¿Hay que montar o fallar la baza de todas formas?</translation>
        </message>
        <message>
            <source>No card of the suit: you must trump.</source>
            <translation>No tienes el palo: debes fallar.</translation>
        </message>
        <message>
            <source>Nobody has bid yet. Everyone speaks once.</source>
            <translation>Nadie ha apostado todavía. Se habla una sola vez.</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nadie puntúa</translation>
        </message>
        <message>
            <source>Not needed</source>
            <comment>option: the duty to beat does not hold</comment>
            <translation>No hace falta</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ahora no</translation>
        </message>
        <message>
            <source>One each</source>
            <translation>Uno por jugador</translation>
        </message>
        <message>
            <source>One per pair</source>
            <translation>Uno por pareja</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>said in the auction</comment>
            <translation>Paso</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <translation>Mano sin apuesta</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <comment>title of the score sheet; who won it is said beside it</comment>
            <translation>Mano sin apuesta</translation>
        </message>
        <message>
            <source>Play out decided contracts</source>
            <translation>Jugar siempre las cinco bazas</translation>
        </message>
        <message>
            <source>Points in cards</source>
            <translation>Tantos de las cartas</translation>
        </message>
        <message>
            <source>Points to win</source>
            <translation>Puntos para ganar</translation>
        </message>
        <message>
            <source>Points together</source>
            <translation>Total de tantos</translation>
        </message>
        <message>
            <source>Quintola</source>
            <translation>Quintola</translation>
        </message>
        <message>
            <source>Sing forty</source>
            <translation>Cantar las cuarenta</translation>
        </message>
        <message>
            <source>Sing twenty</source>
            <translation>Cantar las veinte</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Spanish deck · two against two</source>
            <translation>Baraja española · dos contra dos</translation>
        </message>
        <message>
            <source>The card you must beat if you can, when you follow suit.</source>
            <translation>La carta que debes montar, si puedes, cuando asistes.</translation>
        </message>
        <message>
            <source>The first pair to reach this many match points wins.</source>
            <translation>Gana la primera pareja que llega a estos puntos de partida.</translation>
        </message>
        <message>
            <source>The forty comes first.</source>
            <translation>Primero, las cuarenta.</translation>
        </message>
        <message>
            <source>The highest bid is {contract}, by {seat}. Everyone speaks once.</source>
            <translation>La más alta: {contract}, de {seat}. Se habla una sola vez.</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Puntos de la mano</translation>
        </message>
        <message>
            <source>Tie in a plain hand</source>
            <translation>Empate en una mano sin apuesta</translation>
        </message>
        <message>
            <source>Tie in a solo</source>
            <translation>Empate en un solo</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Bazas</translation>
        </message>
        <message>
            <source>Trump</source>
            <translation>Triunfo</translation>
        </message>
        <message>
            <source>Twenty in {suit}</source>
            <translation>Las veinte en {suit}</translation>
        </message>
        <message>
            <source>What a plain hand gives to the pair that won every trick.</source>
            <translation>Lo que gana en una mano sin apuesta la pareja que se lleva todas las bazas.</translation>
        </message>
        <message>
            <source>What do you bid?</source>
            <translation>¿Qué apuestas?</translation>
        </message>
        <message>
            <source>When your partner is winning</source>
            <translation>Si va ganando tu pareja</translation>
        </message>
        <message>
            <source>Who can sing forty may sing no twenty before it.</source>
            <translation>Quien tiene las cuarenta no puede cantar antes las veinte.</translation>
        </message>
        <message>
            <source>Who plays the first card when somebody plays alone.</source>
            <translation>Quién juega la primera carta cuando alguien juega sin su pareja.</translation>
        </message>
        <message>
            <source>Winning now</source>
            <translation>La que va ganando</translation>
        </message>
        <message>
            <source>You bid nothing. If all four pass, it is a plain hand for {stake}.</source>
            <translation>No apuestas. Si pasáis los cuatro, mano sin apuesta: vale {stake}.</translation>
        </message>
        <message>
            <source>You can beat the card that was led: you must.</source>
            <translation>Puedes montar la carta de salida: tienes que hacerlo.</translation>
        </message>
        <message>
            <source>You can beat the winning card: you must.</source>
            <translation>Puedes montar: tienes que hacerlo.</translation>
        </message>
        <message>
            <source>You have to go higher than {contract}.</source>
            <translation>Tienes que subir de {contract}.</translation>
        </message>
        <message>
            <source>You leave {contract} to {seat}.</source>
            <translation>Dejas que {seat} juegue su {contract}.</translation>
        </message>
        <message>
            <source>You lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>Has perdido tu {contract}</translation>
        </message>
        <message>
            <source>You made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>Has ganado tu {contract}</translation>
        </message>
        <message>
            <source>You may not bid past the target; only a contract the others lose can carry you over.</source>
            <translation>No se puede apostar más de lo que falta; solo te pasas si los contrarios pierden su apuesta.</translation>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation>Debes asistir.</translation>
        </message>
        <message>
            <source>You must over-trump.</source>
            <translation>Debes montar el fallo.</translation>
        </message>
        <message>
            <source>You play without {partner} and need more points than they. If not, {stake} for them.</source>
            <translation>Juegas sin {partner}, a hacer más tantos que ellos; si no, {stake} para ellos.</translation>
        </message>
        <message>
            <source>You play without {partner} and win all {all} tricks. If not, {stake} for them.</source>
            <translation>Juegas sin {partner}, a ganar las {all} bazas; si no, {stake} para ellos.</translation>
        </message>
        <message>
            <source>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</source>
            <translation>Juegas sin {partner}, a ganar {need} de las {all} bazas; si no, {stake} para ellos.</translation>
        </message>
        <message>
            <source>You play {contract} alone</source>
            <translation>Juegas {contract}, sin tu pareja</translation>
        </message>
        <message>
            <source>Your lead: any card</source>
            <translation>Sales tú: cualquier carta</translation>
        </message>
        <message>
            <source>Your turn: play a card</source>
            <translation>Te toca: juega una carta</translation>
        </message>
        <message>
            <source>a public Cuatrola server</source>
            <translation>como en una Cuatrola de internet</translation>
        </message>
        <message>
            <source>exactly {target} to win</source>
            <translation>a {target} exactos</translation>
        </message>
        <message>
            <source>guiñote custom</source>
            <translation>como en el guiñote</translation>
        </message>
        <message>
            <source>heard of, not confirmed</source>
            <translation>de oídas, sin confirmar</translation>
        </message>
        <message>
            <source>sits out this hand</source>
            <translation>no juega esta mano</translation>
        </message>
        <message>
            <source>the letter of the source text</source>
            <translation>como dice el reglamento, al pie de la letra</translation>
        </message>
        <message>
            <source>to {target} points</source>
            <translation>a {target} puntos</translation>
        </message>
        <message>
            <source>tute auctions</source>
            <translation>como en el tute subastado</translation>
        </message>
        <message>
            <source>{cante} (you)</source>
            <comment>a cante that the reader sang</comment>
            <translation>{cante} (tú)</translation>
        </message>
        <message>
            <source>{cante} ({seat})</source>
            <comment>a cante and who sang it</comment>
            <translation>{cante} ({seat})</translation>
        </message>
        <message>
            <source>{contract} (you)</source>
            <comment>a contract that the reader plays</comment>
            <translation>{contract} (tú)</translation>
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
            <translation>{high} tantos contra {low}: vale {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: nobody scores.</source>
            <translation>Empate a {high} tantos: nadie puntúa.</translation>
        </message>
        <message>
            <source>{high} points each: the declarer loses. Worth {stake}.</source>
            <translation>Empate a {high} tantos: pierde el declarante. Vale {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: the mano’s pair wins. Worth {stake}.</source>
            <translation>Empate a {high} tantos: gana la pareja mano. Vale {stake}.</translation>
        </message>
        <message>
            <source>{own} + {stake} = {sum}: past {target}.</source>
            <translation>{own} + {stake} = {sum}: os haría pasar de {target}.</translation>
        </message>
        <message>
            <source>{seat} lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat} ha perdido su {contract}</translation>
        </message>
        <message>
            <source>{seat} made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat} ha ganado su {contract}</translation>
        </message>
        <message>
            <source>{seat} plays {contract} alone</source>
            <translation>{seat} juega {contract}, sin su pareja</translation>
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
            <translation>El archivo tiene demasiados paréntesis unos dentro de otros.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>El archivo está vacío.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>El archivo no es texto UTF-8.</translation>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation>El archivo es demasiado grande.</translation>
        </message>
        <message>
            <source>There is a character in the file that does not exist.</source>
            <translation>En el archivo hay un carácter que no existe.</translation>
        </message>
        <message>
            <source>There is a number in the file that cannot be read.</source>
            <translation>En el archivo hay un número que no se puede leer.</translation>
        </message>
        <message>
            <source>There is no JSON object in the file.</source>
            <translation>En el archivo no hay ningún objeto JSON.</translation>
        </message>
        <message>
            <source>This is no JSON: line {line}, column {column}.</source>
            <translation>Esto no es JSON: línea {line}, columna {column}.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened: {why}.</source>
            <translation>No se puede abrir «{file}»: {why}.</translation>
        </message>
        <message>
            <source>“{name}” stands twice in the same place.</source>
            <translation>«{name}» está dos veces en el mismo lugar.</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>{card}, not now: {reason}</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, ahora no: {reason}</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, se puede jugar</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>A new match</source>
            <translation>Partida nueva</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Acerca de</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Elige un juego</translation>
        </message>
        <message>
            <source>Continue the match</source>
            <translation>Continuar la partida</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>It is kept as a file of its own, but will not be offered here again.</source>
            <translation>Se guarda en un archivo aparte, pero ya no aparecerá aquí.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>Te toca a ti.</translation>
        </message>
        <message>
            <source>Keep the match</source>
            <translation>Dejarla como está</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>Salir de pantalla completa</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <source>Resume · today, {time}</source>
            <translation>Continuar · hoy, {time}</translation>
        </message>
        <message>
            <source>Resume · yesterday, {time}</source>
            <translation>Continuar · ayer, {time}</translation>
        </message>
        <message>
            <source>Resume · {date}, {time}</source>
            <translation>Continuar · {date}, {time}</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>button: put the running match away</comment>
            <translation>Apartar</translation>
        </message>
        <message>
            <source>Set aside and start</source>
            <translation>Apartar y empezar</translation>
        </message>
        <message>
            <source>Set the running match aside and start a new one?</source>
            <translation>¿Apartar la partida en curso y empezar otra?</translation>
        </message>
        <message>
            <source>Set the running match aside?</source>
            <translation>¿Apartar la partida en curso?</translation>
        </message>
        <message>
            <source>The others are to play.</source>
            <translation>Les toca a los demás.</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the reader, at the head of a list of names</comment>
            <translation>Tú</translation>
        </message>
        <message>
            <source>You were watching.</source>
            <translation>Estabas mirando.</translation>
        </message>
        <message>
            <source>against</source>
            <comment>stands between the portraits of two pairs</comment>
            <translation>contra</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} y {second}</translation>
        </message>
        <message>
            <source>{game} · hand {number}</source>
            <translation>{game} · mano {number}</translation>
        </message>
        <message>
            <source>{language}, chosen</source>
            <comment>name of the language button for screen readers</comment>
            <translation>{language}, elegido</translation>
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
            <translation>Todos ven la carta de {seat}: {card}.</translation>
        </message>
        <message>
            <source>Everybody sees your {card}.</source>
            <translation>Todos ven tu carta: {card}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>Repartes tú.</translation>
        </message>
        <message>
            <source>You play the {card}.</source>
            <translation>Juegas: {card}.</translation>
        </message>
        <message>
            <source>You take the trick.</source>
            <translation>Te llevas la baza.</translation>
        </message>
        <message>
            <source>You: {words}</source>
            <translation>Tú: {words}</translation>
        </message>
        <message>
            <source>{seat} deals.</source>
            <translation>Reparte {seat}.</translation>
        </message>
        <message>
            <source>{seat} plays the {card}.</source>
            <translation>{seat} juega: {card}.</translation>
        </message>
        <message>
            <source>{seat} takes the trick.</source>
            <translation>{seat} se lleva la baza.</translation>
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
            <translation>Sí</translation>
        </message>
        <message>
            <source>default</source>
            <comment>mark on the default value of an option, small</comment>
            <translation>habitual</translation>
        </message>
        <message>
            <source>{value} (default)</source>
            <comment>the default value of an option, in a list</comment>
            <translation>{value} (habitual)</translation>
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
            <translation>Enfrente, tu pareja</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>level</comment>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Name of the player: {seat}</source>
            <comment>name of a text field for screen readers</comment>
            <translation>Nombre de quien juega: {seat}</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>level</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Place {number}</source>
            <comment>a seat at the table, where the reader has none</comment>
            <translation>Sitio {number}</translation>
        </message>
        <message>
            <source>Place {number}, with place {partner}</source>
            <comment>a seat and its partner's, at a table of bots</comment>
            <translation>Sitio {number}, pareja del sitio {partner}</translation>
        </message>
        <message>
            <source>Plays any card the rules allow, without a thought.</source>
            <translation>Juega cualquier carta permitida, sin pensar.</translation>
        </message>
        <message>
            <source>Plays by sound rules of thumb, a good match for beginners.</source>
            <translation>Juega con unas pocas reglas sensatas; ideal para empezar.</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>level</comment>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Remembers what was played and thinks ahead.</source>
            <translation>Recuerda lo que ha salido y piensa las jugadas siguientes.</translation>
        </message>
        <message>
            <source>To your left</source>
            <translation>A tu izquierda</translation>
        </message>
        <message>
            <source>To your right</source>
            <translation>A tu derecha</translation>
        </message>
        <message>
            <source>Who plays: {seat}</source>
            <comment>name of a choice for screen readers</comment>
            <translation>Quién juega: {seat}</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the name of a player who gave none</comment>
            <translation>Tú</translation>
        </message>
        <message>
            <source>You</source>
            <comment>who plays in a seat</comment>
            <translation>Tú</translation>
        </message>
        <message>
            <source>You only watch: the house plays in every seat, and all cards lie open.</source>
            <translation>Solo miras: la casa juega en todos los sitios, con las cartas a la vista.</translation>
        </message>
        <message>
            <source>You play these cards.</source>
            <translation>Estas cartas las juegas tú.</translation>
        </message>
        <message>
            <source>Your place</source>
            <translation>Tu sitio</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>As it stands on the table and in saved matches.</source>
            <translation>Así sale en la mesa y en las partidas guardadas.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>colours of the window</comment>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <comment>choice of the language</comment>
            <translation>Como el sistema: {language}</translation>
        </message>
        <message>
            <source>Ask before playing a card</source>
            <translation>Confirmar cada carta</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>colour of the table cloth</comment>
            <translation>Azul</translation>
        </message>
        <message>
            <source>Brisk</source>
            <comment>pace</comment>
            <translation>Vivo</translation>
        </message>
        <message>
            <source>Colours of the window</source>
            <translation>Colores de la ventana</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>colours of the window</comment>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>Rápido</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>colour of the table cloth</comment>
            <translation>Verde</translation>
        </message>
        <message>
            <source>How fast cards move, and how long the others take.</source>
            <translation>Lo rápido que se mueven las cartas y lo que tardan los demás.</translation>
        </message>
        <message>
            <source>Independent of the size of the window.</source>
            <translation>No depende del tamaño de la ventana.</translation>
        </message>
        <message>
            <source>Keep a finished trick until I click</source>
            <translation>Dejar la baza en la mesa hasta hacer clic</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Idioma y texto</translation>
        </message>
        <message>
            <source>Large</source>
            <comment>size of the text</comment>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Largest</source>
            <comment>size of the text</comment>
            <translation>Muy grande</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>colours of the window</comment>
            <translation>Claro</translation>
        </message>
        <message>
            <source>No animation</source>
            <comment>pace</comment>
            <translation>Sin animación</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>size of the text</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Of the windows. Rule words such as mano and cante stay as they are.</source>
            <translation>El idioma de las ventanas. Las palabras del juego, como mano o cante, no cambian.</translation>
        </message>
        <message>
            <source>Otherwise it is gathered after a moment.</source>
            <translation>Si no, se recoge sola al poco rato.</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Pace and table</source>
            <translation>Ritmo y mesa</translation>
        </message>
        <message>
            <source>Portrait {number}</source>
            <translation>Retrato {number}</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Slate</source>
            <comment>colour of the table cloth</comment>
            <translation>Pizarra</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>Lento</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Tapete</translation>
        </message>
        <message>
            <source>The colour you play on, in every game.</source>
            <translation>El color de la mesa en todos los juegos.</translation>
        </message>
        <message>
            <source>The first click lifts the card, the second one plays it.</source>
            <translation>El primer clic levanta la carta; el segundo la juega.</translation>
        </message>
        <message>
            <source>The others choose among those that are left.</source>
            <translation>Los demás eligen entre los que quedan.</translation>
        </message>
        <message>
            <source>The table itself looks the same in both.</source>
            <translation>La mesa se ve igual en claro y en oscuro.</translation>
        </message>
        <message>
            <source>Wine</source>
            <comment>colour of the table cloth</comment>
            <translation>Burdeos</translation>
        </message>
        <message>
            <source>You</source>
            <comment>section about the reader</comment>
            <translation>Tú</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tu nombre</translation>
        </message>
        <message>
            <source>Your portrait</source>
            <translation>Tu retrato</translation>
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
            <translation>{choice}, no se puede: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>A word is missing, or there is one too many.</source>
            <translation>Falta una palabra o sobra una.</translation>
        </message>
        <message>
            <source>An action begins with the number of a seat at this table.</source>
            <translation>Una jugada empieza con el número de un sitio de esta mesa.</translation>
        </message>
        <message>
            <source>Deal codes are not supported yet; the round needs its pack.</source>
            <translation>Los códigos de reparto aún no sirven; la mano necesita su baraja.</translation>
        </message>
        <message>
            <source>Round {round}, action {action} (“{text}”): {reason}</source>
            <translation>Mano {round}, jugada {action} («{text}»): {reason}</translation>
        </message>
        <message>
            <source>Round {round}: {reason}</source>
            <translation>Mano {round}: {reason}</translation>
        </message>
        <message>
            <source>Seat {dealer} cannot be the dealer.</source>
            <translation>El sitio {dealer} no puede repartir.</translation>
        </message>
        <message>
            <source>The card “{card}” is named twice.</source>
            <translation>La carta «{card}» está nombrada dos veces.</translation>
        </message>
        <message>
            <source>The game has no card “{card}”.</source>
            <translation>El juego no tiene la carta «{card}».</translation>
        </message>
        <message>
            <source>The match was won before this round.</source>
            <translation>La partida ya estaba ganada antes de esta mano.</translation>
        </message>
        <message>
            <source>The option “{option}” cannot be “{value}”.</source>
            <translation>La opción «{option}» no puede ser «{value}».</translation>
        </message>
        <message>
            <source>The pack has {count} cards and should have {whole}.</source>
            <translation>Cartas en la baraja: {count}; tendrían que ser {whole}.</translation>
        </message>
        <message>
            <source>The record has version {version}; this program knows version {known}.</source>
            <translation>La partida es de la versión {version}; este programa conoce la versión {known}.</translation>
        </message>
        <message>
            <source>The record names a winner that its rounds do not give.</source>
            <translation>El ganador anotado no es el que dan las manos.</translation>
        </message>
        <message>
            <source>The result does not hold: replaying gives another “{field}”.</source>
            <translation>El resultado no cuadra: al repetir la mano, «{field}» sale distinto.</translation>
        </message>
        <message>
            <source>The round is not over, and another one follows.</source>
            <translation>La mano no ha terminado y ya empieza otra.</translation>
        </message>
        <message>
            <source>The round was already over.</source>
            <translation>La mano ya había terminado.</translation>
        </message>
        <message>
            <source>There are {seats} seats for {players} players.</source>
            <translation>No cuadran los sitios ({seats}) y los jugadores ({players}).</translation>
        </message>
        <message>
            <source>There is a result, but the round is not over.</source>
            <translation>Hay un resultado, pero la mano no ha terminado.</translation>
        </message>
        <message>
            <source>There is no action “{verb}”.</source>
            <translation>No existe la jugada «{verb}».</translation>
        </message>
        <message>
            <source>There is no game “{game}”.</source>
            <translation>No existe el juego «{game}».</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>No existe la opción «{option}».</translation>
        </message>
        <message>
            <source>This is not a record of a match.</source>
            <translation>Este archivo no es una partida de Desk.</translation>
        </message>
        <message>
            <source>{game} is not played by {players}.</source>
            <translation>{game} no admite este número de jugadores: {players}.</translation>
        </message>
        <message>
            <source>“start_total” needs one number for each side or seat.</source>
            <translation>«start_total» necesita un número por cada bando o sitio.</translation>
        </message>
        <message>
            <source>“start_total” says that the match is already won.</source>
            <translation>«start_total» dice que la partida ya está ganada.</translation>
        </message>
        <message>
            <source>“{field}” is missing or is not what it should be.</source>
            <translation>«{field}» falta o no es lo que debería.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>Play one of the raised cards.</source>
            <translation>Juega una de las cartas levantadas.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <translation>Juega: {card}.</translation>
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
            <translation>Desk ya está abierto. La partida de esta ventana no se guarda.</translation>
        </message>
        <message>
            <source>The match cannot be saved: {why}. It is tried again at the next move.</source>
            <translation>No se puede guardar la partida: {why}. Se intentará otra vez en la próxima jugada.</translation>
        </message>
        <message>
            <source>The program does not get along with it.</source>
            <translation>El programa no se entiende con ella.</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is kept as “{file}”.</source>
            <translation>No se puede continuar la partida guardada. {why} Se conserva como «{file}».</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</source>
            <translation>No se puede continuar la partida guardada. {why} Se deja como está, y esta partida no se guarda.</translation>
        </message>
        <message>
            <source>There is more than one match in the file.</source>
            <translation>Hay más de una partida en el archivo.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be kept: {why}.</source>
            <translation>No se han podido guardar las preferencias: {why}.</translation>
        </message>
        <message>
            <source>The settings could not be read and are as new. The old file is kept as “{file}”.</source>
            <translation>No se han podido leer las preferencias y quedan como nuevas. El archivo anterior se conserva como «{file}».</translation>
        </message>
        <message>
            <source>The settings in “{file}” cannot be read. They are left as they are.</source>
            <translation>No se pueden leer las preferencias de «{file}». Se dejan como están.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the default</source>
            <translation>
                <numerusform>%n regla distinta de la habitual</numerusform>
                <numerusform>%n reglas distintas de las habituales</numerusform>
            </translation>
        </message>
        <message>
            <source>All rules as usual</source>
            <translation>Las reglas habituales</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Volver a las habituales</translation>
        </message>
        <message>
            <source>New match: {game}</source>
            <translation>Partida nueva: {game}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Empezar la partida</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Change the rules</source>
            <translation>Cambiar las reglas</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>Mano {number}</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Ver la mesa</translation>
        </message>
        <message>
            <source>Match score</source>
            <translation>Total de la partida</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Siguiente mano</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nadie puntúa</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revancha</translation>
        </message>
        <message>
            <source>The match so far</source>
            <translation>La partida hasta ahora</translation>
        </message>
        <message>
            <source>To the start page</source>
            <translation>Ir al inicio</translation>
        </message>
        <message>
            <source>You sat out with</source>
            <comment>before the cards of the reader, who took no part</comment>
            <translation>Tus cartas sin jugar</translation>
        </message>
        <message>
            <source>You win the match, {own} to {other}</source>
            <comment>the reader's side won</comment>
            <translation>Has ganado la partida: {own} a {other}</translation>
        </message>
        <message>
            <source>{names} win the match, {own} to {other}</source>
            <translation>Partida para {names}: {own} a {other}</translation>
        </message>
        <message numerus="yes">
            <source>{names}: %n point(s)</source>
            <comment>who gained how much in this hand</comment>
            <translation>
                <numerusform>{names}: %n punto</numerusform>
                <numerusform>{names}: %n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} sat out with</source>
            <comment>before the cards of a player who took no part</comment>
            <translation>{name}: cartas sin jugar</translation>
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
                <numerusform>%n tanto</numerusform>
                <numerusform>%n tantos</numerusform>
            </translation>
        </message>
        <message>
            <source>No trick has been taken yet.</source>
            <translation>Todavía no se ha hecho ninguna baza.</translation>
        </message>
        <message>
            <source>Order and value of the cards</source>
            <translation>Orden y valor de las cartas</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Baza {number}</translation>
        </message>
        <message>
            <source>You took it</source>
            <translation>Te la llevaste</translation>
        </message>
        <message>
            <source>{name} took it</source>
            <translation>Se la llevó {name}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>All have seen your {cards}</source>
            <comment>cards of the reader's hand that everybody has seen</comment>
            <translation>Todos te han visto: {cards}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <comment>which hand of the match is being played</comment>
            <translation>Mano {number}</translation>
        </message>
        <message>
            <source>It is not this seat’s turn.</source>
            <translation>No le toca a este sitio.</translation>
        </message>
        <message>
            <source>Nothing on the table</source>
            <comment>for screen readers</comment>
            <translation>Nada en la mesa</translation>
        </message>
        <message>
            <source>On the table: {cards}</source>
            <comment>the trick, for screen readers</comment>
            <translation>En la mesa: {cards}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Ver la cuenta</translation>
        </message>
        <message>
            <source>Seen: {cards}</source>
            <comment>cards of a hand that everybody has seen</comment>
            <translation>A la vista: {cards}</translation>
        </message>
        <message>
            <source>That cannot be done now.</source>
            <translation>Eso no se puede hacer ahora.</translation>
        </message>
        <message>
            <source>That card is not in this hand.</source>
            <translation>Esa carta no está en esta mano.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>La mano ha terminado.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <source>The table has moved on.</source>
            <translation>La partida ya ha seguido adelante.</translation>
        </message>
        <message>
            <source>They</source>
            <comment>the other pair, at the score</comment>
            <translation>Ellos</translation>
        </message>
        <message>
            <source>We</source>
            <comment>the reader's pair, at the score</comment>
            <translation>Nosotros</translation>
        </message>
        <message>
            <source>You and {name}</source>
            <comment>the reader and the partner</comment>
            <translation>{name} y tú</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>rival</translation>
        </message>
        <message>
            <source>your partner</source>
            <translation>tu pareja</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>te toca</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n point(s)</source>
            <comment>a card and what it counts</comment>
            <translation>
                <numerusform>{card}: %n tanto</numerusform>
                <numerusform>{card}: %n tantos</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} y {second}</translation>
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
            <translation>Valores</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Última baza</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Dejar la mesa</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Marcador</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button: put a notice away</comment>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Desk — {game}</source>
            <comment>title of the window while a game is on the table</comment>
            <translation>Desk — {game}</translation>
        </message>
        <message>
            <source>Something went wrong that nobody expected. It is written in the log; you can play on.</source>
            <translation>Ha pasado algo que nadie esperaba. Queda anotado en el registro del programa; puedes seguir jugando.</translation>
        </message>
    </context>
</TS>
