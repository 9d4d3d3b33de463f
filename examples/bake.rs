//! Bakes the boards' layers and places of names into the assets: `cargo run --release --example bake [DIRECTORY]`.
//!
//! To be run after changing the geometry, the names or the baker; see `docs/art.md`. Running it again changes no byte.
//! With a directory, everything is written there instead of `assets/boards`.

use casus_belli::render::bake::{self, Ground};
use casus_belli::render::place::{self, Task};
use casus_belli::render::zones;
use casus_belli::render::{Lang, Sheet, Theme};
use image::{ExtendedColorType, ImageEncoder, ImageError, codecs::png};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards");

fn main() -> anyhow::Result<()> {
    let target = std::env::args().nth(1).map_or_else(|| PathBuf::from(BOARDS), PathBuf::from);
    for sheet in Sheet::ALL {
        std::fs::create_dir_all(target.join(sheet.key()))?;
    }
    let read = |path: &str| std::fs::read_to_string(Path::new(BOARDS).join(path));
    let moon = zones::moon(&read("moon/seeds.json")?).map_err(anyhow::Error::msg)?;
    let seas = zones::seas(&read("y2210/sketch.json")?).map_err(anyhow::Error::msg)?;
    // The next steps read the outlines that this program was built with.
    let fresh = moon == read("moon/board.json")? && seas == read("y2210/zones.json")?;
    std::fs::write(target.join("moon/board.json"), moon)?;
    std::fs::write(target.join("y2210/zones.json"), seas)?;
    anyhow::ensure!(fresh, "the outlines are new: please run this once more");
    compact_labels(&target)?;
    for (sheet, reserved) in [(Sheet::Moon, &[][..]), (Sheet::Y2210, &[[20.0, 730.0, 330.0, 800.0]][..])] {
        labels(&target, sheet, reserved)?;
        let ground = bake::ground(sheet, Theme::Dark);
        layers(&target.join(sheet.key()), &[ground.clone(), ground], [1600, 900])?;
        std::fs::remove_file(target.join(sheet.key()).join("base_light.png"))?;
    }
    let world = Theme::ALL.map(|theme| bake::ground(Sheet::World, theme));
    layers(&target.join("world"), &world, [1600, 900])?;
    let other = Theme::ALL.map(|theme| bake::ground(Sheet::Risiko, theme));
    let [dark, light] = [0, 1].map(|i| other[i].apart(&world[i]));
    let edges = [0, 1, 2, 3].map(|i| if i < 2 { dark[i].min(light[i]) } else { dark[i].max(light[i]) });
    let patches = other.map(|ground| ground.part(edges));
    let [at, size] = [patches[0].at, patches[0].size];
    let place = serde_json::json!({ "at": at, "size": size });
    std::fs::write(target.join("risiko/patch.json"), format!("{place}\n"))?;
    layers(&target.join("risiko"), &patches.map(|p| p.ground), size)
}

/// Writes a ground in both themes: they differ in the base only.
fn layers(to: &Path, [dark, light]: &[Ground; 2], size: [u32; 2]) -> anyhow::Result<()> {
    anyhow::ensure!(
        dark.gain == light.gain && dark.mask == light.mask,
        "themes differ in more than the base"
    );
    for (name, bytes, colour) in [
        ("base.png", &dark.base, ExtendedColorType::Rgb8),
        ("base_light.png", &light.base, ExtendedColorType::Rgb8),
        ("gain.png", &dark.gain, ExtendedColorType::L8),
        ("mask.png", &dark.mask, ExtendedColorType::L8),
    ] {
        std::fs::write(to.join(name), encode(bytes, size, colour)?)?;
    }
    Ok(())
}

fn encode(bytes: &[u8], [wide, high]: [u32; 2], colour: ExtendedColorType) -> Result<Vec<u8>, ImageError> {
    let mut out = Vec::new();
    png::PngEncoder::new_with_quality(&mut out, png::CompressionType::Best, png::FilterType::Adaptive)
        .write_image(bytes, wide, high, colour)?;
    Ok(out)
}

/// Places for the names of a board that has them in a file of their own.
fn labels(target: &Path, sheet: Sheet, reserved: &[[f32; 4]]) -> anyhow::Result<()> {
    for (key, lang) in [("en", Lang::En), ("it", Lang::It)] {
        let path = Path::new(BOARDS).join(format!("{}/words_{key}.json", sheet.key()));
        let mut file: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path)?)?;
        let names = file.as_object_mut().and_then(|file| file.remove("names")).unwrap_or_default();
        let names: BTreeMap<String, String> = serde_json::from_value(names)?;
        let words = file.to_string();
        let task =
            Task { sheet, lang, size: 1.0, names: &names, words: Some(&words), reserved, continents: true };
        let (labels, overlap) = place::labels(&task).map_err(anyhow::Error::msg)?;
        eprintln!("{} {key}: overlap {overlap}", sheet.key());
        std::fs::write(target.join(format!("{}/labels_{key}.json", sheet.key())), labels)?;
    }
    Ok(())
}

/// Places for large badges and short names, for narrow screens.
fn compact_labels(target: &Path) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(Path::new(BOARDS).join("world/short.json"))?;
    let short: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(&text)?;
    for (key, lang) in [("en", Lang::En), ("it", Lang::It)] {
        let names = short.get(key).ok_or_else(|| anyhow::anyhow!("short.json has no {key}"))?;
        let task = Task {
            sheet: Sheet::World,
            lang,
            size: 1.5,
            names,
            words: None,
            reserved: &[],
            continents: false,
        };
        let (labels, overlap) = place::labels(&task).map_err(anyhow::Error::msg)?;
        anyhow::ensure!(overlap < 1.0, "{key}: badges and names overlap by {overlap} square pixels");
        std::fs::write(target.join(format!("world/compact_{key}.json")), labels)?;
    }
    Ok(())
}
