//! Icons of pieces, stocks and marks, legible at the size of a letter. Each is drawn in two given colours: its ink,
//! and the gaps in the colour of the background.

use crate::board::geometry::Point;
use crate::board::palette::Rgb;
use crate::paint::icon_shapes::{self, Pen};
use crate::paint::{cold_war, primitives, y2210};
use casus_belli_core::rules::Piece;
use tiny_skia::{PathBuilder, Pixmap};

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Two peaks: the land commander.
    Peaks,
    /// An anchor: the naval commander.
    Anchor,
    /// A trefoil: the nuclear commander, and devastated land.
    Trefoil,
    /// A planet with a ring: the space commander.
    Planet,
    /// A sealed document: the diplomat.
    Treaty,
    /// A rocket: landing sites and landings.
    Rocket,
    /// A rocket on its ramp: a space station.
    Station,
    /// A tank.
    Tank,
    /// An aeroplane from above.
    Jet,
    /// A shield with an arrow: interceptors.
    Shield,
    /// A thin missile: light.
    Light,
    /// A thick missile: heavy.
    Heavy,
    /// Three people: population, infantry, refugees.
    People,
    /// A lorry: a convoy.
    Lorry,
    /// Two swords: war.
    Swords,
    /// A lightning bolt: energy.
    Bolt,
    /// A coin: money.
    Coin,
    /// Rising bars: income.
    Bars,
    /// A star: points, and territories of an objective.
    Star,
    /// A mushroom cloud: a bomb has fallen.
    Mushroom,
    /// A burst: a stopped flight.
    Burst,
    /// A tick: the territory counts for the objective.
    Tick,
    /// A plus: more armies are needed for the objective.
    Plus,
    /// Cross hairs: the player whom an objective wants eliminated.
    Target,
}

impl From<Piece> for Icon {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Y2210(piece) => y2210::icon(piece),
            Piece::ColdWar(piece) => cold_war::icon(piece),
        }
    }
}

/// Draws an icon with radius `r` around a point: ink, then gaps.
pub(crate) fn draw(on: &mut Pixmap, icon: Icon, at: Point, r: f32, [ink, gap]: [Rgb; 2]) {
    turned(on, icon, at, [r, 0.0], [ink, gap]);
}

/// Draws a rotated icon; `turn` in radians clockwise.
pub(crate) fn turned(on: &mut Pixmap, icon: Icon, at: Point, [r, turn]: [f32; 2], [ink, gap]: [Rgb; 2]) {
    let mut pen = Pen::new(at, [r, turn], PathBuilder::new());
    ink_of(&mut pen, icon);
    primitives::fill(on, pen.take().as_ref(), ink, 1.0);
    gap_of(&mut pen, icon);
    primitives::fill(on, pen.take().as_ref(), gap, 1.0);
}

fn ink_of(pen: &mut Pen, icon: Icon) {
    match icon {
        Icon::Peaks => pen.polygon(&[[-1.05, 0.75], [-0.3, -0.85], [0.25, 0.2], [0.5, -0.2], [1.05, 0.75]]),
        Icon::Anchor => icon_shapes::anchor(pen),
        Icon::Trefoil => icon_shapes::trefoil(pen),
        Icon::Planet => icon_shapes::planet(pen),
        Icon::Treaty => icon_shapes::treaty(pen),
        Icon::Rocket => icon_shapes::rocket(pen, 0.0, 1.0),
        Icon::Station => icon_shapes::station(pen),
        Icon::Tank => icon_shapes::tank(pen),
        Icon::Jet => icon_shapes::jet(pen),
        Icon::Shield => icon_shapes::shield(pen),
        Icon::Light => icon_shapes::missile(pen, 0.24),
        Icon::Heavy => icon_shapes::missile(pen, 0.46),
        Icon::People => icon_shapes::people(pen),
        Icon::Lorry => icon_shapes::lorry(pen),
        Icon::Swords => icon_shapes::swords(pen),
        Icon::Bolt => {
            pen.polygon(&[[0.2, -1.15], [-0.7, 0.2], [-0.12, 0.2], [-0.34, 1.15], [0.72, -0.3], [0.1, -0.3]]);
        }
        Icon::Coin => pen.disc([0.0, 0.0], 1.0),
        Icon::Bars => icon_shapes::bars(pen),
        Icon::Star => pen.star(5, [1.1, 0.46]),
        Icon::Mushroom => icon_shapes::mushroom(pen),
        Icon::Burst => pen.star(9, [1.15, 0.62]),
        Icon::Tick => icon_shapes::tick(pen),
        Icon::Plus => icon_shapes::plus(pen),
        Icon::Target => icon_shapes::target(pen),
    }
}

fn gap_of(pen: &mut Pen, icon: Icon) {
    match icon {
        Icon::Peaks => pen.polygon(&[[-0.55, -0.32], [-0.3, -0.85], [-0.02, -0.32], [-0.3, -0.05]]),
        Icon::Anchor => pen.disc([0.0, -0.72], 0.13),
        Icon::Treaty => {
            for y in [-0.6, -0.22, 0.16] {
                pen.line([-0.46, y], [0.36, y], 0.16);
            }
            pen.disc([0.55, 0.62], 0.18);
        }
        Icon::Rocket => pen.disc([0.0, -0.3], 0.16),
        Icon::Shield => {
            pen.polygon(&[
                [0.0, -0.66],
                [0.52, 0.06],
                [0.18, 0.06],
                [0.18, 0.56],
                [-0.18, 0.56],
                [-0.18, 0.06],
                [-0.52, 0.06],
            ]);
        }
        Icon::Heavy => {
            pen.line([-0.46, -0.35], [0.46, -0.35], 0.16);
            pen.line([-0.46, -0.02], [0.46, -0.02], 0.16);
        }
        Icon::Tank => {
            for x in [-0.55, 0.0, 0.55] {
                pen.disc([x, 0.46], 0.13);
            }
        }
        Icon::Lorry => {
            pen.disc([-0.65, 0.6], 0.13);
            pen.disc([0.75, 0.6], 0.13);
        }
        Icon::Coin => {
            pen.line([0.0, -0.58], [0.0, 0.58], 0.22);
            pen.line([-0.28, -0.3], [0.28, -0.3], 0.18);
            pen.line([-0.28, 0.3], [0.28, 0.3], 0.18);
        }
        Icon::Trefoil
        | Icon::Planet
        | Icon::Station
        | Icon::Jet
        | Icon::Light
        | Icon::People
        | Icon::Swords
        | Icon::Bolt
        | Icon::Bars
        | Icon::Star
        | Icon::Mushroom
        | Icon::Burst
        | Icon::Tick
        | Icon::Plus => {}
        Icon::Target => pen.disc([0.0, 0.0], 0.5),
    }
}
