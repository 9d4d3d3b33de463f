//! PNG encoder: quantizes pixels to a palette of 256 colours, one byte a pixel. Deterministic, without dithering.
//!
//! The palettes of each board and theme are baked from pictures that contain every owner
//! ([`super::palette_samples`]): choosing them takes longer than all the rest. The `image` crate can't write
//! palettes, and true colour needs three times the bytes, so this uses the `png` crate.

use crate::board::board_art::{Sheet, Theme};
use crate::encode::palette_samples;
use std::borrow::Borrow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, Ordering};
use tiny_skia::Pixmap;

/// The picture could not be encoded.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be encoded: {0}")]
pub struct PictureError(#[from] png::EncodingError);

/// A cell of nearly equal colours, and the weight of its pixels.
struct Bin {
    colour: [f32; 3],
    weight: f32,
    cell: u32,
}

/// Up to 256 colours, and a cache of the nearest of them for each cell.
pub(crate) struct Palette {
    /// Sorted by green.
    colours: Vec<[f32; 3]>,
    /// Per cell: 0 while unknown, else 1 + the index in `colours`.
    by_cell: Vec<AtomicU16>,
}

/// Encodes an opaque picture of a board in a theme; with a second board if `beside` is set.
pub(crate) fn encode(
    picture: &Pixmap,
    sheet: Sheet,
    beside: Option<Sheet>,
    theme: Theme,
) -> Result<Vec<u8>, PictureError> {
    compress(
        picture,
        beside.map_or_else(|| Palette::of(sheet, theme), |other| Palette::both([sheet, other], theme)),
    )
}

/// Loads the palette of a board in a theme.
pub(crate) fn ready(sheet: Sheet, theme: Theme) {
    Palette::of(sheet, theme);
}

/// Encodes an opaque picture that is not a board, with a palette chosen for it alone.
pub(crate) fn encode_alone(picture: &Pixmap) -> Result<Vec<u8>, PictureError> {
    compress(picture, &Palette::among([picture], MOST))
}

/// Encodes a small picture with its transparent parts.
pub(crate) fn encode_transparent(picture: &Pixmap) -> Result<Vec<u8>, PictureError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let pixels = picture.pixels().iter().map(tiny_skia::PremultipliedColorU8::demultiply);
    let bytes: Vec<u8> = pixels.flat_map(|p| [p.red(), p.green(), p.blue(), p.alpha()]).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(out)
}

/// Chooses the 256 colours that fit the pictures of a board in a theme best: red, green, blue of each. `tools/bake`
/// stores them.
pub fn choice(sheet: Sheet, theme: Theme) -> Vec<u8> {
    let counts = tally(palette_samples::pictures(sheet, theme));
    Palette::new(choose(&counts, MOST, &BAKED)).bytes()
}

/// The baked palette.
const fn shipped(sheet: Sheet, theme: Theme) -> &'static [u8] {
    macro_rules! palette {
        ($sheet:literal) => {
            match theme {
                Theme::Dark => {
                    include_bytes!(concat!("../../../../assets/boards/", $sheet, "/palette_dark.bin"))
                        .as_slice()
                }
                Theme::Light => {
                    include_bytes!(concat!("../../../../assets/boards/", $sheet, "/palette_light.bin"))
                        .as_slice()
                }
            }
        };
    }
    match sheet {
        Sheet::World => palette!("world"),
        Sheet::Risiko => palette!("risiko"),
        Sheet::Y2210 => palette!("y2210"),
        Sheet::Moon => palette!("moon"),
        Sheet::ColdWar => palette!("cold_war"),
    }
}

/// Checks the size of the baked palette of a board. The error names the file and the problem.
pub(crate) fn check(sheet: Sheet, theme: Theme) -> Result<(), String> {
    let name = format!("{}/palette_{}.bin", sheet.key(), theme.key());
    validate(&name, shipped(sheet, theme))
}

/// Like [`check`], for any palette.
pub(crate) fn validate(name: &str, colours: &[u8]) -> Result<(), String> {
    if colours.len() == MOST * 3 {
        return Ok(());
    }
    Err(format!(
        "{name}: {} bytes instead of {} (red, green, blue of {MOST} colours)",
        colours.len(),
        MOST * 3
    ))
}

fn compress(picture: &Pixmap, palette: &Palette) -> Result<Vec<u8>, PictureError> {
    encode_indices(&palette.indices(picture), [picture.width(), picture.height()], palette, LEVEL)
}

/// Encodes the palette indices of a picture of that width and height, compressed by a level up to [`SMALLEST`].
pub(super) fn encode_indices(
    indices: &[u8],
    [wide, high]: [u32; 2],
    palette: &Palette,
    level: u8,
) -> Result<Vec<u8>, PictureError> {
    let mut out = Vec::with_capacity(600_000);
    let mut encoder = png::Encoder::new(&mut out, wide, high);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_deflate_compression(png::DeflateCompression::Level(level));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(out)
}

