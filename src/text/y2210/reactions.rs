//! Command cards for others' turns in words: when one helps, the order that is offered for one that was just drawn, what a
//! table does in silence, and which cards were not played.

use super::{Y2210Words, publics};
use crate::rules::board::Kind;
use crate::rules::y2210::{CardKind, Public, Timing, View};
use crate::rules::{Holder, Seat, Seen};

impl Y2210Words {
    /// When a card against invasions helps, behind "when"; nothing for another card.
    pub(super) fn helps_when(self, card: CardKind) -> String {
        match card {
            CardKind::StealthMods(_) | CardKind::CeaseFire => self.helps_danger(),
            CardKind::StealthStation => self.helps_station(),
            CardKind::DeathTrap(_) => self.helps_trap(),
            CardKind::Evacuation => self.helps_evacuation(),
            _ => String::new(),
        }
    }

    /// What silence does with cards in others' turns, below the player's own cards.
    pub(in crate::text) fn reactions_in_silence(self, waits: bool) -> String {
        if waits { self.hand_asked() } else { self.hand_never_asked() }
    }

    /// The cards in the reader's hand that could have been played against the invasions of the reader's territories in
    /// `seen`, the events since the reader's last turn. Private: only the reader may see it.
    pub(in crate::text) fn unplayed(self, view: &View, reader: Seat, seen: &[Seen]) -> Option<String> {
        let own = view.own.as_ref().filter(|own| own.seat == reader)?;
        let invaded = windows(view, reader, seen);
        let facts = view.seat(reader);
        let could = |card: &CardKind| {
            let printed = card.printed();
            printed.timing == Timing::Reaction
                && facts.commanders.contains(printed.deck)
                && facts.energy >= printed.cost
                && invaded.iter().any(|kind| serves(*card, *kind))
        };
        let mut cards: Vec<CardKind> = own.kinds().filter(could).collect();
        cards.dedup();
        (!cards.is_empty())
            .then(|| self.recap_unused(&self.list(cards.into_iter().map(|card| self.command_card(card)))))
    }
}

impl super::super::Words {
    /// The offer of an order for a card against invasions that was just drawn, at a table that waits for reactions or not.
    pub fn drawn_card(self, card: CardKind, waits: bool) -> String {
        let (name, when) = (self.command_card(card), Y2210Words(self).helps_when(card));
        if waits { self.drawn_asked(&name, &when) } else { self.drawn_not_asked(&name, &when) }
    }

    /// The order that plays a card when it helps.
    pub fn useful_card(self, card: CardKind) -> String {
        self.card_useful(&self.command_card(card), &Y2210Words(self).helps_when(card))
    }
}

/// The ground of the reader's territories that were invaded while the reader could have reacted by what everybody knows.
fn windows(view: &View, reader: Seat, seen: &[Seen]) -> Vec<Kind> {
    let (mut kinds, mut target) = (Vec::new(), None);
    for public in publics(seen) {
        match public {
            Public::InvasionDeclared(declared) => {
                let mine = declared.whose == Holder::Seat(reader);
                target = mine.then_some(view.map().territory(declared.to).kind);
            }
            Public::WindowOpened(opened) if opened.seats.contains(&reader) => kinds.extend(target),
            _ => {}
        }
    }
    kinds
}

/// Whether a card can be played for a territory of that ground.
fn serves(card: CardKind, ground: Kind) -> bool {
    match card {
        CardKind::StealthMods(kind) | CardKind::DeathTrap(kind) => kind == ground,
        CardKind::StealthStation => ground == Kind::Land,
        _ => true,
    }
}
