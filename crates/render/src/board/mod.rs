//! Drawn boards as stored in the assets: outlines, label positions, ground layers, colours, shapes. Independent of
//! games.

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