impl Palette {
    fn of(sheet: Sheet, theme: Theme) -> &'static Self {
        static PALETTES: [OnceLock<Palette>; Sheet::COUNT * 2] =
            [const { OnceLock::new() }; Sheet::COUNT * 2];
        PALETTES[sheet.index() * 2 + theme as usize].get_or_init(|| {
            let bytes = shipped(sheet, theme).as_chunks::<3>().0;
            Self::new(by_green(bytes.iter().map(|rgb| rgb.map(f32::from)).collect()))
        })
    }

    /// The palette of two boards on one picture, chosen from a part of the samples of both. Computed at first use,
    /// which takes some tenths of a second.
    fn both(mut sheets: [Sheet; 2], theme: Theme) -> &'static Self {
        const PAIRS: usize = Sheet::COUNT * Sheet::COUNT * 2;
        static PALETTES: [OnceLock<Palette>; PAIRS] = [const { OnceLock::new() }; PAIRS];
        sheets.sort();
        let [a, b] = sheets.map(Sheet::index);
        PALETTES[(a * Sheet::COUNT + b) * 2 + theme as usize].get_or_init(|| {
            Self::among(
                sheets.into_iter().flat_map(|sheet| palette_samples::pictures(sheet, theme).step_by(6)),
                MOST,
            )
        })
    }

    fn new(colours: Vec<[f32; 3]>) -> Self {
        Self { colours, by_cell: (0..CODES * CODES * CODES).map(|_| AtomicU16::new(0)).collect() }
    }

    /// Chooses the colours that fit these pictures best, at most `most`.
    pub(crate) fn among<P: Borrow<Pixmap>>(pictures: impl IntoIterator<Item = P>, most: usize) -> Self {
        Self::new(choose(&tally(pictures), most, &QUICK))
    }

    /// Chooses the 256 colours that fit these pixels best, for baking.
    pub(super) fn of_pixels<'a>(pixels: impl IntoIterator<Item = &'a [u8; 3]>) -> Self {
        let mut counts = vec![0_u32; CODES * CODES * CODES];
        for [r, g, b] in pixels {
            counts[cell([*r, *g, *b, 255]) as usize] += 1;
        }
        Self::new(choose(&counts, MOST, &BAKED))
    }

    /// The palette index of the colour nearest to that one.
    pub(super) fn nearest(&self, colour: [f32; 3]) -> u8 {
        closest(&self.colours, colour) as u8
    }

    /// The palette index of each pixel of an opaque picture.
    pub(crate) fn indices(&self, picture: &Pixmap) -> Vec<u8> {
        let pixels = picture.data().as_chunks::<4>().0.iter();
        pixels.map(|p| self.index(cell(*p) as usize)).collect()
    }

    /// Red, green, blue of each colour.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flatten().map(|v| v.round().clamp(0.0, 255.0) as u8).collect()
    }

    /// The palette index for a cell.
    fn index(&self, cell: usize) -> u8 {
        // Two threads that look up the same cell find the same colour, so no ordering is needed.
        let known = self.by_cell[cell].load(Ordering::Relaxed);
        if known > 0 {
            return (known - 1) as u8;
        }
        let found = closest(&self.colours, middle(cell)) as u16;
        self.by_cell[cell].store(found + 1, Ordering::Relaxed);
        found as u8
    }
}

/// Maximum number of colours of a picture with one byte a pixel.
const MOST: usize = 256;

/// Compression level: measured in `benches/picture.rs`.
const LEVEL: u8 = 2;

/// The level that takes most time and gives the fewest bytes, for baking.
pub(super) const SMALLEST: u8 = 9;

/// Number of codes per channel: steps of two levels for dark values, of three for bright ones. Seas are large smooth
/// areas, dark in one theme and pale in the other, so both need fine steps.
const CODES: usize = 107;

const fn code(v: u8) -> u32 {
    if v < 128 { (v >> 1) as u32 } else { 64 + (v as u32 - 128) / 3 }
}

fn wide(code: usize) -> f32 {
    if code < 64 { code as f32 * 2.0 + 0.5 } else { 128.0 + (code - 64) as f32 * 3.0 + 1.0 }
}

fn cell([r, g, b, _]: [u8; 4]) -> u32 {
    const CODE: [u32; 256] = {
        let mut table = [0; 256];
        let mut v = 0;
        while v < 256 {
            table[v] = code(v as u8);
            v += 1;
        }
        table
    };
    let n = CODES as u32;
    (CODE[usize::from(r)] * n + CODE[usize::from(g)]) * n + CODE[usize::from(b)]
}

/// The representative colour of a cell.
fn middle(cell: usize) -> [f32; 3] {
    [wide(cell / (CODES * CODES)), wide(cell / CODES % CODES), wide(cell % CODES)]
}

/// The number of pixels of each cell in these pictures.
fn tally<P: Borrow<Pixmap>>(pictures: impl IntoIterator<Item = P>) -> Vec<u32> {
    let mut counts = vec![0_u32; CODES * CODES * CODES];
    for picture in pictures {
        for p in picture.borrow().data().as_chunks::<4>().0 {
            counts[cell(*p) as usize] += 1;
        }
    }
    counts
}

/// Parameters of the choice of colours.
struct Choice {
    /// The weight of a colour is its number of pixels to this power: below 1, rare colours count for more than their
    /// share.
    power: f32,
    /// Number of times that the colours are moved to the means of their bins.
    moves: usize,
}

