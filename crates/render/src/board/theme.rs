//! Colours of each theme, without those of owners: sea, letters, bar.

use crate::board::board_art::Theme;
use crate::board::palette::Rgb;

/// Text style of a territory's name: letters and halo.
#[derive(Debug)]
pub struct Ink {
    /// Colour of the letters.
    pub letters: Rgb,
    /// Colour of the halo.
    pub halo: Rgb,
    /// Width of the halo in pixels at the usual size.
    pub width: f32,
    /// Opacity of the halo, 0 to 1.
    pub opacity: f32,
}

/// Names on land of any colour, and on dark water.
pub const ON_LAND: Ink =
    Ink { letters: [0xFF, 0xFA, 0xEE], halo: [0x0A, 0x13, 0x1C], width: 3.6, opacity: 0.86 };

/// The colours of a theme.
#[derive(Debug)]
pub struct ThemeColours {
    /// The sea, from its middle to the corners.
    pub sea: [Rgb; 3],
    /// Rhumb lines from the compass.
    pub rhumb: Rgb,
    /// Meridians and parallels.
    pub grid: Rgb,
    /// The glow around the land, and the lines along the coast.
    pub shore: [Rgb; 2],
    /// The shadow below the land.
    pub shadow: Rgb,
    /// Lanes: casing, line.
    pub lane: [Rgb; 2],
    /// The compass: ring, light side, dark side, edges, disc.
    pub rose: [Rgb; 5],
    /// The bar, from top to bottom.
    pub bar: [Rgb; 2],
    /// Lines of the bar and the frame.
    pub gilt: Rgb,
    /// Legend entry of the active player: fill, edge.
    pub lit: [Rgb; 2],
    /// Letters on the bar: names, figures.
    pub ink: [Rgb; 2],
    /// Names of seas.
    pub seas: Rgb,
    /// Opacity of the names of seas, 0 to 1.
    pub seas_part: f32,
    /// The title and the subtitle.
    pub title: [Rgb; 2],
    /// Halo of continents' names.
    pub halo: Rgb,
    /// Bonus of a continent without a holder: pill, digits.
    pub tag: [Rgb; 2],
    /// Brightness of a continent's tint in its name: 1 is unchanged, less is darker.
    pub deep: f32,
    /// Names of territories that lie on open water.
    pub at_sea: Ink,
}

impl ThemeColours {
    /// A theme's colours.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }

    /// A continent's tint as the colour of letters in this theme.
    pub fn deepen(&self, tint: Rgb) -> Rgb {
        tint.map(|v| (f32::from(v) * self.deep) as u8)
    }
}

const DARK: ThemeColours = ThemeColours {
    sea: [[46, 104, 132], [30, 75, 104], [11, 31, 50]],
    rhumb: [0xDC, 0xC6, 0x90],
    grid: [0xBF, 0xE3, 0xF2],
    shore: [[0x7F, 0xC6, 0xDC], [0xA9, 0xDD, 0xEB]],
    shadow: [0x04, 0x10, 0x1C],
    lane: [[0x07, 0x13, 0x1E], [0xFF, 0xEF, 0xC4]],
    rose: [
        [0xE7, 0xCF, 0x98],
        [0xF0, 0xDD, 0xB0],
        [0x9C, 0x6B, 0x34],
        [0x14, 0x21, 0x2D],
        [0x06, 0x18, 0x27],
    ],
    bar: [[17, 34, 50], [12, 25, 37]],
    gilt: [0xD8, 0xB6, 0x6A],
    lit: [[0x3C, 0x40, 0x3C], [0xF3, 0xD6, 0x8D]],
    ink: [[0xFF, 0xF6, 0xE2], [0xBF, 0xD0, 0xDC]],
    seas: [0xBF, 0xE0, 0xEC],
    seas_part: 0.75,
    title: [[0xF0, 0xDD, 0xB0], [0xD9, 0xCB, 0xA6]],
    halo: [0x08, 0x15, 0x22],
    tag: [[0x0B, 0x1A, 0x28], [0xFF, 0xF4, 0xDC]],
    deep: 1.0,
    at_sea: ON_LAND,
};

const LIGHT: ThemeColours = ThemeColours {
    sea: [[0xE4, 0xF0, 0xF1], [0xCF, 0xE4, 0xE9], [0xA6, 0xC9, 0xD6]],
    rhumb: [0x8A, 0x6B, 0x2A],
    grid: [0x3E, 0x78, 0x92],
    shore: [[0xFF, 0xFF, 0xFF], [0x5F, 0xA3, 0xBC]],
    shadow: [0x2F, 0x4F, 0x5E],
    lane: [[0xF4, 0xFA, 0xFA], [0x1E, 0x33, 0x42]],
    rose: [
        [0x8A, 0x6B, 0x2A],
        [0xF7, 0xE9, 0xC6],
        [0x9C, 0x6B, 0x34],
        [0x3A, 0x2E, 0x1C],
        [0xFF, 0xFF, 0xFF],
    ],
    bar: [[0xFB, 0xF6, 0xE9], [0xF0, 0xE7, 0xD0]],
    gilt: [0xA9, 0x80, 0x30],
    lit: [[0xFF, 0xE9, 0xB0], [0xA9, 0x80, 0x30]],
    ink: [[0x22, 0x1C, 0x10], [0x57, 0x50, 0x40]],
    seas: [0x0F, 0x3E, 0x57],
    seas_part: 0.85,
    title: [[0x5A, 0x40, 0x10], [0x5E, 0x4C, 0x28]],
    halo: [0xF4, 0xFA, 0xFA],
    tag: [[0xFB, 0xF6, 0xE9], [0x2A, 0x22, 0x12]],
    deep: 0.35,
    at_sea: Ink { letters: [0x0D, 0x22, 0x30], halo: [0xF4, 0xFA, 0xFA], width: 3.2, opacity: 0.8 },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::board_art::Sheet;
    use crate::board::geometry::Art;
    use crate::board::palette::hex;

    fn light(colour: [f32; 3]) -> f32 {
        let [r, g, b] = colour.map(|v| {
            let v = v / 255.0;
            if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        0.212_6 * r + 0.715_2 * g + 0.072_2 * b
    }

    /// Contrast (WCAG) of an ink with the opacity `part`.
    fn contrast(ink: Rgb, part: f32, on: Rgb) -> f32 {
        let (ink, on) = (ink.map(f32::from), on.map(f32::from));
        let seen = [0, 1, 2].map(|c| ink[c] * part + on[c] * (1.0 - part));
        let (a, b) = (light(seen), light(on));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn names_of_seas_and_continents_stand_out_from_the_water_by_day_and_by_night() {
        for (theme, least) in [(Theme::Dark, 3.0), (Theme::Light, 4.5)] {
            let skin = ThemeColours::of(theme);
            for sea in skin.sea {
                let found = contrast(skin.seas, skin.seas_part, sea);
                assert!(found >= least, "{theme:?}: a sea's name on {sea:?}: {found:.2}");
                // In the dark theme the names of continents have a band of their own behind them.
                let tags = if theme == Theme::Light { Sheet::ALL.as_slice() } else { &[] };
                for continent in tags.iter().flat_map(|sheet| &Art::of(*sheet).continents) {
                    let found = contrast(skin.deepen(hex(&continent.tint)), 1.0, sea);
                    assert!(found >= least, "{theme:?}: {} on {sea:?}: {found:.2}", continent.key);
                }
            }
        }
    }
}
