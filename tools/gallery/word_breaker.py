#!/usr/bin/env python3
"""An external player (docs/players.md) for the game of the Cold War that docs/transcript-cold-war.md tells.

It accepts every peace, and then attacks whom it has promised peace, and nobody else.
"""
import json
import sys

INFANTRY = 3  # its price


def talk(offer):
    """Accepts the first offer."""
    return {"accept": {"number": offer["received"][0]["offer"]["number"]}} if offer["received"] else None


def act(view, offer, seat):
    """Fights where it has more armies, else prepares and declares a war on a friend, if there is one next to it."""
    for fight in offer["fights"]:
        at, against = fight["at"], fight["against"][0][0]
        armies = dict(view["places"][at]["armies"])
        own = armies.get(seat, {})
        if sum(own.values()) > sum(armies.get(against, {}).values()):
            return {"fight": {"at": at, "against": against, "armies": own}}
    friends = {promise["to"] for promise in view["own"]["promises"] if promise["by"] == seat}
    wars = [war for war in offer["declare"] if friends.issuperset(war["against"])]
    for war in sorted(wars, key=lambda war: war["price"]):
        at, armies = max(war["from"], key=lambda entry: sum(entry[1].values()))
        more = min((offer["money"] - war["price"]) // INFANTRY, 4)
        if sum(armies.values()) < 4 and more > 0:
            return {"buy": {"at": at, "armies": {"infantry": more}}}
        sent = {**armies, "infantry": armies.get("infantry", 0) - 1}  # one stays
        if war["price"] <= offer["money"] and sent["infantry"] >= 3:
            return {"declare": {"target": war["at"], "armies": [[at, sent]]}}
    return "done"


def answer(message):
    """The action; None: nothing to say, or the answer of the rules."""
    seat, ask = message["seat"], message["ask"]
    (kind, offer), = ask["menu"]["cold_war"].items()
    if message["optional"]:
        action = talk(offer) if kind == "talk" else None
        return action and {"cold_war": action}
    if kind == "act":
        return {"cold_war": act(message["view"]["cold_war"], offer, seat)}
    return ask["default"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif message["type"] == "question":
        said = {"question": message["question"], "seat": message["seat"], "action": answer(message)}
        print(json.dumps(said), flush=True)