/// For pictures made on request. Badges and names are small, so rare colours count for more.
const QUICK: Choice = Choice { power: 0.75, moves: 1 };

/// For baking, from pictures that contain the colours often enough. Water has few colours of many pixels each,
/// textured land many of few. The power is near 1, so that water has no visible steps.
const BAKED: Choice = Choice { power: 0.98, moves: 16 };

/// Chooses at most `most` colours for these numbers of pixels per cell, sorted by green.
fn choose(counts: &[u32], most: usize, how: &Choice) -> Vec<[f32; 3]> {
    let met = counts.iter().enumerate().filter(|(_, n)| **n > 0);
    let bin = |(cell, n): (usize, &u32)| Bin {
        colour: middle(cell),
        weight: (*n as f32).powf(how.power),
        cell: cell as u32,
    };
    let mut bins: Vec<Bin> = met.map(bin).collect();
    let palette = by_green(split(&mut bins, most));
    (0..how.moves).fold(palette, |palette, _| by_green(settle(&bins, &palette)))
}

/// Perceptual weight of a difference, per channel.
const EYE: [f32; 3] = [0.9, 1.15, 0.7];

fn mean(bins: &[Bin]) -> [f32; 3] {
    let total: f32 = bins.iter().map(|b| b.weight).sum();
    [0, 1, 2].map(|c| bins.iter().map(|b| b.colour[c] * b.weight).sum::<f32>() / total.max(0.001))
}

/// The channel with the largest weighted variance, and that variance.
fn spread(bins: &[Bin]) -> (usize, f32) {
    let middle = mean(bins);
    let variance =
        |c: usize| bins.iter().map(|b| (b.colour[c] - middle[c]).powi(2) * b.weight).sum::<f32>() * EYE[c];
    [0, 1, 2].map(|c| (c, variance(c))).into_iter().fold((0, -1.0), |a, b| if b.1 > a.1 { b } else { a })
}

/// Splits the bins where they vary most until there are `wanted` groups; returns the means of the groups.
fn split(bins: &mut [Bin], wanted: usize) -> Vec<[f32; 3]> {
    let (channel, worth) = spread(bins);
    let mut groups = vec![(bins, channel, worth)];
    while groups.len() < wanted {
        let worst = groups.iter().enumerate().filter(|(_, g)| g.0.len() > 1);
        let Some((at, _)) = worst.max_by(|a, b| a.1.2.total_cmp(&b.1.2)) else { break };
        let (group, channel, _) = groups.swap_remove(at);
        let middle = mean(group)[channel];
        group.sort_unstable_by(|a, b| {
            a.colour[channel].total_cmp(&b.colour[channel]).then(a.cell.cmp(&b.cell))
        });
        let cut = group.partition_point(|b| b.colour[channel] <= middle).clamp(1, group.len() - 1);
        let (low, high) = group.split_at_mut(cut);
        for part in [low, high] {
            let (channel, worth) = spread(part);
            groups.push((part, channel, worth));
        }
    }
    groups.iter().map(|(bins, ..)| mean(bins)).collect()
}

/// Moves each colour to the mean of the bins nearest to it.
fn settle(bins: &[Bin], palette: &[[f32; 3]]) -> Vec<[f32; 3]> {
    let mut sums = vec![[0.0_f32; 4]; palette.len()];
    for bin in bins {
        let sum = &mut sums[closest(palette, bin.colour)];
        for (total, colour) in sum.iter_mut().zip(bin.colour) {
            *total += colour * bin.weight;
        }
        sum[3] += bin.weight;
    }
    let moved = sums.iter().zip(palette);
    moved.map(|(s, old)| if s[3] > 0.0 { [s[0] / s[3], s[1] / s[3], s[2] / s[3]] } else { *old }).collect()
}

/// The index of the colour nearest to `colour` in a palette sorted by green. Searches outwards from the same green,
/// until the difference in green alone exceeds the best distance found.
fn closest(palette: &[[f32; 3]], colour: [f32; 3]) -> usize {
    let middle = palette.partition_point(|p| p[1] < colour[1]);
    let (mut low, mut high) = (middle, middle);
    let mut best = (0, f32::MAX);
    while low > 0 || high < palette.len() {
        let below = if low > 0 { colour[1] - palette[low - 1][1] } else { f32::MAX };
        let above = palette.get(high).map_or(f32::MAX, |p| p[1] - colour[1]);
        let near = below.min(above);
        if near * near * EYE[1] >= best.1 {
            break;
        }
        let at = if below < above {
            low -= 1;
            low
        } else {
            high += 1;
            high - 1
        };
        let (r, b) = (palette[at][0] - colour[0], palette[at][2] - colour[2]);
        let d = r * r * EYE[0] + near * near * EYE[1] + b * b * EYE[2];
        if d < best.1 {
            best = (at, d);
        }
    }
    best.0
}

fn by_green(mut palette: Vec<[f32; 3]>) -> Vec<[f32; 3]> {
    palette.sort_by(|a, b| a[1].total_cmp(&b[1]));
    palette
}
