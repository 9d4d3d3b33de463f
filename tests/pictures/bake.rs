//! The board's layers in the assets are what baking gives; `cargo run --release --example bake` writes them anew.

use casus_belli::render::bake;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/world/");

#[test]
fn bake_gives_the_shipped_layers() {
    let ground = bake::ground();
    for (name, bytes) in [("base.png", ground.base), ("gain.png", ground.gain), ("mask.png", ground.mask)] {
        let shipped = image::open(format!("{DIR}{name}")).unwrap();
        let shipped =
            if name == "base.png" { shipped.into_rgb8().into_raw() } else { shipped.into_luma8().into_raw() };
        assert_eq!(shipped.len(), bytes.len());
        // Another processor may round a sine differently.
        let apart = shipped.iter().zip(&bytes).filter(|(a, b)| a.abs_diff(**b) > 2).count();
        assert!(apart < 500, "{name}: {apart} bytes differ");
    }
}
