//! Operations on games that can't be read: they need the rows only, not the content.

use super::games::GameOperation;
use super::{Store, StoreError, Write};

impl Store {
    /// Ids of the lobbies and running games that are set aside.
    pub async fn set_aside(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("set aside games")?;
        let rows = self.query(
            "SELECT id FROM games WHERE parked = 'damaged' AND status IN ('lobby', 'running') ORDER BY id",
        );
        rows.all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Ids of all games, in any status.
    pub async fn all_games(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("all games")?;
        let rows = self.query("SELECT id FROM games ORDER BY id");
        rows.all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Problems found by the database's own checks. Empty if there are none.
    pub async fn integrity_problems(&self) -> Result<Vec<String>, StoreError> {
        self.pass("flaws")?;
        self.backend.integrity_problems().await
    }
}

impl Write {
    /// Sets a game aside and suspends its timers with the remaining time, at least `least`. The commit fails with
    /// [`StoreError::Conflict`] if the version has changed.
    pub fn set_aside(&mut self, id: i64, version: i64, now: i64, least: i64) -> Result<(), StoreError> {
        self.add(GameOperation::SetAside { id, version })?;
        self.stop_clocks(id, now, least)
    }

    /// Suspends the timers of a game with the remaining time, at least `least`.
    pub fn stop_clocks(&mut self, id: i64, now: i64, least: i64) -> Result<(), StoreError> {
        self.add(GameOperation::StopClocks { id, now, least })
    }

    /// Cancels a game that was set aside. The commit fails with [`StoreError::Conflict`] if the version has changed.
    pub fn cancel_set_aside(&mut self, id: i64, version: i64) -> Result<(), StoreError> {
        self.add(GameOperation::CancelSetAside { id, version })
    }
}
