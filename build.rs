//! Generates the typed phrase functions of `src/text/phrases.rs` from the English language files, and packs the texts of each
//! language without their comments.
//!
//! A message of `assets/locales/en` whose key has no `-` becomes a method of `Words` of the same name. The comment above the
//! message is its documentation; the last line of the comment names the variables in the order of the arguments, with their
//! types: `Variables: $name (String), $count (Number)`. Messages with a `-` in their key are looked up by id
//! (`src/text/words_by_id.rs`) and need no function.

use fluent_syntax::ast::{Entry, Message};
use miniz_oxide::deflate::compress_to_vec_zlib;
use std::error::Error;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "assets/locales";
/// Level of compression, of 10.
const LEVEL: u8 = 9;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    #[allow(clippy::disallowed_methods, reason = "cargo hands the folder over in the environment")]
    let folder = PathBuf::from(env::var("OUT_DIR")?);
    let mut generated = String::new();
    for language in sorted(Path::new(LOCALES))? {
        let name = language.file_name().and_then(OsStr::to_str).ok_or("a language's name is not UTF-8")?;
        let packed = compress_to_vec_zlib(texts(&sorted(&language)?)?.as_bytes(), LEVEL);
        fs::write(folder.join(format!("{name}.z")), packed)?;
        let packed = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.z\"))");
        writeln!(generated, "const {}: &[u8] = {packed};", name.to_uppercase())?;
    }
    writeln!(generated, "phrases! {{")?;
    for file in sorted(&Path::new(LOCALES).join("en"))? {
        let text = fs::read_to_string(&file)?;
        let declared = declarations(&text).map_err(|reason| format!("{}: {reason}", file.display()))?;
        generated.push_str(&declared);
    }
    writeln!(generated, "}}")?;
    fs::write(folder.join("phrases.rs"), generated)?;
    Ok(())
}

/// The contents of a folder by name, relative to the manifest.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The messages of some files, without comments.
fn texts(files: &[PathBuf]) -> Result<String> {
    let mut texts = String::new();
    for file in files {
        let text = fs::read_to_string(file)?;
        text.lines().filter(|line| !line.starts_with('#')).for_each(|line| texts.extend([line, "\n"]));
    }
    Ok(texts)
}

/// The functions of one file, as the macro `phrases!` takes them. The error names the key and what it lacks.
fn declarations(text: &str) -> Result<String> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut declared = String::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && !message.id.name.contains('-')
        {
            let key = message.id.name;
            declared += &declaration(&message).map_err(|reason| format!("{key}: {reason}"))?;
        }
    }
    Ok(declared)
}

fn declaration(message: &Message<&str>) -> Result<String> {
    let comment = message.comment.as_ref().map_or(&[][..], |comment| &comment.content);
    let mut arguments = Vec::new();
    let mut declared = String::new();
    for line in comment {
        if let Some(variables) = line.strip_prefix("Variables: ") {
            arguments = variables.split(", ").map(argument).collect::<Result<_>>()?;
        } else {
            writeln!(declared, "    #[doc = {line:?}]")?;
        }
    }
    if declared.is_empty() {
        return Err("a comment says when the phrase is used".into());
    }
    writeln!(declared, "    {}({});", message.id.name, arguments.join(", "))?;
    Ok(declared)
}

/// `$name (String)` as `name: &str`.
fn argument(variable: &str) -> Result<String> {
    let malformed =
        || format!("`{variable}` should be `$name (String)`, `$name (Number)` or `$name (Integer)`");
    let (name, kind) =
        variable.strip_prefix('$').and_then(|rest| rest.split_once(' ')).ok_or_else(malformed)?;
    let kind = match kind {
        "(String)" => "&str",
        "(Number)" => "u32",
        "(Integer)" => "i32",
        _ => return Err(malformed().into()),
    };
    Ok(format!("{name}: {kind}"))
}
