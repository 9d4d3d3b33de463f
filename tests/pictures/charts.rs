//! Charts: golden texts and properties of the pictures.

use crate::classic_support::{InClassic, shown};
use crate::fixtures::{MIDDLE, people, view};
use casus_belli::odds::{Stop, Tally};
use casus_belli::present::chart_labels;
use casus_belli::render::chart::{bands, crosses, labels};
use casus_belli::render::{
    Bars, Chart, ChartKind, ChartWords, Line, Person, Theme, Tint, bars_pixels, chart_pixels, draw_bars,
    draw_chart,
};
use casus_belli::rules::classic::events;
use casus_belli::rules::{
    BoardId, ChartMeasure, Ending, History, Holder, Moment, Outcome, Seat, Seen, TerritoryId,
};
use casus_belli::text::{Lang, OddsAsked, Words};
use std::collections::BTreeMap;

/// Labels from the bot's own texts.
struct Said(Words);

impl ChartWords for Said {
    fn title(&self, kind: ChartKind) -> String {
        match kind {
            ChartKind::Share(of) => self.0.chart_share(of),
            _ => self.0.chart_title(kind.measure()),
        }
    }
    fn line(&self) -> String {
        self.0.chart_game(3, &self.0.chart_round(4))
    }
    fn foot(&self, kind: ChartKind) -> String {
        self.0.chart_foot(kind.measure())
    }
    fn round(&self, number: u32) -> String {
        self.0.chart_round(number)
    }
    fn luck(&self, tally: &Tally) -> String {
        self.0.chart_likely(tally)
    }
    fn neutral(&self) -> String {
        self.0.neutral_army()
    }
    fn told(&self, kind: ChartKind, name: &str, figures: [i64; 3]) -> String {
        self.0.chart_line(kind.measure(), name, figures)
    }
    fn out(&self, round: u32) -> String {
        self.0.chart_out(round)
    }
}

/// A roll of seat 0 against seat 1.
fn roll(attack: &[u8], defence: &[u8], lost: [u32; 2]) -> Seen {
    shown(events::Rolled {
        seat: Seat(0),
        from: TerritoryId(2),
        to: TerritoryId(1),
        against: Holder::Seat(Seat(1)),
        attack: attack.to_vec(),
        defence: defence.to_vec(),
        attacker_lost: lost[0],
        defender_lost: lost[1],
        draw: 0,
    })
}

/// Four rounds of six players with made-up figures: seat 3 is eliminated, seat 0 wins if `over`.
fn game(over: bool) -> History {
    let moment = |turn: u32| {
        let mut view = view(MIDDLE, 6, BoardId::Classic83);
        (view.common.turn, view.common.round) = (turn, turn.div_ceil(6));
        for (i, seat) in (0_u32..).zip(&mut view.seats) {
            seat.territories = 7 + turn * (i + 2) % 5;
            seat.armies = 20 + turn * (i + 1) % 17;
            seat.income = 3 + (turn + i) % 4;
            if i == 3 && turn > 15 {
                (seat.alive, seat.territories, seat.armies, seat.income) = (false, 0, 0, 0);
                view.common.alive.retain(|alive| *alive != Seat(3));
            }
        }
        let lucky = roll(&[6, 5, 4], &[3, 2], [0, 2]);
        let seen = if turn.is_multiple_of(6) { vec![lucky, roll(&[1], &[1], [1, 0])] } else { vec![] };
        Moment { view: view.into(), seen }
    };
    let mut moments: Vec<Moment> = (0..24).map(moment).collect();
    if over {
        let outcome = Outcome { winners: vec![Seat(0)], ending: Ending::World, round: 4, scores: vec![] };
        let last = moments.last_mut().unwrap();
        let mut view = last.view.classic().clone();
        view.common.outcome = Some(outcome);
        last.view = view.into();
    }
    History { moments }
}

fn six() -> Vec<(Person, Tint)> {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim the Magnificent", "Łukasz", "王小明"]);
    people.into_iter().zip(Tint::OWNERS).collect()
}

