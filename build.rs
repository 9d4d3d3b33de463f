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
    let mut phrases = Vec::new();
    for file in sorted(&Path::new(LOCALES).join("en"))? {
        let text = fs::read_to_string(&file)?;
        phrases.extend(declared(&text).map_err(|reason| format!("{}: {reason}", file.display()))?);
    }
    generated += &functions(&phrases)?;
    fs::write(folder.join("phrases.rs"), generated)?;
    fs::write(folder.join("phrase_samples.rs"), samples(&phrases)?)?;
    Ok(())
}

/// A message that becomes a function.
struct Phrase {
    key: String,
    /// What the comment above the message says, without the line of the variables.
    about: Vec<String>,
    /// The variables in order, each with the type of its argument.
    variables: Vec<(String, &'static str)>,
}

/// The functions as methods of `Words`.
fn functions(phrases: &[Phrase]) -> Result<String> {
    let mut code = String::from(
        "#[allow(clippy::too_many_arguments, reason = \"one argument per variable\")]\nimpl Words {\n",
    );
    for Phrase { key, about, variables } in phrases {
        about.iter().try_for_each(|line| writeln!(code, "    #[doc = {line:?}]"))?;
        let (mut arguments, mut values) = (String::new(), String::new());
        for (name, kind) in variables {
            write!(arguments, ", {name}: {kind}")?;
            write!(values, "({name:?}, {name}.into()), ")?;
        }
        writeln!(code, "    pub fn {key}(self{arguments}) -> String {{ self.phrase({key:?}, [{values}]) }}")?;
    }
    code += "}\n";
    Ok(code)
}

/// A list of all phrases for the tests: each with its variables and a call of its function.
fn samples(phrases: &[Phrase]) -> Result<String> {
    let mut code = String::from("&[\n");
    for Phrase { key, variables, .. } in phrases {
        let names: Vec<&str> = variables.iter().map(|(name, _)| name.as_str()).collect();
        let n = if variables.is_empty() { "_" } else { "n" };
        let values = vec!["Sample::sample(n)"; variables.len()].join(", ");
        let call = format!("|words, {n}| words.{key}({values})");
        writeln!(code, "    Phrase {{ key: {key:?}, variables: &{names:?}, sample: {call} }},")?;
    }
    code += "]\n";
    Ok(code)
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

/// The phrases of one file. The error names the key and what it lacks.
fn declared(text: &str) -> Result<Vec<Phrase>> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut phrases = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && !message.id.name.contains('-')
        {
            let key = message.id.name;
            phrases.push(phrase(&message).map_err(|reason| format!("{key}: {reason}"))?);
        }
    }
    Ok(phrases)
}

fn phrase(message: &Message<&str>) -> Result<Phrase> {
    let comment = message.comment.as_ref().map_or(&[][..], |comment| &comment.content);
    let (mut variables, mut about) = (Vec::new(), Vec::new());
    for line in comment {
        if let Some(named) = line.strip_prefix("Variables: ") {
            variables = named.split(", ").map(variable).collect::<Result<_>>()?;
        } else {
            about.push((*line).to_owned());
        }
    }
    if about.is_empty() {
        return Err("a comment says when the phrase is used".into());
    }
    Ok(Phrase { key: message.id.name.to_owned(), about, variables })
}

/// A variable as a comment names it, `$name (String)`, as its name and the type of its argument.
fn variable(named: &str) -> Result<(String, &'static str)> {
    let malformed = || format!("`{named}` should be `$name (String)`, `$name (Number)` or `$name (Integer)`");
    let (name, kind) = named.strip_prefix('$').and_then(|rest| rest.split_once(' ')).ok_or_else(malformed)?;
    let kind = match kind {
        "(String)" => "&str",
        "(Number)" => "u32",
        "(Integer)" => "i32",
        _ => return Err(malformed().into()),
    };
    Ok((name.to_owned(), kind))
}
