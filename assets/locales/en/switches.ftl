### House options: each switch, its values, one line for what each value means. The keys are made of ids: `switch-` and
### the id of the switch, `value-` and `about-` with the id of the value behind it. A value that is a number needs no name
### of its own, and one line explains all numbers of a switch. Without a line of its own a value has the common one.

value-off = no
value-on = yes
about-off = This rule isn’t used.

switch-setup-way = Set-up
value-setup-way-sealed = sealed
about-setup-way-sealed = Territories are assigned, then everyone places all starting armies in secret; all are revealed together.
value-setup-way-by_the_book = by the book
about-setup-way-by_the_book = Players claim territories and place armies one after another, in turn.
value-setup-way-instant = instant
about-setup-way-instant = Territories and starting armies are dealt and placed for you; the game begins at once.

switch-setup-land = Territories in a sealed set-up
value-setup-land-dealt = dealt
about-setup-land-dealt = They are dealt at random.
value-setup-land-wishes = wish lists
about-setup-land-wishes = Everyone sends a secret wish list; the lists are worked through in turn.

switch-deal-land = Dealing
value-deal-land-claims = claims
about-deal-land-claims = Players claim one free territory at a time, in turn, until none is left.
value-deal-land-dice = by dice
about-deal-land-dice = Players roll a die in turn and get that many territories by lot, until none is left.
value-deal-land-cards = by cards
about-deal-land-cards = The territory cards are dealt out one by one.

switch-deal-extra = Territories left over
value-deal-extra-left = from the dealer’s left
about-deal-extra-left = Dealing begins next to the first player, so the first to play has fewest.
value-deal-extra-last = to the last
about-deal-extra-last = If they don’t divide evenly, the last to play have one more.
value-deal-extra-first = to the first
about-deal-extra-first = If they don’t divide evenly, the first to play have one more.

switch-deal-half_continent = At most half a continent
about-deal-half_continent-on = Nobody is dealt more than half of a continent.

switch-setup-armies = Starting armies
value-setup-armies-full = in full
about-setup-armies-full = Each player begins with 35, 30, 25 or 20 armies, depending on the number of players (40 with two).
value-setup-armies-one_each = one each
about-setup-armies-one_each = There is one army on each territory, and no more.

switch-setup-place = Armies placed at a time
about-setup-place = Starting armies are placed { $n } at a time, in turn.

switch-map-classic = Board
value-map-classic-classic83 = 83 borders
about-map-classic-classic83 = East Africa and the Middle East border each other.
value-map-classic-classic82 = 82 borders
about-map-classic-classic82 = East Africa and the Middle East don’t border each other.
value-map-classic-risiko = Italian board
about-map-classic-risiko = 82 borders: China meets the Middle East, Afghanistan doesn’t meet India.

switch-turn-order = Order of play
value-turn-order-seats = in seat order
about-turn-order-seats = The highest roll begins; the others follow in seat order.
value-turn-order-throws = in order of the rolls
about-turn-order-throws = Everyone rolls a die, and they play in descending order.

switch-turn-direction = Direction
value-turn-direction-left = clockwise
about-turn-direction-left = The turn passes to the left.
value-turn-direction-right = anticlockwise
about-turn-direction-right = The turn passes to the right.

switch-defence-max_dice = Most defence dice
about-defence-max_dice = The defence rolls up to { $n } dice.

switch-defence-choice = Defence dice
value-defence-choice-two_up = at least two
about-defence-choice-two_up = With two or more armies the defender rolls at least two dice.
value-defence-choice-free = defender’s choice
about-defence-choice-free = The defender chooses how many dice to roll.
value-defence-choice-max = always the most
about-defence-choice-max = The defence always rolls as many dice as allowed.

switch-dice-declare = Who names dice first
value-dice-declare-attacker_first = the attacker
about-dice-declare-attacker_first = The defender chooses dice knowing the attacker’s number.
value-dice-declare-defender_first = the defender
about-dice-declare-defender_first = The defender chooses dice first, then the attacker.
value-dice-declare-secret = both in secret
about-dice-declare-secret = The defender chooses dice without knowing the attacker’s number.

switch-neutral-defence = Dice of the neutral army
value-neutral-defence-opponent = opponent’s choice
about-neutral-defence-opponent = The attacker’s opponent chooses them.
value-neutral-defence-max = always the most
about-neutral-defence-max = It always rolls as many dice as allowed.

