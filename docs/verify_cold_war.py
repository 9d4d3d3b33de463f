"""The luck of the Cold War, for verify.py: which draw decides what. Everything is described in record-format.md."""

def worth(dice, success, botch):
    """Successes less ones; what is below nothing counts for the other side, if the table plays so (A3-1)."""
    hits = sum(die >= success for die in dice)
    if botch == "off":
        return hits
    net = hits - dice.count(1)
    return net if botch == "net_ones" or not hits else max(net, 0)

# What is added to the score of each place at the table in an even game (A3-83), by the number of players.
HANDICAPS = {4: [0, 0, 0, 8], 5: [0, 6, 0, 9, 14], 6: [0, 9, 14, 0, 9, 10]}

def of(base, need, shown, parse):
    """The class that checks a game of the Cold War, from the one for all games."""
    class Game(base):
        waits, idle = ("turn_began", "last_launches_opened"), ["cold_war", ["done"]]
        def __init__(self, head, line, seats):
            super().__init__(head, line, seats)
            number = lambda key: int("".join(one for one in str(self.options[key]) if one.isdigit()))
            self.sides, self.success, self.began = number("die"), number("success"), False
            self.result = parse(head["result"])[0][0]
            self.table, self.seated = list(range(self.seats)), self.options.get("seats", "joined") == "joined"
        def event(self, event):
            name, of = super().event(event)
            if name == "cold_war":
                name, of = super().event(of[0])
            if name == "dealt":  # deals have no luck, and this name is that of a deal of land
                return "deal", {}
            if name == "set_up":
                need(self.seated and [one["seat"] for one in of["starts"]] == shown(self.table), "others sit there")
                self.began = True
            if name == "ended":
                self.scored(of["outcome"])
            if name == "year_began":
                if of["draw"] is not None:
                    return "first_drawn", of
                first = (int(of["round"]) - 1) % self.seats if self.options["first"] == "rotate" else 0
                need(of["order"] == shown(self.table[first:] + self.table[:first]), "another order of play")
            # The draw of a fight stands among its dice.
            return name, {**of, **of["clash"]} if "clash" in of else of
        def whole(self):
            return self.began
        def scored(self, outcome):
            """A score is the final income less the first one, in an even game with the handicap of a coalition; the highest wins, of equal ones the
            higher income if the table says so."""
            even = self.options.get("balance") == "even"
            scores, income = outcome["scores"], self.options["tie"] == "income"
            for of in scores:
                handicap = HANDICAPS[self.seats][shown(self.table).index(of["seat"])] if even else 0
                need(int(of["points"]) == int(of["inside"]) - int(of["outside"]) + handicap, "a score is another")
            best = lambda of: (int(of["points"]), int(of["inside"]) if income else 0)
            first = max(map(best, scores))
            need(outcome["winners"] == [of["seat"] for of in scores if best(of) == first], "another player wins")
            need(outcome == self.result, "the result is another")
        def on_seats_drawn(self, name, of):
            """One seat after another for the places at the table, from those left."""
            self.table = self.taken(list(range(self.seats)), self.seats)
            need(of["order"] == shown(self.table) and not self.seated, "others sit there")
            self.seated = True
        def on_first_drawn(self, name, of):
            first = self.drawn(self.seats)
            order = self.table[first:] + self.table[:first]
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
