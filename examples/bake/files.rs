//! What is baked, as files in memory: names below `assets/boards` and their bytes. Writes nothing, so that a test can
//! compare the bytes with those that are shipped.

use casus_belli::render::bake::{self, Ground};
use casus_belli::render::place::{self, Task};
use casus_belli::render::{Lang, Sheet, Theme, zones};
use image::{ExtendedColorType, ImageEncoder, ImageError, codecs::png};
use std::collections::BTreeMap;
use std::path::Path;

const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards");
const LANGUAGES: [(&str, Lang); 2] = [("en", Lang::En), ("it", Lang::It)];

/// A file's name below `assets/boards`, and its bytes.
pub(crate) type Baked = (String, Vec<u8>);

fn read(path: &str) -> anyhow::Result<String> {
    Ok(std::fs::read_to_string(Path::new(BOARDS).join(path))?)
}

/// The outlines of the Moon's territories and of the inhabited seas; the other steps read those that this program was
/// built with.
pub(crate) fn outlines() -> anyhow::Result<Vec<Baked>> {
    let moon = zones::moon(&read("moon/seeds.json")?).map_err(anyhow::Error::msg)?;
    let seas = zones::seas(&read("y2210/sketch.json")?).map_err(anyhow::Error::msg)?;
    Ok(vec![("moon/board.json".into(), moon.into_bytes()), ("y2210/zones.json".into(), seas.into_bytes())])
}

/// Whether these files are those that are shipped, and so those that this program was built with.
pub(crate) fn fresh(files: &[Baked]) -> anyhow::Result<bool> {
    for (name, bytes) in files {
        if std::fs::read(Path::new(BOARDS).join(name))? != *bytes {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Places for the names of a board that has its words in a file of its own.
pub(crate) fn labels(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    // Room for the title.
    let reserved: &[[f32; 4]] = if sheet == Sheet::Y2210 { &[[20.0, 730.0, 330.0, 800.0]] } else { &[] };
    let mut out = Vec::new();
    for (key, lang) in LANGUAGES {
        let mut file: serde_json::Value =
            serde_json::from_str(&read(&format!("{}/words_{key}.json", sheet.key()))?)?;
        let names = file.as_object_mut().and_then(|file| file.remove("names")).unwrap_or_default();
        let names: BTreeMap<String, String> = serde_json::from_value(names)?;
        let words = file.to_string();
        let task =
            Task { sheet, lang, size: 1.0, names: &names, words: Some(&words), reserved, continents: true };
        let (labels, overlap) = place::labels(&task).map_err(anyhow::Error::msg)?;
        anyhow::ensure!(overlap < 1.0, "{} {key}: {overlap} square pixels overlap", sheet.key());
        out.push((format!("{}/labels_{key}.json", sheet.key()), labels.into_bytes()));
    }
    Ok(out)
}

/// Places for large badges and short names, for narrow screens; a board's continents keep their names where there is
/// room for them.
pub(crate) fn compact(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let size = match sheet {
        Sheet::Moon => 1.9,
        Sheet::Y2210 => 1.4,
        Sheet::World | Sheet::Risiko | Sheet::ColdWar => 1.5,
    };
    let short: BTreeMap<String, BTreeMap<String, String>> =
        serde_json::from_str(&read(&format!("{}/short.json", sheet.key()))?)?;
    let mut out = Vec::new();
    for (key, lang) in LANGUAGES {
        let names = short.get(key).ok_or_else(|| anyhow::anyhow!("short.json has no {key}"))?;
        let continents = sheet == Sheet::Moon;
        let task = Task { sheet, lang, size, names, words: None, reserved: &[], continents };
        let (labels, overlap) = place::labels(&task).map_err(anyhow::Error::msg)?;
        anyhow::ensure!(overlap < 1.0, "{} {key}: {overlap} square pixels overlap", sheet.key());
        out.push((format!("{}/compact_{key}.json", sheet.key()), labels.into_bytes()));
    }
    Ok(out)
}

/// The layers of a board that is dark in every theme.
pub(crate) fn dark(sheet: Sheet) -> anyhow::Result<Vec<Baked>> {
    let ground = bake::ground(sheet, Theme::Dark);
    let mut files = layers(sheet.key(), &[ground.clone(), ground], [1600, 900])?;
    files.retain(|(name, _)| !name.ends_with("base_light.png"));
    Ok(files)
}

/// The layers of the world in both themes, and those of the second edition where they differ.
pub(crate) fn world() -> anyhow::Result<Vec<Baked>> {
    let world = Theme::ALL.map(|theme| bake::ground(Sheet::World, theme));
    let mut files = layers("world", &world, [1600, 900])?;
    let other = Theme::ALL.map(|theme| bake::ground(Sheet::Risiko, theme));
    let [dark, light] = [0, 1].map(|i| other[i].apart(&world[i]));
    let edges = [0, 1, 2, 3].map(|i| if i < 2 { dark[i].min(light[i]) } else { dark[i].max(light[i]) });
    let patches = other.map(|ground| ground.part(edges));
    let [at, size] = [patches[0].at, patches[0].size];
    let place = serde_json::json!({ "at": at, "size": size });
    files.push(("risiko/patch.json".into(), format!("{place}\n").into_bytes()));
    files.extend(layers("risiko", &patches.map(|p| p.ground), size)?);
    Ok(files)
}

/// The 256 colours of a board's pictures in each theme.
pub(crate) fn palettes(sheet: Sheet) -> Vec<Baked> {
    let palette =
        |theme: Theme| (format!("{}/palette_{}.bin", sheet.key(), theme.key()), bake::palette(sheet, theme));
    Theme::ALL.map(palette).to_vec()
}

/// A ground in both themes: they differ in the base only.
fn layers(folder: &str, [dark, light]: &[Ground; 2], size: [u32; 2]) -> anyhow::Result<Vec<Baked>> {
    anyhow::ensure!(
        dark.gain == light.gain && dark.mask == light.mask,
        "themes differ in more than the base"
    );
    let layers = [
        ("base.png", &dark.base, ExtendedColorType::Rgb8),
        ("base_light.png", &light.base, ExtendedColorType::Rgb8),
        ("gain.png", &dark.gain, ExtendedColorType::L8),
        ("mask.png", &dark.mask, ExtendedColorType::L8),
    ];
    let file = |(name, bytes, colour): (&str, &Vec<u8>, _)| {
        Ok((format!("{folder}/{name}"), encode(bytes, size, colour)?))
    };
    layers.into_iter().map(file).collect()
}

fn encode(bytes: &[u8], [wide, high]: [u32; 2], colour: ExtendedColorType) -> Result<Vec<u8>, ImageError> {
    let mut out = Vec::new();
    png::PngEncoder::new_with_quality(&mut out, png::CompressionType::Best, png::FilterType::Adaptive)
        .write_image(bytes, wide, high, colour)?;
    Ok(out)
}
