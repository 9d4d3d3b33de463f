# Tournaments. Keys are the names of the functions in src/text/phrases/league.rs.

cup_title = **Tournament { $number } · { $format } · { $rulebook }**
cup_league = League
cup_knock_out = Knock-out
cup_about_league = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, and points add up: 12, 7, 5 and 3 by place, 13 for reaching the objective. Tables of { $table }, drawn so that nobody meets the same people more often than needed.
cup_about_knock_out = Tables of { $table }. { $advance ->
    [one] The best of each table advances
   *[other] The best { $advance } of each table advance
}, and so does whoever reaches the objective in time. The last table decides.
cup_uneven_tables = If the number of people doesn’t fit tables of that size, some tables are smaller or larger, from 3 to 5.
cup_uneven_byes = If the number of people doesn’t fit tables of that size, some sit out a round, each as rarely as possible.
cup_next_auto = Each round begins as soon as the one before is over.
cup_next_host = Each round begins when the host says so.
cup_host = Host: { $host }
cup_people = **{ $n ->
    [one] { $n } person
   *[other] { $n } people
}** { $names }
cup_nobody = **Nobody has joined yet.** Press Join, or use `/tournament join`.
cup_reserves = **Reserves** { $names }
cup_dropouts = **Dropped out** { $names }
cup_missing = { $missing ->
    [one] { $missing } more person is needed to begin.
   *[other] { $missing } more people are needed to begin.
}
cup_ready = The host can press Start.
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
cup_joined_reserve = The tournament has begun, so you are on the reserve list: the host can put you in somebody’s place.
cup_left = You no longer take part.
cup_left_running = You have dropped out. A game you are playing goes on with its own time limits; the host can put a reserve in your place.
cup_started = Round { $round } begins: { $tables ->
    [one] one table, in its own thread.
   *[other] { $tables } tables, each in its own thread.
}
cup_dropped = { $who } has been taken out of the tournament.
cup_substituted = { $reserve } now plays in place of { $who }, with all points and any game that is being played.
cup_ended = The tournament has ended.
cup_confirm_end = This ends a running tournament for everyone: unfinished games are called off, and the standings stay as they are. Please confirm if you mean it.

cup_none_here = There is no tournament in this channel. Open one with `/tournament new`.
cup_here = Tournament { $number } is already in this channel. Open a second one in another channel.
cup_over = This tournament is over.
cup_not_host = Only the host of the tournament can do that: { $host }.
cup_already_in = You are already in this tournament.
cup_not_in = You aren’t in this tournament. Join it with `/tournament join`.
cup_dropped_out = You have dropped out of this tournament, and that can’t be undone.
cup_full = This tournament is full: it can have { $most } people at most.
cup_too_few = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed: a round takes at least { $need }, and { $have ->
    [0] nobody takes part
    [one] one takes part
   *[other] { $have } take part
}.
cup_unfinished = { $tables ->
    [one] One table of this round is still playing.
   *[other] { $tables } tables of this round are still playing.
} The next round can begin when they are done.
cup_not_begun = The tournament has not begun yet.
cup_no_such_entrant = { $who } isn’t in this tournament.
cup_not_reserve = { $who } isn’t on the reserve list. They can join it with `/tournament join`.
cup_table_of = This game is a table of tournament { $number } and can’t be called off by itself. The tournament’s host can call off this table alone (`/tournament end` with its number), or end the whole tournament.
cup_seats = At most { $most } people can play this rulebook at one table here. Choose smaller tables.
cup_bad_rounds = A league can have 1 to { $most } rounds, not { $rounds }.
cup_bad_table = A table can have 3 to 5 people, not { $table }.
cup_bad_advance = One or two people from each table can advance, not { $advance }.
cup_no_thread = A tournament needs a channel, because each of its tables gets a thread there. Open it in a channel.
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
cup_waits_for_host = { $host } starts the next round.
cup_too_few_left = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed for another round. { $host } can put in reserves and begin it, or end the tournament.

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

cup_settings_title = Settings of tournament { $number }: what its tables play. Each choice takes effect at once, until the tournament begins.
cup_begun = The tournament has begun: what its tables play can’t be changed any more.
cup_no_such_table = There is no table { $number } in this round. { $tables ->
    [one] It has one table.
   *[other] Its tables have the numbers 1 to { $tables }.
}
cup_table_done = Table { $number } isn’t playing any more.
cup_confirm_table = This calls off the game of table { $number }: it ends without a result, and its people count as having sat out this round. In a knock-out all of them advance. The other tables play on. Please confirm if you mean it.
button_void_table = Yes, call off table { $number }
cup_voided = Table { $number } is called off.
cup_void_announced = **Round { $round } · table { $number } was called off** by the host. Its people count as having sat out this round.
cup_table_void = Table { $number }, called off: { $people } count as having sat out

cup_words_closed = **Tournament { $number }: the words for its luck are closed.** Pairings, seats and the dice of every table follow from what is fixed now.
cup_words_are_closed = The words of this tournament are closed. It begins by itself by { $when }.
cup_word_given = Your word for this tournament is “{ $word }”. Pairings, seats and the dice of every table will depend on it. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them. It stays private until the tournament is over. You can change it until the tournament begins.
    The seed is fixed already; its fingerprint is `{ $hash }`.
cup_word_sealed = Your sealed word is kept: `{ $hash }`. When the tournament begins, give the word itself with `/luck`. If you don’t, you play without one. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
cup_verify_running = **Tournament { $number }** is not over yet: its seed and words stay secret. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
cup_verify_true = **Tournament { $number } was drawn fairly.** { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} with { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} drawn again from seed, words and beacon: everyone sat where they should. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
cup_verify_false = **Tournament { $number } doesn’t check out.** Line { $line } of its record: { $reason }
cup_export = **Tournament { $number }**: who entered, who met whom, with its seed. `casus-belli verify` checks it, and the records of its tables with it.
