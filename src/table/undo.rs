//! Taking back the last free answers of one's own turn ([PBP-12]). `rules` decides which they are; this file checks who
//! asks, and that the game is still the one that the person was shown.

use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::order_reply::{OrderReply, order_reply};
use super::orders::outside;
use super::types::{Done, GameRef, Person, UndoOffer};
use super::{Reply, Table};
use crate::rules::{Illegal, Seen, Viewer};
use futures_util::FutureExt as _;
use std::sync::Arc;

impl Table {
    /// What the player can take back now: their own answers of this turn since the last roll or draw, and since anything
    /// was revealed to anyone ([PBP-12]).
    pub fn undo_offer<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, UndoOffer> {
        self.inner.undo_offer(which.into(), who)
    }

    /// Takes back that many of the player's last answers. `revision` is the one of the offer that the player has seen; if
    /// anything has happened since, this returns [`TableError::Stale`].
    pub fn undo<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        revision: u32,
        answers: u32,
    ) -> Reply<'a, Done> {
        self.inner.undo(which.into(), who, revision, answers)
    }
}

impl Inner {
    /// What the person could take back now.
    pub(super) fn undo_offer<'a>(&'a self, which: GameRef, who: &'a Person) -> Reply<'a, UndoOffer> {
        async move {
            let loaded = self.find(which.into()).await.map_err(|error| outside(which, error))?;
            let seat = loaded.seat_to_act(which, who)?;
            let viewer = Viewer::Seat(seat);
            let steps = loaded.playing().undoable(seat).map_err(|illegal| match illegal {
                Illegal::Over => TableError::Over,
                Illegal::NotAsked => loaded.not_your_turn(),
                other => TableError::Illegal(other),
            })?;
            let seen = |step: Vec<crate::rules::Event>| -> Vec<Seen> {
                step.iter().filter_map(|event| event.seen_by(viewer)).collect()
            };
            let steps = steps.into_iter().map(seen).collect();
            Ok(UndoOffer { look: loaded.look(viewer), steps, revision: loaded.playing().seq() })
        }
        .boxed()
    }

    /// Takes back the person's last answers, if nothing has happened since `revision`.
    pub(super) fn undo<'a>(
        &'a self,
        which: GameRef,
        who: &'a Person,
        revision: u32,
        answers: u32,
    ) -> Reply<'a, Done> {
        async move {
            let decide = |draft: &mut GameChange| {
                let seat = draft.loaded.seat_to_act(which, who)?;
                draft.loaded.must_be_settled()?;
                if draft.game().seq() != revision {
                    return Err(TableError::Stale);
                }
                let events = draft.game().undo(seat, answers).map_err(|illegal| draft.refused(illegal))?;
                draft.unpark();
                draft.drop_order_of(seat);
                draft.record(events);
                draft.follow_up()?;
                Ok(order_reply(draft, seat))
            };
            let done = |told: OrderReply, loaded: &Arc<LoadedGame>| told.done(loaded);
            self.change_and(which.into(), decide, done).await.map_err(|error| outside(which, error))
        }
        .boxed()
    }
}
