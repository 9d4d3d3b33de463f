//! A drawn board as it lies in the assets: outlines, places of names, ground layers, colours, shapes. Never anything of a game.

#[cfg(test)]
mod asset_errors;
pub(crate) mod board_art;
pub(crate) mod geometry;
pub(crate) mod ground;
pub(crate) mod label_places;
pub(crate) mod layers;
pub mod neighbours;
pub(crate) mod outline;
pub(crate) mod palette;
pub(crate) mod shapes;
pub(crate) mod theme;
