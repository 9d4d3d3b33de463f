# Tournaments. Keys are the names of the functions in src/text/phrases/league.rs.

cup_title = **Tournament { $number } · { $format } · { $rulebook }**
cup_league = League
cup_knock_out = Knock-out
cup_about_league = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, and points add up: 12, 7, 5 and 3 by place, 13 for an objective reached. Tables of { $table }, drawn so that nobody meets the same people more often than needed.
cup_about_knock_out = Tables of { $table }. Of each table { $advance ->
    [one] the best one goes on
   *[other] the best { $advance } go on
}, and so does whoever reaches the objective in time. The last table decides.
cup_uneven_tables = If the people don't fill tables of that size, some tables are smaller or larger, from 3 to 5.
cup_uneven_byes = If the people don't fill tables of that size, some sit out, each as rarely as possible.
cup_next_auto = A round begins as soon as the one before is over.
cup_next_host = A round begins when the host says so.
cup_host = Host: { $host }
cup_people = **{ $n ->
    [one] { $n } person
   *[other] { $n } people
}** { $names }
cup_nobody = **Nobody takes part yet.** Press Join, or use `/tournament join`.
cup_reserves = **Reserves** { $names }
cup_dropouts = **Dropped out** { $names }
cup_missing = { $missing ->
    [one] { $missing } more person is needed to begin.
   *[other] { $missing } more people are needed to begin.
}
cup_ready = The host can begin with Start.
cup_running_of = **Round { $round } of { $rounds } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.
cup_running = **Round { $round } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.
cup_is_done = **This tournament is over.** `/tournament standings` shows how it went.
cup_won = **Tournament { $number } is over: { $who } has won.**
cup_shared = **Tournament { $number } is over.** The first place is shared by { $who }.
cup_called_off = **Tournament { $number } was called off.**

button_next_round = Next round
button_end_tournament = Yes, end the tournament

cup_joined = You take part. { $n ->
    [one] You are the first.
   *[other] { $n } people take part now.
}
cup_joined_reserve = The tournament has begun, so you are on the list of reserves: the host can put you in somebody's place.
cup_left = You no longer take part.
cup_left_running = You have dropped out. If you are playing a game, it goes on by its clock; the host can put a reserve in your place.
cup_started = Round { $round } begins with { $tables ->
    [one] one table
   *[other] { $tables } tables
}, each in its own thread.
cup_dropped = { $who } has been taken out of the tournament.
cup_substituted = { $reserve } now plays in place of { $who }, with all points and any game that is being played.
cup_ended = The tournament is ended.
cup_confirm_end = This ends a running tournament for everybody: games that are still played are called off, and the standings stay as they are. Please confirm it if you mean it.

cup_none_here = There is no tournament in this channel. You can open one with `/tournament new`.
cup_here = Tournament { $number } is in this channel already. A second one needs another channel.
cup_over = This tournament is over.
cup_not_host = Only the host of the tournament can do that, and that is { $host }.
cup_already_in = You are in this tournament already.
cup_not_in = You don't take part in this tournament. `/tournament join` lets you in.
cup_dropped_out = You have dropped out of this tournament, and that can't be undone.
cup_full = { $most } people take part, and that is the bound.
cup_too_few = { $missing ->
    [one] One person is
   *[other] { $missing } people are
} missing: a round needs at least { $need }, and { $have ->
    [0] nobody takes part
    [one] one takes part
   *[other] { $have } take part
}.
cup_unfinished = { $tables ->
    [one] One table of this round is still playing.
   *[other] { $tables } tables of this round are still playing.
} The next round can begin when they are done.
cup_not_begun = The tournament has not begun yet.
cup_no_such_entrant = { $who } doesn't take part in this tournament.
cup_not_reserve = { $who } is not on the list of reserves. They get on it with `/tournament join`.
cup_table_of = This game is a table of tournament { $number } and can't be called off by itself. The tournament's host can call off this table alone (`/tournament end` with its number), or end the whole tournament.
cup_seats = Here at most { $most } people can play this rulebook at one table. Please choose smaller tables.
cup_bad_rounds = A league can have 1 to { $most } rounds, not { $rounds }.
cup_bad_table = A table can have 3 to 5 people, not { $table }.
cup_bad_advance = One or two of each table can go on, not { $advance }.
cup_no_thread = A tournament needs a channel, because each of its tables gets a thread there. Please open it in a channel.
permission_threads = Create Public Threads

cup_thread = Tournament { $number } · round { $round } · table { $table }
cup_table_drawn = **Round { $round } · table { $table }**: { $people }. Your game begins in the thread below.
cup_tables_title = **Tournament { $number } · round { $round }**
cup_table_playing = Table { $table }: { $people } · { $link }
cup_table_opening = Table { $table }: { $people } · its thread is being opened
cup_table_over = Table { $table }, over: { $results }
cup_result = { $who } { $points }
cup_sits_out = Sitting out: { $people }

cup_standings_title = **Tournament { $number } · standings**
cup_line = { $rank }. { $who } · { $points } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cup_line_first = **{ $rank }. { $who } · { $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cup_note_out = out in round { $round }
cup_note_dropped = dropped out
cup_note_in = still in it
cup_no_standings = No game of this tournament is over yet.
cup_round_over = **Round { $round } is over.**
cup_goes_on = The next round begins now.
cup_waits_for_host = { $host } begins the next round.
cup_too_few_left = { $missing ->
    [one] One person is
   *[other] { $missing } people are
} missing for another round. { $host } can put in reserves and begin it, or end the tournament.

picture_cup = TOURNAMENT { $number }
picture_cup_league = League · round { $round } of { $rounds }
picture_cup_knock_out = Knock-out · round { $round }
column_points = Points
column_games = Games
column_wins = Won
column_objectives = Objectives
column_state = State
state_in = in
state_out = out in { $round }
state_dropped = dropped out
picture_more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}

cup_settings_title = Settings of tournament { $number }: what is played at its tables. Each choice takes effect at once, until the tournament begins.
cup_begun = The tournament has begun: what is played at its tables can't be changed any more.
cup_no_such_table = There is no table { $number } in this round. { $tables ->
    [one] It has one table.
   *[other] Its tables have the numbers 1 to { $tables }.
}
cup_table_done = Nothing is played at table { $number } any more.
cup_confirm_table = This calls off the game of table { $number }: it ends without a result, and its people count as having sat out this round. In a knock-out all of them go on. The other tables play on. Please confirm it if you mean it.
button_void_table = Yes, call off table { $number }
cup_voided = Table { $number } is called off.
cup_void_announced = **Round { $round } · table { $number } was called off** by the host. Its people count as having sat out this round.
cup_table_void = Table { $number }, called off: { $people } count as having sat out
