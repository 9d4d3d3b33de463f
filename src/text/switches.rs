//! The words of switches and their values, by id.

use super::switches_goals::GOALS;
use super::words::Words;

/// Says something in a language.
pub(super) type Say = fn(Words) -> String;

/// A value's id, its name, what it means.
pub(super) type Value = (&'static str, Say, Say);

/// A switch's id, its name, its values.
pub(super) type Row = (&'static str, Say, &'static [Value]);

/// Set-up and battle.
const PLAY: &[Row] = &[
    (
        "setup.way",
        Words::switch_setup_way,
        &[
            ("sealed", Words::value_setup_sealed, Words::about_setup_sealed),
            ("by_the_book", Words::value_setup_book, Words::about_setup_book),
            ("instant", Words::value_setup_instant, Words::about_setup_instant),
        ],
    ),
    (
        "setup.land",
        Words::switch_setup_land,
        &[
            ("dealt", Words::value_land_dealt, Words::about_land_dealt),
            ("wishes", Words::value_land_wishes, Words::about_land_wishes),
        ],
    ),
    (
        "deal.land",
        Words::switch_deal,
        &[
            ("claims", Words::value_deal_claims, Words::about_deal_claims),
            ("dice", Words::value_deal_dice, Words::about_deal_dice),
            ("cards", Words::value_deal_cards, Words::about_deal_cards),
        ],
    ),
    (
        "deal.extra",
        Words::switch_extra,
        &[
            ("left", Words::value_extra_left, Words::about_extra_left),
            ("last", Words::value_extra_last, Words::about_extra_last),
            ("first", Words::value_extra_first, Words::about_extra_first),
        ],
    ),
    (
        "deal.half_continent",
        Words::switch_half,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_half)],
    ),
    (
        "setup.armies",
        Words::switch_start_armies,
        &[
            ("full", Words::value_armies_full, Words::about_armies_full),
            ("one_each", Words::value_armies_one, Words::about_armies_one),
        ],
    ),
    (
        "setup.place",
        Words::switch_place,
        &[
            ("1", |w| w.value_number(1), |w| w.about_place(1)),
            ("3", |w| w.value_number(3), |w| w.about_place(3)),
        ],
    ),
    (
        "map.classic",
        Words::switch_map,
        &[
            ("classic83", Words::value_map_83, Words::about_map_83),
            ("classic82", Words::value_map_82, Words::about_map_82),
            ("risiko", Words::value_map_italian, Words::about_map_italian),
        ],
    ),
    (
        "turn.order",
        Words::switch_order,
        &[
            ("seats", Words::value_order_seats, Words::about_order_seats),
            ("throws", Words::value_order_throws, Words::about_order_throws),
        ],
    ),
    (
        "turn.direction",
        Words::switch_direction,
        &[
            ("left", Words::value_direction_left, Words::about_direction_left),
            ("right", Words::value_direction_right, Words::about_direction_right),
        ],
    ),
    (
        "defence.max_dice",
        Words::switch_defence_dice,
        &[
            ("2", |w| w.value_number(2), |w| w.about_defence_dice(2)),
            ("3", |w| w.value_number(3), |w| w.about_defence_dice(3)),
        ],
    ),
    (
        "defence.choice",
        Words::switch_defence,
        &[
            ("two_up", Words::value_defence_two_up, Words::about_defence_two_up),
            ("free", Words::value_defence_free, Words::about_defence_free),
            ("max", Words::value_defence_max, Words::about_defence_max),
        ],
    ),
    (
        "dice.declare",
        Words::switch_declare,
        &[
            ("attacker_first", Words::value_declare_attacker, Words::about_declare_attacker),
            ("defender_first", Words::value_declare_defender, Words::about_declare_defender),
            ("secret", Words::value_declare_secret, Words::about_declare_secret),
        ],
    ),
    (
        "neutral.defence",
        Words::switch_neutral,
        &[
            ("opponent", Words::value_neutral_opponent, Words::about_neutral_opponent),
            ("max", Words::value_neutral_max, Words::about_neutral_max),
        ],
    ),
    (
        "attack.no_inferiority",
        Words::switch_inferiority,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_inferiority)],
    ),
    (
        "endgame.fast_battle",
        Words::switch_fast,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_fast)],
    ),
    (
        "reinforce.minimum",
        Words::switch_minimum,
        &[
            ("0", |w| w.value_number(0), |w| w.about_minimum(0)),
            ("3", |w| w.value_number(3), |w| w.about_minimum(3)),
        ],
    ),
    (
        "reinforce.plus_one",
        Words::switch_plus_one,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_plus_one)],
    ),
    (
        "variant.quarters",
        Words::switch_quarters,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_quarters)],
    ),
    (
        "variant.quarters_conquest_card",
        Words::switch_quarters_card,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_quarters_card)],
    ),
];

