### What is said about rounds of the public beacon after the words are closed, and about orders that wait for their dice.

# Announcement, below "the words are closed": what the commitment binds besides seed and words.
# Variables: $seats (String), $hash (String)
words_closed_fixed = The commitment also fixes the rulebook, every option, the boards, the objectives, when the beacon is mixed in, and who sits where: { $seats }.
    -# Fingerprint of all this: `{ $hash }`

# DM: the commitment.
# Variables: $number (Number), $server (String)
dm_commitment = **Game { $number }** in { $server }: the words for the dice are closed. Keep this message: it proves which dice were promised. If you ever see another commitment for this game, or this message is changed or deleted, somebody has tried for other dice.

# Announcement: a round is out, and no server gives it.
# Variables: $number (Number), $round (String), $when (String)
round_late = **Game { $number } waits for its dice.** Round { $round } of the public beacon has been out since { $when }, but no server gives it to me. The game goes on by itself as soon as it comes. Anybody can bring it: `/luck` with the signature of that round.

# Announcement: the game was changed after the commitment.
# Variables: $number (Number)
announce_tampered = **Game { $number } does not begin.** What is stored is no longer what its commitment binds: somebody has changed it. Open a new lobby, and ask whoever runs me.

# Announcement: an order waits for its dice.
# Variables: $round (String), $when (String), $binding (String)
order_bound = -# An order is fixed: `{ $binding }`. Its dice come from round { $round } of the public beacon, { $when }.

# Private: the order is stored, its dice come.
# Variables: $number (Number), $round (String), $when (String)
dice_on_the_way = Your order in game { $number } is stored. Its dice come { $when }, from round { $round } of the public beacon.

# Refusal: an order of this game waits for its dice.
# Variables: $round (String), $when (String)
dice_on_their_way = An order of this game waits for its dice: they come { $when }, from round { $round } of the public beacon. Nothing can overtake it. Please try again then.

# Refusal: the clock is wrong.
# Variables: $seconds (Number)
clock_off = My clock differs from Discord’s by { $seconds } seconds. No game can name a round of the public beacon until whoever runs me has set it.

# Refusal: the words are closed, the game waits for its round.
# Variables: $number (Number)
words_are_closed_waiting = The words for the dice of game { $number } are closed. The game begins by itself as soon as its round of the public beacon is there.

# Refusal: the words of a tournament are closed, it waits for its round.
tournament_words_are_closed_waiting = The words for the luck of this tournament are closed. It begins by itself as soon as its round of the public beacon is there.

# Announcement in the channel of a tournament: a round is out, and no server gives it.
# Variables: $number (Number), $round (String), $when (String)
tournament_round_late = **Tournament { $number } waits for its luck.** Round { $round } of the public beacon has been out since { $when }, but no server gives it to me. It begins by itself as soon as the round comes. Anybody can bring it: `/luck` with the signature of that round.

# Announcement: the tournament was changed after the commitment.
# Variables: $number (Number)
tournament_tampered = **Tournament { $number } does not begin.** What is stored is no longer what its commitment binds: somebody has changed it. Open a new one, and ask whoever runs me.

# Announcement in the channel of a tournament: somebody dropped out after the words were closed.
# Variables: $number (Number), $name (String)
tournament_left_since = { $name } has left tournament { $number }. The rounds to come are drawn without them. Whoever runs me knows how the draw would have been with them.

# Refusal: not the signature of that round.
# Variables: $round (String)
not_the_round = That is not the signature of round { $round }, for which the game here waits.

# Refusal: nothing waits for a round.
no_round_awaited = Nothing here waits for a round of the public beacon.

# Private: the signature was right.
# Variables: $round (String)
round_brought = That is round { $round }. The game goes on.

# Refusal: this bot has no beacon.
no_beacon_here = I use no public beacon, so that no table can choose when it is mixed in.

# Below the board of a turn: the round of its dice.
# Variables: $round (String), $when (String)
round_of_turn = -# Dice of this turn: round { $round } of the public beacon, { $when }

# Without a beacon; also in `docs/fair-dice.md`.
owner_without_beacon = Without the public beacon, whoever runs the bot could choose the dice. Only a sealed word that is revealed protects against that.

# With a chain made for tests.
owner_local_chain = These dice prove nothing: the beacon of this playground is made for tests, and anybody could choose them.

# With a round for each turn.
owner_knows_turn = With the public beacon of every turn, whoever runs the bot can’t choose the dice, and knows none of a later turn.

# With a round for each order.
owner_knows_nothing = With the public beacon of every order, whoever runs the bot can’t choose the dice, and nobody knows a die before it is rolled.

# In the lobby: when the beacon is mixed in.
# Variables: $mode (String)
lobby_beacon = -# The public beacon is mixed into the dice { $mode }.

# Name of the option.
dice_beacon = Dice: public beacon

# Value of the option: once.
dice_beacon_start = once, before the game begins

# Value of the option: each turn.
dice_beacon_turn = for every turn

# Value of the option: each order.
dice_beacon_order = for every order

# Behind the value that most tables use.
dice_beacon_usual = the usual choice

# What the value means.
explain_dice_beacon_start = nobody can choose the dice; whoever runs the bot could know them

# What the value means.
explain_dice_beacon_turn = nobody can choose the dice, and nobody knows those of a later turn; you hardly ever wait

# What the value means.
explain_dice_beacon_order = nobody knows a die before it is rolled; each roll takes 3 to 6 seconds

# `/verify`: every round that was mixed in after the start was named in time.
# Variables: $all (Number)
verify_rounds_before = { $all ->
    [one] The round that was mixed in after the start was named in a message before it was out: nobody could know those dice.
   *[other] All { $all } rounds that were mixed in after the start were named in messages before they were out: nobody could know those dice.
}

# `/verify`: some were named too late, so that they prove nothing.
# Variables: $n (Number), $all (Number), $first (String)
verify_rounds_late = { $n ->
    [one] { $n } of { $all } rounds after the start was named in a message only when it was out already, and proves nothing: { $first }
   *[other] { $n } of { $all } rounds after the start were named in a message only when they were out already, and prove nothing. The first: { $first }
}

# `/verify`: of some it is not known which message named them.
# Variables: $n (Number), $all (Number), $first (String)
verify_rounds_untold = { $n ->
    [one] { $n } of { $all } rounds after the start was named in no message that I know of, and proves nothing: { $first }
   *[other] { $n } of { $all } rounds after the start were named in no message that I know of, and prove nothing. The first: { $first }
}

# Announcement, below "the words of the tournament are closed": what the commitment binds besides seed and words.
# Variables: $n (Number), $people (String), $hash (String)
tournament_words_fixed = The commitment also fixes the plan of the rounds, the size of the tables, when the beacon is mixed in, and the { $n } who play: { $people }.
    -# Fingerprint of all this: `{ $hash }`

# DM: the commitment of a tournament.
# Variables: $number (Number), $server (String)
dm_tournament_commitment = **Tournament { $number }** in { $server }: the words for its luck are closed. Keep this message: it proves which luck was promised. If you ever see another commitment for this tournament, or this message is changed or deleted, somebody has tried for other luck.
