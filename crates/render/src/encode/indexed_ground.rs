//! The base of a baked ground as a PNG of 256 colours: a third of the bytes of true colour, and the finished picture has no more
//! colours than that. Used by baking only.

use crate::encode::png::{self, PictureError};

/// The 256 colours that fit some bases best.
pub struct GroundColours(png::Palette);

impl GroundColours {
    /// Chooses them for these bases, each red, green, blue, row by row. Parts of one ground need the same colours, or their edge
    /// is seen.
    pub fn of(bases: &[&[u8]]) -> Self {
        Self(png::Palette::of_pixels(bases.iter().flat_map(|base| base.as_chunks::<3>().0)))
    }

    /// Encodes a base of that width and height in pixels.
    ///
    /// # Errors
    /// If the base has another number of pixels.
    pub fn encode(&self, base: &[u8], size: [u32; 2]) -> Result<Vec<u8>, PictureError> {
        let indices = base.as_chunks::<3>().0.iter().map(|rgb| self.0.nearest(rgb.map(f32::from)));
        png::encode_indices(&indices.collect::<Vec<u8>>(), size, &self.0, png::SMALLEST)
    }
}
