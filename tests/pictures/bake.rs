//! The boards' assets are what baking gives; `cargo run --release --example bake` writes them anew.

#[path = "../../examples/bake/files.rs"]
#[allow(dead_code, reason = "shared with the tool")]
mod files;

use casus_belli::render::bake::{self, Ground};
use casus_belli::render::{Sheet, Theme};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/");

#[test]
fn baking_the_moon_again_changes_no_byte_of_its_outlines_names_and_layers() {
    let mut baked = files::outlines().unwrap();
    baked.extend(files::labels(Sheet::Moon).unwrap());
    baked.extend(files::compact(Sheet::Moon).unwrap());
    baked.extend(files::dark(Sheet::Moon).unwrap());
    let names: Vec<&str> = baked.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), 9, "{names:?}");
    for (name, bytes) in &baked {
        let shipped = std::fs::read(format!("{DIR}{name}")).unwrap();
        assert!(shipped == *bytes, "{name} is not what baking gives: please bake");
    }
}

/// A shipped layer: its bytes, row by row.
fn shipped(name: &str) -> Vec<u8> {
    let image = image::open(format!("{DIR}{name}")).unwrap();
    if name.contains("base") { image.into_rgb8().into_raw() } else { image.into_luma8().into_raw() }
}

#[test]
fn baking_the_world_again_changes_no_pixel() {
    let Ground { base, gain, mask } = bake::ground(Sheet::World, Theme::Dark);
    let light = bake::ground(Sheet::World, Theme::Light).base;
    for (name, bytes) in [
        ("world/base.png", &base),
        ("world/base_light.png", &light),
        ("world/gain.png", &gain),
        ("world/mask.png", &mask),
    ] {
        assert!(shipped(name) == *bytes, "{name} is not what baking gives: please bake");
    }
}
