"""The words of the table: cards, zones, events, actions, decisions, observations, texts.

Immutable values only. This room knows no rules, no engine and no Qt; everything else speaks with its words.
"""
