//! Draws the second board of a picture: the Moon if the first is the Earth, or the reverse. It uses the compact
//! format and is below the first board, so that it stays legible when it is smaller. The scene determines the order.

use crate::board::geometry::WIDTH;
use crate::board::theme::ThemeColours;
use crate::layout::Layout;
use crate::layout::format::Format;
use crate::layout::legend_layout::{Room, WINDOW};
use crate::layout::measures::MAP;
use crate::paint::board_paint;
use crate::paint::downscale;
use crate::paint::primitives;
use crate::scene::Scene;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// Draws the second board, if there is one, into a space of that height.
pub(crate) fn draw(on: &mut Pixmap, scene: &Scene, layout: &Layout, format: &Format, high: u32) {
    let Some((beside, layout)) = scene.beside.as_ref().zip(layout.beside.as_ref()) else { return };
    let (room, skin) = (Room::of(scene, format), ThemeColours::of(format.theme));
    let mut board = board_paint::above(beside, layout, &format.narrow(), MAP as u32);
    if room == Room::Column {
        board = downscale::to_width(board, WINDOW);
    }
    let top = MAP as i32 + (high.saturating_sub(board.height()) / 2) as i32;
    on.draw_pixmap(0, top, board.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    primitives::block(on, [0, MAP as usize - 1, WIDTH as usize, 2], skin.gilt);
    if room == Room::Column {
        primitives::block(on, [WINDOW as usize, MAP as usize, 2, high as usize], skin.gilt);
    }
}
