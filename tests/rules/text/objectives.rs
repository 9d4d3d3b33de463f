//! Texts of objectives: with a name, against a colour that no seat has, at the end; and an end by points.

use crate::classic_support::shown;
use casus_belli::rules::board::Name;
use casus_belli::rules::classic::events;
use casus_belli::rules::{
    Board, BoardId, Ending, Game, Goal, Objective, Outcome, Rulebook, Score, Seat, Setup, Viewer,
};
use casus_belli::text::{Ctx, Lang, Words};

const EN: Words = Words::new(Lang::En);
const IT: Words = Words::new(Lang::It);

fn ctx() -> Ctx {
    Ctx::new(Board::get(BoardId::Classic83), ["Ilaria", "Marco", "Zoë"])
}

fn wolf() -> Objective {
    let name = Name { en: "The Wolf".to_owned(), it: "Il lupo".to_owned() };
    Objective { key: "wolf".to_owned(), name: Some(name), goal: Goal::Count { territories: 24, armies: 1 } }
}

#[test]
fn an_objective_with_a_name_is_told_at_the_end_in_a_sentence_that_reads_well() {
    let plain = Objective { name: None, ..wolf() };
    let objectives = vec![(Seat(1), wolf()), (Seat(2), plain)];
    let told = shown(events::ObjectivesShown { objectives });
    let [english, italian] = [EN, IT].map(|words| words.seen(&told, &ctx()).expect("a line of its own"));
    assert_eq!(
        english,
        "Marco’s objective: “The Wolf” – hold 24 territories.\nZoë’s objective: hold 24 territories."
    );
    assert_eq!(
        italian,
        "Obiettivo di Marco: «Il lupo» – possedere 24 territori.\nObiettivo di Zoë: possedere 24 territori."
    );
}

#[test]
fn an_objective_against_a_colour_that_nobody_plays_names_the_colour() {
    let said = |words: Words, ctx: &Ctx, seat| words.goal(&Goal::Eliminate { seat: Seat(seat) }, ctx);
    assert_eq!(said(EN, &ctx(), 1), "eliminate Marco");
    assert_eq!(said(EN, &ctx(), 5), "eliminate the black armies");
    assert_eq!(said(IT, &ctx(), 3), "eliminare le armate di colore giallo");
    // Players chose black and yellow: the remaining colours are blue, green and purple, in the order of colours.
    let chosen = ctx().in_colours(["black", "red", "yellow"]);
    let left = [3, 4, 5].map(|seat| said(EN, &chosen, seat));
    assert_eq!(
        left,
        ["eliminate the blue armies", "eliminate the green armies", "eliminate the purple armies"]
    );
}

fn score(seat: u8, place: u8, points: i32) -> Score {
    Score {
        seat: Seat(seat),
        place,
        points,
        inside: points.unsigned_abs(),
        outside: 0,
        armies: 9,
        objective: false,
        out: None,
    }
}

#[test]
fn a_win_by_points_says_how_many_and_who_lost_the_tie() {
    let outcome = |scores| Outcome { winners: vec![Seat(0)], ending: Ending::Points, round: 9, scores };
    let view = Game::new(Setup::preset(Rulebook::Objectives, 3)).unwrap().view(Viewer::Public);
    let clear = outcome(vec![score(0, 1, 57), score(1, 2, 41)]);
    assert_eq!(EN.ended(&clear, &view, &ctx()), "Ilaria wins in round 9 with 57 points.");
    let tied = outcome(vec![score(0, 1, 57), score(1, 3, 41), score(2, 2, 57)]);
    assert_eq!(
        EN.ended(&tied, &view, &ctx()),
        "Ilaria wins in round 9 with 57 points, ahead of Zoë on the tie-break."
    );
    assert_eq!(
        IT.ended(&tied, &view, &ctx()),
        "Ilaria vince al giro 9 con 57 punti, davanti a Zoë a parità di punti."
    );
}
