//! The boards' layers in the assets are what baking gives; `cargo run --release --example bake` writes them anew.

use casus_belli::render::bake::{self, Ground};
use casus_belli::render::{Sheet, Theme};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/");

/// A shipped layer: its bytes, row by row.
fn shipped(name: &str) -> Vec<u8> {
    let image = image::open(format!("{DIR}{name}")).unwrap();
    if name.contains("base") { image.into_rgb8().into_raw() } else { image.into_luma8().into_raw() }
}

fn same(name: &str, baked: &[u8]) {
    let shipped = shipped(name);
    assert_eq!(shipped.len(), baked.len(), "{name}");
    // Another processor may round a sine differently.
    let apart = shipped.iter().zip(baked).filter(|(a, b)| a.abs_diff(**b) > 2).count();
    assert!(apart < 500, "{name}: {apart} bytes differ");
}

#[test]
fn bake_gives_the_shipped_layers() {
    let Ground { base, gain, mask } = bake::ground(Sheet::World, Theme::Dark);
    for (name, bytes) in [("world/base.png", &base), ("world/gain.png", &gain), ("world/mask.png", &mask)] {
        same(name, bytes);
    }
    same("world/base_light.png", &bake::ground(Sheet::World, Theme::Light).base);
}
