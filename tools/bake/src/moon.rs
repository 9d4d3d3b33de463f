//! Bakes the ground of the Moon: a disc with plains and craters at their real positions, stars, and the Earth. All of
//! it is computed, without photographs.

use crate::float_canvas::{Cover, Field, noise, noise_in_space};
use crate::zone_outlines::DISC;
use crate::{finish, lay_line};
use casus_belli_render::board::board_art::{Sheet, Theme};
use casus_belli_render::board::geometry::{Art, EARTH};
use casus_belli_render::board::ground::Ground;
use casus_belli_render::board::ground_layers;
use casus_belli_render::board::palette::{Rgb, hex};
use std::f32::consts::PI;
use tiny_skia::PathBuilder;

/// A direction from the Moon's centre: right, down, towards the viewer.
type Way = [f32; 3];

const GOLD: Rgb = [0xFF, 0xE9, 0xA8];

/// Dark plains: latitude, longitude, radius in degrees, strength.
const PLAINS: [[f32; 4]; 21] = [
    [33.0, -16.0, 19.0, 1.0],
    [28.0, 18.0, 11.0, 1.0],
    [17.0, 59.0, 8.5, 1.0],
    [8.0, 31.0, 13.0, 1.0],
    [-15.0, 35.0, 6.5, 0.95],
    [-6.0, 52.0, 11.0, 0.95],
    [18.0, -57.0, 20.0, 1.0],
    [2.0, -45.0, 16.0, 0.9],
    [-20.0, -17.0, 11.0, 0.95],
    [-24.0, -39.0, 7.0, 0.95],
    [-9.0, -23.0, 8.0, 0.85],
    [55.0, 0.0, 7.0, 0.8],
    [56.0, -30.0, 8.0, 0.75],
    [54.0, -57.0, 7.0, 0.75],
    [5.0, -8.0, 7.0, 0.7],
    [13.0, 4.0, 5.0, 0.8],
    [40.0, -40.0, 8.0, 0.8],
    [-33.0, -28.0, 5.0, 0.7],
    [13.0, 86.0, 6.0, 0.6],
    [-13.0, 87.0, 7.0, 0.5],
    [57.0, 81.0, 6.0, 0.5],
];

/// Large craters: latitude, longitude, radius in degrees, length and strength of their rays.
const RAYS: [[f32; 5]; 12] = [
    [-43.3, -11.4, 2.9, 78.0, 1.0],
    [9.6, -20.1, 3.0, 22.0, 0.65],
    [8.1, -38.0, 1.3, 15.0, 0.55],
    [23.7, -47.4, 1.6, 10.0, 0.8],
    [-9.0, 61.0, 2.2, 16.0, 0.45],
    [16.1, 46.8, 1.2, 9.0, 0.5],
    [50.2, 17.4, 2.8, 6.0, 0.2],
    [-5.0, -68.0, 2.0, 10.0, 0.35],
    [-58.4, -14.4, 7.0, 0.0, 0.0],
    [-13.6, -3.2, 4.5, 0.0, 0.0],
    [-9.3, -1.9, 5.0, 0.0, 0.0],
    [51.6, -9.3, 3.2, 0.0, 0.0],
];

/// Pseudo-random numbers with a fixed seed.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1_u64 << 24) as f32
    }

    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }
}

fn way(latitude: f32, longitude: f32) -> Way {
    let (a, b) = (latitude.to_radians(), longitude.to_radians());
    [a.cos() * b.sin(), -a.sin(), a.cos() * b.cos()]
}

fn dot(a: Way, b: Way) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn degrees(a: Way, b: Way) -> f32 {
    dot(a, b).clamp(-1.0, 1.0).acos().to_degrees()
}

/// Several octaves of noise on the sphere, about -0.5 to 0.5.
fn folds(at: Way, scale: f32, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut part, mut total, mut f) = (0.0, 1.0, 0.0, scale);
    for octave in 0..octaves {
        sum += part * noise_in_space(at.map(|v| v * f), seed + octave);
        total += part;
        (part, f) = (part * 0.55, f * 2.0);
    }
    sum / total
}

/// Height and brightness per pixel of a square around the disc.
struct Disc {
    side: usize,
    ways: Vec<Option<Way>>,
    height: Vec<f32>,
    dark: Vec<f32>,
    bright: Vec<f32>,
    fine: Vec<f32>,
}