/// All kinds of charts of a game without energy.
fn kinds() -> impl Iterator<Item = ChartKind> {
    ChartKind::ALL.into_iter().filter(|kind| !matches!(kind, ChartKind::Stock(_)))
}

fn chart(kind: ChartKind, lang: Lang, over: bool) -> Chart {
    Chart::of(kind, &game(over), &six(), &Said(Words::new(lang))).unwrap()
}

#[test]
fn territories_of_six_players_to_the_end() {
    insta::assert_snapshot!(chart(ChartKind::Territories, Lang::En, true).to_string());
}

#[test]
fn luck_of_six_players_in_italian_while_the_game_runs() {
    insta::assert_snapshot!(chart(ChartKind::Luck, Lang::It, false).to_string());
}

#[test]
fn what_one_wins_by_luck_the_other_loses_and_it_is_as_likely() {
    let chart = chart(ChartKind::Luck, Lang::En, false);
    let [one, other] = [&chart.lines[0], &chart.lines[1]];
    let mirrored = one.values.iter().zip(&other.values).all(|(a, b)| (a + b).abs() < 1e-9);
    assert!(mirrored && one.note == other.note && !one.note.is_empty(), "{chart}");
    assert!(chart.lines[2].note.is_empty(), "who threw no die had no luck: {chart}");
}

#[test]
fn shares_of_the_world_of_six_players_to_the_end() {
    insta::assert_snapshot!(chart(ChartKind::Share(ChartMeasure::Territories), Lang::En, true).to_string());
}

#[test]
fn shares_fill_the_whole_plot_at_every_moment_and_none_lies_on_another() {
    for of in [ChartMeasure::Territories, ChartMeasure::Armies, ChartMeasure::Income] {
        let chart = chart(ChartKind::Share(of), Lang::En, true);
        for moment in 0..24 {
            let whole: f64 = chart.lines.iter().map(|line| line.values[moment]).sum();
            assert!((whole - 100.0).abs() < 1e-9, "{of:?} {moment}: {whole}");
            let bands = bands(&chart, moment);
            let high: f32 = bands.iter().map(|band| band.edges[3] - band.edges[1]).sum();
            assert!((high - (574.0 - 144.0)).abs() < 0.01, "{of:?} {moment}: {high}");
            for two in bands.windows(2) {
                assert!((two[0].edges[3] - two[1].edges[1]).abs() < 0.01, "{two:?}");
            }
        }
    }
}

/// Chances that go to seat 0 in the end, with three marks, two of which meet.
fn chances(lang: Lang) -> Chart {
    let history = game(true);
    let last = history.moments.len() - 1;
    let at = |moment: usize| {
        let raw = |seat: usize| match (moment == last, seat) {
            (true, seat) => f64::from(u8::from(seat == 0)),
            (false, 3) if moment > 15 => 0.0,
            (false, 0) => 1.0 + moment as f64 * 0.12,
            (false, seat) => 1.0 + ((moment * (seat + 2)) % 7) as f64 * 0.2,
        };
        let all: f64 = (0..6).map(raw).sum();
        (0..6).map(|seat| raw(seat) / all).collect::<Vec<f64>>()
    };
    let moments: Vec<Vec<f64>> = (0..=last).map(at).collect();
    let marks = vec![(5, "1".to_owned()), (14, "2".to_owned()), (15, "3".to_owned())];
    let said = chart_labels::Charted {
        words: Words::new(lang),
        line: "3".to_owned(),
        rulebook: Some(casus_belli::rules::Rulebook::Classic),
    };
    Chart::of_chances(&history, &moments, marks, &six(), &said).unwrap()
}

#[test]
fn chances_of_six_players_to_the_end_with_the_decisions_that_moved_them() {
    insta::assert_snapshot!(chances(Lang::En).to_string());
}

