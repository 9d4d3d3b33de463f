//! Every phrase with its variables; the sentences are in `assets/locales`. Never a sentence here.

mod around;
mod channel;
mod chart;
mod dice;
mod ends;
mod first;
mod game;
mod league;
mod panel;
mod pieces;
mod refusals;
mod report;
mod table;
mod trust;

use super::words::Phrase;

/// Every phrase there is.
pub fn all() -> impl Iterator<Item = &'static Phrase> {
    [
        around::LIST,
        channel::LIST,
        chart::LIST,
        dice::LIST,
        ends::LIST,
        first::LIST,
        game::LIST,
        league::LIST,
        panel::LIST,
        pieces::LIST,
        refusals::LIST,
        report::LIST,
        table::LIST,
        trust::LIST,
    ]
    .into_iter()
    .flatten()
}
