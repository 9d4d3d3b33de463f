//! From pixels to files: PNG with the palette of a board, and GIF films. Never decides what a picture shows.

pub(crate) mod film;
mod film_overlay;
mod palette_samples;
pub(crate) mod png;
