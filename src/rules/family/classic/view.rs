//! What a viewer may see of a game of this family, and the other worlds that look the same to them.
//! Never copies the state: every field is put there on purpose.

use super::asks;
use super::state::{Chair, Classic, Frame, Phase, options};
use super::{aims, bounds, cards, limits};
use crate::rules::chance::Luck;
use crate::rules::event::Viewer;
use crate::rules::game::{Family, Game};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::objective::Objective;
use crate::rules::set::CardSet;
use crate::rules::view::{Battle, Closing, Own, SeatView, Stage, View, Waiting};

pub(crate) fn view(game: &Game, state: &Classic, viewer: Viewer) -> View {
    let in_order = game.setup.all_seats();
    View {
        viewer,
        rulebook: game.setup.rulebook,
        options: game.setup.options.clone(),
        board: game.setup.board(),
        seq: game.seq,
        territories: state.field.clone(),
        seats: in_order.map(|seat| seat_view(game, state, seat)).collect(),
        round: state.round,
        turn: state.turn,
        on_turn: on_turn(state),
        stage: stage(state),
        waiting: waiting(game, state),
        next_set: cards::next(options(game), state.sets),
        sets_traded: state.sets,
        deck: state.fresh.len() as u32,
        battle: battle(state),
        staying: staying(game, state),
        closing: closing(state),
        outcome: game.outcome.clone(),
        objectives: objectives(game, state),
        own: own(game, state, viewer),
    }
}

fn seat_view(game: &Game, state: &Classic, seat: Seat) -> SeatView {
    let board = game.board();
    let chair: &Chair = state.chair(seat);
    let held = state.held_by(Holder::Seat(seat));
    let (territories, continents) =
        if chair.alive { state.income(board, options(game), seat) } else { (0, 0) };
    SeatView {
        seat,
        alive: chair.alive,
        eliminated_by: chair.eliminated_by,
        territories: held.len() as u32,
        armies: held.iter().map(|t| state.at(t).armies).sum(),
        in_hand: if state.turn == 0 { chair.in_hand } else { reserve(state, seat) },
        cards: chair.hand.len() as u32,
        continents: state.continents_of(board, seat),
        points: held.iter().map(|t| board.value(t)).sum(),
        income: territories + continents,
    }
}

fn closing(state: &Classic) -> Closing {
    Closing {
        time_up: state.time_up,
        last: state.last_round.map(|last| last.seat),
        extra: state.extra.as_ref().map(|extra| (extra.number, extra.tied.clone())),
        renewals: state.renewals,
    }
}

/// Everybody's secret objective, but only once the game is over.
fn objectives(game: &Game, state: &Classic) -> Vec<(Seat, Objective)> {
    if game.outcome.is_none() {
        return Vec::new();
    }
    let chairs = state.chairs.iter().enumerate();
    chairs.filter_map(|(i, chair)| chair.objective.clone().map(|o| (Seat(i as u8), o))).collect()
}

/// Reinforcements that the seat on turn has still to place.
fn reserve(state: &Classic, seat: Seat) -> u32 {
    if seat != state.current {
        return 0;
    }
    let owed: u32 = state.stack.iter().map(limits::owed).sum();
    match state.phase {
        Phase::Reinforcing { left, .. } => left + owed,
        _ => owed,
    }
}

const fn on_turn(state: &Classic) -> Option<Seat> {
    match state.phase {
        Phase::New | Phase::Wishing | Phase::SealedPlacing | Phase::Over => None,
        Phase::Claiming
        | Phase::Placing
        | Phase::Reinforcing { .. }
        | Phase::Attacking
        | Phase::Fortifying => Some(state.current),
    }
}

const fn stage(state: &Classic) -> Stage {
    match state.phase {
        Phase::New | Phase::Wishing | Phase::Claiming | Phase::Placing | Phase::SealedPlacing => Stage::Setup,
        Phase::Reinforcing { .. } => Stage::Reinforce,
        Phase::Attacking => Stage::Attack,
        Phase::Fortifying => Stage::Fortify,
        Phase::Over => Stage::Over,
    }
}

