//! One invasion, from its declaration to its end (A1-34): reactions, dice, losses, move-in. Each roll is an invasion of its
//! own (R1-35, F-43).

use super::options::{AfterTrap, Declare, LoneStation, Reactions};
use super::state::options;
use super::steps::{Advance, Defend, Throw};
use super::{
    Action, Asked, Commander, Commanders, Game, InvasionStage, Menu, PendingInvasion, Play, Transaction,
    Y2210, battle, command_cards, usable_links,
};
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Declares an invasion (R1-34 to R1-36, R1-40 to R1-43). It is rolled once, unless it is prevented or the target emptied; then
/// each further roll is a new declaration, so calling it off needs no word (R1-44, A1-24).
pub(super) fn declare(tx: &mut Transaction<'_>, by: Seat, from: TerritoryId, to: TerritoryId) {
    let target = tx.state().at(to);
    let contested = !target.units.is_empty();
    tx.emit_public(InvasionDeclared { seat: by, from, to, whose: target.holder, contested });
    open_window(tx, entitled(&tx.game));
}

/// The deck whose cards concern territories of that kind: land, naval, space.
const fn deck_of(kind: Kind) -> Commander {
    match kind {
        Kind::Land => Commander::Land,
        Kind::Sea => Commander::Naval,
        Kind::Moon => Commander::Space,
    }
}

/// The seats that a window asks, by public facts alone, in the order in which their cards are played (A1-33): who holds a
/// card of the target's deck with its commander in play, and the defender also with diplomat cards; nobody if the target is
/// empty. Jammed players and the invader are not asked.
fn entitled(game: &Game) -> Vec<Seat> {
    let state = &game.state;
    let Some(invasion) = state.invasion() else { return Vec::new() };
    let target = state.at(invasion.to);
    if target.holder == Holder::Nobody {
        return Vec::new();
    }
    let deck = deck_of(game.board().territory(invasion.to).kind);
    let holds = |seat: Seat, deck: Commander| state.may_play(seat, deck) && state.cards_of(seat, deck) > 0;
    let others = state.after(invasion.by);
    let defends = |seat: &Seat| target.holder == Holder::Seat(*seat);
    let may = |seat: &Seat| holds(*seat, deck) || defends(seat) && holds(*seat, Commander::Diplomat);
    let (first, rest): (Vec<Seat>, Vec<Seat>) = others.into_iter().filter(may).partition(defends);
    [first, rest].concat()
}

/// Opens a window to these seats: to all at once, or to the first one (A1-23).
fn open_window(tx: &mut Transaction<'_>, mut seats: Vec<Seat>) {
    if seats.is_empty() {
        return;
    }
    let later = match options(&tx.game).reactions {
        Reactions::Together => Vec::new(),
        Reactions::InOrder => seats.split_off(1),
    };
    tx.emit_public(WindowOpened { seats, later });
}

/// Closes the window when all its answers are in.
pub(super) fn answered(tx: &mut Transaction<'_>) {
    if tx.state().sealed_complete() {
        tx.emit_public(WindowClosed);
    }
}

impl PendingInvasion {
    /// Whether it ends without a roll: prevented (A1-38), too few units left (A1-39), the commander for water or Moon gone
    /// (R1-41, R1-42).
    pub(super) fn is_off(&self, game: &Game) -> bool {
        let state = &game.state;
        let origin = state.at(self.from);
        let prevented = self.whose.seat().is_some_and(|seat| state.facts.truces.contains(&seat));
        prevented
            || origin.holder != Holder::Seat(self.by)
            || origin.units.count() < 2
            || !usable_links::invasion(game, self.by).adjacent(self.from, self.to)
    }

    /// Whether reactions can still change something: not once it is prevented or the territory evacuated (A1-23, A1-82);
    /// after a death trap only if the table says so (A1-70).
    fn takes_reactions(&self, game: &Game) -> bool {
        let prevented = self.whose.seat().is_some_and(|seat| game.state.facts.truces.contains(&seat));
        let settled = prevented || self.evacuated;
        !settled && (options(game).after_trap == AfterTrap::GoOn || !self.is_off(game))
    }

