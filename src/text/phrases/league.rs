//! Tournaments: who takes part, rounds, tables, standings, refusals.

crate::text::bundle::phrases! {
    /// The first line of a tournament's message.
    tournament_title(number: u32, format: &str, rulebook: &str);
    /// A format.
    tournament_league();
    /// A format.
    tournament_knock_out();
    /// What a league is.
    tournament_about_league(rounds: u32, table: u32);
    /// What a knock-out is.
    tournament_about_knock_out(table: u32, advance: u32);
    /// Whoever is left over sits at a smaller or larger table.
    tournament_uneven_tables();
    /// Whoever is left over sits out.
    tournament_uneven_byes();
    /// The next round begins by itself.
    tournament_next_auto();
    /// The next round begins when the host says so.
    tournament_next_host();
    /// Who runs it.
    tournament_host(host: &str);
    /// Who takes part.
    tournament_people(n: u32, names: &str);
    /// Nobody takes part yet.
    tournament_nobody();
    /// Who would play in somebody's place.
    tournament_reserves(names: &str);
    /// Who has dropped out.
    tournament_dropouts(names: &str);
    /// How many people are missing to begin.
    tournament_missing(missing: u32);
    /// It can begin.
    tournament_ready();
    /// A round of a league is played.
    tournament_running_of(round: u32, rounds: u32);
    /// A round of a knock-out is played.
    tournament_running(round: u32);
    /// It is over.
    tournament_is_done();
    /// Announcement: over, with the winner.
    tournament_won(number: u32, who: &str);
    /// Announcement: over, several share the first place.
    tournament_shared(number: u32, who: &str);
    /// Announcement: called off.
    tournament_called_off(number: u32);

    /// Button: the next round.
    button_next_round();
    /// Button: confirms that a running tournament is ended.
    button_end_tournament();

    /// Answer: takes part now; how many do.
    tournament_joined(n: u32);
    /// Answer: is a reserve now.
    tournament_joined_reserve();
    /// Answer: takes no longer part.
    tournament_left();
    /// Answer: has dropped out.
    tournament_left_running();
    /// Answer: a round has begun.
    tournament_started(round: u32, tables: u32);
    /// Answer: somebody was taken out.
    tournament_dropped(who: &str);
    /// Answer: somebody plays in somebody's place.
    tournament_substituted(who: &str, reserve: &str);
    /// Answer: it is ended.
    tournament_ended();
    /// Refusal: ending must be confirmed.
    tournament_confirm_end();

    /// Refusal: no tournament in this channel.
    tournament_none_here();
    /// Refusal: there is one already.
    tournament_here(number: u32);
    /// Refusal: it is over.
    tournament_over();
    /// Refusal: the host's to do.
    tournament_not_host(host: &str);
    /// Refusal: takes part already.
    tournament_already_in();
    /// Refusal: doesn't take part.
    tournament_not_in();
    /// Refusal: has dropped out.
    tournament_dropped_out();
    /// Refusal: as many as may enter.
    tournament_full(most: u32);
    /// Refusal: too few people; how many are missing.
    tournament_too_few(have: u32, need: u32, missing: u32);
    /// Refusal: games are still played.
    tournament_unfinished(tables: u32);
    /// Refusal: not begun.
    tournament_not_begun();
    /// Refusal: whoever was named doesn't take part.
    tournament_no_such_entrant(who: &str);
    /// Refusal: whoever was named is no reserve.
    tournament_not_reserve(who: &str);
    /// Refusal: a game of a tournament can't be called off by itself.
    tournament_table_of(number: u32);
    /// Refusal: the rulebook can't seat so many here.
    tournament_seats(most: u32);
    /// Refusal: so many rounds are not possible.
    tournament_bad_rounds(rounds: u32, most: u32);
    /// Refusal: so many people at a table are not possible.
    tournament_bad_table(table: u32);
    /// Refusal: so many can't go on.
    tournament_bad_advance(advance: u32);
    /// Refusal: a tournament needs a channel, since its tables are threads.
    tournament_no_thread();
    /// A permission of Discord's.
    permission_threads();

    /// The name of a table's thread.
    tournament_thread(number: u32, round: u32, table: u32);
    /// A table is drawn; who sits there.
    tournament_table_drawn(round: u32, table: u32, people: &str);
    /// The head of the list of tables.
    tournament_tables_title(number: u32, round: u32);
    /// A table that is played, with a link to its thread.
    tournament_table_playing(table: u32, people: &str, link: &str);
    /// A table whose thread is about to be opened.
    tournament_table_opening(table: u32, people: &str);
    /// A table that is over, best first.
    tournament_table_over(table: u32, results: &str);
    /// One seat of it.
    tournament_result(who: &str, points: &str);
    /// Who sits out.
    tournament_sits_out(people: &str);

    /// The head of the standings.
    tournament_standings_title(number: u32);
    /// One line of them.
    tournament_line(rank: u32, who: &str, points: &str, games: u32);
    /// The same in bold, for whoever leads.
    tournament_line_first(rank: u32, who: &str, points: &str, games: u32);
    /// Behind a line: knocked out in that round.
    tournament_note_out(round: u32);
    /// Behind a line: dropped out.
    tournament_note_dropped();
    /// Behind a line: still in it.
    tournament_note_in();
    /// Nobody has played yet.
    tournament_no_standings();
    /// A round is over.
    tournament_round_over(round: u32);
    /// The next one begins now.
    tournament_goes_on();
    /// The host begins the next one.
    tournament_waits_for_host(host: &str);
    /// Too few people are left for another round.
    tournament_too_few_left(missing: u32, host: &str);

    /// The title of the standings' picture.
    picture_tournament(number: u32);
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
    tournament_settings_title(number: u32);
    /// Refusal: it has begun, nothing can be changed.
    tournament_begun();
    /// Refusal: no table of that number in this round.
    tournament_no_such_table(number: u32, tables: u32);
    /// Refusal: nothing is played at that table any more.
    tournament_table_done(number: u32);
    /// Calling off a table has to be confirmed.
    tournament_confirm_table(number: u32);
    /// Button: confirms it.
    button_void_table(number: u32);
    /// It was called off.
    tournament_voided(number: u32);
    /// Announcement of it.
    tournament_void_announced(round: u32, number: u32);
    /// Tables: one that was called off.
    tournament_table_void(number: u32, people: &str);

    /// Announcement: the words of a tournament are closed.
    tournament_words_closed(number: u32);
    /// Private: they are closed, and it begins by itself.
    tournament_words_are_closed(when: &str);
    /// Private: a word for a tournament is kept.
    tournament_word_given(word: &str, hash: &str);
    /// Private: a sealed word for a tournament is kept.
    tournament_word_sealed(hash: &str);
    /// `/verify` of a tournament that is not over.
    tournament_verify_running(number: u32);
    /// `/verify` of one that was drawn as promised.
    tournament_verify_true(number: u32, rounds: u32, tables: u32);
    /// `/verify` of one that was not.
    tournament_verify_false(number: u32, line: u32, reason: &str);
    /// `/export` of a tournament that is over.
    tournament_export(number: u32);
}
