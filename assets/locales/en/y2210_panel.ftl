### Private panel of A.D. 2210: energy, what pieces and decks are good for, orders for cards that were just drawn; what silence
### does in others' turns.

# Above a question that is about energy: one's own energy, and what the next turn brings.
# Variables: $energy (String), $income (Number)
purse = You have { $energy }; your next turn brings { $income } MODs and as much energy.

# The energy of the other players, below one's own.
# Variables: $who (String)
purse_others = The others: { $who }.

# In that list: a player and a number.
# Variables: $who (String), $n (Number)
purse_of = { $who }: { $n }

# What a land commander is for, beside its price.
about_land = eight-sided dice from and into land · land cards

# What a naval commander is for.
about_naval = opens the sea, eight-sided dice there · naval cards

# What a nuclear commander is for.
about_nuclear = eight-sided dice everywhere · nuclear cards

# What a space commander is for.
about_space = opens the Moon from your stations, eight-sided dice there · space cards

# What a diplomat is for.
about_diplomat = a six-sided die in attack · diplomat cards

# What a space station is for.
about_station = eight-sided dice for its defenders · 1 MOD more a turn · the start to the Moon

# What the land deck is good for.
about_land_cards = MODs, scouts, traps and a station on land

# What the naval deck is good for.
about_naval_cards = MODs and traps at sea, hidden energy

# What the nuclear deck is good for.
about_nuclear_cards = bombs and rockets

# What the space deck is good for.
about_space_cards = MODs and mines on the Moon, the way down to Earth

# What the diplomat deck is good for.
about_diplomat_cards = truces, evacuation, one more move, a station

# Choice: cards of one deck, how many are left, what they are good for.
# Variables: $cards (String), $left (Number)
deck_choice = { $cards } · { $left } left

# Command cards of one deck, without their number.
# Variables: $deck (String)
cards_of_deck = { $deck } cards

# A number of command cards of one deck.
# Variables: $n (Number), $deck (String)
deck_cards = { $n ->
    [one] 1 { $deck } card
   *[other] { $n } { $deck } cards
}

# Choice: what defends a territory, below the way into it.
# Variables: $units (String), $whose (String)
defended_by = { $whose }: { $units }

# The same with a station.
defended_station = station, eight-sided dice

# The answer to an order of which cards were drawn: a card for others' turns, at a table that does not wait. `$when`: when it helps.
# Variables: $card (String), $when (String)
drawn_not_asked = **{ $card }** is played in others’ turns. This game doesn’t wait for reactions: you are never asked, and without an order the card isn’t played.
    -# It helps when { $when }.

# The same at a table that waits.
# Variables: $card (String), $when (String)
drawn_asked = **{ $card }** is played in others’ turns. This game waits for reactions: you are asked, unless your orders answer.
    -# It helps when { $when }.

# Button: the card is played by itself when it helps.
button_useful = Play it when it helps

# Button: the player is asked at every invasion.
button_ask_me = Ask me

# Button: the card is not played by itself.
button_keep_card = Keep it

# The order that was given for a card.
# Variables: $card (String), $when (String)
card_useful = **{ $card }** is played by itself when { $when }.

# The answer to that button: the player is asked.
card_ask_me = You are asked at every invasion in which you could play a card. Without an answer your standing orders play.

# The answer to that button: the card is kept.
# Variables: $card (String)
card_kept = **{ $card }** stays in your hand; no order plays it.

# When Stealth MODs and Cease Fire help. Behind “when”.
helps_danger = at least as many units can invade your territory as defend it

# When Stealth Station helps.
helps_station = at least as many units can invade your territory as defend it, but not twice as many

# When a death trap helps.
helps_trap = at least as many units can invade your territory as defend it, and 4 MODs or more stand where they come from

# When Evacuation helps.
helps_evacuation = at least twice as many units can invade your territory as defend it

# A condition of a standing order: only when the card helps.
# Variables: $when (String)
condition_useful = , when { $when }

# State of a card: it is played when it helps.
menu_card_useful = played when it helps

# Standing order: the player is asked all the same.
standing_ask_me = You are asked about reactions all the same; without an answer these orders play.

# Hand, at a table that does not wait: what silence does.
hand_never_asked = -# This game doesn’t wait for reactions: nobody is asked, only standing orders play cards in others’ turns.

# Hand, at a table that waits: what silence does.
hand_asked = -# This game waits for reactions: all who hold a fitting deck’s cards are asked. Without an answer your standing orders play, or you pass.

# DM: reaction cards that could have been played against an invasion and still are in the reader's hand.
# Variables: $cards (String)
recap_unused = Not played against these invasions, still in your hand: { $cards }. `/react` orders it for the next one.

# Lobby of A.D. 2210: the game waits for reactions.
lobby_waits_y2210 = • In others’ turns the game waits for cards against invasions and for defence dice.

# Lobby of A.D. 2210: the game doesn't wait for reactions.
lobby_reacts_y2210 = -# In others’ turns nobody is asked: cards against invasions are played by standing orders only. Whoever draws one is offered such an order.

# Choice of the host of A.D. 2210: the game waits.
waits_on_y2210 = The game waits for reaction cards and defence dice

# Choice of the host of A.D. 2210: it does not wait.
waits_off_y2210 = Nobody waits: standing orders play reaction cards

# Above that choice.
pick_waits_y2210 = Reactions in others’ turns

# Button: the orders answer without asking again.
button_ask_me_no_more = Don’t ask me

# Joins the last two of a list of which one is chosen.
# Variables: $first (String), $last (String)
list_or = { $first } or { $last }

# Headline of a year's first turn.
# Variables: $who (String)
headline_first_turn = { $who } takes the first turn

# Summary: cards that were drawn for captures.
# Variables: $decks (String)
change_drawn = Cards drawn: { $decks }

# Event: the dice for the order of the set-up; bids decide who plays first.
# Variables: $rolls (String), $who (String)
seen_start_placing = Dice for the order of the set-up: { $rolls }. { $who } comes first in it.

# Button: draws the card for three captures from this deck.
# Variables: $deck (String)
button_draw_card = Draw a { $deck } card

# Button beside the name of a deck: draws the card for three captures from it.
button_draw = Draw

# Behind the first roll of a log: how dice are written.
log_notation = invader:defender, ⁸ means eight-sided

# Announcement: a game of A.D. 2210 begins, and everything is placed already.
# Variables: $number (Number)
announce_started_bids = **Game { $number } begins.** The board is set. Everyone bids for the order of play, in secret.

# Board as text, if it would be too long otherwise: what the letters behind numbers mean.
board_letters = -# Numbers are MODs · L land commander · N naval · U nuclear · S space · D diplomat · ⌂ station

# Board as text with letters: a continent that one player holds.
# Variables: $name (String), $bonus (Number)
board_whole = { $name } +{ $bonus }

# Board as text with letters: a player's line.
# Variables: $who (String), $n (Number), $held (String)
board_of = **{ $who }** ({ $n }): { $held }

# In that line: the continents held.
# Variables: $held (String)
board_holds = holds { $held }

# Button: invades until the territory is captured, then asks which units move in.
button_captured_ask = Until captured, then ask

# Above the ways to invade: what happens after a capture.
all_move_in = After a capture all units but one move in, unless you are asked.
