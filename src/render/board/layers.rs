//! The layers that pictures start from, decoded or set once and shared: each board's ground in each theme, and the words
//! of the whole board as a sparse list of pixels. Never changed after they are made.

use super::board_art::{Asset, Sheet, Theme};
use super::geometry::{Art, HEIGHT, WIDTH};
use super::ground::{Ground, Patch};
use super::label_places::{Anchor, Label, Labels};
use super::palette::{Rgb, hex};
use super::theme::Skin;
use crate::render::Lang;
use crate::render::fonts::{Face, Style};
use crate::render::layout::collision::NOTE;
use crate::render::layout::continent_labels;
use crate::render::layout::format::Camera;
use crate::render::layout::label_visibility;
use crate::render::paint::primitives;
use serde::Deserialize;
use std::sync::OnceLock;
use tiny_skia::Pixmap;

/// An encoded layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layer<'a> {
    /// Where it lies below `assets/boards`.
    pub(crate) name: &'a str,
    /// Its bytes.
    pub(crate) png: &'a [u8],
}

macro_rules! layer {
    ($path:literal) => {
        Layer { name: $path, png: include_bytes!(concat!("../../../assets/boards/", $path)).as_slice() }
    };
}

/// Encoded layers: base, gain, mask.
pub(crate) type Encoded<'a> = [Layer<'a>; 3];

/// A board's own layers; an edition has those of the board that it is laid over.
pub(crate) const fn encoded(sheet: Sheet, theme: Theme) -> Encoded<'static> {
    match (sheet, theme) {
        (Sheet::World | Sheet::Risiko | Sheet::ColdWar, Theme::Dark) => {
            [layer!("world/base.png"), layer!("world/gain.png"), layer!("world/mask.png")]
        }
        (Sheet::World | Sheet::Risiko | Sheet::ColdWar, Theme::Light) => {
            [layer!("world/base_light.png"), layer!("world/gain.png"), layer!("world/mask.png")]
        }
        (Sheet::Y2210, Theme::Dark) => {
            [layer!("y2210/base.png"), layer!("y2210/gain.png"), layer!("y2210/mask.png")]
        }
        (Sheet::Y2210, Theme::Light) => {
            [layer!("y2210/base_light.png"), layer!("y2210/gain.png"), layer!("y2210/mask.png")]
        }
        (Sheet::Moon, Theme::Dark) => {
            [layer!("moon/base.png"), layer!("moon/gain.png"), layer!("moon/mask.png")]
        }
        (Sheet::Moon, Theme::Light) => {
            [layer!("moon/base_light.png"), layer!("moon/gain.png"), layer!("moon/mask.png")]
        }
    }
}

/// What an edition lays over another board: where, and the layers there.
pub(crate) const fn patch(sheet: Sheet, theme: Theme) -> Option<(Asset<'static>, Encoded<'static>)> {
    let text = include_str!("../../../assets/boards/risiko/patch.json");
    let place = Asset { name: "risiko/patch.json", text };
    let (gain, mask) = (layer!("risiko/gain.png"), layer!("risiko/mask.png"));
    match (sheet, theme) {
        (Sheet::Risiko | Sheet::ColdWar, Theme::Dark) => {
            Some((place, [layer!("risiko/base.png"), gain, mask]))
        }
        (Sheet::Risiko | Sheet::ColdWar, Theme::Light) => {
            Some((place, [layer!("risiko/base_light.png"), gain, mask]))
        }
        (Sheet::World | Sheet::Y2210 | Sheet::Moon, _) => None,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    at: [u32; 2],
    size: [u32; 2],
}

/// The baked ground, decoded at its first use.
pub(crate) fn ground(sheet: Sheet, theme: Theme) -> &'static Ground {
    static GROUNDS: [OnceLock<Ground>; Sheet::COUNT * 2] = [const { OnceLock::new() }; Sheet::COUNT * 2];
    GROUNDS[sheet.index() * 2 + theme as usize].get_or_init(|| {
        read(encoded(sheet, theme), patch(sheet, theme)).expect("layers are checked at start and by tests")
    })
}

