"""The words of La Cuatrola. They are translated in the windows; contract names stay as they are in every language."""

from __future__ import annotations

from desk.core.text import T, Text

TITLE = T("Cuatrola", "La Cuatrola")

CONTRACTS: dict[str, Text] = {
    "plain": T("Cuatrola", "Plain hand"),
    "solo": T("Cuatrola", "Solo"),
    "cuatrola": T("Cuatrola", "Cuatrola"),
    "quintola": T("Cuatrola", "Quintola"),
}
PASS = T("Cuatrola", "Pass", "said in the auction")
SAID_BID = T("Cuatrola", "{contract} · {stake}", "a bid as said: its name and its stake")

MANO = T("Cuatrola", "Mano", "mark of the eldest hand")
DEALER = T("Cuatrola", "Dealer", "mark of the dealer")
TRUMP = T("Cuatrola", "Trump")
SUIT = T("Cuatrola", "{suit}", "only the name of a suit, for the corner of the table")
CONTRACT = T("Cuatrola", "Contract")
CONTRACT_OF = T("Cuatrola", "{contract} ({seat})", "a contract and who plays it").or_you(
    T("Cuatrola", "{contract} (you)", "a contract that the reader plays")
)
SITS_OUT = T("Cuatrola", "sits out this hand")
TRICKS_WON = T("Cuatrola", "%n trick(s)", "tricks won by a player", 0)

CHOOSE_BID = T("Cuatrola", "What do you bid?")
NO_BID_YET = T("Cuatrola", "Nobody has bid yet. Everyone speaks once.")
HIGHEST_BID = T("Cuatrola", "The highest bid is {contract}, by {seat}. Everyone speaks once.")
PASS_PLAIN = T("Cuatrola", "You bid nothing. If all four pass, it is a plain hand for {stake}.")
PASS_UNDER = T("Cuatrola", "You leave {contract} to {seat}.")
BID_NOTES: dict[str, Text] = {
    "solo": T("Cuatrola", "You play without {partner} and need more points than they. If not, {stake} for them."),
    "cuatrola": T(
        "Cuatrola", "You play without {partner} and win {need} of the {all} tricks. If not, {stake} for them."
    ),
    "quintola": T("Cuatrola", "You play without {partner} and win all {all} tricks. If not, {stake} for them."),
}
TOO_LOW = T("Cuatrola", "You have to go higher than {contract}.")
OVER_TARGET = T("Cuatrola", "{own} + {stake} = {sum}: past {target}.")

LEAD = T("Cuatrola", "Your lead: any card")
PLAY = T("Cuatrola", "Your turn: play a card")

SING = T("Cuatrola", "Do you announce a cante?")
SING_DETAIL = T("Cuatrola", "King and knight of one suit. Everybody will hear it.")
SING_FORTY = T("Cuatrola", "Sing forty")
SING_TWENTY = T("Cuatrola", "Sing twenty")
NOT_NOW = T("Cuatrola", "Not now")
SANG_FORTY = T("Cuatrola", "Forty in {suit}")
SANG_TWENTY = T("Cuatrola", "Twenty in {suit}")
FORTY_FIRST = T("Cuatrola", "The forty comes first.")
PLAYS_ALONE = T("Cuatrola", "{seat} plays {contract} alone").or_you(T("Cuatrola", "You play {contract} alone"))
PLAIN_HAND = T("Cuatrola", "All pass: a plain hand")

# The score sheet
MADE = T("Cuatrola", "{seat} made the {contract}", "title of the score sheet").or_you(
    T("Cuatrola", "You made the {contract}", "title of the score sheet")
)
FAILED = T("Cuatrola", "{seat} lost the {contract}", "title of the score sheet").or_you(
    T("Cuatrola", "You lost the {contract}", "title of the score sheet")
)
PLAIN_WON = T("Cuatrola", "Plain hand", "title of the score sheet; who won it is said beside it")
WHY_POINTS = T("Cuatrola", "{high} points against {low}: worth {stake}.")
WHY_TIE_MANO = T("Cuatrola", "{high} points each: the mano’s pair wins. Worth {stake}.")
WHY_TIE_NOBODY = T("Cuatrola", "{high} points each: nobody scores.")
WHY_TIE_DECLARER = T("Cuatrola", "{high} points each: the declarer loses. Worth {stake}.")
WHY_SWEEP = T("Cuatrola", "All {all} tricks: worth {stake}.")
WHY_TRICKS = T("Cuatrola", "%n trick(s) won, {need} needed: worth {stake}.", "of the declarer", 0)
TRICKS = T("Cuatrola", "Tricks")
CARD_POINTS_LINE = T("Cuatrola", "Points in cards")
LAST_TRICK_LINE = T("Cuatrola", "Last trick")
CANTE_LINE = T("Cuatrola", "{cante} ({seat})", "a cante and who sang it").or_you(
    T("Cuatrola", "{cante} (you)", "a cante that the reader sang")
)
POINTS_TOTAL = T("Cuatrola", "Points together")
MATCH_POINTS = T("Cuatrola", "This hand")
GOAL_EXACT = T("Cuatrola", "exactly {target} to win")
GOAL = T("Cuatrola", "to {target} points")

KIND = T("Cuatrola", "Spanish deck · two against two")
SUMMARY = T("Cuatrola", "Follow, beat, trump, or bid to play alone. Exactly {target} points win.")
LENGTH = T("Cuatrola", "4 players · about 15 minutes")
