# Tournaments. Keys are the names of the functions in src/text/phrases/league.rs.

tournament_title = **Tournament { $number } · { $format } · { $rulebook }**
tournament_league = League
tournament_knock_out = Knock-out
tournament_about_league = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, and points add up: 12, 7, 5 and 3 by place, 13 for reaching the objective. Tables of { $table }, drawn so that nobody meets the same people more often than needed.
tournament_about_knock_out = Tables of { $table }. { $advance ->
    [one] The best of each table advances
   *[other] The best { $advance } of each table advance
}, and so does whoever reaches the objective in time. The last table decides.
tournament_uneven_tables = If the number of people doesn’t fit tables of that size, some tables are smaller or larger, from 3 to 5.
tournament_uneven_byes = If the number of people doesn’t fit tables of that size, some sit out a round, each as rarely as possible.
tournament_next_auto = Each round begins as soon as the one before is over.
tournament_next_host = Each round begins when the host says so.
tournament_host = Host: { $host }
tournament_people = **{ $n ->
    [one] { $n } person
   *[other] { $n } people
}** { $names }
tournament_nobody = **Nobody has joined yet.** Press Join, or use `/tournament join`.
tournament_reserves = **Reserves** { $names }
tournament_dropouts = **Dropped out** { $names }
tournament_missing = { $missing ->
    [one] { $missing } more person is needed to begin.
   *[other] { $missing } more people are needed to begin.
}
tournament_ready = The host can press Start.
tournament_running_of = **Round { $round } of { $rounds } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.
tournament_running = **Round { $round } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.
tournament_is_done = **This tournament is over.** `/tournament standings` shows how it went.
tournament_won = **Tournament { $number } is over: { $who } has won.**
tournament_shared = **Tournament { $number } is over.** The first place is shared by { $who }.
tournament_called_off = **Tournament { $number } was called off.**

button_next_round = Next round
button_end_tournament = Yes, end the tournament

tournament_joined = You take part. { $n ->
    [one] You are the first.
   *[other] { $n } people take part now.
}
tournament_joined_reserve = The tournament has begun, so you are on the reserve list: the host can put you in somebody’s place.
tournament_left = You no longer take part.
tournament_left_running = You have dropped out. A game you are playing goes on with its own time limits; the host can put a reserve in your place.
tournament_started = Round { $round } begins: { $tables ->
    [one] one table, in its own thread.
   *[other] { $tables } tables, each in its own thread.
}
tournament_dropped = { $who } has been taken out of the tournament.
tournament_substituted = { $reserve } now plays in place of { $who }, with all points and any game that is being played.
tournament_ended = The tournament has ended.
tournament_confirm_end = This ends a running tournament for everyone: unfinished games are called off, and the standings stay as they are. Please confirm if you mean it.

tournament_none_here = There is no tournament in this channel. Open one with `/tournament new`.
tournament_here = Tournament { $number } is already in this channel. Open a second one in another channel.
tournament_over = This tournament is over.
tournament_not_host = Only the host of the tournament can do that: { $host }.
tournament_already_in = You are already in this tournament.
tournament_not_in = You aren’t in this tournament. Join it with `/tournament join`.
tournament_dropped_out = You have dropped out of this tournament, and that can’t be undone.
tournament_full = This tournament is full: it can have { $most } people at most.
tournament_too_few = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed: a round takes at least { $need }, and { $have ->
    [0] nobody takes part
    [one] one takes part
   *[other] { $have } take part
}.
tournament_unfinished = { $tables ->
    [one] One table of this round is still playing.
   *[other] { $tables } tables of this round are still playing.
} The next round can begin when they are done.
tournament_not_begun = The tournament has not begun yet.
tournament_no_such_entrant = { $who } isn’t in this tournament.
tournament_not_reserve = { $who } isn’t on the reserve list. They can join it with `/tournament join`.
tournament_table_of = This game is a table of tournament { $number } and can’t be called off by itself. The tournament’s host can call off this table alone (`/tournament end` with its number), or end the whole tournament.
tournament_seats = At most { $most } people can play this rulebook at one table here. Choose smaller tables.
tournament_bad_rounds = A league can have 1 to { $most } rounds, not { $rounds }.
tournament_bad_table = A table can have 3 to 5 people, not { $table }.
tournament_bad_advance = One or two people from each table can advance, not { $advance }.
tournament_no_thread = A tournament needs a channel, because each of its tables gets a thread there. Open it in a channel.
permission_threads = Create Public Threads

