//! Sample pictures with all colours of a board, which its palette is chosen from. They are not shown to users.
//!
//! They show the baked ground under every owner with the names on it, and discs in the colours of game elements. They
//! do not depend on the position or look of those elements, so a palette changes only with the ground and the
//! colours.

use crate::board::board_art::{Sheet, Theme};
use crate::board::geometry::{Art, Point, WIDTH};
use crate::board::palette::{Rgb, Tint, hex};
use crate::board::theme::ThemeColours;
use crate::fonts::{Anchor, Face, Style};
use crate::lang::Lang;
use crate::layout::format::Format;
use crate::layout::measures::RADIUS;
use crate::paint::board_paint::board;
use crate::paint::plain_badges::{CREAM, INK, plate};
use crate::paint::primitives;
use crate::scene::pieces::Extras;
use crate::scene::{Land, Scene};
use casus_belli_core::rules::Ruin;
use tiny_skia::{PathBuilder, Pixmap};

/// Samples of a board in a theme: each territory under every owner, twice with patterns, and a sheet of colours.
pub(crate) fn pictures(sheet: Sheet, theme: Theme) -> impl Iterator<Item = Pixmap> {
    let boards = (0..12_usize).map(move |turn| {
        let format = Format { theme, patterns: turn > 9, ..Format::default() };
        board(&scene(sheet, turn), &format)
    });
    boards.chain([inks(sheet, theme)])
}

/// The owners in turn, `Unowned` included.
fn tint(at: usize) -> Tint {
    Tint::OWNERS.get(at % (Tint::OWNERS.len() + 1)).copied().unwrap_or(Tint::Unowned)
}

fn scene(sheet: Sheet, turn: usize) -> Scene {
    let ruin = Ruin::ALL.into_iter().find(|ruin| match sheet {
        Sheet::World | Sheet::Risiko => false,
        Sheet::Y2210 | Sheet::Moon => matches!(ruin, Ruin::Y2210(_)),
        Sheet::ColdWar => matches!(ruin, Ruin::ColdWar(_)),
    });
    let land = |(i, l): (usize, &crate::board::geometry::Land)| Land {
        key: l.key.clone(),
        name: String::new(),
        // Steps of three, so that neighbours in the list, which mostly touch on the board, differ clearly.
        tint: tint(i * 3 + turn),
        armies: 0,
        gained: 0,
        lost: 0,
        captured: false,
        earlier: false,
        struck: false,
        value: None,
        camp: None,
        extras: Extras { ruin: ruin.filter(|_| (i + turn) % 31 == 4), ..Extras::default() },
    };
    Scene {
        sheet,
        lang: Lang::En,
        optional_lanes: true,
        title: String::new(),
        line: String::new(),
        track: None,
        lands: Art::of(sheet).lands.iter().enumerate().map(land).collect(),
        continents: Vec::new(),
        arrows: Vec::new(),
        flights: Vec::new(),
        legend: Vec::new(),
        own: None,
        beside: None,
        quiet: false,
        aim: None,
        alt: String::new(),
    }
}

/// Colours of game elements besides owners' colours: gains, losses, values, rings, fire, hazard, stocks, cards.
const LIVE: [Rgb; 24] = [
    [0xF4, 0xFB, 0xFF],
    [0x24, 0x3A, 0x4C],
    [0x1F, 0x7A, 0x4A],
    [0x9E, 0x24, 0x1C],
    [0xF2, 0xD0, 0x7A],
    [0x2B, 0x1F, 0x08],
    [0xFF, 0xF1, 0xCF],
    [0xFF, 0xE0, 0x8A],
    [0xFF, 0xF6, 0xD8],
    [0xA8, 0x1E, 0x18],
    [0xFF, 0xB3, 0x2E],
    [0x17, 0x12, 0x10],
    [0xFF, 0x8A, 0x2B],
    [0xFF, 0x9A, 0x3C],
    [0xFF, 0xE6, 0xB0],
    [0x10, 0x1C, 0x28],
    [0x7C, 0x8B, 0x97],
    [0xFF, 0xD5, 0x3D],
    [0xE3, 0xB9, 0x4F],
    [0xB9, 0xD8, 0xEA],
    [0xFF, 0xD8, 0x6B],
    [0x1A, 0x14, 0x05],
    [0xE0, 0x6A, 0x55],
    [0xB9, 0xC7, 0xD1],
];

/// Each colour as discs on its backgrounds, badges with figures, the bar with letters.
fn inks(sheet: Sheet, theme: Theme) -> Pixmap {
    let (art, skin) = (Art::of(sheet), ThemeColours::of(theme));
    let mut on = Pixmap::new(WIDTH, 1400).expect("the picture's size is not zero");
    let bands = [INK, CREAM, skin.bar[0], skin.bar[1], skin.lit[0], skin.sea[1]];
    for (i, band) in bands.into_iter().enumerate() {
        primitives::block(&mut on, [0, i * 150, WIDTH as usize, 150], band);
    }
    let tints = art.continents.iter().map(|c| skin.deepen(hex(&c.tint)));
    let skins = [skin.ink, skin.title, skin.tag, [skin.gilt, skin.halo], [skin.lit[1], skin.seas], skin.lane];
    let inks: Vec<Rgb> = LIVE.into_iter().chain(skins.into_iter().flatten()).chain(tints).collect();
    for (i, ink) in inks.iter().enumerate() {
        for band in 0..bands.len() {
            let at = [20.0 + 36.0 * (i % 44) as f32, 25.0 + (band * 150 + i / 44 * 40) as f32];
            primitives::fill(&mut on, PathBuilder::from_circle(at[0], at[1], 14.0).as_ref(), *ink, 1.0);
        }
    }
    let letters = [skin.ink[0], skin.ink[1], skin.title[0], skin.title[1]];
    for (i, ink) in letters.into_iter().enumerate() {
        let at = (20.0 + 380.0 * i as f32, 430.0, Anchor::Start);
        primitives::write(&mut on, Style::new(Face::Strong, 19.0), "Anna Karenina 28", at, ink, 1.0);
    }
    primitives::block(&mut on, [0, 900, WIDTH as usize, 500], skin.sea[1]);
    for i in 0..9 * 44_usize {
        badge(
            &mut on,
            Tint::OWNERS[i / 44],
            [20.0 + 36.0 * (i % 44) as f32, 925.0 + 52.0 * (i / 44) as f32],
            i,
        );
    }
    on
}

fn badge(on: &mut Pixmap, tint: Tint, [x, y]: Point, armies: usize) {
    plate(on, tint, [x, y], RADIUS * 0.8, 2.6);
    let at = (x, y + 9.0, Anchor::Middle);
    primitives::write(on, Style::new(Face::Strong, 24.0), &(armies % 10).to_string(), at, tint.digits(), 1.0);
}