#[test]
fn chances_fill_the_plot_and_their_marks_are_seen_and_have_both_languages() {
    for lang in Lang::ALL {
        let chart = chances(lang);
        for moment in 0..chart.lines[0].values.len() {
            let whole: f64 = chart.lines.iter().map(|line| line.values[moment]).sum();
            assert!((whole - 100.0).abs() < 1e-9, "{moment}: {whole}");
        }
        let marked = chart_pixels(&chart, Theme::Dark);
        let plain = chart_pixels(&Chart { marks: Vec::new(), ..chart.clone() }, Theme::Dark);
        let changed = marked.pixels().iter().zip(plain.pixels()).filter(|(one, other)| one != other).count();
        assert!(changed > 1_500, "{changed} pixels of three marks");
    }
    let short = vec![vec![1.0]; 2];
    let said = Said(Words::new(Lang::En));
    assert!(Chart::of_chances(&game(true), &short, Vec::new(), &six(), &said).is_none());
}

#[test]
fn names_of_those_who_are_out_are_not_struck_through() {
    let strike = [0xE0, 0x6A, 0x55];
    for kind in kinds() {
        let pixels = chart_pixels(&chart(kind, Lang::En, true), Theme::Dark);
        let struck = pixels.pixels().iter().filter(|p| [p.red(), p.green(), p.blue()] == strike).count();
        assert_eq!(struck, 0, "{kind:?}");
    }
}

#[test]
fn there_is_no_chart_before_the_first_turn_is_over_and_none_of_luck_before_the_first_roll() {
    let words = Said(Words::new(Lang::En));
    let of = |kind, history: &History| Chart::of(kind, history, &six(), &words).is_some();
    let mut short = game(false);
    short.moments.truncate(1);
    assert!(ChartKind::ALL.into_iter().all(|kind| !of(kind, &short)));
    let mut quiet = game(false);
    quiet.moments.iter_mut().for_each(|moment| moment.seen.clear());
    assert!(of(ChartKind::Armies, &quiet) && !of(ChartKind::Luck, &quiet));
    assert!(!of(ChartKind::Territories, &History { moments: vec![] }));
}

#[test]
fn no_two_labels_at_the_ends_of_lines_meet_and_none_leaves_the_picture() {
    for kind in kinds() {
        for count in 2..=9 {
            for seed in 0..40_u32 {
                let value = |i: u32| f64::from((seed * 31 + i * 17 * (seed % 5)) % 50);
                let line = |i: u32| Line {
                    tint: Tint::OWNERS[i as usize],
                    name: "Wilhelmina the Patient ".repeat(1 + i as usize % 3),
                    note: if kind == ChartKind::Luck { "1 in 12".into() } else { String::new() },
                    values: vec![0.0, value(i)],
                    out: (i % 4 == 3).then_some(1),
                    wins: i == 0,
                };
                let lines = (0..count).map(line).collect();
                let chart = Chart { kind, lines, rounds: vec![], ..chart(kind, Lang::En, false) };
                let boxes = labels(&chart);
                for (at, one) in boxes.iter().enumerate() {
                    let [left, top, right, foot] = one.edges;
                    assert!(left > 300.0 && right < 1000.0 && top > 105.0 && foot < 640.0, "{one:?}");
                    assert!(foot - top > 30.0, "{count} labels are legible: {one:?}");
                    let met = boxes[..at].iter().find(|other| one.meets(other));
                    assert!(met.is_none(), "{kind:?}, {count}, seed {seed}: {one:?} and {met:?}");
                }
            }
        }
    }
}

