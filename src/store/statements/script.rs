//! `Script`: several SQL statements with their bound values.

use super::super::dialect::Dialect;
use super::super::value::Value;

/// Several statements with their bound values, in order. For `SQLite` they are one text, executed in one round trip, whose
/// values are numbered throughout; for PostgreSQL each is a text of its own with its own numbers.
pub(in crate::store) struct Script {
    dialect: Dialect,
    text: String,
    values: Vec<Value>,
    /// Where each statement begins in `text` and in `values`; empty for `SQLite`.
    begins: Vec<(usize, usize)>,
}

impl Script {
    pub(in crate::store) const fn new(dialect: Dialect) -> Self {
        Self { dialect, text: String::new(), values: Vec::new(), begins: Vec::new() }
    }

    pub(super) const fn dialect(&self) -> Dialect {
        self.dialect
    }

    pub(in crate::store) const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// All statements, each with `; ` behind it, as one text, and all values.
    pub(in crate::store) fn joined(self) -> (String, Vec<Value>) {
        (self.text, self.values)
    }

    /// The statements one by one, each with its values.
    pub(in crate::store) fn statements(&self) -> impl Iterator<Item = (&str, &[Value])> {
        let ends = self.begins.iter().skip(1).copied().chain([(self.text.len(), self.values.len())]);
        self.begins.iter().zip(ends).map(|(&(text, value), (text_end, value_end))| {
            (self.text[text..text_end].trim_end_matches("; "), &self.values[value..value_end])
        })
    }

    /// Adds a statement with its own `$1`, `$2` …; the caller binds their values next, in that order.
    pub(super) fn add(&mut self, statement: &str) -> &mut Self {
        let bound = self.begin();
        self.number(statement, bound);
        self.text.push_str("; ");
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
        let bound = self.begin();
        self.text.push_str(insert);
        for at in 0..rows {
            self.text.push_str(if at == 0 { " VALUES " } else { ", " });
            self.number(row, bound + at * values);
        }
        self.text.push(' ');
        self.text.push_str(then);
        self.text.push_str("; ");
        self
    }

    /// Begins a statement; returns the number of values bound in the same text so far.
    fn begin(&mut self) -> usize {
        match self.dialect {
            Dialect::Sqlite => self.values.len(),
            Dialect::Postgres => {
                self.begins.push((self.text.len(), self.values.len()));
                0
            }
        }
    }

    /// Appends a text, with its parameter numbers increased by `bound`.
    fn number(&mut self, text: &str, bound: usize) {
        let mut parts = text.split('$');
        self.text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let own: usize = part[..digits].parse().expect("a statement numbers its values");
            self.text.push('$');
            self.text.push_str(&(bound + own).to_string());
            self.text.push_str(&part[digits..]);
        }
    }

    /// Binds the next value.
    pub(super) fn bind(&mut self, value: impl Into<Value>) -> &mut Self {
        self.values.push(value.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two(dialect: Dialect) -> Script {
        let mut script = Script::new(dialect);
        script.add("UPDATE a SET b = $2 WHERE c = $1").bind(1_i64).bind(2_i64);
        script.add_rows("INSERT INTO d", ("($1, $2, 'x')", 2), 2, "ON CONFLICT DO NOTHING");
        script.bind(3_i64).bind(4_i64).bind(5_i64).bind(6_i64);
        script.add("DELETE FROM e");
        script
    }

    #[test]
    fn in_one_text_the_values_are_numbered_throughout() {
        let (text, values) = two(Dialect::Sqlite).joined();
        assert_eq!(
            text,
            "UPDATE a SET b = $2 WHERE c = $1; \
             INSERT INTO d VALUES ($3, $4, 'x'), ($5, $6, 'x') ON CONFLICT DO NOTHING; DELETE FROM e; "
        );
        assert_eq!(values.len(), 6);
    }

    #[test]
    fn one_by_one_each_statement_keeps_its_own_numbers_and_values() {
        let script = two(Dialect::Postgres);
        let statements: Vec<_> = script.statements().map(|(text, values)| (text, values.len())).collect();
        assert_eq!(
            statements,
            [
                ("UPDATE a SET b = $2 WHERE c = $1", 2),
                ("INSERT INTO d VALUES ($1, $2, 'x'), ($3, $4, 'x') ON CONFLICT DO NOTHING", 4),
                ("DELETE FROM e", 0),
            ]
        );
    }
}
