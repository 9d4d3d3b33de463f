//! The `NuclearRound` step of Armageddon: nuclear cards without energy, each player once, one card after another (A1-45,
//! F-44).

use super::super::PendingNuclearRound;
use super::super::options::ArmageddonEnd;
use super::super::state::options;
use super::super::{
    Action, AskKind, Asked, Commander, Game, Menu, PendingDecision, Play, PlayOption, Timing, Transaction,
    Why, Y2210, command_cards,
};
use super::answer_checks::not_now;
use super::card_checks::why_not_card;
use super::play_cards::{offers_card, sample_card};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// [`Action::Play`] one of these cards, or [`Action::Done`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NuclearRound {
    /// The seat that played Armageddon.
    pub by: Seat,
    /// Nuclear cards that can be played now.
    pub cards: Vec<PlayOption>,
}

impl NuclearRound {
    fn ask(game: &Game, seat: Seat) -> Self {
        let cards = super::super::command_cards::CardKind::all()
            .filter(|kind| kind.printed().deck == Commander::Nuclear)
            .filter(|kind| kind.printed().timing == Timing::BeforeInvasion)
            .filter_map(|kind| command_cards::playing::option(game, seat, kind, 0));
        Self { by: game.state.current, cards: cards.collect() }
    }
}

impl Step<Y2210> for NuclearRound {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) {
            return Ok(());
        }
        let Action::Play { card, target } = answer else {
            return Err(not_now(AskKind::NuclearRound, answer));
        };
        Err(why_not_card(game, seat, (*card, target), &self.cards, 0))
    }

    fn offers(&self, answer: &Action) -> bool {
        *answer == Action::Done || offers_card(&self.cards, answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    /// None: answering at once would tell something about the cards.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let card = if pick(4) == 0 { None } else { sample_card(&self.cards, pick) };
        card.map_or(Action::Done, |Play { card, target }| Action::Play { card, target })
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Play { card, target } = answer {
            command_cards::playing::play(tx, by, &Play { card: *card, target: target.clone() }, 0);
        } else {
            tx.emit_public(NuclearPassed { seat: by });
        }
    }
}

impl PendingNuclearRound {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let seat = self.seats.first().copied().unwrap_or(game.state.current);
        Asked::One(seat, Menu::NuclearRound(NuclearRound::ask(game, seat)))
    }

    /// Passes over players who can't take part, by what is public: no nuclear commander, no nuclear card, jammed, or out.
    pub(in super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        let state = tx.state();
        let stopped = options(&tx.game).armageddon == ArmageddonEnd::Ends && !state.seat(state.current).alive;
        let Some(seat) = self.seats.first().copied().filter(|_| !stopped) else {
            tx.emit_public(NuclearRoundEnded);
            return true;
        };
        let nuclear = Commander::Nuclear;
        let takes_part = state.may_play(seat, nuclear) && state.cards_of(seat, nuclear) > 0;
        if !takes_part {
            tx.emit_public(NuclearPassed { seat });
        }
        !takes_part
    }
}

/// A player plays no nuclear card, or no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NuclearPassed {
    /// The player.
    pub seat: Seat,
}

impl Recorded<Y2210> for NuclearPassed {
    fn record(&self, game: &mut Game) {
        if let Some(PendingDecision::NuclearRound(PendingNuclearRound { seats })) =
            game.state.stack.last_mut()
        {
            seats.retain(|seat| *seat != self.seat);
        }
    }
}

/// The round of nuclear cards is over.
#[derive(Clone, Copy, Debug)]
pub struct NuclearRoundEnded;

impl Recorded<Y2210> for NuclearRoundEnded {
    fn record(&self, game: &mut Game) {
        game.state.stack.pop_if(|top| matches!(top, PendingDecision::NuclearRound(_)));
    }
}
