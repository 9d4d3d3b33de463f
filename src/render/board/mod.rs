//! A drawn board as it lies in the assets: outlines, places of names, ground layers, colours, shapes. Never anything of a game.

#[cfg(test)]
mod asset_errors;
pub mod board_art;
pub mod geometry;
pub mod ground;
pub mod ground_layers;
pub mod label_places;
pub mod neighbours;
pub mod outline;
pub mod palette;
pub mod shapes;
pub mod theme;
