//! Awaited rounds of the public beacon: lists them and starts games when their round is published ([PBP-40]). A worker
//! fetches the signatures; each one is verified here again.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::luck_commitment;
use super::time::Millis;
use super::types::GameId;
use super::unreadable_games::of_one_game;
use crate::luck::{Chain, beacon};
use std::collections::BTreeSet;

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
        let now = self.now();
        Ok(self.rounds().await?.into_iter().filter(|round| beacon::time_of(*round) <= now).collect())
    }

    /// When the next awaited round is published.
    pub(super) async fn next_round(&self) -> Result<Option<Millis>, TableError> {
        let now = self.now();
        let times = self.rounds().await?.into_iter().map(beacon::time_of);
        Ok(times.filter(|time| *time > now).min())
    }

    /// Starts the games and tournaments that wait for that round and returns their number. An invalid signature changes
    /// nothing.
    pub(super) async fn round_came(&self, round: u64, signature: [u8; 48]) -> Result<usize, TableError> {
        // Two pairings are slow: verify on a blocking thread.
        let valid = tokio::task::spawn_blocking(move || Chain::Quicknet.is_valid(round, &signature)).await;
        if !matches!(valid, Ok(true)) {
            tracing::error!(round, "a signature of the public beacon was handed in that is not valid");
            return Ok(0);
        }
        let mut opened = 0;
        for (_, game) in self.store.awaited().await?.into_iter().filter(|(at, _)| *at == round as i64) {
            let change = self
                .change(Find::Id(GameId(game)), |draft| luck_commitment::open_with(draft, round, signature));
            match of_one_game(game, change).await {
                Ok((true, _)) => opened += 1,
                Ok((false, _)) => {}
                Err(error) => self.isolate_error(game, error).await?,
            }
        }
        Ok(opened + self.tournament_round_came(round, signature).await?)
    }

    /// Called once after the start: extends the deadline for rounds that were published while the program was off.
    pub(super) async fn look_again(&self) -> Result<(), TableError> {
        for (_, game) in self.store.awaited().await? {
            let change = self.change(Find::Id(GameId(game)), |draft| {
                luck_commitment::look_again(draft);
                Ok(())
            });
            if let Err(error) = of_one_game(game, change).await {
                self.isolate_error(game, error).await?;
            }
        }
        self.tournaments_look_again().await
    }
}
