//! The words of a board: names of territories, continents and seas, notes, the letter above the compass. Those of the whole
//! board are kept as a sparse list of pixels. Never a player's name.

use crate::render::Lang;
use crate::render::board::board_art::{Sheet, Theme};
use crate::render::board::geometry::{Art, HEIGHT, WIDTH};
use crate::render::board::label_places::{Label, Labels};
use crate::render::board::layers;
use crate::render::board::palette::hex;
use crate::render::board::theme::{Ink, ON_LAND, Skin};
use crate::render::fonts::{Anchor, Face, Style};
use crate::render::layout::camera::Camera;
use crate::render::layout::continent_labels;
use crate::render::layout::label_visibility;
use crate::render::layout::measures::{CONTINENT, NAME, NOTE};
use crate::render::paint::continent_tags;
use crate::render::paint::primitives;
use std::sync::OnceLock;
use tiny_skia::Pixmap;

/// Pixels to lay over a picture: place (row by row) and premultiplied colour.
pub(crate) struct Words(pub(crate) Vec<(u32, [u8; 4])>);

/// The words of the whole board: names of territories, continents, seas. Set at their first use.
pub(crate) fn words(sheet: Sheet, lang: Lang, theme: Theme) -> &'static Words {
    static WORDS: [OnceLock<Words>; Sheet::COUNT * 4] = [const { OnceLock::new() }; Sheet::COUNT * 4];
    let at = sheet.index() * 4 + usize::from(lang == Lang::It) * 2 + theme as usize;
    WORDS[at].get_or_init(|| {
        let mut on = Pixmap::new(WIDTH, HEIGHT).expect("the picture's size is not zero");
        set(&mut on, sheet, Labels::of(sheet, lang, false), theme, Camera::WHOLE);
        let pixels = on.data().chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0);
        Words(pixels.map(|(i, p)| (i as u32, [p[0], p[1], p[2], p[3]])).collect())
    })
}

/// Sets every word of a board as that camera sees it.
pub(crate) fn set(on: &mut Pixmap, sheet: Sheet, labels: &Labels, theme: Theme, camera: Camera) {
    let (art, skin) = (Art::of(sheet), Skin::of(theme));
    for note in labels.edges.iter().filter(|_| camera.whole()) {
        let path = NOTE.path(&note.text, note.at[0], note.at[1], note.anchor);
        primitives::fill(on, path.as_ref(), skin.lane[1], 1.0);
    }
    for sea in &labels.seas {
        if !camera.holds(label_visibility::sea_edges(sea, camera)) {
            continue;
        }
        let ([x, y], style) = (camera.at(sea.at), label_visibility::sea(sea, camera));
        for (i, line) in sea.lines.iter().enumerate() {
            let path = style.path(line, x, y + style.size * i as f32, Anchor::Middle);
            primitives::fill(on, path.as_ref(), skin.seas, skin.seas_part);
        }
    }
    for key in &art.sites {
        if let Some(label) = label_visibility::land(art, labels, key, camera) {
            continent_tags::site(on, label, labels.size, camera);
        }
    }
    let ([cx, cy], r) = (camera.at([art.compass[0], art.compass[1]]), art.compass[2] * camera.scale);
    if r > 0.0 && camera.holds([cx - r, cy - r * 1.4, cx + r, cy + r]) {
        let north = Style::new(Face::Title, r * 0.27).path(&labels.north, cx, cy - r * 1.06, Anchor::Middle);
        primitives::fill(on, north.as_ref(), skin.title[0], 1.0);
    }
    for continent in &art.continents {
        let Some(name) = labels.continents.get(&continent.key) else { continue };
        // On narrow screens it stands on a band with the bonus.
        if name.at.is_some() || !label_visibility::tag(art, labels, continent, camera) {
            continue;
        }
        let [x, y] = camera.at(continent.tag);
        let size = continent_labels::size(art, camera);
        let style = CONTINENT.larger(size);
        for (i, line) in name.lines.iter().enumerate() {
            let y = y + 16.0 * size * i as f32;
            let path = style.path(&line.to_uppercase(), x, y, Anchor::Middle);
            primitives::stroke(on, path.as_ref(), 3.0 * size, skin.halo, 1.0);
            primitives::fill(on, path.as_ref(), skin.deepen(hex(&continent.tint)), 1.0);
        }
        continent_tags::note(on, name, [x, y], size, skin);
    }
    let mask = &layers::ground(sheet, theme).mask;
    for label in labels.lands.keys().filter_map(|key| label_visibility::land(art, labels, key, camera)) {
        let ink = if at_sea(mask, label, labels.size, camera) { &skin.at_sea } else { &ON_LAND };
        names(on, label, labels.size, camera, ink);
    }
}

/// Whether most of a name lies on open water.
fn at_sea(mask: &[u8], label: &Label, size: f32, camera: Camera) -> bool {
    let (style, more) = (NAME.larger(camera.size), camera.size / size);
    let (mut wet, mut all) = (0, 0);
    for line in &label.lines {
        let wide = style.width(&line.text) / camera.scale;
        let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more / camera.scale);
        let left = label.badge[0] + dx
            - match label.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => wide / 2.0,
                Anchor::End => wide,
            };
        for (step, high) in (0..=24_u8).flat_map(|step| [0.15, 0.35, 0.6].map(|high| (step, high))) {
            let x = left + wide * f32::from(step) / 24.0;
            let y = label.badge[1] + dy - style.size / camera.scale * high;
            let inside = x >= 0.0 && x < WIDTH as f32 && y >= 0.0 && y < HEIGHT as f32;
            all += 1;
            wet += u32::from(!inside || mask[y as usize * WIDTH as usize + x as usize] == 0);
        }
    }
    wet * 5 > all * 3
}

/// One territory's name, its distance to the badge as large as the letters.
fn names(on: &mut Pixmap, label: &Label, size: f32, camera: Camera, ink: &Ink) {
    let [x, y] = camera.at(label.badge);
    let (style, more) = (NAME.larger(camera.size), camera.size / size);
    for line in &label.lines {
        let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more);
        let path = style.path(&line.text, x + dx, y + dy, label.anchor);
        primitives::stroke(on, path.as_ref(), ink.width * camera.size, ink.halo, ink.opacity);
        primitives::fill(on, path.as_ref(), ink.letters, 1.0);
    }
}
