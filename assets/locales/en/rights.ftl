### Rights: who hosts, and what whoever manages a server sees and does ([PBP-27], [PBP-63]).

# Announcement: the host handed the table over.
# Variables: $number (Number), $name (String), $by (String)
announce_host_handed_over = **{ $name } is the host** of game { $number } now: { $by } handed the table over.

# Announcement: a manager of the server chose a host.
# Variables: $number (Number), $name (String), $by (String)
announce_host_chosen = **{ $name } is the host** of game { $number } now: { $by }, who manages this server, decided so.

# Announcement: the host did not answer for long.
# Variables: $number (Number), $name (String)
announce_host_silent = The host of game { $number } has been silent for long. **{ $name } is the host now.** `/game host` hands the table over.

# Answer: another player is host now.
# Variables: $name (String)
handed_over = { $name } is the host now.

# Refusal: only a manager may do it.
not_manager = Only whoever may manage this server can do that.

# Refusal: whoever does not play can't host.
cannot_host = Only a person who sits at this table can be its host. Computer players can’t.

# Refusal: the same host as before.
# Variables: $host (String)
host_already = { $host } is the host already.

# Page of `/manage`: the server has no game.
manage_none = No game is open on this server. `/game new` opens one.

# Its first line.
# Variables: $games (Number)
manage_title = **{ $games ->
    [one] { $games } game
   *[other] { $games } games
} on this server**

# One game.
# Variables: $number (Number), $channel (String), $state (String)
manage_line = **Game { $number }** { $channel } · { $state }

# A lobby that waits for its thread.
manage_no_channel = (no channel yet)

# State of a lobby.
# Variables: $rulebook (String), $taken (Number), $seats (Number)
manage_lobby = { $rulebook }, gathering players: { $taken } of { $seats }

# State of a running game.
# Variables: $rulebook (String), $round (Number), $doing (String)
manage_running = { $rulebook }, round { $round } · { $doing }

# State of a game without a channel.
# Variables: $rulebook (String), $round (Number)
manage_parked = { $rulebook }, round { $round } · waits for a channel

# What a paused game does.
# Variables: $until (String)
manage_paused = paused until { $until }

# State of a game that can’t be read.
manage_set_aside = can’t be read and is paused; whoever runs me finds more in the log

# Menu: pick a game.
manage_pick = Pick a game

# One game in it.
# Variables: $number (Number)
manage_pick_line = Game { $number }

# A player who hosts.
# Variables: $name (String)
manage_is_host = { $name } · host

# A player whose seat a computer plays.
# Variables: $name (String)
manage_is_played = { $name } · a computer plays this seat

# Menu: pick a new host.
manage_pick_host = Make somebody else the host

# Below the players.
manage_explained = -# Whatever you do here is announced in the game’s channel.

# Button: pause a game.
manage_button_pause = Pause for 72 hours

# Button: end its pause.
manage_button_resume = End the pause

# Button: more time.
manage_button_extend = More time

# Button: move a game.
manage_button_move = Move it to this channel

# Button: cancel a game; asks first.
manage_button_cancel = Cancel it…

# Button: yes, cancel it.
# Variables: $number (Number)
manage_button_cancel_now = Cancel game { $number } for everyone

# Button: no.
manage_button_keep = Keep it

# Button: back to the list.
manage_button_list = All games

# Question before a game is cancelled.
# Variables: $number (Number)
manage_sure = Cancel game { $number }? Nobody wins it, and it can’t be undone.

# Answer: it is cancelled.
# Variables: $number (Number)
manage_cancelled = Game { $number } is cancelled.

# Refusal: no game was named.
manage_which_game = Say which game: its number is in the list that `/manage` shows.

# Refusal: no person was named.
manage_which_person = Say who is to host: the option `person`.

# Page of `/settings games`: what a server allows.
server_title = **Games on this server**

# Who opens games.
server_everybody_opens = Everybody may open games and tournaments.

# The same.
# Variables: $role (String)
server_role_opens = Only people with the role { $role } and whoever manages this server may open games and tournaments.

# How many games there may be.
# Variables: $most (Number)
server_most = Lobbies and games at a time: { $most } at most