fn waiting(game: &Game, state: &Classic) -> Waiting {
    let questions = asks::questions(game);
    let Some(first) = questions.first() else { return Waiting::Nobody };
    let kind = first.menu.kind();
    if state.sealed.is_empty() {
        return Waiting::For { seat: first.id.to, kind };
    }
    let of = state.sealed.len() as u32;
    Waiting::Sealed { kind, answered: of - questions.len() as u32, of }
}

fn battle(state: &Classic) -> Option<Battle> {
    match state.stack.last() {
        Some(Frame::Defence { from, to, dice, .. }) => Some(Battle { from: *from, to: *to, dice: *dice }),
        _ => None,
    }
}

/// Armies that may not move at the end of this turn; empty where every army may.
fn staying(game: &Game, state: &Classic) -> Vec<u32> {
    let ids = (0..state.field.len() as u8).map(TerritoryId);
    let staying: Vec<u32> = ids.map(|at| bounds::stay(game, at)).collect();
    if staying.iter().all(|n| *n == 0) { Vec::new() } else { staying }
}

fn own(game: &Game, state: &Classic, viewer: Viewer) -> Option<Own> {
    let Viewer::Seat(seat) = viewer else { return None };
    let chair = state.chairs.get(seat.index())?;
    let objective = chair.objective.clone();
    let instead = aims::goal(state, options(game), seat);
    Some(Own {
        seat,
        hand: chair.hand.iter().collect(),
        sealed: state.sealed.get(seat.index()).cloned().flatten(),
        instead: objective.as_ref().is_some_and(|own| instead.is_some_and(|goal| *goal != own.goal)),
        reached: aims::reached(state, game.board(), options(game), seat),
        objective,
        asks: game.asks().into_iter().filter(|ask| ask.to == seat).collect(),
    })
}

/// Deals what the viewer can't see anew: the cards in other hands and in the deck, and others' sealed answers.
pub(crate) fn resample(game: &Game, state: &Classic, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let Family::Classic(other) = &mut twin.family;
    let hidden_seats: Vec<Seat> = game.setup.all_seats().filter(|seat| !viewer.is(*seat)).collect();
    let mut pile = hidden_seats.iter().fold(state.fresh, |pile, seat| pile.union(state.chair(*seat).hand));
    for seat in &hidden_seats {
        let size = state.chair(*seat).hand.len();
        other.chairs[seat.index()].hand = (0..size).map(|_| take(&mut pile, &mut luck)).collect();
    }
    other.fresh = pile;
    if !viewer.is(state.current) {
        let kept = state.booty.intersection(state.chair(state.current).hand);
        let captured: CardSet = other.chair(state.current).hand.iter().take(kept.len()).collect();
        // Those that were laid down again lie open in every world.
        other.booty = state.booty.difference(kept).union(captured);
    }
    if state.covered > 0
        && !viewer.is(state.current)
        && let Some(Frame::Defence { from, to, .. }) = state.stack.last()
    {
        let (least, most) = (asks::least_attack(game, *to), asks::most_attack(state, *from));
        other.covered = least + luck.below(usize::from(most - least) + 1) as u8;
    }
    if game.outcome.is_none() {
        aims::redeal(game, state, other, &hidden_seats, &mut luck);
    }
    for seat in hidden_seats {
        if state.sealed.get(seat.index()).is_some_and(Option::is_some) {
            let menu = asks::sealed_menu(game, state, seat);
            let answer = menu.sample(&mut |bound| luck.below(bound as usize) as u32);
            other.sealed[seat.index()] = Some(answer);
        }
    }
    twin
}

fn take(pile: &mut CardSet, luck: &mut Luck<'_>) -> Card {
    let card = pile.nth(luck.below(pile.len())).expect("as many cards as places");
    pile.remove(card);
    card
}
