"""The luck of A.D. 2210, for verify.py: which draw decides what. Everything is described in record-format.md."""

def deck_of(card):
    """Number of the deck of a card; 100 to 108 are blank cards."""
    return card // 20 if card < 100 else (0, 0, 1, 1, 2, 2, 3, 4, 4)[card - 100]

def of(base, need, shown, _):
    """The class that checks a game of 2210, from the one for all games."""
    class Game(base):
        waits = ("turn_began", "year_began", "agreement_opened", "wishes_opened", "garrisons_opened", "pieces_opened",
                 "setup_turn", "marker_chosen")
        def __init__(self, head, line, seats):
            super().__init__(head, line, seats)
            lands, seas, moon = self.land[:42], self.land[42:55], self.land[55:]
            self.kinds, self.neutral, self.ruins = (lands, seas, moon), set(), set()
            self.pile, self.decks = set(self.land), list(range(100))
        def event(self, event):
            name, fields = super().event(event)
            if name == "y2210":
                name, fields = super().event(fields[0])
            if name == "land_cards_renewed":
                self.pile |= set(fields["cards"])
            if name == "agreement_closed" and fields["agreed"] == "true":
                # Blank cards that all agreed on follow the printed ones of their deck.
                written = [blank["deck"] for blank in self.options["blanks"]]
                first = dict(land=100, naval=102, nuclear=104, space=106, diplomat=107)
                self.decks += [first[deck] + n for deck in first for n in range(written.count(deck))]
            return name, fields
        def whole(self):
            """Whether the opening drew all: not if blank cards must be agreed on first, or wishes decide the land."""
            later = self.options["setup"] == "by_the_book" or self.options["land"] == "wishes"
            return self.options.get("blanks") or self.order and self.ruins and (self.deal or later)
        def throws(self, seats):
            return [[seat, self.drawn(6) + 1] for seat in seats]
        def on_start_rolled(self, name, of):
            """Whoever is tied for the highest die throws again."""
            tied, told = list(range(self.seats)), []
            while len(tied) > 1:
                told.append(self.throws(tied))
                best = max(die for _, die in told[-1])
                tied = [seat for seat, die in told[-1] if die == best]
            need([shown(told), str(tied[0])] == [of["rounds"], of["first"]] and not self.order, "other dice were drawn")
            self.order = [(tied[0] + k) % self.seats for k in range(self.seats)]
        def on_devastated(self, name, of):
            need(self.taken(list(self.kinds[0]), 4) == of["at"] and not self.ruins, "other lands were drawn")
            self.ruins = set(of["at"])
            self.pile -= self.ruins
        def on_neutrals_placed(self, name, of):
            free = [[at for at in kind if at not in self.ruins] for kind in self.kinds]
            drawn = [at for kind, count in zip(free, (16, 6, 6)) for at in self.taken(kind, count)]
            need(drawn == of["at"] and self.seats == 2, "other territories were drawn")
            self.neutral = set(drawn)
        def on_land_dealt(self, name, of):
            free = [at for at in self.kinds[0] if at not in self.ruins | self.neutral]
            drawn = self.taken(free, len(free))
            lots = [[at, self.order[n % self.seats]] for n, at in enumerate(drawn)]
            need(shown(lots) == of["lots"], "the land was dealt in another way")
            self.deal = lots
        def on_land_granted(self, name, of):
            need(self.options["land"] == "wishes", "no wish lists were asked for")
            self.draws, self.deal = self.draws[int(of["draws"]):], of["lots"]
            self.notes.append(f"not checked: who got land for which no wish was left ({of['draws']} draws)")
        def on_bids_shown(self, name, of):
            """The highest bid chooses first; equal bids throw until they are settled."""
            bids, told = [(int(seat), int(energy)) for seat, energy in of["bids"]], []
            levels = sorted({energy for _, energy in bids}, reverse=True)
            groups = [[seat for seat, energy in bids if energy == level] for level in levels]
            while tied := next((group for group in groups if len(group) > 1), []):
                told.append(self.throws(tied))
                split = [[seat for seat, die in told[-1] if die == face] for face in range(6, 0, -1)]
                groups = [one for group in groups for one in (split if group is tied else [group]) if one]
            order = [seat for group in groups for seat in group]
            need([shown(told), shown(order)] == [of["rounds"], of["order"]], "these throws are not what was drawn")
        def on_rolled(self, name, of):
            """Eight-sided dice are thrown first; then the highest die comes first, of equal ones that with more sides."""
            sides = [sorted((int(die["sides"]) for die in of[side]), reverse=True) for side in ("attack", "defence")]
            dice = [sorted(((self.drawn(n) + 1, n) for n in side), reverse=True) for side in sides]
            told = [[(int(die["face"]), int(die["sides"])) for die in of[side]] for side in ("attack", "defence")]
            need(dice == told and sides[0].count(8) == len(of["commanders"]), f"the dice thrown are {dice}")
            won = sum(a > b for (a, _), (b, _) in zip(*dice))
            lost = min(map(len, dice)) - won
            need([of["attacker_lost"], of["defender_lost"]] == [str(lost), str(won)], f"{lost} and {won} lose")
            self.dice += sum(map(len, dice))
        def on_bomb_rolled(self, name, of):
            need(str(self.drawn(int(of["sides"])) + 1) == of["face"], "this is not the die thrown")
        def on_drew(self, name, of):
            for card in map(int, of["cards"]):
                lying = [one for one in self.decks if deck_of(one) == deck_of(card)]
                need(lying[self.drawn(len(lying))] == card, "this is not the card drawn")
                self.decks.remove(card)
                self.cards += 1
        def on_card_turned(self, name, of):
            kind = next(kind for kind in self.kinds if of["at"] in kind)
            need(name == "card_turned" or kind is self.kinds[name == "energy_hidden"], "a card of another deck")
            lying = [at for at in kind if at in self.pile]
            need(lying[self.drawn(len(lying))] == of["at"], "this is not the card drawn")
            self.pile.remove(of["at"])
            self.cards += 1
        on_scout_sent = on_energy_hidden = on_card_turned
    return Game
