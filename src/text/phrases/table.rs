//! The table around the game: refusals, notices, lobby, status, hand, odds.

crate::text::bundle::phrases! {
    /// A colour.
    colour_red();
    /// A colour.
    colour_blue();
    /// A colour.
    colour_green();
    /// A colour.
    colour_yellow();
    /// A colour.
    colour_purple();
    /// A colour.
    colour_black();

    /// Refusal: no lobby and no game in this channel.
    no_game_here();
    /// Refusal: a game is played here already ([PBP-1]).
    game_here(number: u32);
    /// Refusal: a lobby is open here already ([PBP-1]).
    lobby_here(number: u32);
    /// Refusal: the game hasn't begun.
    not_running(host: &str);
    /// Refusal: no seat at this table.
    not_seated();
    /// Refusal: the host's to do.
    not_host(host: &str);
    /// Refusal: every seat is taken.
    lobby_full(seats: u32);
    /// Refusal: sits there already.
    already_seated();
    /// Refusal: bots don't play.
    bot_cannot_play();
    /// Refusal: a colour that somebody has.
    colour_taken(colour: &str, by: &str);
    /// Refusal: too few people to begin.
    too_few_seats(have: u32, need: u32);
    /// Refusal: more people sit there than that.
    too_many_seated(seated: u32);
    /// Refusal: more seats than the server allows.
    too_many_seats(seats: u32, most: u32);
    /// Refusal: a pace that isn't offered.
    pace_not_offered();
    /// Refusal: calling off a running game has to be confirmed.
    confirm_cancel();
    /// Refusal: somebody else's decision; what they are doing.
    not_your_turn(doing: &str);
    /// The same with its deadline.
    not_your_turn_until(doing: &str, when: &str);
    /// Refusal: the person's own sealed answer is in, others are awaited.
    not_your_turn_sealed(task: &str);
    /// Refusal: a wish list that names a territory twice.
    bad_standing(territory: &str);
    /// Refusal: a percentage above 100.
    bad_percent(percent: u32);
    /// Refusal: as many games as this server may have.
    too_many_games(limit: u32);
    /// Refusal: others were quicker.
    busy();
    /// Refusal: no territory is called that; the nearest names.
    unknown_territory(typed: &str, nearest: &str);
    /// Refusal: nothing was typed where a territory is wanted; some names.
    no_territory_given(some: &str);

    /// A point in time: as a date and as a distance.
    when(date: &str, distance: &str);
    /// DM: a decision became yours ([PBP-17]).
    dm_turn(number: u32, server: &str, task: &str);
    /// The same with its deadline.
    dm_turn_until(number: u32, server: &str, task: &str, when: &str);
    /// In the channel, because direct messages are closed ([PBP-19]).
    channel_turn(mention: &str, task: &str);
    /// The same with its deadline.
    channel_turn_until(mention: &str, task: &str, when: &str);
    /// To somebody whose direct messages are closed ([PBP-19]).
    how_to_open_dms();
    /// Announcement: the game begins.
    announce_started(number: u32, first: &str);
    /// The same when everybody sets up at once.
    announce_started_sealed(number: u32);
    /// Announcement: somebody is out.
    announce_eliminated(who: &str, by: &str);
    /// Announcement: called off by its host.
    announce_cancelled(number: u32);
    /// Announcement: more time, because the bot was off ([PBP-25]).
    announce_grace(when: &str);
    /// Announcement: the lobby closed itself.
    lobby_closed();

    /// Lobby: headline.
    lobby_title(number: u32, rulebook: &str);
    /// The rulebook's name.
    rulebook_classic();
    /// The rulebook in two sentences.
    rulebook_classic_about();
    /// A rulebook's name.
    rulebook_first();
    /// A rulebook in two sentences.
    rulebook_first_about();
    /// A rulebook's name.
    rulebook_objectives();
    /// A rulebook in two sentences.
    rulebook_objectives_about();
    /// A rulebook's name.
    rulebook_tournament();
    /// A rulebook in two sentences.
    rulebook_tournament_about();
    /// Lobby: who hosts, seats, time.
    lobby_seats(have: u32, of: u32, host: &str);
    /// Lobby: one seat.
    lobby_seat(n: u32, who: &str, colour: &str);
    /// Lobby: a seat nobody has taken yet.
    lobby_free(n: u32);
    /// Lobby: the pace.
    lobby_pace(pace: &str);
    /// Lobby: an option that differs from the rulebook.
    lobby_option(name: &str, value: &str, about: &str);
    /// Lobby: everything as the rulebook has it.
    lobby_no_options();
    /// Lobby: heading of the options.
    lobby_options();
    /// Lobby: what happens to somebody who goes silent ([PBP-5]).
    lobby_silent();
    /// The same at a table without a limit.
    lobby_silent_never();
    /// Lobby: defenders are waited for.
    lobby_waits();
    /// A pace in minutes.
    pace_minutes(n: u32);
    /// A pace in hours.
    pace_hours(n: u32);
    /// A pace in days.
    pace_days(n: u32);
    /// No limit.
    pace_none();

    /// Headline of a board post before the first turn.
    headline_setup(first: &str);
    /// The same when everybody places at once.
    headline_sealed();
    /// Headline of a board post.
    headline_round(round: u32, what: &str);
    /// What a turn came to.
    headline_took(who: &str, n: u32);
    /// Somebody took nothing.
    headline_quiet(who: &str);
    /// Somebody took territories and holds continents.
    headline_took_holds(who: &str, n: u32, continents: &str);
    /// Somebody took nothing and holds continents.
    headline_quiet_holds(who: &str, continents: &str);
    /// Headline at the end.
    headline_over(what: &str);
    /// Summary: territories that changed hands.
    change_taken(territories: &str);
    /// Summary: armies placed.
    change_placed(n: u32);
    /// Summary: losses.
    change_lost(who: &str, own: u32, others: u32);
    /// Summary: a move at the end.
    change_moved(from: &str, to: &str, n: u32);
    /// Summary: a set traded in.
    change_traded(n: u32);
    /// Summary: somebody is out.
    change_eliminated(who: &str);
    /// Summary: nothing changed.
    change_nothing();

    /// Status: round, turn.
    status_turn(round: u32, who: &str);
    /// Status: set-up.
    status_setup();
    /// Status: sealed decisions: what everybody does, how many have done it.
    status_sealed(doing: &str, answered: u32, of: u32);
    /// Status: one player: territories, armies, cards, income.
    status_seat(who: &str, territories: u32, armies: u32, cards: u32, income: u32);
    /// Status: a player's continents.
    status_continents(continents: &str);
    /// Status: armies in hand.
    status_in_hand(n: u32);
    /// Status: somebody out of the game.
    status_out(who: &str);
    /// Status: somebody eliminated by somebody.
    status_out_by(who: &str, by: &str);
    /// Status: the neutral army.
    status_neutral(territories: u32, armies: u32);
    /// Status: what the next set is worth.
    status_next_set(armies: u32);
    /// Status: cards left in the deck.
    status_deck(n: u32);

    /// Board as text: a continent.
    board_continent(name: &str, bonus: u32);
    /// Board as text: a continent held by one.
    board_continent_held(name: &str, bonus: u32, who: &str);
    /// Board as text: a player's territories in it.
    board_held(who: &str, territories: &str);
    /// A territory with its armies.
    territory_with(territory: &str, n: u32);

    /// Hand: empty.
    hand_none();
    /// Hand: heading.
    hand_cards(n: u32);
    /// Hand: one card; with a mark when the territory is one's own.
    hand_own(card: &str);
    /// Hand: what trading is worth now.
    hand_sets(n: u32, value: u32);
    /// Hand: no set in it.
    hand_no_set(value: u32);
    /// Hand: help on sets.
    hand_help();
    /// Hand: one's sealed answer is in.
    hand_sealed();
    /// Hand: spectators have none.
    hand_spectator();

    /// Odds: the chance to capture, in percent to one decimal.
    odds_win(versus: &str, percent: &str);
    /// Odds: losses to be expected.
    odds_losses(attacker: &str, defender: &str);
    /// Odds: survivors when captured.
    odds_left(most_likely: u32);
    /// Odds: the chance to stop before the end with armies left.
    odds_stopped(percent: &str);
    /// Odds: heading of a march through several territories.
    odds_march(versus: &str);
    /// Odds: the chance to capture the first territories of a march, up to this one.
    odds_leg(n: u32, defenders: u32, percent: &str);

    /// Attack: losses made and losses to be expected.
    attack_expected(own: u32, others: u32, own_expected: &str, others_expected: &str);
    /// Attack stopped: captured.
    stopped_captured();
    /// Attack stopped: so many left.
    stopped_left(armies: u32);
    /// Attack stopped: the chance is too small.
    stopped_chance(percent: u32);
    /// Attack stopped: too few armies.
    stopped_cannot();
    /// Attack stopped: the defender is asked.
    stopped_waiting();
    /// Attack stopped: the most rolls of one order.
    stopped_enough();

    /// Standing order: dice to defend with.
    standing_dice(dice: u32);
    /// Standing order: none, the default.
    standing_default();
    /// Standing order: wish list.
    standing_wishes(territories: &str);
    /// Standing order: no wish list.
    standing_no_wishes();

    /// Picture: below the compass rose. At most 19 characters.
    picture_round(round: u32);
    /// Picture: below the compass rose during the set-up.
    picture_setup();
    /// Picture: below the compass rose when it is over.
    picture_over();
    /// Above one's own objective on a private picture.
    picture_goal();
    /// One's own objective there, when it is reached.
    picture_reached(objective: &str);
    /// Above one's own cards on a private picture.
    picture_cards();
    /// Picture: whose turn it is.
    picture_line_turn(who: &str);
    /// Picture: who won.
    picture_line_won(who: &str);
    /// Picture: everybody is asked.
    picture_line_all();
    /// Picture: what somebody holds. Below 35 characters.
    holdings(territories: u32, armies: u32);
}
