//! Floating-point canvas for baking: colour and gain per pixel, and soft masks. The picture of any state is exactly
//! `rgb + gain · fill`, because every layer is plain alpha blending.

use casus_belli_render::board::geometry::{HEIGHT, WIDTH};
use casus_belli_render::board::palette::Rgb;
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, Path, Stroke, Transform};

const W: usize = WIDTH as usize;
const H: usize = HEIGHT as usize;

/// Coverage of each pixel, 0 to 1.
#[derive(Clone)]
pub(crate) struct Cover(pub(crate) Vec<f32>);

impl Cover {
    /// The inside of a path (even-odd), moved by `(dx, dy)`.
    pub(crate) fn fill(path: &Path, dx: f32, dy: f32) -> Self {
        Self::paint(path, FillRule::EvenOdd, Transform::from_translate(dx, dy))
    }

    /// The stroke of a path.
    pub(crate) fn stroke(path: &Path, width: f32) -> Self {
        let stroke =
            Stroke { width, line_join: LineJoin::Round, line_cap: LineCap::Round, ..Stroke::default() };
        path.stroke(&stroke, 1.0).map_or_else(Self::none, |outline| {
            Self::paint(&outline, FillRule::Winding, Transform::identity())
        })
    }

    fn none() -> Self {
        Self(vec![0.0; W * H])
    }

    fn paint(path: &Path, rule: FillRule, at: Transform) -> Self {
        let Some(mut mask) = Mask::new(WIDTH, HEIGHT) else { return Self::none() };
        mask.fill_path(path, rule, true, at);
        Self(mask.data().iter().map(|v| f32::from(*v) / 255.0).collect())
    }

    /// Approximates a Gaussian blur with that deviation by three box blurs, which give the same result on all
    /// machines.
    pub(crate) fn blur(mut self, sigma: f32) -> Self {
        let radius = ((sigma * 1.88).round() as usize / 2).max(1);
        for _ in 0..3 {
            self.0 = boxes(&boxes(&self.0, W, H, radius), H, W, radius);
        }
        self
    }

    /// Intersection with `other`.
    pub(crate) fn within(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a *= b);
        self
    }

    /// Difference: without `other`.
    pub(crate) fn without(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a *= 1.0 - b);
        self
    }
}

/// Box blur along rows; the result is transposed.
fn boxes(from: &[f32], w: usize, h: usize, radius: usize) -> Vec<f32> {
    let mut to = vec![0.0; w * h];
    let part = 1.0 / (2 * radius + 1) as f32;
    for (y, row) in from.chunks_exact(w).enumerate() {
        let mut sum: f32 = row[..=radius].iter().sum::<f32>() + row[0] * radius as f32;
        for x in 0..w {
            to[x * h + y] = sum * part;
            sum += row[(x + radius + 1).min(w - 1)] - row[x.saturating_sub(radius)];
        }
    }
    to
}

/// The canvas.
pub(crate) struct Field {
    /// Colour where every fill is black, 0 to 255.
    pub(crate) rgb: Vec<[f32; 3]>,
    /// Share of the fill, 0 to 1.
    pub(crate) gain: Vec<f32>,
}

impl Field {
    /// A canvas with a colour for each position.
    pub(crate) fn new(colour: impl Fn(f32, f32) -> [f32; 3]) -> Self {
        let rgb = (0..H * W).map(|i| colour((i % W) as f32 + 0.5, (i / W) as f32 + 0.5)).collect();
        Self { rgb, gain: vec![0.0; W * H] }
    }

    /// Blends a colour over the canvas.
    pub(crate) fn lay(&mut self, cover: &Cover, colour: Rgb, opacity: f32) {
        let colour = colour.map(f32::from);
        for (i, c) in cover.0.iter().enumerate() {
            let a = c * opacity;
            if a > 0.0 {
                for (v, c) in self.rgb[i].iter_mut().zip(colour) {
                    *v += (c - *v) * a;
                }
                self.gain[i] *= 1.0 - a;
            }
        }
    }

    /// Blends the owner's fill over the canvas.
    pub(crate) fn own(&mut self, cover: &Cover) {
        for (i, a) in cover.0.iter().enumerate() {
            if *a > 0.0 {
                self.rgb[i].iter_mut().for_each(|v| *v *= 1.0 - a);
                self.gain[i] = self.gain[i] * (1.0 - a) + a;
            }
        }
    }
}