switch-attack-no_inferiority = No attack with fewer dice
about-attack-no_inferiority-on = Nobody may attack with fewer dice than the defence will roll.

switch-endgame-fast_battle = Fast battles
about-endgame-fast_battle-on = Between territories of 20 or more armies each lost comparison costs 5 armies, if both players agree.

switch-reinforce-minimum = Fewest reinforcements
about-reinforce-minimum = A turn brings at least { $n } armies for territories.

switch-reinforce-plus_one = One extra army
about-reinforce-plus_one-on = Every turn brings one extra army.

switch-variant-quarters = Cards and armies by quarters
about-variant-quarters-on = Each turn brings one army for every four territories, and one card for each territory left over.

switch-variant-quarters_conquest_card = Card for a capture with quarters
about-variant-quarters_conquest_card-on = Even with quarters, a turn with a capture brings a card.

switch-cards-draw = Drawing cards
value-cards-draw-both = start and capture
about-cards-draw-both = One card at the start of each turn, another at the end of a turn with a capture.
value-cards-draw-conquest = capture
about-cards-draw-conquest = One card after a turn with a capture.
value-cards-draw-start = start
about-cards-draw-start = One card at the start of each turn.

switch-deck-renew = New deck
value-deck-renew-at_need = when a card is needed
about-deck-renew-at_need = When the deck is empty and a card is needed, traded cards become the new deck.
value-deck-renew-at_once = with the last card
about-deck-renew-at_once = When the last card is drawn, traded cards become the new deck.

switch-cards-draw_at = When a capture’s card is drawn
value-cards-draw_at-after_attacks = before moving
about-cards-draw_at-after_attacks = After the last attack, before armies are moved.
value-cards-draw_at-turn_end = at the end of the turn
about-cards-draw_at-turn_end = At the end of the turn, after armies have been moved.

switch-hand-limit = Most cards in hand
value-hand-limit-none = no limit
about-hand-limit-none = There is no limit.
about-hand-limit = Nobody holds more than { $n } cards.
value-hand-limit-7_against_time = 7 in timed games
about-hand-limit-7_against_time = At most 7 cards in a hand, in timed games only.

switch-sets-kinds = What makes a set
value-sets-kinds-different = three different
about-sets-kinds-different = Three different symbols make a set.
value-sets-kinds-alike_or_different = alike or different
about-sets-kinds-alike_or_different = Three alike or three different symbols make a set.

switch-sets-values = What sets are worth
value-sets-values-rising = rising
about-sets-values-rising = Each set traded in by anybody is worth more than the one before.
value-sets-values-fixed = fixed
about-sets-values-fixed = Three artillery 4, three infantry 6, three cavalry 8, one of each 10, two alike with a wild card 12.

switch-sets-start = First set
about-sets-start = The first set of the game is worth { $n } armies.
value-sets-start-6_then_6 = 6, then 6 again
about-sets-start-6_then_6 = The first two sets of the game are worth 6 armies each.

switch-sets-alike = Three alike
value-sets-alike-by_arm = by symbol
about-sets-alike-by_arm = Three artillery are worth 4 armies, three infantry 6, three cavalry 8.
value-sets-alike-flat8 = always 8
about-sets-alike-flat8 = Three alike are worth 8 armies, whatever the symbol.

switch-sets-joker = Wild cards
value-sets-joker-any_pair = any symbol
about-sets-joker-any_pair = A wild card stands for any symbol.
value-sets-joker-two_equal = with two alike
about-sets-joker-two_equal = A wild card makes a set with two alike only.

switch-sets-max_jokers = Wild cards in a set
about-sets-max_jokers = { $n ->
    [one] At most one wild card
   *[other] At most { $n } wild cards
} in a set.

switch-sets-per_turn = Sets in a turn
about-sets-per_turn = { $n ->
    [one] At most one set
   *[other] At most { $n } sets
} may be traded in per turn.
value-sets-per_turn-any = any number
about-sets-per_turn-any = Any number of sets may be traded in per turn.

switch-sets-forced = Forced trades
value-sets-forced-never = never
about-sets-forced-never = Nobody has to trade in a set.
value-sets-forced-at_five = with 5 cards
about-sets-forced-at_five = Whoever begins a turn with 5 or more cards trades in sets until fewer than 5 are left.

switch-sets-owned_bonus = Territories on traded cards
value-sets-owned_bonus-none = nothing
about-sets-owned_bonus-none = Your own territories on traded cards bring nothing.
value-sets-owned_bonus-once = 2 armies a turn
about-sets-owned_bonus-once = One of your own territories on traded cards brings 2 armies, once a turn.
value-sets-owned_bonus-each = 2 armies each
about-sets-owned_bonus-each = Each of your own territories on traded cards brings 2 armies.

