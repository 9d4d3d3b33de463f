//! Fonts: measures texts and converts them to paths. There are five faces, and six fallback fonts for other scripts.
//! A character without a glyph is drawn as an empty box. Texts are passed in reading order, whatever their script.

mod arabic;
pub(crate) mod display_name;
mod styled_letters;

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve};
use lzma_rust2::{Action, LzmaStream};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use tiny_skia::{Path, PathBuilder};

/// The faces of texts on pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Small figures and notes.
    Plain,
    /// Names of territories.
    Name,
    /// Numbers and players' names.
    Strong,
    /// Continents and the title.
    Title,
    /// Names of seas and subtitles.
    Script,
}

/// A font as `build.rs` has packed it.
macro_rules! packed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/fonts/", $name, ".ttf.z"))
    };
}

const PLAIN: &[u8] = packed!("BarlowSemiCondensed_500Medium");
const NAME: &[u8] = packed!("BarlowSemiCondensed_600SemiBold");
const STRONG: &[u8] = packed!("BarlowSemiCondensed_700Bold");
const TITLE: &[u8] = packed!("Cinzel_700Bold");
const SCRIPT: &[u8] = packed!("CormorantGaramond_600SemiBold_Italic");

/// Fallback fonts for characters that the faces lack, in the order in which they are tried.
const OTHERS: [&[u8]; 6] = [
    packed!("NotoSans-Subset"),
    packed!("NotoSansArabic-Subset"),
    packed!("NotoSansHebrew-Subset"),
    packed!("NotoSansSC-Subset"),
    packed!("NotoSansKR-Subset"),
    packed!("NotoEmoji-Subset"),
];

/// A fallback font.
fn other(at: usize) -> &'static FontRef<'static> {
    static FONTS: [OnceLock<FontRef<'static>>; OTHERS.len()] = [const { OnceLock::new() }; OTHERS.len()];
    FONTS[at].get_or_init(|| unpacked(OTHERS[at]))
}

/// Unpacks a font, when it is first asked for.
fn unpacked(font: &[u8]) -> FontRef<'static> {
    // Its length stands in the header, after five bytes.
    let long = font.get(5..13).and_then(|long| long.try_into().ok()).map_or(0, u64::from_le_bytes) as usize;
    let mut bytes = vec![0; long];
    let read = LzmaStream::new_mem_limit(u32::MAX, None).process(font, &mut bytes, Action::Finish);
    let whole = read.is_ok_and(|read| read.bytes_produced == long);
    let font = whole.then(|| FontRef::try_from_slice(Vec::leak(bytes)).ok()).flatten();
    font.expect("the fonts are part of the program")
}

impl Face {
    fn font(self) -> &'static FontRef<'static> {
        static FONTS: [OnceLock<FontRef<'static>>; 5] = [const { OnceLock::new() }; 5];
        let (slot, bytes) = match self {
            Self::Plain => (0, PLAIN),
            Self::Name => (1, NAME),
            Self::Strong => (2, STRONG),
            Self::Title => (3, TITLE),
            Self::Script => (4, SCRIPT),
        };
        FONTS[slot].get_or_init(|| unpacked(bytes))
    }

    /// Whether that character can be drawn, by this face or by a fallback font.
    pub fn has(self, c: char) -> bool {
        self.glyph(c).1.0 != 0 || c == ' '
    }

    /// The font that draws that character, and its glyph there; the face's own empty box if there is none.
    fn glyph(self, c: char) -> (&'static FontRef<'static>, GlyphId) {
        let own = self.font();
        let glyph = own.glyph_id(c);
        if glyph.0 != 0 || c.is_ascii() {
            return (own, glyph);
        }
        let others = (0..OTHERS.len()).map(|i| (other(i), other(i).glyph_id(c)));
        others.into_iter().find(|(_, g)| g.0 != 0).unwrap_or((own, glyph))
    }
}

/// Which point of a text its position refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// Text style.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The face.
    pub face: Face,
    /// Font size in pixels per em.
    pub size: f32,
    /// Extra pixels between letters.
    pub spacing: f32,
    /// Horizontal scale of the glyphs: 1 is unchanged.
    pub wide: f32,
}

