//! Files that an argument writes and that must not be there: looked for before the first game.

use crate::cli::failure::Failure;
use std::path::Path;

/// Refuses a file that is there already, for the argument that would write it.
pub(super) fn must_be_new(argument: &str, file: &Path) -> Result<(), Failure> {
    if file.exists() {
        let there = format!("{argument}: {} is there already and stays as it is", file.display());
        return Err(Failure::new(2, there));
    }
    Ok(())
}