impl Disc {
    fn new() -> Self {
        let side = (DISC[2] * 2.0) as usize;
        let centred = |v: usize| (v as f32 + 0.5) / DISC[2] - 1.0;
        let ways: Vec<Option<Way>> = (0..side * side)
            .map(|i| {
                let (x, y) = (centred(i % side), centred(i / side));
                let rest = 1.0 - x * x - y * y;
                (rest > 0.0).then(|| [x, y, rest.sqrt()])
            })
            .collect();
        let each = |f: &dyn Fn(Way) -> f32| ways.iter().map(|w| w.map_or(0.0, f)).collect::<Vec<f32>>();
        let broad = each(&|w| folds(w, 4.0, 6, 1));
        let fine = each(&|w| folds(w, 16.0, 4, 80));
        let dark = ways.iter().enumerate().map(|(i, w)| {
            let Some(w) = w else { return 0.0 };
            let plain = |p: &[f32; 4]| {
                let far = degrees(*w, way(p[0], p[1])) + broad[i] * p[2] * 1.5 + fine[i] * 4.0;
                p[3] / (1.0 + ((far - p[2]) * 1.1).exp())
            };
            PLAINS.iter().map(plain).fold(0.0, f32::max)
        });
        let dark = dark.collect();
        let height = broad.iter().zip(&fine).map(|(b, f)| b + f * 0.55).collect();
        Self { side, height, dark, bright: vec![0.0; ways.len()], fine, ways }
    }

    /// The pixels within `reach` degrees of a direction, with their distance in degrees.
    fn near(&self, middle: Way, reach: f32) -> Vec<(usize, f32)> {
        let span = (reach.to_radians() * DISC[2]) as isize + 3;
        let at = |v: f32| ((v + 1.0) * DISC[2]) as isize;
        let (x, y) = (at(middle[0]), at(middle[1]));
        let clip = |v: isize| v.clamp(0, self.side as isize) as usize;
        let rows = clip(y - span)..clip(y + span);
        rows.flat_map(|row| (clip(x - span)..clip(x + span)).map(move |column| row * self.side + column))
            .filter_map(|i| self.ways[i].map(|w| (i, degrees(w, middle))))
            .collect()
    }

    fn crater(&mut self, middle: Way, radius: f32, depth: f32, rays: bool) {
        if middle[2] < 0.04 {
            return;
        }
        for (i, far) in self.near(middle, radius * 2.0) {
            let d = far / radius * (1.0 + 0.12 * self.fine[i]);
            let rim = |wide: f32| 0.35 * (-((d - 1.0) / wide).powi(2)).exp();
            let mut profile = if d < 1.0 { (d * d - 1.0) * 0.9 + rim(0.14) } else { rim(0.30) };
            if radius > 2.2 {
                profile += 0.45 * (-(d / 0.22).powi(2)).exp();
            }
            self.height[i] += profile.max(-0.6) * radius * depth * 0.085;
            if rays && d < 1.3 {
                self.bright[i] += 0.25 * (-(d / 1.1).powi(2)).exp();
            }
        }
    }

    fn craters(&mut self) {
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
        for _ in 0..2600 {
            // Evenly distributed on the sphere: random height and angle.
            let (z, turn) = (dice.between(0.05, 1.0), dice.between(0.0, 2.0 * PI));
            let flat = (1.0 - z * z).sqrt();
            let middle = [flat * turn.cos(), flat * turn.sin(), z];
            let radius = (0.42 + 0.38 * (dice.next().max(0.001).powf(-1.0 / 1.75) - 1.0)).min(6.5);
            let at = [0, 1].map(|c| ((middle[c] + 1.0) * DISC[2]) as usize);
            let plain = self.dark[(at[1].min(self.side - 1)) * self.side + at[0].min(self.side - 1)] > 0.5;
            if plain && (dice.next() < 0.86 || radius > 1.6) {
                continue;
            }
            self.crater(middle, radius, 1.1, false);
        }
        for [latitude, longitude, radius, length, strength] in RAYS {
            let middle = way(latitude, longitude);
            self.crater(middle, radius, 1.7, strength > 0.0);
            if strength > 0.0 {
                self.rays(middle, radius, length, strength, &mut dice);
            }
        }
    }

