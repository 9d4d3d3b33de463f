### Hints: `/hint`, and answers in words before they are given.

# Option of a lobby: whether players may ask for hints.
hints_option = Hints

# A value of it.
hints_value_on = for whoever asks

# A value of it.
hints_value_off = none

# What it means.
explain_hints_on = `/hint` names the two best plans of one’s turn, in private. How many each player had is told at the end.

# What it means.
explain_hints_off = Nobody gets any.

# Lobby and status: the table has no hints.
lobby_hints_off = No hints at this table.

# Refusal: the table has no hints.
hints_off = This table plays without hints: so it was agreed before the game. Nothing was counted.

# Button on the private panel.
button_hint = 💡 Hint

# `/hint`: first line. `task` is what is asked: "attack or stop".
# Variables: $number (Number), $task (String)
hint_title = **Hint { $number } in this game** · { $task }

# `/hint`: one plan with its chance.
# Variables: $place (Number), $plan (String), $percent (Number)
hint_plan = { $place }. **{ $plan }** · { $percent }%

# `/hint`: what the figures are.
hint_chances = -# Your chance to win with each, by play in imagined worlds: an estimate. Only you see this; at the end everybody is told how many hints you had.

# `/hint` where points are played for: what the figures are.
hint_shares = -# Your share of the points with each, by play in imagined worlds: an estimate. Only you see this; at the end everybody is told how many hints you had.

# `/hint`: there is one plan only.
hint_alone = -# There is no other plan worth naming.

# End of a game: how many hints each player had. `list`: "Ada 3, Marco 1".
# Variables: $list (String)
hints_given = -# Hints: { $list }

# One player of that list.
# Variables: $who (String), $n (Number)
hints_of = { $who } { $n }

# A long answer: the first things, and how many more.
# Variables: $named (String), $n (Number)
answer_and_more = { $named } and { $n } more

# An answer.
# Variables: $at (String)
answer_claim = Claim { $at }

# An answer: territories in the order of the wishes.
# Variables: $list (String)
answer_wish = Wish for { $list }

# An answer: "Place Peru +3, Brazil +1".
# Variables: $list (String)
answer_place = Place { $list }

# An answer.
answer_place_none = Place nothing now

# An answer: a set of cards.
# Variables: $cards (String)
answer_trade = Trade in { $cards }

# An answer: where the armies for a card go.
# Variables: $at (String)
answer_bonus = Put the bonus armies in { $at }

# An answer. `dice`: "3 dice".
# Variables: $from (String), $to (String), $dice (String)
answer_attack = Attack { $from } → { $to } with { $dice }

# An answer.
# Variables: $from (String), $to (String)
answer_propose = Propose a fast battle { $from } → { $to }

# An answer: no more attacks in this turn.
answer_stop = Attack no more

# An answer. `what`: "2 dice", or armies.
# Variables: $what (String)
answer_defend = Defend with { $what }

# An answer. `dice`: "3 dice".
# Variables: $dice (String)
answer_throw = Roll { $dice }

# An answer.
# Variables: $cards (String)
answer_discard = Discard { $cards }

# An answer. `what`: "3 armies", or units.
# Variables: $what (String)
answer_advance = Move in with { $what }

# An answer. `what`: "3 armies", or units.
# Variables: $what (String), $from (String), $to (String)
answer_move = Move { $what } from { $from } to { $to }

# An answer: no move at the end of the turn.
answer_hold = Move nothing and end the turn

# An answer: a piece in the set-up.
# Variables: $at (String)
answer_settle = Put the piece in { $at }

# An answer.
# Variables: $energy (Number)
answer_bid = Bid { $energy } energy

# An answer: the marker with that number.
# Variables: $number (Number)
answer_marker = Play turn { $number }

# An answer.
# Variables: $who (String), $at (String)
answer_hire = Hire the { $who } in { $at }

# An answer.
# Variables: $at (String)
answer_build = Build a station in { $at }

# An answer: cards by deck, "land 2, naval 1".
# Variables: $cards (String)
answer_buy_cards = Buy cards: { $cards }

# An answer: command cards with their targets.
# Variables: $cards (String)
answer_play = Play { $cards }

# An answer.
# Variables: $from (String), $to (String)
answer_invade = Invade { $from } → { $to }

# An answer: nothing more in this step.
answer_done = Nothing more: go on

# An answer.
# Variables: $what (String)
answer_lose = Lose { $what }

# An answer: numbers by territory.
# Variables: $list (String)
answer_remove = Remove { $list }

# An answer.
# Variables: $energy (Number), $who (String)
answer_gift = Give { $energy } energy to { $who }

# An answer.
answer_upkeep = Pay the upkeep of all armies

# An answer: armies with their states.
# Variables: $armies (String)
answer_upkeep_without = Pay the upkeep of all but { $armies }

# An answer: armies with their state.
# Variables: $armies (String)
answer_buy = Buy { $armies }

# An answer: armies with their states.
# Variables: $at (String), $armies (String)
answer_war = War on { $at } with { $armies }

# An answer: the way of a convoy.
# Variables: $armies (String), $way (String)
answer_convoy = Convoy { $way } with { $armies }

# An answer.
# Variables: $who (String), $at (String), $armies (String)
answer_fight = Fight { $who } in { $at } with { $armies }

# An answer: armies with their state.
# Variables: $armies (String), $who (String)
answer_convert = Give { $armies } to { $who }

# An answer.
# Variables: $n (Number), $from (String), $to (String)
answer_move_refugees = Move { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
} from { $from } to { $to }

# An answer.
# Variables: $n (Number), $who (String), $at (String)
answer_civil_war = Civil war with { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
} against { $who } in { $at }

# An answer.
# Variables: $n (Number), $who (String), $at (String)
answer_exterminate = Exterminate { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
} of { $who } in { $at }

# An answer.
answer_pay_war = Pay a war

# An answer.
answer_take_back = Take the leg back

# An answer: nothing opposes what passes.
answer_let_pass = Let it pass

# An answer.
# Variables: $n (Number)
answer_intercept = Intercept with { $n }

# An answer: armies against an invader.
# Variables: $armies (String)
answer_meet = Meet the invader with { $armies }

# An answer: where refugees appear.
# Variables: $at (String)
answer_appear = Refugees go to { $at }

# An answer.
# Variables: $weapon (String), $from (String), $to (String)
answer_launch = Launch from { $from } at { $to } ({ $weapon })
