//! Loads the ground layers of each board and theme from the embedded PNG files, decoded once and shared.

use crate::board::board_art::{Asset, Content, Sheet, Theme};
use crate::board::geometry::{Art, HEIGHT, WIDTH};
use crate::board::ground::{Ground, Patch};
use serde::Deserialize;
use std::sync::OnceLock;

/// An encoded layer.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a> {
    /// Path below `assets/boards`.
    pub name: &'a str,
    /// The bytes of the PNG.
    pub png: &'a [u8],
}

macro_rules! layer {
    ($path:literal) => {
        Layer { name: $path, png: include_bytes!(concat!("../../../../assets/boards/", $path)).as_slice() }
    };
}

/// Encoded layers: base, gain, mask.
pub type Encoded<'a> = [Layer<'a>; 3];

/// The layers of a board. An edition has those of its base board.
pub const fn encoded(sheet: Sheet, theme: Theme) -> Encoded<'static> {
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

/// The patch that an edition puts over its base board: its rectangle and its layers.
pub const fn patch(sheet: Sheet, theme: Theme) -> Option<(Asset<'static>, Encoded<'static>)> {
    let text = include_str!("../../../../assets/boards/risiko/patch.json");
    let place = Asset { name: "risiko/patch.json", content: Content::Plain(text) };
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

/// The baked ground, decoded at first use.
pub fn ground(sheet: Sheet, theme: Theme) -> &'static Ground {
    static GROUNDS: [OnceLock<Ground>; Sheet::COUNT * 2] = [const { OnceLock::new() }; Sheet::COUNT * 2];
    // Both have the same layers and the same patch.
    let sheet = if sheet == Sheet::ColdWar { Sheet::Risiko } else { sheet };
    GROUNDS[sheet.index() * 2 + theme as usize].get_or_init(|| {
        read(encoded(sheet, theme), patch(sheet, theme)).expect("layers are checked at start and by tests")
    })
}

/// Decodes the layers of a board and applies the edition's patch.
fn read(layers: Encoded<'_>, patch: Option<(Asset<'_>, Encoded<'_>)>) -> Result<Ground, String> {
    let mut ground = decode(layers, [WIDTH, HEIGHT])?;
    if let Some((asset, layers)) = patch {
        let place: Place = serde_json::from_str(&asset.text()).map_err(|e| format!("{}: {e}", asset.name))?;
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

/// The pixels of a layer, row by row. The error names the layer and the problem.
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

/// Checks that the layers of a board can be drawn and show all of its territories. The error names the file and the
/// problem.
pub fn check(sheet: Sheet, theme: Theme) -> Result<(), String> {
    validate(encoded(sheet, theme), patch(sheet, theme), Art::of(sheet))
}

/// Like [`check`], for any layers.
pub fn validate(
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
