//! Applies an order, or waits until it is carried out because its dice are not there yet ([PBP-40]).

use super::dice_status::OnItsWay;
use super::dice_waits::Carried;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::order_reply::OrderReply;
use super::orders::outside;
use super::types::{Done, GameId, GameRef, Person};
use crate::luck::beacon;
use std::sync::Arc;

impl Inner {
    /// Applies an order. If it has to wait for its dice, its player is told so, and this returns when it is carried out.
    pub(super) async fn change_or_wait<R: Send>(
        &self,
        which: GameRef,
        who: &Person,
        decide: impl Fn(&mut GameChange) -> Result<Carried<OrderReply>, TableError> + Send,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        let look = |carried: Carried<OrderReply>, loaded: &Arc<LoadedGame>| match carried {
            Carried::Out(reply) => Ok(say(reply.done(loaded))),
            Carried::Bound(round) => Err((loaded.row.id, loaded.row.number as u32, round)),
        };
        let carried = self.change_and(which.into(), decide, look).await;
        let (game, number, round) = match carried.map_err(|error| outside(which, error))? {
            Ok(said) => return Ok(said),
            Err(bound) => bound,
        };
        let on_its_way =
            OnItsWay { game: GameId(game), number, person: who.id, round, at: beacon::time_of(round) };
        // Nobody may listen: then only the end is told.
        let _ = self.settled.bound.send(on_its_way);
        let (reply, loaded) = self.settled.wait(game, round).await;
        Ok(say(reply?.done(&loaded)))
    }
}
