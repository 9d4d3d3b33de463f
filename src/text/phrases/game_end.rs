//! Objectives, points, dropped cards, the ways in which time ends a game.

crate::text::bundle::phrases! {
    /// Own objective, dealt.
    seen_objective(objective: &str);
    /// Armies for own territories on traded cards, to be placed anywhere.
    seen_bonus_added(who: &str, at: &str, armies: u32);
    /// Event: no room for more armies.
    seen_cap(who: &str, lost: u32);
    /// Event: an attack announced; the defender names dice before the attacker does.
    seen_announced_first(from: &str, to: &str, chooser: &str);
    /// Event: the defender named dice.
    seen_defence_named(who: &str, dice: u32);
    /// Event: no card, the hand is full.
    seen_hand_full(who: &str);
    /// Event: cards must be dropped.
    seen_discard_owed(who: &str, n: u32);
    /// Event: cards dropped.
    seen_discarded(who: &str, cards: &str);
    /// Event: time is up.
    seen_time(round: u32);
    /// Event: the last round begins.
    seen_last_round(who: &str);
    /// Event: a closing throw.
    seen_closing(who: &str, dice: &str, most: u32);
    /// Event: an extra round.
    seen_extra(n: u32, who: &str);
    /// Event: one objective shown at the end.
    seen_shown(who: &str, objective: &str);
    /// Event: won by an objective.
    seen_ended_objective(who: &str, round: u32);
    /// Event: won by points.
    seen_ended_points(who: &str, points: u32, round: u32);
    /// The same where others have as many points.
    seen_ended_tie(who: &str, points: u32, tied: &str, round: u32);
    /// Event: nobody can be told from the other.
    seen_ended_draw(who: &str, round: u32);
    /// One line of the score table.
    score_line(place: u32, who: &str, points: u32);
    /// The same, for somebody who reached the objective.
    score_line_reached(place: u32, who: &str, points: u32);
    /// The same, for somebody who was eliminated.
    score_line_out(place: u32, who: &str);

    /// An objective with a name.
    objective_named(name: &str, goal: &str);
    /// Land to hold: continents and territories in one list.
    goal_land(land: &str);
    /// A whole continent, in that list.
    goal_continent(continent: &str);
    /// Further continents of one's choice, in that list.
    goal_others(n: u32);
    /// So many territories.
    goal_count(n: u32);
    /// So many territories with so many armies on each.
    goal_count_armies(n: u32, armies: u32);
    /// Somebody to be eliminated.
    goal_eliminate(who: &str);
    /// The same for a colour that nobody plays.
    goal_eliminate_colour(colour: &str);
    /// Own objective, as part of one's hand.
    hand_objective(objective: &str);
    /// It has become twenty-four territories.
    hand_instead(goal: &str);
    /// It is reached.
    hand_reached();

    /// Question: attack dice, after the defence.
    ask_throw(from: &str, to: &str, defence: u32, least: u32, dice: u32);
    /// Question: cards to drop.
    ask_discard(n: u32);
    /// Question: nothing to place, but a set could be traded in.
    ask_trade_or_go_on(value: u32);
    /// Menu: pick the cards to drop.
    pick_discard(n: u32);
    /// Button: drop cards.
    button_discard();
    /// Button: name attack dice.
    button_throw();
    /// Button: place nothing and go on.
    button_go_on();
    /// Refusal: the numbers are against it.
    why_inferior(from: &str, dice: u32, defence: u32);
    /// Refusal: so many must stay.
    why_garrison(at: &str, least: u32);
    /// Refusal: not so many cards.
    why_cards(given: u32, wanted: u32);

    /// The host has added an objective.
    objective_added(objective: &str);
    /// Refusal: land and a number at the same time.
    objective_one_kind();
    /// Refusal: no such continent; these there are.
    no_such_continent(names: &str);
    /// Refusal: the host has written no objective of that name.
    no_such_objective();
    /// Lobby: one of the host's own objectives.
    lobby_objective(objective: &str);
    /// Refusal: fewer objectives than players.
    setup_few_objectives(cards: u32, seats: u32);
    /// Refusal: an objective of the host's own, and why not.
    setup_objective(name: &str, why: &str);
    /// Why not: its name.
    fault_name(most: u32);
    /// Why not: there is one like it.
    fault_twice(other: &str);
    /// Why not: there are too many.
    fault_too_many(most: u32);
    /// Why not: it wants nothing.
    fault_empty();
    /// Why not: too many continents.
    fault_continents(wanted: u32, there: u32);
    /// Why not: too many territories.
    fault_territories(wanted: u32, there: u32);
    /// Why not: reached from the start.
    fault_too_easy(wanted: u32, dealt: u32);
    /// It wants more armies than one player may have.
    fault_armies(wanted: u32, most: u32);

    /// Status: victory points of somebody's land.
    status_points(points: u32);
    /// Status: time is up.
    status_time_up(round: u32);
    /// Status: the last round.
    status_last(who: &str);
    /// Status: an extra round.
    status_extra(n: u32, who: &str);
    /// Status: the next set's worth depends on its figures.
    status_set_by_figures();
    /// Hand: no set, and its worth would depend on its figures.
    hand_no_set_by_figures();
    /// Hand: sets, with the most that one is worth.
    hand_sets_best(n: u32, value: u32);
}
