"""The luck of the Cold War, for verify.py: which draw decides what. Everything is described in record-format.md."""

def net(dice, success, botch):
    """Successes of a side, and what it adds to the other side's (A3-1)."""
    hits, ones = sum(die >= success for die in dice), dice.count(1)
    if botch == "net_ones":
        return max(hits - ones, 0), max(ones - hits, 0)
    return hits, ones if botch == "only_if_no_success" and not hits else 0

def of(base, need, shown):
    """The class that checks a game of the Cold War, from the one for all games."""
    class Game(base):
        def __init__(self, head, line, seats):
            super().__init__(head, line, seats)
            number = lambda key: int("".join(one for one in str(self.options[key]) if one.isdigit()))
            self.sides, self.success, self.began = number("die"), number("success"), False
        def event(self, event):
            name, of = super().event(event)
            if name == "cold_war":
                name, of = super().event(of[0])
            if name == "dealt":  # deals have no luck, and this name is that of a deal of land
                return "deal", {}
            self.began = self.began or name == "set_up"
            if name == "year_began" and of["draw"] is not None:
                return "first_drawn", of
            return name, of
        def whole(self):
            return self.began
        def on_first_drawn(self, name, of):
            first = self.drawn(self.seats)
            order = [(first + n) % self.seats for n in range(self.seats)]
            need(of["order"] == shown(order) and self.options["first"] == "random", "another player begins")
        def on_fought(self, name, of):
            """The attacker's dice are rolled first; more successes win, and the difference is the damage."""
            sides = [[self.drawn(self.sides) + 1 for _ in of[side]] for side in ("attack", "defence")]
            need([shown(side) for side in sides] == [of["attack"], of["defence"]], f"the dice rolled are {sides}")
            (own, gift), (theirs, given) = (net(side, self.success, self.options["botch"]) for side in sides)
            own, theirs = own + given, theirs + gift
            told = [int(of["attacker"]), int(of["defender"])]
            need(told == [own, theirs], f"by these dice the successes are {own} and {theirs}")
            self.dice += sum(map(len, sides))
        on_intercepted = on_fought
    return Game
