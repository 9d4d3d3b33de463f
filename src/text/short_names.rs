//! Short names of territories and continents, as compact pictures print them: they name their places wherever a name is
//! typed.

use crate::rules::Board;
use crate::rules::board::Kind;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The short names of a drawing, in both languages, by the key of the place.
#[derive(Debug, Default, Deserialize)]
struct ShortNames {
    en: BTreeMap<String, String>,
    it: BTreeMap<String, String>,
}

/// Reads the short names of a drawing once.
macro_rules! short {
    ($folder:literal) => {{
        static NAMES: OnceLock<ShortNames> = OnceLock::new();
        const TEXT: &str = include_str!(concat!("../../assets/boards/", $folder, "/short.json"));
        NAMES.get_or_init(|| serde_json::from_str(TEXT).unwrap_or_default())
    }};
}

/// The drawings of a board: Earth, and the Moon if it is played on.
fn drawings(board: &'static Board) -> Vec<&'static ShortNames> {
    let moon = board.territories().iter().any(|territory| territory.kind == Kind::Moon);
    if moon { vec![short!("y2210"), short!("moon")] } else { vec![short!("world")] }
}

/// The short names of the place with that key.
pub(super) fn short_names(board: &'static Board, key: &str) -> Vec<&'static str> {
    let of = |names: &'static ShortNames| [names.en.get(key), names.it.get(key)];
    drawings(board).into_iter().flat_map(of).flatten().map(String::as_str).collect()
}
