//! Draws charts, films and pictures of odds in the render queue. Charts and films are made from the public history of a
//! game, so they need no check of who may see them.

use super::render_queue::{Picture, Pictures, drawn_scene, sitters};
use crate::present::board_scene::seated;
use crate::present::chart_labels::{Charted, bars, film_alt};
use crate::present::poster::poster;
use crate::render::{self, Chart, ChartKind, Format, Framing, Since, Theme};
use crate::rules::Seen;
use crate::table::GameHistory;
use crate::text::{Ctx, OddsAsked, Words};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why there is no chart or film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoChart {
    /// No turn has been played yet that could be compared.
    Yet,
    /// It can't be drawn; the log contains the reason.
    Broken,
    /// The queue of films is full.
    Busy,
}

impl Pictures {
    /// Draws a chart of a game.
    pub(crate) async fn chart(
        &self,
        back: &GameHistory,
        kind: ChartKind,
        theme: Theme,
        words: Words,
    ) -> Result<Picture, NoChart> {
        let said = Charted { words, line: state(back, words), rulebook: back.history.rulebook() };
        let people = seated(&sitters(&back.look), words);
        let chart = match &back.course {
            Some(course) if kind == ChartKind::Chances => {
                Chart::of_chances(&back.history, &course.moments, course.marks(&back.history), &people, &said)
            }
            _ => Chart::of(kind, &back.history, &people, &said),
        };
        let chart = chart.ok_or(NoChart::Yet)?;
        let drawn = self.drawn(move || match render::draw_chart(&chart, theme) {
            Ok(bytes) => Some(Picture { bytes, alt: chart.alt, file: "chart.png" }),
            Err(error) => {
                tracing::error!(%error, "a chart could not be drawn");
                None
            }
        });
        drawn.await.ok_or(NoChart::Broken)
    }

    /// Draws the poster of a game that is over; `None` if it can't be drawn.
    pub(crate) async fn poster(&self, back: &GameHistory, words: Words) -> Option<Picture> {
        let back = back.clone();
        let drawn = move || {
            let last = &back.history.moments.last()?.view;
            let scene = drawn_scene(&back.look, last, words, &Since::default());
            let poster = poster(&back.history, scene, &seated(&sitters(&back.look), words), words)?;
            match render::draw_poster(&poster, Theme::Dark) {
                Ok(bytes) => Some(Picture { bytes, alt: poster.alt, file: "poster.png" }),
                Err(error) => {
                    tracing::error!(game = back.look.game.0, %error, "a poster could not be drawn");
                    None
                }
            }
        };
        self.drawn(drawn).await
    }

    /// Makes the film of a game; setting `stop` ends the work early.
    pub(crate) async fn film(
        &self,
        back: Arc<GameHistory>,
        words: Words,
        stop: Arc<AtomicBool>,
    ) -> Result<Picture, NoChart> {
        let drawn = self.film_drawn(move |turn| {
            let moments = &back.history.moments;
            let scene = &mut |frame: Range<usize>| {
                let seen: Vec<Seen> = moments[frame.clone()].iter().flat_map(|m| m.seen.clone()).collect();
                turn();
                let last = moments[frame].last().filter(|_| !stop.load(Ordering::Relaxed))?;
                Some(drawn_scene(&back.look, &last.view, words, &Since::of(&seen)))
            };
            // Large badges, because most players watch it on a phone.
            let format = Format { view: Framing::Compact, ..Format::default() };
            let over = moments.last().is_some_and(|moment| moment.view.outcome.is_some());
            match render::film(moments.len(), over, &format, scene) {
                Ok(bytes) => {
                    let last = moments.last()?;
                    let last = drawn_scene(&back.look, &last.view, words, &Since::default());
                    let state = how_far(&back, words);
                    let alt = film_alt(words, back.look.number, back.history.turns(), &state, &last);
                    Some(Picture { bytes, alt, file: "game.gif" })
                }
                Err(render::FilmError::Stopped) => None,
                Err(error) => {
                    tracing::error!(game = back.look.game.0, %error, "a film could not be made");
                    None
                }
            }
        });
        drawn.await
    }

    /// The picture for `/odds`; `None` if there are no odds or it can't be drawn.
    pub(crate) async fn odds(&self, asked: OddsAsked, words: Words) -> Option<Picture> {
        self.drawn(move || {
            let bars = bars(&asked, words).ok()?;
            match render::draw_bars(&bars, Theme::Dark) {
                Ok(bytes) => Some(Picture { bytes, alt: bars.alt, file: "odds.png" }),
                Err(error) => {
                    tracing::error!(%error, "odds could not be drawn");
                    None
                }
            }
        })
        .await
    }
}

/// Number of the game and its progress, as text.
fn state(back: &GameHistory, words: Words) -> String {
    words.chart_game(back.look.number, &how_far(back, words))
}

fn how_far(back: &GameHistory, words: Words) -> String {
    let people = seated(&sitters(&back.look), words);
    let names = Ctx::plain(back.look.view.map(), people.iter().map(|(person, _)| person.name.as_str()));
    words.chart_state(&back.look.view, &names)
}
