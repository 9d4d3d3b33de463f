//! The words of the switches about objectives, scores and the end of a game, by id.

use super::switches::Row;
use super::words::Words;

/// Objectives, scores, the end.
pub(super) const GOALS: &[Row] = &[
    (
        "objectives.deck",
        Words::switch_objectives,
        &[
            ("none", Words::value_objectives_none, Words::about_objectives_none),
            ("classic14", Words::value_objectives_14, Words::about_objectives_14),
            ("challenge16", Words::value_objectives_16, Words::about_objectives_16),
            ("prestige20", Words::value_objectives_20, Words::about_objectives_20),
        ],
    ),
    (
        "objectives.check",
        Words::switch_check,
        &[
            ("any_time", Words::value_check_any, Words::about_check_any),
            ("own_turn", Words::value_check_own, Words::about_check_own),
        ],
    ),
    (
        "mission.third_party_kill",
        Words::switch_third,
        &[
            ("fallback24", Words::value_third_24, Words::about_third_24),
            ("completes", Words::value_third_done, Words::about_third_done),
        ],
    ),
    (
        "mission.unused_colours",
        Words::switch_unused,
        &[
            ("remove", Words::value_unused_removed, Words::about_unused_removed),
            ("fallback24", Words::value_unused_24, Words::about_unused_24),
        ],
    ),
    (
        "mission.own_colour",
        Words::switch_own_colour,
        &[
            ("fallback24", Words::value_own_24, Words::about_own_24),
            ("redraw", Words::value_own_redraw, Words::about_own_redraw),
        ],
    ),
    (
        "end.time_attack",
        Words::switch_time,
        &[
            ("off", Words::value_time_off, Words::about_time_off),
            ("minutes", Words::value_time_minutes, Words::about_time_minutes),
            ("reshuffles", Words::value_time_reshuffles, Words::about_time_reshuffles),
            ("rounds", Words::value_time_rounds, Words::about_time_rounds),
        ],
    ),
    (
        "end.reshuffles",
        Words::switch_reshuffles,
        &[
            ("0", |w| w.value_number(0), |w| w.about_reshuffles(0)),
            ("1", |w| w.value_number(1), |w| w.about_reshuffles(1)),
            ("2", |w| w.value_number(2), |w| w.about_reshuffles(2)),
            ("3", |w| w.value_number(3), |w| w.about_reshuffles(3)),
            ("4", |w| w.value_number(4), |w| w.about_reshuffles(4)),
        ],
    ),
    (
        "end.minutes",
        Words::switch_minutes,
        &[
            ("60", |w| w.value_number(60), |w| w.about_minutes(60)),
            ("90", |w| w.value_number(90), |w| w.about_minutes(90)),
            ("120", |w| w.value_number(120), |w| w.about_minutes(120)),
            ("180", |w| w.value_number(180), |w| w.about_minutes(180)),
            ("1440", |w| w.value_days(1), |w| w.about_days(1)),
            ("10080", |w| w.value_days(7), |w| w.about_days(7)),
            ("20160", |w| w.value_days(14), |w| w.about_days(14)),
            ("43200", |w| w.value_days(30), |w| w.about_days(30)),
        ],
    ),
    (
        "end.rounds",
        Words::switch_rounds,
        &[
            ("10", |w| w.value_number(10), |w| w.about_rounds(10)),
            ("15", |w| w.value_number(15), |w| w.about_rounds(15)),
            ("20", |w| w.value_number(20), |w| w.about_rounds(20)),
            ("25", |w| w.value_number(25), |w| w.about_rounds(25)),
            ("30", |w| w.value_number(30), |w| w.about_rounds(30)),
            ("34", |w| w.value_number(34), |w| w.about_rounds(34)),
            ("35", |w| w.value_number(35), |w| w.about_rounds(35)),
            ("40", |w| w.value_number(40), |w| w.about_rounds(40)),
        ],
    ),
    (
        "end.elimination_ends",
        Words::switch_elimination,
        &[
            ("off", Words::value_off, Words::about_elimination_off),
            ("on", Words::value_on, Words::about_elimination_on),
        ],
    ),
    (
        "end.extra_rounds",
        Words::switch_extra_rounds,
        &[
            ("0", |w| w.value_number(0), |w| w.about_extra_rounds(0)),
            ("1", |w| w.value_number(1), |w| w.about_extra_rounds(1)),
            ("2", |w| w.value_number(2), |w| w.about_extra_rounds(2)),
            ("3", |w| w.value_number(3), |w| w.about_extra_rounds(3)),
        ],
    ),
    (
        "end.mode",
        Words::switch_end_mode,
        &[
            ("round", Words::value_end_round, Words::about_end_round),
            ("sdadata", Words::value_end_closing, Words::about_end_closing),
        ],
    ),
    (
        "score.method",
        Words::switch_score,
        &[
            ("1", Words::value_score_one, Words::about_score_one),
            ("2", Words::value_score_two, Words::about_score_two),
            ("3", Words::value_score_three, Words::about_score_three),
            ("rtu", Words::value_score_rtu, Words::about_score_rtu),
        ],
    ),
    (
        "score.tie",
        Words::switch_tie,
        &[
            ("armies", Words::value_tie_armies, Words::about_tie_armies),
            ("outside", Words::value_tie_outside, Words::about_tie_outside),
        ],
    ),
    (
        "table.talk",
        Words::switch_talk,
        &[
            ("off", Words::value_talk_off, Words::about_talk_off),
            ("on", Words::value_talk_on, Words::about_talk_on),
        ],
    ),
    (
        "tournament.rules",
        Words::switch_official,
        &[
            ("official", Words::value_official_on, Words::about_official_on),
            ("rtu", Words::value_official_today, Words::about_official_today),
            ("home", Words::value_official_off, Words::about_official_off),
        ],
    ),
];
