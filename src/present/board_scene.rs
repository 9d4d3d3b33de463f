//! Builds the scene of a picture from a view, with the players' names, colours and language. Must use only the view
//! that it is given: what its viewer may not know must not get into the picture.

use super::{cold_war, y2210};
use crate::render::{self, AltTerm, OwnWords, Person, Scene, Since, Tint, legible};
use crate::rules::{NamedCard, Piece, Ruin, Stock, View};
use crate::table::Colour;
use crate::text::{Ctx, Lang, PictureText, Words};

/// A player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedPlayer<'a> {
    /// The display name, as received.
    pub name: &'a str,
    /// Key of the player's colour; an unknown key keeps the colour of the seat.
    pub colour: &'a str,
}

/// The scene of a view; `people` in seat order.
pub fn scene(view: &View, people: &[SeatedPlayer<'_>], since: &Since, words: Words) -> Scene {
    let drawn: Vec<Person> = seated(people, words).into_iter().map(|(person, _)| person).collect();
    let names = Ctx::plain(view.map(), drawn.iter().map(|person| person.name.as_str()))
        .in_colours(people.iter().map(|sitter| sitter.colour));
    let said = Said { text: words.picture(view, &names), words };
    let mut scene = Scene::from_view(view, &drawn, since, lang(words), &said);
    // The scene has the colours of the seats; replace them by those that the players have chosen.
    scene.recolour(|tint| {
        let seat = (0..people.len()).find(|seat| Tint::of_seat(*seat) == tint);
        seat.and_then(|seat| Colour::find(people[seat].colour)).map_or(tint, tint_of)
    });
    scene
}

/// Name and colour of each player as drawn, in seat order.
pub fn seated(people: &[SeatedPlayer<'_>], words: Words) -> Vec<(Person, Tint)> {
    let one = |(seat, sitter): (usize, &SeatedPlayer<'_>)| {
        let instead = words.colour_name(sitter.colour);
        let tint = Colour::find(sitter.colour).map_or(Tint::of_seat(seat), tint_of);
        (Person { name: legible(sitter.name, &instead), instead }, tint)
    };
    people.iter().enumerate().map(one).collect()
}

/// Language of the names on a board.
pub const fn lang(words: Words) -> render::Lang {
    match words.lang() {
        Lang::En => render::Lang::En,
        Lang::It => render::Lang::It,
    }
}

/// The texts of a picture, as the `render` module needs them.
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

    fn told(&self, what: AltTerm) -> String {
        told(self.words, what)
    }
}

/// The name of a thing on a picture.
pub fn told(words: Words, what: AltTerm) -> String {
    match what {
        AltTerm::Piece(Piece::Y2210(piece)) => y2210::piece(words, piece),
        AltTerm::Piece(Piece::ColdWar(piece)) => cold_war::piece(words, piece),
        AltTerm::Ruin(Ruin::Y2210(ruin)) => y2210::ruin(words, ruin),
        AltTerm::Ruin(Ruin::ColdWar(ruin)) => cold_war::ruin(words, ruin),
        AltTerm::War => words.at_war(),
        AltTerm::Taken => words.land_taken(),
        AltTerm::Stock(Stock::Y2210(stock)) => y2210::stock(words, stock),
        AltTerm::Stock(Stock::ColdWar(stock)) => cold_war::stock(words, stock),
        AltTerm::Stock(Stock::Points) => words.stock_points(),
        AltTerm::Place(place) => words.turn_order(u32::from(place)),
        AltTerm::Side(side) => cold_war::side(words, side),
        AltTerm::More(n) => words.alt_more(n),
        AltTerm::CommandCard(NamedCard::Y2210(card)) => y2210::command_card(words, card),
    }
}

/// The owner's colour on a board that a player has chosen.
pub const fn tint_of(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Red,
        Colour::Blue => Tint::Blue,
        Colour::Green => Tint::Green,
        Colour::Yellow => Tint::Yellow,
        Colour::Purple => Tint::Purple,
        Colour::Black => Tint::Black,
    }
}
