//! The names of all tables.

/// All tables; those that others refer to come first.
pub(super) const TABLES: [&str; 22] = [
    "numbers",
    "people",
    "games",
    "seats",
    "talks",
    "events",
    "snapshots",
    "timers",
    "outbox",
    "log_parts",
    "settings",
    "tournaments",
    "entrants",
    "tournament_tables",
    "tournament_outbox",
    "rounds",
    "absences",
    "results",
    "result_seats",
    "result_departures",
    "reliability",
    "digests",
];

/// The table that only PostgreSQL has: which changes were stored.
pub(super) const OUTCOMES: &str = "write_outcomes";

/// The tables with ids that are counted, each with the column of the id.
pub(super) const COUNTED: [(&str, &str); 6] = [
    ("games", "id"),
    ("outbox", "id"),
    ("tournaments", "id"),
    ("tournament_outbox", "id"),
    ("absences", "id"),
    ("results", "number"),
];

/// The columns of a table's primary key.
pub(super) fn key_of(table: &str) -> &'static [&'static str] {
    match table {
        "numbers" => &["guild"],
        "seats" | "result_seats" => &["game", "seat"],
        "talks" | "result_departures" => &["game", "number"],
        "events" => &["game", "seq"],
        "snapshots" => &["game"],
        "timers" => &["game", "seat", "kind", "span", "number"],
        "log_parts" => &["notice", "part"],
        "settings" => &["scope", "key"],
        "entrants" => &["tournament", "person"],
        "tournament_tables" => &["tournament", "round", "number"],
        "rounds" => &["game", "round"],
        "results" => &["number"],
        "reliability" => &["guild", "person"],
        "digests" => &["person"],
        _ => &["id"],
    }
}

#[cfg(test)]
mod tests {
    use super::{COUNTED, TABLES, key_of};
    use std::collections::BTreeSet;

    #[test]
    fn every_table_is_listed_and_those_that_others_refer_to_come_first() {
        let schema = include_str!("../../migrations/postgres/0001_schema.sql");
        let tables: Vec<&str> = schema.split("CREATE TABLE ").skip(1).collect();
        let name = |part: &'static str| part.split([' ', '(']).next().unwrap();
        let made: BTreeSet<&str> = tables.iter().map(|part| name(part)).collect();
        assert_eq!(made, TABLES.into_iter().collect());
        for (at, table) in TABLES.iter().enumerate() {
            let own = tables.iter().find(|part| name(part) == *table).unwrap();
            let key = key_of(table).join(", ");
            let whole = own.contains(&format!("PRIMARY KEY ({key})"));
            let line = own.lines().find(|line| line.trim_start().starts_with(&format!("{key} ")));
            assert!(whole || line.is_some_and(|line| line.contains(" PRIMARY KEY")), "{table}: {key}");
            let counted = COUNTED.contains(&(*table, key.as_str()));
            assert_eq!(own.split("CREATE ").next().unwrap().contains("IDENTITY"), counted, "{table}");
            for other in own.split("REFERENCES ").skip(1) {
                let earlier = TABLES[..at].contains(&name(other));
                assert!(earlier, "{table} refers to {}", name(other));
            }
        }
    }
}
