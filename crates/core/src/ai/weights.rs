//! The weights that the program comes with, a small file for each rulebook, learnt from whole games (`casus-belli
//! simulate --learn`; the first line of each file says from which).

use super::value::{Weights, WeightsError};
use crate::rules::Rulebook;
use std::sync::OnceLock;

/// The files, by the ids of their rulebooks.
const FILES: [(&str, &str); Rulebook::ALL.len()] = [
    ("classic", include_str!("../../../../assets/weights/classic.toml")),
    ("first_edition", include_str!("../../../../assets/weights/first_edition.toml")),
    ("objectives", include_str!("../../../../assets/weights/objectives.toml")),
    ("tournament", include_str!("../../../../assets/weights/tournament.toml")),
    ("y2210", include_str!("../../../../assets/weights/y2210.toml")),
    ("cold_war", include_str!("../../../../assets/weights/cold_war.toml")),
];

/// The file of a rulebook; empty if there is none.
fn file(rulebook: Rulebook) -> &'static str {
    FILES.iter().find(|(key, _)| *key == rulebook.key()).map_or("", |(_, text)| text)
}

/// The weights of a rulebook; `None` if its file can't be used: then nobody thinks ahead.
pub(super) fn of(rulebook: Rulebook) -> Option<&'static Weights> {
    static READ: [OnceLock<Option<Weights>>; Rulebook::ALL.len()] =
        [const { OnceLock::new() }; Rulebook::ALL.len()];
    let at = Rulebook::ALL.iter().position(|one| *one == rulebook)?;
    READ[at].get_or_init(|| check(rulebook, file(rulebook)).ok()).as_ref()
}

/// Reads a file of weights for that rulebook.
fn check(rulebook: Rulebook, text: &str) -> Result<Weights, WeightsError> {
    let weights = Weights::read(text)?;
    if weights.rulebook() == rulebook {
        return Ok(weights);
    }
    Err(WeightsError::Unreadable(format!("weights of {}", weights.rulebook().key())))
}

/// What is wrong with the weights that the program comes with, by rulebook; a level that thinks ahead plays like the normal one
/// there. Empty for a program that was built whole.
pub fn faults() -> Vec<(Rulebook, WeightsError)> {
    let fault = |rulebook| check(rulebook, file(rulebook)).err().map(|why| (rulebook, why));
    Rulebook::ALL.into_iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_comes_with_weights_for_every_rulebook() {
        assert_eq!(faults(), []);
        assert!(Rulebook::ALL.into_iter().all(|rulebook| of(rulebook).is_some()));
    }

    #[test]
    fn weights_that_are_cut_or_of_another_version_or_rulebook_are_refused() {
        let whole = file(Rulebook::Classic);
        let first = format!("{:.4},", Weights::read(whole).unwrap().values()[0]);
        let fault = |text: &str| check(Rulebook::Classic, text).unwrap_err();
        assert!(matches!(fault(&whole[..whole.len() / 2]), WeightsError::Unreadable(_)));
        assert!(matches!(fault(""), WeightsError::Unreadable(_)));
        assert!(matches!(fault(file(Rulebook::Objectives)), WeightsError::Unreadable(_)));
        assert_eq!(fault(&whole.replace("version = 3", "version = 4")), WeightsError::Version(4));
        let (found, wanted) = (29, 30);
        assert_eq!(fault(&whole.replacen(&first, "", 1)), WeightsError::Count { found, wanted });
        assert_eq!(fault(&whole.replacen(&first, "nan,", 1)), WeightsError::NotFinite);
    }
}
