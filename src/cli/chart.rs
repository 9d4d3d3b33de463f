//! Charts and films of records (`draw`) and the picture of odds (`odds`).

use super::failure::Failure;
use super::record::{self, RecordContext};
use crate::present::chart_labels::{Charted, bars, film_alt};
use crate::present::poster;
use crate::render::{self, Chart, ChartKind, Format, Since, Theme};
use crate::rules::{History, Seen};
use crate::text::{Ctx, OddsAsked, Words};
use std::path::Path;

/// A chart of a record: the PNG and its alt text.
pub(super) fn chart(
    file: &Path,
    at: Option<usize>,
    kind: &str,
    theme: Theme,
    words: Words,
) -> Result<(Vec<u8>, String), Failure> {
    let kind = ChartKind::find(kind).ok_or_else(|| {
        let known = ChartKind::ALL.map(ChartKind::key).join(", ");
        Failure::new(2, format!("--chart {kind}: one of {known}, chances, poster"))
    })?;
    let (history, told) = record::history(file, at, words)?;
    let said = Charted { words, line: told.state(&history), rulebook: history.rulebook() };
    let chart = if kind == ChartKind::Chances {
        let course = record::course(file, at)?
            .ok_or_else(|| Failure::new(2, format!("{}: the game is not over", file.display())))?;
        let marks = course.marks(&history);
        Chart::of_chances(&history, &course.moments, marks, &told.people(), &said)
    } else {
        Chart::of(kind, &history, &told.people(), &said)
    };
    let chart =
        chart.ok_or_else(|| Failure::new(2, format!("{}: nothing to compare yet", file.display())))?;
    let png = render::draw_chart(&chart, theme).map_err(|error| Failure::new(1, error))?;
    Ok((png, chart.alt))
}

/// The poster of a record: the PNG and its alt text.
pub(super) fn poster(
    file: &Path,
    at: Option<usize>,
    theme: Theme,
    words: Words,
) -> Result<(Vec<u8>, String), Failure> {
    let (history, told) = record::history(file, at, words)?;
    let last = history.moments.last().map(|moment| &moment.view);
    let scene = last.map(|view| record::drawn(view, &told.header, words, &Since::default()));
    let poster = scene.and_then(|scene| poster::poster(&history, scene, &told.people(), words));
    let poster =
        poster.ok_or_else(|| Failure::new(2, format!("{}: the game is not over", file.display())))?;
    let png = render::draw_poster(&poster, theme).map_err(|error| Failure::new(1, error))?;
    Ok((png, poster.alt))
}

/// The film of a record: the GIF and its alt text.
pub(super) fn film(
    file: &Path,
    at: Option<usize>,
    format: &Format,
    words: Words,
) -> Result<(Vec<u8>, String), Failure> {
    let (history, told) = record::history(file, at, words)?;
    let moments = &history.moments;
    let over = moments.last().is_some_and(|moment| moment.view.outcome.is_some());
    let film = render::film(moments.len(), over, format, &mut |frame| {
        let seen: Vec<Seen> = moments[frame.clone()].iter().flat_map(|moment| moment.seen.clone()).collect();
        let last = moments[frame].last()?;
        Some(record::drawn(&last.view, &told.header, words, &Since::of(&seen)))
    });
    let film = film.map_err(|error| Failure::new(1, error))?;
    let last = moments.last().expect("a film was made of them");
    let last = record::drawn(&last.view, &told.header, words, &Since::default());
    let alt = film_alt(words, told.header.game as u32, history.turns(), &told.how_far(&history), &last);
    Ok((film, alt))
}

/// The picture of odds, as a PNG.
pub(super) fn odds(asked: &OddsAsked, words: Words) -> Result<Vec<u8>, Failure> {
    let bars = bars(asked, words).map_err(|error| Failure::new(2, error))?;
    render::draw_bars(&bars, Theme::Dark).map_err(|error| Failure::new(1, error))
}

impl RecordContext {
    /// The game and its current round or result.
    fn state(&self, history: &History) -> String {
        self.words.chart_game(self.header.game as u32, &self.how_far(history))
    }

    fn how_far(&self, history: &History) -> String {
        let names = self.names();
        let state = history.moments.last().map(|moment| {
            let ctx = Ctx::plain(moment.view.map(), names.iter().map(String::as_str));
            self.words.chart_state(&moment.view, &ctx)
        });
        state.unwrap_or_default()
    }
}
