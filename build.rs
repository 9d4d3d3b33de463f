//! Generates the typed phrase functions of `src/text/phrases.rs` from the English language files.
//!
//! A message of `assets/locales/en` whose key has no `-` becomes a method of `Words` of the same name. The comment above the
//! message is its documentation; the last line of the comment names the variables in the order of the arguments, with their
//! types: `Variables: $name (String), $count (Number)`. Messages with a `-` in their key are looked up by id
//! (`src/text/words_by_id.rs`) and need no function.

use fluent_syntax::ast::{Comment, Entry, Message};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "assets/locales";
const LANGUAGES: [&str; 2] = ["en", "it"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut generated = String::new();
    for language in LANGUAGES {
        let files = language_files(language)?;
        writeln!(generated, "static {}: [&str; {}] = [", language.to_uppercase(), files.len())?;
        for file in files {
            let file = file.to_str().ok_or("a language file's name is not UTF-8")?;
            writeln!(generated, "    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {file:?})),")?;
        }
        writeln!(generated, "];")?;
    }
    writeln!(generated, "phrases! {{")?;
    for file in language_files("en")? {
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

/// The files of a language by name, relative to the manifest.
fn language_files(language: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let folder = Path::new(LOCALES).join(language);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The functions of one file, as the macro `phrases!` takes them. The error names the key and what it lacks.
fn declarations(text: &str) -> Result<String, String> {
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

fn declaration(message: &Message<&str>) -> Result<String, String> {
    let Comment { content } = message.comment.as_ref().ok_or("a comment says when the phrase is used")?;
    let mut arguments = Vec::new();
    let mut declared = String::new();
    for line in content {
        if let Some(variables) = line.strip_prefix("Variables: ") {
            arguments = variables.split(", ").map(argument).collect::<Result<_, _>>()?;
        } else {
            writeln!(declared, "    #[doc = {line:?}]").map_err(|error| error.to_string())?;
        }
    }
    if declared.is_empty() {
        return Err("a comment says when the phrase is used".to_owned());
    }
    writeln!(declared, "    {}({});", message.id.name, arguments.join(", "))
        .map_err(|error| error.to_string())?;
    Ok(declared)
}

/// `$name (String)` as `name: &str`.
fn argument(variable: &str) -> Result<String, String> {
    let malformed =
        || format!("`{variable}` should be `$name (String)`, `$name (Number)` or `$name (Integer)`");
    let (name, kind) =
        variable.strip_prefix('$').and_then(|rest| rest.split_once(' ')).ok_or_else(malformed)?;
    let kind = match kind {
        "(String)" => "&str",
        "(Number)" => "u32",
        "(Integer)" => "i32",
        _ => return Err(malformed()),
    };
    Ok(format!("{name}: {kind}"))
}
