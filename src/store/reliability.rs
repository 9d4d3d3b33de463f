//! The last turns of people in a server: taken in time, or missed ([PBP-32]).

use super::operations_macro::operations;
use super::{Store, StoreError};

impl Store {
    /// The last turns of that person in that server, the newest last: `1` for each that was taken in time, `0` for each that
    /// was missed.
    pub async fn turns_in_time(&self, guild: i64, person: i64) -> Result<String, StoreError> {
        self.pass("turns in time")?;
        let row = self.query("SELECT turns FROM reliability WHERE guild = $1 AND person = $2");
        let row = row.bind(guild).bind(person).optional().await?;
        row.map_or_else(|| Ok(String::new()), |row| Ok(row.try_get(0)?))
    }
}

operations! {
    /// Changes of reliability.
    ReliabilityOperation {
        AddTurn { guild: i64, person: i64, in_time: bool, most: i64 } = "add turn",
    }
}