switch-sets-owned_bonus_place = Where those armies go
value-sets-owned_bonus_place-free = anywhere
about-sets-owned_bonus_place-free = They are placed like other reinforcements.
value-sets-owned_bonus_place-on_territory = on that territory
about-sets-owned_bonus_place-on_territory = They go to the territory on the card.

switch-elimination-use_cards_now = Captured cards
value-elimination-use_cards_now-off = next turn
about-elimination-use_cards_now-off = They wait for the next turn of whoever captured them.
value-elimination-use_cards_now-on = at once, if you like
about-elimination-use_cards_now-on = Whoever eliminates somebody may trade in sets with a captured card at once.
value-elimination-use_cards_now-forced = at once, with too many
about-elimination-use_cards_now-forced = Whoever eliminates somebody and has too many cards trades in at once, down to four.

switch-classic-elim_trade_at = Trade at once after an elimination
value-classic-elim_trade_at-7 = with 7 cards
about-classic-elim_trade_at-7 = Whoever eliminates somebody and then has 7 or more cards trades in at once.
value-classic-elim_trade_at-6 = with 6 cards
about-classic-elim_trade_at-6 = Whoever eliminates somebody and then has 6 or more cards trades in at once.

switch-elimination-protected_rounds = Rounds without eliminations
about-elimination-protected_rounds = { $n ->
    [0] Players can be eliminated from the first round on.
    [one] Nobody can be eliminated in the first round.
   *[other] Nobody can be eliminated in the first { $n } rounds.
}

switch-elimination-protection = How the last territory is protected
value-elimination-protection-cap = its last army can’t fall
about-elimination-protection-cap = In those rounds the last army of a player’s last territory can’t be lost.
value-elimination-protection-no_attack = no attack on it
about-elimination-protection-no_attack = In those rounds a player’s last territory can’t be attacked.
value-elimination-protection-off = not at all
about-elimination-protection-off = Nothing protects it: the rule is only advice.

switch-fortify-mode = Fortifying
value-fortify-mode-one_adjacent = to a neighbour
about-fortify-mode-one_adjacent = One move at the end of a turn, to a bordering territory of your own.
value-fortify-mode-one_path = along a path
about-fortify-mode-one_path = One move at the end of a turn, as far as a chain of your own territories leads.
value-fortify-mode-multi_adjacent = any number of moves
about-fortify-mode-multi_adjacent = Any number of moves at the end of a turn; each army goes no farther than a neighbour.

switch-fortify-exclude_engaged = Armies that fought stay
about-fortify-exclude_engaged-on = Armies that attacked this turn can’t be moved at its end.

switch-fortify-min_border_garrison = Left behind by a move
about-fortify-min_border_garrison = { $n ->
    [one] One army stays
   *[other] { $n } armies stay
} behind where a move leaves a territory next to an enemy.

switch-advance-min_border_garrison = Left behind after a capture
about-advance-min_border_garrison = { $n ->
    [one] One army stays
   *[other] { $n } armies stay
} behind where an advance leaves a territory next to an enemy, except for those that must move in.

switch-army-cap = Most armies on the board
value-army-cap-none = no limit
about-army-cap-none = There is no limit.
about-army-cap = Nobody has more than { $n } armies on the board: any beyond that are not received.

switch-objectives-deck = Secret objectives
value-objectives-deck-none = none
about-objectives-deck-none = There are no objectives.
value-objectives-deck-classic14 = the classic 14
about-objectives-deck-classic14 = Continents, numbers of territories, players to eliminate.
value-objectives-deck-challenge16 = 16 of territories
about-objectives-deck-challenge16 = Sixteen groups of territories worth 86 points each.
value-objectives-deck-prestige20 = 20 of territories
about-objectives-deck-prestige20 = Twenty groups of territories worth 86 points each.

switch-objectives-check = When an objective counts
value-objectives-check-any_time = at once
about-objectives-check-any_time = As soon as it is reached, whoever’s turn it is.
value-objectives-check-own_turn = in your own turn
about-objectives-check-own_turn = Only if it is reached in your own turn.

switch-mission-third_party_kill = Target eliminated by somebody else
value-mission-third_party_kill-fallback24 = 24 territories
about-mission-third_party_kill-fallback24 = The objective becomes 24 territories.
value-mission-third_party_kill-completes = reached
about-mission-third_party_kill-completes = The objective is reached all the same.

