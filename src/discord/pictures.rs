//! Pictures: drawn away from the threads that answer people, a few at a time. Never in a first response.

use crate::render::{self, Format, OwnWords, Person, Scene, Since, Tint};
use crate::rules::Seen;
use crate::table::{Colour, Look};
use crate::text::{Ctx, Lang, PictureText, Words};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// So many at the same time: drawing is all computing.
const AT_ONCE: usize = 2;

/// A board as a PNG, with its alt text.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) png: Vec<u8>,
    pub(crate) alt: String,
}

/// Draws.
#[derive(Debug)]
pub(crate) struct Pictures {
    places: Arc<Semaphore>,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The board of a game as its viewer sees it, with the marks of what happened; nothing (and a line in the log) if it can't be drawn.
    pub(crate) async fn board(
        &self,
        look: &Look,
        words: Words,
        seen: &[Seen],
        format: Format,
    ) -> Option<Picture> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let (look, seen) = (look.clone(), seen.to_vec());
        let drawn = tokio::task::spawn_blocking(move || {
            let picture = draw(&look, words, &seen, &format);
            drop(place);
            picture
        });
        match drawn.await {
            Ok(picture) => picture,
            Err(error) => {
                tracing::error!(%error, "a board could not be drawn");
                None
            }
        }
    }
}

fn draw(look: &Look, words: Words, seen: &[Seen], format: &Format) -> Option<Picture> {
    let names = Ctx::plain(look.view.map(), look.seated.iter().map(|seated| seated.name.as_str()));
    let people: Vec<Person> = look
        .seated
        .iter()
        .map(|seated| Person { name: seated.name.clone(), instead: words.colour(seated.colour.key()) })
        .collect();
    let said = Said(words.picture(&look.view, &names));
    let lang = match words.lang() {
        Lang::En => render::Lang::En,
        Lang::It => render::Lang::It,
    };
    let mut scene = Scene::from_view(&look.view, &people, &Since::of(seen), lang, &said);
    recolour(&mut scene, look);
    match render::draw(&scene, format) {
        Ok(png) => Some(Picture { png, alt: scene.alt }),
        Err(error) => {
            tracing::error!(%error, "a board could not be drawn");
            None
        }
    }
}

/// The words of a picture as the render room wants them.
struct Said(PictureText);

impl render::Words for Said {
    fn title(&self) -> String {
        self.0.title.clone()
    }

    fn line(&self) -> String {
        self.0.line.clone()
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        self.0.holdings(territories, armies)
    }

    fn neutral(&self) -> String {
        self.0.neutral.clone()
    }

    fn own(&self) -> OwnWords {
        OwnWords {
            goal: self.0.goal.clone(),
            objective: String::new(),
            cards: self.0.cards.clone(),
            joker: self.0.joker.clone(),
        }
    }
}

/// A scene comes in the colours of the seats; people have chosen their own.
fn recolour(scene: &mut Scene, look: &Look) {
    let chosen = |tint: Tint| {
        let seat = (0..look.seated.len()).find(|seat| Tint::of_seat(*seat) == tint);
        seat.and_then(|seat| look.seated.iter().find(|s| s.seat.index() == seat))
            .map_or(tint, |s| tint_of(s.colour))
    };
    scene.recolour(chosen);
}

const fn tint_of(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Red,
        Colour::Blue => Tint::Blue,
        Colour::Green => Tint::Green,
        Colour::Yellow => Tint::Yellow,
        Colour::Purple => Tint::Purple,
        Colour::Black => Tint::Black,
    }
}
