#!/usr/bin/env python3
"""Checks the luck of a finished game's record without the program that made it: python3 verify.py FILE

Everything is described in fair-dice.md and record-format.md. Prints `ok` and what it did not check (exit code 0), the
line that is wrong and why (1), or that the record tells no seed (4).
"""
import ast, hashlib, hmac, itertools, json, re, struct, sys
ROUNDS = [(k, 4 + (k + n) % 4, 8 + (k + 2 * n) % 4, 12 + (k + 3 * n) % 4) for n in (0, 1) for k in range(4)]
NEEDED = "territories continents objectives words sealed revealed beacon options game scope promise commitment".split()
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
    def __init__(self, head, line, seats):
        self.land, self.parts, self.aims, words, hashes, told = (parse(head[key])[0][0] for key in NEEDED[:6])
        (_, (self.options,)), self.seats, seed = parse(head["options"])[0][0], seats, bytes.fromhex(head["seed"])
        need(len(words) == len(hashes) == len(told) == seats, "one word, or -, for each seat", line["words"])
        for word, hidden, open in zip(words, hashes, told):
            fits = open is None or hashlib.sha256(open.encode()).hexdigest() == hidden
            need(fits and None in (word, hidden), "not the word that was sealed", line["revealed"])
        named = re.fullmatch("-|([1-9][0-9]*) (-|[0-9a-f]{96})", head["beacon"])
        need(named and len(seed) == 32, "no round and signature", line["beacon"])
        number, came = int(named[1] or 0), (named[2] or "-") != "-"
        sealed = [bytes([seat]) + bytes.fromhex(hidden) for seat, hidden in enumerate(hashes) if hidden]
        promise = seed + struct.pack(">Q", int(head["game"]))
        mixed = texts(words) + bytes([len(sealed)]) + b"".join(sealed) + struct.pack(">Q", number)
        for key, all in (("promise", promise), ("commitment", b"casus-belli commitment" + promise + mixed)):
            need(hashlib.sha256(all).hexdigest() == head[key], f"seed, words, round give another {key}", line[key])
        beacon = b"\1" + struct.pack(">Q", number) + bytes.fromhex(named[2]) if came else b"\0"
        self.key = hmac.digest(seed, b"casus-belli key" + texts(words) + texts(told) + beacon, "sha256")
        self.next = self.aimed = self.dice = self.cards = self.less = 0
        self.draws, self.order, self.free, self.deal, self.pile, self.back = [], [], [], None, None, set()
        alone = head.get("tournament", "-") == "-" or not number and {*words, *hashes} == {None}
        need(alone, "a tournament's table takes no words and no beacon of its own", line["words"])
        self.notes = ["not checked: moves, result, rulebook" + f", the signature of the beacon's round {number}" * came]
        self.notes += [f"round {number} did not come: the game began without it"] * (number > 0 and not came)
        self.notes += ["no public beacon was used"] * (not number)
        self.notes += [f"the sealed word of seat {n} was not revealed" for n in range(seats) if hashes[n] and not told[n]]
    def drawn(self, bound):
        need(self.draws and self.draws[0][1] == bound, f"a draw from {bound} is missing")
        return self.draws.pop(0)[2]
    def taken(self, left, count=1):
        return [left.pop(self.drawn(len(left))) for _ in range(min(count, len(left)))]
    def on_start_rolled(self, name, of):
        """Dice for who starts, or for the whole order: whoever is tied throws again."""
        whole, right = self.options["order"] == "throws", self.options["direction"] == "right"
        groups, told, tied = [list(range(self.seats))], [], True
        while tied:
            tied = next((group for group in (groups if whole else groups[:1]) if len(group) > 1), [])
            told += [[[seat, self.drawn(6) + 1] for seat in tied]] * bool(tied)
            split = [[seat for seat, die in told[-1] if die == face] for face in range(6, 0, -1)]
            groups = [one for group in groups for one in (split if group is tied else [group]) if one]
        round = [(groups[0][0] + (-k if right else k)) % self.seats for k in range(self.seats)]
        again, self.order = self.order, [seat for group in groups for seat in group] if whole else round
        fits = of["order"] == shown(self.order) if whole or right else of["first"] == str(self.order[0])
        need(shown(told) == of["rounds"] and fits and not again, "these throws, or who starts, are not what was drawn")
    on_order_rolled = on_start_rolled
    def on_dealt(self, name, of):
        """Land from an unordered pile, in turn; anew while somebody has more than half of a continent."""
        options, before, left, throws = self.options, len(self.draws), list(self.land), []
        dice = options["deal"] == "dice" and self.seats > 2
        need(not self.deal and dice == (name == "dealt_by_dice"), "land is not dealt so here")
        turn, extra, self.deal = [["seat", [str(seat)]] for seat in self.order], options["deal_extra"], name
        turn = turn[::-1] if extra == "last" else turn[1:] + turn[:1] if extra == "left" else turn
        turn += ["neutral"] * (self.seats == 2)
        if options["land"] == "wishes":
            self.draws = self.draws[int(of["draws"]):]
            return self.notes.append(f"not checked: who got land for which no wish was left ({of['draws']} draws)")
        for seat in itertools.takewhile(lambda _: left, itertools.cycle(self.order if dice else [])):
            die = self.drawn(6) + 1
            throws.append([seat, die, self.taken(left, die)])
        for _ in range(0 if dice else 2000):
            left = list(self.land)
            got = {self.taken(left)[0]: taker for taker in itertools.islice(itertools.cycle(turn), len(left))}
            many = any(2 * sum(got[at] == taker for at in part) > len(part) for part in self.parts for taker in turn)
            if options["half_continent"] == "off" or not many: break
        fits = of["throws"] == shown(throws) if dice else of["holders"] == [got[at] for at in self.land]
        need(fits and str(before - len(self.draws)) == of["draws"], "the land was dealt in another way")
    on_dealt_by_dice = on_dealt
    def on_objective_dealt(self, name, of):
        own, seat = self.options["own_colour"] == "fallback24", str(self.order[self.aimed])
        fits = [n for n, aim in enumerate(self.aims) if own or aim["goal"] != ["eliminate", {"seat": seat}]]
        picked, self.aimed = fits[self.drawn(len(fits))], self.aimed + 1
        self.aims[picked], self.aims[-1] = self.aims[-1], self.aims[picked]
        need([of["seat"], of["objective"]] == [seat, self.aims.pop()], "another objective was drawn")
    def on_drew(self, name, of):
        lying = [card for card in self.land + ["wild_1", "wild_2"] if self.pile is None or card in self.pile]
        need(lying[self.drawn(len(lying))] == of["card"], "this is not the card drawn")
        self.pile, self.cards = set(lying) - {of["card"]}, self.cards + 1
    def on_closing_thrown(self, name, of):
        need([str(self.drawn(6) + 1) for _ in range(2)] == of["dice"], "these are not the dice thrown")
    def on_rolled(self, name, of):
        dice = [sorted((self.drawn(6) + 1 for _ in of[side]), reverse=True) for side in ("attack", "defence")]
        need(shown(dice) == [of["attack"], of["defence"]], f"the dice thrown are {dice}")
        won, fast = sum(a > b for a, b in zip(*dice)), self.options["fast_battle"] == "on"
        lost, told = min(map(len, dice)) - won, [int(of["attacker_lost"]), int(of["defender_lost"])]
        each = 5 if fast and max(told) > 3 else 1
        less = self.options["protection"] == "cap" and 0 <= told[1] < each * won
        need(told == [each * lost, told[1] if less else each * won], f"by these dice {lost} and {won} lose")
        self.less, self.dice = self.less + (fast or less), self.dice + sum(map(len, dice))
    def event(self, event):
        return (event, {}) if isinstance(event, str) else event
    def whole(self):
        claimed = [self.options["setup"], self.options["deal"]] == ["by_the_book", "claims"] and self.seats > 2
        return self.order and (self.deal or claimed or self.options["land"] == "wishes")
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
        given = len(told) == 3 and told[1] == "player" and not self.draws  # what its player can take back
        self.free = self.free + [told[0].split(".")[1]] if given else self.free * (told == ["undo"])
        for name, of in map(self.event, parts.get(">", [])):
            if hasattr(self, "on_" + name):
                need(of["draw"] == str(self.next - len(self.draws)), f"`draw` of {name} is not its first draw's number")
                getattr(self, "on_" + name)(name, of)
            elif name in ("traded", "discarded"): self.back |= set(of["cards"])
            elif name == "undone":
                kept = len(self.free) - int(of["answers"])
                need(told == ["undo"] and 0 <= kept and {*self.free[kept:]} == {of["by"]}, "this can't be taken back")
                self.free = self.free[:kept]
            elif name == "deck_renewed": self.pile, self.back = (self.pile or set()) | self.back, set()
        need(not self.draws, "a draw of this action is used by nothing")
        need(not opening or self.whole() and (self.aimed == self.seats or not self.aims), "not all is dealt")
