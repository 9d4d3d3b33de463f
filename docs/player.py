#!/usr/bin/env python3
"""An external player, for `casus-belli simulate` and for tables (docs/players.md): an example to begin with.

It plays the rulebooks of the classic family: places all armies where it is strongest, attacks while it is stronger, and moves
on. To every other question, and in the other families, it gives the default answer, which is always legal.
"""
import json
import sys

borders = []  # of each territory, by number


def learn(board):
    numbers = {territory["id"]: at for at, territory in enumerate(board["territories"])}
    return [{numbers[other] for other in territory["borders"]} for territory in board["territories"]]


def action(view, menu, default):
    """The answer to a question of the classic family: its kind is the only key of the menu."""
    (kind, offer), = menu.items()
    armies = [territory["armies"] for territory in view["territories"]]
    if kind == "reinforce" and offer["sets"]:
        return {"trade": {"cards": offer["sets"][0]}}
    if kind == "reinforce" and offer["left"]:
        own = set(offer["own"])
        front = [at for at in offer["own"] if borders[at] - own]
        return {"place": {"armies": [[max(front, key=lambda at: armies[at]), offer["left"]]]}}
    if kind == "attack":
        lead = lambda strike: armies[strike["from"]] - armies[strike["to"]]
        strike = max(offer["strikes"], key=lead, default=None)
        if strike is None or lead(strike) < 1:
            return "stop"
        return {"attack": {"from": strike["from"], "to": strike["to"], "dice": strike["dice"]}}
    if kind == "advance":
        return {"advance": {"armies": offer["max"]}}
    return default


def answer(message):
    """None is an answer to optional questions only: it has nothing to say."""
    (family, view), = message["view"].items()
    default = message["ask"]["default"]
    if message["optional"]:
        return None
    if family != "classic":
        return default
    return {family: action(view, message["ask"]["menu"][family], default[family])}


for line in sys.stdin:
    message, said = json.loads(line), None
    if message["type"] == "game":
        borders = learn(message["board"])
        said = {"type": "ready", "protocol": 1}
    elif message["type"] == "question":
        said = {"question": message["question"], "seat": message["seat"], "action": answer(message)}
    if said:
        print(json.dumps(said), flush=True)
