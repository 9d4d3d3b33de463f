### Tournaments.

# The first line of a tournament's message.
# Variables: $number (Number), $format (String), $rulebook (String)
tournament_title = **Tournament { $number } · { $format } · { $rulebook }**

# A format.
tournament_league = League

# A format.
tournament_knock_out = Knock-out

# What a league is.
# Variables: $rounds (Number), $table (Number)
tournament_about_league = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, and points add up: 12, 7, 5 and 3 by place, 13 for reaching the objective. Tables of { $table }, drawn so that nobody meets the same people more often than needed.

# What a knock-out is.
# Variables: $table (Number), $advance (Number)
tournament_about_knock_out = Tables of { $table }. { $advance ->
    [one] The best of each table advances
   *[other] The best { $advance } of each table advance
}, and so does whoever reaches the objective in time. The last table decides.

# Whoever is left over sits at a smaller or larger table.
tournament_uneven_tables = If the number of people doesn’t fit tables of that size, some tables are smaller or larger, from 3 to 5.

# Whoever is left over sits out.
tournament_uneven_byes = If the number of people doesn’t fit tables of that size, some sit out a round, each as rarely as possible.

# The next round begins by itself.
tournament_next_auto = Each round begins as soon as the one before is over.

# The next round begins when the host says so.
tournament_next_host = Each round begins when the host says so.

# Who runs it.
# Variables: $host (String)
tournament_host = Host: { $host }

# Who takes part.
# Variables: $n (Number), $names (String)
tournament_people = **{ $n ->
    [one] { $n } person
   *[other] { $n } people
}** { $names }

# Nobody takes part yet.
tournament_nobody = **Nobody has joined yet.** Press Join, or use `/tournament join`.

# Who would play in somebody's place.
# Variables: $names (String)
tournament_reserves = **Reserves** { $names }

# Who has dropped out.
# Variables: $names (String)
tournament_dropouts = **Dropped out** { $names }

# How many people are missing to begin.
# Variables: $missing (Number)
tournament_missing = { $missing ->
    [one] { $missing } more person is needed to begin.
   *[other] { $missing } more people are needed to begin.
}

# It can begin.
tournament_ready = The host can press Start.

# A round of a league is played.
# Variables: $round (Number), $rounds (Number)
tournament_running_of = **Round { $round } of { $rounds } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.

# A round of a knock-out is played.
# Variables: $round (Number)
tournament_running = **Round { $round } is being played**, each table in a thread of this channel. `/tournament tables` and `/tournament standings` show how it goes.

# It is over.
tournament_is_done = **This tournament is over.** `/tournament standings` shows how it went.

# Announcement: over, with the winner.
# Variables: $number (Number), $who (String)
tournament_won = **Tournament { $number } is over: { $who } has won.**

# Announcement: over, several share the first place.
# Variables: $number (Number), $who (String)
tournament_shared = **Tournament { $number } is over.** The first place is shared by { $who }.

# Announcement: called off.
# Variables: $number (Number)
tournament_called_off = **Tournament { $number } was called off.**

# Button: the next round.
button_next_round = Next round

# Button: confirms that a running tournament is ended.
button_end_tournament = Yes, end the tournament

# Answer: takes part now; how many do.
# Variables: $n (Number)
tournament_joined = You take part. { $n ->
    [one] You are the first.
   *[other] { $n } people take part now.
}

# Answer: is a reserve now.
tournament_joined_reserve = The tournament has begun, so you are on the reserve list: the host can put you in somebody’s place.

# Answer: takes no longer part.
tournament_left = You no longer take part.

# Answer: has dropped out.
tournament_left_running = You have dropped out. A game you are playing goes on with its own time limits; the host can put a reserve in your place.

# Answer: a round has begun.
# Variables: $round (Number), $tables (Number)
tournament_started = Round { $round } begins: { $tables ->
    [one] one table, in its own thread.
   *[other] { $tables } tables, each in its own thread.
}

# Answer: somebody was taken out.
# Variables: $who (String)
tournament_dropped = { $who } has been taken out of the tournament.

# Answer: somebody plays in somebody's place.
# Variables: $who (String), $reserve (String)
tournament_substituted = { $reserve } now plays in place of { $who }, with all points and any game that is being played.

# Answer: it is ended.
tournament_ended = The tournament has ended.

# Refusal: ending must be confirmed.
tournament_confirm_end = This ends a running tournament for everyone: unfinished games are called off, and the standings stay as they are. Please confirm if you mean it.

# Refusal: no tournament in this channel.
tournament_none_here = There is no tournament in this channel. Open one with `/tournament new`.

# Refusal: there is one already.
# Variables: $number (Number)
tournament_here = Tournament { $number } is already in this channel. Open a second one in another channel.

