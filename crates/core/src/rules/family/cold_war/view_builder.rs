//! Builds the view of one viewer. Each field is set explicitly; no part of the state with secrets may be copied whole.

use super::questions::waiting;
use super::state::Phase;
use super::view::{LegView, Own, SeatView, Stage, TurnView, View};
use super::{
    Armies, Army, FlightStage, Game, LegStage, PendingDecision, State, Transit, deal_rules, economy, scoring,
};
use crate::rules::engine::{Common, Course, Viewer, Waiting};
use crate::rules::ids::Seat;

pub(super) fn view(game: &Game, viewer: Viewer) -> View {
    let state = &game.state;
    View {
        common: common(game, viewer),
        places: state.places.clone(),
        seats: game.setup.all_seats().map(|seat| seat_view(game, seat, viewer)).collect(),
        stage: stage(state),
        turn: TurnView {
            guest: state.facts.guest,
            refused: state.facts.no_stop.union(state.facts.no_building),
            fights: state.facts.fights.clone(),
        },
        transit: transit(state),
        own: own(game, viewer),
    }
}

fn common(game: &Game, viewer: Viewer) -> Common {
    let state = &game.state;
    let waiting = waiting(game);
    // A picture after a turn names whose turn it was, unless somebody is asked before the next one.
    let just_ended = state.phase == Phase::Between && state.turn > 0 && waiting == Waiting::Nobody;
    let course = Course {
        round: state.round,
        turn: state.turn,
        on_turn: (state.phase.is_turn() || just_ended).then_some(state.current),
        waiting,
        order: state.order.clone(),
        alive: state.order.iter().copied().filter(|seat| !state.is_out(*seat)).collect(),
        answered: false,
    };
    Common::of(game, viewer, course)
}

const fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::New | Phase::Between => Stage::Between,
        Phase::Upkeep => Stage::Upkeep,
        Phase::Acting => Stage::Act,
        Phase::LastLaunches { .. } => Stage::LastLaunches,
        Phase::Over => Stage::Over,
    }
}

fn seat_view(game: &Game, seat: Seat, viewer: Viewer) -> SeatView {
    let state = &game.state;
    let player = state.seat(seat);
    let income = economy::income(game, seat);
    let shown = deal_rules::money_is_public(game) || viewer.is(seat) || game.outcome.is_some();
    let armies = state.all_armies(seat);
    SeatView {
        seat,
        place: game.place_of(seat),
        superpower: game.superpower(seat),
        alive: player.out.is_none(),
        out_by: player.out.map(|out| out.by),
        exile: player.exile,
        money: shown.then_some(player.money),
        population: player.population,
        next_population: economy::next_population(game, seat, income),
        initial: player.initial,
        income,
        points: scoring::points(game, seat, income),
        upkeep: economy::upkeep(game.options(), armies),
        states: state.controlled(seat),
        armies,
        pieces: state.pieces(seat),
    }
}

/// The convoy or missile on its way: public (A3-31).
fn transit(state: &State) -> Option<LegView> {
    let one = |frame: &PendingDecision| match frame {
        PendingDecision::Leg(open) => Some(LegView {
            seat: open.seat,
            transit: Transit::Convoy { armies: open.armies.count() },
            armies: open.armies,
            from: open.from,
            path: open.path.clone(),
            passed: match open.stage {
                LegStage::Leave | LegStage::Refused => 0,
                LegStage::Moving { next: passed, .. } | LegStage::Asking { place: passed, .. } => {
                    passed.into()
                }
            },
        }),
        PendingDecision::Flight(open) => Some(LegView {
            seat: open.seat,
            transit: Transit::Missile(open.weapon),
            armies: Armies::of(Army::Nuclear(open.weapon), 1),
            from: open.from,
            path: open.path.clone(),
            passed: match open.stage {
                FlightStage::Flying { next: passed } | FlightStage::Asking { place: passed, .. } => {
                    passed.into()
                }
            },
        }),
        PendingDecision::Consent(_)
        | PendingDecision::Meet(_)
        | PendingDecision::Fight(_)
        | PendingDecision::Losses(_)
        | PendingDecision::Exile(_)
        | PendingDecision::Pieces(_)
        | PendingDecision::Present(_) => None,
    };
    state.stack.iter().rev().find_map(one)
}

/// What is in force of the viewer's deals: not permissions that have run out, nor promises that were judged in an earlier year.
fn own(game: &Game, viewer: Viewer) -> Option<Own> {
    let (state, year) = (&game.state, deal_rules::year(game));
    let seat = viewer.seat().filter(|seat| seat.index() < state.seats.len())?;
    let talk = &state.talk;
    let mine = |one: Seat, other: Seat| one == seat || other == seat;
    Some(Own {
        seat,
        purse: state.purse(seat),
        offers: talk.offers.iter().filter(|offer| mine(offer.by, offer.to)).cloned().collect(),
        granted: talk
            .granted
            .iter()
            .filter(|one| mine(one.by, one.to) && one.permit.until >= year)
            .cloned()
            .collect(),
        promises: talk
            .promises
            .iter()
            .filter(|one| mine(one.by, one.to) && one.judged.is_none_or(|judged| judged >= year))
            .cloned()
            .collect(),
        broken: talk.broken.iter().filter(|(_, to)| *to == seat).map(|(by, _)| *by).collect(),
    })
}
