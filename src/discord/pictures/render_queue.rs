//! Render queue: draws pictures on threads of low priority, a few at a time. A first response must not wait for it.

use super::charts::NoChart;
use super::panel_picture::{Aimed, Front};
use crate::ops::{Monitor, PictureKind, Stopwatch};
use crate::present::board_scene::{SeatedPlayer, scene, tint_of};
use crate::render::{self, Format, Framing, HandOfCards, Scene, Since, Standings, Tint};
use crate::rules::{Seen, View, Viewer};
use crate::table::{Look, at_low_priority};
use crate::text::Words;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Maximum number of waiting pictures: each holds a copy of its game's state. Further requests get no picture.
const WAITING: usize = 256;
/// Maximum number of films, drawn or waiting: each takes seconds. One is drawn at a time.
const FILMS: usize = 6;
/// Width of a close-up in pixels: that of a phone's screen.
const CLOSE_UP: u32 = 1_080;

/// A picture as the bytes of a file, with its alt text.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) bytes: Vec<u8>,
    pub(crate) alt: String,
    /// Name of the file.
    pub(crate) file: &'static str,
}

/// The render queue.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// Permits for drawing.
    places: Arc<Semaphore>,
    /// Permits for the queue, including those being drawn.
    queue: Semaphore,
    /// Permit for a film: one at a time; each of its frames takes a drawing permit.
    film: Arc<Semaphore>,
    /// Permits for the queue of films.
    films: Semaphore,
    /// Counts what is drawn.
    monitor: Arc<Monitor>,
}

impl Pictures {
    pub(crate) fn new(monitor: Arc<Monitor>) -> Self {
        // Drawing is CPU-bound: half of the processors stay free for requests.
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self::with((processors / 2).max(1), WAITING, monitor)
    }

    fn with(at_once: usize, waiting: usize, monitor: Arc<Monitor>) -> Self {
        Self {
            places: Arc::new(Semaphore::new(at_once)),
            queue: Semaphore::new(at_once + waiting),
            film: Arc::new(Semaphore::new(1)),
            films: Semaphore::new(FILMS),
            monitor,
        }
    }

    /// Draws the board of a game as its viewer sees it, with marks for recent events. `None`, and a line in the log, if
    /// it can't be drawn.
    pub(crate) async fn board(
        &self,
        look: &Look,
        words: Words,
        seen: &[Seen],
        format: Format,
    ) -> Option<Picture> {
        let (look, seen) = (look.clone(), seen.to_vec());
        self.drawn(move || draw(&look, words, &seen, |_| format)).await
    }

    /// Draws a close-up of the front for a private panel; `None` like [`Self::board`].
    pub(crate) async fn front(&self, front: Front, words: Words) -> Option<Picture> {
        let Front { look, seen, at } = front;
        let drawn = move || {
            let mut scene = drawn_scene(&look, &look.view, words, &Since::of(&seen));
            let view = match at {
                Some(at) => Framing::front(&scene, look.view.map(), at),
                None => Framing::action(&scene),
            };
            // What is too far apart for a close-up is shown on the whole board, for a phone too.
            let view = if view == Framing::Full { Framing::Compact } else { view };
            if let Viewer::Seat(seat) = look.view.viewer {
                let chosen = look.seated.get(seat.index()).map(|seated| tint_of(seated.colour));
                scene.keep_parties(chosen.unwrap_or(Tint::of_seat(seat.index())), &view);
            }
            encoded(scene, |_| Format { view, width: CLOSE_UP, ..Format::default() })
        };
        self.drawn(drawn).await
    }

    /// Draws what a weapon may hit, for a private panel (A3-25); `None` like [`Self::board`].
    pub(crate) async fn aimed(&self, aimed: Aimed, words: Words) -> Option<Picture> {
        let Aimed { look, heavy, from, reach, path } = aimed;
        let drawn = move || {
            let scene = drawn_scene(&look, &look.view, words, &Since::default());
            let format = Format { view: Framing::Compact, width: CLOSE_UP, ..Format::default() };
            encoded(scene.aimed(heavy, from, reach, &path), |_| format)
        };
        self.drawn(drawn).await
    }

    /// Draws the standings of a tournament; `None` like [`Self::board`].
    pub(crate) async fn standings(&self, standings: Standings) -> Option<Picture> {
        let drawn = move || match render::draw_standings(&standings, render::Theme::Dark) {
            Ok(bytes) => Some(Picture { bytes, alt: standings.alt(), file: "standings.png" }),
            Err(error) => {
                tracing::error!(%error, "standings could not be drawn");
                None
            }
        };
        self.drawn(drawn).await
    }

    /// Draws a leaderboard; `None` like [`Self::board`].
    pub(crate) async fn leaderboard(&self, board: render::Leaderboard) -> Option<Picture> {
        let drawn = move || match render::draw_leaderboard(&board, render::Theme::Dark) {
            Ok(bytes) => Some(Picture { bytes, alt: board.alt(), file: "leaderboard.png" }),
            Err(error) => {
                tracing::error!(%error, "a leaderboard could not be drawn");
                None
            }
        };
        self.drawn(drawn).await
    }

