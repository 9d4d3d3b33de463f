//! Moves everything from one database to another, of either back end. The target is marked as unfinished until all of it is
//! there; a move that was stopped is begun again, with the target emptied.

use super::dialect::Dialect;
use super::query::Query;
use super::tables::{COUNTED, TABLES, key_of};
use super::transaction::Transaction;
use super::value::Value;
use super::{Contents, Store, StoreError};
use sqlx::AssertSqlSafe;
use std::fmt::Write as _;

/// Number of rows that are copied at a time.
const ROWS: usize = 100;
/// Marks a target that is not finished.
const MARK: &str = "INSERT INTO settings (scope, key, value) VALUES ('move', 'unfinished', '1') \
                    ON CONFLICT (scope, key) DO NOTHING";
const UNMARK: &str = "DELETE FROM settings WHERE scope = 'move'";

/// Why nothing was moved, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The target is in use.
    #[error("the target has rows in its table {0}; name an empty database")]
    NotEmpty(&'static str),
    /// The source is the target of an unfinished move.
    #[error("the source is itself the target of a move that was not finished")]
    Unfinished,
    /// What was copied differs.
    #[error("the table {0} differs after it was copied; the target is of no use")]
    Differs(&'static str),
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Whether a move to this database was begun and not finished: then it is not to be used.
    pub async fn is_unfinished(&self) -> Result<bool, StoreError> {
        let mark = self.query("SELECT key FROM settings WHERE scope = 'move'");
        Ok(mark.optional().await?.is_some())
    }

    /// Copies all rows to an empty database, or to one of a move that was not finished; compares them. Nobody may change the source
    /// meanwhile.
    ///
    /// # Errors
    /// After an error the source is as it was, and the target is marked as unfinished, unless it was refused.
    pub async fn move_to(&self, target: &Self) -> Result<Contents, MoveError> {
        if self.is_unfinished().await? {
            return Err(MoveError::Unfinished);
        }
        if !target.is_unfinished().await? {
            for table in TABLES {
                let any = target.query(AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1")));
                if any.optional().await?.is_some() {
                    return Err(MoveError::NotEmpty(table));
                }
            }
        }
        target.empty().await?;
        for table in TABLES {
            self.copy(table, target).await?;
        }
        for table in TABLES {
            self.compare(table, target).await?;
        }
        self.count_on(target).await?;
        Ok(target.contents().await?)
    }

    /// Deletes all rows, and marks the database as unfinished.
    async fn empty(&self) -> Result<(), StoreError> {
        let mut transaction = Transaction::begin(&self.backend).await?;
        for table in TABLES.iter().rev() {
            transaction.query(AssertSqlSafe(format!("DELETE FROM {table}"))).execute().await?;
        }
        transaction.query(MARK).execute().await?;
        transaction.commit().await
    }

    /// The next rows of a table in the order of its key, after the row with these values of it; each with the names of its columns.
    async fn rows_after(&self, table: &'static str, after: &[Value]) -> Result<Vec<Named>, StoreError> {
        let key = key_of(table);
        let columns = key.join(", ");
        let values: Vec<String> = (1..=key.len()).map(|n| format!("${n}")).collect();
        let then = if after.is_empty() {
            String::new()
        } else {
            format!("WHERE ({columns}) > ({})", values.join(", "))
        };
        // The mark of a target is not part of what was moved.
        let own = match (table, after) {
            ("settings", []) => "WHERE scope <> 'move'",
            ("settings", _) => "AND scope <> 'move'",
            _ => "",
        };
        let text = format!("SELECT * FROM {table} {then} {own} ORDER BY {columns} LIMIT {ROWS}");
        let query = after.iter().cloned().fold(self.query(AssertSqlSafe(text)), Query::bind);
        query.all().await?.iter().map(|row| Ok(named(row.cells()?))).collect()
    }

    async fn copy(&self, table: &'static str, target: &Self) -> Result<(), StoreError> {
        let mut after = Vec::new();
        loop {
            let rows = self.rows_after(table, &after).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = key_values(table, last);
            target.pass("move rows")?;
            let columns: Vec<&str> = last.iter().map(|(name, _)| name.as_str()).collect();
            let mut text = format!("INSERT INTO {table} ({}) VALUES ", columns.join(", "));
            for at in 0..rows.len() {
                text.push_str(if at == 0 { "(" } else { "), (" });
                for column in 1..=columns.len() {
                    let comma = if column == 1 { "" } else { ", " };
                    write!(text, "{comma}${}", at * columns.len() + column).expect("a text can be written");
                }
            }
            text.push(')');
            let mut transaction = Transaction::begin(&target.backend).await?;
            let values = rows.into_iter().flatten().map(|(_, value)| value);
            let insert = values.fold(transaction.query(AssertSqlSafe(text)), Query::bind);
            insert.execute().await?;
            transaction.commit().await?;
        }
    }

    async fn compare(&self, table: &'static str, target: &Self) -> Result<(), MoveError> {
        let mut after = Vec::new();
        loop {
            let (own, copied) =
                (self.rows_after(table, &after).await?, target.rows_after(table, &after).await?);
            let sorted = |mut row: Named| {
                row.sort_by(|(one, _), (other, _)| one.cmp(other));
                row
            };
            let last = own.last().map(|last| key_values(table, last));
            if !own.into_iter().map(sorted).eq(copied.into_iter().map(sorted)) {
                return Err(MoveError::Differs(table));
            }
            match last {
                Some(last) => after = last,
                None => return Ok(()),
            }
        }
    }

    /// Lets the target count on where this database is: no id is given twice. Then the target is finished.
    async fn count_on(&self, target: &Self) -> Result<(), StoreError> {
        let (from, to) = (self.backend.dialect(), target.backend.dialect());
        let mut transaction = Transaction::begin(&target.backend).await?;
        for (table, column) in COUNTED {
            let last = self.query(AssertSqlSafe(from.last_id(table, column))).one().await?;
            let last: i64 = last.try_get(0)?;
            for statement in to.set_last_id(table, column, last) {
                transaction.query(AssertSqlSafe(statement)).execute().await?;
            }
        }
        transaction.query(UNMARK).execute().await?;
        target.pass("move finished")?;
        transaction.commit().await
    }
}

/// A row: the name and the value of each column.
type Named = Vec<(String, Value)>;

fn named(cells: Vec<(&str, Value)>) -> Named {
    // All columns that may be empty hold numbers.
    let typed = |value| if value == Value::Text(None) { Value::Integer(None) } else { value };
    cells.into_iter().map(|(name, value)| (name.to_owned(), typed(value))).collect()
}

fn key_values(table: &'static str, row: &Named) -> Vec<Value> {
    let value = |column: &&str| row.iter().find(|(name, _)| name == column).map(|(_, value)| value.clone());
    key_of(table).iter().filter_map(value).collect()
}

impl Dialect {
    /// The greatest id that was ever given in a table.
    fn last_id(self, table: &str, column: &str) -> String {
        match self {
            Self::Sqlite => format!(
                "SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = '{table}'), (SELECT MAX({column}) FROM {table}), 0)"
            ),
            Self::Postgres => {
                format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_{column}_seq")
            }
        }
    }

    /// Sets it.
    fn set_last_id(self, table: &str, column: &str, last: i64) -> Vec<String> {
        match self {
            // This one gives the greatest number in use and one.
            Self::Sqlite if table == "outbox" => Vec::new(),
            Self::Sqlite => vec![
                format!("DELETE FROM sqlite_sequence WHERE name = '{table}'"),
                format!("INSERT INTO sqlite_sequence (name, seq) VALUES ('{table}', {last})"),
            ],
            Self::Postgres => {
                vec![format!(
                    "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), {}, {})",
                    last.max(1),
                    last > 0
                )]
            }
        }
    }
}
