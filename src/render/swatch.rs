//! Pictures that have every colour on them, to choose a palette from. Nobody ever sees them.

use super::Lang;
use super::art::Art;
use super::format::Format;
use super::paint::pixels;
use super::palette::Tint;
use super::pieces::{Extras, Flight, Flying, Force, Holding, Piece, Ruin, Standing, Stock};
use super::scene::{Arrow, ArrowKind, Continent, Entry, Land, Scene};
use super::sheet::{Sheet, Theme};
use tiny_skia::Pixmap;

/// A few pictures of a board in a theme, with every owner in several places, with and without patterns.
pub(crate) fn pictures(sheet: Sheet, theme: Theme) -> impl Iterator<Item = Pixmap> {
    (0..4_usize).map(move |turn| {
        let format = Format { theme, patterns: turn == 3, values: true, ..Format::default() };
        pixels(&scene(sheet, turn), &format)
    })
}

fn scene(sheet: Sheet, turn: usize) -> Scene {
    let art = Art::of(sheet);
    let tint = |i: usize| Tint::OWNERS[(i * 2 + turn * 5) % Tint::OWNERS.len()];
    let land = |(i, l): (usize, &super::art::Land)| Land {
        key: l.key.clone(),
        name: String::new(),
        tint: if (i + turn) % 7 == 3 { Tint::Unowned } else { tint(i) },
        armies: 1 + i as u32 * 7 % 40,
        gained: u32::from(i % 9 == 0),
        lost: u32::from(i % 9 == 1),
        captured: i % 14 == 5,
        value: (i % 5 == 2).then_some(3),
        extras: extras(sheet, i, tint(i + 1)),
    };
    let arrow = |i: usize| Arrow {
        from: i,
        to: i + 1,
        tint: tint(i),
        kind: [ArrowKind::Move, ArrowKind::Attack, ArrowKind::Capture][i % 3],
    };
    let entry = |i: usize| Entry {
        tint: Tint::OWNERS[i],
        name: "Anna Karenina".into(),
        line: "7 territories · 28 armies".into(),
        cards: Some(3),
        stocks: if larger(sheet) { stocks() } else { Vec::new() },
        decks: Vec::new(),
        on_turn: i == turn,
        out: i == 7,
    };
    let continent = |(i, c): (usize, &super::art::Continent)| Continent {
        key: c.key.clone(),
        name: String::new(),
        bonus: 5,
        holder: (i % 2 == 0).then(|| tint(i)),
    };
    Scene {
        sheet,
        lang: Lang::En,
        red_sea: true,
        title: "ROUND VII".into(),
        line: "Anna attacks Brazil".into(),
        lands: art.lands.iter().enumerate().map(land).collect(),
        continents: art.continents.iter().enumerate().map(continent).collect(),
        arrows: (0..8.min(art.lands.len() - 1)).map(arrow).collect(),
        flights: flights(sheet, tint(2)),
        legend: (0..8).map(entry).collect(),
        own: None,
        alt: String::new(),
    }
}

/// What only the larger rulebooks have, on the boards that are theirs.
fn extras(sheet: Sheet, i: usize, tint: Tint) -> Extras {
    let mut extras = Extras::default();
    let ruin = match sheet {
        Sheet::World | Sheet::Risiko => return extras,
        Sheet::Y2210 | Sheet::Moon => Ruin::Devastated,
        Sheet::ColdWar => Ruin::Mushroom,
    };
    extras.ruin = (i % 19 == 4).then_some(ruin);
    if i % 6 == 1 {
        extras.pieces.push(Standing { piece: Piece::ALL[i % 12], tint, count: 1 + i as u32 % 3 });
    }
    if sheet == Sheet::ColdWar && i % 12 == 2 {
        extras.war.push(Force { tint, armies: 3 });
    }
    extras
}

/// Whether a larger rulebook is played there.
const fn larger(sheet: Sheet) -> bool {
    matches!(sheet, Sheet::Y2210 | Sheet::Moon | Sheet::ColdWar)
}

fn stocks() -> Vec<Holding> {
    Stock::ALL.map(|stock| Holding { stock, amount: 7 }).to_vec()
}

fn flights(sheet: Sheet, tint: Tint) -> Vec<Flight> {
    let flight = |what, path: [usize; 2]| Flight { what, tint, path: path.to_vec(), stopped: true };
    if larger(sheet) {
        vec![flight(Flying::Missile { heavy: true }, [0, 5]), flight(Flying::Convoy { armies: 3 }, [9, 12])]
    } else {
        Vec::new()
    }
}
