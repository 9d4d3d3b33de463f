#!/usr/bin/env python3
"""Checks the luck of a finished game's record without the program that made it: python3 verify.py FILE

Everything is described in fair-dice.md and record-format.md. Prints what the dice prove against the owner of the bot, and what
it did not check (exit code 0), the line that is wrong and why (1), or that the record tells no seed (4). Which draw decides what
stands in a file for each family of rules, which must lie beside this one.
"""
import ast, hashlib, hmac, itertools, json, re, struct, sys
ROUNDS = [(k, 4 + (k + n) % 4, 8 + (k + 2 * n) % 4, 12 + (k + 3 * n) % 4) for n in (0, 1) for k in range(4)]
NEEDED = "territories continents objectives words sealed revealed beacon options game scope promise commitment".split()
TERMS = "rulebook board territories continents options objectives seat dice computers players".split()
TOKEN = re.compile(r'([\w.]*)\(|([\w.]+)=| [>;@] |("(?:[^"\\]|\\.)*"|\d+/\d+=\d+|-?[\w.]+|-|\?(?!\?))|[)\[\] ]', re.ASCII)
LINE = 0  # the line that is being read

def words_of(key):
    """The 32-bit words of the ChaCha20 stream of a key: nonce 0, a counter from 0."""
    for block in itertools.count():
        x = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), block, 0, 0, 0]
        start = tuple(x)
        for a, b, c, d in ROUNDS * 10:
            for to, by, other, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                x[other] = ((mixed := x[other] ^ x[to]) << turn | mixed >> (32 - turn)) & 0xFFFFFFFF
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(x, start))
def draw(key, number, bound):
    one = hmac.digest(key, b"casus-belli draw" + struct.pack(">QI", number, bound), "sha256")
    return next(word for word in words_of(one) if word < bound * (2**32 // bound)) % bound
def need(truth, reason, line=None):
    if not truth: raise Wrong(reason, line or LINE)
class Wrong(Exception): pass
def parse(text):
    """A line as lists: `a(b=1)` is ["a", {"b": "1"}], `-` is None, everything else a text; parted at `>` and `@`."""
    def python(found):
        name, field, plain = found.groups()
        if plain: return "None" if plain == "-" else repr(json.loads(plain) if plain[0] == '"' else plain)
        mark = {"[": "[", "]": "]", ")": ")", " ": ",", " ; ": ",", " > ": "],'>',[", " @ ": "],'@',["}.get(found[0])
        return mark or (f"_{name}(" if field is None else f"_{field}=")
    def plain(node):
        if isinstance(node, ast.Call):
            fields = {field.arg[1:]: plain(field.value) for field in node.keywords}
            need(len(fields) == len(node.keywords) and not (fields and node.args), "a field twice or without a name")
            of = fields or [plain(one) for one in node.args]
            return [node.func.id[1:], of] if node.func.id != "_" else of
        return [plain(one) for one in node.elts] if isinstance(node, ast.List) else node.value
    need("".join(found[0] for found in TOKEN.finditer(text)) == text, "there is a sign that stands in no value")
    return plain(ast.parse(f"[[{TOKEN.sub(python, text)}]]", mode="eval").body)
def shown(found):
    return [shown(one) for one in found] if isinstance(found, list) else str(found)
def texts(words):
    given = [(seat, word.encode()) for seat, word in enumerate(words) if word is not None]
    return bytes([len(given)]) + b"".join(struct.pack(">BH", seat, len(word)) + word for seat, word in given)
class Game:
    """The luck of any game. The file of its family says what each draw decides, and which events begin a turn or a wait."""
    waits, idle = (), None  # `idle`: the answer that is given for a player who can do nothing else
    def __init__(self, head, line, seats):
        self.land, self.parts, self.aims, words, hashes, told = (parse(head[key])[0][0] for key in NEEDED[:6])
        (_, (self.options,)), self.seats = parse(head["options"])[0][0], len(seats)
        self.seed, self.id = bytes.fromhex(head["seed"]), struct.pack(">Q", int(head["game"]))
        need(len(words) == len(hashes) == len(told) == self.seats, "one word, or -, for each seat", line["words"])
        for word, hidden, open in zip(words, hashes, told):
            fits = open is None or hashlib.sha256(open.encode()).hexdigest() == hidden
            need(fits and None in (word, hidden), "not the word that was sealed", line["revealed"])
        gone = re.fullmatch("([0-9a-f]{64})((?: (?:0|[1-9][0-9]*))+)", head.get("erased", f"{0:064} 0"))
        self.gone = [int(seat) for seat in gone[2].split()] if gone and "erased" in head else []
        fits = self.gone == sorted({*self.gone}) and all(n < self.seats and words[n] is told[n] is None for n in self.gone)
        need(gone and fits, "not a key and the seats whose word was erased", line.get("erased"))
        lacks = any(hashes[n] is None for n in self.gone)  # then what was committed to can't be computed again
        named = re.fullmatch("-|([1-9][0-9]*) (-|[0-9a-f]{96})", head["beacon"])
        need(named and len(self.seed) == 32, "no round and signature", line["beacon"])
        self.last, came = int(named[1] or 0), (named[2] or "-") != "-"
        alone = head.get("tournament", "-") == "-" or not self.last and {*words, *hashes} == {None} and not self.gone
        need(alone, "a tournament's table takes no words and no beacon of its own", line["words"])
        name, terms = self.terms(head, line, seats, came)
        sealed = [bytes([seat]) + bytes.fromhex(hidden) for seat, hidden in enumerate(hashes) if hidden]
        mixed = texts(words) + bytes([len(sealed)]) + b"".join(sealed) + struct.pack(">Q", self.last) + terms
        for key, before, after in (("promise", b"", b""), ("commitment", name, mixed)):
            made = hashlib.sha256(before + self.seed + self.id + after).hexdigest()
            need(made == head[key] or key == "commitment" and lacks, f"seed, words, round and terms give another {key}", line[key])
        beacon = b"\1" + struct.pack(">Q", self.last) + bytes.fromhex(named[2]) if came else b"\0"
        self.start = hmac.digest(self.seed, b"casus-belli key" + texts(words) + texts(told) + beacon, "sha256")
        if self.gone: self.start = bytes.fromhex(gone[1])
        self.key, self.fresh, self.bound, self.going, self.mixed = self.start, True, None, {}, False
        self.next = self.dice = self.cards = self.less = self.seq = 0
        self.draws, self.order, self.free, self.deal, self.rounds = [], [], [], None, int(came)
        self.notes = ["no public beacon was used"] * (not self.last)
        self.notes += [f"round {self.last} did not come: the game began without it"] * (self.last > 0 and not came)
        self.notes += [f"the sealed word of seat {n} was not revealed" for n in range(self.seats) if hashes[n] and not told[n] and n not in self.gone]
        self.notes += [f"the word of seat {n} was erased: the key of the dice is stated in its place" for n in self.gone]
        since = "since the start" if self.mode == "start" else f"of every {self.mode}"
        who = ", ".join(name or colour for (_, colour, name), word in zip(seats, told) if word is not None)
        who = who if who.isprintable() else ascii(who)
        proved = [f"the beacon {since}"] * (came and self.chain != "local") + [f"the sealed word of {who}"] * bool(who)
        proved = proved * (not self.gone)
        less = "" if terms or not proved else ", but not who sat where nor the options"
        self.proved = " and ".join(proved) + less or "nothing" + " (the beacon was a chain made for tests)" * came
    def terms(self, head, line, seats, came):
        """What the commitment fixes besides seed, words and round; in older records nothing."""
        there = [key for key in TERMS[-3:] if key in head]
        need(len(there) in (0, 3), "`dice`, `computers`, `players`: all or none", line[(there or ["seed"])[0]])
        self.mode, self.chain, self.levels = "start", "quicknet", [None] * self.seats
        if not there: return b"casus-belli commitment", b""
        dice = re.fullmatch("-|(start|turn|order) (quicknet|local)", head["dice"])
        need(dice, "not when a round of which chain is mixed in", line["dice"])
        (self.mode, self.chain), self.levels = dice.groups("-"), parse(head["computers"])[0][0]
        need(len(self.levels) == self.seats, "one level, or -, for each seat", line["computers"])
        fits = bool(self.last) == came == (self.mode != "-") or head.get("tournament", "-") != "-"
        need(fits, "a round, if `dice` says so, and then no game begins without it", line["beacon"])
        lines = [(key, one) for key in TERMS for one in ([" ".join(seat[:2]) for seat in seats] if key == "seat" else [head[key]])]
        hashed = hashlib.sha256("".join(f"{key} {one}\n" for key, one in lines).encode())
        return b"casus-belli commitment 2", hashed.digest()
    def round(self, key, rest):
        """A round that is mixed in from here on, alone or with the order that waited for it."""
        told = re.fullmatch("([1-9][0-9]*) ([0-9a-f]{96})" + " ([0-9a-f]{64}) (.+)" * (key == "order"), rest)
        need(told and self.mode in ("turn", key), "no round, or none that may stand here")
        number, signature = struct.pack(">Q", int(told[1])), bytes.fromhex(told[2])
        need(int(told[1]) > self.last, "each round comes after the one before it")
        if key == "order":
            place = b"casus-belli order" + self.id + struct.pack(">Q", self.seq) + number
            made = hmac.digest(self.seed, place + told[4].encode(), "sha256").hex()
            need(made == told[3], "this binding is of another order, another round or another place")
        if self.mode == "order": self.bind(*parse(told[4])[0][0])
        self.key = hmac.digest(self.start, b"casus-belli round" + number + signature, "sha256")
        self.last, self.fresh, self.mixed, self.rounds = int(told[1]), True, True, self.rounds + 1
    def bind(self, kind, of):
        """What an order fixes: one answer, or what is answered for a seat while its order is carried out."""
        need(not self.bound, "the order before it was not carried out")
        if kind == "answer":
            ask = of["ask"]
            number = [ask["number"]] if ask.get("number", "0") != "0" else []
            self.bound = [".".join([ask["opened"], ask["to"], *number]), "player", of["action"]]
        for other in of.get("then", []) if of else []: self.going[other["seat"]] = other["order"] is not None
        if kind in ("compound", "plan"): self.going[of["seat"]] = True
    def fixed(self, told):
        """Whether an action was fixed before the last round: bound, or automatic."""
        if self.bound:
            need(told[:2] + told[-1:] == self.bound, "another answer was bound to the round before it")
            self.bound = None
            return True
        if len(told) == 1: return told != ["undo"]
        seat = told[0].split(".")[1]
        if told[1] != "player" or self.levels[int(seat)] or told[-1] == self.idle: return True
        if seat in self.going: self.going[seat] = True
        return seat in self.going
    def drawn(self, bound):
        need(self.draws and self.draws[0][1] == bound, f"a draw from {bound} is missing")
        return self.draws.pop(0)[2]
    def taken(self, left, count=1):
        return [left.pop(self.drawn(len(left))) for _ in range(min(count, len(left)))]
    def event(self, event):
        return (event, {}) if isinstance(event, str) else event
    def see_undone(self, of, told):
        kept = len(self.free) - int(of["answers"])
        need(told == ["undo"] and 0 <= kept and {*self.free[kept:]} == {of["by"]}, "this can't be taken back")
        self.free = self.free[:kept]
    def action(self, text, opening):
        self.draws, (told, *parts) = [], parse(text)
        need(len(told) < 5 and parts[::2] in ([], [">"], [">", "@"]), "no question and answer > events @ draws")
        parts = dict(zip(parts[::2], parts[1::2]))
        for one in parts.get("@", []):
            need(one and re.fullmatch("[0-9]+/[0-9]+=[0-9]+", one), "its draws are not told")
            number, bound, drawn = map(int, re.findall("[0-9]+", one))
            need(number == self.next, f"draw {self.next} is missing")
            need(draw(self.key, number, bound) == drawn, f"draw {number}/{bound} is not {drawn}")
            self.draws, self.next = self.draws + [(number, bound, drawn)], number + 1
        fixed = self.mode != "order" or self.fixed(told)
        self.fresh, self.mixed = self.fresh and fixed, False
        need(opening or self.fresh or not self.draws, f"it draws, and no round of its own {self.mode} was mixed in")
        given = len(told) == 3 and told[1] == "player" and not self.draws  # what its player can take back
        self.free = self.free + [told[0].split(".")[1]] if given else self.free * (told == ["undo"])
        names = []
        for name, of in map(self.event, parts.get(">", [])):
            names.append(name)
            if hasattr(self, "on_" + name):
                need(of["draw"] == str(self.next - len(self.draws)), f"`draw` of {name} is not its first draw's number")
                getattr(self, "on_" + name)(name, of)
            elif hasattr(self, "see_" + name): getattr(self, "see_" + name)(of, told)
        need(not self.draws, "a draw of this action is used by nothing")
        need(not opening or self.whole(), "not all is dealt")
        self.seq += (len(told) > 1) + len(names)
        if {*names} & {*self.waits}:
            self.fresh = self.fresh and self.mode != "turn"
            self.going = {seat: begun for seat, begun in self.going.items() if not begun}
def check(data):
    global LINE
    head, line, seats, game, actions, ended = {}, {}, [], None, 0, False
    for LINE, text in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        key, _, rest = (text := text.rstrip(b" \t\r").decode()).partition(" ")
        if not text or text[0] == "#": continue
        need(not ended and (head or text == "casus-belli record 1"), "no record of version 1, or behind its end")
        if key == "end":
            need(game and rest == str(actions) and not game.mixed, "the number of actions is another")
            ended = True
        elif key[0] in "0123456789":
            need("seed" in head, "luck not revealed: there is no seed")
            need(all(key in head for key in NEEDED) and head["scope"] == "whole", "no record of a game that is over")
            if game is None:
                own = next((of for of in ("classic", "y2210", "cold_war") if head["options"].startswith(f"{of}(")), "none")
                game = __import__(f"verify_{own}").of(Game, need, shown, parse)(head, line, seats)
            need(key == str(actions), f"action {actions} is missing")
            actions += game.action(rest, actions == 0) or 1
        elif game and key in ("round", "order"): game.round(key, rest)
        else:
            need(not game and key not in ("round", "order") and (key == "seat" or key not in head), "no header, or none that may stand here")
            if key == "seat":
                need(re.match(rf"{len(seats)} [\w.]+ .", rest, re.ASCII), "no seat, or not the next one")
                seats.append(parse(rest)[0])
            head[key], line[key] = rest, LINE
    need(ended, "the record breaks off")
    need(head.get("tournament", "-") == "-", "luck not proved: the seed rests on a tournament, see its record")
    signatures = f", the signatures of {game.rounds} rounds of the beacon" * (game.rounds > 0)
    game.notes += [f"not checked: moves, result, rulebook, whether orders of several answers were followed{signatures}"]
    game.notes += [f"not checked: {game.less} rolls whose losses armies and territories decide"] * (game.less > 0)
    said = f"Every draw is as promised. Against the owner of the bot: {game.proved}."
    return 0, [said, f"ok: {actions} actions, {game.next} draws, {game.dice} dice in battle, {game.cards} cards", *game.notes]

if __name__ == "__main__":
    try:
        code, said = check(open(sys.argv[1], "rb").read(2**24))
    except Exception as error:
        odd = f"{error.name}.py is not beside this file" if isinstance(error, ImportError) else "this can't be read"
        known = error.args if isinstance(error, Wrong) else (odd, LINE)
        code, said = (4, known[:1]) if "luck not" in known[0] else (1, ["line {1}: {0}".format(*known)])
    print("\n".join(said), file=sys.stderr if code == 1 else sys.stdout)
    sys.exit(code)