    fn rays(&mut self, middle: Way, radius: f32, length: f32, strength: f32, dice: &mut Dice) {
        let unit = |v: Way| {
            let size = dot(v, v).sqrt();
            v.map(|c| c / size)
        };
        let cross = |a: Way, b: Way| {
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        };
        let east = unit(cross([0.0, 1.0, 0.0], middle));
        let south = cross(middle, east);
        let count = if length > 30.0 { 26 } else { 14 };
        let rays: Vec<[f32; 4]> = (0..count)
            .map(|_| {
                let (turn, far) = (dice.between(-PI, PI), length * dice.between(0.35, 1.0));
                [turn, far, dice.between(0.018, 0.05), dice.between(0.4, 1.0)]
            })
            .collect();
        for (i, far) in self.near(middle, length.min(89.0)) {
            let Some(w) = self.ways[i] else { continue };
            let turn = dot(w, south).atan2(dot(w, east));
            let shine = |r: &[f32; 4]| {
                let apart = ((turn - r[0] + 3.0 * PI).rem_euclid(2.0 * PI) - PI).abs();
                (-(apart / r[2]).powi(2)).exp() * (-far / r[1] * 1.9).exp() * r[3]
            };
            let all = rays.iter().map(shine).sum::<f32>() + 1.1 * (-(far / (radius * 2.2)).powi(2)).exp();
            self.bright[i] += strength * 0.62 * all.min(1.4) * (1.0 + 1.3 * self.fine[i]);
        }
    }

    /// Brightness of each pixel with the sun in the upper left.
    fn light(&self) -> Vec<f32> {
        let at = |x: usize, y: usize| {
            let i = y.min(self.side - 1) * self.side + x.min(self.side - 1);
            self.height[i] * (1.0 - 0.35 * self.dark[i])
        };
        let steep = self.side as f32 / 26.0 * 0.9;
        (0..self.ways.len())
            .map(|i| {
                let (Some(w), x, y) = (self.ways[i], i % self.side, i / self.side) else { return 0.0 };
                let dx = (at(x + 1, y) - at(x.saturating_sub(1), y)) / 2.0;
                let dy = (at(x, y + 1) - at(x, y.saturating_sub(1))) / 2.0;
                let normal = [w[0] - dx * steep, w[1] - dy * steep, w[2] + 0.25];
                let size = dot(normal, normal).sqrt();
                let lit = (dot(normal, [-0.62, -0.50, 0.62]) / size).clamp(0.0, 1.0);
                let tone = 0.80 + 0.3 * self.fine[i];
                let own = tone * (1.0 - self.dark[i]) + self.dark[i] * (0.42 + 0.2 * self.fine[i]);
                (own + self.bright[i]).clamp(0.0, 1.15) * (0.33 + 0.88 * lit)
            })
            .collect()
    }
}

/// Draws the layers: a dark space, or the pale background of a star atlas. The disc is the same.
pub(crate) fn ground(theme: Theme) -> Ground {
    let art = Art::of(Sheet::Moon);
    let mut field = match theme {
        Theme::Dark => Field::new(space),
        Theme::Light => Field::new(sheet),
    };
    stars(&mut field, theme);
    let disc = Cover::fill(&art.coast, 0.0, 0.0);
    let mask = super::own(&mut field, art, &disc);
    relief(&mut field, &disc);
    field.lay(&Cover::stroke(&art.borders, 12.0).blur(4.0).within(&disc), [0x05, 0x08, 0x10], 0.5);
    lay_line(&mut field, Some(&art.borders), 3.0, [0x0A, 0x0F, 0x1A], 0.95);
    for (path, about) in art.outlines.iter().zip(&art.continents) {
        let inside = Cover::fill(path, 0.0, 0.0);
        let glow = Cover::stroke(path, 16.0).blur(5.0).within(&inside);
        field.lay(&glow, hex(&about.tint), 0.5);
        field.lay(&Cover::stroke(path, 7.0).within(&inside), hex(&about.tint), 0.95);
        lay_line(&mut field, Some(path), 2.0, [0x08, 0x0D, 0x17], 1.0);
    }
    ways_to_earth(&mut field, art);
    earth(&mut field);
    finish(&field, &mask)
}

fn space(x: f32, y: f32) -> [f32; 3] {
    let cloud = |f: f32, seed: u32| {
        (0.5 + 0.6 * noise(x * f, y * f, seed) + 0.25 * noise(x * f * 2.3, y * f * 2.3, seed + 1))
            .clamp(0.0, 1.0)
    };
    let (blue, red) = (cloud(0.004, 4).powi(2), cloud(0.003, 9).powi(3));
    let far = ((x - DISC[0]).hypot(y - DISC[1]) - DISC[2]).max(0.0);
    let glow = (-far / 26.0).exp() * 0.36 + (-far / 90.0).exp() * 0.12;
    [
        8.0 + 13.0 * blue + 18.0 * red + glow * 158.0,
        11.0 + 15.0 * blue + 8.0 * red + glow * 194.0,
        22.0 + 36.0 * blue + 25.0 * red + glow * 255.0,
    ]
}

