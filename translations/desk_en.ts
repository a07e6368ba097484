<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</source>
            <translation>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</translation>
        </message>
        <message>
            <source>About Desk</source>
            <translation>About Desk</translation>
        </message>
        <message>
            <source>Desk {version}</source>
            <translation>Desk {version}</translation>
        </message>
        <message>
            <source>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</source>
            <translation>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</translation>
        </message>
        <message>
            <source>Games in this version: {games}.</source>
            <translation>Games in this version: {games}.</translation>
        </message>
        <message>
            <source>Hide the licence of the type</source>
            <translation>Hide the licence of the type</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licences</translation>
        </message>
        <message>
            <source>Show the licence of the type</source>
            <translation>Show the licence of the type</translation>
        </message>
        <message>
            <source>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</source>
            <translation>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</source>
            <translation>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>{seat} did not answer; a simple move was played instead.</source>
            <translation>{seat} did not answer; a simple move was played instead.</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace of {suit}</source>
            <translation>ace of {suit}</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>Spanish suit: bastos</comment>
            <translation>clubs</translation>
        </message>
        <message>
            <source>coins</source>
            <comment>Spanish suit: oros</comment>
            <translation>coins</translation>
        </message>
        <message>
            <source>cups</source>
            <comment>Spanish suit: copas</comment>
            <translation>cups</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <comment>Spanish sota</comment>
            <translation>jack of {suit}</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>king of {suit}</translation>
        </message>
        <message>
            <source>knight of {suit}</source>
            <comment>Spanish caballo</comment>
            <translation>knight of {suit}</translation>
        </message>
        <message>
            <source>swords</source>
            <comment>Spanish suit: espadas</comment>
            <translation>swords</translation>
        </message>
        <message>
            <source>three of {suit}</source>
            <translation>three of {suit}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <comment>a card with a number</comment>
            <translation>{rank} of {suit}</translation>
        </message>
    </context>
    <context>
        <name>Cuatrola</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>tricks won by a player</comment>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) won, {need} needed: worth {stake}.</source>
            <comment>of the declarer</comment>
            <translation>
                <numerusform>%n trick won, {need} needed: worth {stake}.</numerusform>
                <numerusform>%n tricks won, {need} needed: worth {stake}.</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 point</translation>
        </message>
        <message>
            <source>11</source>
            <translation>11</translation>
        </message>
        <message>
            <source>2 points</source>
            <translation>2 points</translation>
        </message>
        <message>
            <source>21</source>
            <translation>21</translation>
        </message>
        <message>
            <source>4 players · about 15 minutes</source>
            <translation>4 players · about 15 minutes</translation>
        </message>
        <message>
            <source>7</source>
            <translation>7</translation>
        </message>
        <message>
            <source>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</source>
            <translation>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</translation>
        </message>
        <message>
            <source>All five tricks in a plain hand</source>
            <translation>All five tricks in a plain hand</translation>
        </message>
        <message>
            <source>All pass: a plain hand</source>
            <translation>All pass: a plain hand</translation>
        </message>
        <message>
            <source>All {all} tricks: worth {stake}.</source>
            <translation>All {all} tricks: worth {stake}.</translation>
        </message>
        <message>
            <source>Always</source>
            <comment>option: the duty to beat holds</comment>
            <translation>Always</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>Auction</translation>
        </message>
        <message>
            <source>Beat which card</source>
            <translation>Beat which card</translation>
        </message>
        <message>
            <source>Cantes after one trick</source>
            <translation>Cantes after one trick</translation>
        </message>
        <message>
            <source>Card led</source>
            <translation>Card led</translation>
        </message>
        <message>
            <source>Contract</source>
            <translation>Contract</translation>
        </message>
        <message>
            <source>Cuatrola</source>
            <translation>Cuatrola</translation>
        </message>
        <message>
            <source>Dealer</source>
            <comment>mark of the dealer</comment>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Declarer</source>
            <translation>Declarer</translation>
        </message>
        <message>
            <source>Declarer loses</source>
            <translation>Declarer loses</translation>
        </message>
        <message>
            <source>Do you announce a cante?</source>
            <translation>Do you announce a cante?</translation>
        </message>
        <message>
            <source>Each player speaks once; the highest bid plays.</source>
            <translation>Each player speaks once; the highest bid plays.</translation>
        </message>
        <message>
            <source>Equal points when all four play.</source>
            <translation>Equal points when all four play.</translation>
        </message>
        <message>
            <source>Equal points when somebody plays a solo.</source>
            <translation>Equal points when somebody plays a solo.</translation>
        </message>
        <message>
            <source>Exact finish</source>
            <translation>Exact finish</translation>
        </message>
        <message>
            <source>First bid closes</source>
            <translation>First bid closes</translation>
        </message>
        <message>
            <source>First lead in a contract</source>
            <translation>First lead in a contract</translation>
        </message>
        <message>
            <source>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</source>
            <translation>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</translation>
        </message>
        <message>
            <source>Forty before twenty</source>
            <translation>Forty before twenty</translation>
        </message>
        <message>
            <source>Forty in {suit}</source>
            <translation>Forty in {suit}</translation>
        </message>
        <message>
            <source>Highest bid</source>
            <translation>Highest bid</translation>
        </message>
        <message>
            <source>How many kings with their knights the winning pair may announce.</source>
            <translation>How many kings with their knights the winning pair may announce.</translation>
        </message>
        <message>
            <source>King and knight of one suit. Everybody will hear it.</source>
            <translation>King and knight of one suit. Everybody will hear it.</translation>
        </message>
        <message>
            <source>La Cuatrola</source>
            <translation>La Cuatrola</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Last trick</translation>
        </message>
        <message>
            <source>Ludoteka and others</source>
            <translation>Ludoteka and others</translation>
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
            <translation>Mano’s pair wins</translation>
        </message>
        <message>
            <source>Must you still beat or trump the trick?</source>
            <translation>Must you still beat or trump the trick?</translation>
        </message>
        <message>
            <source>No card of the suit: you must trump.</source>
            <translation>No card of the suit: you must trump.</translation>
        </message>
        <message>
            <source>Nobody has bid yet. Everyone speaks once.</source>
            <translation>Nobody has bid yet. Everyone speaks once.</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nobody scores</translation>
        </message>
        <message>
            <source>Not needed</source>
            <comment>option: the duty to beat does not hold</comment>
            <translation>Not needed</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Not now</translation>
        </message>
        <message>
            <source>One each</source>
            <translation>One each</translation>
        </message>
        <message>
            <source>One per pair</source>
            <translation>One per pair</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>said in the auction</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <translation>Plain hand</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <comment>title of the score sheet; who won it is said beside it</comment>
            <translation>Plain hand</translation>
        </message>
        <message>
            <source>Play out decided contracts</source>
            <translation>Play out decided contracts</translation>
        </message>
        <message>
            <source>Points in cards</source>
            <translation>Points in cards</translation>
        </message>
        <message>
            <source>Points to win</source>
            <translation>Points to win</translation>
        </message>
        <message>
            <source>Points together</source>
            <translation>Points together</translation>
        </message>
        <message>
            <source>Quintola</source>
            <translation>Quintola</translation>
        </message>
        <message>
            <source>Sing forty</source>
            <translation>Sing forty</translation>
        </message>
        <message>
            <source>Sing twenty</source>
            <translation>Sing twenty</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Spanish deck · two against two</source>
            <translation>Spanish deck · two against two</translation>
        </message>
        <message>
            <source>The card you must beat if you can, when you follow suit.</source>
            <translation>The card you must beat if you can, when you follow suit.</translation>
        </message>
        <message>
            <source>The first pair to reach this many match points wins.</source>
            <translation>The first pair to reach this many match points wins.</translation>
        </message>
        <message>
            <source>The forty comes first.</source>
            <translation>The forty comes first.</translation>
        </message>
        <message>
            <source>The highest bid is {contract}, by {seat}. Everyone speaks once.</source>
            <translation>The highest bid is {contract}, by {seat}. Everyone speaks once.</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>This hand</translation>
        </message>
        <message>
            <source>Tie in a plain hand</source>
            <translation>Tie in a plain hand</translation>
        </message>
        <message>
            <source>Tie in a solo</source>
            <translation>Tie in a solo</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Tricks</translation>
        </message>
        <message>
            <source>Trump</source>
            <translation>Trump</translation>
        </message>
        <message>
            <source>Twenty in {suit}</source>
            <translation>Twenty in {suit}</translation>
        </message>
        <message>
            <source>What a plain hand gives to the pair that won every trick.</source>
            <translation>What a plain hand gives to the pair that won every trick.</translation>
        </message>
        <message>
            <source>What do you bid?</source>
            <translation>What do you bid?</translation>
        </message>
        <message>
            <source>When your partner is winning</source>
            <translation>When your partner is winning</translation>
        </message>
        <message>
            <source>Who can sing forty may sing no twenty before it.</source>
            <translation>Who can sing forty may sing no twenty before it.</translation>
        </message>
        <message>
            <source>Who plays the first card when somebody plays alone.</source>
            <translation>Who plays the first card when somebody plays alone.</translation>
        </message>
        <message>
            <source>Winning now</source>
            <translation>Winning now</translation>
        </message>
        <message>
            <source>You bid nothing. If all four pass, it is a plain hand for {stake}.</source>
            <translation>You bid nothing. If all four pass, it is a plain hand for {stake}.</translation>
        </message>
        <message>
            <source>You can beat the card that was led: you must.</source>
            <translation>You can beat the card that was led: you must.</translation>
        </message>
        <message>
            <source>You can beat the winning card: you must.</source>
            <translation>You can beat the winning card: you must.</translation>
        </message>
        <message>
            <source>You have to go higher than {contract}.</source>
            <translation>You have to go higher than {contract}.</translation>
        </message>
        <message>
            <source>You leave {contract} to {seat}.</source>
            <translation>You leave {contract} to {seat}.</translation>
        </message>
        <message>
            <source>You lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>You lost the {contract}</translation>
        </message>
        <message>
            <source>You made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>You made the {contract}</translation>
        </message>
        <message>
            <source>You may not bid past the target; only a contract the others lose can carry you over.</source>
            <translation>You may not bid past the target; only a contract the others lose can carry you over.</translation>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation>You must follow suit.</translation>
        </message>
        <message>
            <source>You must over-trump.</source>
            <translation>You must over-trump.</translation>
        </message>
        <message>
            <source>You play without {partner} and need more points than they. If not, {stake} for them.</source>
            <translation>You play without {partner} and need more points than they. If not, {stake} for them.</translation>
        </message>
        <message>
            <source>You play without {partner} and win all {all} tricks. If not, {stake} for them.</source>
            <translation>You play without {partner} and win all {all} tricks. If not, {stake} for them.</translation>
        </message>
        <message>
            <source>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</source>
            <translation>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</translation>
        </message>
        <message>
            <source>You play {contract} alone</source>
            <translation>You play {contract} alone</translation>
        </message>
        <message>
            <source>Your lead: any card</source>
            <translation>Your lead: any card</translation>
        </message>
        <message>
            <source>Your turn: play a card</source>
            <translation>Your turn: play a card</translation>
        </message>
        <message>
            <source>a public Cuatrola server</source>
            <translation>a public Cuatrola server</translation>
        </message>
        <message>
            <source>exactly {target} to win</source>
            <translation>exactly {target} to win</translation>
        </message>
        <message>
            <source>guiñote custom</source>
            <translation>guiñote custom</translation>
        </message>
        <message>
            <source>heard of, not confirmed</source>
            <translation>heard of, not confirmed</translation>
        </message>
        <message>
            <source>sits out this hand</source>
            <translation>sits out this hand</translation>
        </message>
        <message>
            <source>the letter of the source text</source>
            <translation>the letter of the source text</translation>
        </message>
        <message>
            <source>to {target} points</source>
            <translation>to {target} points</translation>
        </message>
        <message>
            <source>tute auctions</source>
            <translation>tute auctions</translation>
        </message>
        <message>
            <source>{cante} (you)</source>
            <comment>a cante that the reader sang</comment>
            <translation>{cante} (you)</translation>
        </message>
        <message>
            <source>{cante} ({seat})</source>
            <comment>a cante and who sang it</comment>
            <translation>{cante} ({seat})</translation>
        </message>
        <message>
            <source>{contract} (you)</source>
            <comment>a contract that the reader plays</comment>
            <translation>{contract} (you)</translation>
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
            <translation>{high} points against {low}: worth {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: nobody scores.</source>
            <translation>{high} points each: nobody scores.</translation>
        </message>
        <message>
            <source>{high} points each: the declarer loses. Worth {stake}.</source>
            <translation>{high} points each: the declarer loses. Worth {stake}.</translation>
        </message>
        <message>
            <source>{high} points each: the mano’s pair wins. Worth {stake}.</source>
            <translation>{high} points each: the mano’s pair wins. Worth {stake}.</translation>
        </message>
        <message>
            <source>{own} + {stake} = {sum}: past {target}.</source>
            <translation>{own} + {stake} = {sum}: past {target}.</translation>
        </message>
        <message>
            <source>{seat} lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat} lost the {contract}</translation>
        </message>
        <message>
            <source>{seat} made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat} made the {contract}</translation>
        </message>
        <message>
            <source>{seat} plays {contract} alone</source>
            <translation>{seat} plays {contract} alone</translation>
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
            <translation>The brackets in the file are nested too deeply.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>The file is empty.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>The file is not UTF-8 text.</translation>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation>The file is too large.</translation>
        </message>
        <message>
            <source>There is a character in the file that does not exist.</source>
            <translation>There is a character in the file that does not exist.</translation>
        </message>
        <message>
            <source>There is a number in the file that cannot be read.</source>
            <translation>There is a number in the file that cannot be read.</translation>
        </message>
        <message>
            <source>There is no JSON object in the file.</source>
            <translation>There is no JSON object in the file.</translation>
        </message>
        <message>
            <source>This is no JSON: line {line}, column {column}.</source>
            <translation>This is no JSON: line {line}, column {column}.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened: {why}.</source>
            <translation>“{file}” cannot be opened: {why}.</translation>
        </message>
        <message>
            <source>“{name}” stands twice in the same place.</source>
            <translation>“{name}” stands twice in the same place.</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>{card}, not now: {reason}</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, not now: {reason}</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <comment>a card for screen readers</comment>
            <translation>{card}, playable</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>A new match</source>
            <translation>A new match</translation>
        </message>
        <message>
            <source>About</source>
            <translation>About</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Choose a game</translation>
        </message>
        <message>
            <source>Continue the match</source>
            <translation>Continue the match</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Full screen</translation>
        </message>
        <message>
            <source>It is kept as a file of its own, but will not be offered here again.</source>
            <translation>It is kept as a file of its own, but will not be offered here again.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>It is your turn.</translation>
        </message>
        <message>
            <source>Keep the match</source>
            <translation>Keep the match</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>Leave full screen</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferences</translation>
        </message>
        <message>
            <source>Resume · today, {time}</source>
            <translation>Resume · today, {time}</translation>
        </message>
        <message>
            <source>Resume · yesterday, {time}</source>
            <translation>Resume · yesterday, {time}</translation>
        </message>
        <message>
            <source>Resume · {date}, {time}</source>
            <translation>Resume · {date}, {time}</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>button: put the running match away</comment>
            <translation>Set aside</translation>
        </message>
        <message>
            <source>Set aside and start</source>
            <translation>Set aside and start</translation>
        </message>
        <message>
            <source>Set the running match aside and start a new one?</source>
            <translation>Set the running match aside and start a new one?</translation>
        </message>
        <message>
            <source>Set the running match aside?</source>
            <translation>Set the running match aside?</translation>
        </message>
        <message>
            <source>The others are to play.</source>
            <translation>The others are to play.</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the reader, at the head of a list of names</comment>
            <translation>You</translation>
        </message>
        <message>
            <source>You were watching.</source>
            <translation>You were watching.</translation>
        </message>
        <message>
            <source>against</source>
            <comment>stands between the portraits of two pairs</comment>
            <translation>against</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} and {second}</translation>
        </message>
        <message>
            <source>{game} · hand {number}</source>
            <translation>{game} · hand {number}</translation>
        </message>
        <message>
            <source>{language}, chosen</source>
            <comment>name of the language button for screen readers</comment>
            <translation>{language}, chosen</translation>
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
            <translation>Everybody sees the {card} of {seat}.</translation>
        </message>
        <message>
            <source>Everybody sees your {card}.</source>
            <translation>Everybody sees your {card}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>You deal.</translation>
        </message>
        <message>
            <source>You play the {card}.</source>
            <translation>You play the {card}.</translation>
        </message>
        <message>
            <source>You take the trick.</source>
            <translation>You take the trick.</translation>
        </message>
        <message>
            <source>You: {words}</source>
            <translation>You: {words}</translation>
        </message>
        <message>
            <source>{seat} deals.</source>
            <translation>{seat} deals.</translation>
        </message>
        <message>
            <source>{seat} plays the {card}.</source>
            <translation>{seat} plays the {card}.</translation>
        </message>
        <message>
            <source>{seat} takes the trick.</source>
            <translation>{seat} takes the trick.</translation>
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
            <translation>Off</translation>
        </message>
        <message>
            <source>On</source>
            <translation>On</translation>
        </message>
        <message>
            <source>default</source>
            <comment>mark on the default value of an option, small</comment>
            <translation>default</translation>
        </message>
        <message>
            <source>{value} (default)</source>
            <comment>the default value of an option, in a list</comment>
            <translation>{value} (default)</translation>
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
            <translation>Across, your partner</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>level</comment>
            <translation>Easy</translation>
        </message>
        <message>
            <source>Name of the player: {seat}</source>
            <comment>name of a text field for screen readers</comment>
            <translation>Name of the player: {seat}</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>level</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Place {number}</source>
            <comment>a seat at the table, where the reader has none</comment>
            <translation>Place {number}</translation>
        </message>
        <message>
            <source>Place {number}, with place {partner}</source>
            <comment>a seat and its partner's, at a table of bots</comment>
            <translation>Place {number}, with place {partner}</translation>
        </message>
        <message>
            <source>Plays any card the rules allow, without a thought.</source>
            <translation>Plays any card the rules allow, without a thought.</translation>
        </message>
        <message>
            <source>Plays by sound rules of thumb, a good match for beginners.</source>
            <translation>Plays by sound rules of thumb, a good match for beginners.</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>level</comment>
            <translation>Random</translation>
        </message>
        <message>
            <source>Remembers what was played and thinks ahead.</source>
            <translation>Remembers what was played and thinks ahead.</translation>
        </message>
        <message>
            <source>To your left</source>
            <translation>To your left</translation>
        </message>
        <message>
            <source>To your right</source>
            <translation>To your right</translation>
        </message>
        <message>
            <source>Who plays: {seat}</source>
            <comment>name of a choice for screen readers</comment>
            <translation>Who plays: {seat}</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the name of a player who gave none</comment>
            <translation>You</translation>
        </message>
        <message>
            <source>You</source>
            <comment>who plays in a seat</comment>
            <translation>You</translation>
        </message>
        <message>
            <source>You only watch: the house plays in every seat, and all cards lie open.</source>
            <translation>You only watch: the house plays in every seat, and all cards lie open.</translation>
        </message>
        <message>
            <source>You play these cards.</source>
            <translation>You play these cards.</translation>
        </message>
        <message>
            <source>Your place</source>
            <translation>Your place</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>As it stands on the table and in saved matches.</source>
            <translation>As it stands on the table and in saved matches.</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>colours of the window</comment>
            <translation>As the system</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <comment>choice of the language</comment>
            <translation>As the system: {language}</translation>
        </message>
        <message>
            <source>Ask before playing a card</source>
            <translation>Ask before playing a card</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>colour of the table cloth</comment>
            <translation>Blue</translation>
        </message>
        <message>
            <source>Brisk</source>
            <comment>pace</comment>
            <translation>Brisk</translation>
        </message>
        <message>
            <source>Colours of the window</source>
            <translation>Colours of the window</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>colours of the window</comment>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>Fast</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>colour of the table cloth</comment>
            <translation>Green</translation>
        </message>
        <message>
            <source>How fast cards move, and how long the others take.</source>
            <translation>How fast cards move, and how long the others take.</translation>
        </message>
        <message>
            <source>Independent of the size of the window.</source>
            <translation>Independent of the size of the window.</translation>
        </message>
        <message>
            <source>Keep a finished trick until I click</source>
            <translation>Keep a finished trick until I click</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Language and text</translation>
        </message>
        <message>
            <source>Large</source>
            <comment>size of the text</comment>
            <translation>Large</translation>
        </message>
        <message>
            <source>Largest</source>
            <comment>size of the text</comment>
            <translation>Largest</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>colours of the window</comment>
            <translation>Light</translation>
        </message>
        <message>
            <source>No animation</source>
            <comment>pace</comment>
            <translation>No animation</translation>
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
            <translation>Of the windows. Rule words such as mano and cante stay as they are.</translation>
        </message>
        <message>
            <source>Otherwise it is gathered after a moment.</source>
            <translation>Otherwise it is gathered after a moment.</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Pace</translation>
        </message>
        <message>
            <source>Pace and table</source>
            <translation>Pace and table</translation>
        </message>
        <message>
            <source>Portrait {number}</source>
            <translation>Portrait {number}</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferences</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Size of the text</translation>
        </message>
        <message>
            <source>Slate</source>
            <comment>colour of the table cloth</comment>
            <translation>Slate</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>Slow</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Table cloth</translation>
        </message>
        <message>
            <source>The colour you play on, in every game.</source>
            <translation>The colour you play on, in every game.</translation>
        </message>
        <message>
            <source>The first click lifts the card, the second one plays it.</source>
            <translation>The first click lifts the card, the second one plays it.</translation>
        </message>
        <message>
            <source>The others choose among those that are left.</source>
            <translation>The others choose among those that are left.</translation>
        </message>
        <message>
            <source>The table itself looks the same in both.</source>
            <translation>The table itself looks the same in both.</translation>
        </message>
        <message>
            <source>Wine</source>
            <comment>colour of the table cloth</comment>
            <translation>Wine</translation>
        </message>
        <message>
            <source>You</source>
            <comment>section about the reader</comment>
            <translation>You</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Your name</translation>
        </message>
        <message>
            <source>Your portrait</source>
            <translation>Your portrait</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>{bid}, stake {stake}</source>
            <comment>for screen readers: a bid and what it is worth</comment>
            <translation>{bid}, stake {stake}</translation>
        </message>
        <message>
            <source>{choice}, not allowed: {reason}</source>
            <comment>for screen readers</comment>
            <translation>{choice}, not allowed: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>A word is missing, or there is one too many.</source>
            <translation>A word is missing, or there is one too many.</translation>
        </message>
        <message>
            <source>An action begins with the number of a seat at this table.</source>
            <translation>An action begins with the number of a seat at this table.</translation>
        </message>
        <message>
            <source>Deal codes are not supported yet; the round needs its pack.</source>
            <translation>Deal codes are not supported yet; the round needs its pack.</translation>
        </message>
        <message>
            <source>Round {round}, action {action} (“{text}”): {reason}</source>
            <translation>Round {round}, action {action} (“{text}”): {reason}</translation>
        </message>
        <message>
            <source>Round {round}: {reason}</source>
            <translation>Round {round}: {reason}</translation>
        </message>
        <message>
            <source>Seat {dealer} cannot be the dealer.</source>
            <translation>Seat {dealer} cannot be the dealer.</translation>
        </message>
        <message>
            <source>The card “{card}” is named twice.</source>
            <translation>The card “{card}” is named twice.</translation>
        </message>
        <message>
            <source>The game has no card “{card}”.</source>
            <translation>The game has no card “{card}”.</translation>
        </message>
        <message>
            <source>The match was won before this round.</source>
            <translation>The match was won before this round.</translation>
        </message>
        <message>
            <source>The option “{option}” cannot be “{value}”.</source>
            <translation>The option “{option}” cannot be “{value}”.</translation>
        </message>
        <message>
            <source>The pack has {count} cards and should have {whole}.</source>
            <translation>The pack has {count} cards and should have {whole}.</translation>
        </message>
        <message>
            <source>The record has version {version}; this program knows version {known}.</source>
            <translation>The record has version {version}; this program knows version {known}.</translation>
        </message>
        <message>
            <source>The record names a winner that its rounds do not give.</source>
            <translation>The record names a winner that its rounds do not give.</translation>
        </message>
        <message>
            <source>The result does not hold: replaying gives another “{field}”.</source>
            <translation>The result does not hold: replaying gives another “{field}”.</translation>
        </message>
        <message>
            <source>The round is not over, and another one follows.</source>
            <translation>The round is not over, and another one follows.</translation>
        </message>
        <message>
            <source>The round was already over.</source>
            <translation>The round was already over.</translation>
        </message>
        <message>
            <source>There are {seats} seats for {players} players.</source>
            <translation>There are {seats} seats for {players} players.</translation>
        </message>
        <message>
            <source>There is a result, but the round is not over.</source>
            <translation>There is a result, but the round is not over.</translation>
        </message>
        <message>
            <source>There is no action “{verb}”.</source>
            <translation>There is no action “{verb}”.</translation>
        </message>
        <message>
            <source>There is no game “{game}”.</source>
            <translation>There is no game “{game}”.</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>There is no option “{option}”.</translation>
        </message>
        <message>
            <source>This is not a record of a match.</source>
            <translation>This is not a record of a match.</translation>
        </message>
        <message>
            <source>{game} is not played by {players}.</source>
            <translation>{game} is not played by {players}.</translation>
        </message>
        <message>
            <source>“start_total” needs one number for each side or seat.</source>
            <translation>“start_total” needs one number for each side or seat.</translation>
        </message>
        <message>
            <source>“start_total” says that the match is already won.</source>
            <translation>“start_total” says that the match is already won.</translation>
        </message>
        <message>
            <source>“{field}” is missing or is not what it should be.</source>
            <translation>“{field}” is missing or is not what it should be.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>Play one of the raised cards.</source>
            <translation>Play one of the raised cards.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <translation>Play the {card}.</translation>
        </message>
        <message>
            <source>“{rule}”</source>
            <comment>the rule that forbids a card, quoted</comment>
            <translation>“{rule}”</translation>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <source>Desk is already running. The match in this window is not saved.</source>
            <translation>Desk is already running. The match in this window is not saved.</translation>
        </message>
        <message>
            <source>The match cannot be saved: {why}. It is tried again at the next move.</source>
            <translation>The match cannot be saved: {why}. It is tried again at the next move.</translation>
        </message>
        <message>
            <source>The program does not get along with it.</source>
            <translation>The program does not get along with it.</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is kept as “{file}”.</source>
            <translation>The saved match cannot be resumed: {why} It is kept as “{file}”.</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</source>
            <translation>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</translation>
        </message>
        <message>
            <source>There is more than one match in the file.</source>
            <translation>There is more than one match in the file.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be kept: {why}.</source>
            <translation>The settings could not be kept: {why}.</translation>
        </message>
        <message>
            <source>The settings could not be read and are as new. The old file is kept as “{file}”.</source>
            <translation>The settings could not be read and are as new. The old file is kept as “{file}”.</translation>
        </message>
        <message>
            <source>The settings in “{file}” cannot be read. They are left as they are.</source>
            <translation>The settings in “{file}” cannot be read. They are left as they are.</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the default</source>
            <translation>
                <numerusform>%n rule differs from the default</numerusform>
                <numerusform>%n rules differ from the default</numerusform>
            </translation>
        </message>
        <message>
            <source>All rules as usual</source>
            <translation>All rules as usual</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Back to defaults</translation>
        </message>
        <message>
            <source>New match: {game}</source>
            <translation>New match: {game}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Start the match</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Change the rules</source>
            <translation>Change the rules</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>Hand {number}</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Look at the table</translation>
        </message>
        <message>
            <source>Match score</source>
            <translation>Match score</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Next hand</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nobody scores</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Rematch</translation>
        </message>
        <message>
            <source>The match so far</source>
            <translation>The match so far</translation>
        </message>
        <message>
            <source>To the start page</source>
            <translation>To the start page</translation>
        </message>
        <message>
            <source>You sat out with</source>
            <comment>before the cards of the reader, who took no part</comment>
            <translation>You sat out with</translation>
        </message>
        <message>
            <source>You win the match, {own} to {other}</source>
            <comment>the reader's side won</comment>
            <translation>You win the match, {own} to {other}</translation>
        </message>
        <message>
            <source>{names} win the match, {own} to {other}</source>
            <translation>{names} win the match, {own} to {other}</translation>
        </message>
        <message numerus="yes">
            <source>{names}: %n point(s)</source>
            <comment>who gained how much in this hand</comment>
            <translation>
                <numerusform>{names}: %n point</numerusform>
                <numerusform>{names}: %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} sat out with</source>
            <comment>before the cards of a player who took no part</comment>
            <translation>{name} sat out with</translation>
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
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>No trick has been taken yet.</source>
            <translation>No trick has been taken yet.</translation>
        </message>
        <message>
            <source>Order and value of the cards</source>
            <translation>Order and value of the cards</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Trick {number}</translation>
        </message>
        <message>
            <source>You took it</source>
            <translation>You took it</translation>
        </message>
        <message>
            <source>{name} took it</source>
            <translation>{name} took it</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>All have seen your {cards}</source>
            <comment>cards of the reader's hand that everybody has seen</comment>
            <translation>All have seen your {cards}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <comment>which hand of the match is being played</comment>
            <translation>Hand {number}</translation>
        </message>
        <message>
            <source>It is not this seat’s turn.</source>
            <translation>It is not this seat’s turn.</translation>
        </message>
        <message>
            <source>Nothing on the table</source>
            <comment>for screen readers</comment>
            <translation>Nothing on the table</translation>
        </message>
        <message>
            <source>On the table: {cards}</source>
            <comment>the trick, for screen readers</comment>
            <translation>On the table: {cards}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Score sheet</translation>
        </message>
        <message>
            <source>Seen: {cards}</source>
            <comment>cards of a hand that everybody has seen</comment>
            <translation>Seen: {cards}</translation>
        </message>
        <message>
            <source>That cannot be done now.</source>
            <translation>That cannot be done now.</translation>
        </message>
        <message>
            <source>That card is not in this hand.</source>
            <translation>That card is not in this hand.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>The hand is over.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>The match is over.</translation>
        </message>
        <message>
            <source>The table has moved on.</source>
            <translation>The table has moved on.</translation>
        </message>
        <message>
            <source>They</source>
            <comment>the other pair, at the score</comment>
            <translation>They</translation>
        </message>
        <message>
            <source>We</source>
            <comment>the reader's pair, at the score</comment>
            <translation>We</translation>
        </message>
        <message>
            <source>You and {name}</source>
            <comment>the reader and the partner</comment>
            <translation>You and {name}</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>opponent</translation>
        </message>
        <message>
            <source>your partner</source>
            <translation>your partner</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>your turn</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n point(s)</source>
            <comment>a card and what it counts</comment>
            <translation>
                <numerusform>{card}: %n point</numerusform>
                <numerusform>{card}: %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} and {second}</translation>
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
            <translation>Card values</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Full screen</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Last trick</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Leave the table</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button: put a notice away</comment>
            <translation>Close</translation>
        </message>
        <message>
            <source>Desk — {game}</source>
            <comment>title of the window while a game is on the table</comment>
            <translation>Desk — {game}</translation>
        </message>
        <message>
            <source>Something went wrong that nobody expected. It is written in the log; you can play on.</source>
            <translation>Something went wrong that nobody expected. It is written in the log; you can play on.</translation>
        </message>
    </context>
</TS>
