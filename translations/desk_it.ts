<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>About Desk</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Desk {version}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Games in this version: {games}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Hide the licence of the type</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Licences</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Show the licence of the type</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace of {suit}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>clubs</source>
            <comment>Spanish suit: bastos</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>coins</source>
            <comment>Spanish suit: oros</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>cups</source>
            <comment>Spanish suit: copas</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>jack of {suit}</source>
            <comment>Spanish sota</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>knight of {suit}</source>
            <comment>Spanish caballo</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>swords</source>
            <comment>Spanish suit: espadas</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <comment>a card with a number</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Cuatrola</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>tricks won by a player</comment>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) won, {need} needed: worth {stake}.</source>
            <comment>of the declarer</comment>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>11</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>2 points</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>21</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>4 players · about 15 minutes</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>7</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>All five tricks in a plain hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>All pass: a plain hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>All {all} tricks: worth {stake}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Already bid: you have to go higher.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Always</source>
            <comment>option: the duty to beat holds</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Auction</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Beat which card</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Cantes after one trick</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Card led</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Contract</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Cuatrola</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Dealer</source>
            <comment>mark of the dealer</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Declarer</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Declarer loses</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Do you announce a cante?</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Each player speaks once; the highest bid plays.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Equal points when all four play.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Equal points when somebody plays a solo.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Exact finish</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>First bid closes</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>First lead in a contract</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Forty before twenty</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Forty in {suit}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Highest bid</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>How many kings with their knights the winning pair may announce.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>King and knight of one suit. Everybody will hear it.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>La Cuatrola</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Last trick</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Ludoteka and others</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Mano</source>
            <comment>mark of the eldest hand</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Mano</source>
            <comment>option: who leads</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Mano’s pair wins</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Must you still beat or trump the trick?</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>No card of the suit: you must trump.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Nobody has bid yet. Everyone speaks once.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Not needed</source>
            <comment>option: the duty to beat does not hold</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Not now</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>One each</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>One per pair</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Pass</source>
            <comment>said in the auction</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Plain hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Plain hand</source>
            <comment>title of the score sheet; who won it is said beside it</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Play out decided contracts</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Points in cards</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Points to win</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Points together</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Quintola</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Sing forty</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Sing twenty</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Spanish deck · two against two</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The card you must beat if you can, when you follow suit.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The first pair to reach this many match points wins.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The forty comes first.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The highest bid is {contract}, by {seat}. Everyone speaks once.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>This hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Tie in a plain hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Tie in a solo</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Tricks</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Trump</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Twenty in {suit}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>What a plain hand gives to the pair that won every trick.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>What do you bid?</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>When your partner is winning</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Who can sing forty may sing no twenty before it.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Who plays the first card when somebody plays alone.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Winning now</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You bid nothing. If all four pass, it is a plain hand for {stake}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You can beat the card that was led: you must.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You can beat the winning card: you must.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You leave {contract} to {seat}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You may not bid past the target; only a contract the others lose can carry you over.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You must over-trump.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play without {partner} and need more points than they. If not, {stake} for them.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play without {partner} and win all {all} tricks. If not, {stake} for them.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play {contract} alone</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Your lead: any card</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Your turn: play a card</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>a public Cuatrola server</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>exactly {target} to win</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>guiñote custom</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>heard of, not confirmed</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>sits out this hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>the letter of the source text</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>to {target} points</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>tute auctions</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{cante} (you)</source>
            <comment>a cante that the reader sang</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{cante} ({seat})</source>
            <comment>a cante and who sang it</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{contract} (you)</source>
            <comment>a contract that the reader plays</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{contract} ({seat})</source>
            <comment>a contract and who plays it</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{contract} · {stake}</source>
            <comment>a bid as said: its name and its stake</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{high} points against {low}: worth {stake}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{high} points each: nobody scores.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{high} points each: the declarer loses. Worth {stake}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{high} points each: the mano’s pair wins. Worth {stake}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{own} + {stake} = {sum}: past {target}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} plays {contract} alone</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{suit}</source>
            <comment>only the name of a suit, for the corner of the table</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>The brackets in the file are nested too deeply.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is a character in the file that does not exist.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is a number in the file that cannot be read.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is no JSON object in the file.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>This is no JSON: line {line}, column {column}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“{file}” cannot be opened: {why}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“{name}” stands twice in the same place.</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>{card}, not now: {reason}</source>
            <comment>a card for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{card}, playable</source>
            <comment>a card for screen readers</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>A new match</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>About</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Choose a game</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Continue the match</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Full screen</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>It is kept as a file of its own, but will not be offered here again.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Keep the match</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Options</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Preferences</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Resume · today, {time}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Resume · yesterday, {time}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Resume · {date}, {time}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Set aside</source>
            <comment>button: put the running match away</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Set aside and start</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Set the running match aside and start a new one?</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Set the running match aside?</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The others are to play.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You</source>
            <comment>the reader, at the head of a list of names</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You were watching.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You: {name}</source>
            <comment>the reader's own name, in the corner of the home page</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>against</source>
            <comment>stands between the portraits of two pairs</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{game} · hand {number}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{language}, chosen</source>
            <comment>name of the language button for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{names} {points}</source>
            <comment>a side and its points, in a list of the sides</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Narration</name>
        <message>
            <source>Everybody sees the {card} of {seat}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Everybody sees your {card}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You deal.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play the {card}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You take the trick.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You: {words}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} deals.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} plays the {card}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat} takes the trick.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{seat}: {words}</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Off</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>On</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>default</source>
            <comment>mark on the default value of an option, small</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{value} (default)</source>
            <comment>the default value of an option, in a list</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{value}: {source}</source>
            <comment>a value of an option and where the variant comes from</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Across, your partner</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Easy</source>
            <comment>level</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Name of the player: {seat}</source>
            <comment>name of a text field for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Nobody sits at “You”: you watch four players of the house, with all cards open.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Normal</source>
            <comment>level</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Place {number}</source>
            <comment>a seat at the table, where the reader has none</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Place {number}, with place {partner}</source>
            <comment>a seat and its partner's, at a table of bots</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Plays any card the rules allow, without a thought.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Plays by sound rules of thumb, a good match for beginners.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Random</source>
            <comment>level</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Remembers what was played and thinks ahead.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>To your left</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>To your right</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Who plays: {seat}</source>
            <comment>name of a choice for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You</source>
            <comment>the name of a player who gave none</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You</source>
            <comment>who plays in a seat</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You play these cards.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Your place</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>As it stands on the table and in saved matches.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>As the system</source>
            <comment>colours of the window</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>As the system: {language}</source>
            <comment>choice of the language</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Ask before playing a card</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Blue</source>
            <comment>colour of the table cloth</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Brisk</source>
            <comment>pace</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Colours of the window</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Dark</source>
            <comment>colours of the window</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Green</source>
            <comment>colour of the table cloth</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>How fast cards move, and how long the others take.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Independent of the size of the window.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Keep a finished trick until I click</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Language and text</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Large</source>
            <comment>size of the text</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Largest</source>
            <comment>size of the text</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Light</source>
            <comment>colours of the window</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>No animation</source>
            <comment>pace</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Normal</source>
            <comment>size of the text</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Of the windows. Rule words such as mano and cante stay as they are.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Otherwise it is gathered after a moment.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Pace</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Pace and table</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Portrait {number}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Preferences</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Size of the text</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Slate</source>
            <comment>colour of the table cloth</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Table cloth</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The colour you play on, in every game.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The first click lifts the card, the second one plays it.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The others choose among those that are left.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The table itself looks the same in both.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Wine</source>
            <comment>colour of the table cloth</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You</source>
            <comment>section about the reader</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Your name</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Your portrait</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>{bid}, stake {stake}</source>
            <comment>for screen readers: a bid and what it is worth</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{choice}, not allowed: {reason}</source>
            <comment>for screen readers</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>A word is missing, or there is one too many.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>An action begins with the number of a seat at this table.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Deal codes are not supported yet; the round needs its pack.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Round {round}, action {action} (“{text}”): {reason}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Round {round}: {reason}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Seat {dealer} cannot be the dealer.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The card “{card}” is named twice.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The game has no card “{card}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The match was won before this round.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The option “{option}” cannot be “{value}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The pack has {count} cards and should have {whole}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The record has version {version}; this program knows version {known}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The record names a winner that its rounds do not give.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The result does not hold: replaying gives another “{field}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The round is not over, and another one follows.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The round was already over.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There are {seats} seats for {players} players.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is a result, but the round is not over.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is no action “{verb}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is no game “{game}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>This is not a record of a match.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{game} is not played by {players}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“start_total” needs one number for each side or seat.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“start_total” says that the match is already won.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“{field}” is missing or is not what it should be.</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>Play one of the raised cards.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Play the {card}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>“{rule}”</source>
            <comment>the rule that forbids a card, quoted</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <source>Desk is already running. The match in this window is not saved.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The match cannot be saved: {why}. It is tried again at the next move.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The program does not get along with it.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is kept as “{file}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>There is more than one match in the file.</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be kept: {why}.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The settings could not be read and are as new. The old file is kept as “{file}”.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The settings in “{file}” cannot be read. They are left as they are.</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the default</source>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message>
            <source>All rules as usual</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>New match: {game}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Start the match</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Change the rules</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Look at the table</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Match score</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Next hand</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Rematch</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The match so far</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>To the start page</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You win the match, {own} to {other}</source>
            <comment>the reader's side won</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{names} win the match, {own} to {other}</source>
            <translation type="unfinished"/>
        </message>
        <message numerus="yes">
            <source>{names}: %n point(s)</source>
            <comment>who gained how much in this hand</comment>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message>
            <source>{name} sat out with</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{title} · {reason}</source>
            <comment>what was played, and why it counts as it does</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Strips</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>what a trick is worth</comment>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message>
            <source>No trick has been taken yet.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Order and value of the cards</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You took it</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{name} took it</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>All have seen your {cards}</source>
            <comment>cards of the reader's hand that everybody has seen</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Hand {number}</source>
            <comment>which hand of the match is being played</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>It is not this seat’s turn.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Nothing on the table</source>
            <comment>for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>On the table: {cards}</source>
            <comment>the trick, for screen readers</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Score sheet</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Seen: {cards}</source>
            <comment>cards of a hand that everybody has seen</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>That cannot be done now.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>That card is not in this hand.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The match is over.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>The table has moved on.</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>They</source>
            <comment>the other pair, at the score</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>We</source>
            <comment>the reader's pair, at the score</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>You and {name}</source>
            <comment>the reader and the partner</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>opponent</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>you</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>your partner</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>your turn</source>
            <translation type="unfinished"/>
        </message>
        <message numerus="yes">
            <source>{card}: %n point(s)</source>
            <comment>a card and what it counts</comment>
            <translation type="unfinished">
                <numerusform/>
                <numerusform/>
            </translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two items of a list</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>{hand} · {goal}</source>
            <comment>which hand, and what wins the match</comment>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Card values</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Full screen</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Last trick</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Leave the table</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Score</source>
            <translation type="unfinished"/>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Back</source>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Close</source>
            <comment>button: put a notice away</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Desk — {game}</source>
            <comment>title of the window while a game is on the table</comment>
            <translation type="unfinished"/>
        </message>
        <message>
            <source>Something went wrong that nobody expected. It is written in the log; you can play on.</source>
            <translation type="unfinished"/>
        </message>
    </context>
</TS>
