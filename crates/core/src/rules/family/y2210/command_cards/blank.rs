//! A blank card with a text of the table: it is shown, and played once it is confirmed (R1-57, A1-61).

use super::super::BlankNumber;
use super::super::{CardKind, CardShown, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::ids::Seat;

const fn card(number: BlankNumber, deck: Commander, key: &'static str) -> Printed {
    Printed { kind: CardKind::Blank(number), deck, key, copies: 1, cost: 0, timing: Timing::Written }
}

/// The blank cards, deck by deck. Their prices are written by the table.
pub(super) static CARDS: [Printed; 9] = [
    card(BlankNumber::ALL[0], Commander::Land, "blank_land_1"),
    card(BlankNumber::ALL[1], Commander::Land, "blank_land_2"),
    card(BlankNumber::ALL[2], Commander::Naval, "blank_naval_1"),
    card(BlankNumber::ALL[3], Commander::Naval, "blank_naval_2"),
    card(BlankNumber::ALL[4], Commander::Nuclear, "blank_nuclear_1"),
    card(BlankNumber::ALL[5], Commander::Nuclear, "blank_nuclear_2"),
    card(BlankNumber::ALL[6], Commander::Space, "blank_space_1"),
    card(BlankNumber::ALL[7], Commander::Diplomat, "blank_diplomat_1"),
    card(BlankNumber::ALL[8], Commander::Diplomat, "blank_diplomat_2"),
];

pub(super) struct Blank(pub(super) BlankNumber);

impl CardEffect for Blank {
    /// Not again in a turn in which it was refused.
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        let written = game.options().blank(self.0).is_some();
        let refused = game.state.facts.refused.contains(&self.0);
        (written && !refused).then_some(Targets::Nothing)
    }

    /// It is paid and discarded when it is confirmed.
    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let Some(written) = tx.game.options().blank(self.0) else { return };
        let (text, cost) = (written.text.clone(), written.cost);
        tx.emit_public(CardShown { seat, card: self.0, text, cost });
    }
}
