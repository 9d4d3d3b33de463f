//! Numbers of the rules that each switch is about, as `docs/rules/` lists them.

/// The numbers of the rules that a switch is about, separated by commas; empty if it has none of its own.
pub(super) fn rule_numbers(switch: &str) -> &'static str {
    NUMBERS.iter().find(|(key, _)| *key == switch).map_or("", |(_, numbers)| numbers)
}

const NUMBERS: &[(&str, &str)] = &[
    ("setup.way", "R1-11, R1-12, R1-59"),
    ("setup.land", "R1-11, A1-54"),
    ("map.2210.exiled_canada", "R1-34, A1-1"),
    ("defence.choice", "R1-37, A1-36"),
    ("dice.declare", "R1-36, A1-11"),
    ("neutral.defence", "R1-59, A1-19"),
    ("neutral.is_opponent", "R1-59, A1-20"),
    ("bonus.three", "R1-39, A1-2"),
    ("open.lone_station", "A1-68"),
    ("2210.elimination", "R1-45, A1-4"),
    ("2210.station_anywhere", "R1-23, A1-5"),
    ("2210.casualties", "R1-26, R1-55, A1-12"),
    ("2210.reactions", "A1-23"),
    ("2210.deathtrap", "A1-6"),
    ("open.after_trap", "A1-70"),
    ("2210.hidden_energy", "A1-41"),
    ("2210.reshuffle_territory_decks", "R1-7, R1-32, A1-16"),
    ("open.reduction_step", "A1-71"),
    ("open.armageddon", "A1-72"),
    ("2210.gifts", "A1-53"),
    ("2210.blank_cards", "R1-57, A1-61"),
];
