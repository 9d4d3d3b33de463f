//! Builds the view of one viewer. Each field is set explicitly; no part of the state with secrets may be copied whole.

use super::InvasionStage;
use super::state::Phase;
use super::view::{InvasionView, Own, SeatView, Stage, TurnView, View};
use super::{Commander, Commanders, Game, Menu, Occupation, State, Y2210, options, usable_links};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Kind;
use crate::rules::engine::{Common, Course, Question, Viewer, Waiting};
use crate::rules::ids::{Card, Seat, TerritoryId};

pub(super) fn view(game: &Game, viewer: Viewer) -> View {
    let state = &game.state;
    let held = TerritorySet::of_seats(state.field.iter().map(|there| there.holder));
    let left = |kind: Kind| {
        let of_kind = game.board().of_kind(kind).iter();
        of_kind.filter(|at| state.land_cards.contains(Card(at.0))).count() as u32
    };
    View {
        common: common(game, viewer),
        territories: state.field.clone(),
        devastated: state.devastated,
        seats: game.setup.all_seats().map(|seat| seat_view(game, seat, held[seat.index()])).collect(),
        stage: stage(state),
        decks: Commander::ALL.into_iter().map(|deck| (deck, state.left_in(deck))).collect(),
        land_decks: Kind::ALL.map(left),
        discarded: state.discarded.iter().collect(),
        turned: state.discarded_land.iter().map(|card| TerritoryId(card.0)).collect::<TerritorySet>(),
        turn: turn_view(game),
        invasion: invasion_view(state, viewer),
        hands: shown_hands(game),
        own: own(state, viewer),
    }
}

fn common(game: &Game, viewer: Viewer) -> Common {
    let state = &game.state;
    let answered = state.sealed.iter().any(|sealed| viewer.is(sealed.seat) && sealed.answer.is_some());
    let course = Course {
        round: state.year,
        turn: state.turn,
        on_turn: on_turn(state),
        waiting: waiting(&game.state, game.questions()),
        order: state.order.clone(),
        alive: state.alive(),
        answered,
    };
    Common::of(game, viewer, course)
}

const fn on_turn(state: &State) -> Option<Seat> {
    match state.phase {
        Phase::New | Phase::Agreeing | Phase::Wishing | Phase::Garrisoning | Phase::Bidding | Phase::Over => {
            None
        }
        Phase::Claiming
        | Phase::Placing
        | Phase::Settling { .. }
        | Phase::Choosing
        | Phase::Collecting { .. }
        | Phase::Hiring
        | Phase::Buying
        | Phase::Preparing
        | Phase::Invading
        | Phase::Fortifying => Some(state.current),
    }
}

const fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::New
        | Phase::Agreeing
        | Phase::Wishing
        | Phase::Claiming
        | Phase::Placing
        | Phase::Settling { .. }
        | Phase::Garrisoning => Stage::Setup,
        Phase::Bidding => Stage::Bid,
        Phase::Choosing => Stage::Markers,
        Phase::Collecting { .. } => Stage::Place,
        Phase::Hiring => Stage::Hire,
        Phase::Buying => Stage::Buy,
        Phase::Preparing => Stage::Prepare,
        Phase::Invading => Stage::Invade,
        Phase::Fortifying => Stage::Fortify,
        Phase::Over => Stage::Over,
    }
}

fn waiting(state: &State, questions: &[Question<Menu>]) -> Waiting {
    let Some(first) = questions.first().filter(|_| !state.sealed.is_empty()) else {
        return Waiting::on::<Y2210>(questions);
    };
    let kind = first.menu.kind().into();
    let of = state.sealed.len() as u32;
    Waiting::Sealed { kind, answered: of - questions.len() as u32, of }
}

/// What stands on the territories of one seat.
#[derive(Default)]
struct Stands {
    units: u32,
    commanders: Commanders,
    stations: TerritorySet,
}

impl Stands {
    fn count(&mut self, at: TerritoryId, there: Occupation) {
        self.units += there.units.count();
        self.commanders = self.commanders.union(there.units.commanders);
        if there.station {
            self.stations.insert(at);
        }
    }
}

fn seat_view(game: &Game, seat: Seat, own: TerritorySet) -> SeatView {
    let state = &game.state;
    let player = state.seat(seat);
    let ground = usable_links::ground(game);
    let bonus = ground.bonus(own);
    let income = if player.alive { usable_links::income_of(own, bonus) } else { 0 };
    let mut stands = Stands::default();
    own.iter().for_each(|at| stands.count(at, state.at(at)));
    let in_hand = if let Phase::Collecting { left } = state.phase
        && state.current == seat
    {
        left
    } else if state.year == 0 {
        player.in_hand
    } else {
        0
    };
    SeatView {
        seat,
        alive: player.alive,
        eliminated_by: player.eliminated_by,
        territories: own.len() as u32,
        units: stands.units,
        commanders: stands.commanders,
        stations: stands.stations,
        energy: player.energy,
        cards: Commander::ALL.into_iter().map(|deck| (deck, state.cards_of(seat, deck))).collect(),
        scouts: player.scouts.len() as u32,
        marker: player.marker,
        in_hand,
        continents: ground.held(own).collect(),
        points: own.len() as u32 + bonus,
        income,
    }
}

fn turn_view(game: &Game) -> TurnView {
    let facts = &game.state.facts;
    let open = game.options().hidden_energy == options::HiddenEnergy::Open;
    TurnView {
        declared: facts.declared,
        jammed: facts.jammed.clone(),
        truces: facts.truces.clone(),
        invade_earth: facts.invade_earth,
        captures: facts.captures,
        bonus: facts.bonus,
        moves: facts.moves,
        hidden_energy: facts.hidden_energy.len() as u32,
        hidden_at: if open { facts.hidden_energy.clone() } else { Vec::new() },
        extractions: facts.extractions,
    }
}

fn invasion_view(state: &State, viewer: Viewer) -> Option<InvasionView> {
    let open = state.invasion()?;
    let (dice, commanders) = match &open.stage {
        InvasionStage::Defending { hidden: true, .. } if !viewer.is(open.by) => (0, Commanders::NONE),
        InvasionStage::Defending { dice, commanders, hidden: _ }
        | InvasionStage::Fought { dice, commanders } => (*dice, *commanders),
        InvasionStage::Ready
        | InvasionStage::Reacting { .. }
        | InvasionStage::Playing { .. }
        | InvasionStage::Throwing { .. }
        | InvasionStage::Entering { .. } => (0, Commanders::NONE),
    };
    Some(InvasionView { by: open.by, from: open.from, to: open.to, whose: open.whose, dice, commanders })
}

/// All hands once the game is over; before that empty.
fn shown_hands(game: &Game) -> Vec<(Seat, Vec<super::CommandCard>)> {
    if game.outcome.is_none() {
        return Vec::new();
    }
    game.setup.all_seats().map(|seat| (seat, game.state.seat(seat).hand.iter().collect())).collect()
}

fn own(state: &State, viewer: Viewer) -> Option<Own> {
    let Viewer::Seat(seat) = viewer else { return None };
    let player = state.seats.get(seat.index())?;
    let sealed = state.sealed.iter().find(|sealed| sealed.seat == seat);
    Some(Own {
        seat,
        hand: player.hand.iter().collect(),
        scouts: player.scouts.clone(),
        hidden_energy: if state.current == seat { state.facts.hidden_energy.clone() } else { Vec::new() },
        sealed: sealed.and_then(|sealed| sealed.answer.clone()),
    })
}
