"""The luck of the classic family, for verify.py: which draw decides what. Everything is described in fair-dice.md."""
import itertools

def of(base, need, shown, _):
    """The class that checks a game of the classic family, from the one for all games."""
    class Game(base):
        waits = ("turn_began", "sealed_opened", "setup_turn")
        def __init__(self, head, line, seats):
            super().__init__(head, line, seats)
            self.aimed, self.pile, self.back = 0, None, set()
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
        def whole(self):
            claimed = [self.options["setup"], self.options["deal"]] == ["by_the_book", "claims"] and self.seats > 2
            dealt = self.order and (self.deal or claimed or self.options["land"] == "wishes")
            return dealt and (self.aimed == self.seats or not self.aims)
        def see_traded(self, of, told):
            self.back |= set(of["cards"])
        see_discarded = see_traded
        def see_deck_renewed(self, of, told):
            self.pile, self.back = (self.pile or set()) | self.back, set()
    return Game
