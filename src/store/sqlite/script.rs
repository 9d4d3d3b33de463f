//! `Script`: several SQL statements as one text with their bound values, executed in one round trip.

use super::super::StoreError;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments, AssertSqlSafe, Encode, Sqlite, Type};

/// Maximum length of scripts kept as prepared statements, in bytes: short ones recur often.
const KEPT: usize = 4_096;

/// Several statements with their bound values, in order.
#[derive(Default)]
pub(super) struct Script {
    sql: String,
    arguments: SqliteArguments,
}

impl Script {
    pub(super) fn is_empty(&self) -> bool {
        self.sql.is_empty()
    }

    /// Wraps the script in a transaction.
    pub(super) fn whole(self) -> Self {
        Self { sql: format!("BEGIN IMMEDIATE; {} COMMIT", self.sql), ..self }
    }

    /// Adds a statement with its own `$1`, `$2` …; the caller binds their values next, in that order.
    pub(super) fn add(&mut self, statement: &str) -> &mut Self {
        self.number(statement, self.arguments.len());
        self.sql.push_str("; ");
        self
    }

    /// Adds an insert of several rows: `insert` ends before VALUES; `row` is one row with its own `$1` …, and `values`
    /// their number; `then` follows the rows.
    pub(super) fn add_rows(
        &mut self,
        insert: &str,
        (row, values): (&str, usize),
        rows: usize,
        then: &str,
    ) -> &mut Self {
        self.sql.push_str(insert);
        let bound = self.arguments.len();
        for at in 0..rows {
            self.sql.push_str(if at == 0 { " VALUES " } else { ", " });
            self.number(row, bound + at * values);
        }
        self.sql.push(' ');
        self.sql.push_str(then);
        self.sql.push_str("; ");
        self
    }

    /// Appends a text, with its parameter numbers increased by `bound`.
    fn number(&mut self, text: &str, bound: usize) {
        let mut parts = text.split('$');
        self.sql.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let own: usize = part[..digits].parse().expect("a statement numbers its values");
            self.sql.push('$');
            self.sql.push_str(&(bound + own).to_string());
            self.sql.push_str(&part[digits..]);
        }
    }

    /// Binds the next value.
    pub(super) fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> &mut Self {
        self.arguments.add(value).expect("plain values can be bound");
        self
    }

    /// Boxed, because the compiler cannot show of the unboxed future that it may move between threads.
    pub(super) fn run(self, connection: &mut SqliteConnection) -> BoxFuture<'_, Result<(), StoreError>> {
        let kept = self.sql.len() <= KEPT;
        // The SQL consists of constants of this crate; all values are bound.
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments).persistent(kept);
        async move { Ok(query.execute(connection).await.map(drop)?) }.boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::Script;

    #[test]
    fn each_statement_keeps_its_own_numbers() {
        let mut script = Script::default();
        script.add("UPDATE a SET b = $2 WHERE c = $1").bind(1_i64).bind(2_i64);
        script.add_rows("INSERT INTO d", ("($1, $2, 'x')", 2), 2, "ON CONFLICT DO NOTHING");
        assert_eq!(
            script.sql,
            "UPDATE a SET b = $2 WHERE c = $1; \
             INSERT INTO d VALUES ($3, $4, 'x'), ($5, $6, 'x') ON CONFLICT DO NOTHING; "
        );
    }
}