# Which rulebooks are played.
server_all_rulebooks = All rulebooks are played.

# The same.
# Variables: $rulebooks (String)
server_rulebooks = Played here: { $rulebooks }

# Below it, for whoever may change it.
server_role_hint = -# `/settings games` with a role: only people who have it open games. Games that are open already stay.

# Menu: how many games.
pick_most_games = How many games at a time

# An option of it.
# Variables: $most (Number)
server_as_many = As many as I allow ({ $most })

# An option of it.
# Variables: $n (Number)
server_number = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

# Menu: rulebooks.
pick_rulebooks = Which rulebooks are played

# Button: no role is needed any more.
button_everybody_opens = Everybody may open games

# Refusal: the person has not the role.
# Variables: $role (String)
not_opener = On this server only people with the role { $role } open games. Ask one of them, or whoever manages this server.

# Refusal: the rulebook is not played.
# Variables: $rulebook (String)
rulebook_closed = { $rulebook } is not played on this server. `/settings games` shows what is.

# Refusal: all rulebooks were taken away.
no_rulebook_left = At least one rulebook must stay.

# Lobby: people for whom seats are reserved.
# Variables: $n (Number), $names (String)
lobby_reserved = { $n ->
    [one] One of the free seats is reserved for { $names }.
   *[other] { $n } of the free seats are reserved for { $names }.
}

# Lobby: it starts by itself.
lobby_starts_when_full = The game starts as soon as the last seat is taken.

# Option of a lobby: when the game starts.
start_of_game = Start of the game

# A value of it.
start_by_host = the host presses Start

# A value of it.
start_when_full = with the last seat

# What the first value means.
explain_start_by_host = The host, or whoever manages this server, presses Start.

# What the second value means.
explain_start_when_full = The game starts as soon as a person takes the last seat; seats kept for somebody are waited for.

# Public answer: a seat is reserved.
# Variables: $host (String), $person (String), $number (Number)
seat_reserved = **{ $host } keeps a seat for { $person }** in game { $number }. Take it with the button Join.

# Answer: it is free again.
# Variables: $name (String)
seat_released = The seat that was kept for { $name } is free again.

# Refusal: the free seats are reserved.
# Variables: $seats (Number)
seats_reserved = { $seats ->
    [one] The last free seat is reserved. The host can release it with `/game reserve`.
   *[other] The last { $seats } free seats are reserved. The host can release them with `/game reserve`.
}

# Refusal: the person has a seat.
# Variables: $person (String)
seated_here = { $person } has a seat here already.

# Refusal: the seat is reserved already.
# Variables: $person (String)
reserved_already = A seat is kept for { $person } already. With `release` it becomes free again.

# Refusal: nothing to release.
# Variables: $person (String)
not_reserved = No seat is kept for { $person }.

# Lobby: after a seat, how much of their turns that person took in time ([PBP-32]).
# Variables: $seat (String), $percent (Number)
lobby_in_time = { $seat } · { $percent }% of turns in time

# Lobby: who may join.
# Variables: $least (Number)
lobby_least_reliability = Joining asks for { $least }% of one’s last turns taken in time.

# Option of a lobby: who may join.
least_reliability = Reliability of whoever joins

# A value of it.
least_reliability_none = anybody may join

# A value of it.
# Variables: $share (Number)
least_reliability_share = at least { $share }% of turns in time

# What it means.
explain_least_reliability_none = Whoever presses Join takes a seat.

# What the others mean.
explain_least_reliability = Turns taken in time, of the last 100 on this server. Whoever has had fewer than 10 may join, and so may everybody for whom a seat is kept.

# Refusal: not enough turns in time.
# Variables: $have (Number), $least (Number)
unreliable = This table asks for { $least }% of one’s last turns taken in time; you have { $have }%. Each turn that you take in time raises it.

# Profile: turns taken in time.
# Variables: $taken (Number), $of (Number)
profile_in_time = In time: { $taken } of the last { $of } turns on this server

# List of own games: a computer plays the seat.
my_seat_lost = a computer plays your seat; `/game return` gives it back to you

# State of a game that was called off.
# Variables: $number (Number)
game_called_off = **Game { $number } was called off.**
