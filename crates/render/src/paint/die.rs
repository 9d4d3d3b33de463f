//! Draws the faces of a die, for emoji in the log of a turn.

use super::primitives::{fill, stroke};
use crate::board::palette::Rgb;
use tiny_skia::{Path, PathBuilder, Pixmap};

/// Width and height in pixels: Discord shows an emoji at up to 96.
const SIDE: u32 = 96;
const BODY: Rgb = [0xF7, 0xEC, 0xD2];
const INK: Rgb = [0x4A, 0x2B, 0x12];
/// Left, middle and right column of the pips; the rows are the same.
const AT: [f32; 3] = [25.0, 48.0, 71.0];

/// Columns and rows of the pips of a face.
fn pips(face: u8) -> &'static [(usize, usize)] {
    match face {
        1 => &[(1, 1)],
        2 => &[(0, 2), (2, 0)],
        3 => &[(0, 2), (1, 1), (2, 0)],
        4 => &[(0, 0), (0, 2), (2, 0), (2, 2)],
        5 => &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        _ => &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
    }
}

/// A square with round corners: distance to the edge of the picture, radius of the corners.
fn square(gap: f32, r: f32) -> Option<Path> {
    let (low, high) = (gap, SIDE as f32 - gap);
    let mut path = PathBuilder::new();
    path.move_to(low + r, low);
    path.line_to(high - r, low);
    path.quad_to(high, low, high, low + r);
    path.line_to(high, high - r);
    path.quad_to(high, high, high - r, high);
    path.line_to(low + r, high);
    path.quad_to(low, high, low, high - r);
    path.line_to(low, low + r);
    path.quad_to(low, low, low + r, low);
    path.close();
    path.finish()
}

/// The face with that number of pips, 1 to 6.
pub(crate) fn die(face: u8) -> Pixmap {
    let mut picture = Pixmap::new(SIDE, SIDE).expect("a size above zero");
    let body = square(6.0, 20.0);
    fill(&mut picture, body.as_ref(), BODY, 1.0);
    stroke(&mut picture, body.as_ref(), 6.0, INK, 1.0);
    for &(column, row) in pips(face) {
        let pip = PathBuilder::from_circle(AT[column], AT[row], 9.5);
        fill(&mut picture, pip.as_ref(), INK, 1.0);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::{AT, die};

    #[test]
    fn each_face_of_a_die_shows_its_number() {
        for face in 1..=6 {
            let picture = die(face);
            let dark =
                |x: f32, y: f32| picture.pixel(x as u32, y as u32).expect("inside").demultiply().red() < 0x80;
            let shown =
                AT.iter().flat_map(|x| AT.iter().map(move |y| (*x, *y))).filter(|(x, y)| dark(*x, *y));
            assert_eq!(shown.count(), usize::from(face));
        }
    }
}
