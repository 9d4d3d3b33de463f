#!/usr/bin/env python3
"""Checks the luck of a finished game's record without the program that made it: python3 verify.py FILE

Everything is described in fair-dice.md and record-format.md. Prints `ok` and exits with 0, or says which line is wrong
and exits with 1. It checks the luck; that the moves were legal, `casus-belli verify FILE` checks.
"""
import hashlib, hmac, itertools, json, re, struct, sys

ROUNDS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
          (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
EVENTS = re.compile(r"start_rolled\(rounds=\[(?P<rounds>.*?)\] first=\d+ draw=(?P<start>\d+)\)"
                    r"|attack=\[(?P<attack>[\d ]+)\] defence=\[(?P<defence>[\d ]+)\][^()]* draw=(?P<roll>\d+)"
                    r"|traded\([^()]*cards=\[(?P<traded>[^]]*)\]|(?P<renewed>deck_renewed)"
                    r"|drew\(seat=\d+ card=(?P<card>\w+) draw=(?P<drew>\d+)\)")


def words_of(key):
    """The 32-bit words of the ChaCha20 stream of a key: nonce 0, a counter from 0."""
    for block in itertools.count():
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), block, 0, 0, 0]
        x = start[:]
        for a, b, c, d in ROUNDS * 10:
            for to, by, other, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                mixed = x[other] ^ x[to]
                x[other] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(x, start))


def draw(key, number, bound):
    """The draw of that number: uniform in range(bound)."""
    one = hmac.digest(key, b"casus-belli draw" + struct.pack(">QI", number, bound), "sha256")
    usable = bound * (2**32 // bound)
    return next(word for word in words_of(one) if word < usable) % bound


def need(truth, line, reason):
    if not truth:
        sys.exit(f"line {line}: {reason}")


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def key_of(head):
    """The key of all draws, after checking what was published of seed and words."""
    seed, given = bytes.fromhex(head["seed"][1]), re.findall(r'"(?:[^"\\]|\\.)*"|[^ \[\]"]+', head["words"][1])
    given = [(seat, json.loads(w) if w[0] == '"' else w) for seat, w in enumerate(given) if w != "-"]
    mixed = bytes([len(given)]) + b"".join(struct.pack(">BH", n, len(w.encode())) + w.encode() for n, w in given)
    promise = seed + struct.pack(">Q", int(head["game"][1]))
    told = b"casus-belli commitment" + promise + mixed + bytes(9)
    for key, told in (("promise", promise), ("commitment", told)):
        need(hashlib.sha256(told).hexdigest() == head[key][1], head[key][0], f"seed and words give another {key}")
    return hmac.digest(seed, b"casus-belli key" + mixed + bytes(2), "sha256")


def check(lines):
    need(lines[:1] == ["casus-belli record 1"], 1, "this is no record of version 1")
    head = {line.split(" ")[0]: (n, line.partition(" ")[2]) for n, line in enumerate(lines, 1) if line[:1].isalpha()}
    for key in ("game", "seed", "words", "promise", "commitment", "territories", "end"):
        need(key in head, len(lines), f"no `{key}`: only the record of a game that is over tells it")
    key, land = key_of(head), head["territories"][1].strip("[]").split(" ")
    pile, back, following, actions, dice, cards = None, set(), 0, 0, 0, 0
    for n, line in ((n, line) for n, line in enumerate(lines, 1) if line[:1].isdigit()):
        need(line.split(" ")[0] == str(actions), n, f"action {actions} is missing")
        story, mark, draws = line.partition(" @ ")
        made, actions = {}, actions + 1
        for number, bound, value in map(numbers, draws.split()):
            need(number == following, n, f"draw {following} is missing")
            need(value == draw(key, number, bound), n, f"draw {number}/{bound} is not {value}")
            made[number], following = (value, bound), following + 1
        for event in EVENTS.finditer(story):
            thrown = lambda first, count: [made.get(int(first) + i, (-1, 6))[0] + 1 for i in range(count)]
            if event["rounds"]:
                told = numbers(event["rounds"])[1::2]
                need(told == thrown(event["start"], len(told)), n, "a die is not what was drawn")
            elif event["attack"]:
                sides = numbers(event["attack"]), numbers(event["defence"])
                fair = thrown(event["roll"], len(sides[0])), thrown(int(event["roll"]) + len(sides[0]), len(sides[1]))
                need(sides == tuple(sorted(side, reverse=True) for side in fair), n, f"the dice thrown are {fair}")
                dice += len(sides[0]) + len(sides[1])
            elif event["traded"]:
                back |= set(event["traded"].split(" "))
            elif event["renewed"]:
                pile, back = pile | back, set()
            else:
                value, bound = made.get(int(event["drew"]), (0, 0))
                wild = [f"wild_{i + 1}" for i in range(bound - len(land))] if pile is None else []
                pile = {*land, *wild} if pile is None else pile
                lying = [card for card in land + sorted(pile - set(land)) if card in pile]
                need(bound == len(lying) and lying[value] == event["card"], n, "this is not the card drawn")
                pile, cards = pile - {event["card"]}, cards + 1
    need(str(actions) == head["end"][1], head["end"][0], "the number of actions is another")
    return f"ok: {actions} actions, {following} draws, among them {dice} dice in battle and {cards} cards"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        print(check(record.read().splitlines()))