/// Decodes the layers of a board, an edition's patch laid over them.
fn read(layers: Encoded<'_>, patch: Option<(Asset<'_>, Encoded<'_>)>) -> Result<Ground, String> {
    let mut ground = decode(layers, [WIDTH, HEIGHT])?;
    if let Some((asset, layers)) = patch {
        let place: Place = serde_json::from_str(asset.text).map_err(|e| format!("{}: {e}", asset.name))?;
        let Place { at, size } = place;
        let fits = |c: usize, most: u32| at[c].checked_add(size[c]).is_some_and(|end| end <= most);
        if !fits(0, WIDTH) || !fits(1, HEIGHT) || size.contains(&0) {
            return Err(format!("{}: {size:?} at {at:?} is not on the picture", asset.name));
        }
        ground.lay(&Patch { at, size, ground: decode(layers, size)? });
    }
    Ok(ground)
}

fn decode([base, gain, mask]: Encoded<'_>, size: [u32; 2]) -> Result<Ground, String> {
    let base = pixels(base, size, image::ColorType::Rgb8)?;
    let [gain, mask] = [gain, mask].map(|layer| pixels(layer, size, image::ColorType::L8));
    Ok(Ground { base, gain: gain?, mask: mask? })
}

/// A layer's bytes, row by row; else its name and what is wrong with it.
fn pixels(layer: Layer<'_>, [wide, high]: [u32; 2], colour: image::ColorType) -> Result<Vec<u8>, String> {
    let image = image::load_from_memory_with_format(layer.png, image::ImageFormat::Png)
        .map_err(|error| format!("{}: {error}", layer.name))?;
    if [image.width(), image.height()] != [wide, high] {
        let [w, h] = [image.width(), image.height()];
        return Err(format!("{}: {w}×{h} pixels instead of {wide}×{high}", layer.name));
    }
    if image.color() != colour {
        return Err(format!("{}: pixels are {:?} instead of {colour:?}", layer.name, image.color()));
    }
    Ok(image.into_bytes())
}

/// Whether the layers of a board can be drawn and show each of its territories: else which file, and what is wrong.
pub(crate) fn check(sheet: Sheet, theme: Theme) -> Result<(), String> {
    whole(encoded(sheet, theme), patch(sheet, theme), Art::of(sheet))
}

/// The same of any layers.
pub(crate) fn whole(
    layers: Encoded<'_>,
    patch: Option<(Asset<'_>, Encoded<'_>)>,
    art: &Art,
) -> Result<(), String> {
    let (name, ground) = (layers[2].name, read(layers, patch)?);
    let mut pixels = vec![0_u32; 256];
    ground.mask.iter().for_each(|owner| pixels[usize::from(*owner)] += 1);
    if let Some(at) = (art.lands.len() + 1..256).find(|at| pixels[*at] > 0) {
        let at_pixel = ground.mask.iter().position(|owner| usize::from(*owner) == at).unwrap_or(0) as u32;
        let [x, y] = [at_pixel % WIDTH, at_pixel / WIDTH];
        return Err(format!("{name}: pixel {x}, {y} is territory {at} of {}", art.lands.len()));
    }
    match art.lands.iter().enumerate().find(|(i, _)| pixels[i + 1] == 0) {
        Some((_, land)) => Err(format!("{name}: no pixel of {}", land.key)),
        None => Ok(()),
    }
}

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

/// How territory names are set on the full picture.
pub(crate) const NAME: Style = Style::new(Face::Name, 17.5).spaced(0.3);
/// How continents' names are set there.
pub(crate) const CONTINENT: Style = Style::new(Face::Title, 14.5).spaced(1.6);

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
            continent_labels::site(on, label, labels.size, camera);
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
        continent_labels::note(on, name, [x, y], size, skin);
    }
    let mask = &ground(sheet, theme).mask;
    for label in labels.lands.keys().filter_map(|key| label_visibility::land(art, labels, key, camera)) {
        let ink = if at_sea(mask, label, labels.size, camera) { &skin.at_sea } else { &ON_LAND };
        names(on, label, labels.size, camera, ink);
    }
}

/// How a territory's name is inked: letters, halo, the halo's width and how much of it shows.
#[derive(Debug)]
pub(crate) struct Ink {
    /// The letters.
    pub(crate) letters: Rgb,
    /// What sets them off.
    pub(crate) halo: Rgb,
    /// Its width at usual size.
    pub(crate) width: f32,
    /// How much of it shows.
    pub(crate) opacity: f32,
}

/// Names on land, which may be of any colour, and on dark water.
pub(crate) const ON_LAND: Ink =
    Ink { letters: [0xFF, 0xFA, 0xEE], halo: [0x0A, 0x13, 0x1C], width: 3.6, opacity: 0.86 };

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
