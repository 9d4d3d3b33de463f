//! Bakes the boards' outlines, label positions, layers and palettes into the assets:
//! `cargo run --release -p casus-belli-bake [-- [--check] [DIRECTORY [BOARD]]]`.
//!
//! Run it after changes of the geometry, the names or this tool; see `docs/art.md`. Running it again changes no byte.
//! With a directory, files are written there instead of `assets/boards`; with a board, only its files. With `--check`
//! nothing is written: the command lists every file that differs from the baked one, and fails if there is any.

use casus_belli_bake::files::{self, Baked, Step};
use casus_belli_render::Sheet;
use std::path::{Path, PathBuf};

const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/boards");

fn main() -> anyhow::Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let check = arguments.first().is_some_and(|first| first == "--check");
    if check {
        arguments.remove(0);
    }
    let target = arguments.first().map_or_else(|| PathBuf::from(BOARDS), PathBuf::from);
    let only = arguments.get(1);
    let sheets: Vec<Sheet> =
        Sheet::ALL.into_iter().filter(|sheet| only.is_none_or(|only| sheet.key() == only)).collect();
    anyhow::ensure!(!sheets.is_empty(), "no board of that name");
    let mut stale = Vec::new();
    for step in Step::ALL {
        let baked = together(step, &sheets)?;
        let other: Vec<String> = files::other(&target, &baked);
        if check {
            eprintln!("{step:?}: {} files, {} differ", baked.len(), other.len());
            stale.extend(other);
            continue;
        }
        write(&target, &baked)?;
        // Later steps read the files compiled into this program.
        let fresh = files::other(Path::new(BOARDS), &baked).is_empty();
        let built = target != Path::new(BOARDS) || other.is_empty();
        anyhow::ensure!(
            (fresh && built) || step == Step::Palettes,
            "{step:?} are new: please run this once more"
        );
    }
    anyhow::ensure!(stale.is_empty(), "not what baking gives: {}", stale.join(", "));
    Ok(())
}

/// Bakes one step of these boards, each board in a thread of its own.
fn together(step: Step, sheets: &[Sheet]) -> anyhow::Result<Vec<Baked>> {
    let parts: Vec<anyhow::Result<Vec<Baked>>> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            sheets.iter().map(|sheet| scope.spawn(move || files::bake(step, *sheet))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a step of baking does not panic")).collect()
    });
    Ok(parts.into_iter().collect::<anyhow::Result<Vec<_>>>()?.concat())
}

fn write(to: &Path, files: &[Baked]) -> anyhow::Result<()> {
    for (name, bytes) in files {
        let path = to.join(name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        eprintln!("{name}: {} bytes", bytes.len());
        std::fs::write(path, bytes)?;
    }
    Ok(())
}
