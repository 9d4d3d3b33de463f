//! The option `--lang` of the commands.

use super::failure::Failure;
use crate::text::{Lang, Words};

/// The texts in the language of a code.
pub(super) fn words(lang: &str) -> Result<Words, Failure> {
    match lang {
        "en" => Ok(Words::new(Lang::En)),
        "it" => Ok(Words::new(Lang::It)),
        other => Err(Failure::new(2, format!("--lang {other}: en or it"))),
    }
}
