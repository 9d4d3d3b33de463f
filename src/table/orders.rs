//! Orders in a running game, standing orders, and queries of a player's games. `rules` decides what is legal and how an
//! order continues.

use super::Reply;
use super::bound_order::Bound;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::order_progress::OrderProgress;
use super::order_reply::order_reply;
use super::types::{Done, GameId, GameRef, Look, Order, Person, Place, Status};
use super::waits::Wait;
use crate::rules::{
    AnswerOrigin, Ask, AskId, Board, Clock, Event, FamilyId, Game, OpenOrder, Seat, Seen, Standing, Viewer,
};
use futures_util::{FutureExt as _, StreamExt as _, stream};
use std::sync::Arc;

/// Number of games loaded at once for a list: as many as the database has readers.
const AT_ONCE: usize = 2;

impl Inner {
    /// [`Inner::order`] with the result as it is.
    pub(super) fn order_plainly<'a>(
        &'a self,
        which: GameRef,
        who: &'a Person,
        expect: Option<AskId>,
        order: Order,
    ) -> Reply<'a, Done> {
        async move { self.order(which, who, expect, &order, |done| done).await }.boxed()
    }

    pub(super) async fn order<R: Send>(
        &self,
        which: GameRef,
        who: &Person,
        expect: Option<AskId>,
        order: &Order,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        let decide = |draft: &mut GameChange| {
            let seat = draft.loaded.seat_to_act(which, who)?;
            let ask = draft.asked(seat, expect, order)?;
            // An order given in the channel proves that the channel exists.
            draft.unpark();
            let bound = || match order.clone() {
                Order::Answer(action) => Bound::Answer { seat, ask: ask.id, action },
                Order::Compound(order) => Bound::Compound { seat, ask: ask.id, order },
            };
            draft.or_bind(bound, |draft| {
                carry_out(draft, seat, &ask, order)?;
                Ok(order_reply(draft, seat))
            })
        };
        self.change_or_wait(which, who, decide, say).await
    }

    pub(super) fn standing<'a>(&'a self, which: GameRef, who: &'a Person) -> Reply<'a, Standing> {
        async move {
            let loaded = self.find(which.into()).await?;
            let seat = loaded.seat_to_act(which, who)?;
            let standing = loaded.taken(seat).and_then(|taken| taken.standing.clone());
            Ok(standing.unwrap_or_else(|| Standing::none(&loaded.setup.options)))
        }
        .boxed()
    }

    pub(super) fn set_standing<'a>(
        &'a self,
        which: GameRef,
        who: &'a Person,
        standing: Standing,
    ) -> Reply<'a, Done> {
        async move {
            let decide = |draft: &mut GameChange| {
                let seat = draft.loaded.seat_to_act(which, who)?;
                draft.game().check_standing(seat, &standing).map_err(TableError::Illegal)?;
                let bound = || Bound::Standing { seat, standing: standing.clone() };
                draft.or_bind(bound, |draft| {
                    draft.taken_mut(seat).standing = Some(standing.clone());
                    draft.changed = true;
                    draft.follow_up()?;
                    Ok(order_reply(draft, seat))
                })
            };
            self.change_or_wait(which, who, decide, |done| done).await
        }
        .boxed()
    }

    /// The game as `who` may see it. From outside its channel only a player may.
    pub(super) fn look<'a>(&'a self, which: GameRef, who: &'a Person) -> Reply<'a, Look> {
        async move {
            let loaded = self.find(which.into()).await.map_err(|error| outside(which, error))?;
            loaded.must_be_seen(which, who)?;
            match loaded.status {
                Status::Lobby => Err(TableError::NotRunning { host: loaded.host() }),
                _ => Ok(loaded.look_of(who.id)),
            }
        }
        .boxed()
    }

    pub(super) async fn board(&self, place: Place) -> Result<&'static Board, TableError> {
        self.of_game(place, Game::board).await
    }

    pub(super) async fn family(&self, place: Place) -> Result<FamilyId, TableError> {
        self.of_game(place, |game| game.setup().options.family()).await
    }

    /// What never changes in the game of that channel, so that a cached version is good enough.
    async fn of_game<T>(&self, place: Place, read: impl FnOnce(&Game) -> T) -> Result<T, TableError> {
        let find = Find::Latest(place.channel);
        let held = self.held(find).filter(|loaded| loaded.status == Status::Running);
        let loaded = match held {
            Some(held) => held,
            None => self.find(find).await?,
        };
        loaded.game.as_ref().map(read).ok_or_else(|| TableError::NotRunning { host: loaded.host() })
    }

    /// The channel of a game; `None` if there is no such game.
    pub(super) async fn place_of(&self, game: GameId) -> Result<Option<Place>, TableError> {
        let row = self.store.game(game.0).await?;
        Ok(row.map(|row| Place { guild: row.guild as u64, channel: row.channel as u64 }))
    }

    pub(super) async fn games_of(&self, person: u64) -> Result<Vec<Look>, TableError> {
        Ok(self.running_games_of(person).await?.iter().map(|loaded| loaded.look_of(person)).collect())
    }

    /// The running games in which that person has a seat, newest first. Several are loaded at once.
    pub(super) async fn running_games_of(&self, person: u64) -> Result<Vec<Arc<LoadedGame>>, TableError> {
        let rows = self.store.games_of(person as i64).await?;
        let loading = stream::iter(rows).map(|row| self.find(Find::Id(GameId(row.id))));
        let found: Vec<Result<Arc<LoadedGame>, TableError>> = loading.buffered(AT_ONCE).collect().await;
        let mut games = Vec::new();
        for loaded in found {
            match loaded {
                Ok(loaded) if loaded.game.is_some() => games.push(loaded),
                // A set-aside game can't be shown; the others can.
                Ok(_) | Err(TableError::SetAside { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    pub(super) async fn history(
        &self,
        game: GameId,
        turn: Option<u32>,
        who: Option<&Person>,
    ) -> Result<Vec<Seen>, TableError> {
        let loaded = self.find(Find::Id(game)).await?;
        let viewer = who.map_or(Viewer::Public, |who| loaded.viewer(who.id));
        self.logged_in(&loaded, turn.map_or(loaded.row.turn, i64::from), viewer).await
    }
}

/// The error for a request from outside the channel: a game that doesn't exist has no channel to speak of.
pub(super) fn outside(which: GameRef, error: TableError) -> TableError {
    match (which, error) {
        (GameRef::Id(_), TableError::NoGameHere) => TableError::Stale,
        (_, error) => error,
    }
}

/// Carries out an order of a player.
pub(super) fn carry_out(
    draft: &mut GameChange,
    seat: Seat,
    ask: &Ask,
    order: &Order,
) -> Result<(), TableError> {
    draft.answered_in_time(seat);
    // A payment, a deal or a launch in between leaves the player's order in progress as it is.
    if ask.clock != Clock::None {
        draft.drop_order_of(seat);
    }
    match order {
        Order::Answer(action) => {
            draft.answer(seat, ask.id, action, AnswerOrigin::Player)?;
            draft.follow_up()
        }
        Order::Compound(order) => {
            let open = draft.game().begin(order).map_err(TableError::Illegal)?;
            begin(draft, seat, ask, &open)
        }
    }
}

/// Begins an order that takes several answers, and continues it as far as possible.
fn begin(draft: &mut GameChange, seat: Seat, ask: &Ask, order: &OpenOrder) -> Result<(), TableError> {
    let span = draft.loaded.row.span;
    let changed = draft.changed;
    if !draft.go_on(OrderProgress { seat, span, order: order.clone(), plan: None }, ask)? {
        // The order did nothing, so there is nothing to store.
        draft.changed = changed;
        return Ok(());
    }
    draft.follow_up()?;
    let waiting = draft.loaded.waits().iter().any(Wait::interrupts);
    let events: Vec<&Event> = draft.events.iter().map(|(_, event)| event).collect();
    if let Some(reason) = order.fulfilled(seat, &events) {
        draft.loaded.open_order = None;
        draft.stopped = Some(reason);
    } else if draft.loaded.open_order.is_some() {
        draft.stopped = order.pending(waiting);
        if !waiting {
            draft.loaded.open_order = None;
        }
    }
    Ok(())
}