#[test]
fn no_two_crosses_cover_one_another_however_many_go_out_together() {
    for kind in kinds() {
        for count in 2..=8_usize {
            for (moments, out) in [(2, 1_usize), (9, 8), (9, 3), (1_500, 1_499), (1_500, 700)] {
                let line = |at: usize| {
                    // A line of luck ends at its last value; all other lines end at zero.
                    let last = if kind == ChartKind::Luck { (at / 2) as f64 } else { 0.0 };
                    let values = (0..moments).map(|now| if now < out { 7.0 } else { last });
                    Line {
                        tint: Tint::OWNERS[at],
                        name: format!("{at}"),
                        note: String::new(),
                        values: values.collect(),
                        out: Some(out.saturating_sub(at % 2)),
                        wins: false,
                    }
                };
                let chart =
                    Chart { kind, lines: (0..count).map(line).collect(), ..chart(kind, Lang::En, false) };
                let boxes = crosses(&chart);
                assert_eq!(boxes.len(), count);
                for (at, one) in boxes.iter().enumerate() {
                    let met = boxes[..at].iter().find(|other| one.meets(other));
                    assert!(met.is_none(), "{kind:?}, {count} of {moments}: {one:?} and {met:?}");
                    assert!(one.edges[0] > 10.0 && one.edges[2] < 960.0, "{one:?}");
                }
            }
        }
    }
}

#[test]
fn of_lines_that_run_over_one_another_each_is_seen_as_much_as_the_others() {
    for theme in Theme::ALL {
        let line = |tint: Tint| {
            let values = vec![3.0; 12];
            Line { tint, name: "x".into(), note: String::new(), values, out: None, wins: tint == Tint::Red }
        };
        let lines: Vec<Line> = Tint::OWNERS[..6].iter().copied().map(line).collect();
        let chart = Chart { lines, ..chart(ChartKind::Income, Lang::En, false) };
        let drawn = chart_pixels(&chart, theme);
        // Left of the names: the lines alone.
        let wide = drawn.width() as usize;
        let seen = Tint::OWNERS[..6].iter().map(|tint| {
            let own = drawn
                .pixels()
                .iter()
                .enumerate()
                .filter(|(at, p)| at % wide < 700 && [p.red(), p.green(), p.blue()] == tint.badge());
            own.count()
        });
        let seen: Vec<usize> = seen.collect();
        let (least, most) = (seen.iter().min().unwrap(), seen.iter().max().unwrap());
        assert!(*least > 500 && most < &(least * 2), "{theme:?}: {seen:?}");
    }
}

#[test]
fn names_from_the_right_are_read_aloud_as_they_are_written() {
    let mut people = six();
    people[0].0.name = "سلام".into();
    let chart = Chart::of(ChartKind::Armies, &game(true), &people, &Said(Words::new(Lang::En))).unwrap();
    assert!(chart.alt.contains("سلام: "), "{}", chart.alt);
}

#[test]
fn a_chart_is_always_the_same_small_picture_in_either_theme() {
    for kind in kinds() {
        let chart = chart(kind, Lang::En, true);
        let pictures = Theme::ALL.map(|theme| draw_chart(&chart, theme).unwrap());
        assert_eq!(pictures, Theme::ALL.map(|theme| draw_chart(&chart, theme).unwrap()));
        assert_ne!(pictures[0], pictures[1]);
        for png in pictures {
            assert!(png.len() < 120_000, "{kind:?}: {} bytes", png.len());
            assert_eq!(image::load_from_memory(&png).unwrap().width(), 1000);
        }
        assert!(chart.alt.chars().count() <= 1024 && chart.alt.contains("Ilaria"), "{}", chart.alt);
    }
}

#[test]
fn every_line_is_drawn_in_its_owners_colour_in_either_theme() {
    for theme in Theme::ALL {
        let one = |tint: Tint| {
            let values = (0..10).map(|n| f64::from(n * 4)).collect();
            let line = Line { tint, name: "x".into(), note: String::new(), values, out: None, wins: false };
            let chart = Chart { lines: vec![line], ..chart(ChartKind::Armies, Lang::En, false) };
            let colour = tint.badge();
            let drawn = chart_pixels(&chart, theme);
            let own = drawn.pixels().iter().filter(|p| [p.red(), p.green(), p.blue()] == colour);
            own.count()
        };
        for tint in Tint::OWNERS {
            assert!(one(tint) > 1_500, "{tint:?} in {theme:?}: {} pixels", one(tint));
        }
    }
}

