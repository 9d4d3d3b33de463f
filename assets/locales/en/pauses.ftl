### Pauses and extensions: what the channel, the players and whoever asks read ([PBP-26], [PBP-27]).

# A length of time: a part of it.
# Variables: $n (Number)
span_days = { $n } d

# The same.
# Variables: $n (Number)
span_hours = { $n } h

# The same.
# Variables: $n (Number)
span_minutes = { $n } min

# Announcement: the game is paused.
# Variables: $until (String)
announce_paused_all = **The game is paused** until { $until }: all players agreed.

# The same, by the host.
# Variables: $name (String), $until (String)
announce_paused_host = **The game is paused** until { $until }, by { $name }, who hosts it.

# The same, by a manager of the server.
# Variables: $name (String), $until (String)
announce_paused_manager = **The game is paused** until { $until }, by { $name }, who manages this server.

# A second line of it.
pause_explained = -# All clocks are stopped. Whoever is asked may answer. `/game resume` ends the pause earlier.

# Announcement: the pause is over.
announce_pause_ended = **The pause is over, the game goes on.**

# The same, because all agreed.
announce_resumed_all = **The game goes on**: all players agreed to end the pause.

# The same, by the host.
# Variables: $name (String)
announce_resumed_host = **The game goes on**: { $name }, who hosts it, has ended the pause.

# The same, by a manager of the server.
# Variables: $name (String)
announce_resumed_manager = **The game goes on**: { $name }, who manages this server, has ended the pause.

# Announcement: more time for the open decisions.
# Variables: $length (String), $until (String)
announce_extended_all = **{ $length } more time**: until { $until }. All players agreed.

# The same, by the host.
# Variables: $length (String), $until (String), $name (String)
announce_extended_host = **{ $length } more time**: until { $until }, by { $name }, who hosts this game.

# The same, by a manager of the server.
# Variables: $length (String), $until (String), $name (String)
announce_extended_manager = **{ $length } more time**: until { $until }, by { $name }, who manages this server.

# Announcement with a button: a proposal.
# Variables: $length (String)
propose_pause = Proposed: **pause the game** for { $length }.

# Another one.
propose_resume = Proposed: **end the pause** now.

# Another one.
# Variables: $length (String)
propose_extension = Proposed: **{ $length } more time** for whoever is asked now.

# A second line of it: how many have agreed.
# Variables: $have (Number), $of (Number)
proposal_agreed = { $have } of { $of } agree; it happens when all do.

# The same, once it is no longer open.
proposal_closed = -# No longer open.

# Button below a proposal.
button_agree_proposal = I agree

# DM: a game is paused.
# Variables: $number (Number), $server (String), $until (String)
dm_paused = **Game { $number } ({ $server }) is paused** until { $until }. No deadline of yours runs meanwhile.

# DM: a pause is over.
# Variables: $number (Number), $server (String)
dm_goes_on = **Game { $number } ({ $server }) goes on** after its pause.

# Answer: the game is paused now.
# Variables: $until (String)
now_paused = **The game is paused** until { $until }. The channel reads it, too.

# Answer: the pause is over now.
now_resumed = **The game goes on.** The channel reads it, too.

# Answer: there is more time now.
# Variables: $length (String)
now_extended = **{ $length } more time.** The channel reads it, too.

# Answer: it waits for the others.
# Variables: $have (Number), $of (Number)
now_proposed = { $have } of { $of } agree. The others agree with the button below the proposal in the channel.

# A second line of it for a host who can’t pause alone any more.
# Variables: $count (Number), $length (String)
host_needs_all = -# Alone, the host can pause a game { $count } times, for { $length } each at most. This pause needs everybody.

# Refusal: no time that could stop.
standstill_no_deadline = This table has no time limit, so there is nothing to pause and no deadline to extend.

# Refusal: nobody is waited for at this moment.
standstill_nobody_asked = No deadline runs at this moment. Try again when somebody is asked.

# Refusal: it is paused already.
# Variables: $until (String)
standstill_paused = The game is paused until { $until }: no deadline runs. `/game resume` ends the pause.

# Refusal: it isn’t paused.
standstill_not_paused = The game isn’t paused.

# Refusal: the budget of the game is used up.
# Variables: $most (String)
standstill_nothing_left = Pauses and extensions of this game have reached { $most } in all. It can’t be paused or extended any longer.

# Refusal: too long.
# Variables: $most (String)
standstill_too_long = That is too long: here it can be { $most } at most.

# Refusal: too late for more time.
standstill_passed = The deadline has passed. There is nothing left to extend.

# Refusal: extended already.
standstill_extended = This deadline was extended already. The host can do that once for each deadline, all players together once more.

# Refusal: agreed already.
# Variables: $have (Number), $of (Number)
standstill_agreed = You agree already. { $have } of { $of } do; it happens when all do.

# Refusal: the proposal isn’t open any more.
standstill_no_proposal = That proposal is no longer open.

# Refusal: no right to stop the clocks.
standstill_no_right = Only the players who are in the game, its host, and whoever manages the server can do that.

# Refusal: a length that can’t be read.
# Variables: $typed (String)
standstill_bad_length = I can’t read “{ $typed }” as a length. Write minutes, hours or days, such as 90m, 12h or 2d.

# Status and turn panel: the game is paused.
# Variables: $until (String)
status_paused = **Paused** until { $until }

# Status: by how much pauses and extensions have moved deadlines, and what is left.
# Variables: $used (String), $most (String), $pauses (Number)
status_standstill = -# Deadlines moved by { $used } of at most { $most } (pauses, extensions, absences); pauses left to the host alone: { $pauses }
