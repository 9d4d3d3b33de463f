//! The `React` step: cards against a declared invasion, sealed, from all who could hold one by what is public (A1-23, A1-33).

use super::super::{
    Action, AskKind, Game, Play, PlayOption, Timing, Transaction, Units, Why, Y2210, command_cards, invasion,
};
use super::answer_checks::not_now;
use super::card_checks::why_not_card;
use super::play_cards::sample_card;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::Serialize;

/// [`Action::React`] with any number of `cards`, each at most as often as there are copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct React {
    /// The invader.
    pub by: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// The holder of the target.
    pub whose: Holder,
    /// Whether the seat that is asked holds the target.
    pub defends: bool,
    /// The units in the territory of origin; one of them stays behind.
    pub attackers: Units,
    /// The units in the target.
    pub defenders: Units,
    /// Cards that can be played now, each alone (A1-78).
    pub cards: Vec<PlayOption>,
}

impl React {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Option<Self> {
        let open = game.state.invasion()?;
        let cards = command_cards::playing::offered(game, seat, Timing::Reaction);
        let (origin, target) = (game.state.at(open.from), game.state.at(open.to));
        Some(Self {
            by: open.by,
            from: open.from,
            to: open.to,
            whose: open.whose,
            defends: target.holder == Holder::Seat(seat),
            attackers: origin.units,
            defenders: target.units,
            cards,
        })
    }

    /// The first card of the answer that isn't offered, or is named more often than there are copies.
    fn wrong<'a>(&self, cards: &'a [Play]) -> Option<&'a Play> {
        let named = |n: usize| cards[..=n].iter().filter(|play| play.card == cards[n].card).count();
        let fits = |n: usize| {
            let option = self.cards.iter().find(|option| option.offers(cards[n].card, &cards[n].target));
            option.is_some_and(|option| named(n) <= option.copies as usize)
        };
        (0..cards.len()).find(|n| !fits(*n)).map(|n| &cards[n])
    }
}

impl Step<Y2210> for React {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::React { cards } = answer else { return Err(not_now(AskKind::React, answer)) };
        let Some(Play { card, target }) = self.wrong(cards) else { return Ok(()) };
        let option = self.cards.iter().find(|option| option.offers(*card, target));
        if let Some(option) = option {
            return Err(Why::Copies { card: *card, copies: option.copies });
        }
        Err(why_not_card(game, seat, (*card, target), &self.cards, command_cards::playing::cost(game, *card)))
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::React { cards } if self.wrong(cards).is_none())
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::React { cards: Vec::new() }
    }

    /// None: answering at once would tell that no card can be played.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut left = self.cards.clone();
        let mut cards = Vec::new();
        while !left.is_empty() && pick(2) == 0 {
            let Some(play) = sample_card(&left, pick) else { break };
            for option in &mut left {
                option.copies -= u32::from(option.card == play.card);
            }
            left.retain(|option| option.copies > 0);
            cards.push(play);
        }
        Action::React { cards }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, _answer: &Action) {
        invasion::answered(tx);
    }
}
