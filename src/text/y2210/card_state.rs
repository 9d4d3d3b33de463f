//! Whether a card of the own hand can be played now, and why not: in a sentence for the hand as text, in a few words for
//! its picture. Private.

use super::super::bundle::Words;
use crate::rules::Menu as AnyMenu;
use crate::rules::y2210::{CardKind, Commander, Menu, Own, PlayOption, Stage, Timing, View, steps};

/// Whether a card of the own hand can be played now, and why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardState {
    /// It can be played now, for that much energy.
    Now(u32),
    /// Its commander is not in play.
    NoCommander(Commander),
    /// A Frequency Jam forbids it.
    Jammed,
    /// Its time has not come.
    NotYet(Timing),
    /// It costs more energy than the viewer has.
    NoEnergy {
        /// What it costs.
        cost: u32,
        /// What the viewer has.
        energy: u32,
    },
    /// There is nothing to play it on.
    NoTarget,
    /// It was shown in this turn and not confirmed (A1-61).
    Refused,
    /// It counts at the end of the game, as things stand.
    Counts,
    /// It counts at the end of the game if that commander is in play.
    CountsWith(Commander),
}

impl CardState {
    /// The state of a card of the viewer's own hand; `None` without a seat.
    pub fn of(view: &View, card: CardKind) -> Option<Self> {
        let own = view.own.as_ref()?;
        let (printed, seat, cost) = (card.printed(), view.seat(own.seat), view.house().cost(card));
        if let Some(option) = options(view).find(|option| option.card == card) {
            return Some(Self::Now(option.cost));
        }
        let in_play = seat.commanders.contains(printed.deck);
        Some(match printed.timing {
            Timing::EndOfGame if in_play => Self::Counts,
            Timing::EndOfGame => Self::CountsWith(printed.deck),
            _ if !in_play => Self::NoCommander(printed.deck),
            _ if view.turn.jammed.contains(&own.seat) => Self::Jammed,
            timing if !is_time(view, own, timing) => Self::NotYet(timing),
            _ if seat.energy < cost => Self::NoEnergy { cost, energy: seat.energy },
            Timing::Written => Self::Refused,
            _ => Self::NoTarget,
        })
    }
}

impl Words {
    /// Whether the viewer can play a card of the own hand now, what it costs, and why not: "needs your naval commander, not
    /// in play". Private.
    pub fn card_state(self, view: &View, card: CardKind) -> String {
        let Some(state) = CardState::of(view, card) else { return String::new() };
        match state {
            CardState::Now(cost) => self.card_now(cost),
            CardState::NoCommander(commander) => self.card_no_commander(&self.commander(commander)),
            CardState::Jammed => self.card_jammed(),
            CardState::NotYet(Timing::Reaction) => self.card_reaction(),
            CardState::NotYet(Timing::EndOfTurn) => self.card_end_of_turn(),
            CardState::NotYet(Timing::Written) => self.card_written(),
            CardState::Refused => self.card_refused(),
            CardState::NotYet(Timing::BeforeInvasion | Timing::EndOfGame) => self.card_before(),
            CardState::NoEnergy { cost, energy } => self.card_no_energy(cost, energy),
            CardState::NoTarget => self.card_no_target(),
            CardState::Counts => self.card_counts(),
            CardState::CountsWith(commander) => self.card_counts_not(&self.commander(commander)),
        }
    }

    /// The same in a few words, for the foot of a card's picture.
    pub fn card_state_short(self, state: CardState) -> String {
        match state {
            CardState::Now(cost) => self.card_short_now(cost),
            CardState::NoCommander(commander) => self.card_short_no_commander(&self.commander(commander)),
            CardState::Jammed => self.card_short_jammed(),
            CardState::NotYet(_) => self.card_short_later(),
            CardState::NoEnergy { energy, .. } => self.card_short_no_energy(energy),
            CardState::NoTarget | CardState::Refused => self.card_short_no_target(),
            CardState::Counts => self.card_short_counts(),
            CardState::CountsWith(_) => self.card_short_counts_not(),
        }
    }

    /// When a command card may be played, in a few words.
    pub fn card_timing_short(self, timing: Timing) -> String {
        match timing {
            Timing::BeforeInvasion => self.timing_short_before(),
            Timing::Reaction => self.timing_short_reaction(),
            Timing::EndOfTurn => self.timing_short_end_of_turn(),
            Timing::EndOfGame => self.timing_short_end_of_game(),
            Timing::Written => self.timing_short_written(),
        }
    }
}

/// The cards in hand that can be played now.
fn options(view: &View) -> impl Iterator<Item = &PlayOption> {
    view.asks.iter().flat_map(|ask| match &ask.menu {
        AnyMenu::Y2210(menu) => cards_of(menu),
        AnyMenu::Classic(_) | AnyMenu::ColdWar(_) => &[],
    })
}

fn cards_of(menu: &Menu) -> &[PlayOption] {
    match menu {
        Menu::Prepare(steps::Prepare { cards, .. })
        | Menu::Invade(steps::Invade { cards, .. })
        | Menu::React(steps::React { cards, .. })
        | Menu::NuclearRound(steps::NuclearRound { cards, .. })
        | Menu::Fortify(steps::Fortify { cards, .. }) => cards,
        _ => &[],
    }
}

/// Whether cards of that time can be played now.
fn is_time(view: &View, own: &Own, timing: Timing) -> bool {
    let on_turn = view.on_turn == Some(own.seat);
    match timing {
        Timing::BeforeInvasion => {
            on_turn && matches!(view.stage, Stage::Prepare | Stage::Invade) && !view.turn.declared
        }
        Timing::Reaction => view.asks.iter().any(|ask| matches!(&ask.menu, AnyMenu::Y2210(Menu::React(_)))),
        Timing::EndOfTurn => on_turn && view.stage == Stage::Fortify,
        Timing::EndOfGame => false,
        Timing::Written => {
            let times = [Timing::BeforeInvasion, Timing::Reaction, Timing::EndOfTurn];
            times.into_iter().any(|time| is_time(view, own, time))
        }
    }
}
