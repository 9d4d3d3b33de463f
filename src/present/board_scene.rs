//! From a view to the scene of its picture: the one place where words, people and their colours meet the render room.
//! Never asks anybody for more than the view that it is given: what its viewer may not know cannot get onto the picture.

use crate::render::{
    self, Commander, OwnWords, Person, Piece, Ruin, Scene, Since, Stock, Tint, Told, legible,
};
use crate::rules::View;
use crate::table::Colour;
use crate::text::{Ctx, Lang, PictureText, Words};

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter<'a> {
    /// The name that people know, as it came in.
    pub name: &'a str,
    /// The key of the colour that they chose; one that is none keeps the seat's own.
    pub colour: &'a str,
}

/// What a picture shows of a view; `people` in seat order.
pub fn scene(view: &View, people: &[Sitter<'_>], since: &Since, words: Words) -> Scene {
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
pub fn seated(people: &[Sitter<'_>], words: Words) -> Vec<(Person, Tint)> {
    let one = |(seat, sitter): (usize, &Sitter<'_>)| {
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
        Told::Piece(Piece::Commander(Commander::Land)) => words.piece_land_commander(),
        Told::Piece(Piece::Commander(Commander::Naval)) => words.piece_naval_commander(),
        Told::Piece(Piece::Commander(Commander::Nuclear)) => words.piece_nuclear_commander(),
        Told::Piece(Piece::Commander(Commander::Space)) => words.piece_space_commander(),
        Told::Piece(Piece::Commander(Commander::Diplomat)) => words.piece_diplomat(),
        Told::Piece(Piece::Station) => words.piece_station(),
        Told::Piece(Piece::Tanks) => words.piece_tanks(),
        Told::Piece(Piece::Fighters) => words.piece_fighters(),
        Told::Piece(Piece::Interceptors) => words.piece_interceptors(),
        Told::Piece(Piece::LightMissile) => words.piece_light_missile(),
        Told::Piece(Piece::HeavyMissile) => words.piece_heavy_missile(),
        Told::Piece(Piece::Refugees) => words.piece_refugees(),
        Told::Ruin(Ruin::Devastated) => words.ruin_devastated(),
        Told::Ruin(Ruin::Mushroom) => words.ruin_mushroom(),
        Told::War => words.at_war(),
        Told::Taken => words.land_taken(),
        Told::Stock(Stock::Energy) => words.stock_energy(),
        Told::Stock(Stock::Money) => words.stock_money(),
        Told::Stock(Stock::Population) => words.stock_population(),
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