# Refusal: it is over.
tournament_over = This tournament is over.

# Refusal: the host's to do.
# Variables: $host (String)
tournament_not_host = Only the host of the tournament, { $host }, or whoever manages this server can do that.

# Announcement: the host left the server.
# Variables: $number (Number), $name (String)
tournament_new_host = The host of tournament { $number } has left this server. **{ $name } is the host now.**

# Refusal: takes part already.
tournament_already_in = You are already in this tournament.

# Refusal: doesn't take part.
tournament_not_in = You aren’t in this tournament. Join it with `/tournament join`.

# Refusal: has dropped out.
tournament_dropped_out = You have dropped out of this tournament, and that can’t be undone.

# Refusal: as many as may enter.
# Variables: $most (Number)
tournament_full = This tournament is full: it can have { $most } people at most.

# Refusal: too few people; how many are missing.
# Variables: $have (Number), $need (Number), $missing (Number)
tournament_too_few = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed: a round takes at least { $need }, and { $have ->
    [0] nobody takes part
    [one] one takes part
   *[other] { $have } take part
}.

# Refusal: games are still played.
# Variables: $tables (Number)
tournament_unfinished = { $tables ->
    [one] One table of this round is still playing.
   *[other] { $tables } tables of this round are still playing.
} The next round can begin when they are done.

# Refusal: not begun.
tournament_not_begun = The tournament has not begun yet.

# Refusal: whoever was named doesn't take part.
# Variables: $who (String)
tournament_no_such_entrant = { $who } isn’t in this tournament.

# Refusal: whoever was named is no reserve.
# Variables: $who (String)
tournament_not_reserve = { $who } isn’t on the reserve list. They can join it with `/tournament join`.

# Refusal: a game of a tournament can't be called off by itself.
# Variables: $number (Number)
tournament_table_of = This game is a table of tournament { $number } and can’t be called off by itself. The tournament’s host, or whoever manages this server, can call off this table alone (`/tournament end` with its number), or end the whole tournament.

# Refusal: the rulebook can't seat so many here.
# Variables: $most (Number)
tournament_seats = At most { $most } people can play this rulebook at one table here. Choose smaller tables.

# Refusal: so many rounds are not possible.
# Variables: $rounds (Number), $most (Number)
tournament_bad_rounds = A league can have 1 to { $most } rounds, not { $rounds }.

# Refusal: so many people at a table are not possible.
# Variables: $table (Number)
tournament_bad_table = A table can have 3 to 5 people, not { $table }.

# Refusal: so many can't go on.
# Variables: $advance (Number)
tournament_bad_advance = One or two people from each table can advance, not { $advance }.

# Refusal: a tournament needs a channel, since its tables are threads.
tournament_no_thread = A tournament needs a channel, because each of its tables gets a thread there. Open it in a channel.

# A permission of Discord's.
permission_threads = Create Public Threads

# The name of a table's thread.
# Variables: $number (Number), $round (Number), $table (Number)
tournament_thread = Tournament { $number } · round { $round } · table { $table }

# A table is drawn; who sits there.
# Variables: $round (Number), $table (Number), $people (String)
tournament_table_drawn = **Round { $round } · table { $table }**: { $people }. Your game begins in the thread below.

# The head of the list of tables.
# Variables: $number (Number), $round (Number)
tournament_tables_title = **Tournament { $number } · round { $round }**

# A table that is played, with a link to its thread.
# Variables: $table (Number), $people (String), $link (String)
tournament_table_playing = Table { $table }: { $people } · { $link }

# A table whose thread is about to be opened.
# Variables: $table (Number), $people (String)
tournament_table_opening = Table { $table }: { $people } · its thread is being opened

# A table that is over, best first.
# Variables: $table (Number), $results (String)
tournament_table_over = Table { $table }, over: { $results }

# One seat of it.
# Variables: $who (String), $points (String)
tournament_result = { $who }: { $points }

# Who sits out.
# Variables: $people (String)
tournament_sits_out = Sitting out: { $people }

# The head of the standings.
# Variables: $number (Number)
tournament_standings_title = **Tournament { $number } · standings**

