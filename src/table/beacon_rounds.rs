//! Rounds of the public beacon: which ones are waited for, and what follows when one is out ([PBP-40]). Never asks for one
//! itself: whoever fetches it hands it in, and it is checked here whatever was checked before.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::luck_commitment;
use super::time::Millis;
use super::types::GameId;
use super::unreadable_games::of_one_game;
use crate::luck::beacon;
use std::collections::BTreeSet;

impl Inner {
    /// Every round that is waited for, by a game or a tournament.
    async fn rounds(&self) -> Result<BTreeSet<u64>, TableError> {
        let games = self.store.awaited().await?;
        let games = games.into_iter().filter_map(|(round, _)| u64::try_from(round).ok());
        let tournaments = self.cups_awaiting().await?.into_iter().map(|(round, _)| round);
        Ok(games.chain(tournaments).collect())
    }

    /// Those that are out by now.
    pub(super) async fn rounds_out(&self) -> Result<Vec<u64>, TableError> {
        let now = self.now();
        Ok(self.rounds().await?.into_iter().filter(|round| beacon::time_of(*round) <= now).collect())
    }

    /// When the next one is out.
    pub(super) async fn next_round(&self) -> Result<Option<Millis>, TableError> {
        let now = self.now();
        let times = self.rounds().await?.into_iter().map(beacon::time_of);
        Ok(times.filter(|time| *time > now).min())
    }

    /// Opens every game that waits for that round; gives their number. A signature that is not the round's changes nothing.
    pub(super) async fn round_came(&self, round: u64, signature: [u8; 48]) -> Result<usize, TableError> {
        // Two pairings: not on the thread that everybody else waits for.
        let valid = tokio::task::spawn_blocking(move || beacon::is_valid(round, &signature)).await;
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
                Err(error) => self.spare(game, error).await?,
            }
        }
        Ok(opened + self.tournament_round_came(round, signature).await?)
    }

    /// Once after the start: what was waited for while the program was off may still be had.
    pub(super) async fn look_again(&self) -> Result<(), TableError> {
        for (_, game) in self.store.awaited().await? {
            let change = self.change(Find::Id(GameId(game)), |draft| {
                luck_commitment::look_again(draft);
                Ok(())
            });
            if let Err(error) = of_one_game(game, change).await {
                self.spare(game, error).await?;
            }
        }
        self.cups_look_again().await
    }
}
