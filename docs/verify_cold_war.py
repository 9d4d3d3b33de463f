"""The luck of the Cold War, for verify.py: which draw decides what. Everything is described in record-format.md."""

def worth(dice, success, botch):
    """Successes less ones; what is below nothing counts for the other side, if the table plays so (A3-1)."""
    hits = sum(die >= success for die in dice)
    if botch == "off":
        return hits
    net = hits - dice.count(1)
    return net if botch == "net_ones" or not hits else max(net, 0)

def of(base, need, shown, parse):
    """The class that checks a game of the Cold War, from the one for all games."""
    class Game(base):
        def __init__(self, head, line, seats):
            super().__init__(head, line, seats)
            number = lambda key: int("".join(one for one in str(self.options[key]) if one.isdigit()))
            self.sides, self.success, self.began = number("die"), number("success"), False
            self.result = parse(head["result"])[0][0]
        def event(self, event):
            name, of = super().event(event)
            if name == "cold_war":
                name, of = super().event(of[0])
            if name == "dealt":  # deals have no luck, and this name is that of a deal of land
                return "deal", {}
            self.began = self.began or name == "set_up"
            if name == "ended":
                self.scored(of["outcome"])
            if name == "year_began" and of["draw"] is not None:
                return "first_drawn", of
            # The draw of a fight stands among its dice.
            return name, {**of, **of["clash"]} if "clash" in of else of
        def whole(self):
            return self.began
        def scored(self, outcome):
            """A score is the final income less the first one; the highest wins, of equal ones the higher income if the table says so."""
            scores, income = outcome["scores"], self.options["tie"] == "income"
            for of in scores:
                need(int(of["points"]) == int(of["inside"]) - int(of["outside"]), "a score is another")
            best = lambda of: (int(of["points"]), int(of["inside"]) if income else 0)
            first = max(map(best, scores))
            need(outcome["winners"] == [of["seat"] for of in scores if best(of) == first], "another player wins")
            need(outcome == self.result, "the result is another")
        def on_first_drawn(self, name, of):
            first = self.drawn(self.seats)
            order = [(first + n) % self.seats for n in range(self.seats)]
            need(of["order"] == shown(order) and self.options["first"] == "random", "another player begins")
        def on_fought(self, name, of):
            """The side that opens rolls first; the difference of the successes is the damage."""
            need(of["sides"] == str(self.sides), "dice of another kind")
            for side in (of["attack"], of["defence"]):
                dice = [self.drawn(self.sides) + 1 for _ in side["faces"]]
                told, value = side["faces"], worth(dice, self.success, self.options["botch"])
                need(shown(dice) == told and side["worth"] == str(value), f"the dice rolled are {dice}, worth {value}")
                self.dice += len(dice)
        on_intercepted = on_fought
    return Game
