//! A whole game as a report.

crate::text::bundle::phrases! {
    /// Title.
    report_title(rulebook: &str);
    /// Who plays.
    report_players(names: &str);
    /// House options that differ.
    report_options(options: &str);
    /// One of them.
    report_option(name: &str, value: &str);
    /// Heading of the set-up.
    report_setup();
    /// Heading of a round.
    report_round(round: u32);
    /// First words of a turn.
    report_turn(who: &str, armies: u32);
    /// An attack that took nothing.
    report_fight(from: &str, to: &str, rolls: u32, own: u32, others: u32);
    /// An attack that took the territory.
    report_capture(from: &str, to: &str, whose: &str, rolls: u32, own: u32, others: u32, armies: u32);
    /// A turn without an attack.
    report_quiet();
    /// Heading of the end.
    report_end();
    /// How long it took.
    report_length(turns: u32, rolls: u32, captures: u32);
}
