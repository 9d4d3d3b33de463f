//! Every phrase with its variables; the sentences are in `assets/locales`. Never a sentence here.

mod channel;
mod components;
mod first_edition;
mod game;
mod game_end;
mod league;
mod luck;
mod luck_and_records;
mod pictures;
mod pieces;
mod refusals;
mod report;
mod table;
mod table_talk;

use super::bundle::Phrase;

/// Every phrase there is.
pub fn all() -> impl Iterator<Item = &'static Phrase> {
    [
        table_talk::LIST,
        channel::LIST,
        pictures::LIST,
        luck::LIST,
        game_end::LIST,
        first_edition::LIST,
        game::LIST,
        league::LIST,
        components::LIST,
        pieces::LIST,
        refusals::LIST,
        report::LIST,
        table::LIST,
        luck_and_records::LIST,
    ]
    .into_iter()
    .flatten()
}