# One line of them.
# Variables: $rank (Number), $who (String), $points (String), $games (Number)
tournament_line = { $rank }. { $who } · { $points } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# The same in bold, for whoever leads.
# Variables: $rank (Number), $who (String), $points (String), $games (Number)
tournament_line_first = **{ $rank }. { $who } · { $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# Behind a line: knocked out in that round.
# Variables: $round (Number)
tournament_note_out = out in round { $round }

# Behind a line: dropped out.
tournament_note_dropped = dropped out

# Behind a line: still in it.
tournament_note_in = still in it

# Nobody has played yet.
tournament_no_standings = No game of this tournament is over yet.

# A round is over.
# Variables: $round (Number)
tournament_round_over = **Round { $round } is over.**

# The next one begins now.
tournament_goes_on = The next round begins now.

# The host begins the next one.
# Variables: $host (String)
tournament_waits_for_host = { $host } starts the next round.

# Too few people are left for another round.
# Variables: $missing (Number), $host (String)
tournament_too_few_left = { $missing ->
    [one] One more person is
   *[other] { $missing } more people are
} needed for another round. { $host } can put in reserves and begin it, or end the tournament.

# The title of the standings' picture.
# Variables: $number (Number)
picture_tournament = TOURNAMENT { $number }

# Below it: a league after so many rounds.
# Variables: $round (Number), $rounds (Number)
picture_tournament_league = League · round { $round } of { $rounds }

# Below it: a knock-out after so many rounds.
# Variables: $round (Number)
picture_tournament_knock_out = Knock-out · round { $round }

# Head of a column.
column_points = Points

# Head of a column.
column_games = Games

# Head of a column.
column_wins = Won

# Head of a column.
column_objectives = Objectives

# Head of a column.
column_state = State

# In that column: still in it.
state_in = in

# In that column: out in that round.
# Variables: $round (Number)
state_out = out in { $round }

# In that column: dropped out.
state_dropped = dropped out

# At the foot, when there are more lines than fit.
# Variables: $n (Number)
picture_more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}

# Settings: heading.
# Variables: $number (Number)
tournament_settings_title = Settings of tournament { $number }: what its tables play. Each choice takes effect at once, until the tournament begins.

# Refusal: it has begun, nothing can be changed.
tournament_begun = The tournament has begun: what its tables play can’t be changed any more.

# Refusal: no table of that number in this round.
# Variables: $number (Number), $tables (Number)
tournament_no_such_table = There is no table { $number } in this round. { $tables ->
    [one] It has one table.
   *[other] Its tables have the numbers 1 to { $tables }.
}

# Refusal: nothing is played at that table any more.
# Variables: $number (Number)
tournament_table_done = Table { $number } isn’t playing any more.

# Calling off a table has to be confirmed.
# Variables: $number (Number)
tournament_confirm_table = This calls off the game of table { $number }: it ends without a result, and its people count as having sat out this round. In a knock-out all of them advance. The other tables play on. Please confirm if you mean it.

# Button: confirms it.
# Variables: $number (Number)
button_void_table = Yes, call off table { $number }

# It was called off.
# Variables: $number (Number)
tournament_voided = Table { $number } is called off.

# Announcement of it.
# Variables: $round (Number), $number (Number)
tournament_void_announced = **Round { $round } · table { $number } was called off.** Its people count as having sat out this round.

# Tables: one that was called off.
# Variables: $number (Number), $people (String)
tournament_table_void = Table { $number }, called off: { $people } count as having sat out

# Announcement: the words of a tournament are closed.
# Variables: $number (Number)
tournament_words_closed = **Tournament { $number }: the words for its luck are closed.** Pairings, seats and the dice of every table follow from what is fixed now.

# Private: they are closed, and it begins by itself.
# Variables: $when (String)
tournament_words_are_closed = The words of this tournament are closed. It begins by itself by { $when }.

# Private: a word for a tournament is kept.
# Variables: $word (String), $hash (String), $owner (String)
tournament_word_given = Your word for this tournament is “{ $word }”. Pairings, seats and the dice of every table will depend on it. { $owner } It stays private until the tournament is over. You can change it until the tournament begins.
    The seed is fixed already; its fingerprint is `{ $hash }`.

# Private: a sealed word for a tournament is kept.
# Variables: $hash (String), $owner (String)
tournament_word_sealed = Your sealed word is kept: `{ $hash }`. When the tournament begins, give the word itself with `/luck`. If you don’t, you play without one. { $owner }

# `/verify` of a tournament that is not over.
# Variables: $number (Number), $owner (String)
tournament_verify_running = **Tournament { $number }** is not over yet: its seed and words stay secret. { $owner }

# `/verify` of one that was drawn as promised.
# Variables: $number (Number), $rounds (Number), $tables (Number), $owner (String)
tournament_verify_true = **Tournament { $number } was drawn fairly.** { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} with { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} drawn again from seed, words and beacon: everyone sat where they should. { $owner }

# `/verify` of one that was not.
# Variables: $number (Number), $line (Number), $reason (String)
tournament_verify_false = **Tournament { $number } doesn’t check out.** Line { $line } of its record: { $reason }

# `/export` of a tournament that is over.
# Variables: $number (Number)
tournament_export = **Tournament { $number }**: who entered, who met whom, with its seed. `casus-belli verify` checks it, and the records of its tables with it.
