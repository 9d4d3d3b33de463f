//! From a view to the scene of its picture: the one place where words, people and their colours meet the render room.
//! Never asks anybody for more than the view that it is given: what its viewer may not know cannot get onto the picture.

use super::{cold_war, y2210};
use crate::render::{self, OwnWords, Person, Scene, Since, Tint, Told, legible};
use crate::rules::{Piece, Ruin, Stock, View};
use crate::table::Colour;
use crate::text::{Ctx, Lang, PictureText, Words};

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedPlayer<'a> {
    /// The name that people know, as it came in.
    pub name: &'a str,
    /// The key of the colour that they chose; one that is none keeps the seat's own.
    pub colour: &'a str,
}

/// What a picture shows of a view; `people` in seat order.
pub fn scene(view: &View, people: &[SeatedPlayer<'_>], since: &Since, words: Words) -> Scene {
    let drawn: Vec<Person> = seated(people, words).into_iter().map(|(person, _)| person).collect();
    let names = Ctx::plain(view.map(), drawn.iter().map(|person| person.name.as_str()))
        .in_colours(people.iter().map(|sitter| sitter.colour));
    let said = Said { text: words.picture(view, &names), words };
    let mut scene = Scene::from_view(view, &drawn, since, lang(words), &said);
    // A scene comes in the colours of the seats; people have chosen their own.
    scene.recolour(|tint| {
        let seat = (0..people.len()).find(|seat| Tint::of_seat(*seat) == tint);
        seat.and_then(|seat| Colour::find(people[seat].colour)).map_or(tint, tint_of)
    });
    scene
}

/// Everybody as they are drawn, with the colour that they chose; in seat order.
pub fn seated(people: &[SeatedPlayer<'_>], words: Words) -> Vec<(Person, Tint)> {
    let one = |(seat, sitter): (usize, &SeatedPlayer<'_>)| {
        let instead = words.colour_name(sitter.colour);
        let tint = Colour::find(sitter.colour).map_or(Tint::of_seat(seat), tint_of);
        (Person { name: legible(sitter.name, &instead), instead }, tint)
    };
    people.iter().enumerate().map(one).collect()
}

/// The language of the names on a board.
pub const fn lang(words: Words) -> render::Lang {
    match words.lang() {
        Lang::En => render::Lang::En,
        Lang::It => render::Lang::It,
    }
}

/// The words of a picture as the render room wants them.
struct Said {
    text: PictureText,
    words: Words,
}

impl render::Words for Said {
    fn title(&self) -> String {
        self.text.title.clone()
    }

    fn line(&self) -> String {
        self.text.line.clone()
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        self.text.holdings(territories, armies)
    }

    fn neutral(&self) -> String {
        self.text.neutral.clone()
    }

    fn own(&self) -> OwnWords {
        OwnWords {
            goal: self.text.goal.clone(),
            objective: self.text.objective.clone(),
            cards: self.text.cards.clone(),
            joker: self.text.joker.clone(),
        }
    }

    fn told(&self, what: Told) -> String {
        told(self.words, what)
    }
}

/// What a thing on a picture is called.
pub fn told(words: Words, what: Told) -> String {
    match what {
        Told::Piece(Piece::Y2210(piece)) => y2210::piece(words, piece),
        Told::Piece(Piece::ColdWar(piece)) => cold_war::piece(words, piece),
        Told::Ruin(Ruin::Y2210(ruin)) => y2210::ruin(words, ruin),
        Told::Ruin(Ruin::ColdWar(ruin)) => cold_war::ruin(words, ruin),
        Told::War => words.at_war(),
        Told::Taken => words.land_taken(),
        Told::Stock(Stock::Y2210(stock)) => y2210::stock(words, stock),
        Told::Stock(Stock::ColdWar(stock)) => cold_war::stock(words, stock),
        Told::Stock(Stock::Points) => words.stock_points(),
        Told::Place(place) => words.turn_order(u32::from(place)),
    }
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
