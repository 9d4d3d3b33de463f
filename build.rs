//! Generates the typed phrase functions of `src/text/phrases.rs` from the English language files.
//!
//! A message of `assets/locales/en` whose key has no `-` becomes a method of `Words` of the same name. The comment above the
//! message is its documentation; the last line of the comment names the variables in the order of the arguments, with their
//! types: `Variables: $name (String), $count (Number)`. Messages with a `-` in their key are looked up by id
//! (`src/text/words_by_id.rs`) and need no function.

use fluent_syntax::ast::{Entry, Message};
use std::error::Error;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "assets/locales";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut generated = String::new();
    for language in sorted(Path::new(LOCALES))? {
        let name = language.file_name().and_then(OsStr::to_str).ok_or("a language's name is not UTF-8")?;
        let files = sorted(&language)?;
        writeln!(generated, "static {}: [&str; {}] = [", name.to_uppercase(), files.len())?;
        for file in files {
            let file = file.to_str().ok_or("a language file's name is not UTF-8")?;
            writeln!(generated, "    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {file:?})),")?;
        }
        writeln!(generated, "];")?;
    }
    writeln!(generated, "phrases! {{")?;
    for file in sorted(&Path::new(LOCALES).join("en"))? {
        let text = fs::read_to_string(&file)?;
        let declared = declarations(&text).map_err(|reason| format!("{}: {reason}", file.display()))?;
        generated.push_str(&declared);
    }
    writeln!(generated, "}}")?;
    #[allow(clippy::disallowed_methods, reason = "cargo hands the folder over in the environment")]
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("phrases.rs"), generated)?;
    Ok(())
}

/// The contents of a folder by name, relative to the manifest.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
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
