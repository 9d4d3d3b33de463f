//! Awaited rounds of the public beacon: lists them; starts games, and carries out orders, when their round is published
//! ([PBP-40]). A worker fetches the signatures, or a player brings one; each one is verified here.

use super::dice_arrival;
use super::dice_status::OnItsWay;
use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::luck_commitment;
use super::time::Millis;
use super::types::{GameId, Place, Status};
use super::unreadable_games::of_one_game;
use super::waiting_order_replies::Settled;
use super::{Reply, Table};
use crate::luck::{Beacon, Chain, beacon};
use futures_util::FutureExt as _;
use std::collections::BTreeSet;

impl LoadedGame {
    /// The round that this lobby or game waits for.
    fn awaited_round(&self) -> Option<u64> {
        match (self.status, &self.beacon) {
            (Status::Lobby, Beacon::Awaited { round }) => Some(*round),
            (Status::Running, _) => u64::try_from(self.row.awaits).ok().filter(|round| *round > 0),
            _ => None,
        }
    }
}

impl Inner {
    /// All awaited rounds, of games and tournaments.
    async fn rounds(&self) -> Result<BTreeSet<u64>, TableError> {
        let games = self.store.awaited().await?;
        let games = games.into_iter().filter_map(|(round, _)| u64::try_from(round).ok());
        let tournaments = self.tournaments_awaiting().await?.into_iter().map(|(round, _)| round);
        Ok(games.chain(tournaments).collect())
    }

    /// The awaited rounds that are already published.
    pub(super) async fn rounds_out(&self) -> Result<Vec<u64>, TableError> {
        let now = self.beacon_now();
        Ok(self.rounds().await?.into_iter().filter(|round| beacon::time_of(*round) <= now).collect())
    }

    /// When the next awaited round is published, as the clock of this machine shows it.
    pub(super) async fn next_round(&self) -> Result<Option<Millis>, TableError> {
        let (now, shown) = (self.beacon_now(), self.now());
        let times = self.rounds().await?.into_iter().map(beacon::time_of);
        Ok(times.filter(|time| *time > now).min().map(|time| time - now + shown))
    }

    /// Starts the games and tournaments that wait for that round, carries out the orders that do, and returns their number. An
    /// invalid signature changes nothing.
    pub(super) async fn round_came(&self, round: u64, signature: [u8; 48]) -> Result<usize, TableError> {
        let chain = self.limits.beacon.unwrap_or_default();
        if !is_valid(chain, round, signature).await {
            tracing::error!(round, "a signature of the public beacon was handed in that is not valid");
            return Ok(0);
        }
        let mut moved = 0;
        for (_, game) in self.store.awaited().await?.into_iter().filter(|(at, _)| *at == round as i64) {
            match of_one_game(game, self.round_came_to(game, chain, round, signature)).await {
                Ok(on) => moved += usize::from(on),
                Err(error) => self.isolate_error(game, error).await?,
            }
        }
        Ok(moved + self.tournament_round_came(round, signature).await?)
    }

    /// The same for one game; false if it doesn't wait for that round of that chain.
    async fn round_came_to(
        &self,
        game: i64,
        chain: Chain,
        round: u64,
        signature: [u8; 48],
    ) -> Result<bool, TableError> {
        let (settled, loaded) = self
            .change(Find::Id(GameId(game)), |draft| {
                if draft.loaded.beacon_use.is_some_and(|used| used.chain != chain) {
                    return Ok(None);
                }
                if draft.loaded.status == Status::Lobby {
                    let opened = luck_commitment::open_with(draft, round, signature)?;
                    return Ok(opened.then_some(Settled { reply: None }));
                }
                dice_arrival::round_came(draft, round, &signature)
            })
            .await?;
        let Some(settled) = settled else { return Ok(false) };
        self.settled.put(game, round, settled, &loaded);
        Ok(true)
    }

    /// A person brings the signature of the round that the game of that channel waits for. It proves itself.
    pub(super) async fn bring_round(&self, place: Place, signature: [u8; 48]) -> Result<u64, TableError> {
        if let Some(round) = self.bring_tournament_round(place, signature).await? {
            return Ok(round);
        }
        let loaded = self.find(Find::Open(place.channel)).await?;
        let round = loaded.awaited_round().ok_or(TableError::NoRoundAwaited)?;
        let chain = loaded.beacon_use.map_or_else(Chain::default, |used| used.chain);
        if !is_valid(chain, round, signature).await {
            return Err(TableError::NotTheRound { round });
        }
        self.round_came_to(loaded.row.id, chain, round, signature).await?;
        Ok(round)
    }
}

impl Table {
    /// Returns the awaited rounds of the public beacon that are already published ([PBP-40]).
    pub fn rounds_out(&self) -> Reply<'_, Vec<u64>> {
        self.inner.rounds_out().boxed()
    }

    /// When the next awaited round is published.
    pub fn next_round(&self) -> Reply<'_, Option<Millis>> {
        self.inner.next_round().boxed()
    }

    /// Accepts the signature of a beacon round and starts the games and tournaments that wait for it. Returns how many
    /// started. An invalid signature changes nothing.
    pub fn round_came(&self, round: u64, signature: [u8; 48]) -> Reply<'_, usize> {
        self.inner.round_came(round, signature).boxed()
    }

    /// A person brings the signature of the round of the beacon that the lobby or game of that channel waits for ([PBP-40]).
    /// Returns the number of the round.
    pub fn bring_round(&self, place: Place, signature: [u8; 48]) -> Reply<'_, u64> {
        self.inner.bring_round(place, signature).boxed()
    }

    /// An interaction arrived that Discord made at that time: rounds are named by it if the clock of the machine is wrong.
    pub fn saw_discord_time(&self, sent: Millis) {
        self.inner.saw_discord_time(sent);
    }

    /// Orders that have to wait for their dice, from now on.
    pub fn orders_on_their_way(&self) -> tokio::sync::broadcast::Receiver<OnItsWay> {
        self.inner.settled.listen()
    }
}

/// Two pairings are slow: verified on a blocking thread.
pub(super) async fn is_valid(chain: Chain, round: u64, signature: [u8; 48]) -> bool {
    matches!(tokio::task::spawn_blocking(move || chain.is_valid(round, &signature)).await, Ok(true))
}
