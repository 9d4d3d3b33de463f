//! Codes read back as what they were made from, and strange ones as nothing.

use super::*;
use crate::rules::Seat;

fn cups() -> [CupPress; 10] {
    [
        CupPress::Join,
        CupPress::Leave,
        CupPress::Start,
        CupPress::Next,
        CupPress::End,
        CupPress::Void(u32::MAX, u32::MAX),
        CupPress::Settings,
        CupPress::Pace,
        CupPress::Rule,
        CupPress::Value(255),
    ]
}

fn every() -> Vec<Press> {
    let game = GameId(i64::MAX);
    let ask = AskId { opened: u32::MAX, to: Seat(5), number: 0 };
    let (a, b) = (TerritoryId(41), TerritoryId(7));
    let draft = || Draft((0..42).collect());
    let lobby = [
        LobbyPress::Join,
        LobbyPress::Leave,
        LobbyPress::Colours,
        LobbyPress::Luck,
        LobbyPress::Colour,
        LobbyPress::Settings,
        LobbyPress::Pace,
        LobbyPress::Seats,
        LobbyPress::Waits,
        LobbyPress::Rule,
        LobbyPress::Value(255),
        LobbyPress::Start,
    ];
    let steps = [
        Step::Menu,
        Step::Claim(1),
        Step::WishAdd(3, draft()),
        Step::WishBack(Draft::default()),
        Step::WishDone(draft()),
        Step::DeployAt(3, draft()),
        Step::Deploy(draft(), 41, 61),
        Step::DeployOther(draft(), 41),
        Step::DeployEven(draft()),
        Step::DeployShow(draft()),
        Step::DeployClear,
        Step::DeployDone(draft()),
        Step::PlaceAt(2),
        Step::Place(a, u32::MAX),
        Step::PlaceOther(a),
        Step::Sets,
        Step::Trade,
        Step::Bonus,
        Step::AttackAt(0),
        Step::Attack(a, b, Stop::Once),
        Step::Attack(a, b, Stop::Captured),
        Step::Attack(a, b, Stop::Left(u32::MAX)),
        Step::StopAttacks,
        Step::Defend(2),
        Step::Throw(3),
        Step::AgreeAlways,
        Step::Discard,
        Step::GoOn,
        Step::Keep,
        Step::Fast(TerritoryId(3), TerritoryId(41)),
        Step::Consent(true),
        Step::Consent(false),
        Step::Advance(u32::MAX),
        Step::AdvanceOther,
        Step::Moves,
        Step::MoveAt(4),
        Step::Move(a, b, u32::MAX),
        Step::MoveOther(a, b),
        Step::EndAsk,
        Step::End,
    ];
    let lobby = lobby.into_iter().map(|press| Press::Lobby(game, press));
    let doors = Door::ALL.into_iter().map(|door| Press::Panel(game, door));
    let steps = steps.into_iter().map(|step| Press::Step(game, ask, step));
    let cups = cups().map(|press| Press::Cup(TournamentId(game.0), press));
    let charts = Shape::ALL.map(|shape| Press::Chart(game, shape));
    lobby.chain(doors).chain(steps).chain(cups).chain(charts).chain([Press::CallOff(game)]).collect()
}

#[test]
fn every_code_reads_as_it_is_written_and_fits_into_a_custom_id() {
    for press in every() {
        let code = press.to_string();
        assert!(code.len() <= 100, "{code}");
        assert_eq!(code.parse(), Ok(press), "{code}");
    }
}

#[test]
fn what_is_no_code_is_refused_not_guessed() {
    for code in [
        "",
        "l",
        "l:1",
        "l:x:join",
        "l:1:v",
        "p:1:door",
        "s:1:2:menu",
        "s:1:2.3:pn:900:1",
        "x:1:2",
        "t:1:x3",
        "t:1:v",
        "c:1:glory",
    ] {
        assert_eq!(code.parse::<Press>(), Err(()), "{code:?}");
    }
    for press in every() {
        let code = press.to_string();
        assert_eq!(format!("{code}:1").parse::<Press>(), Err(()), "{code}:1");
    }
}
