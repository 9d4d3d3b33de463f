//! Sizes shared by layout, painting and baking: badges, coins, text styles of names. In pixels of the full picture.

use crate::board::shapes;
use crate::fonts::{Face, Style};

/// Height of the board's part of a picture, in pixels at full width; the legend is below it.
pub const MAP: f32 = 844.0;

/// Radius of a territory's badge on the full picture.
pub const RADIUS: f32 = 21.5;

/// Distance between a badge's fill and the outer edge of its rim.
pub const RIM: f32 = 2.6;

/// Maximum distance of a badge's rim from its centre, for any shape.
pub const REACH: f32 = (RADIUS + RIM) * shapes::REACH;

/// Radius of coins, stars and signs.
pub const COIN: f32 = 11.3;

/// Text style of territories' names on the full picture.
pub const NAME: Style = Style::new(Face::Name, 17.5).spaced(0.3);

/// Text style of continents' names on the full picture.
pub const CONTINENT: Style = Style::new(Face::Title, 14.5).spaced(1.6);

/// Text style of notes at the picture's edge.
pub const NOTE: Style = Style::new(Face::Script, 18.0);
