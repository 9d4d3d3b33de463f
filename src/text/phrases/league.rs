//! Tournaments: who takes part, rounds, tables, standings, refusals.

crate::text::words::phrases! {
    /// The first line of a tournament's message.
    cup_title(number: u32, format: &str, rulebook: &str);
    /// A format.
    cup_league();
    /// A format.
    cup_knock_out();
    /// What a league is.
    cup_about_league(rounds: u32, table: u32);
    /// What a knock-out is.
    cup_about_knock_out(table: u32, advance: u32);
    /// Whoever is left over sits at a smaller or larger table.
    cup_uneven_tables();
    /// Whoever is left over sits out.
    cup_uneven_byes();
    /// The next round begins by itself.
    cup_next_auto();
    /// The next round begins when the host says so.
    cup_next_host();
    /// Who runs it.
    cup_host(host: &str);
    /// Who takes part.
    cup_people(n: u32, names: &str);
    /// Nobody takes part yet.
    cup_nobody();
    /// Who would play in somebody's place.
    cup_reserves(names: &str);
    /// Who has dropped out.
    cup_dropouts(names: &str);
    /// How many people are missing to begin.
    cup_missing(missing: u32);
    /// It can begin.
    cup_ready();
    /// A round of a league is played.
    cup_running_of(round: u32, rounds: u32);
    /// A round of a knock-out is played.
    cup_running(round: u32);
    /// It is over.
    cup_is_done();
    /// Announcement: over, with the winner.
    cup_won(number: u32, who: &str);
    /// Announcement: over, several share the first place.
    cup_shared(number: u32, who: &str);
    /// Announcement: called off.
    cup_called_off(number: u32);

    /// Button: the next round.
    button_next_round();
    /// Button: confirms that a running tournament is ended.
    button_end_tournament();

    /// Answer: takes part now; how many do.
    cup_joined(n: u32);
    /// Answer: is a reserve now.
    cup_joined_reserve();
    /// Answer: takes no longer part.
    cup_left();
    /// Answer: has dropped out.
    cup_left_running();
    /// Answer: a round has begun.
    cup_started(round: u32, tables: u32);
    /// Answer: somebody was taken out.
    cup_dropped(who: &str);
    /// Answer: somebody plays in somebody's place.
    cup_substituted(who: &str, reserve: &str);
    /// Answer: it is ended.
    cup_ended();
    /// Refusal: ending must be confirmed.
    cup_confirm_end();

    /// Refusal: no tournament in this channel.
    cup_none_here();
    /// Refusal: there is one already.
    cup_here(number: u32);
    /// Refusal: it is over.
    cup_over();
    /// Refusal: the host's to do.
    cup_not_host(host: &str);
    /// Refusal: takes part already.
    cup_already_in();
    /// Refusal: doesn't take part.
    cup_not_in();
    /// Refusal: has dropped out.
    cup_dropped_out();
    /// Refusal: as many as may enter.
    cup_full(most: u32);
    /// Refusal: too few people; how many are missing.
    cup_too_few(have: u32, need: u32, missing: u32);
    /// Refusal: games are still played.
    cup_unfinished(tables: u32);
    /// Refusal: not begun.
    cup_not_begun();
    /// Refusal: whoever was named doesn't take part.
    cup_no_such_entrant(who: &str);
    /// Refusal: whoever was named is no reserve.
    cup_not_reserve(who: &str);
    /// Refusal: a game of a tournament can't be called off by itself.
    cup_table_of(number: u32);
    /// Refusal: the rulebook can't seat so many here.
    cup_seats(most: u32);
    /// Refusal: so many rounds are not possible.
    cup_bad_rounds(rounds: u32, most: u32);
    /// Refusal: so many people at a table are not possible.
    cup_bad_table(table: u32);
    /// Refusal: so many can't go on.
    cup_bad_advance(advance: u32);
    /// Refusal: a tournament needs a channel, since its tables are threads.
    cup_no_thread();
    /// A permission of Discord's.
    permission_threads();

    /// The name of a table's thread.
    cup_thread(number: u32, round: u32, table: u32);
    /// A table is drawn; who sits there.
    cup_table_drawn(round: u32, table: u32, people: &str);
    /// The head of the list of tables.
    cup_tables_title(number: u32, round: u32);
    /// A table that is played, with a link to its thread.
    cup_table_playing(table: u32, people: &str, link: &str);
    /// A table whose thread is about to be opened.
    cup_table_opening(table: u32, people: &str);
    /// A table that is over, best first.
    cup_table_over(table: u32, results: &str);
    /// One seat of it.
    cup_result(who: &str, points: &str);
    /// Who sits out.
    cup_sits_out(people: &str);

    /// The head of the standings.
    cup_standings_title(number: u32);
    /// One line of them.
    cup_line(rank: u32, who: &str, points: &str, games: u32);
    /// The same in bold, for whoever leads.
    cup_line_first(rank: u32, who: &str, points: &str, games: u32);
    /// Behind a line: knocked out in that round.
    cup_note_out(round: u32);
    /// Behind a line: dropped out.
    cup_note_dropped();
    /// Behind a line: still in it.
    cup_note_in();
    /// Nobody has played yet.
    cup_no_standings();
    /// A round is over.
    cup_round_over(round: u32);
    /// The next one begins now.
    cup_goes_on();
    /// The host begins the next one.
    cup_waits_for_host(host: &str);
    /// Too few people are left for another round.
    cup_too_few_left(missing: u32, host: &str);

    /// The title of the standings' picture.
    picture_cup(number: u32);
    /// Below it: a league after so many rounds.
    picture_cup_league(round: u32, rounds: u32);
    /// Below it: a knock-out after so many rounds.
    picture_cup_knock_out(round: u32);
    /// Head of a column.
    column_points();
    /// Head of a column.
    column_games();
    /// Head of a column.
    column_wins();
    /// Head of a column.
    column_objectives();
    /// Head of a column.
    column_state();
    /// In that column: still in it.
    state_in();
    /// In that column: out in that round.
    state_out(round: u32);
    /// In that column: dropped out.
    state_dropped();
    /// At the foot, when there are more lines than fit.
    picture_more(n: u32);

    /// Settings: heading.
    cup_settings_title(number: u32);
    /// Refusal: it has begun, nothing can be changed.
    cup_begun();
    /// Refusal: no table of that number in this round.
    cup_no_such_table(number: u32, tables: u32);
    /// Refusal: nothing is played at that table any more.
    cup_table_done(number: u32);
    /// Calling off a table has to be confirmed.
    cup_confirm_table(number: u32);
    /// Button: confirms it.
    button_void_table(number: u32);
    /// It was called off.
    cup_voided(number: u32);
    /// Announcement of it.
    cup_void_announced(round: u32, number: u32);
    /// Tables: one that was called off.
    cup_table_void(number: u32, people: &str);

    /// Announcement: the words of a tournament are closed.
    cup_words_closed(number: u32);
    /// Private: they are closed, and it begins by itself.
    cup_words_are_closed(when: &str);
    /// Private: a word for a tournament is kept.
    cup_word_given(word: &str, hash: &str);
    /// Private: a sealed word for a tournament is kept.
    cup_word_sealed(hash: &str);
    /// `/verify` of a tournament that is not over.
    cup_verify_running(number: u32);
    /// `/verify` of one that was drawn as promised.
    cup_verify_true(number: u32, rounds: u32, tables: u32);
    /// `/verify` of one that was not.
    cup_verify_false(number: u32, line: u32, reason: &str);
    /// `/export` of a tournament that is over.
    cup_export(number: u32);
}
