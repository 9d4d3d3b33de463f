//! Refusals: what is wrong, and what would be right.

crate::text::bundle::phrases! {
    /// That kind of answer isn't asked for now; `task` is.
    why_not_now(task: &str);
    /// No such territory.
    why_no_such_territory();
    /// Somebody else's territory.
    why_not_yours(at: &str, holder: &str);
    /// A territory that nobody holds yet.
    why_not_yours_free(at: &str);
    /// Somebody holds it already.
    why_not_free(at: &str, holder: &str);
    /// Not a neutral territory.
    why_not_neutral(at: &str);
    /// One's own as target.
    why_own_target(at: &str);
    /// No border; the borders of `from` are named.
    why_not_adjacent(from: &str, to: &str, borders: &str);
    /// No chain of own territories.
    why_not_linked(from: &str, to: &str);
    /// From a territory to itself.
    why_same_territory(at: &str);
    /// One army must stay.
    why_one_army(at: &str);
    /// Outside the possible dice.
    why_dice(dice: u32, min: u32, max: u32);
    /// Outside the possible armies.
    why_armies(armies: u32, min: u32, max: u32);
    /// The same where only one number is possible.
    why_armies_exactly(armies: u32, exact: u32);
    /// Twice, or no army.
    why_bad_placement(at: &str);
    /// Not in hand.
    why_not_in_hand(card: &str);
    /// No set.
    why_not_a_set();
    /// Armies have been placed already.
    why_trading_over();
    /// Not among the choices.
    why_not_offered(at: &str);
    /// The game is over.
    illegal_over();
    /// The question is no longer open.
    illegal_stale();
    /// Nothing is asked of that person.
    illegal_not_asked();
    /// Too few or too many seats.
    setup_seats(seats: u32, min: u32, max: u32);
    /// No such switch.
    setup_unknown_switch(key: &str);
    /// No such value.
    setup_unknown_value(switch: &str, value: &str, choices: &str);
    /// Two options that contradict one another.
    setup_clash(first: &str, second: &str);
    /// Half of a clash: the set-up isn't sealed.
    clash_not_sealed();
    /// Half of a clash: two players.
    clash_two_players();
    /// Half of a clash: more than two players.
    clash_more_players();
}
