//! Absences that people have announced ([PBP-26]).

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};

/// One announced absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VacationRow {
    /// Its number; none is given twice.
    pub id: i64,
    /// User id of the person.
    pub person: i64,
    /// Its first day, as in ISO 8601.
    pub first_day: String,
    /// Its last day.
    pub last_day: String,
    /// Name of the time zone whose days these are.
    pub zone: String,
    /// When it begins.
    pub begins: i64,
    /// When it is over.
    pub ends: i64,
}

fn vacation(row: &Row) -> Result<VacationRow, StoreError> {
    Ok(VacationRow {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        first_day: row.try_get("first_day")?,
        last_day: row.try_get("last_day")?,
        zone: row.try_get("zone")?,
        begins: row.try_get("begins")?,
        ends: row.try_get("ends")?,
    })
}

impl Store {
    /// All absences of that person, also those that are over, in the order in which they begin.
    pub async fn vacations_of(&self, person: i64) -> Result<Vec<VacationRow>, StoreError> {
        self.pass("vacations of person")?;
        let rows = self.query("SELECT * FROM absences WHERE person = $1 ORDER BY begins, id").bind(person);
        rows.all().await?.iter().map(vacation).collect()
    }

    /// The absences of all people that are not over at that time.
    pub async fn vacations_after(&self, now: i64) -> Result<Vec<VacationRow>, StoreError> {
        self.pass("vacations after")?;
        let rows = self.query("SELECT * FROM absences WHERE ends > $1 ORDER BY begins, id").bind(now);
        rows.all().await?.iter().map(vacation).collect()
    }

    /// The number of the next absence.
    pub async fn next_vacation(&self) -> Result<i64, StoreError> {
        self.pass("next vacation")?;
        let row = self.query(self.backend.dialect().next_vacation());
        Ok(row.one().await?.try_get(0)?)
    }
}

operations! {
    /// Changes of announced absences.
    VacationOperation {
        Put { row: VacationRow } = "put vacation",
        Delete { id: i64 } = "delete vacation",
        Prune { person: i64, before: i64 } = "prune vacations",
    }
}
