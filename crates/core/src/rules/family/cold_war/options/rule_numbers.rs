//! Numbers of the rules that each switch is about, as `docs/rules/` lists them.

/// The numbers of the rules that a switch is about, separated by commas; empty if it has none of its own.
pub(super) fn rule_numbers(switch: &str) -> &'static str {
    NUMBERS.iter().find(|(key, _)| *key == switch).map_or("", |(_, numbers)| numbers)
}

const NUMBERS: &[(&str, &str)] = &[
    ("cold_war.seats", "R3-1, A3-23"),
    ("cold_war.scandinavia", "A3-3, R3-3"),
    ("cold_war.initial_income", "R3-6, A3-5, A3-70"),
    ("cold_war.start_money", "A3-13"),
    ("cold_war.first", "A3-23, A3-58"),
    ("cold_war.money", "A3-45"),
    ("cold_war.superpower_ban", "R3-8, A3-22"),
    ("cold_war.shared", "R3-9, R3-21, A3-28"),
    ("cold_war.interceptor_upkeep", "R3-16, R3-17, A3-7"),
    ("cold_war.unpaid_nuclear", "R3-17, A3-8"),
    ("cold_war.die", "R3-22, A3-1"),
    ("cold_war.success", "R3-22, A3-1"),
    ("cold_war.botch", "R3-22, A3-1"),
    ("cold_war.damage", "R3-23, A3-15"),
    ("cold_war.defence_least", "A3-35, A3-56"),
    ("cold_war.fight_cap", "A3-48"),
    ("cold_war.reenter_war", "A3-49"),
    ("cold_war.free_step", "A3-17"),
    ("cold_war.guests", "A3-52"),
    ("cold_war.interceptor_holds", "A3-29"),
    ("cold_war.meet_invader", "A3-53"),
    ("cold_war.civil_war_prize", "R3-31, A3-51"),
    ("cold_war.launch", "R3-34, A3-42"),
    ("cold_war.bomb_controller", "R3-34, A3-54"),
    ("cold_war.tie", "R3-6, A3-44"),
];
