//! People, and single values that somebody wants remembered.

use super::operations_macro::operations;
use super::{Store, StoreError, Write};
use sqlx::Row;

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The user id.
    pub id: i64,
    /// The name last seen.
    pub name: String,
    /// The language last seen.
    pub locale: String,
    /// Whether a direct message was refused and they were not told so yet.
    pub dm_closed: bool,
}

impl Store {
    /// That person, if known.
    pub async fn person(&self, id: i64) -> Result<Option<PersonRow>, StoreError> {
        self.pass("person")?;
        let row = sqlx::query("SELECT id, name, locale, dm_closed FROM people WHERE id = $1").bind(id);
        let Some(row) = row.fetch_optional(&self.reader).await? else { return Ok(None) };
        Ok(Some(PersonRow {
            id: row.try_get(0)?,
            name: row.try_get(1)?,
            locale: row.try_get(2)?,
            dm_closed: row.try_get::<i64, _>(3)? != 0,
        }))
    }

    /// Everybody to whom a direct message was refused and who was not told so yet.
    pub async fn dm_closed(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("dm closed")?;
        let rows = sqlx::query("SELECT id FROM people WHERE dm_closed <> 0").fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// A remembered value.
    pub async fn setting(&self, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
        self.pass("setting")?;
        let row = sqlx::query("SELECT value FROM settings WHERE scope = $1 AND key = $2");
        let row = row.bind(scope).bind(key).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

operations! {
    /// What is remembered of people, and single values.
    PeopleOperation {
        Put { id: i64, name: String, locale: String } = "put person",
        PutSetting { scope: String, key: String, value: String } = "put setting",
    }
}

impl Write {
    /// Remembers somebody's present name and language.
    pub fn put_person(&mut self, id: i64, name: &str, locale: &str) -> Result<(), StoreError> {
        self.add(PeopleOperation::Put { id, name: name.to_owned(), locale: locale.to_owned() })
    }

    /// Marks whether that person's direct messages are closed; true if that changed anything.
    pub async fn set_dm_closed(&mut self, id: i64, closed: bool) -> Result<bool, StoreError> {
        self.at("set dm closed").await?.set_dm_closed(id, closed).await
    }

    /// Remembers a value.
    pub fn put_setting(&mut self, scope: &str, key: &str, value: &str) -> Result<(), StoreError> {
        let (scope, key, value) = (scope.to_owned(), key.to_owned(), value.to_owned());
        self.add(PeopleOperation::PutSetting { scope, key, value })
    }
}
