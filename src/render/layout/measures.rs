//! Sizes that layout, painting and baking share: badges, coins, how names are set. In pixels of the full picture.

use crate::render::board::shapes;
use crate::render::fonts::{Face, Style};

/// Height of the board's part of a picture, in pixels at full width; the legend stands below it.
pub const MAP: f32 = 844.0;

/// Radius of a territory's badge on the full picture.
pub const RADIUS: f32 = 21.5;

/// Between a badge's colour and the outer edge of its rim.
pub const RIM: f32 = 2.6;

/// How far a badge of any shape reaches from its middle there, rim and all.
pub const REACH: f32 = (RADIUS + RIM) * shapes::REACH;

/// Radius of coins, stars and signs.
pub const COIN: f32 = 11.3;

/// How territory names are set on the full picture.
pub const NAME: Style = Style::new(Face::Name, 17.5).spaced(0.3);

/// How continents' names are set there.
pub const CONTINENT: Style = Style::new(Face::Title, 14.5).spaced(1.6);

/// How notes at the picture's edge are set.
pub const NOTE: Style = Style::new(Face::Script, 18.0);
