# Buttons, menus, forms. Keys are the names of the functions in src/text/phrases/panel.rs.

no_server = A game needs a channel of a server: please use this command there.
no_permission = I can't run a game in this channel: I lack { $list }. Please ask somebody who manages the server to allow me that here, then try again. Nothing was changed.
a_server = a server
permission_view = View Channel
permission_send = Send Messages
permission_send_threads = Send Messages in Threads
permission_attach = Attach Files
no_internal = Something went wrong on my side and nothing was changed. Please try again in a moment.
unknown_command = I don't know that command any more. Restarting Discord (Ctrl+R) shows the present ones.
unknown_button = The table has moved on: this button is from another time. The newest board shows what can be done now.
flood = One thing at a time, please: that was a lot for one minute. Try again in the next one.
too_long = That is too long: at most { $most } characters, please.
no_number = Please type a whole number from 1, such as 3.
no_such_number_of_armies = Please name at least 1 army.
no_dice = Please roll at least 1 die.
no_such_dice = { $dice } dice? An attack has 1 to 3.
one_stop_condition = Please name one stop condition only: once, until captured, armies, or chance.
no_odds = I can work out battles of 2 to { $most } attackers against 1 to { $most } defenders.
no_odds_way = Write the armies in the territories that follow, separated by commas, for example `3, 2, 1`: at most { $most } in each, at most { $territories } territories.
no_odds_stop = Stop at 1 army or more, after 1 roll or more, or below a chance of 1 to 99 %. The defender has 1 to 3 dice.
three_cards = Please name three cards of your hand, separated by commas, or use the menu of `/trade`.
deploy_form = Please write each territory with its armies, separated by commas: `alaska 3, peru 2`. The word `even` spreads the rest.
word_even = even
fitting_command = The command for it: { $command }

joined = You have a seat now, in { $colour }.
left = You have left the table.
started = Game { $number } begins.
lobby_started = **Game { $number } has begun.**
cancelled = The game is called off.
changed = Changed.
your_colour = Your colour is { $colour }.
settings_title = Settings of game { $number }. Each choice takes effect at once.
seats_label = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
waits_on = Defenders choose their dice; the game waits
waits_off = Nobody waits: standing orders or full defence
rulebooks_own = as in the rulebook
more_rules = More house rules …
standing_ask = When you are attacked, you are asked for your dice each time.

waiting_nobody = Nobody is waited for.
waiting_until = Waiting for { $who } to { $task }, until { $when }
not_yours_now = That isn't your decision now. { $waiting }

pick_claim = Which territory do you claim?
pick_wish = Your wish number { $n }
pick_deploy = { $neutral ->
    [0] Where? { $armies } left to place
   *[other] Where? { $armies } of your own left, { $neutral } neutral
}
pick_place = Where do the armies go?
pick_set = Which set, for { $value ->
    [one] { $value } army?
   *[other] { $value } armies?
}
pick_bonus = Which territory gets the two armies?
pick_attack = Which attack?
pick_move = Which move?
pick_colour = Which colour?
pick_pace = Time for a turn
pick_seats = Seats
pick_waits = Defence
pick_rule = House rule to change
wishes_so_far = Your list: { $list }
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
too_many_to_deploy = { $n } can't be placed there: fewer are left, or it was no number from 1.
how_many_there = **{ $at }** · how many? { $most ->
    [one] { $most } army is left.
   *[other] { $most } armies are left.
}
how_many_move = **{ $from } → { $to }** · how many? { $most ->
    [one] { $most } army can go.
   *[other] Up to { $most } armies can go.
}
threat = { $n ->
    [0] nobody near
    [one] { $n } hostile army near
   *[other] { $n } hostile armies near
}
strike = { $from } → { $to } · wins { $percent } %
shift = { $from } → { $to }
no_set = There is no set in your hand to trade in now.
move_ends_turn = A move ends your attacks and your turn.
end_really = End your turn without another attack or move?
form_title = How many armies?
form_label = Number of armies
form_hint_place = At most what is left to place
form_hint_advance = At least the dice of the last roll
form_hint_move = One army stays behind

button_join = Join
button_leave = Leave
button_colour = Colour
button_settings = Settings
button_start = Start
button_cancel = Call the game off for everybody
button_claim = Claim
button_wish = Wish list
button_deploy = Place starting armies
button_place = Place armies
button_trade = Trade cards
button_bonus = Two armies for a card
button_attack = Attack
button_defend = Choose defence dice
button_advance = Move in
button_fortify = Fortify
button_move_and_end = Move and end
button_end_turn = End turn
button_hand = My hand
button_board = Board
button_status = Status
button_hand_in = Hand in
button_back = Take back the last
button_clear = Start over
button_even = Spread the rest evenly
button_all = All { $n }
button_other_number = Other number …
button_other_place = Another territory
button_other_attack = Another attack
button_other_move = Another move
button_back_to_menu = Back
button_back_to_attacks = Back to the attacks
button_once = Roll once
button_until_captured = Until captured
button_until_left = Until { $n } are left
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

help = **Casus Belli**: world conquest, turn by turn, at your own pace.
    `/game new` opens a game in this channel, and everybody joins with the button. The host starts it.
    When it is your turn, you get a message. The newest board has buttons for what you can do; these commands do the same:
    • `/place` puts reinforcements on your territories, `/trade` trades in cards first
    • `/attack` attacks: once, until captured, until so many armies are left, or while the chance is good
    • `/advance` moves into a captured territory
    • `/fortify` moves armies at the end and ends your turn, `/end` ends it without a move
    • `/defend` says in advance how you defend in the turns of others
    • `/claim`, `/wish`, `/deploy` are for the set-up
    • `/board`, `/status`, `/chart`, `/odds` show how things stand, `/hand` shows your cards; only you see the answers