    /// The question that is open.
    pub(super) fn asked(&self, game: &Game) -> Asked {
        match &self.stage {
            InvasionStage::Reacting { .. } => Asked::Sealed,
            InvasionStage::Defending { hidden: true, .. } => {
                self.asked_to_defend(game, (0, Commanders::NONE))
            }
            InvasionStage::Defending { dice, commanders, hidden: false } => {
                self.asked_to_defend(game, (*dice, *commanders))
            }
            InvasionStage::Ready if self.defence_is_first(game) => {
                self.asked_to_defend(game, (0, Commanders::NONE))
            }
            InvasionStage::Entering { least, commanders } => {
                Asked::One(self.by, Menu::Advance(Advance::ask(game, self, *least, *commanders)))
            }
            InvasionStage::Ready
            | InvasionStage::Playing { .. }
            | InvasionStage::Throwing { .. }
            | InvasionStage::Fought { .. } => Asked::One(self.by, Menu::Throw(Throw::ask(game, self))),
        }
    }

    /// Whether the defender names dice before the invader (A1-11).
    fn defence_is_first(&self, game: &Game) -> bool {
        options(game).declare == Declare::DefenderFirst && battle::chooser(game, self.to).is_some()
    }

    fn asked_to_defend(&self, game: &Game, (dice, commanders): (u8, Commanders)) -> Asked {
        let chooser = self.whose.seat().unwrap_or_else(|| neutral_chooser(game, self.by));
        Asked::One(chooser, Menu::Defend(Defend::ask(game, self, dice, commanders)))
    }

    /// Goes on as far as the rules alone decide; false if an answer is needed.
    pub(super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        match &self.stage {
            InvasionStage::Ready => self.go_on_to_dice(tx),
            InvasionStage::Playing { queue, later } => {
                match self.next_reaction(&tx.game, queue) {
                    Some((seat, play)) => {
                        let cost = command_cards::playing::cost(&tx.game, play.card);
                        command_cards::playing::play(tx, seat, &play, cost);
                    }
                    None => self.settle_window(tx, later),
                }
                true
            }
            InvasionStage::Fought { dice, commanders } => {
                let left = commanders.intersection(tx.state().at(self.from).units.commanders);
                if tx.state().at(self.to).units.is_empty() {
                    tx.emit_public(EntryOpened { least: u32::from(*dice), commanders: left });
                } else {
                    tx.emit_public(InvasionEnded { seat: self.by, from: self.from, to: self.to });
                }
                true
            }
            InvasionStage::Reacting { .. }
            | InvasionStage::Throwing { .. }
            | InvasionStage::Defending { .. }
            | InvasionStage::Entering { .. } => false,
        }
    }

    /// A target without units, with or without a station, is taken without dice, one that was evacuated too (R1-40, A1-3,
    /// A1-82).
    fn go_on_to_dice(&self, tx: &mut Transaction<'_>) -> bool {
        if self.is_off(&tx.game) {
            tx.emit_public(InvasionEnded { seat: self.by, from: self.from, to: self.to });
            return true;
        }
        let empty = tx.state().at(self.to).units.is_empty();
        if empty {
            tx.emit_public(EntryOpened { least: 1, commanders: Commanders::NONE });
        }
        empty
    }

    /// The first reaction that can be played now; those before it have become unplayable and stay in hand (A1-23, A1-78).
    fn next_reaction(&self, game: &Game, queue: &[(Seat, Play)]) -> Option<(Seat, Play)> {
        if !self.takes_reactions(game) {
            return None;
        }
        let playable = |(seat, play): &&(Seat, Play)| {
            let option = command_cards::playing::option(
                game,
                *seat,
                play.card,
                command_cards::playing::cost(game, play.card),
            );
            option.is_some_and(|option| option.targets.offers(&play.target))
        };
        queue.iter().find(playable).cloned()
    }

    /// A lone station has no units either, but who is asked later can still save it with Stealth MODs (A1-33, A1-68).
    fn settle_window(&self, tx: &mut Transaction<'_>, later: &[Seat]) {
        tx.emit_public(WindowSettled);
        if self.is_off(&tx.game) || self.evacuated {
            return;
        }
        let next = entitled(&tx.game).into_iter().filter(|seat| later.contains(seat)).collect();
        open_window(tx, next);
    }
}

