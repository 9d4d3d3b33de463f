### Buttons, menus, forms.

# Refusal: a table needs a channel of a server.
no_server = Games live in a server channel. Use this command there.

# Refusal: what the bot lacks in this channel.
# Variables: $list (String)
no_permission = I can’t run a game in this channel: I need { $list }. Ask somebody who manages the server to allow me that here, then try again. Nothing was changed.

# In place of a server's name that isn't known.
a_server = a server

# A permission as Discord's settings name it.
permission_view = View Channel

# A permission as Discord's settings name it.
permission_send = Send Messages

# A permission as Discord's settings name it.
permission_send_threads = Send Messages in Threads

# A permission as Discord's settings name it.
permission_attach = Attach Files

# Something failed that is not the person's doing.
no_internal = Something went wrong on my side, and nothing was changed. Try again in a moment.

# The database takes no changes: a full disk, a server that is away.
no_storage = I can’t save anything at the moment, so nothing was changed. Try again in a few minutes. Nobody loses a turn by it: if your time runs out meanwhile, you get more.

# The database was lost in the middle of storing a change.
unconfirmed_storage = I lost my database while I was saving, so I don’t know whether that was done. Look with `/status` before you try again. Nobody loses a turn by it: if your time runs out meanwhile, you get more.

# A form, or a picture of its own, can no longer be sent as the response: another program held the database for too long.
too_slow = That took me too long. Please try again.

# A command that this version doesn't have.
unknown_command = I no longer know that command. Restart Discord to refresh its commands.

# A button or menu that can't be read.
unknown_button = The game has moved on: this button is out of date. The newest board shows what can be done now.

# What was chosen so far has no room in a menu.
# Variables: $command (String)
menu_too_long = There are more choices here than a menu can hold. Use { $command } instead.

# Too many commands in a minute ([PBP-52]).
flood = Too many commands in one minute. Try again shortly.

# Refusal: something typed is too long.
# Variables: $most (Number)
too_long = That is too long. Use at most { $most } characters.

# Refusal: no whole number was typed.
no_number = Type a whole number from 1 up, such as 3.

# Refusal: less than one army.
no_such_number_of_armies = Name at least 1 army.

# Refusal: less than one die.
no_dice = Roll at least 1 die.

# Refusal: more dice than there are.
# Variables: $dice (Number)
no_such_dice = An attack has 1 to 3 dice, not { $dice }.

# Refusal: two stop conditions.
one_stop_condition = Choose one stop condition only: once, until captured, armies, or chance.

# Refusal: armies that odds can't be worked out for.
# Variables: $most (Number)
no_odds = I can work out battles of 2 to { $most } attackers against 1 to { $most } defenders.

# Refusal: the further territories of a march can't be read.
# Variables: $most (Number), $territories (Number)
no_odds_way = Write the armies in the territories that follow, separated by commas, for example `3, 2, 1`: at most { $most } in each, at most { $territories } territories.

# Refusal: a stop condition of the odds that makes no sense.
no_odds_stop = Stop at 1 army or more, after 1 roll or more, or below a chance of 1 to 99%. The defender has 1 to 3 dice.

# Refusal: a number of commanders that odds can't have.
# Variables: $most (Number)
no_odds_commanders = Commanders and stations give 0 to { $most } eight-sided dice.

# Refusal: cards are named wrongly.
three_cards = Name three cards from your hand, separated by commas, or use the menu of `/trade`.

# Refusal: starting armies are written wrongly.
deploy_form = Write each territory with its armies, separated by commas: `alaska 3, peru 2`. The word `even` spreads the rest.

# The word that spreads the rest evenly.
word_even = even

# Which command fits what is asked.
# Variables: $command (String)
fitting_command = Use { $command }.

# Said when one sat down.
# Variables: $colour (String)
joined = You have a seat. Your colour is { $colour }.

# Said when one got up.
left = You have left the table.

# Said when the game begins.
# Variables: $number (Number)
started = Game { $number } begins.

# On the lobby message once the game has begun.
# Variables: $number (Number)
lobby_started = **Game { $number } has begun.**

# On the lobby message once the game has begun: whose turn it is.
# Variables: $round (Number), $who (String)
lobby_turn = ▶ Round { $round }: **{ $who }** is on turn.

# On the lobby message once the game is over.
# Variables: $number (Number)
lobby_over = **Game { $number } is over.**

# Below it.
lobby_result = How it ended stands further down in this channel.