    /// Draws a private hand of cards; `None` like [`Self::board`].
    pub(crate) async fn hand(&self, hand: HandOfCards) -> Option<Picture> {
        let drawn = move || match render::draw_cards(&hand, render::Theme::Dark) {
            Ok(bytes) => Some(Picture { bytes, alt: hand.alt(), file: "hand.png" }),
            Err(error) => {
                tracing::error!(%error, "a hand could not be drawn");
                None
            }
        };
        self.drawn(drawn).await
    }

    /// Makes a film. `draw` must call the given function before each frame, so that waiting boards are drawn in
    /// between.
    pub(crate) async fn film_drawn(
        &self,
        draw: impl FnOnce(&mut dyn FnMut()) -> Option<Picture> + Send + 'static,
    ) -> Result<Picture, NoChart> {
        let _queued = self.films.try_acquire().map_err(|_| NoChart::Busy)?;
        let film = Arc::clone(&self.film).acquire_owned().await.map_err(|_| NoChart::Broken)?;
        let (places, runtime) = (Arc::clone(&self.places), tokio::runtime::Handle::current());
        let monitor = Arc::clone(&self.monitor);
        let drawn = tokio::task::spawn_blocking(move || {
            let (mut place, time) = (None, Stopwatch::start());
            let mut next = || {
                drop(place.take());
                place = runtime.block_on(Arc::clone(&places).acquire_owned()).ok();
            };
            let picture = at_low_priority(|| draw(&mut next));
            drop((place, film));
            if picture.is_some() {
                monitor.drawn(PictureKind::Film, time.elapsed());
            }
            picture
        });
        drawn.await.ok().flatten().ok_or(NoChart::Broken)
    }

    pub(crate) async fn drawn(
        &self,
        draw: impl FnOnce() -> Option<Picture> + Send + 'static,
    ) -> Option<Picture> {
        let Ok(_queued) = self.queue.try_acquire() else {
            self.monitor.left_out();
            tracing::warn!(waiting = WAITING, "too many pictures are asked for: one is left out");
            return None;
        };
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let monitor = Arc::clone(&self.monitor);
        let drawn = tokio::task::spawn_blocking(move || {
            let time = Stopwatch::start();
            let picture = at_low_priority(draw);
            drop(place);
            if picture.is_some() {
                monitor.drawn(PictureKind::Picture, time.elapsed());
            }
            picture
        });
        match drawn.await {
            Ok(picture) => picture,
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                None
            }
        }
    }
}

fn draw(look: &Look, words: Words, seen: &[Seen], format: impl FnOnce(&Scene) -> Format) -> Option<Picture> {
    encoded(drawn_scene(look, &look.view, words, &Since::of(seen)), format)
}

fn encoded(scene: Scene, format: impl FnOnce(&Scene) -> Format) -> Option<Picture> {
    match render::draw(&scene, &format(&scene)) {
        Ok(bytes) => Some(Picture { bytes, alt: scene.alt, file: "board.png" }),
        Err(error) => {
            tracing::error!(%error, "a board could not be drawn");
            None
        }
    }
}

/// The players in seat order.
pub(crate) fn sitters(look: &Look) -> Vec<SeatedPlayer<'_>> {
    look.seated
        .iter()
        .map(|seated| SeatedPlayer { name: &seated.name, colour: seated.colour.key() })
        .collect()
}

/// The scene of a view of that game, which may be of the past.
pub(crate) fn drawn_scene(look: &Look, view: &View, words: Words, since: &Since) -> Scene {
    scene(view, &sitters(look), since, words)
}

#[cfg(test)]
mod tests {
    use super::{Monitor, Picture, Pictures};
    use std::sync::Arc;

    #[tokio::test]
    async fn others_wait_their_turn_and_whoever_finds_the_queue_full_gets_no_picture() {
        let pictures = Pictures::with(1, 1, Arc::new(Monitor::new(&[])));
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let drawn = |alt: &str| Some(Picture { bytes: Vec::new(), alt: alt.to_owned(), file: "board.png" });
        let first = pictures.drawn(move || {
            gate.recv().ok()?;
            drawn("first")
        });
        let second = pictures.drawn(move || drawn("second"));
        let third = async {
            let third = pictures.drawn(move || drawn("third")).await;
            open.send(()).unwrap();
            third
        };
        // The third request is answered before anything is drawn.
        let (first, second, third) = tokio::join!(first, second, third);
        assert_eq!([first, second].map(|picture| picture.unwrap().alt), ["first", "second"]);
        assert!(third.is_none(), "the queue was full");
        assert!(pictures.drawn(move || drawn("fourth")).await.is_some(), "there is room again");
    }
}
