//! Ground of a board as pixels: three layers that are the same for all games and only need recolouring, and the patch
//! in which an edition's ground differs from that of its board.

use crate::board::geometry::{HEIGHT, WIDTH};

/// The baked layers, row by row from the top left. The colour of a pixel is `base + gain · fill / 255`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Red, green, blue where every fill is black.
    pub base: Vec<u8>,
    /// Share of the owner's fill, 0 to 255.
    pub gain: Vec<u8>,
    /// The territory of the pixel: 1 + its index in the art, 0 for none.
    pub mask: Vec<u8>,
}

/// The rectangle in which one ground differs from another. Editions are stored as patches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Left and top in pixels.
    pub at: [u32; 2],
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The ground inside the rectangle.
    pub ground: Ground,
}

impl Ground {
    /// The smallest box (left, top, right, bottom) outside which both are the same.
    pub fn apart(&self, other: &Self) -> [u32; 4] {
        let differs = |i: usize| {
            self.base[i * 3..i * 3 + 3] != other.base[i * 3..i * 3 + 3]
                || self.gain[i] != other.gain[i]
                || self.mask[i] != other.mask[i]
        };
        let mut edges = [WIDTH, HEIGHT, 0, 0];
        for i in (0..self.mask.len()).filter(|i| differs(*i)) {
            let (x, y) = (i as u32 % WIDTH, i as u32 / WIDTH);
            let [left, top, right, foot] = edges;
            edges = [left.min(x), top.min(y), right.max(x + 1), foot.max(y + 1)];
        }
        edges
    }

    /// Cuts out the part inside a box (left, top, right, bottom).
    pub fn part(&self, [left, top, right, foot]: [u32; 4]) -> Patch {
        let rows = |layer: &[u8], channels: usize| -> Vec<u8> {
            let row = |y: u32| {
                let at = |x: u32| (y * WIDTH + x) as usize * channels;
                layer[at(left)..at(right)].iter().copied()
            };
            (top..foot).flat_map(row).collect()
        };
        let ground = Self { base: rows(&self.base, 3), gain: rows(&self.gain, 1), mask: rows(&self.mask, 1) };
        Patch { at: [left, top], size: [right - left, foot - top], ground }
    }

    /// Copies a patch over this ground.
    pub fn lay(&mut self, patch: &Patch) {
        let [left, top] = patch.at.map(|v| v as usize);
        let wide = patch.size[0] as usize;
        let layers = [
            (&mut self.base, &patch.ground.base, 3),
            (&mut self.gain, &patch.ground.gain, 1),
            (&mut self.mask, &patch.ground.mask, 1),
        ];
        for (to, from, channels) in layers {
            for (y, row) in from.chunks_exact((wide * channels).max(1)).enumerate() {
                let start = ((top + y) * WIDTH as usize + left) * channels;
                to[start..start + row.len()].copy_from_slice(row);
            }
        }
    }
}
