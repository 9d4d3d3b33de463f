//! Names of pieces, cards and territories in labels of components.

use crate::rules::TerritoryId;
use crate::rules::y2210::{CardKind, Commander, Commanders, Piece, Units, View};
use crate::text::Words;

/// A commander.
pub(super) fn commander(words: Words, commander: Commander) -> String {
    words.commander(commander)
}

/// A piece.
pub(super) fn piece(words: Words, piece: Piece) -> String {
    words.unique_piece(piece)
}

/// What a piece is for.
pub(super) fn about_piece(words: Words, piece: Piece) -> String {
    match piece {
        Piece::Commander(Commander::Land) => words.about_land(),
        Piece::Commander(Commander::Naval) => words.about_naval(),
        Piece::Commander(Commander::Nuclear) => words.about_nuclear(),
        Piece::Commander(Commander::Space) => words.about_space(),
        Piece::Commander(Commander::Diplomat) => words.about_diplomat(),
        Piece::Station => words.about_station(),
    }
}

/// What the cards of a deck are good for.
pub(super) fn about_deck(words: Words, deck: Commander) -> String {
    match deck {
        Commander::Land => words.about_land_cards(),
        Commander::Naval => words.about_naval_cards(),
        Commander::Nuclear => words.about_nuclear_cards(),
        Commander::Space => words.about_space_cards(),
        Commander::Diplomat => words.about_diplomat_cards(),
    }
}

/// Several commanders; "none" without one.
pub(super) fn commanders(words: Words, all: Commanders) -> String {
    if all.is_empty() { words.no_commanders() } else { words.commanders(all) }
}

/// MODs and commanders: "3 MODs and land commander".
pub(super) fn units(words: Words, units: Units) -> String {
    words.units(units)
}

/// A command card.
pub(super) fn card(words: Words, kind: CardKind) -> String {
    words.command_card(kind)
}

/// What a command card does, by the rules of the table.
pub(super) fn effect(words: Words, view: &View, kind: CardKind) -> String {
    words.command_card_effect(kind, view.house())
}

/// A territory with the number of units on it.
pub(super) fn territory_with_units(words: Words, view: &View, at: TerritoryId) -> String {
    words.territory_with(&words.territory(view.map(), at), view.at(at).units.count())
}

/// The continent or colony of a territory.
pub(super) fn continent(words: Words, view: &View, at: TerritoryId) -> String {
    words.continent(view.map(), view.map().territory(at).continent)
}