/// Background of the light theme: pale blue, white around the disc.
fn sheet(x: f32, y: f32) -> [f32; 3] {
    let far = ((x - DISC[0]).hypot(y - DISC[1]) - DISC[2]).max(0.0);
    let out = (far / 620.0).min(1.0);
    let grain = 5.0 * noise(x * 0.004, y * 0.004, 4);
    let glow = (-far / 34.0).exp() * 0.75;
    [[228.0, 176.0], [239.0, 207.0], [243.0, 222.0]].map(|[near, edge]| {
        let paper = near + (edge - near) * out + grain;
        paper + (255.0 - paper) * glow
    })
}

fn stars(field: &mut Field, theme: Theme) {
    let (halo_ink, ink): (Rgb, Rgb) = match theme {
        Theme::Dark => ([0x9C, 0xC0, 0xFF], [0xF2, 0xF6, 0xFF]),
        Theme::Light => ([0xFF, 0xFF, 0xFF], [0x2C, 0x5A, 0x78]),
    };
    let mut dice = Dice(0x0123_4567_89AB_CDEF);
    for i in 0..900 {
        let (x, y) = (dice.between(0.0, 1600.0), dice.between(0.0, 844.0));
        let (large, shine) = (i % 34 == 0, dice.next());
        let radius = if large { 1.6 } else { 0.5 + 0.6 * shine.powi(3) };
        let path = PathBuilder::from_circle(x, y, radius);
        if large {
            let halo = PathBuilder::from_circle(x, y, 5.0);
            if let Some(halo) = halo {
                field.lay(&Cover::fill(&halo, 0.0, 0.0).blur(2.0), halo_ink, 0.25);
            }
        }
        if let Some(path) = path {
            field.lay(&Cover::fill(&path, 0.0, 0.0), ink, 0.25 + 0.7 * shine);
        }
    }
}

/// The light on the disc: a grey base and the gain of the owner's colour.
fn relief(field: &mut Field, disc: &Cover) {
    let mut moon = Disc::new();
    moon.craters();
    let light = moon.light();
    let corner = [DISC[0] - DISC[2], DISC[1] - DISC[2]].map(|v| v as usize);
    for (i, light) in light.into_iter().enumerate() {
        let (x, y) = (corner[0] + i % moon.side, corner[1] + i / moon.side);
        let at = y * 1600 + x;
        let cover = disc.0[at];
        if cover > 0.0 {
            for (c, warm) in [1.0, 0.985, 0.95].into_iter().enumerate() {
                field.rgb[at][c] += cover * 255.0 * light * 0.30 * warm;
            }
            field.gain[at] = cover * ((light * 1.02 + 0.03) * 0.88).clamp(0.0, 0.95);
        }
    }
}

/// Dotted lines from the Earth to the landing sites.
fn ways_to_earth(field: &mut Field, art: &Art) {
    for key in &art.sites {
        let Some(at) = art.find(key) else { continue };
        let b = art.lands[at].main.bounds();
        let (x, y) = (f32::midpoint(b.left(), b.right()), f32::midpoint(b.top(), b.bottom()));
        let mut path = PathBuilder::new();
        path.move_to(EARTH[0], EARTH[1]);
        if x < DISC[0] - 100.0 {
            path.cubic_to(1290.0, -70.0, 760.0, -60.0, x + 10.0, y - 36.0);
        } else {
            let lift = if y > DISC[1] { 120.0 } else { 40.0 };
            path.quad_to(f32::midpoint(x, EARTH[0]), f32::midpoint(y, EARTH[1]) + lift, x + 34.0, y + 8.0);
        }
        let path = path.finish();
        lay_line(field, path.as_ref(), 4.6, [0x05, 0x07, 0x0F], 0.55);
        let dots = tiny_skia::StrokeDash::new(vec![1.0, 8.0], 0.0);
        let dotted = path.as_ref().zip(dots).and_then(|(p, d)| p.dash(&d, 1.0));
        lay_line(field, dotted.as_ref(), 2.6, GOLD, 0.95);
    }
}

