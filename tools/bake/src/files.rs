//! Baked files in memory: names below `assets/boards` and bytes. Doesn't write to disk, so that a test can compare
//! the bytes with the shipped files.

use crate as bake;
use crate::label_placement::{self, Task};
use crate::zone_outlines;
use casus_belli_render::{Ground, GroundColours, Lang, Sheet, Theme};
use image::{ExtendedColorType, ImageEncoder, ImageError, codecs::png};
use std::collections::BTreeMap;
use std::path::Path;

const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/boards");
/// Size factor of badges and letters on compact pictures. On a picture 350 points wide, as a phone of 390 points
/// shows it in a channel, names are 7 points high. The futuristic Earth has thirteen seas more, whose names would
/// overlap: there names are 7 points high where the picture is opened and 390 points wide.
const fn narrow(sheet: Sheet) -> f32 {
    match sheet {
        Sheet::Y2210 => 1.65,
        Sheet::World | Sheet::Risiko | Sheet::ColdWar | Sheet::Moon => 1.83,
    }
}

/// Maximum distance of a badge from its territory on compact pictures, in pixels, and the cost of a badge outside it.
/// On the world board even Europe's small territories have space nearby; the other boards have more or narrower
/// territories.
const fn off(sheet: Sheet) -> (usize, f32) {
    match sheet {
        Sheet::World => (18, 26.0),
        Sheet::Y2210 | Sheet::Risiko | Sheet::ColdWar | Sheet::Moon => (34, 14.0),
    }
}

/// Maximum number of attempts to place labels on compact pictures.
const STARTS: u32 = 6;
const LANGUAGES: [(&str, Lang); 2] = [("en", Lang::En), ("it", Lang::It)];

/// A file's name below `assets/boards`, and its bytes.
pub type Baked = (String, Vec<u8>);

fn read(path: &str) -> anyhow::Result<String> {
    Ok(std::fs::read_to_string(Path::new(BOARDS).join(path))?)
}

/// A step of baking. Steps run one after the other; each reads the results of earlier steps as compiled into this
/// program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Outlines of the Moon's territories and of the inhabited seas.
    Outlines,
    /// Positions of badges and names.
    Places,
    /// The ground. The Moon's ground contains the Earth, so it reads the world's ground as compiled in and must be
    /// baked after it.
    Layers,
    /// The palettes of pictures.
    Palettes,
}

impl Step {
    /// All steps, in order.
    pub const ALL: [Self; 4] = [Self::Outlines, Self::Places, Self::Layers, Self::Palettes];
}

/// Bakes one step of one board: the files of [`names`], none where the board shares another's.
pub fn bake(step: Step, sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let files = make(step, sheet)?;
    let made = files.iter().map(|(name, _)| name);
    anyhow::ensure!(
        made.eq(&names(step, sheet)),
        "{step:?} of {} are other files than announced",
        sheet.key()
    );
    Ok(files)
}

fn make(step: Step, sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    match (step, sheet) {
        (Step::Outlines, _) => outlines(sheet),
        (Step::Places, Sheet::World | Sheet::Y2210 | Sheet::Moon) => {
            Ok([labels(sheet)?, compact(sheet)?].concat())
        }
        (Step::Layers, Sheet::World) => world(),
        (Step::Layers, Sheet::Y2210 | Sheet::Moon) => whole(sheet),
        // These boards use the world's ground with the second edition's patch, which are baked together.
        (Step::Places | Step::Layers, Sheet::Risiko | Sheet::ColdWar) => Ok(Vec::new()),
        (Step::Palettes, _) => Ok(palettes(sheet)),
    }
}