/// Relief: fractal gradient noise plus mountain ranges, as height per pixel; source of the light.
pub(crate) struct Relief(Vec<f32>);

impl Relief {
    /// Computes heights; `lift` is how mountainous a pixel is, 0 to 1.
    pub(crate) fn new(lift: &Cover) -> Self {
        let mut height = vec![0.0; W * H];
        for (i, (out, lift)) in height.iter_mut().zip(&lift.0).enumerate() {
            let (x, y) = ((i % W) as f32, (i / W) as f32);
            let mut h = 0.0;
            let (mut fx, mut fy, mut part) = (0.018, 0.022, 1.0);
            for octave in 0..5 {
                let n = noise(x * fx, y * fy, octave);
                // In mountains the finer octaves become ridges.
                let ridge = (1.0 - n.abs() * 2.2) * 0.55;
                h += part * (n * (1.0 - lift) * 0.8 + (n * 0.45 + ridge * 0.9) * lift);
                (fx, fy, part) = (fx * 2.0, fy * 2.0, part * 0.5);
            }
            *out = h * (0.75 + 1.1 * lift) * 5.2;
        }
        Self(height)
    }

    /// Light from the north-west per pixel; flat ground is 0.788.
    pub(crate) fn light(&self) -> Vec<f32> {
        let at = |x: usize, y: usize| self.0[y.min(H - 1) * W + x.min(W - 1)];
        let (lx, ly, lz) = (-0.435_3, -0.435_3, 0.788);
        (0..W * H)
            .map(|i| {
                let (x, y) = (i % W, i / W);
                let dx = (at(x + 1, y) - at(x.saturating_sub(1), y)) / 2.0;
                let dy = (at(x, y + 1) - at(x, y.saturating_sub(1))) / 2.0;
                (-dx * lx - dy * ly + lz) / (dx * dx + dy * dy + 1.0).sqrt()
            })
            .collect()
    }
}

/// Gradient noise, about -0.7 to 0.7.
pub(crate) fn noise(x: f32, y: f32, seed: u32) -> f32 {
    const SLOPES: [[f32; 2]; 8] = [
        [1.0, 0.0],
        [0.7, 0.7],
        [0.0, 1.0],
        [-0.7, 0.7],
        [-1.0, 0.0],
        [-0.7, -0.7],
        [0.0, -1.0],
        [0.7, -0.7],
    ];
    let (ix, iy) = (x.floor(), y.floor());
    let (fx, fy) = (x - ix, y - iy);
    let corner = |cx: u32, cy: u32| {
        let mut h = (ix as u32 + cx).wrapping_mul(0x9E37_79B1)
            ^ (iy as u32 + cy).wrapping_mul(0x85EB_CA77)
            ^ seed.wrapping_mul(0xC2B2_AE3D);
        h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
        h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
        let [sx, sy] = SLOPES[(h >> 29) as usize];
        sx * (fx - cx as f32) + sy * (fy - cy as f32)
    };
    let ease = |t: f32| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let (u, v) = (ease(fx), ease(fy));
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
    let low = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
    top + (low - top) * v
}

/// Isotropic noise in space, about -0.5 to 0.5, for the surface of a sphere.
pub(crate) fn noise_in_space(at: [f32; 3], seed: u32) -> f32 {
    let cell = at.map(f32::floor);
    let ease = |t: f32| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let part = [0, 1, 2].map(|c| ease(at[c] - cell[c]));
    let mut sum = 0.0;
    for corner in 0..8_u32 {
        let side = [corner & 1, corner >> 1 & 1, corner >> 2];
        let place = [0, 1, 2].map(|c| (cell[c] as i32 + side[c] as i32) as u32);
        let mut h = place[0].wrapping_mul(0x9E37_79B1)
            ^ place[1].wrapping_mul(0x85EB_CA77)
            ^ place[2].wrapping_mul(0x27D4_EB2F)
            ^ seed.wrapping_mul(0xC2B2_AE3D);
        h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
        h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
        h ^= h >> 15;
        let weight: f32 = (0..3).map(|c| if side[c] == 1 { part[c] } else { 1.0 - part[c] }).product();
        sum += weight * ((h >> 8) as f32 / (1_u32 << 24) as f32 - 0.5);
    }
    sum
}
