### Seats that change hands in a running game, and the policy for the silent ([PBP-30], [PBP-33]).

# Announcement: a player has given up the seat, and a computer plays it.
# Variables: $name (String), $seat (String)
announce_resigned = **{ $name } resigns.** { $seat } plays on in their place. Whoever wants to may take the seat, with everything that belongs to it.

# Announcement: the last person has given up the seat.
# Variables: $number (Number), $name (String)
announce_resigned_last = **{ $name } resigns.** No person is left: **game { $number } is closed**. It counts for nobody, and its record stays.

# Announcement: a person is asked to take a seat.
# Variables: $by (String), $person (String), $seat (String)
announce_seat_offered = **{ $by } asks { $person } to play on for { $seat }**, with everything that belongs to the seat. Losing can’t lower the rating of whoever takes it.

# Announcement: that person does not want it.
# Variables: $name (String), $seat (String)
announce_seat_declined = { $name } doesn’t want to play for { $seat }.

# Announcement: somebody has taken a seat.
# Variables: $seat (String), $from (String)
announce_seat_taken = **{ $seat } plays on for { $from }** from now on.

# Announcement: a computer plays a seat, because somebody decided it.
# Variables: $seat (String), $by (String)
announce_seat_to_computer = **A computer plays for { $seat }**, who didn’t answer in time: { $by } wanted it. { $seat } may take the seat back at any time with `/game return`.

# Announcement: the host decides about somebody who is silent.
# Variables: $seat (String), $n (Number), $host (String)
announce_host_decides = **{ $seat } has missed { $n } turns in a row.** { $host } decides: a computer plays until { $seat } comes back, somebody else takes the seat (`/game replace`), or the table waits on.

# Announcement: all have agreed what happens to the silent.
# Variables: $policy (String)
announce_policy = **All players agree.** Who doesn’t answer in time from now on: { $policy }.

# Proposal: what is to happen to the silent.
# Variables: $policy (String)
propose_policy = **Proposal:** whoever doesn’t answer in time: { $policy }.

# Answer: all have agreed to it.
# Variables: $policy (String)
now_policy = Who doesn’t answer in time from now on: { $policy }.

# Refusal: the policy can only get stricter.
standstill_not_stricter = In a running game this can only become stricter, and only if all players agree: from “the host decides” to “the rules play the safe choice”, then “is skipped”, then “a computer plays at once”.

# Button: takes a seat.
button_take_free_seat = Take the seat

# Button: declines it.
button_decline_seat = No, thanks

# Button: gives a silent player’s seat to a computer.
button_computer_plays = A computer plays

# Button: gives up the seat.
button_resign = Give up my seat for good

# Page: what giving up a seat means.
# Variables: $number (Number)
confirm_resign = **Give up your seat in game { $number } for good?** A computer plays on until somebody takes the seat. For you it counts as a loss, behind all who stay, and you can’t come back.
    -# You only need time? `/away`, `/game pause` or `/game extend`. You see a winner already? `/game concede`.

# Answer: it is done.
# Variables: $number (Number)
resigned = You have given up your seat in game { $number }.

# Page: what taking a seat means.
# Variables: $number (Number), $seat (String), $pace (String)
confirm_take_seat = **Play on for { $seat } in game { $number }?** Everything that belongs to the seat is yours then. Pace: { $pace }. Losing can’t lower your rating.

# Answer: the seat is somebody’s from now on.
seat_taken = The seat is yours.

# Answer: a seat was declined.
seat_declined = Declined. Nothing changes.

# Answer: a person was asked.
# Variables: $person (String), $seat (String)
seat_offered = { $person } is asked in the channel. { $seat } plays on until they accept.

# Answer: an offer is withdrawn.
# Variables: $seat (String)
seat_offer_withdrawn = Withdrawn. { $seat } plays on.

# Answer: a computer plays a seat.
# Variables: $seat (String)
seat_to_computer = A computer plays for { $seat } until they come back.

# DM: somebody else has the reader’s seat.
result_replaced = **somebody else plays your seat from now on**: the host, or whoever manages the server, wanted it. The channel shows who.

# Refusal: the person gave up a seat of this game.
gave_up_seat = You gave up your seat in this game. That is final.

# Refusal: another person did.
# Variables: $person (String)
person_gave_up_seat = { $person } gave up a seat in this game. That is final.

# Refusal: the player of the seat is out.
seat_is_out = That player is out of the game: there is no seat to hand over.

# Refusal: the game is a table of a tournament.
# Variables: $number (Number)
seat_of_tournament = This game is a table of tournament { $number }, where reserves take over: `/tournament leave`, or `/tournament substitute` by its host.

# Refusal: the seat is not offered.
seat_not_offered = That seat isn’t offered to you, or not any more.

# Refusal: the seat is offered to somebody else.
# Variables: $person (String)
seat_for_another = { $person } is asked to take that seat, not you.

# Refusal: the seat is offered to that person already.
# Variables: $person (String)
seat_offered_already = { $person } is asked already. `/game replace` with `withdraw` takes the question back.

# Refusal: a person can’t replace themselves.
seat_is_own = That person has this very seat.

# Refusal: nobody was silent.
seat_answers_in_time = That player has missed no turn: a computer can’t take the seat. Name the `person` who is to play on, and they are asked.

# Refusal: a computer plays already.
seat_is_computers = A computer plays that seat already. Name the `person` who is to play on, and they are asked.

# Refusal: nobody at the table is called so.
nobody_called_so = Nobody at this table is called that. The option offers everybody who sits here.

# Lobby: what happens to the silent where the host decides.
lobby_host_decides = After each two misses in a row the host is asked whether a computer or somebody else plays the seat.

# A value of the option about the silent.
absence_host = the host decides

# What the fourth value means.
explain_absence_host = Armies go to the most threatened border, no attack, your standing orders hold. After each two misses in a row the host is asked who plays on.

# Menu of a manager: pick the player who is to be replaced.
manage_pick_replaced = Replace a player…

# Menu of a manager: pick the person who is to take a seat.
manage_pick_replacement = Ask a person

# Page of a manager: who is to take that seat.
# Variables: $seat (String)
manage_who_replaces = **Who plays on for { $seat }?** A person is asked in the game’s channel first. A computer player can play for whoever missed their last turn, until they come back.

# Button: back to the page of a game.
# Variables: $number (Number)
manage_button_back = Back to game { $number }

# Refusal: the option about the seat is missing.
manage_which_player = Say whose seat it is: the option `player`.
