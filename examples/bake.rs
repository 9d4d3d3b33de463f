//! Bakes the board's layers into the assets: `cargo run --release --example bake`.
//!
//! To be run after changing the geometry or the baker. Running it again changes no byte.

use casus_belli::render::bake;
use image::{ExtendedColorType, ImageEncoder, ImageError, codecs::png};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/world/");

fn encode(bytes: &[u8], colour: ExtendedColorType) -> Result<Vec<u8>, ImageError> {
    let mut out = Vec::new();
    png::PngEncoder::new_with_quality(&mut out, png::CompressionType::Best, png::FilterType::Adaptive)
        .write_image(bytes, 1600, 900, colour)?;
    Ok(out)
}

fn main() -> anyhow::Result<()> {
    let ground = bake::ground();
    for (name, bytes, colour) in [
        ("base.png", &ground.base, ExtendedColorType::Rgb8),
        ("gain.png", &ground.gain, ExtendedColorType::L8),
        ("mask.png", &ground.mask, ExtendedColorType::L8),
    ] {
        std::fs::write(format!("{DIR}{name}"), encode(bytes, colour)?)?;
    }
    Ok(())
}