switch-mission-unused_colours = Colours that nobody plays
value-mission-unused_colours-remove = left out
about-mission-unused_colours-remove = Objectives against them aren’t dealt.
value-mission-unused_colours-fallback24 = 24 territories
about-mission-unused_colours-fallback24 = Objectives against them become 24 territories.

switch-mission-own_colour = Your own colour as target
value-mission-own_colour-fallback24 = 24 territories
about-mission-own_colour-fallback24 = The objective becomes 24 territories.
value-mission-own_colour-redraw = another objective
about-mission-own_colour-redraw = Another objective is dealt.

switch-end-time_attack = Timed game
value-end-time_attack-off = no
about-end-time_attack-off = The game goes on until an objective is reached.
value-end-time_attack-minutes = time limit
about-end-time_attack-minutes = When the time is up the round is completed, then points decide.
value-end-time_attack-reshuffles = deck renewals
about-end-time_attack-reshuffles = After a set number of deck renewals the last round begins, then points decide.
value-end-time_attack-rounds = rounds
about-end-time_attack-rounds = Time is up in an agreed round, and that round is completed.

switch-end-reshuffles = Deck renewals
about-end-reshuffles = { $n ->
    [0] The last round begins when the deck is first used up.
    [one] The deck is renewed once before the last round.
   *[other] The deck is renewed { $n } times before the last round.
}

switch-end-minutes = Time limit
about-end-minutes = After { $n } minutes the last round begins.
value-end-minutes-1440 = 1 day
about-end-minutes-1440 = After a day the last round begins.
value-end-minutes-10080 = 7 days
about-end-minutes-10080 = After 7 days the last round begins.
value-end-minutes-20160 = 14 days
about-end-minutes-20160 = After 14 days the last round begins.
value-end-minutes-43200 = 30 days
about-end-minutes-43200 = After 30 days the last round begins.

switch-end-rounds = Rounds
about-end-rounds = Time is up in round { $n }.

switch-end-elimination_ends = Elimination ends the game
about-end-elimination_ends-off = The game goes on after an elimination.
about-end-elimination_ends-on = In a timed game, an elimination ends the game once the deck has been renewed; points are counted.

switch-end-extra_rounds = Extra rounds of the tied
about-end-extra_rounds = { $n ->
    [0] A tie is a draw.
    [one] The tied play one extra round; then it is a draw.
   *[other] The tied play up to { $n } extra rounds; then it is a draw.
}

switch-end-mode = When time is up
value-end-mode-round = complete the round
about-end-mode-round = The round is completed, and the game is over.
value-end-mode-sdadata = closing rolls
about-end-mode-sdadata = From then on a roll of two dice at the end of each turn may end the game, ever more likely.

switch-score-method = Points
value-score-method-1 = all territories
about-score-method-1 = The values of all your territories, plus 50 for reaching your objective.
value-score-method-2 = the objective’s
about-score-method-2 = The values of your objective’s territories, plus 100 for reaching it.
value-score-method-3 = the objective’s, and armies
about-score-method-3 = As before, plus a point for each army on them.
value-score-method-rtu = official
about-score-method-rtu = The values of your objective’s territories, as official tournaments count.

switch-score-tie = Tied on points
value-score-tie-armies = more armies
about-score-tie-armies = Of those tied, the one with more armies wins; then the tied play extra rounds; then it is a draw.
value-score-tie-outside = more land outside
about-score-tie-outside = Of those tied, the one with more points outside the objective wins; then the one who plays later.

switch-table-talk = Talk between players
value-table-talk-off = no
about-table-talk-off = No deals and no hints between players. The lobby, the opening and the status say so; the bot carries no messages and doesn’t watch the channel.
value-table-talk-on = yes
about-table-talk-on = Players may talk and make deals as they like. Nothing but the rules binds them.

switch-tournament-rules = Official tournament rules
value-tournament-rules-official = all four
about-tournament-rules-official = No talk, the most defence dice, no attack with fewer dice, two armies left at a border.
value-tournament-rules-rtu = today’s regulations
about-tournament-rules-rtu = The four rules and what tournaments play today: at most half a continent dealt, any three alike worth 8, two armies at a border after every move, closing rolls from round 35, points for your objective’s land.
value-tournament-rules-home = none
about-tournament-rules-home = None of the four official rules applies.