# On the lobby message once the game has begun: where the board is.
lobby_playing = The newest picture in this channel is the board, with the buttons for your turn. `/board` shows it to you alone, `/status` tells who is awaited, `/rules` what this table plays.

# Said when a game was called off.
cancelled = The game is called off.

# Said after a change of the settings.
changed = Changed.

# One's colour now.
# Variables: $colour (String)
your_colour = Your colour is { $colour }.

# Above the settings.
# Variables: $number (Number)
settings_title = Settings of game { $number }. Each choice takes effect at once.

# A number of seats.
# Variables: $n (Number)
seats_label = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}

# Defenders are waited for.
waits_on = Defenders choose their dice; the game waits

# Defenders are not waited for.
waits_off = Nobody waits: standing orders or all defence dice

# Answers in others’ turns are waited for in a game of the Cold War.
waits_on_cold_war = The game waits for permissions, interceptors, defence, losses, refugees

# They are not waited for.
waits_off_cold_war = Nobody waits: standing orders or the rules’ own answers

# Below the rulebook's own value of a switch.
rulebooks_own = as in the rulebook

# Turns the page of a list of house rules.
more_rules = More house rules …

# Standing order: asked each time.
standing_ask = When you are attacked, you choose your dice each time.

# Nobody is asked anything.
waiting_nobody = Nobody has anything to decide.

# Who is waited for, with the deadline.
# Variables: $doing (String), $when (String)
waiting_until = { $doing } · until { $when }

# A button of the panel pressed by somebody who isn't asked ([PBP-7]).
# Variables: $waiting (String)
not_yours_now = It isn’t your turn to decide. { $waiting }

# Menu prompt.
pick_claim = Which territory do you claim?

# Menu prompt.
# Variables: $n (Number)
pick_wish = Your choice number { $n }

# Menu prompt.
# Variables: $armies (Number), $neutral (Number)
pick_deploy = { $neutral ->
    [0] Where? { $armies } left to place
   *[other] Where? { $armies } of your own left, { $neutral } neutral
}

# Menu prompt.
pick_place = Where do the armies go?

# Menu prompt.
# Variables: $value (Number)
pick_set = Which set, for { $value ->
    [one] { $value } army?
   *[other] { $value } armies?
}

# Menu prompt.
pick_attack = Which attack?

# Menu prompt.
pick_move = Which move?

# Menu prompt.
pick_colour = Which colour?

# Menu prompt.
pick_pace = Time for a turn

# Menu prompt.
pick_seats = Seats

# Menu prompt.
pick_waits = Defence

# The same in a game of the Cold War.
pick_waits_cold_war = Answers in others’ turns

# Menu prompt.
pick_rule = House rule to change

# The wish list so far.
# Variables: $list (String)
wishes_so_far = Your list: { $list }

# Starting armies so far.
# Variables: $placed (String), $armies (Number), $neutral (Number)
deploy_so_far = { $placed ->
    [none] Nothing is placed yet.
   *[other] Placed: { $placed }
}{ $armies ->
    [0] {""}
   *[other] {" "}· { $armies } left
}{ $neutral ->
    [0] {""}
   *[other] {" "}· { $neutral } neutral left
}

# More than is left to place.
# Variables: $n (Number)
too_many_to_deploy = { $n } can’t be placed there: fewer are left, or it isn’t a whole number from 1 up.

# How many armies go there.
# Variables: $at (String), $most (Number)
how_many_there = How many armies to **{ $at }**? ({ $most } left)

# How many armies make that move.
# Variables: $from (String), $to (String), $most (Number)
how_many_move = **{ $from } → { $to }** · how many armies? { $most ->
    [one] { $most } can go.
   *[other] Up to { $most } can go.
}

# Armies of others around a territory.
# Variables: $n (Number)
threat = { $n ->
    [0] no enemy near
    [one] { $n } enemy army near
   *[other] { $n } enemy armies near
}

# An attack with its chance ([PBP-9]).
# Variables: $from (String), $to (String), $percent (Number)
strike = { $from } → { $to } · wins { $percent }%

# A move.
# Variables: $from (String), $to (String)
shift = { $from } → { $to }

# No set in hand.
no_set = You have no set to trade in now.

# Above the moves, while attacks are still possible.
move_ends_turn = A move ends your attacks and your turn.

# Before the turn ends.
end_really = End your turn without another attack or move?

# Title of the form for a number.
form_title = How many armies?

