//! Pictures: drawn away from the threads that answer people, a few at a time. Never in a first response.

use super::scene::{Sitter, scene};
use crate::render::{self, Format, Since, Standings};
use crate::rules::Seen;
use crate::table::Look;
use crate::text::Words;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// So many wait at most: each keeps its game's state until it is drawn. Whoever comes then gets words alone.
const WAITING: usize = 256;

/// A board as a PNG, with its alt text.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) png: Vec<u8>,
    pub(crate) alt: String,
}

/// Draws.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// Places at the easels.
    places: Arc<Semaphore>,
    /// Places in the queue before them, those at the easels included.
    queue: Semaphore,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        // Drawing is all computing: half of the processors are left to those who answer people.
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self::with((processors / 2).max(1), WAITING)
    }

    fn with(at_once: usize, waiting: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(at_once)), queue: Semaphore::new(at_once + waiting) }
    }

    /// The board of a game as its viewer sees it, with the marks of what happened; nothing (and a line in the log) if it can't be drawn.
    pub(crate) async fn board(
        &self,
        look: &Look,
        words: Words,
        seen: &[Seen],
        format: Format,
    ) -> Option<Picture> {
        let (look, seen) = (look.clone(), seen.to_vec());
        self.drawn(move || draw(&look, words, &seen, &format)).await
    }

    /// The standings of a tournament, likewise.
    pub(crate) async fn standings(&self, standings: Standings) -> Option<Picture> {
        let drawn = move || match render::draw_standings(&standings) {
            Ok(png) => Some(Picture { png, alt: standings.alt() }),
            Err(error) => {
                tracing::error!(%error, "standings could not be drawn");
                None
            }
        };
        self.drawn(drawn).await
    }

    async fn drawn(&self, draw: impl FnOnce() -> Option<Picture> + Send + 'static) -> Option<Picture> {
        let Ok(_queued) = self.queue.try_acquire() else {
            tracing::warn!(waiting = WAITING, "too many pictures are asked for: one is left out");
            return None;
        };
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let drawn = tokio::task::spawn_blocking(move || {
            let picture = draw();
            drop(place);
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

fn draw(look: &Look, words: Words, seen: &[Seen], format: &Format) -> Option<Picture> {
    let people: Vec<Sitter<'_>> =
        look.seated.iter().map(|seated| Sitter { name: &seated.name, colour: seated.colour.key() }).collect();
    let scene = scene(&look.view, &people, &Since::of(seen), words);
    match render::draw(&scene, format) {
        Ok(png) => Some(Picture { png, alt: scene.alt }),
        Err(error) => {
            tracing::error!(%error, "a board could not be drawn");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Picture, Pictures};

    #[tokio::test]
    async fn others_wait_their_turn_and_whoever_finds_the_queue_full_gets_no_picture() {
        let pictures = Pictures::with(1, 1);
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let drawn = |alt: &str| Some(Picture { png: Vec::new(), alt: alt.to_owned() });
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
        // Asked for in this order; nothing is drawn before the third has its answer.
        let (first, second, third) = tokio::join!(first, second, third);
        assert_eq!([first, second].map(|picture| picture.unwrap().alt), ["first", "second"]);
        assert!(third.is_none(), "the queue was full");
        assert!(pictures.drawn(move || drawn("fourth")).await.is_some(), "there is room again");
    }
}