/// The names of the files of a step and a board, without baking them.
pub fn names(step: Step, sheet: Sheet) -> Vec<String> {
    let files: &[&str] = match (step, sheet) {
        (Step::Outlines, Sheet::Moon) => &["moon/board.json"],
        (Step::Outlines, Sheet::Y2210) => &["y2210/zones.json"],
        (Step::Places, Sheet::World | Sheet::Y2210 | Sheet::Moon) => {
            &["*/labels_en.json", "*/labels_it.json", "*/compact_en.json", "*/compact_it.json"]
        }
        (Step::Layers, Sheet::World | Sheet::Y2210 | Sheet::Moon) => {
            &["*/base.png", "*/base_light.png", "*/gain.png", "*/mask.png"]
        }
        (Step::Palettes, _) => &["*/palette_dark.bin", "*/palette_light.bin"],
        (Step::Outlines | Step::Places | Step::Layers, _) => &[],
    };
    let own = files.iter().map(|name| name.replace('*', sheet.key()));
    // The second edition's layers are a patch, baked with the world's.
    let patch = ["patch.json", "base.png", "base_light.png", "gain.png", "mask.png"];
    let patch = patch.into_iter().filter(|_| (step, sheet) == (Step::Layers, Sheet::World));
    own.chain(patch.map(|name| format!("risiko/{name}"))).collect()
}

/// The names of files whose bytes differ from those in a folder, or are missing there.
pub fn other(folder: &Path, files: &[Baked]) -> Vec<String> {
    let same = |(name, bytes): &&Baked| std::fs::read(folder.join(name)).is_ok_and(|found| found == *bytes);
    files.iter().filter(|file| !same(file)).map(|(name, _)| name.clone()).collect()
}

/// The computed outlines; the other steps read those compiled into this program.
fn outlines(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let (name, text) = match sheet {
        Sheet::Moon => ("moon/board.json", zone_outlines::moon(&read("moon/seeds.json")?)),
        Sheet::Y2210 => ("y2210/zones.json", zone_outlines::seas(&read("y2210/sketch.json")?)),
        Sheet::World | Sheet::Risiko | Sheet::ColdWar => return Ok(Vec::new()),
    };
    Ok(vec![(name.into(), text.map_err(anyhow::Error::msg)?.into_bytes())])
}

/// Positions of names for a board with a words file of its own.
fn labels(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    // Space for the title, and for the compass if there is one.
    let reserved: &[[f32; 4]] = match sheet {
        Sheet::World => &[[60.0, 610.0, 250.0, 830.0]],
        Sheet::Y2210 => &[[20.0, 730.0, 330.0, 800.0]],
        Sheet::Risiko | Sheet::Moon | Sheet::ColdWar => &[],
    };
    let mut out = Vec::new();
    for (key, lang) in LANGUAGES {
        let mut file: serde_json::Value =
            serde_json::from_str(&read(&format!("{}/words_{key}.json", sheet.key()))?)?;
        let names = file.as_object_mut().and_then(|file| file.remove("names")).unwrap_or_default();
        let names: BTreeMap<String, String> = serde_json::from_value(names)?;
        let words = file.to_string();
        let task = Task {
            sheet,
            lang,
            size: 1.0,
            names: &names,
            words: Some(&words),
            reserved,
            bands: false,
            starts: 1,
            off: (10, 14.0),
        };
        let (labels, overlap) = label_placement::labels(&task).map_err(anyhow::Error::msg)?;
        anyhow::ensure!(overlap < 1.0, "{} {key}: {overlap} square pixels overlap", sheet.key());
        out.push((format!("{}/labels_{key}.json", sheet.key()), labels.into_bytes()));
    }
    Ok(out)
}

