# Buttons, menus, forms. Keys are the names of the functions in src/text/phrases/panel.rs.

no_server = Games live in a server channel. Use this command there.
no_permission = I can’t run a game in this channel: I need { $list }. Ask somebody who manages the server to allow me that here, then try again. Nothing was changed.
a_server = a server
permission_view = View Channel
permission_send = Send Messages
permission_send_threads = Send Messages in Threads
permission_attach = Attach Files
no_internal = Something went wrong on my side, and nothing was changed. Try again in a moment.
unknown_command = I no longer know that command. Restart Discord to refresh its commands.
unknown_button = The game has moved on: this button is out of date. The newest board shows what can be done now.
menu_too_long = There are more choices here than a menu can hold. Use { $command } instead.
flood = Too many commands in one minute. Try again shortly.
too_long = That is too long. Use at most { $most } characters.
no_number = Type a whole number from 1 up, such as 3.
no_such_number_of_armies = Name at least 1 army.
no_dice = Roll at least 1 die.
no_such_dice = An attack has 1 to 3 dice, not { $dice }.
one_stop_condition = Choose one stop condition only: once, until captured, armies, or chance.
no_odds = I can work out battles of 2 to { $most } attackers against 1 to { $most } defenders.
no_odds_way = Write the armies in the territories that follow, separated by commas, for example `3, 2, 1`: at most { $most } in each, at most { $territories } territories.
no_odds_stop = Stop at 1 army or more, after 1 roll or more, or below a chance of 1 to 99%. The defender has 1 to 3 dice.
three_cards = Name three cards from your hand, separated by commas, or use the menu of `/trade`.
deploy_form = Write each territory with its armies, separated by commas: `alaska 3, peru 2`. The word `even` spreads the rest.
word_even = even
fitting_command = Use { $command }.

joined = You have a seat. Your colour is { $colour }.
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
waits_off = Nobody waits: standing orders or all defence dice
rulebooks_own = as in the rulebook
more_rules = More house rules …
standing_ask = When you are attacked, you choose your dice each time.

waiting_nobody = Nobody has anything to decide.
waiting_until = { $doing } · until { $when }
not_yours_now = It isn’t your turn to decide. { $waiting }

pick_claim = Which territory do you claim?
pick_wish = Your choice number { $n }
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
too_many_to_deploy = { $n } can’t be placed there: fewer are left, or it isn’t a whole number from 1 up.
how_many_there = How many armies to **{ $at }**? ({ $most } left)
how_many_move = **{ $from } → { $to }** · how many armies? { $most ->
    [one] { $most } can go.
   *[other] Up to { $most } can go.
}
threat = { $n ->
    [0] no enemy near
    [one] { $n } enemy army near
   *[other] { $n } enemy armies near
}
strike = { $from } → { $to } · wins { $percent }%
shift = { $from } → { $to }
no_set = You have no set to trade in now.
move_ends_turn = A move ends your attacks and your turn.
end_really = End your turn without another attack or move?
form_title = How many armies?
form_label = Number of armies
form_hint_place = At most what is left to place
form_hint_advance = At least as many as the last attack dice
form_hint_move = One army stays behind

button_join = Join
button_leave = Leave
button_colour = Colour
button_settings = Settings
button_start = Start
button_cancel = Call the game off for everyone
button_claim = Claim
button_wish = Wish list
button_deploy = Place starting armies
button_place = Place armies
button_trade = Trade cards
button_bonus = Two bonus armies
button_attack = Attack
button_defend = Choose defence dice
button_advance = Move in
button_fortify = Fortify
button_move_and_end = Move and end
button_end_turn = End turn
button_hand = My hand
button_board = Full board
button_status = Status
button_hand_in = Confirm
button_back = Undo last
button_clear = Clear
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
    {"**"}A game** `/game new` opens one in this channel; everyone joins with the button, the host starts it. `/game cancel` calls it off.
    {"**"}A turn** Place your new armies (`/place`), after trading in cards if you have a set (`/trade`). Attack bordering territories as often as you like (`/attack`: once, until captured, until N armies are left, or while the chance is good) and move in after each capture (`/advance`). Then move armies once (`/fortify`), or end the turn without a move (`/end`). If you captured something, you get a card.
    You get a message when it is your turn. The newest board has buttons for all of this.
    {"**"}Besides**
    • `/defend` sets how you defend when others attack you, so that nobody waits
    • `/claim`, `/wish`, `/deploy` are for the set-up
    • `/board`, `/status`, `/chart`, `/odds` show how things stand, `/hand` your cards; only you see the answers
    • `/luck` mixes a word of yours into the dice before the game begins, `/verify` checks them
    • `/tournament new` opens a league or a knock-out
