### People who do not answer in time: what a table does, what they missed, seats that a computer plays for them ([PBP-30]).

# Lobby: what happens to somebody who goes silent ([PBP-5]), at a table that skips turns.
lobby_skipped = -# Whoever doesn’t answer in time is skipped: only what the rules force is done for them.

# The same at a table where a computer takes the seat at the first miss.
lobby_computer_at_once = -# Whoever doesn’t answer in time gives the seat to a computer, until they take it back with one press.

# Lobby: a further sentence after what is done for somebody who goes silent.
lobby_then_computer = After two misses in a row a computer plays the seat, until they take it back with one press.

# Settings of a lobby: name of the option.
absence_policy = Who doesn’t answer in time

# A value of it.
absence_caretaker = the rules play the safe choice

# A value of it.
absence_skip = is skipped

# A value of it.
absence_computer = a computer plays at once

# What the first value means.
explain_absence_caretaker = Armies go to the most threatened border, no attack, your standing orders hold. After two misses in a row a computer plays the seat until they take it back.

# What the second value means.
explain_absence_skip = Only what the rules force is done. After two misses in a row a computer plays the seat until they take it back.

# What the third value means.
explain_absence_computer = At the first miss a computer plays the seat until they take it back.

# Announcement: a computer player plays the seat of somebody who missed that many turns in a row.
# Variables: $n (Number), $who (String)
announce_seat_lost = { $n ->
    [one] { $who } didn’t answer in time. **A computer plays that seat** until { $who } takes it back.
   *[other] { $who } didn’t answer in time { $n } times in a row. **A computer plays that seat** until { $who } takes it back.
}

# Announcement: somebody has taken their seat back.
# Variables: $who (String)
announce_seat_back = { $who } is back and **plays again**.

# DM: a computer player plays the reader's seat.
# Variables: $number (Number), $server (String)
dm_seat_lost = **A computer plays your seat** in game { $number } ({ $server }), because you didn’t answer in time. You can take it back until the game ends: the next decision is yours again.

# The same in the channel, because direct messages are closed.
# Variables: $mention (String)
channel_seat_lost = { $mention }, you didn’t answer in time: a computer plays your seat. You can take it back until the game ends.

# Button: takes the seat back.
button_take_seat = Take my seat back

# Answer: the seat was taken back; then what can be done now.
seat_is_yours = **You have your seat back.** Each decision is yours again.

# Refusal: a computer player plays the seat.
seat_is_lost = A computer plays your seat, because you didn’t answer in time. `/game return` gives it back to you.

# Refusal: there is no seat to take back.
seat_is_kept = Nobody else plays your seat: there is nothing to take back.

# Notice: what its reader missed since their last answer.
# Variables: $n (Number)
missed_turns = { $n ->
    [one] You missed a turn.
   *[other] You missed { $n } turns.
}

# The same, with what was placed for them, such as “Ukraine +3”.
# Variables: $n (Number), $placed (String)
missed_turns_placed = { $n ->
    [one] You missed a turn; placed: { $placed }.
   *[other] You missed { $n } turns; placed: { $placed }.
}

# Announcement: closed, because no person has answered for three rounds ([PBP-62]).
# Variables: $number (Number)
announce_abandoned = **Game { $number } is closed**: none of its players has answered for three rounds. It counts for nobody, and its record stays.

# The same at a table without a time limit, where nothing has happened for that many days.
# Variables: $number (Number), $days (Number)
announce_abandoned_idle = **Game { $number } is closed**: nothing has happened in it for { $days } days. It counts for nobody, and its record stays.

# To each player of such a game.
result_abandoned = **it is closed**, because none of its players answered any more. It counts for nobody, and its record stays.
