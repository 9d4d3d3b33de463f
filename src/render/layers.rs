//! The layers that pictures start from, decoded or set once and shared: the ground, and each language's words as a
//! sparse list of pixels. Never changed after they are made.

use super::Lang;
use super::art::{Anchor, Art, HEIGHT, Labels, WIDTH};
use super::bake::Ground;
use super::brush;
use super::letters::{Face, Style};
use super::palette::hex;
use std::sync::OnceLock;
use tiny_skia::Pixmap;

/// The baked ground, decoded at its first use.
pub(crate) fn ground() -> &'static Ground {
    static GROUND: OnceLock<Ground> = OnceLock::new();
    GROUND.get_or_init(|| Ground {
        base: decode(include_bytes!("../../assets/boards/world/base.png"), 3),
        gain: decode(include_bytes!("../../assets/boards/world/gain.png"), 1),
        mask: decode(include_bytes!("../../assets/boards/world/mask.png"), 1),
    })
}

fn decode(png: &[u8], channels: usize) -> Vec<u8> {
    let image = image::load_from_memory_with_format(png, image::ImageFormat::Png)
        .expect("layers are checked by tests");
    let bytes = if channels == 3 { image.into_rgb8().into_raw() } else { image.into_luma8().into_raw() };
    assert_eq!(bytes.len(), (WIDTH * HEIGHT) as usize * channels, "layers have the picture's size");
    bytes
}

/// Pixels to lay over a picture: place (row by row) and premultiplied colour.
pub(crate) struct Words(pub(crate) Vec<(u32, [u8; 4])>);

/// The words of that language: names of territories, continents, seas. Set at their first use.
pub(crate) fn words(lang: Lang) -> &'static Words {
    static WORDS: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];
    WORDS[usize::from(lang == Lang::It)].get_or_init(|| set(lang))
}

/// How territory names are set.
pub(crate) const NAME: Style = Style::new(Face::Name, 17.5).spaced(0.3);

fn set(lang: Lang) -> Words {
    let mut on = Pixmap::new(WIDTH, HEIGHT).expect("the picture's size is not zero");
    let (art, labels) = (Art::world(), Labels::of(lang));
    let cream = [0xFF, 0xEF, 0xC4];
    for note in &labels.edges {
        let path = Style::new(Face::Script, 18.0).path(&note.text, note.at[0], note.at[1], note.anchor);
        brush::fill(&mut on, path.as_ref(), cream, 1.0);
    }
    for sea in &labels.seas {
        for (i, line) in sea.lines.iter().enumerate() {
            let style = Style::new(Face::Script, sea.size).spaced(2.0);
            let path = style.path(line, sea.at[0], sea.at[1] + sea.size * i as f32, Anchor::Middle);
            brush::fill(&mut on, path.as_ref(), [0xBF, 0xE0, 0xEC], 0.46);
        }
    }
    let [cx, cy, r] = art.compass;
    let north = Style::new(Face::Title, r * 0.27).path(&labels.north, cx, cy - r * 1.06, Anchor::Middle);
    brush::fill(&mut on, north.as_ref(), [0xF0, 0xDD, 0xB0], 1.0);
    for continent in &art.continents {
        let Some(name) = labels.continents.get(&continent.key) else { continue };
        for (i, line) in name.lines.iter().enumerate() {
            let style = Style::new(Face::Title, 14.5).spaced(1.6);
            let [x, y] = continent.tag;
            let path = style.path(&line.to_uppercase(), x, y + 16.0 * i as f32, Anchor::Middle);
            brush::stroke(&mut on, path.as_ref(), 3.0, [0x08, 0x15, 0x22], 1.0);
            brush::fill(&mut on, path.as_ref(), hex(&continent.tint), 1.0);
        }
    }
    for label in labels.lands.values() {
        for line in &label.lines {
            let path = NAME.path(&line.text, line.at[0], line.at[1], label.anchor);
            brush::stroke(&mut on, path.as_ref(), 3.6, [0x0A, 0x13, 0x1C], 0.86);
            brush::fill(&mut on, path.as_ref(), [0xFF, 0xFA, 0xEE], 1.0);
        }
    }
    let pixels = on.data().chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0);
    Words(pixels.map(|(i, p)| (i as u32, [p[0], p[1], p[2], p[3]])).collect())
}
