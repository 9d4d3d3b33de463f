//! Scenes of 2210: the view of a game on its two drawn boards, Earth and Moon.

mod changes;
mod legend;
mod own_hand;

pub(super) use changes::add;

use crate::board::board_art::Sheet;
use crate::board::palette::Tint;
use crate::fonts::display_name::readable;
use crate::lang::Lang;
use crate::scene::from_view::{Person, Since, Words};
use crate::scene::pieces::{Extras, Flight, Flying, Standing};
use crate::scene::{Arrow, Continent, Land, Scene};
use casus_belli_core::rules::board::{self, Kind, Name};
use casus_belli_core::rules::y2210::{self, Commander, View};
use casus_belli_core::rules::{ContinentId, Piece, Ruin, Seat, TerritoryId};
use legend::legend;
use own_hand::own;
use std::ops::Range;

/// The years of a game (R1-49).
const YEARS: u32 = 5;

/// The commanders whose command cards the legend shows, in its order (R1-6).
pub(super) fn command_decks() -> [Piece; 5] {
    Commander::ALL.map(commander)
}

const fn commander(commander: Commander) -> Piece {
    Piece::Y2210(y2210::Piece::Commander(commander))
}

/// Resolves a view into a scene: the Earth with the Moon beside it.
pub(super) fn scene(view: &View, people: &[Person], since: &Since, lang: Lang, words: &dyn Words) -> Scene {
    let boards = Boards { view, since, lang };
    let [earth, moon] = boards.sheets();
    let mut scene = boards.scene(earth);
    let mut other = boards.scene(moon);
    let held = other.lands.iter().any(|land| land.tint != Tint::Unowned);
    other.quiet = if *since == Since::default() { !held } else { !other.happened() };
    scene.title = readable(&words.title(), 60);
    scene.line = readable(&words.line(), 120);
    scene.legend = legend(view, people, words);
    scene.own = own(view, words);
    scene.track = (view.year() > 0).then(|| [view.year().min(YEARS), YEARS]);
    scene.beside = Some(Box::new(other));
    scene.in_words(words)
}

/// A view with the changes since the last picture, to be drawn sheet by sheet.
struct Boards<'a> {
    view: &'a View,
    since: &'a Since,
    lang: Lang,
}

/// A drawn board and the part of the territories that it shows.
struct Part {
    sheet: Sheet,
    lands: Range<usize>,
}

impl Boards<'_> {
    /// Earth and Moon, in the order of the territories.
    fn sheets(&self) -> [Part; 2] {
        let board = self.view.map();
        let moon = board.territories().iter().position(|at| at.kind == Kind::Moon).unwrap_or(board.len());
        [Part { sheet: Sheet::Y2210, lands: 0..moon }, Part { sheet: Sheet::Moon, lands: moon..board.len() }]
    }

    /// One board alone, without title and legend.
    fn scene(&self, Part { sheet, lands }: Part) -> Scene {
        let ways = self.since.arrows();
        let within = |at: usize| lands.contains(&at).then(|| at - lands.start);
        let arrow = |way: &Arrow| {
            let (from, to) = (within(way.from)?, within(way.to)?);
            Some(Arrow { from, to, ..way.clone() })
        };
        let captured = self.since.captured.iter().filter_map(|at| within(at.index()));
        let order: Vec<usize> = captured.collect();
        let mut scene = Scene {
            sheet,
            lang: self.lang,
            optional_lanes: sheet.has_optional_lanes(self.view.board),
            title: String::new(),
            line: String::new(),
            track: None,
            lands: lands.clone().map(|at| self.land(TerritoryId(at as u8))).collect(),
            continents: self.continents(&lands),
            arrows: ways.iter().filter_map(arrow).collect(),
            flights: ways.iter().filter_map(|way| self.landing(way, &within)).collect(),
            legend: Vec::new(),
            own: None,
            beside: None,
            quiet: false,
            aim: None,
            alt: String::new(),
        };
        scene.age(&order);
        scene
    }

    /// The end of a way between the boards that lies on this one (R1-42): a rocket rises from one board and comes down on
    /// the other.
    fn landing(&self, way: &Arrow, within: &dyn Fn(usize) -> Option<usize>) -> Option<Flight> {
        let is_moon = |at: usize| self.view.map().territories()[at].kind == Kind::Moon;
        let what = match [way.from, way.to].map(is_moon) {
            [false, true] => Flying::Landing,
            [true, false] => Flying::Return,
            [false, false] | [true, true] => return None,
        };
        let at = within(way.from).or(within(way.to))?;
        Some(Flight { what, tint: way.tint, path: vec![at], stopped: false })
    }

    fn name(&self, name: &Name) -> String {
        match self.lang {
            Lang::En => name.en.clone(),
            Lang::It => name.it.clone(),
        }
    }

    fn land(&self, at: TerritoryId) -> Land {
        let (held, about) = (self.view.at(at), self.view.map().territory(at));
        let tint = Tint::from(held.holder);
        let ruin = self.view.devastated.contains(at).then_some(Ruin::Y2210(y2210::Ruin::Devastated));
        let one = |piece: Piece| Standing { piece, tint, count: 1 };
        let commanders = held.units.commanders.iter().map(commander);
        let station = held.station.then_some(Piece::Y2210(y2210::Piece::Station));
        Land {
            key: about.key.clone(),
            name: self.name(&about.name),
            tint,
            armies: held.units.count(),
            gained: self.since.gained.get(&at).copied().unwrap_or(0),
            lost: self.since.lost.get(&at).copied().unwrap_or(0),
            captured: self.since.captured(at),
            earlier: false,
            struck: self.since.struck.contains(&at),
            value: about.value,
            camp: None,
            extras: Extras { pieces: commanders.chain(station).map(one).collect(), war: Vec::new(), ruin },
        }
    }

    /// The continents or colonies whose territories are among these.
    fn continents(&self, lands: &Range<usize>) -> Vec<Continent> {
        let board = self.view.map();
        let here = board
            .continents()
            .iter()
            .enumerate()
            .filter(|(_, continent)| continent.territories.iter().all(|at| lands.contains(&at.index())));
        let continent = |(at, continent): (usize, &board::Continent)| Continent {
            key: continent.key.clone(),
            name: self.name(&continent.name),
            bonus: continent.bonus,
            holder: self.holder(ContinentId(at as u8)).map(|seat| Tint::of_seat(seat.index())),
        };
        here.map(continent).collect()
    }

    /// The player who holds a whole continent.
    fn holder(&self, continent: ContinentId) -> Option<Seat> {
        self.view.seats.iter().find(|seat| seat.continents.contains(&continent)).map(|seat| seat.seat)
    }
}