impl Style {
    /// A style without extra spacing.
    pub const fn new(face: Face, size: f32) -> Self {
        Self { face, size, spacing: 0.0, wide: 1.0 }
    }

    /// Returns the style with extra pixels between letters.
    #[must_use]
    pub const fn spaced(self, spacing: f32) -> Self {
        Self { spacing, ..self }
    }

    /// Returns the style with horizontally scaled letters.
    #[must_use]
    pub const fn narrow(self, wide: f32) -> Self {
        Self { wide, ..self }
    }

    /// Returns the style scaled by a factor.
    #[must_use]
    pub fn larger(self, times: f32) -> Self {
        Self { size: self.size * times, spacing: self.spacing * times, ..self }
    }

    /// Pixels per unit of a font.
    fn scale(self, font: &FontRef<'_>) -> f32 {
        self.size / font.units_per_em().unwrap_or(1000.0)
    }

    /// Width of a text in pixels.
    pub fn width(self, text: &str) -> f32 {
        let text = arabic::shaped(text);
        let advance: f32 = text
            .chars()
            .map(|c| {
                let (font, glyph) = self.face.glyph(c);
                font.h_advance_unscaled(glyph) * self.scale(font) * self.wide
            })
            .sum();
        advance + self.spacing * text.chars().count().saturating_sub(1) as f32
    }

    /// The text as an outline with its baseline at `y`; `None` if it has no visible glyph.
    pub fn path(self, text: &str, x: f32, y: f32, anchor: Anchor) -> Option<Path> {
        let mut pen = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - self.width(text) / 2.0,
            Anchor::End => x - self.width(text),
        };
        let mut path = PathBuilder::new();
        for c in arabic::shaped(text).chars() {
            let (font, glyph) = self.face.glyph(c);
            let scale = self.scale(font);
            if let Some(outline) = font.outline(glyph) {
                trace(&mut path, &outline.curves, |p| (pen + p.x * scale * self.wide, y - p.y * scale));
            }
            pen += font.h_advance_unscaled(glyph) * scale * self.wide + self.spacing;
        }
        path.finish()
    }
}

fn trace(path: &mut PathBuilder, curves: &[OutlineCurve], to: impl Fn(&ab_glyph::Point) -> (f32, f32)) {
    let mut last: Option<ab_glyph::Point> = None;
    for curve in curves {
        let (start, end) = match curve {
            OutlineCurve::Line(a, b) | OutlineCurve::Quad(a, _, b) | OutlineCurve::Cubic(a, _, _, b) => {
                (a, b)
            }
        };
        if last != Some(*start) {
            if last.is_some() {
                path.close();
            }
            let (x, y) = to(start);
            path.move_to(x, y);
        }
        let (x, y) = to(end);
        match curve {
            OutlineCurve::Line(..) => path.line_to(x, y),
            OutlineCurve::Quad(_, c, _) => {
                let (cx, cy) = to(c);
                path.quad_to(cx, cy, x, y);
            }
            OutlineCurve::Cubic(_, c, d, _) => {
                let ((cx, cy), (dx, dy)) = (to(c), to(d));
                path.cubic_to(cx, cy, dx, dy, x, y);
            }
        }
        last = Some(*end);
    }
    if last.is_some() {
        path.close();
    }
}

/// The text, or its longest beginning with an ellipsis that fits into `room` pixels; empty if nothing fits.
pub fn fit(text: &str, style: Style, room: f32) -> String {
    if style.width(text) <= room {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(200).collect();
    while cut.pop().is_some() {
        let short = format!("{}…", cut.trim_end());
        if style.width(&short) <= room {
            return short;
        }
    }
    String::new()
}

/// Breaks a text at spaces into at most `most` lines of at most `room` pixels; lines that are too long are cut with
/// an ellipsis.
pub fn wrap(text: &str, style: Style, room: f32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace().take(200) {
        let joined = lines.last().map(|line| format!("{line} {word}"));
        match joined {
            Some(joined) if style.width(&joined) <= room || lines.len() == most => {
                if let Some(last) = lines.last_mut() {
                    *last = joined;
                }
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| fit(line, style, room)).collect()
}
