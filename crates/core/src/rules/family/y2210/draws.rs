//! Drawing cards: territory cards, openly or secretly, and command cards (R1-7, R1-32, A1-16, A1-87).

use super::{CommandCard, Commander, Deck, Game, Transaction, Y2210};
use crate::rules::bitset::CardSet;
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Card, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// The cards of that kind in a pile.
fn of_kind(game: &Game, pile: CardSet, kind: Kind) -> CardSet {
    Deck::Territory(kind)
        .territory_cards(game.board())
        .into_iter()
        .filter(|card| pile.contains(*card))
        .collect()
}

/// The cards that would renew an empty deck: none unless the table shuffles discards back (R1-7, R1-32); never those of
/// ruins.
fn renewal(game: &Game, kind: Kind, turned: &[TerritoryId]) -> CardSet {
    if !game.options().reshuffle.on() {
        return CardSet::EMPTY;
    }
    let back = of_kind(game, game.state.discarded_land, kind).iter();
    let stays = |card: &Card| {
        let at = TerritoryId(card.0);
        !game.state.devastated.contains(at) && !turned.contains(&at)
    };
    back.filter(stays).collect()
}

/// Whether a territory card of that kind can be drawn.
pub(super) fn can_draw(game: &Game, kind: Kind) -> bool {
    !of_kind(game, game.state.land_cards, kind).is_empty() || !renewal(game, kind, &[]).is_empty()
}

/// Picks a card of a territory deck, which is renewed first if it is empty and the table allows it; the card of the result
/// must be recorded with the number of its draw. `turned`: cards of the same play, which don't come back (A1-87).
fn pick_land(tx: &mut Transaction<'_>, kind: Kind, turned: &[TerritoryId]) -> Option<(TerritoryId, u64)> {
    if of_kind(&tx.game, tx.state().land_cards, kind).is_empty() {
        let cards = renewal(&tx.game, kind, turned);
        if cards.is_empty() {
            return None;
        }
        tx.emit_public(LandCardsRenewed { cards: cards.iter().map(|card| TerritoryId(card.0)).collect() });
    }
    let pile = of_kind(&tx.game, tx.state().land_cards, kind);
    let draw = tx.luck.number();
    let picked = tx.luck.below(pile.len());
    pile.nth(picked).map(|card| (TerritoryId(card.0), draw))
}

/// Draws one territory card secretly; the caller records it with the number of its draw.
pub(super) fn draw_land(tx: &mut Transaction<'_>, kind: Kind) -> Option<(TerritoryId, u64)> {
    pick_land(tx, kind, &[])
}

/// Turns over up to that many territory cards, openly (R1-32).
pub(super) fn turn_over(tx: &mut Transaction<'_>, seat: Seat, kind: Kind, count: usize) -> Vec<TerritoryId> {
    let mut turned = Vec::new();
    while turned.len() < count {
        let Some((at, draw)) = pick_land(tx, kind, &turned) else { break };
        tx.emit_public(CardTurned { seat, at, draw });
        turned.push(at);
    }
    turned
}

/// Turns over territory cards until one fits; `None` if the deck ends before (A1-42).
pub(super) fn turn_over_until(
    tx: &mut Transaction<'_>,
    seat: Seat,
    kind: Kind,
    fits: impl Fn(TerritoryId) -> bool,
) -> Option<TerritoryId> {
    let mut turned = Vec::new();
    loop {
        let (at, draw) = pick_land(tx, kind, &turned)?;
        tx.emit_public(CardTurned { seat, at, draw });
        if fits(at) {
            return Some(at);
        }
        turned.push(at);
    }
}

/// Draws command cards from these decks, one for each entry; returns them with the number of the first draw. The caller
/// records them.
pub(super) fn draw_commands(tx: &mut Transaction<'_>, decks: &[Commander]) -> (Vec<CommandCard>, u64) {
    let draw = tx.luck.number();
    let mut left = tx.state().command_cards;
    let mut drawn = Vec::new();
    for deck in decks {
        let pile = left.of_deck(*deck);
        let picked = tx.luck.below(pile.len().max(1));
        if let Some(card) = pile.nth(picked) {
            left.remove(card);
            drawn.push(card);
        }
    }
    (drawn, draw)
}

/// A territory card was turned over and discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTurned {
    /// The seat that turned it.
    pub seat: Seat,
    /// Its territory.
    pub at: TerritoryId,
    /// Number of the draw.
    pub draw: u64,
}

impl Recorded<Y2210> for CardTurned {
    fn record(&self, game: &mut Game) {
        game.state.land_cards.remove(Card(self.at.0));
        game.state.discarded_land.insert(Card(self.at.0));
        game.draws = self.draw + 1;
    }
}

/// An empty territory deck was renewed with its discards (A1-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandCardsRenewed {
    /// The territories of the cards.
    pub cards: Vec<TerritoryId>,
}

impl Recorded<Y2210> for LandCardsRenewed {
    fn record(&self, game: &mut Game) {
        let cards: CardSet = self.cards.iter().map(|at| Card(at.0)).collect();
        game.state.discarded_land = game.state.discarded_land.difference(cards);
        game.state.land_cards = game.state.land_cards.union(cards);
    }
}
