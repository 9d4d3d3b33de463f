//! The final table: every seat with its place and what it had, whole in both languages, for every rulebook ([PBP-45]).

use crate::setups::play_out;
use casus_belli::rules::{Ending, Rulebook, Seat, Setup, View, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeSet;

/// As long as Discord allows, and longest once escaped.
const NAME: &str = "********************************";

/// What a seat had at the end, in words, and who eliminated it.
fn had(words: Words, view: &View, seat: Seat) -> (String, Option<Seat>) {
    match view {
        View::Classic(view) => {
            let seat = &view.seats[seat.index()];
            (words.holdings(seat.territories, seat.armies), seat.eliminated_by)
        }
        View::Y2210(view) => {
            let seat = view.seat(seat);
            (words.holdings_units(seat.territories, seat.units), seat.eliminated_by)
        }
        View::ColdWar(view) => {
            let seat = view.seat(seat);
            let growth = words.growth(seat.points);
            // Nobody eliminates anybody there: armies are lost in many ways (A3-21).
            (words.final_growth(&growth, seat.income, seat.initial), None)
        }
    }
}

#[test]
fn the_final_table_has_every_seat_with_its_medal_and_what_it_had_and_fits_a_message_pbp_45() {
    let mut endings = BTreeSet::new();
    for rulebook in Rulebook::ALL {
        let (fewest, most) = rulebook.seats();
        for seats in [fewest, most] {
            let mut setup = Setup::preset(rulebook, seats);
            setup.fit_pace(true);
            let (game, _) = play_out(u64::from(seats), &setup);
            let view = game.view(Viewer::Public);
            let outcome = view.outcome.clone().expect("played to the end");
            endings.insert(outcome.ending);
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let names: Vec<String> = (0..seats).map(|seat| format!("{seat}{}", &NAME[1..])).collect();
                let ctx = Ctx::new(game.board(), names.iter().map(String::as_str));
                let table = words.final_table(&outcome, &view, &ctx);
                assert_eq!(table.len(), usize::from(seats));
                for score in &outcome.scores {
                    let (mark, who) = (words.place_mark(score.place), words.seat_name(&ctx, score.seat));
                    // The Cold War names the power behind the player.
                    let behind = if matches!(view, View::ColdWar(_)) { " (" } else { "**: " };
                    let start = format!("{mark} **{who}{behind}");
                    let line = table.iter().find(|line| line.starts_with(&start));
                    let line = line.unwrap_or_else(|| panic!("{start:?} in {table:#?}"));
                    let (had, by) = had(words, &view, score.seat);
                    // Who is out has a score in the Cold War all the same (A3-21).
                    let scored = matches!(view, View::ColdWar(_));
                    assert_eq!(line.contains(&had), scored || score.out.is_none(), "{line}");
                    let by = by.map(|by| words.final_out_by(&words.seat_name(&ctx, by)));
                    assert!(by.is_none_or(|by| line.ends_with(&by)), "{line}");
                    // The score of the Cold War is what `had` says: how the income has grown.
                    let growth = matches!(view, View::ColdWar(_));
                    let counted = matches!(outcome.ending, Ending::Points | Ending::Draw) && !growth;
                    let points = words.final_points(score.points.unsigned_abs());
                    assert!(!counted || score.out.is_some() || line.contains(&points), "{line}");
                    let said = words.player_result(&outcome, score.seat);
                    assert_eq!(said.contains('🥇'), score.place == 1, "{said}");
                }
                let headline = words.headline_over(&words.ended(&outcome, &view, &ctx));
                let seed = words.seed_revealed();
                let whole = [headline, table.join("\n"), seed].join("\n");
                assert!(whole.chars().count() <= 2_000, "{} characters", whole.chars().count());
            }
        }
    }
    assert!(endings.len() >= 3, "{endings:?}");
}
