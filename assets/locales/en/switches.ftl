# House options: name, values, one line for each value.

switch_setup_way = Set-up
value_setup_sealed = sealed
about_setup_sealed = Territories are assigned, then everyone places all starting armies in secret; all are revealed together.
value_setup_book = by the book
about_setup_book = Players claim territories and place armies one after another, in turn.
value_setup_instant = instant
about_setup_instant = Territories and starting armies are dealt and placed for you; the game begins at once.
switch_setup_land = Territories in a sealed set-up
value_land_dealt = dealt
about_land_dealt = They are dealt at random.
value_land_wishes = wish lists
about_land_wishes = Everyone sends a secret wish list; the lists are worked through in turn.
switch_map = Board
value_map_83 = 83 borders
about_map_83 = East Africa and the Middle East border each other.
value_map_82 = 82 borders
about_map_82 = East Africa and the Middle East don’t border each other.
switch_defence = Defence dice
value_defence_free = defender’s choice
about_defence_free = The defender chooses how many dice to roll.
value_defence_max = always the most
about_defence_max = The defence always rolls as many dice as allowed.
switch_neutral = Dice of the neutral army
value_neutral_opponent = opponent’s choice
about_neutral_opponent = The attacker’s opponent chooses them.
value_neutral_max = always the most
about_neutral_max = It always rolls as many dice as allowed.
switch_fortify = Fortifying
value_fortify_adjacent = to a neighbour
about_fortify_adjacent = One move at the end of a turn, to a bordering territory of your own.
value_fortify_path = along a path
about_fortify_path = One move at the end of a turn, as far as a chain of your own territories leads.
switch_elim_trade = Trade at once after an elimination
value_elim_seven = with 7 cards
about_elim_seven = Whoever eliminates somebody and then has 7 or more cards trades in at once.
value_elim_six = with 6 cards
about_elim_six = Whoever eliminates somebody and then has 6 or more cards trades in at once.
value_off = no
value_on = yes
about_off = This rule isn’t used.
value_number = { $n }
value_days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
switch_deal = Dealing
value_deal_claims = claims
about_deal_claims = Players claim one free territory at a time, in turn, until none is left.
value_deal_dice = by dice
about_deal_dice = Players roll a die in turn and get that many territories by lot, until none is left.
value_deal_cards = by cards
about_deal_cards = The territory cards are dealt out one by one.
switch_extra = Territories left over
value_extra_left = from the dealer’s left
about_extra_left = Dealing begins next to the first player, so the first to play has fewest.
value_extra_last = to the last
about_extra_last = If they don’t divide evenly, the last to play have one more.
value_extra_first = to the first
about_extra_first = If they don’t divide evenly, the first to play have one more.
switch_half = At most half a continent
about_half = Nobody is dealt more than half of a continent.
switch_start_armies = Starting armies
value_armies_full = in full
about_armies_full = Each player begins with 35, 30, 25 or 20 armies, depending on the number of players (40 with two).
value_armies_one = one each
about_armies_one = There is one army on each territory, and no more.
switch_place = Armies placed at a time
about_place = Starting armies are placed { $n } at a time, in turn.
value_map_italian = Italian board
about_map_italian = 82 borders: China meets the Middle East, Afghanistan doesn’t meet India.
switch_direction = Direction
value_direction_left = clockwise
about_direction_left = The turn passes to the left.
value_direction_right = anticlockwise
about_direction_right = The turn passes to the right.
switch_defence_dice = Most defence dice
about_defence_dice = The defence rolls up to { $n } dice.
value_defence_two_up = at least two
about_defence_two_up = With two or more armies the defender rolls at least two dice.
switch_declare = Who names dice first
value_declare_attacker = the attacker
about_declare_attacker = The defender chooses dice knowing the attacker’s number.
value_declare_defender = the defender
about_declare_defender = The defender chooses dice first, then the attacker.
value_declare_secret = both in secret
about_declare_secret = The defender chooses dice without knowing the attacker’s number.
switch_inferiority = No attack with fewer dice
about_inferiority = Nobody may attack with fewer dice than the defence will roll.
switch_fast = Fast battles
about_fast = Between territories of 20 or more armies each lost comparison costs 5 armies, if both players agree.
switch_minimum = Fewest reinforcements
about_minimum = A turn brings at least { $n } armies for territories.
switch_plus_one = One extra army
about_plus_one = Every turn brings one extra army.
switch_quarters = Cards and armies by quarters
about_quarters = Each turn brings one army for every four territories, and one card for each territory left over.
switch_quarters_card = Card for a capture with quarters
about_quarters_card = Even with quarters, a turn with a capture brings a card.
switch_draw = Drawing cards
value_draw_both = start and capture
about_draw_both = One card at the start of each turn, another at the end of a turn with a capture.
value_draw_conquest = capture
about_draw_conquest = One card after a turn with a capture.
value_draw_start = start
about_draw_start = One card at the start of each turn.
switch_hand = Most cards in hand
value_hand_none = no limit
about_hand_none = There is no limit.
about_hand = Nobody holds more than { $n } cards.
switch_kinds = What makes a set
value_kinds_different = three different
about_kinds_different = Three different symbols make a set.
value_kinds_any = alike or different
about_kinds_any = Three alike or three different symbols make a set.
switch_values = What sets are worth
value_values_rising = rising
about_values_rising = Each set traded in by anybody is worth more than the one before.
value_values_fixed = fixed
about_values_fixed = Three artillery 4, three infantry 6, three cavalry 8, one of each 10, two alike with a wild card 12.
switch_set_start = First set
about_set_start = The first set of the game is worth { $n } armies.
value_set_start_twice = 6, then 6 again
about_set_start_twice = The first two sets of the game are worth 6 armies each.
switch_alike = Three alike
value_alike_by_arm = by symbol
about_alike_by_arm = Three artillery are worth 4 armies, three infantry 6, three cavalry 8.
value_alike_flat = always 8
about_alike_flat = Three alike are worth 8 armies, whatever the symbol.
switch_joker = Wild cards
value_joker_any = any symbol
about_joker_any = A wild card stands for any symbol.
value_joker_equal = with two alike
about_joker_equal = A wild card makes a set with two alike only.
switch_wilds = Wild cards in a set
about_wilds = { $n ->
    [one] At most one wild card
   *[other] At most { $n } wild cards
} in a set.
switch_per_turn = Sets in a turn
about_per_turn = { $n ->
    [one] At most one set
   *[other] At most { $n } sets
} may be traded in per turn.
value_per_turn_any = any number
about_per_turn_any = Any number of sets may be traded in per turn.
switch_forced = Forced trades
value_forced_never = never
about_forced_never = Nobody has to trade in a set.
value_forced_five = with 5 cards
about_forced_five = Whoever begins a turn with 5 or more cards trades in sets until fewer than 5 are left.
switch_owned = Territories on traded cards
value_owned_none = nothing
about_owned_none = Your own territories on traded cards bring nothing.
value_owned_once = 2 armies a turn
about_owned_once = One of your own territories on traded cards brings 2 armies, once a turn.
value_owned_each = 2 armies each
about_owned_each = Each of your own territories on traded cards brings 2 armies.
switch_bonus_place = Where those armies go
value_bonus_free = anywhere
about_bonus_free = They are placed like other reinforcements.
value_bonus_there = on that territory
about_bonus_there = They go to the territory on the card.
switch_use_now = Captured cards
value_use_now_off = next turn
about_use_now_off = They wait for the next turn of whoever captured them.
value_use_now_on = at once, if you like
about_use_now_on = Whoever eliminates somebody may trade in sets with a captured card at once.
value_use_now_forced = at once, with too many
about_use_now_forced = Whoever eliminates somebody and has too many cards trades in at once, down to four.
switch_protected = Rounds without eliminations
about_protected = { $n ->
    [0] Players can be eliminated from the first round on.
    [one] Nobody can be eliminated in the first round.
   *[other] Nobody can be eliminated in the first { $n } rounds.
}
switch_protection = How the last territory is protected
value_protection_cap = its last army can’t fall
about_protection_cap = In those rounds the last army of a player’s last territory can’t be lost.
value_protection_no_attack = no attack on it
about_protection_no_attack = In those rounds a player’s last territory can’t be attacked.
value_protection_off = not at all
about_protection_off = Nothing protects it: the rule is only advice.
value_fortify_multi = any number of moves
about_fortify_multi = Any number of moves at the end of a turn; each army goes no farther than a neighbour.
switch_engaged = Armies that fought stay
about_engaged = Armies that attacked this turn can’t be moved at its end.
switch_garrison = Left behind by a move
about_garrison = { $n ->
    [one] One army stays
   *[other] { $n } armies stay
} behind where a move leaves a territory next to an enemy.
switch_advance_garrison = Left behind after a capture
about_advance_garrison = { $n ->
    [one] One army stays
   *[other] { $n } armies stay
} behind where an advance leaves a territory next to an enemy, except for those that must move in.
switch_cap = Most armies on the board
value_cap_none = no limit
about_cap_none = There is no limit.
about_cap = Nobody has more than { $n } armies on the board: any beyond that are not received.
switch_objectives = Secret objectives
value_objectives_none = none
about_objectives_none = There are no objectives.
value_objectives_14 = the classic 14
about_objectives_14 = Continents, numbers of territories, players to eliminate.
value_objectives_16 = 16 of territories
about_objectives_16 = Sixteen groups of territories worth 86 points each.
value_objectives_20 = 20 of territories
about_objectives_20 = Twenty groups of territories worth 86 points each.
switch_check = When an objective counts
value_check_any = at once
about_check_any = As soon as it is reached, whoever’s turn it is.
value_check_own = in your own turn
about_check_own = Only if it is reached in your own turn.
switch_third = Target eliminated by somebody else
value_third_24 = 24 territories
about_third_24 = The objective becomes 24 territories.
value_third_done = reached
about_third_done = The objective is reached all the same.
switch_unused = Colours that nobody plays
value_unused_removed = left out
about_unused_removed = Objectives against them aren’t dealt.
value_unused_24 = 24 territories
about_unused_24 = Objectives against them become 24 territories.
switch_own_colour = Your own colour as target
value_own_24 = 24 territories
about_own_24 = The objective becomes 24 territories.
value_own_redraw = another objective
about_own_redraw = Another objective is dealt.
switch_time = Timed game
value_time_off = no
about_time_off = The game goes on until an objective is reached.
value_time_minutes = time limit
about_time_minutes = When the time is up the round is completed, then points decide.
value_time_reshuffles = deck renewals
about_time_reshuffles = After a set number of deck renewals the last round begins, then points decide.
switch_reshuffles = Deck renewals
about_reshuffles = { $n ->
    [0] The last round begins when the deck is first used up.
    [one] The deck is renewed once before the last round.
   *[other] The deck is renewed { $n } times before the last round.
}
switch_minutes = Time limit
about_minutes = After { $n } minutes the last round begins.
about_days = { $n ->
    [one] After a day
   *[other] After { $n } days
} the last round begins.
switch_extra_rounds = Extra rounds of the tied
about_extra_rounds = { $n ->
    [0] A tie is a draw.
    [one] The tied play one extra round; then it is a draw.
   *[other] The tied play up to { $n } extra rounds; then it is a draw.
}
switch_end_mode = When time is up
value_end_round = complete the round
about_end_round = The round is completed, and the game is over.
value_end_closing = closing rolls
about_end_closing = From then on a roll of two dice at the end of each turn may end the game, ever more likely.
switch_score = Points
value_score_one = all territories
about_score_one = The values of all your territories, plus 50 for reaching your objective.
value_score_two = the objective’s
about_score_two = The values of your objective’s territories, plus 100 for reaching it.
value_score_three = the objective’s, and armies
about_score_three = As before, plus a point for each army on them.
value_score_rtu = official
about_score_rtu = The values of your objective’s territories, as official tournaments count.
switch_talk = Talk between players
value_talk_off = no
about_talk_off = No deals and no hints between players. The lobby, the opening and the status say so; the bot carries no messages and doesn’t watch the channel.
value_talk_on = yes
about_talk_on = Players may talk and make deals as they like. Nothing but the rules binds them.
switch_official = Official tournament rules
value_official_on = all four
about_official_on = No talk, the most defence dice, no attack with fewer dice, two armies left at a border.
value_official_today = today’s regulations
about_official_today = The four rules and what tournaments play today: at most half a continent dealt, any three alike worth 8, two armies at a border after every move, closing rolls from round 35, points for your objective’s land.
value_official_off = none
about_official_off = None of the four official rules applies.