/// The Earth, with land at the positions of the world board.
fn earth(field: &mut Field) {
    let [cx, cy, radius] = EARTH;
    let world = ground_layers::ground(Sheet::World, Theme::Dark);
    let reach = radius as isize + 14;
    for dy in -reach..reach {
        for dx in -reach..reach {
            let (x, y) = (dx as f32 / radius, dy as f32 / radius);
            let far = x.hypot(y);
            let at = (cy as isize + dy) as usize * 1600 + (cx as isize + dx) as usize;
            let halo = (-((far - 1.0).max(0.0) / 0.05)).exp() * 0.5;
            let cover = ((1.0 - far) * radius).clamp(0.0, 1.0);
            let colour =
                if far < 1.0 { globe(x, y, (1.0 - far * far).sqrt(), &world.mask) } else { [0.0; 3] };
            for (c, air) in [0.35, 0.62, 1.0].into_iter().enumerate() {
                let behind = field.rgb[at][c] + 255.0 * halo * air * 0.6 * (1.0 - cover);
                field.rgb[at][c] = behind * (1.0 - cover) + 255.0 * colour[c] * cover;
            }
            field.gain[at] *= 1.0 - cover;
        }
    }
}

fn globe(x: f32, y: f32, z: f32, mask: &[u8]) -> [f32; 3] {
    let (tilt, turn) = (18.0_f32.to_radians(), -20.0);
    let up = -y * tilt.cos() + z * tilt.sin();
    let front = z * tilt.cos() + y * tilt.sin();
    let (latitude, longitude) = (up.clamp(-1.0, 1.0).asin().to_degrees(), x.atan2(front).to_degrees() + turn);
    let [px, py] = on_board(latitude, longitude);
    let inside = (0.0..1600.0).contains(&px) && (0.0..840.0).contains(&py);
    let land = inside && mask[py as usize * 1600 + px as usize] > 0;
    let green = [0.38, 0.48, 0.30];
    let sand = [0.60, 0.52, 0.34];
    let dry = (1.0 - ((latitude.abs() - 22.0) / 14.0).powi(2)).clamp(0.0, 1.0);
    let ground =
        [0, 1, 2].map(|c| if land { green[c] + (sand[c] - green[c]) * dry } else { [0.07, 0.26, 0.42][c] });
    let ice = ((latitude.abs() - 66.0) / 10.0).clamp(0.0, 1.0) * if land { 0.9 } else { 0.5 };
    // Stretch clouds along the parallels.
    let (turned, tilted) = (longitude.to_radians(), latitude.to_radians());
    let ball = [turned.cos() * tilted.cos(), up * 3.2, turned.sin() * tilted.cos()];
    let cloud = ((folds(ball, 3.0, 4, 5) - 0.03) * 6.0).clamp(0.0, 0.8).max(ice);
    let light = (-x * 0.55 - y * 0.45 + z * 0.72).clamp(0.0, 1.0);
    let air = (-((1.0 - x.hypot(y)) / 0.09).powi(2)).exp() * 0.5 * (light + 0.15).min(1.0);
    [0, 1, 2].map(|c| {
        let day = (ground[c] * (1.0 - cloud) + cloud * 0.95) * (0.10 + light);
        (day + air * [0.35, 0.62, 1.0][c]).clamp(0.0, 1.0)
    })
}

/// The approximate position of a place on the world board: its projection without the final distortion.
fn on_board(latitude: f32, longitude: f32) -> [f32; 2] {
    let lat = if latitude > 70.0 { 70.0 + 0.78 * (latitude - 70.0) } else { latitude };
    let turn = |lon: f32| (lon - 10.0 + 540.0).rem_euclid(360.0) - 180.0;
    let [first, second] = project(lat, turn(longitude));
    let (west, east) = (project(0.0, -180.0)[0], project(0.0, 180.0)[0]);
    let (south, north) = (project(-56.2, 0.0)[1], project(80.4, 0.0)[1]);
    [6.0 + (first - west) / (east - west) * 1588.0, 34.0 + (north - second) / (north - south) * 798.0]
}

/// Mean of the Natural Earth and the Patterson projections.
fn project(latitude: f32, longitude: f32) -> [f32; 2] {
    let (turn, tilt) = (longitude.to_radians(), latitude.to_radians());
    let p2 = tilt * tilt;
    let p4 = p2 * p2;
    let x = turn * (0.8707 - 0.131_979 * p2 + p4 * (-0.013_791 + p4 * (0.003_971 * p2 - 0.001_529 * p4)));
    let first = 1.007_226 + p2 * (0.015_085 + p4 * (-0.044_475 + 0.028_874 * p2 - 0.005_916 * p4));
    let second = 1.0148 + p4 * (0.23185 + p2 * (-0.14499 + p2 * 0.02406));
    [f32::midpoint(x, turn), tilt * f32::midpoint(first, second)]
}
