//! Encodes pixels as files: PNG with the palette of a board, and GIF films.

pub(crate) mod film;
mod film_overlay;
pub(crate) mod indexed_ground;
mod palette_samples;
pub(crate) mod png;
