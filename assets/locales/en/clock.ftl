### The time of a table beside its pace: windows for answers in others' turns ([PBP-64]) and banks of time ([PBP-24]).

# Lobby, a part of a line: the table asks in others' turns.
# Variables: $window (String), $most (String)
lobby_window = answers in others’ turns: { $window } each, { $most } a turn at most

# The same: it does not ask.
lobby_no_window = nobody is asked in others’ turns: standing orders answer

# Lobby, a part of a line: every player has a bank of time.
# Variables: $start (String), $gain (String), $most (String)
lobby_bank = bank of time: { $start }, { $gain } more with each turn in time, { $most } at most

# Settings of a lobby: name of the option.
window_option = Time for answers in others’ turns

# A value of it.
# Variables: $length (String)
window_usual = usual: { $length }

# A value of it.
# Variables: $length (String)
window_length = { $length }

# A value of it.
# Variables: $length (String)
window_turn = as long as a turn: { $length }

# What the first value means.
explain_window_usual = A quarter of the time for a turn, at most 6 hours. All such waiting in one turn together takes one turn’s time at most.

# What a length means.
# Variables: $length (String)
explain_window_length = Each question waits { $length }; all such waiting in one turn together takes one turn’s time at most.

# What the last value means.
explain_window_turn = A question may wait a whole turn’s time; then in that turn nobody else is asked, and standing orders answer.

# Refusal: no such time, or longer than a turn.
window_not_offered = Answers in others’ turns can’t have that time: choose one that is offered and shorter than a turn.

# Settings of a lobby: name of the option.
bank_option = Bank of time

# A value of it.
bank_none = none

# A value of it.
bank_small = small

# A value of it.
bank_large = large

# What no bank means.
explain_bank_none = A turn that is not played in time is missed.

# What a bank means.
# Variables: $start (String), $gain (String), $most (String)
explain_bank = Everybody begins with { $start }, used by itself when the time for a turn has run out. A turn that needs none of it adds { $gain }, up to { $most }.

# Status: a part of the line about banks.
# Variables: $who (String), $left (String)
status_bank = { $who } { $left }

# Status: what is left in the banks of time.
# Variables: $all (String)
status_banks = -# Banks of time: { $all }. They are part of the deadlines shown.
