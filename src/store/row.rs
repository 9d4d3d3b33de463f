//! `Row`: a row that a back end has returned.

use super::value::Value;
use sqlx::postgres::{PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{Column as _, ColumnIndex, Decode, Row as _, Type, TypeInfo as _, ValueRef as _};

/// A row.
pub(super) enum Row {
    /// Of `SQLite`.
    Sqlite(SqliteRow),
    /// Of PostgreSQL.
    Postgres(PgRow),
}

impl Row {
    /// The value of a column, by its name or number.
    pub(super) fn try_get<'r, T, I>(&'r self, at: I) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(at),
            // A constant of a statement is a shorter number than a column. The type of each column is certain.
            Self::Postgres(row) => row.try_get_unchecked(at),
        }
    }

    /// All values with the names of their columns.
    pub(super) fn cells(&self) -> Result<Vec<(&str, Value)>, sqlx::Error> {
        match self {
            Self::Sqlite(row) => cells(row, |kind| kind == "INTEGER"),
            Self::Postgres(row) => cells(row, |kind| matches!(kind, "INT8" | "INT4")),
        }
    }
}

/// All values of a row; `integer` tells types of numbers from those of texts.
fn cells<'r, R: sqlx::Row>(
    row: &'r R,
    integer: impl Fn(&str) -> bool,
) -> Result<Vec<(&'r str, Value)>, sqlx::Error>
where
    usize: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut cells = Vec::new();
    for (at, column) in row.columns().iter().enumerate() {
        let raw = row.try_get_raw(at)?;
        let (null, kind) = (raw.is_null(), integer(raw.type_info().name()));
        let value = match (null, kind) {
            (true, _) => Value::Text(None),
            (false, true) => Value::Integer(Some(row.try_get_unchecked(at)?)),
            (false, false) => Value::Text(Some(row.try_get_unchecked(at)?)),
        };
        cells.push((column.name(), value));
    }
    Ok(cells)
}
