<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>A card table for the desktop. It runs on this machine alone and sends nothing anywhere.</source>
            <translation>パソコンで遊ぶカードテーブルです。このパソコンの中だけで動き、外へは何も送りません。</translation>
        </message>
        <message>
            <source>About Desk</source>
            <translation>Deskについて</translation>
        </message>
        <message>
            <source>Desk {version}</source>
            <translation>Desk {version}</translation>
        </message>
        <message>
            <source>Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on.</source>
            <translation>Deskと、そのルールや絵は、MITライセンスの自由なソフトウェアです。使うことも、変えることも、人に渡すこともできます。</translation>
        </message>
        <message>
            <source>Games in this version: {games}.</source>
            <translation>このバージョンのゲーム：{games}</translation>
        </message>
        <message>
            <source>Hide the licence of the type</source>
            <translation>書体のライセンスを隠す</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>ライセンス</translation>
        </message>
        <message>
            <source>Show the licence of the type</source>
            <translation>書体のライセンスを見る</translation>
        </message>
        <message>
            <source>The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.</source>
            <translation>書体はNoto Sans CJK JPから、Deskに必要な文字だけを取り出したものです。ライセンスはSIL Open Font License 1.1です。</translation>
        </message>
        <message>
            <source>The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. You may replace them with versions of your own. Their source text: qt.io.</source>
            <translation>ウィンドウはQtとPySide6で作られています。どちらもGNU Lesser General Public License, version 3に従って使っています。自分で用意した版に置き換えることもできます。ソースコードはqt.ioにあります。</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>{seat} did not answer; a simple move was played instead.</source>
            <translation>{seat}の応答がないため、簡単な手で代わりに進めました。</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace of {suit}</source>
            <translation>{suit}のエース</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>Spanish suit: bastos</comment>
            <translation>棍棒</translation>
        </message>
        <message>
            <source>coins</source>
            <comment>Spanish suit: oros</comment>
            <translation>金貨</translation>
        </message>
        <message>
            <source>cups</source>
            <comment>Spanish suit: copas</comment>
            <translation>聖杯</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <comment>Spanish sota</comment>
            <translation>{suit}の従者</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>{suit}の王</translation>
        </message>
        <message>
            <source>knight of {suit}</source>
            <comment>Spanish caballo</comment>
            <translation>{suit}の騎士</translation>
        </message>
        <message>
            <source>swords</source>
            <comment>Spanish suit: espadas</comment>
            <translation>剣</translation>
        </message>
        <message>
            <source>three of {suit}</source>
            <translation>{suit}の3</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <comment>a card with a number</comment>
            <translation>{suit}の{rank}</translation>
        </message>
    </context>
    <context>
        <name>Cuatrola</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>tricks won by a player</comment>
            <translation>
                <numerusform>%nトリック獲得</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) won, {need} needed: worth {stake}.</source>
            <comment>of the declarer</comment>
            <translation>
                <numerusform>%nトリック獲得(必要数は{need})。ゲームポイントは{stake}点です。</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1点</translation>
        </message>
        <message>
            <source>11</source>
            <translation>11</translation>
        </message>
        <message>
            <source>2 points</source>
            <translation>2点</translation>
        </message>
        <message>
            <source>21</source>
            <translation>21</translation>
        </message>
        <message>
            <source>4 players · about 15 minutes</source>
            <translation>4人・約15分</translation>
        </message>
        <message>
            <source>7</source>
            <translation>7</translation>
        </message>
        <message>
            <source>A cuatrola or quintola goes on to the fifth trick. The score stays the same.</source>
            <translation>クアトローラとキントーラを、決着がついても5トリック目まで続けます。得点は変わりません。</translation>
        </message>
        <message>
            <source>All five tricks in a plain hand</source>
            <translation>通常のディールで全トリック獲得</translation>
        </message>
        <message>
            <source>All pass: a plain hand</source>
            <translation>全員パス。通常のディールです。</translation>
        </message>
        <message>
            <source>All {all} tricks: worth {stake}.</source>
            <translation>{all}トリックをすべて獲得。ゲームポイントは{stake}点です。</translation>
        </message>
        <message>
            <source>Always</source>
            <comment>option: the duty to beat holds</comment>
            <translation>いつも必要</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>競り(ビッド)</translation>
        </message>
        <message>
            <source>Beat which card</source>
            <translation>どのカードに勝つか</translation>
        </message>
        <message>
            <source>Cantes after one trick</source>
            <translation>1トリックごとのカンテ</translation>
        </message>
        <message>
            <source>Card led</source>
            <translation>リードされたカード</translation>
        </message>
        <message>
            <source>Contract</source>
            <translation>コントラクト</translation>
        </message>
        <message>
            <source>Cuatrola</source>
            <translation>クアトローラ</translation>
        </message>
        <message>
            <source>Dealer</source>
            <comment>mark of the dealer</comment>
            <translation>親</translation>
        </message>
        <message>
            <source>Declarer</source>
            <translation>デクレアラー</translation>
        </message>
        <message>
            <source>Declarer loses</source>
            <translation>デクレアラーの負け</translation>
        </message>
        <message>
            <source>Do you announce a cante?</source>
            <translation>カンテを宣言しますか?</translation>
        </message>
        <message>
            <source>Each player speaks once; the highest bid plays.</source>
            <translation>ビッドは1人1回です。一番高いビッドの人が戦います。</translation>
        </message>
        <message>
            <source>Equal points when all four play.</source>
            <translation>4人全員で戦って、点が同じだったときです。</translation>
        </message>
        <message>
            <source>Equal points when somebody plays a solo.</source>
            <translation>だれかがソロで戦って、点が同じだったときです。</translation>
        </message>
        <message>
            <source>Exact finish</source>
            <translation>ちょうどで勝ち</translation>
        </message>
        <message>
            <source>First bid closes</source>
            <translation>最初のビッドで決定</translation>
        </message>
        <message>
            <source>First lead in a contract</source>
            <translation>1人で戦うときの最初のリード</translation>
        </message>
        <message>
            <source>Follow, beat, trump, or bid to play alone. Exactly {target} points win.</source>
            <translation>同じスートで勝ちにいき、なければ切り札。1人で戦うビッドもあります。ちょうど{target}点で勝ち。</translation>
        </message>
        <message>
            <source>Forty before twenty</source>
            <translation>40点の宣言を先にする</translation>
        </message>
        <message>
            <source>Forty in {suit}</source>
            <translation>{suit}の40点</translation>
        </message>
        <message>
            <source>Highest bid</source>
            <translation>一番高いビッド</translation>
        </message>
        <message>
            <source>How many kings with their knights the winning pair may announce.</source>
            <translation>トリックを取ったペアが、1回に宣言できるカンテの数です。カンテとは、同じスートの王と騎士です。</translation>
        </message>
        <message>
            <source>King and knight of one suit. Everybody will hear it.</source>
            <translation>同じスートの王と騎士。宣言は全員に聞こえます。</translation>
        </message>
        <message>
            <source>La Cuatrola</source>
            <translation>ラ・クアトローラ</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>最終トリック</translation>
        </message>
        <message>
            <source>Ludoteka and others</source>
            <translation>Ludotekaほか</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>mark of the eldest hand</comment>
            <translation>マノ</translation>
        </message>
        <message>
            <source>Mano</source>
            <comment>option: who leads</comment>
            <translation>先手(マノ)</translation>
        </message>
        <message>
            <source>Mano’s pair wins</source>
            <translation>マノのペアの勝ち</translation>
        </message>
        <message>
            <source>Must you still beat or trump the trick?</source>
            <translation>そのときも、勝てるカードや切り札を出す必要があるかどうかです。</translation>
        </message>
        <message>
            <source>No card of the suit: you must trump.</source>
            <translation>スートがないので切り札を出してください</translation>
        </message>
        <message>
            <source>Nobody has bid yet. Everyone speaks once.</source>
            <translation>まだビッドはありません。ビッドは1人1回です。</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>得点なし</translation>
        </message>
        <message>
            <source>Not needed</source>
            <comment>option: the duty to beat does not hold</comment>
            <translation>不要</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>今は宣言しない</translation>
        </message>
        <message>
            <source>One each</source>
            <translation>1人1つ</translation>
        </message>
        <message>
            <source>One per pair</source>
            <translation>ペアで1つ</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>said in the auction</comment>
            <translation>パス</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <translation>通常のディール</translation>
        </message>
        <message>
            <source>Plain hand</source>
            <comment>title of the score sheet; who won it is said beside it</comment>
            <translation>通常のディール</translation>
        </message>
        <message>
            <source>Play out decided contracts</source>
            <translation>決着後も最後まで続ける</translation>
        </message>
        <message>
            <source>Points in cards</source>
            <translation>カード点</translation>
        </message>
        <message>
            <source>Points to win</source>
            <translation>勝利点</translation>
        </message>
        <message>
            <source>Points together</source>
            <translation>合計点</translation>
        </message>
        <message>
            <source>Quintola</source>
            <translation>キントーラ</translation>
        </message>
        <message>
            <source>Sing forty</source>
            <translation>40点を宣言する</translation>
        </message>
        <message>
            <source>Sing twenty</source>
            <translation>20点を宣言する</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>ソロ</translation>
        </message>
        <message>
            <source>Spanish deck · two against two</source>
            <translation>スペインの札・2対2</translation>
        </message>
        <message>
            <source>The card you must beat if you can, when you follow suit.</source>
            <translation>同じスートを出すとき、このカードに勝てるなら、勝つカードを出します。</translation>
        </message>
        <message>
            <source>The first pair to reach this many match points wins.</source>
            <translation>先にこのゲームポイントに届いたペアの勝ちです。</translation>
        </message>
        <message>
            <source>The forty comes first.</source>
            <translation>40点の宣言が先です。</translation>
        </message>
        <message>
            <source>The highest bid is {contract}, by {seat}. Everyone speaks once.</source>
            <translation>今の最高は{seat}の{contract}です。ビッドは1人1回です。</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>今回のゲームポイント</translation>
        </message>
        <message>
            <source>Tie in a plain hand</source>
            <translation>通常のディールで同点のとき</translation>
        </message>
        <message>
            <source>Tie in a solo</source>
            <translation>ソロで同点のとき</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>トリック数</translation>
        </message>
        <message>
            <source>Trump</source>
            <translation>切り札</translation>
        </message>
        <message>
            <source>Twenty in {suit}</source>
            <translation>{suit}の20点</translation>
        </message>
        <message>
            <source>What a plain hand gives to the pair that won every trick.</source>
            <translation>通常のディールで、全トリックを取ったペアに入るゲームポイントです。</translation>
        </message>
        <message>
            <source>What do you bid?</source>
            <translation>ビッドはどうしますか?</translation>
        </message>
        <message>
            <source>When your partner is winning</source>
            <translation>パートナーが勝っているとき</translation>
        </message>
        <message>
            <source>Who can sing forty may sing no twenty before it.</source>
            <translation>40点を宣言できる人は、その前に20点を宣言できません。</translation>
        </message>
        <message>
            <source>Who plays the first card when somebody plays alone.</source>
            <translation>最初にカードを出す人です。デクレアラーとは、1人で戦う人のことです。</translation>
        </message>
        <message>
            <source>Winning now</source>
            <translation>場の最強札</translation>
        </message>
        <message>
            <source>You bid nothing. If all four pass, it is a plain hand for {stake}.</source>
            <translation>ビッドをしません。4人ともパスなら、通常のディール({stake}点)です。</translation>
        </message>
        <message>
            <source>You can beat the card that was led: you must.</source>
            <translation>リードされたカードに勝てるカードがあるので、それを出してください</translation>
        </message>
        <message>
            <source>You can beat the winning card: you must.</source>
            <translation>場の最強札に勝てるカードがあるので、それを出してください</translation>
        </message>
        <message>
            <source>You have to go higher than {contract}.</source>
            <translation>{contract}より高いビッドが必要です。</translation>
        </message>
        <message>
            <source>You leave {contract} to {seat}.</source>
            <translation>{contract}は{seat}に任せます。</translation>
        </message>
        <message>
            <source>You lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>あなたが{contract}に失敗</translation>
        </message>
        <message>
            <source>You made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>あなたが{contract}に成功</translation>
        </message>
        <message>
            <source>You may not bid past the target; only a contract the others lose can carry you over.</source>
            <translation>勝利点を超えるビッドはできません。超えて勝てるのは、相手がコントラクトに失敗したときだけです。</translation>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation>同じスートを出してください</translation>
        </message>
        <message>
            <source>You must over-trump.</source>
            <translation>出ている切り札より強い切り札を出してください</translation>
        </message>
        <message>
            <source>You play without {partner} and need more points than they. If not, {stake} for them.</source>
            <translation>{partner}抜きで、相手より多くの点を取ります。取れないと相手に{stake}点。</translation>
        </message>
        <message>
            <source>You play without {partner} and win all {all} tricks. If not, {stake} for them.</source>
            <translation>{partner}抜きで、{all}トリックをすべて取ります。取れないと相手に{stake}点。</translation>
        </message>
        <message>
            <source>You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them.</source>
            <translation>{partner}抜きで、{all}トリック中{need}つ取ります。取れないと相手に{stake}点。</translation>
        </message>
        <message>
            <source>You play {contract} alone</source>
            <translation>あなたが1人で{contract}に挑みます</translation>
        </message>
        <message>
            <source>Your lead: any card</source>
            <translation>あなたのリードです。どのカードも出せます。</translation>
        </message>
        <message>
            <source>Your turn: play a card</source>
            <translation>あなたの番です。カードを出してください。</translation>
        </message>
        <message>
            <source>a public Cuatrola server</source>
            <translation>公開のクアトローラ対戦サーバー</translation>
        </message>
        <message>
            <source>exactly {target} to win</source>
            <translation>ちょうど{target}点で勝ち</translation>
        </message>
        <message>
            <source>guiñote custom</source>
            <translation>ギニョーテの流儀</translation>
        </message>
        <message>
            <source>heard of, not confirmed</source>
            <translation>伝聞、未確認</translation>
        </message>
        <message>
            <source>sits out this hand</source>
            <translation>このディールは休み</translation>
        </message>
        <message>
            <source>the letter of the source text</source>
            <translation>ルール原文のとおり</translation>
        </message>
        <message>
            <source>to {target} points</source>
            <translation>{target}点先取</translation>
        </message>
        <message>
            <source>tute auctions</source>
            <translation>競りのあるトゥーテ</translation>
        </message>
        <message>
            <source>{cante} (you)</source>
            <comment>a cante that the reader sang</comment>
            <translation>{cante}(あなた)</translation>
        </message>
        <message>
            <source>{cante} ({seat})</source>
            <comment>a cante and who sang it</comment>
            <translation>{cante}({seat})</translation>
        </message>
        <message>
            <source>{contract} (you)</source>
            <comment>a contract that the reader plays</comment>
            <translation>{contract}(あなた)</translation>
        </message>
        <message>
            <source>{contract} ({seat})</source>
            <comment>a contract and who plays it</comment>
            <translation>{contract}({seat})</translation>
        </message>
        <message>
            <source>{contract} · {stake}</source>
            <comment>a bid as said: its name and its stake</comment>
            <translation>{contract}・{stake}点</translation>
        </message>
        <message>
            <source>{high} points against {low}: worth {stake}.</source>
            <translation>{high}点対{low}点。ゲームポイントは{stake}点です。</translation>
        </message>
        <message>
            <source>{high} points each: nobody scores.</source>
            <translation>{high}点ずつの同点で、どちらも得点なしです。</translation>
        </message>
        <message>
            <source>{high} points each: the declarer loses. Worth {stake}.</source>
            <translation>{high}点ずつの同点で、デクレアラーの負けです。ゲームポイントは{stake}点です。</translation>
        </message>
        <message>
            <source>{high} points each: the mano’s pair wins. Worth {stake}.</source>
            <translation>{high}点ずつの同点で、マノのペアの勝ちです。ゲームポイントは{stake}点です。</translation>
        </message>
        <message>
            <source>{own} + {stake} = {sum}: past {target}.</source>
            <translation>{own}+{stake}={sum}で{target}点を超えます。</translation>
        </message>
        <message>
            <source>{seat} lost the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat}が{contract}に失敗</translation>
        </message>
        <message>
            <source>{seat} made the {contract}</source>
            <comment>title of the score sheet</comment>
            <translation>{seat}が{contract}に成功</translation>
        </message>
        <message>
            <source>{seat} plays {contract} alone</source>
            <translation>{seat}が1人で{contract}に挑みます</translation>
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
            <translation>ファイルの中の括弧の入れ子が深すぎます。</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>ファイルが空です。</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>ファイルがUTF-8のテキストではありません。</translation>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation>ファイルが大きすぎます。</translation>
        </message>
        <message>
            <source>There is a character in the file that does not exist.</source>
            <translation>ファイルに、実在しない文字が入っています。</translation>
        </message>
        <message>
            <source>There is a number in the file that cannot be read.</source>
            <translation>ファイルに、読み取れない数があります。</translation>
        </message>
        <message>
            <source>There is no JSON object in the file.</source>
            <translation>ファイルにJSONオブジェクトがありません。</translation>
        </message>
        <message>
            <source>This is no JSON: line {line}, column {column}.</source>
            <translation>JSONとして読めません({line}行目、{column}文字目)。</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened: {why}.</source>
            <translation>「{file}」を開けません({why})。</translation>
        </message>
        <message>
            <source>“{name}” stands twice in the same place.</source>
            <translation>同じ場所に「{name}」が2回あります。</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>{card}, not now: {reason}</source>
            <comment>a card for screen readers</comment>
            <translation>{card}、今は出せません：{reason}</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <comment>a card for screen readers</comment>
            <translation>{card}、出せます</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>A new match</source>
            <translation>新しい対局</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Deskについて</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>ゲームを選ぶ</translation>
        </message>
        <message>
            <source>Continue the match</source>
            <translation>続きを遊ぶ</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全画面</translation>
        </message>
        <message>
            <source>It is kept as a file of its own, but will not be offered here again.</source>
            <translation>対局は別のファイルとして残りますが、この画面からは続けられなくなります。</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>あなたの番です。</translation>
        </message>
        <message>
            <source>Keep the match</source>
            <translation>片付けない</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>全画面をやめる</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>オプション</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>遊ぶ</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Resume · today, {time}</source>
            <translation>続きから・今日 {time}</translation>
        </message>
        <message>
            <source>Resume · yesterday, {time}</source>
            <translation>続きから・昨日 {time}</translation>
        </message>
        <message>
            <source>Resume · {date}, {time}</source>
            <translation>続きから・{date} {time}</translation>
        </message>
        <message>
            <source>Set aside</source>
            <comment>button: put the running match away</comment>
            <translation>片付ける</translation>
        </message>
        <message>
            <source>Set aside and start</source>
            <translation>片付けて始める</translation>
        </message>
        <message>
            <source>Set the running match aside and start a new one?</source>
            <translation>途中の対局を片付けて、新しい対局を始めますか?</translation>
        </message>
        <message>
            <source>Set the running match aside?</source>
            <translation>途中の対局を片付けますか?</translation>
        </message>
        <message>
            <source>The others are to play.</source>
            <translation>ほかの人の番です。</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the reader, at the head of a list of names</comment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>You were watching.</source>
            <translation>観戦中の対局です。</translation>
        </message>
        <message>
            <source>against</source>
            <comment>stands between the portraits of two pairs</comment>
            <translation>対</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first}と{second}</translation>
        </message>
        <message>
            <source>{game} · hand {number}</source>
            <translation>{game}・第{number}ディール</translation>
        </message>
        <message>
            <source>{language}, chosen</source>
            <comment>name of the language button for screen readers</comment>
            <translation>{language}、選択中</translation>
        </message>
        <message>
            <source>{names} {points}</source>
            <comment>a side and its points, in a list of the sides</comment>
            <translation>{names} {points}点</translation>
        </message>
    </context>
    <context>
        <name>Narration</name>
        <message>
            <source>Everybody sees the {card} of {seat}.</source>
            <translation>{seat}の{card}が全員に公開されました。</translation>
        </message>
        <message>
            <source>Everybody sees your {card}.</source>
            <translation>あなたの{card}が全員に公開されました。</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>あなたが配ります。</translation>
        </message>
        <message>
            <source>You play the {card}.</source>
            <translation>あなたが{card}を出しました。</translation>
        </message>
        <message>
            <source>You take the trick.</source>
            <translation>あなたがトリックを取りました。</translation>
        </message>
        <message>
            <source>You: {words}</source>
            <translation>あなた：{words}</translation>
        </message>
        <message>
            <source>{seat} deals.</source>
            <translation>{seat}が配ります。</translation>
        </message>
        <message>
            <source>{seat} plays the {card}.</source>
            <translation>{seat}が{card}を出しました。</translation>
        </message>
        <message>
            <source>{seat} takes the trick.</source>
            <translation>{seat}がトリックを取りました。</translation>
        </message>
        <message>
            <source>{seat}: {words}</source>
            <translation>{seat}：{words}</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>On</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>default</source>
            <comment>mark on the default value of an option, small</comment>
            <translation>標準</translation>
        </message>
        <message>
            <source>{value} (default)</source>
            <comment>the default value of an option, in a list</comment>
            <translation>{value}(標準)</translation>
        </message>
        <message>
            <source>{value}: {source}</source>
            <comment>a value of an option and where the variant comes from</comment>
            <translation>{value}：{source}</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Across, your partner</source>
            <translation>向かい・パートナー</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>level</comment>
            <translation>やさしい</translation>
        </message>
        <message>
            <source>Name of the player: {seat}</source>
            <comment>name of a text field for screen readers</comment>
            <translation>プレイヤーの名前：{seat}</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>level</comment>
            <translation>ふつう</translation>
        </message>
        <message>
            <source>Place {number}</source>
            <comment>a seat at the table, where the reader has none</comment>
            <translation>席{number}</translation>
        </message>
        <message>
            <source>Place {number}, with place {partner}</source>
            <comment>a seat and its partner's, at a table of bots</comment>
            <translation>席{number}・席{partner}とペア</translation>
        </message>
        <message>
            <source>Plays any card the rules allow, without a thought.</source>
            <translation>出せるカードの中から、何も考えずに出します。</translation>
        </message>
        <message>
            <source>Plays by sound rules of thumb, a good match for beginners.</source>
            <translation>基本の心得どおりに出します。はじめての方にちょうどよい相手です。</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>level</comment>
            <translation>でたらめ</translation>
        </message>
        <message>
            <source>Remembers what was played and thinks ahead.</source>
            <translation>出たカードを覚えて、先を読みます。</translation>
        </message>
        <message>
            <source>To your left</source>
            <translation>左隣</translation>
        </message>
        <message>
            <source>To your right</source>
            <translation>右隣</translation>
        </message>
        <message>
            <source>Who plays: {seat}</source>
            <comment>name of a choice for screen readers</comment>
            <translation>遊ぶ人：{seat}</translation>
        </message>
        <message>
            <source>You</source>
            <comment>the name of a player who gave none</comment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>You</source>
            <comment>who plays in a seat</comment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>You only watch: the house plays in every seat, and all cards lie open.</source>
            <translation>観戦だけです。どの席もコンピューターが受け持ち、カードはすべて表向きです。</translation>
        </message>
        <message>
            <source>You play these cards.</source>
            <translation>この席では、あなたが遊びます。</translation>
        </message>
        <message>
            <source>Your place</source>
            <translation>あなたの席</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>As it stands on the table and in saved matches.</source>
            <translation>テーブルと、保存した対局に出る名前です。</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>colours of the window</comment>
            <translation>パソコンと同じ</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <comment>choice of the language</comment>
            <translation>パソコンと同じ：{language}</translation>
        </message>
        <message>
            <source>Ask before playing a card</source>
            <translation>カードを出す前に確かめる</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>colour of the table cloth</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>Brisk</source>
            <comment>pace</comment>
            <translation>やや速い</translation>
        </message>
        <message>
            <source>Colours of the window</source>
            <translation>ウィンドウの色</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>colours of the window</comment>
            <translation>暗い</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>速い</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>colour of the table cloth</comment>
            <translation>緑</translation>
        </message>
        <message>
            <source>How fast cards move, and how long the others take.</source>
            <translation>カードが動く速さと、ほかの人が考える時間です。</translation>
        </message>
        <message>
            <source>Independent of the size of the window.</source>
            <translation>ウィンドウの大きさが変わっても同じです。</translation>
        </message>
        <message>
            <source>Keep a finished trick until I click</source>
            <translation>クリックするまでトリックを残す</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>言語と文字</translation>
        </message>
        <message>
            <source>Large</source>
            <comment>size of the text</comment>
            <translation>大きい</translation>
        </message>
        <message>
            <source>Largest</source>
            <comment>size of the text</comment>
            <translation>最大</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>colours of the window</comment>
            <translation>明るい</translation>
        </message>
        <message>
            <source>No animation</source>
            <comment>pace</comment>
            <translation>動きなし</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation>ふつう</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>size of the text</comment>
            <translation>ふつう</translation>
        </message>
        <message>
            <source>Of the windows. Rule words such as mano and cante stay as they are.</source>
            <translation>画面の言葉です。マノやカンテなどのルール用語は、そのまま使います。</translation>
        </message>
        <message>
            <source>Otherwise it is gathered after a moment.</source>
            <translation>オフのときは、少し待ってから片付けます。</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>速さ</translation>
        </message>
        <message>
            <source>Pace and table</source>
            <translation>速さとテーブル</translation>
        </message>
        <message>
            <source>Portrait {number}</source>
            <translation>顔の絵{number}</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>文字の大きさ</translation>
        </message>
        <message>
            <source>Slate</source>
            <comment>colour of the table cloth</comment>
            <translation>灰色</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>ゆっくり</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>テーブルの色</translation>
        </message>
        <message>
            <source>The colour you play on, in every game.</source>
            <translation>どのゲームも、この色の上で遊びます。</translation>
        </message>
        <message>
            <source>The first click lifts the card, the second one plays it.</source>
            <translation>1回目のクリックで持ち上げ、2回目で出します。</translation>
        </message>
        <message>
            <source>The others choose among those that are left.</source>
            <translation>ほかの席には、残りの絵が使われます。</translation>
        </message>
        <message>
            <source>The table itself looks the same in both.</source>
            <translation>どちらでも、テーブルの見た目は同じです。</translation>
        </message>
        <message>
            <source>Wine</source>
            <comment>colour of the table cloth</comment>
            <translation>えんじ</translation>
        </message>
        <message>
            <source>You</source>
            <comment>section about the reader</comment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Your portrait</source>
            <translation>顔の絵</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>{bid}, stake {stake}</source>
            <comment>for screen readers: a bid and what it is worth</comment>
            <translation>{bid}、{stake}点</translation>
        </message>
        <message>
            <source>{choice}, not allowed: {reason}</source>
            <comment>for screen readers</comment>
            <translation>{choice}、選べません：{reason}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>A word is missing, or there is one too many.</source>
            <translation>語が足りないか、多すぎます。</translation>
        </message>
        <message>
            <source>An action begins with the number of a seat at this table.</source>
            <translation>手の先頭には、この対局の席の番号が必要です。</translation>
        </message>
        <message>
            <source>Deal codes are not supported yet; the round needs its pack.</source>
            <translation>配り札のコードにはまだ対応していません。ディールには全カードの並び順が必要です。</translation>
        </message>
        <message>
            <source>Round {round}, action {action} (“{text}”): {reason}</source>
            <translation>ディール{round}の手{action}「{text}」：{reason}</translation>
        </message>
        <message>
            <source>Round {round}: {reason}</source>
            <translation>ディール{round}：{reason}</translation>
        </message>
        <message>
            <source>Seat {dealer} cannot be the dealer.</source>
            <translation>席{dealer}は親になれません。</translation>
        </message>
        <message>
            <source>The card “{card}” is named twice.</source>
            <translation>カード「{card}」が2回出てきます。</translation>
        </message>
        <message>
            <source>The game has no card “{card}”.</source>
            <translation>このゲームにカード「{card}」はありません。</translation>
        </message>
        <message>
            <source>The match was won before this round.</source>
            <translation>このディールの前に、対局の勝敗が決まっています。</translation>
        </message>
        <message>
            <source>The option “{option}” cannot be “{value}”.</source>
            <translation>オプション「{option}」は「{value}」にできません。</translation>
        </message>
        <message>
            <source>The pack has {count} cards and should have {whole}.</source>
            <translation>カードは{whole}枚のはずですが、{count}枚あります。</translation>
        </message>
        <message>
            <source>The record has version {version}; this program knows version {known}.</source>
            <translation>記録のバージョンは{version}ですが、このプログラムが読めるのは{known}です。</translation>
        </message>
        <message>
            <source>The record names a winner that its rounds do not give.</source>
            <translation>記録にある勝者が、ディールの結果と合いません。</translation>
        </message>
        <message>
            <source>The result does not hold: replaying gives another “{field}”.</source>
            <translation>結果が合いません。再現すると「{field}」が違う値になります。</translation>
        </message>
        <message>
            <source>The round is not over, and another one follows.</source>
            <translation>ディールが終わっていないのに、次のディールがあります。</translation>
        </message>
        <message>
            <source>The round was already over.</source>
            <translation>ディールはもう終わっていました。</translation>
        </message>
        <message>
            <source>There are {seats} seats for {players} players.</source>
            <translation>人数は{players}人ですが、席は{seats}あります。</translation>
        </message>
        <message>
            <source>There is a result, but the round is not over.</source>
            <translation>結果がありますが、ディールが終わっていません。</translation>
        </message>
        <message>
            <source>There is no action “{verb}”.</source>
            <translation>「{verb}」という手はありません。</translation>
        </message>
        <message>
            <source>There is no game “{game}”.</source>
            <translation>「{game}」というゲームはありません。</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>「{option}」というオプションはありません。</translation>
        </message>
        <message>
            <source>This is not a record of a match.</source>
            <translation>対局の記録ではありません。</translation>
        </message>
        <message>
            <source>{game} is not played by {players}.</source>
            <translation>{game}は{players}人では遊べません。</translation>
        </message>
        <message>
            <source>“start_total” needs one number for each side or seat.</source>
            <translation>「start_total」には、ペアまたは席ごとに数が1つずつ必要です。</translation>
        </message>
        <message>
            <source>“start_total” says that the match is already won.</source>
            <translation>「start_total」では、もう対局の勝敗が決まっています。</translation>
        </message>
        <message>
            <source>“{field}” is missing or is not what it should be.</source>
            <translation>「{field}」がないか、正しい形ではありません。</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>Play one of the raised cards.</source>
            <translation>浮き上がっているカードから出してください。</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <translation>{card}を出してください。</translation>
        </message>
        <message>
            <source>“{rule}”</source>
            <comment>the rule that forbids a card, quoted</comment>
            <translation>「{rule}」</translation>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <source>Desk is already running. The match in this window is not saved.</source>
            <translation>Deskはすでに起動しています。このウィンドウの対局は保存されません。</translation>
        </message>
        <message>
            <source>The match cannot be saved: {why}. It is tried again at the next move.</source>
            <translation>対局を保存できません({why})。次の手でもう一度試します。</translation>
        </message>
        <message>
            <source>The program does not get along with it.</source>
            <translation>このプログラムでは扱えません。</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is kept as “{file}”.</source>
            <translation>保存した対局を再開できません。{why}「{file}」という名前で残しました。</translation>
        </message>
        <message>
            <source>The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.</source>
            <translation>保存した対局を再開できません。{why}ファイルはそのままにします。今の対局は保存されません。</translation>
        </message>
        <message>
            <source>There is more than one match in the file.</source>
            <translation>ファイルに対局が2つ以上あります。</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be kept: {why}.</source>
            <translation>設定を保存できませんでした({why})。</translation>
        </message>
        <message>
            <source>The settings could not be read and are as new. The old file is kept as “{file}”.</source>
            <translation>設定を読めなかったので、初めの状態に戻しました。元のファイルは「{file}」という名前で残しました。</translation>
        </message>
        <message>
            <source>The settings in “{file}” cannot be read. They are left as they are.</source>
            <translation>「{file}」の設定を読めません。ファイルはそのままにします。</translation>
        </message>
    </context>
    <context>
        <name>Setup</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the default</source>
            <translation>
                <numerusform>標準と違うルールが%n件あります</numerusform>
            </translation>
        </message>
        <message>
            <source>All rules as usual</source>
            <translation>ルールはすべて標準です</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>標準に戻す</translation>
        </message>
        <message>
            <source>New match: {game}</source>
            <translation>新しい対局：{game}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>プレイヤー</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>対局を始める</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Change the rules</source>
            <translation>ルールを変える</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>第{number}ディール</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>テーブルを見る</translation>
        </message>
        <message>
            <source>Match score</source>
            <translation>通算</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>次のディールへ</translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>だれも得点なし</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>もう一度対局</translation>
        </message>
        <message>
            <source>The match so far</source>
            <translation>ここまでの対局</translation>
        </message>
        <message>
            <source>To the start page</source>
            <translation>最初の画面へ</translation>
        </message>
        <message>
            <source>You sat out with</source>
            <comment>before the cards of the reader, who took no part</comment>
            <translation>休みだったあなたの手札</translation>
        </message>
        <message>
            <source>You win the match, {own} to {other}</source>
            <comment>the reader's side won</comment>
            <translation>対局に勝ちました：{own}対{other}</translation>
        </message>
        <message>
            <source>{names} win the match, {own} to {other}</source>
            <translation>{names}が対局に勝ちました：{own}対{other}</translation>
        </message>
        <message numerus="yes">
            <source>{names}: %n point(s)</source>
            <comment>who gained how much in this hand</comment>
            <translation>
                <numerusform>{names}が%n点獲得</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} sat out with</source>
            <comment>before the cards of a player who took no part</comment>
            <translation>休みだった{name}の手札</translation>
        </message>
        <message>
            <source>{title} · {reason}</source>
            <comment>what was played, and why it counts as it does</comment>
            <translation>{title}：{reason}</translation>
        </message>
    </context>
    <context>
        <name>Strips</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>what a trick is worth</comment>
            <translation>
                <numerusform>%n点</numerusform>
            </translation>
        </message>
        <message>
            <source>No trick has been taken yet.</source>
            <translation>まだ取られたトリックがありません。</translation>
        </message>
        <message>
            <source>Order and value of the cards</source>
            <translation>カードの強さと点数</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>第{number}トリック</translation>
        </message>
        <message>
            <source>You took it</source>
            <translation>あなたが獲得</translation>
        </message>
        <message>
            <source>{name} took it</source>
            <translation>{name}が獲得</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>All have seen your {cards}</source>
            <comment>cards of the reader's hand that everybody has seen</comment>
            <translation>公開済みのあなたの札：{cards}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <comment>which hand of the match is being played</comment>
            <translation>第{number}ディール</translation>
        </message>
        <message>
            <source>It is not this seat’s turn.</source>
            <translation>今はこの席の番ではありません。</translation>
        </message>
        <message>
            <source>Nothing on the table</source>
            <comment>for screen readers</comment>
            <translation>場にカードはありません</translation>
        </message>
        <message>
            <source>On the table: {cards}</source>
            <comment>the trick, for screen readers</comment>
            <translation>場のカード：{cards}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>今回の得点表</translation>
        </message>
        <message>
            <source>Seen: {cards}</source>
            <comment>cards of a hand that everybody has seen</comment>
            <translation>公開済みの札：{cards}</translation>
        </message>
        <message>
            <source>That cannot be done now.</source>
            <translation>今はできません。</translation>
        </message>
        <message>
            <source>That card is not in this hand.</source>
            <translation>そのカードは手札にありません。</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>このディールは終わりました。</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>対局は終わりました。</translation>
        </message>
        <message>
            <source>The table has moved on.</source>
            <translation>場はもう先に進んでいます。</translation>
        </message>
        <message>
            <source>They</source>
            <comment>the other pair, at the score</comment>
            <translation>相手</translation>
        </message>
        <message>
            <source>We</source>
            <comment>the reader's pair, at the score</comment>
            <translation>味方</translation>
        </message>
        <message>
            <source>You and {name}</source>
            <comment>the reader and the partner</comment>
            <translation>あなたと{name}</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>相手</translation>
        </message>
        <message>
            <source>your partner</source>
            <translation>パートナー</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>あなたの番です</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n point(s)</source>
            <comment>a card and what it counts</comment>
            <translation>
                <numerusform>{card}：%n点</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first}と{second}</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two items of a list</comment>
            <translation>{first}、{second}</translation>
        </message>
        <message>
            <source>{hand} · {goal}</source>
            <comment>which hand, and what wins the match</comment>
            <translation>{hand}・{goal}</translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Card values</source>
            <translation>カードの点数</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全画面</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>直前のトリック</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>テーブルを離れる</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>得点表</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button: put a notice away</comment>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Desk — {game}</source>
            <comment>title of the window while a game is on the table</comment>
            <translation>Desk — {game}</translation>
        </message>
        <message>
            <source>Something went wrong that nobody expected. It is written in the log; you can play on.</source>
            <translation>予想外のことが起きました。ログに記録しました。続けて遊べます。</translation>
        </message>
    </context>
</TS>
