//! Packs the fonts of `src/fonts` and the texts of the boards: unpacked they would be an eighth of a released program. Fonts are
//! large and most pictures need few of them: they are packed more tightly, and take longer to unpack.

use lzma_rust2::{LzmaOptions, LzmaWriter};
use miniz_oxide::deflate::compress_to_vec_zlib;
use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::{env, fs};

const ASSETS: &str = "../../assets";
/// Level of compression of texts, of 10, and of fonts, of 9.
const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    #[allow(clippy::disallowed_methods, reason = "cargo hands the folder over in the environment")]
    let out = env::var("OUT_DIR")?;
    pack(&Path::new(ASSETS).join("fonts"), "ttf", &Path::new(&out).join("fonts"), font)?;
    let boards = Path::new(ASSETS).join("boards");
    for folder in fs::read_dir(&boards)? {
        let folder = folder?;
        let text = |content: &[u8]| Ok(compress_to_vec_zlib(content, LEVEL));
        if folder.file_type()?.is_dir() {
            pack(&folder.path(), "json", &Path::new(&out).join("boards").join(folder.file_name()), text)?;
        }
    }
    Ok(())
}

fn font(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut options = LzmaOptions::with_preset(u32::from(LEVEL));
    // Unpacking allocates a dictionary.
    options.dict_size = (content.len() as u32).next_power_of_two();
    // The bytes of outlines stand in no order of two or four.
    options.pb = 0;
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(content.len() as u64))?;
    writer.write_all(content)?;
    writer.finish()
}

/// Packs the files of a folder whose names end like that into another folder.
fn pack(
    from: &Path,
    end: &str,
    to: &Path,
    packed: fn(&[u8]) -> io::Result<Vec<u8>>,
) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", from.display());
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let path = file?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_some_and(|is| is == end) {
            fs::write(to.join(format!("{name}.z")), packed(&fs::read(&path)?)?)?;
        }
    }
    Ok(())
}
