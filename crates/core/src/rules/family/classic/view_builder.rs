//! Builds the view of one viewer. Each field is set explicitly; no part of the state with secrets may be copied whole.

use super::state::{Phase, SeatState, State, options};
use super::steps::{Menu, PendingDecision};
use super::view::{Battle, Closing, Own, SeatView, Stage, View};
use super::{Classic, Game, cards, objectives, restrictions};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Common, Course, Question, Viewer, Waiting};
use crate::rules::ids::{Seat, TerritoryId};
use crate::rules::objective::Objective;

pub(super) fn view(game: &Game, viewer: Viewer) -> View {
    let state = &game.state;
    let held = TerritorySet::of_seats(state.field.iter().map(|there| there.holder));
    let seats = game.setup.all_seats().map(|seat| seat_view(game, state, seat, held[seat.index()]));
    View {
        common: common(game, state, viewer),
        territories: state.field.clone(),
        seats: seats.collect(),
        stage: stage(state),
        next_set: cards::next(options(game), state.sets),
        sets_traded: state.sets,
        deck: state.deck.len() as u32,
        battle: battle(state),
        staying: staying(game, state),
        closing: closing(state),
        objectives: shown_objectives(game, state),
        own: own(game, state, viewer),
    }
}

fn common(game: &Game, state: &State, viewer: Viewer) -> Common {
    let course = Course {
        round: state.round,
        turn: state.turn,
        on_turn: on_turn(state),
        waiting: waiting(state, game.questions()),
        order: state.in_order().collect(),
        alive: state.in_order().filter(|seat| state.seat(*seat).alive).collect(),
        answered: matches!(viewer, Viewer::Seat(seat) if state.sealed.get(seat.index()).is_some_and(Option::is_some)),
    };
    Common::of(game, viewer, course)
}

fn seat_view(game: &Game, state: &State, seat: Seat, held: TerritorySet) -> SeatView {
    let board = game.board();
    let player: &SeatState = state.seat(seat);
    let (territories, continents) =
        if player.alive { State::income_of(board, options(game), held) } else { (0, 0) };
    SeatView {
        seat,
        alive: player.alive,
        eliminated_by: player.eliminated_by,
        territories: held.len() as u32,
        armies: held.iter().map(|t| state.at(t).armies).sum(),
        in_hand: if state.turn == 0 {
            player.in_hand
        } else if seat == state.current {
            state.pending()
        } else {
            0
        },
        cards: player.hand.len() as u32,
        continents: State::continents_of(board, held),
        points: held.iter().map(|t| board.value(t)).sum(),
        income: territories + continents,
    }
}

fn closing(state: &State) -> Closing {
    Closing {
        time_up: state.time_up,
        last: state.last_round.map(|last| last.seat),
        extra: state.extra.as_ref().map(|extra| (extra.number, extra.tied.clone())),
        renewals: state.renewals,
    }
}

/// All secret objectives once the game is over; before that empty.
fn shown_objectives(game: &Game, state: &State) -> Vec<(Seat, Objective)> {
    if game.outcome.is_none() {
        return Vec::new();
    }
    let seats = state.seats.iter().enumerate();
    seats.filter_map(|(i, player)| player.objective.clone().map(|o| (Seat(i as u8), o))).collect()
}

const fn on_turn(state: &State) -> Option<Seat> {
    match state.phase {
        Phase::New | Phase::Wishing | Phase::SealedPlacing | Phase::Over => None,
        Phase::Claiming
        | Phase::Placing
        | Phase::Reinforcing { .. }
        | Phase::Attacking
        | Phase::Fortifying => Some(state.current),
    }
}

const fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::New | Phase::Wishing | Phase::Claiming | Phase::Placing | Phase::SealedPlacing => Stage::Setup,
        Phase::Reinforcing { .. } => Stage::Reinforce,
        Phase::Attacking => Stage::Attack,
        Phase::Fortifying => Stage::Fortify,
        Phase::Over => Stage::Over,
    }
}

fn waiting(state: &State, questions: &[Question<Menu>]) -> Waiting {
    let Some(first) = questions.first().filter(|_| !state.sealed.is_empty()) else {
        return Waiting::on::<Classic>(questions);
    };
    let kind = first.menu.kind().into();
    let of = state.sealed.len() as u32;
    Waiting::Sealed { kind, answered: of - questions.len() as u32, of }
}

fn battle(state: &State) -> Option<Battle> {
    match state.stack.last() {
        Some(PendingDecision::Defence(open)) => {
            Some(Battle { from: open.from, to: open.to, dice: open.dice })
        }
        _ => None,
    }
}

/// Armies per territory that may not move at the end of this turn; empty if all may.
fn staying(game: &Game, state: &State) -> Vec<u32> {
    let ids = (0..state.field.len() as u8).map(TerritoryId);
    let staying = ids.map(|at| restrictions::stay(game, at));
    if staying.clone().all(|n| n == 0) { Vec::new() } else { staying.collect() }
}

fn own(game: &Game, state: &State, viewer: Viewer) -> Option<Own> {
    let Viewer::Seat(seat) = viewer else { return None };
    let player = state.seats.get(seat.index())?;
    let objective = player.objective.clone();
    let instead = objectives::goal(state, options(game), seat);
    Some(Own {
        seat,
        hand: player.hand.iter().collect(),
        sealed: state.sealed.get(seat.index()).cloned().flatten(),
        instead: objective.as_ref().is_some_and(|own| instead.is_some_and(|goal| *goal != own.goal)),
        reached: objectives::reached(state, game.board(), options(game), seat),
        objective,
    })
}
