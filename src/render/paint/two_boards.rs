//! Two boards on one picture: the Earth and, where something happened there too, the Moon; or the reverse. The second board
//! is drawn for a narrow screen and stands below the first, so that it stays legible when it is smaller. Never which board
//! comes first: the scene says so.

use crate::render::board::geometry::WIDTH;
use crate::render::board::theme::Skin;
use crate::render::layout::format::{Format, Framing};
use crate::render::layout::measures::MAP;
use crate::render::paint::board_paint;
use crate::render::paint::downscale;
use crate::render::paint::primitives;
use crate::render::scene::Scene;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// The second board's width where the legend stands beside it, in pixels.
pub(crate) const WINDOW: u32 = 1056;
/// Its height there.
pub(crate) const HIGH: u32 = (WINDOW * MAP as u32).div_ceil(WIDTH);

/// Where a second board leaves the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Room {
    /// There is none: below the board.
    Below,
    /// At the right of the second board, in one column.
    Column,
    /// Below both, which are equally large: on narrow screens.
    BelowBoth,
}

impl Room {
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match (&scene.beside, &format.view) {
            (None, _) => Self::Below,
            (Some(_), Framing::Compact) => Self::BelowBoth,
            (Some(_), Framing::Full | Framing::Zoom(_)) => Self::Column,
        }
    }
}

/// Draws the second board, if there is one, in its room of that height.
pub(crate) fn draw(on: &mut Pixmap, scene: &Scene, format: &Format, high: u32) {
    let Some(beside) = &scene.beside else { return };
    let (room, skin) = (Room::of(scene, format), Skin::of(format.theme));
    let narrow = Format { view: Framing::Compact, ..format.clone() };
    let mut board = board_paint::above(beside, &narrow, MAP as u32);
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