fn bars(asked: &OddsAsked, lang: Lang) -> Bars {
    chart_labels::bars(asked, Words::new(lang)).unwrap()
}

#[test]
fn the_odds_of_a_battle_as_bars() {
    insta::assert_snapshot!(bars(&OddsAsked::battle(9, 5), Lang::En).to_string());
}

#[test]
fn the_odds_of_a_march_as_bars_in_italian() {
    let asked = OddsAsked { way: vec![3, 2, 1], ..OddsAsked::battle(12, 1) };
    insta::assert_snapshot!(bars(&asked, Lang::It).to_string());
}

#[test]
fn the_columns_of_a_battle_are_all_its_ends_however_many_there_are() {
    let sizes = [1, 2, 5, 18, 21, 40, 200];
    for (attackers, defenders) in sizes.iter().flat_map(|a| sizes.iter().map(move |d| (a + 1, *d))) {
        for stop in [Stop::default(), Stop { left: 5, rolls: Some(9), below_percent: 30 }] {
            let bars = bars(&OddsAsked { stop, ..OddsAsked::battle(attackers, defenders) }, Lang::En);
            let sum = |good: bool| -> f64 {
                bars.columns.iter().filter(|bar| !good || bar.success).map(|bar| bar.chance).sum()
            };
            assert!((sum(false) - 1.0).abs() < 1e-9, "{attackers} against {defenders}: {bars}");
            assert!((sum(true) - bars.success).abs() < 1e-9, "{attackers} against {defenders}: {bars}");
            assert!(bars.columns.len() <= Bars::MOST, "{bars}");
        }
    }
}

#[test]
fn the_rare_ends_of_a_large_battle_stand_together_at_either_end() {
    let bars = bars(&OddsAsked::battle(21, 18), Lang::En);
    let labels: Vec<&str> = bars.columns.iter().map(|bar| bar.label.as_str()).collect();
    assert!(labels[0].starts_with('≥') && labels[labels.len() - 1].starts_with('≥'), "{labels:?}");
}

#[test]
fn success_and_failure_have_no_players_colour() {
    for theme in Theme::ALL {
        let pixels = bars_pixels(&bars(&OddsAsked::battle(9, 8), Lang::En), theme);
        let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
        pixels.pixels().iter().for_each(|p| *counts.entry([p.red(), p.green(), p.blue()]).or_default() += 1);
        // The background, its border and both sides.
        let mut large: Vec<_> =
            counts.into_iter().filter(|(_, n)| *n > 3_000).map(|(colour, _)| colour).collect();
        large.sort_unstable();
        assert!(large.len() >= 4, "{large:?}");
        for tint in Tint::OWNERS.into_iter().filter(|tint| *tint != Tint::Neutral) {
            for colour in &large {
                let far: u32 = colour.iter().zip(tint.badge()).map(|(a, b)| u32::from(a.abs_diff(b))).sum();
                assert!(far >= 60 || tint == Tint::Black, "{tint:?} {colour:?} {theme:?}");
            }
        }
    }
}

#[test]
fn any_odds_can_be_drawn() {
    for (attackers, way) in
        [(2, vec![1]), (1000, vec![1]), (2, vec![1000]), (40, vec![40]), (30, vec![1; 10])]
    {
        for stop in [Stop::default(), Stop { left: 5, rolls: Some(2), below_percent: 40 }] {
            let asked = OddsAsked { way: way.clone(), stop, ..OddsAsked::battle(attackers, 1) };
            let bars = bars(&asked, Lang::It);
            assert!(!bars.columns.is_empty() && bars.columns.len() <= Bars::MOST, "{bars}");
            let png = draw_bars(&bars, Theme::Light).unwrap();
            assert!(png.len() < 60_000, "{} bytes", png.len());
        }
    }
    let (sure, none) = (bars(&OddsAsked::battle(9, 5), Lang::En), bars(&OddsAsked::battle(2, 30), Lang::En));
    assert_ne!(bars_pixels(&sure, Theme::Dark), bars_pixels(&none, Theme::Dark));
}
