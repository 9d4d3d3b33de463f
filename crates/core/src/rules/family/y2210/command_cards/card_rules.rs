//! Passes a kind of command card to the rules in its file, and finds what is printed on it.

use super::super::{CardKind, CommandCard, Game, Printed, Transaction};
use super::card_effect::CardEffect as _;
use super::target::{Target, Targets};
use super::{blank, each_card};
use crate::rules::ids::Seat;

/// Generates the functions that pass a kind of card to its rules, and the list of what is printed.
macro_rules! cards {
    (
        rules { $($kind:ident $(($($of:ident)? $(_)?))? in $file:ident,)+ }
        decks { $([$($card:ident in $printed:ident),+])+ }
    ) => {
        pub(super) fn targets(kind: CardKind, game: &Game, seat: Seat) -> Option<Targets> {
            match kind {
                $(CardKind::$kind $(($($of,)? ..))? => super::$file::$kind $($(($of))?)?.targets(game, seat),)+
            }
        }

        pub(super) fn resolve(kind: CardKind, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
            match kind {
                $(CardKind::$kind $(($($of,)? ..))? => super::$file::$kind $($(($of))?)?.resolve(tx, seat, target),)+
            }
        }

        /// All printed cards, deck by deck (F-28, A1-75).
        pub(super) const PRINTED: [&[Printed]; 5] = [$(&[$(super::$printed::$card),+]),+];
    };
}

each_card! { cards! }

impl CardKind {
    /// All printed kinds, deck by deck.
    pub fn all() -> impl Iterator<Item = Self> {
        PRINTED.into_iter().flatten().map(|printed| printed.kind)
    }

    /// What is printed on it.
    pub fn printed(self) -> &'static Printed {
        let mut all = PRINTED.iter().copied().flatten().chain(&blank::CARDS);
        let found = all.find(|printed| printed.kind == self);
        found.unwrap_or(&PRINTED[0][0])
    }

    /// Whether such a card exists: some decks lack a kind, for example bombs for commanders of other kinds.
    pub fn exists(self) -> bool {
        matches!(self, Self::Blank(_)) || Self::all().any(|kind| kind == self)
    }

    /// The id in texts and golden files.
    pub fn key(self) -> &'static str {
        self.printed().key
    }
}

impl CommandCard {
    /// What is printed on it. The card must be a printed or a blank one.
    pub fn kind(self) -> CardKind {
        self.blank().map_or_else(|| kind_of(self), CardKind::Blank)
    }
}

/// The kind of a printed card.
fn kind_of(card: CommandCard) -> CardKind {
    let deck = PRINTED[usize::from(card.0 / CommandCard::EACH)];
    let mut left = card.0 % CommandCard::EACH;
    for printed in deck {
        if left < printed.copies {
            return printed.kind;
        }
        left -= printed.copies;
    }
    unreachable!("the copies of a deck add up to its size, as a test shows")
}