/// The seat that chooses the dice of neutral territories: the invader's opponent (A1-19).
pub(super) fn neutral_chooser(game: &Game, by: Seat) -> Seat {
    game.state.after(by).first().copied().unwrap_or(by)
}

/// An invasion was declared. It closes the time before the first invasion (R1-31, A1-43).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvasionDeclared {
    /// The invader.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// The holder of the target.
    pub whose: Holder,
    /// Whether an enemy unit stands there (F-40).
    pub contested: bool,
}

impl Recorded<Y2210> for InvasionDeclared {
    fn record(&self, game: &mut Game) {
        let each = options(game).lone_station == LoneStation::EachDeclaration;
        let facts = &mut game.state.facts;
        facts.declared = true;
        match facts.contested.iter_mut().find(|(at, _)| *at == self.to) {
            Some((_, contested)) => *contested |= each && self.contested,
            None => facts.contested.push((self.to, self.contested)),
        }
        game.state.interrupt(PendingInvasion {
            by: self.seat,
            from: self.from,
            to: self.to,
            whose: self.whose,
            evacuated: false,
            stage: InvasionStage::Ready,
        });
    }
}

/// The cards of an answer.
fn cards_of(answer: Action) -> Vec<Play> {
    if let Action::React { cards } = answer { cards } else { Vec::new() }
}

/// A reaction window opened (A1-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowOpened {
    /// The seats that are asked now.
    pub seats: Vec<Seat>,
    /// The seats that are asked afterwards.
    pub later: Vec<Seat>,
}

impl Recorded<Y2210> for WindowOpened {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        if let Some(invasion) = game.state.invasion_mut() {
            invasion.stage = InvasionStage::Reacting { later: self.later.clone() };
        }
        game.state.ask_sealed(&self.seats, opened);
    }
}

/// All answers of the window are in; their cards are played one after another.
#[derive(Clone, Copy, Debug)]
pub struct WindowClosed;

impl Recorded<Y2210> for WindowClosed {
    fn record(&self, game: &mut Game) {
        let answers = std::mem::take(&mut game.state.sealed);
        let plays = answers.into_iter().flat_map(|sealed| {
            let seat = sealed.seat;
            let cards = sealed.answer.map(cards_of).unwrap_or_default();
            cards.into_iter().map(move |play| (seat, play))
        });
        let queue = plays.collect();
        if let Some(invasion) = game.state.invasion_mut() {
            let later = match &invasion.stage {
                InvasionStage::Reacting { later } => later.clone(),
                InvasionStage::Ready
                | InvasionStage::Playing { .. }
                | InvasionStage::Throwing { .. }
                | InvasionStage::Defending { .. }
                | InvasionStage::Fought { .. }
                | InvasionStage::Entering { .. } => Vec::new(),
            };
            invasion.stage = InvasionStage::Playing { queue, later };
        }
    }
}

/// No card of the window is left to be played.
#[derive(Clone, Copy, Debug)]
pub struct WindowSettled;

impl Recorded<Y2210> for WindowSettled {
    fn record(&self, game: &mut Game) {
        if let Some(invasion) = game.state.invasion_mut() {
            invasion.stage = InvasionStage::Ready;
        }
    }
}

/// The target has no units: units of the invader move in (R1-38, R1-40).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryOpened {
    /// Minimum number of units.
    pub least: u32,
    /// The commanders that must move in (R1-25).
    pub commanders: Commanders,
}

impl Recorded<Y2210> for EntryOpened {
    fn record(&self, game: &mut Game) {
        if let Some(invasion) = game.state.invasion_mut() {
            invasion.stage = InvasionStage::Entering { least: self.least, commanders: self.commanders };
        }
    }
}

/// An invasion is over without a capture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvasionEnded {
    /// The invader.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
}

impl Recorded<Y2210> for InvasionEnded {
    fn record(&self, game: &mut Game) {
        game.state.end_invasion();
    }
}
