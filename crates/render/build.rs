//! Packs the fallback fonts of `src/fonts`: most pictures need none, and all together they are a tenth of the program.

use miniz_oxide::deflate::compress_to_vec_zlib;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

const FONTS: &str = "../../assets/fonts";
/// The families of the fallback fonts begin with this.
const FALLBACK: &str = "Noto";
/// Level of compression, of 10.
const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FONTS}");
    #[allow(clippy::disallowed_methods, reason = "cargo hands the folder over in the environment")]
    let out = env::var("OUT_DIR")?;
    for file in fs::read_dir(FONTS)? {
        let path = file?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with(FALLBACK) && path.extension().is_some_and(|end| end == "ttf") {
            let packed = compress_to_vec_zlib(&fs::read(&path)?, LEVEL);
            fs::write(Path::new(&out).join(format!("{name}.z")), packed)?;
        }
    }
    Ok(())
}
