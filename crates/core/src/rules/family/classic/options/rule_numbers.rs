//! Numbers of the rules that each switch is about, as `docs/rules/` lists them.

use crate::rules::setup::Rulebook;

/// The numbers of the rules that a switch is about, separated by commas; empty if it has none of its own.
pub(super) fn rule_numbers(rulebook: Rulebook, switch: &str) -> &'static str {
    let own = OWN.iter().find(|(of, _)| *of == rulebook).map_or(&[][..], |(_, numbers)| *numbers);
    let found = own.iter().chain(SHARED).find(|(key, _)| *key == switch);
    found.map_or("", |(_, numbers)| numbers)
}

/// The rulebooks with numbers of their own.
const OWN: [(Rulebook, &[(&str, &str)]); 2] =
    [(Rulebook::Classic, CLASSIC), (Rulebook::FirstEdition, FIRST_EDITION)];

/// Where the classic rulebook has other numbers than the shared ones.
const CLASSIC: &[(&str, &str)] = &[
    ("setup.way", "R1-61, R1-73, R1-74"),
    ("defence.choice", "R1-67"),
    ("endgame.fast_battle", "R0-50"),
    ("sets.start", "R0-48, A0-8"),
    ("sets.max_jokers", "A0-10"),
    ("classic.elim_trade_at", "R1-70"),
    ("fortify.mode", "R1-71"),
    ("neutral.defence", "R1-75"),
];

/// Where the first edition has other numbers than the shared ones.
const FIRST_EDITION: &[(&str, &str)] = &[
    ("deal.land", "R0-9"),
    ("setup.armies", "R0-11"),
    ("turn.order", "R0-6"),
    ("turn.direction", "R0-6"),
    ("defence.max_dice", "R0-5"),
    ("defence.choice", "R0-24"),
    ("dice.declare", "R0-25, A0-5"),
    ("endgame.fast_battle", "R0-50"),
    ("reinforce.minimum", "R0-14"),
    ("variant.quarters", "R0-47"),
    ("variant.quarters_conquest_card", "R0-47, A0-9"),
    ("cards.draw", "R0-13, R0-35"),
    ("cards.draw_at", "R0-35"),
    ("sets.kinds", "R0-36"),
    ("sets.start", "R0-37, R0-48"),
    ("sets.max_jokers", "R0-36, A0-10"),
    ("sets.per_turn", "R0-40"),
    ("elimination.use_cards_now", "R0-44"),
    ("elimination.protected_rounds", "R0-45"),
    ("elimination.protection", "R0-45, A0-2"),
    ("fortify.mode", "R0-33"),
    ("army.cap", "R0-3"),
];

/// The numbers of all rulebooks.
const SHARED: &[(&str, &str)] = &[
    ("deal.land", "R1-73"),
    ("deal.extra", "R2-6, R4-8, A4-1"),
    ("deal.half_continent", "A4-16"),
    ("setup.place", "R1-61, R2-7"),
    ("map.classic", "S-7, A1-30"),
    ("turn.order", "R0-6, R1-61"),
    ("turn.direction", "R0-6, A0-13"),
    ("defence.max_dice", "R1-67, R0-24"),
    ("defence.choice", "S-9, A0-3"),
    ("dice.declare", "A1-11, A0-5, A2-5"),
    ("attack.no_inferiority", "R4-22"),
    ("reinforce.minimum", "R1-62, A0-12, R2-15"),
    ("reinforce.plus_one", "R2-15"),
    ("cards.draw", "A0-1"),
    ("deck.renew", "A1-32, R2-29"),
    ("cards.draw_at", "R0-35, R1-69, R2-23, A1-9"),
    ("hand.limit", "R2-34, A4-14"),
    ("sets.alike", "A4-15"),
    ("sets.joker", "R1-63, R2-11, A2-3"),
    ("sets.per_turn", "A2-2"),
    ("sets.forced", "R0-39, R1-64"),
    ("sets.owned_bonus_place", "A2-4"),
    ("elimination.protected_rounds", "R0-45, A0-2"),
    ("elimination.protection", "A0-2"),
    ("fortify.mode", "R1-71, R0-33, A1-10"),
    ("fortify.exclude_engaged", "R0-34"),
    ("fortify.min_border_garrison", "R4-23, A4-6"),
    ("advance.min_border_garrison", "R4-23, A4-6"),
    ("army.cap", "A0-15, A4-8"),
    ("objectives.deck", "R2-2, A4-4"),
    ("objectives.check", "A2-7"),
    ("mission.third_party_kill", "F-7"),
    ("mission.unused_colours", "F-7"),
    ("mission.own_colour", "F-7"),
    ("end.time_attack", "R2-27, A2-19"),
    ("end.reshuffles", "R2-30, A2-10"),
    ("end.minutes", "R2-28, A2-11"),
    ("end.rounds", "R4-14"),
    ("end.elimination_ends", "R2-32"),
    ("end.extra_rounds", "R2-31, A2-12"),
    ("end.mode", "A4-11, F-15"),
    ("score.method", "R4-15, R4-17, F-13"),
    ("score.tie", "R2-31, F-14"),
    ("table.talk", "R4-13, R4-20"),
    ("tournament.rules", "R4-25, F-13"),
];
