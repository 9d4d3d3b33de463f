//! Bakes the boards' layers, palettes and places of names into the assets:
//! `cargo run --release --example bake [DIRECTORY [BOARD]]`.
//!
//! To be run after changing the geometry, the names or the baker; see `docs/art.md`. Running it again changes no byte.
//! With a directory, everything is written there instead of `assets/boards`; with a board, that one only.

mod files;

use casus_belli::render::Sheet;
use files::Baked;
use std::path::{Path, PathBuf};

const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards");

fn main() -> anyhow::Result<()> {
    let target = std::env::args().nth(1).map_or_else(|| PathBuf::from(BOARDS), PathBuf::from);
    let only = std::env::args().nth(2);
    for sheet in Sheet::ALL {
        std::fs::create_dir_all(target.join(sheet.key()))?;
    }
    let outlines = files::outlines()?;
    let fresh = files::fresh(&outlines)?;
    write(&target, outlines)?;
    anyhow::ensure!(fresh, "the outlines are new: please run this once more");
    for sheet in Sheet::ALL.into_iter().filter(|s| only.as_ref().is_none_or(|only| s.key() == only)) {
        match sheet {
            Sheet::World => {
                write(&target, files::compact(sheet)?)?;
                let layers = files::world()?;
                let fresh = files::fresh(&layers)?;
                write(&target, layers)?;
                // The Earth on the Moon's picture is the world that this program was built with.
                anyhow::ensure!(fresh, "the world is new: please run this once more");
            }
            Sheet::Y2210 | Sheet::Moon => {
                write(&target, files::labels(sheet)?)?;
                write(&target, files::compact(sheet)?)?;
                write(&target, files::dark(sheet)?)?;
            }
            // Baked with the world.
            Sheet::Risiko | Sheet::ColdWar => {}
        }
        write(&target, files::palettes(sheet))?;
    }
    Ok(())
}

fn write(to: &Path, files: Vec<Baked>) -> anyhow::Result<()> {
    for (name, bytes) in files {
        eprintln!("{name}: {} bytes", bytes.len());
        std::fs::write(to.join(name), bytes)?;
    }
    Ok(())
}
