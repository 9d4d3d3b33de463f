//! Background of charts, bars and standings: colours, frame, title.

use crate::board::board_art::Theme;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::fonts::{Anchor, Face, Style, fit};
use crate::paint::primitives;
use tiny_skia::Pixmap;

/// The colours of a chart.
#[derive(Debug)]
pub(crate) struct Paper {
    /// Outside the frame.
    pub(crate) outside: Rgb,
    /// Inside the frame.
    pub(crate) sheet: Rgb,
    /// The frame and highlights.
    pub(crate) gold: Rgb,
    /// The title and the subtitle.
    pub(crate) title: [Rgb; 2],
    /// Names.
    pub(crate) ink: Rgb,
    /// Figures and notes.
    pub(crate) small: Rgb,
    /// Grid lines.
    pub(crate) grid: Rgb,
    /// Rim of lines whose colour has little contrast to the background.
    pub(crate) rim: Rgb,
}

const DARK: Paper = Paper {
    outside: [0x0B, 0x1A, 0x28],
    sheet: [0x10, 0x26, 0x39],
    gold: [0xD8, 0xB6, 0x6A],
    title: [[0xF0, 0xDD, 0xB0], [0xD9, 0xCB, 0xA6]],
    ink: [0xFF, 0xF6, 0xE2],
    small: [0xBF, 0xD0, 0xDC],
    grid: [0x2C, 0x47, 0x5C],
    rim: [0xE8, 0xE2, 0xD2],
};

const LIGHT: Paper = Paper {
    outside: [0xE9, 0xDE, 0xC3],
    sheet: [0xFB, 0xF6, 0xE9],
    gold: [0xA9, 0x80, 0x30],
    title: [[0x5A, 0x40, 0x10], [0x5E, 0x4C, 0x28]],
    ink: [0x22, 0x1C, 0x10],
    small: [0x57, 0x50, 0x40],
    grid: [0xDF, 0xD3, 0xB8],
    rim: [0x3A, 0x33, 0x24],
};

impl Paper {
    /// The colours of a theme.
    pub(crate) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }

    /// The rim that a colour needs to be visible on this background; `None` if its contrast is sufficient.
    pub(crate) fn rim_for(&self, colour: Rgb) -> Option<Rgb> {
        let (a, b) = (light(colour), light(self.sheet));
        let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        (contrast < 2.0).then_some(self.rim)
    }
}

/// Relative luminance, 0 to 1 (WCAG).
fn light(colour: Rgb) -> f32 {
    let [r, g, b] = colour.map(|v| {
        let v = f32::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    });
    0.212_6 * r + 0.715_2 * g + 0.072_2 * b
}

/// An empty chart of that size with its title and subtitle.
pub(crate) fn sheet(wide: u32, high: u32, paper: &Paper, title: &str, line: &str) -> Pixmap {
    let mut on = Pixmap::new(wide, high).expect("the picture's size is not zero");
    let (w, h) = (wide as f32, high as f32);
    primitives::fill(&mut on, shapes::rect(0.0, 0.0, w, h).as_ref(), paper.outside, 1.0);
    let frame = shapes::pill(14.0, 14.0, w - 28.0, h - 28.0, 16.0);
    primitives::fill(&mut on, frame.as_ref(), paper.sheet, 1.0);
    primitives::stroke(&mut on, frame.as_ref(), 2.0, paper.gold, 0.8);
    let sizes = [38.0, 32.0, 27.0].map(|size| Style::new(Face::Title, size).spaced(2.5));
    let style = sizes.into_iter().find(|style| style.width(title) <= w - 120.0).unwrap_or(sizes[2]);
    let shown = fit(title, style, w - 120.0);
    primitives::write(&mut on, style, &shown, (w / 2.0, 68.0, Anchor::Middle), paper.title[0], 1.0);
    let style = Style::new(Face::Script, 29.0);
    let shown = fit(line, style, w - 120.0);
    primitives::write(&mut on, style, &shown, (w / 2.0, 105.0, Anchor::Middle), paper.title[1], 1.0);
    on
}