# Label of its field.
form_label = Number of armies

# Hint in its field.
form_hint_place = At most what is left to place

# Hint in its field.
form_hint_advance = At least as many as the last attack dice

# Hint in its field.
form_hint_move = One army stays behind

# Button.
button_join = Join

# Button.
button_leave = Leave

# Button.
button_colour = Colour

# Button.
button_settings = Settings

# Button.
button_add_computer = Add a computer player

# Button.
button_fill_computers = Fill with computers

# Button.
button_computers = Computer players

# Placeholder.
pick_computers = How many computer players

# Placeholder.
pick_computer = Change a computer player

# Placeholder.
pick_computer_pace = Pause before their turns

# Button.
button_start = Start

# Button.
button_cancel = Call the game off for everyone

# Button.
button_claim = Claim

# Button.
button_wish = Wish list

# Button.
button_deploy = Place starting armies

# Button.
button_place = Place armies

# Button.
button_trade = Trade cards

# Button.
button_bonus = Two bonus armies

# Button.
button_attack = Attack

# Button.
button_defend = Choose defence dice

# Button.
button_advance = Move in

# Button.
button_fortify = Fortify

# Button.
button_move_and_end = Move and end

# Button.
button_end_turn = End turn

# Button.
button_hand = My hand

# Button below a notice in a direct message: opens the turn there ([PBP-56]).
button_play_here = Play here

# Button.
button_board = Full board

# Button.
button_status = Status

# Button.
button_hand_in = Confirm

# Button.
button_back = Undo last

# Button.
button_clear = Clear

# Button.
button_even = Spread the rest evenly

# Button.
# Variables: $n (Number)
button_all = All { $n }

# Button.
button_other_number = Other number …

# Button.
button_other_place = Another territory

# Button.
button_other_attack = Another attack

# Button.
button_other_move = Another move

# Button.
button_back_to_menu = Back

# Button.
button_back_to_attacks = Back to the attacks

# Button.
button_once = Roll once

# Button.
button_until_captured = Until captured

# Button.
# Variables: $n (Number)
button_until_left = Until { $n } are left

# Dice on a button.
# Variables: $n (Number)
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

# All about playing, for `/help`: the head.
help = **Casus Belli**: world conquest, turn by turn, at your own pace.
    {"**"}A game** `/game new` opens one in this channel; everyone joins with the button, the host starts it. `/game cancel` calls it off.

# Below that: a turn, in all games but those of the Cold War.
help_turn = {"**"}A turn** Place your new armies (`/place`), after trading in cards if you have a set (`/trade`). Attack bordering territories as often as you like (`/attack`: once, until captured, until N armies are left, or while the chance is good) and move in after each capture (`/advance`). Then move armies once (`/fortify`), or end the turn without a move (`/end`). If you captured something, you get a card.

# Below that: a turn in games of the Cold War.
help_turn_cold_war = {"**"}A turn** Pay the upkeep. Then do anything, in any order, as often as you can pay for it: buy armies, send convoys, declare war, fight, convert armies, move refugees. `/cold turn` shows what you can do now, with a button for each. A war need not be fought, and much is settled by deals.

# Below that: what else there is in every game.
help_besides = You get a message when it is your turn. The newest board has buttons for all of this.
    {"**"}Besides**
    • `/undo` takes back your last steps, up to the last roll or card
    • `/hint` names the two best plans for what you are asked, where the table has hints
    • `/board`, `/status`, `/log`, `/chart`, `/odds` show how things stand, `/rules` what is played here, `/hand` and `/orders` what is yours; only you see the answers
    • `/luck` mixes a word of yours into the dice before the game begins, `/verify` checks them
    • `/tournament new` opens a league or a knock-out

# Below that, in all games but those of the Cold War.
help_attacks = • `/defend` sets how you defend when others attack you, so that nobody waits
    • `/defaults` sets how far an attack by one press goes and how many armies then move in
    • `/claim`, `/wish`, `/deploy` are for the set-up

# Below that: the commands of games of A.D. 2210.
help_y2210 = • In games of A.D. 2210: `/bid` for the order of play, `/hire`, `/build`, `/buy`, `/play` and `/react` for commanders, stations and command cards

# Below that: the commands of games of the Cold War.
help_cold_war = • In games of the Cold War: `/cold` for your turn and your answers, `/deal`, `/pay` and `/ledger` for agreements, money and your books, `/launch` for missiles, `/orders` for answers in advance