/// Positions of large badges and short names, for compact pictures.
fn compact(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let short: BTreeMap<String, BTreeMap<String, String>> =
        serde_json::from_str(&read(&format!("{}/short.json", sheet.key()))?)?;
    // Space for the compass if there is one, and for the Earth on the Moon's picture.
    let reserved: &[[f32; 4]] = match sheet {
        Sheet::World => &[[76.0, 612.0, 224.0, 780.0]],
        Sheet::Moon => &[[1296.0, 550.0, 1546.0, 804.0]],
        Sheet::Y2210 | Sheet::Risiko | Sheet::ColdWar => &[],
    };
    let mut out = Vec::new();
    for (key, lang) in LANGUAGES {
        let names = short.get(key).ok_or_else(|| anyhow::anyhow!("short.json has no {key}"))?;
        let task = Task {
            sheet,
            lang,
            size: narrow(sheet),
            names,
            words: None,
            reserved,
            bands: true,
            starts: STARTS,
            off: off(sheet),
        };
        let (labels, overlap) = label_placement::labels(&task).map_err(anyhow::Error::msg)?;
        anyhow::ensure!(overlap < 1.0, "{} {key}: {overlap} square pixels overlap", sheet.key());
        out.push((format!("{}/compact_{key}.json", sheet.key()), labels.into_bytes()));
    }
    Ok(out)
}

/// The layers of a board, in both themes.
fn whole(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let grounds = Theme::ALL.map(|theme| bake::ground(sheet, theme));
    layers(sheet.key(), &grounds, &colours(&[&grounds]), [1600, 900])
}

/// The layers of the world in both themes, and those of the second edition where they differ.
fn world() -> anyhow::Result<Vec<Baked>> {
    let world = Theme::ALL.map(|theme| bake::ground(Sheet::World, theme));
    let other = Theme::ALL.map(|theme| bake::ground(Sheet::Risiko, theme));
    let [dark, light] = [0, 1].map(|i| other[i].apart(&world[i]));
    let edges = [0, 1, 2, 3].map(|i| if i < 2 { dark[i].min(light[i]) } else { dark[i].max(light[i]) });
    let patches = other.map(|ground| ground.part(edges));
    let grounds = patches.clone().map(|patch| patch.ground);
    // The patch has the colours of what is around it.
    let colours = colours(&[&world, &grounds]);
    let mut files = layers("world", &world, &colours, [1600, 900])?;
    let [at, size] = [patches[0].at, patches[0].size];
    let place = serde_json::json!({ "at": at, "size": size });
    files.push(("risiko/patch.json".into(), format!("{place}\n").into_bytes()));
    files.extend(layers("risiko", &grounds, &colours, size)?);
    Ok(files)
}

/// The 256 colours of a board's pictures in each theme.
fn palettes(sheet: Sheet) -> Vec<Baked> {
    let palette =
        |theme: Theme| (format!("{}/palette_{}.bin", sheet.key(), theme.key()), bake::palette(sheet, theme));
    Theme::ALL.map(palette).to_vec()
}

/// The colours of the bases of some grounds in each theme.
fn colours(grounds: &[&[Ground; 2]]) -> [GroundColours; 2] {
    [0, 1].map(|theme| GroundColours::of(&grounds.iter().map(|g| &*g[theme].base).collect::<Vec<_>>()))
}

/// The files of a ground in both themes; only the base differs.
fn layers(
    folder: &str,
    [dark, light]: &[Ground; 2],
    colours: &[GroundColours; 2],
    size: [u32; 2],
) -> anyhow::Result<Vec<Baked>> {
    anyhow::ensure!(
        dark.gain == light.gain && dark.mask == light.mask,
        "themes differ in more than the base"
    );
    let name = |layer: &str| format!("{folder}/{layer}.png");
    Ok(vec![
        (name("base"), colours[0].encode(&dark.base, size)?),
        (name("base_light"), colours[1].encode(&light.base, size)?),
        (name("gain"), encode(&dark.gain, size)?),
        (name("mask"), encode(&dark.mask, size)?),
    ])
}

/// Encodes a layer of one byte a pixel.
fn encode(bytes: &[u8], [wide, high]: [u32; 2]) -> Result<Vec<u8>, ImageError> {
    let mut out = Vec::new();
    png::PngEncoder::new_with_quality(&mut out, png::CompressionType::Best, png::FilterType::Adaptive)
        .write_image(bytes, wide, high, ExtendedColorType::L8)?;
    Ok(out)
}