tournament_thread = Tournament { $number } · round { $round } · table { $table }
tournament_table_drawn = **Round { $round } · table { $table }**: { $people }. Your game begins in the thread below.
tournament_tables_title = **Tournament { $number } · round { $round }**
tournament_table_playing = Table { $table }: { $people } · { $link }
tournament_table_opening = Table { $table }: { $people } · its thread is being opened
tournament_table_over = Table { $table }, over: { $results }
tournament_result = { $who } { $points }
tournament_sits_out = Sitting out: { $people }

tournament_standings_title = **Tournament { $number } · standings**
tournament_line = { $rank }. { $who } · { $points } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament_line_first = **{ $rank }. { $who } · { $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament_note_out = out in round { $round }
tournament_note_dropped = dropped out
tournament_note_in = still in it
tournament_no_standings = No game of this tournament is over yet.
tournament_round_over = **Round { $round } is over.**
tournament_goes_on = The next round begins now.
tournament_waits_for_host = { $host } starts the next round.
tournament_too_few_left = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed for another round. { $host } can put in reserves and begin it, or end the tournament.

picture_tournament = TOURNAMENT { $number }
picture_tournament_league = League · round { $round } of { $rounds }
picture_tournament_knock_out = Knock-out · round { $round }
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

tournament_settings_title = Settings of tournament { $number }: what its tables play. Each choice takes effect at once, until the tournament begins.
tournament_begun = The tournament has begun: what its tables play can’t be changed any more.
tournament_no_such_table = There is no table { $number } in this round. { $tables ->
    [one] It has one table.
   *[other] Its tables have the numbers 1 to { $tables }.
}
tournament_table_done = Table { $number } isn’t playing any more.
tournament_confirm_table = This calls off the game of table { $number }: it ends without a result, and its people count as having sat out this round. In a knock-out all of them advance. The other tables play on. Please confirm if you mean it.
button_void_table = Yes, call off table { $number }
tournament_voided = Table { $number } is called off.
tournament_void_announced = **Round { $round } · table { $number } was called off** by the host. Its people count as having sat out this round.
tournament_table_void = Table { $number }, called off: { $people } count as having sat out

tournament_words_closed = **Tournament { $number }: the words for its luck are closed.** Pairings, seats and the dice of every table follow from what is fixed now.
tournament_words_are_closed = The words of this tournament are closed. It begins by itself by { $when }.
tournament_word_given = Your word for this tournament is “{ $word }”. Pairings, seats and the dice of every table will depend on it. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them. It stays private until the tournament is over. You can change it until the tournament begins.
    The seed is fixed already; its fingerprint is `{ $hash }`.
tournament_word_sealed = Your sealed word is kept: `{ $hash }`. When the tournament begins, give the word itself with `/luck`. If you don’t, you play without one. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
tournament_verify_running = **Tournament { $number }** is not over yet: its seed and words stay secret. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
tournament_verify_true = **Tournament { $number } was drawn fairly.** { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} with { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} drawn again from seed, words and beacon: everyone sat where they should. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
tournament_verify_false = **Tournament { $number } doesn’t check out.** Line { $line } of its record: { $reason }
tournament_export = **Tournament { $number }**: who entered, who met whom, with its seed. `casus-belli verify` checks it, and the records of its tables with it.