def check(data):
    global LINE
    head, line, seats, game, actions, ended = {}, {}, 0, None, 0, False
    for LINE, text in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        key, _, rest = (text := text.rstrip(b" \t\r").decode()).partition(" ")
        if not text or text[0] == "#": continue
        need(not ended and (head or text == "casus-belli record 1"), "no record of version 1, or behind its end")
        if key == "end":
            ended = need(game and rest == str(actions), "the number of actions is another") or True
        elif key[0] in "0123456789":
            need("seed" in head, "luck not revealed: there is no seed")
            need(all(key in head for key in NEEDED) and head["scope"] == "whole", "no record of a game that is over")
            if game is None:  # other families have draws of their own, in a file beside this one
                own = next((of for of in ("y2210", "cold_war") if head["options"].startswith(f"{of}(")), "")
                game = (__import__(f"verify_{own}").of(Game, need, shown, parse) if own else Game)(head, line, seats)
            need(key == str(actions), f"action {actions} is missing")
            actions += game.action(rest, actions == 0) or 1
        else:
            need(not game and (key == "seat" or key not in head), "no header, or none that may stand here")
            head[key], line[key], seats = rest, LINE, seats + (key == "seat")
    need(ended, "the record breaks off")
    need(head.get("tournament", "-") == "-", "luck not proved: the seed rests on a tournament, see its record")
    game.notes += [f"not checked: {game.less} rolls whose losses armies and territories decide"] * (game.less > 0)
    return 0, [f"ok: {actions} actions, {game.next} draws, {game.dice} dice in battle, {game.cards} cards", *game.notes]

if __name__ == "__main__":
    try:
        code, said = check(open(sys.argv[1], "rb").read(2**24))
    except Exception as error:
        odd = f"{error.name}.py is not beside this file" if isinstance(error, ImportError) else "this can't be read"
        known = error.args if isinstance(error, Wrong) else (odd, LINE)
        code, said = (4, known[:1]) if "luck not" in known[0] else (1, ["line {1}: {0}".format(*known)])
    print("\n".join(said), file=sys.stderr if code == 1 else sys.stdout)
    sys.exit(code)
