//! `Script`: several SQL statements with their bound values.

use super::super::dialect::Dialect;
use super::super::tables::TABLES;
use super::super::value::Value;

/// Several statements with their bound values, in order. For `SQLite` they are one text, executed in one round trip, whose
/// values are numbered throughout; for PostgreSQL each is a text of its own with its own numbers, but for those that can be parts of
/// one statement.
pub(in crate::store) struct Script {
    dialect: Dialect,
    text: String,
    values: Vec<Value>,
    /// The statements of `text`; empty for `SQLite`.
    parts: Vec<Part>,
    /// Whether the last part records the change ([`Script::record`]).
    recorded: bool,
}

/// A statement of a script for PostgreSQL.
struct Part {
    /// Where it begins in the text.
    text: usize,
    /// Where its values begin.
    values: usize,
    /// The only table that it reads and changes; `None`: there may be others.
    table: Option<&'static str>,
    /// Whether it is a part of the same statement as the one before: that saves a round trip, and as all parts see the state before
    /// them, each must be on a table of its own.
    joins: bool,
}

impl Script {
    pub(in crate::store) const fn new(dialect: Dialect) -> Self {
        Self { dialect, text: String::new(), values: Vec::new(), parts: Vec::new(), recorded: false }
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

    /// The statements for PostgreSQL one by one, each with its values.
    pub(in crate::store) fn statements(&self) -> impl Iterator<Item = (String, &[Value])> {
        let mut begins: Vec<usize> = (0..self.parts.len()).filter(|at| !self.parts[*at].joins).collect();
        begins.push(self.parts.len());
        (1..begins.len()).map(move |end| {
            let (first, next) = (begins[end - 1], begins[end]);
            let values_end = self.parts.get(next).map_or(self.values.len(), |part| part.values);
            (self.statement(first, next), &self.values[self.parts[first].values..values_end])
        })
    }

    /// The parts from `first` to `next` as one statement. The first one, which is executed first, stands behind the others.
    fn statement(&self, first: usize, next: usize) -> String {
        let text = |at: usize| {
            let end = self.parts.get(at + 1).map_or(self.text.len(), |part| part.text);
            self.text[self.parts[at].text..end].trim_end_matches("; ")
        };
        let others: Vec<String> =
            (first + 1..next).map(|at| format!("part{} AS ({})", at - first, text(at))).collect();
        if others.is_empty() {
            return text(first).to_owned();
        }
        format!("WITH {} {}", others.join(", "), text(first))
    }

    /// Adds a statement with its own `$1`, `$2` …; the caller binds their values next, in that order.
    pub(super) fn add(&mut self, statement: &str) -> &mut Self {
        let bound = self.begin(&[statement]);
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
        let bound = self.begin(&[insert, row, then]);
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

    /// Makes the last statement also record the change, by a statement on a table that no other one names; `numbers` are its values.
    /// Nothing is added after it. Called again, it replaces the numbers.
    pub(in crate::store) fn record(&mut self, statement: &str, numbers: [i64; 2]) {
        if self.recorded {
            self.values.truncate(self.values.len() - numbers.len());
        } else {
            let first = self.first_of_last();
            let bound = self.parts.get(first).map_or(0, |part| self.values.len() - part.values);
            self.recorded = true;
            let joins = !self.parts.is_empty();
            self.parts.push(Part { text: self.text.len(), values: self.values.len(), table: None, joins });
            self.number(statement, bound);
            self.text.push_str("; ");
        }
        self.values.extend(numbers.map(Value::from));
    }

    /// Whether PostgreSQL gets one statement.
    pub(in crate::store) fn is_one_statement(&self) -> bool {
        self.parts.iter().filter(|part| !part.joins).count() == 1
    }

    /// The first of the parts that are the last statement.
    fn first_of_last(&self) -> usize {
        self.parts.iter().rposition(|part| !part.joins).unwrap_or(0)
    }

    /// Begins a statement of these texts; returns the number of values bound in the same text so far.
    fn begin(&mut self, texts: &[&str]) -> usize {
        if self.dialect == Dialect::Sqlite {
            return self.values.len();
        }
        let table = only_table(texts);
        let first = self.first_of_last();
        let others = &self.parts[first..];
        let joins = table.is_some()
            && !others.is_empty()
            && others.iter().all(|other| other.table.is_some() && other.table != table);
        let bound = if joins { self.values.len() - self.parts[first].values } else { 0 };
        self.parts.push(Part { text: self.text.len(), values: self.values.len(), table, joins });
        bound
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

/// The only table that a statement of these texts names.
fn only_table(texts: &[&str]) -> Option<&'static str> {
    let words = texts.iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    let mut named = words.filter_map(|word| TABLES.into_iter().find(|table| *table == word));
    let first = named.next()?;
    named.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(script: &Script) -> Vec<(String, usize)> {
        script.statements().map(|(text, values)| (text, values.len())).collect()
    }

    fn two(dialect: Dialect) -> Script {
        let mut script = Script::new(dialect);
        script.add("UPDATE a SET b = $2 WHERE c = $1").bind(1_i64).bind(2_i64);
        script.add_rows("INSERT INTO d", ("($1, $2, 'x')", 2), 2, "ON CONFLICT DO NOTHING");
        script.bind(3_i64).bind(4_i64).bind(5_i64).bind(6_i64);
        script.add("DELETE FROM e");
        script
    }

    fn of_tables(dialect: Dialect) -> Script {
        let mut script = Script::new(dialect);
        script.add("UPDATE games SET seq = $2 WHERE id = $1").bind(1_i64).bind(2_i64);
        script.add_rows("INSERT INTO events (game, seq)", ("($1, $2)", 2), 2, "");
        script.bind(3_i64).bind(4_i64).bind(5_i64).bind(6_i64);
        script.add("DELETE FROM timers WHERE game = $1").bind(7_i64);
        script.add("INSERT INTO timers (game) VALUES ($1)").bind(8_i64);
        script.add("DELETE FROM outbox WHERE game IN (SELECT id FROM games)");
        script.add("UPDATE games SET seq = $1").bind(9_i64);
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
        let (text, values) = of_tables(Dialect::Sqlite).joined();
        assert_eq!(
            text,
            "UPDATE games SET seq = $2 WHERE id = $1; INSERT INTO events (game, seq) VALUES ($3, $4), ($5, $6) ; \
             DELETE FROM timers WHERE game = $7; INSERT INTO timers (game) VALUES ($8); DELETE FROM outbox WHERE game IN (SELECT id FROM games); \
             UPDATE games SET seq = $9; "
        );
        assert_eq!(values.len(), 9);
    }

    #[test]
    fn one_by_one_each_statement_keeps_its_own_numbers_and_values() {
        let expected = [
            ("UPDATE a SET b = $2 WHERE c = $1", 2),
            ("INSERT INTO d VALUES ($1, $2, 'x'), ($3, $4, 'x') ON CONFLICT DO NOTHING", 4),
            ("DELETE FROM e", 0),
        ];
        assert_eq!(texts(&two(Dialect::Postgres)), expected.map(|(text, values)| (text.to_owned(), values)));
    }

    #[test]
    fn statements_on_different_tables_are_one_and_the_first_stands_last() {
        let expected = [
            (
                "WITH part1 AS (INSERT INTO events (game, seq) VALUES ($3, $4), ($5, $6) ), \
                 part2 AS (DELETE FROM timers WHERE game = $7) UPDATE games SET seq = $2 WHERE id = $1",
                7,
            ),
            ("INSERT INTO timers (game) VALUES ($1)", 1),
            ("DELETE FROM outbox WHERE game IN (SELECT id FROM games)", 0),
            ("UPDATE games SET seq = $1", 1),
        ];
        assert_eq!(
            texts(&of_tables(Dialect::Postgres)),
            expected.map(|(text, values)| (text.to_owned(), values))
        );
    }

    #[test]
    fn a_record_is_part_of_the_last_statement_and_can_be_numbered_again() {
        let mut script = of_tables(Dialect::Postgres);
        let before = texts(&script).len();
        for number in [5, 6] {
            script.record("INSERT INTO o VALUES ($1, $2)", [3, number]);
            let last =
                ("WITH part1 AS (INSERT INTO o VALUES ($2, $3)) UPDATE games SET seq = $1".to_owned(), 3);
            assert_eq!((texts(&script).len(), texts(&script).pop()), (before, Some(last)));
            assert!(script.values[script.values.len() - 2..] == [Value::from(3), Value::from(number)]);
        }
        assert!(!script.is_one_statement());
        let mut alone = Script::new(Dialect::Postgres);
        alone.record("INSERT INTO o VALUES ($1, $2)", [1, 2]);
        assert!(alone.is_one_statement());
        assert_eq!(texts(&alone), [("INSERT INTO o VALUES ($1, $2)".to_owned(), 2)]);
    }

    #[test]
    fn a_statement_that_names_a_second_table_stays_apart() {
        assert_eq!(only_table(&["UPDATE games SET seq = $1"]), Some("games"));
        assert_eq!(
            only_table(&["INSERT INTO outbox (a)", "($1)", "DO UPDATE SET a = outbox.a"]),
            Some("outbox")
        );
        assert_eq!(only_table(&["DELETE FROM outbox WHERE game IN (SELECT id FROM games)"]), None);
        assert_eq!(only_table(&["DELETE FROM nothing_of_ours"]), None);
    }
}
