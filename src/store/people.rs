//! Rows of people, and key-value settings.

use super::operations_macro::operations;
use super::{Store, StoreError};

/// One person known to the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The user id.
    pub id: i64,
    /// Display name when last seen.
    pub name: String,
    /// Language when last seen: `en` or `it`.
    pub locale: String,
    /// Whether a direct message was refused and the person was not informed yet.
    pub dm_closed: bool,
}

impl Store {
    /// The person with that id, if known.
    pub async fn person(&self, id: i64) -> Result<Option<PersonRow>, StoreError> {
        self.pass("person")?;
        let row = self.query("SELECT id, name, locale, dm_closed FROM people WHERE id = $1").bind(id);
        let Some(row) = row.optional().await? else { return Ok(None) };
        Ok(Some(PersonRow {
            id: row.try_get(0)?,
            name: row.try_get(1)?,
            locale: row.try_get(2)?,
            dm_closed: row.try_get::<i64, _>(3)? != 0,
        }))
    }

    /// All people to whom a direct message was refused and who were not informed yet.
    pub async fn dm_closed(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("dm closed")?;
        let rows = self.query("SELECT id FROM people WHERE dm_closed <> 0 ORDER BY id").all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The value of a setting.
    pub async fn setting(&self, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
        self.pass("setting")?;
        let row = self.query("SELECT value FROM settings WHERE scope = $1 AND key = $2");
        let row = row.bind(scope).bind(key).optional().await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

operations! {
    /// Changes of people and settings.
    PeopleOperation {
        Put { id: i64, name: String, locale: String } = "put person",
        PutSetting { scope: String, key: String, value: String } = "put setting",
    }
}