/// Cards, eliminations, moves.
const CARDS: &[Row] = &[
    (
        "cards.draw",
        Words::switch_draw,
        &[
            ("both", Words::value_draw_both, Words::about_draw_both),
            ("conquest", Words::value_draw_conquest, Words::about_draw_conquest),
            ("start", Words::value_draw_start, Words::about_draw_start),
        ],
    ),
    (
        "deck.renew",
        Words::switch_renew,
        &[
            ("at_need", Words::value_renew_need, Words::about_renew_need),
            ("at_once", Words::value_renew_once, Words::about_renew_once),
        ],
    ),
    (
        "cards.draw_at",
        Words::switch_draw_at,
        &[
            ("after_attacks", Words::value_draw_after, Words::about_draw_after),
            ("turn_end", Words::value_draw_end, Words::about_draw_end),
        ],
    ),
    (
        "hand.limit",
        Words::switch_hand,
        &[
            ("none", Words::value_hand_none, Words::about_hand_none),
            ("7", |w| w.value_number(7), |w| w.about_hand(7)),
            ("7_against_time", Words::value_hand_time, Words::about_hand_time),
        ],
    ),
    (
        "sets.kinds",
        Words::switch_kinds,
        &[
            ("different", Words::value_kinds_different, Words::about_kinds_different),
            ("alike_or_different", Words::value_kinds_any, Words::about_kinds_any),
        ],
    ),
    (
        "sets.values",
        Words::switch_values,
        &[
            ("rising", Words::value_values_rising, Words::about_values_rising),
            ("fixed", Words::value_values_fixed, Words::about_values_fixed),
        ],
    ),
    (
        "sets.start",
        Words::switch_set_start,
        &[
            ("4", |w| w.value_number(4), |w| w.about_set_start(4)),
            ("6", |w| w.value_number(6), |w| w.about_set_start(6)),
            ("6_then_6", Words::value_set_start_twice, Words::about_set_start_twice),
        ],
    ),
    (
        "sets.alike",
        Words::switch_alike,
        &[
            ("by_arm", Words::value_alike_by_arm, Words::about_alike_by_arm),
            ("flat8", Words::value_alike_flat, Words::about_alike_flat),
        ],
    ),
    (
        "sets.joker",
        Words::switch_joker,
        &[
            ("any_pair", Words::value_joker_any, Words::about_joker_any),
            ("two_equal", Words::value_joker_equal, Words::about_joker_equal),
        ],
    ),
    (
        "sets.max_jokers",
        Words::switch_wilds,
        &[
            ("1", |w| w.value_number(1), |w| w.about_wilds(1)),
            ("2", |w| w.value_number(2), |w| w.about_wilds(2)),
        ],
    ),
    (
        "sets.per_turn",
        Words::switch_per_turn,
        &[
            ("1", |w| w.value_number(1), |w| w.about_per_turn(1)),
            ("2", |w| w.value_number(2), |w| w.about_per_turn(2)),
            ("any", Words::value_per_turn_any, Words::about_per_turn_any),
        ],
    ),
    (
        "sets.forced",
        Words::switch_forced,
        &[
            ("never", Words::value_forced_never, Words::about_forced_never),
            ("at_five", Words::value_forced_five, Words::about_forced_five),
        ],
    ),
    (
        "sets.owned_bonus",
        Words::switch_owned,
        &[
            ("none", Words::value_owned_none, Words::about_owned_none),
            ("once", Words::value_owned_once, Words::about_owned_once),
            ("each", Words::value_owned_each, Words::about_owned_each),
        ],
    ),
    (
        "sets.owned_bonus_place",
        Words::switch_bonus_place,
        &[
            ("free", Words::value_bonus_free, Words::about_bonus_free),
            ("on_territory", Words::value_bonus_there, Words::about_bonus_there),
        ],
    ),
    (
        "elimination.use_cards_now",
        Words::switch_use_now,
        &[
            ("off", Words::value_use_now_off, Words::about_use_now_off),
            ("on", Words::value_use_now_on, Words::about_use_now_on),
            ("forced", Words::value_use_now_forced, Words::about_use_now_forced),
        ],
    ),
    (
        "classic.elim_trade_at",
        Words::switch_elim_trade,
        &[
            ("7", Words::value_elim_seven, Words::about_elim_seven),
            ("6", Words::value_elim_six, Words::about_elim_six),
        ],
    ),
    (
        "elimination.protected_rounds",
        Words::switch_protected,
        &[
            ("0", |w| w.value_number(0), |w| w.about_protected(0)),
            ("1", |w| w.value_number(1), |w| w.about_protected(1)),
            ("2", |w| w.value_number(2), |w| w.about_protected(2)),
            ("3", |w| w.value_number(3), |w| w.about_protected(3)),
            ("4", |w| w.value_number(4), |w| w.about_protected(4)),
            ("6", |w| w.value_number(6), |w| w.about_protected(6)),
            ("8", |w| w.value_number(8), |w| w.about_protected(8)),
        ],
    ),
    (
        "elimination.protection",
        Words::switch_protection,
        &[
            ("cap", Words::value_protection_cap, Words::about_protection_cap),
            ("no_attack", Words::value_protection_no_attack, Words::about_protection_no_attack),
            ("off", Words::value_protection_off, Words::about_protection_off),
        ],
    ),
    (
        "fortify.mode",
        Words::switch_fortify,
        &[
            ("one_adjacent", Words::value_fortify_adjacent, Words::about_fortify_adjacent),
            ("one_path", Words::value_fortify_path, Words::about_fortify_path),
            ("multi_adjacent", Words::value_fortify_multi, Words::about_fortify_multi),
        ],
    ),
    (
        "fortify.exclude_engaged",
        Words::switch_engaged,
        &[("off", Words::value_off, Words::about_off), ("on", Words::value_on, Words::about_engaged)],
    ),
    (
        "fortify.min_border_garrison",
        Words::switch_garrison,
        &[
            ("1", |w| w.value_number(1), |w| w.about_garrison(1)),
            ("2", |w| w.value_number(2), |w| w.about_garrison(2)),
        ],
    ),
    (
        "advance.min_border_garrison",
        Words::switch_advance_garrison,
        &[
            ("1", |w| w.value_number(1), |w| w.about_advance_garrison(1)),
            ("2", |w| w.value_number(2), |w| w.about_advance_garrison(2)),
        ],
    ),
    (
        "army.cap",
        Words::switch_cap,
        &[
            ("none", Words::value_cap_none, Words::about_cap_none),
            ("120", |w| w.value_number(120), |w| w.about_cap(120)),
            ("130", |w| w.value_number(130), |w| w.about_cap(130)),
        ],
    ),
];

fn row(key: &str) -> Option<&'static Row> {
    [PLAY, CARDS, GOALS].into_iter().flatten().find(|row| row.0 == key)
}

impl Words {
    /// A switch by its id; the id itself if there is no such switch.
    pub fn switch_name(self, key: &str) -> String {
        row(key).map_or_else(|| key.to_owned(), |(_, name, _)| name(self))
    }

    /// A switch's value; the value itself if there is no such value.
    pub fn switch_value(self, key: &str, value: &str) -> String {
        value_of(key, value).map_or_else(|| value.to_owned(), |(_, name, _)| name(self))
    }

    /// What a switch's value means, in one sentence; empty if there is no such value.
    pub fn switch_explain(self, key: &str, value: &str) -> String {
        value_of(key, value).map(|(_, _, about)| about(self)).unwrap_or_default()
    }
}

fn value_of(key: &str, value: &str) -> Option<&'static Value> {
    row(key)?.2.iter().find(|known| known.0 == value)
}
