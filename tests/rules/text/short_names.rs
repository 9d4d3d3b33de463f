//! What pictures print can be typed: each short name finds its own place, on every board and in both languages.

use casus_belli::rules::board::Kind;
use casus_belli::rules::{Board, BoardId, ContinentId};
use casus_belli::text::territory_search::{Found, complete, find};
use casus_belli::text::{Lang, Words};
use serde_json::Value;

/// The names that the compact pictures of a board print, by the key of the place.
fn printed(board: &'static Board, lang: &str) -> Vec<(String, String)> {
    let moon = board.territories().iter().any(|territory| territory.kind == Kind::Moon);
    let drawings = if moon { &["y2210", "moon"][..] } else { &["world"] };
    let mut all = Vec::new();
    for drawing in drawings {
        let path = format!("{}/assets/boards/{drawing}/short.json", env!("CARGO_MANIFEST_DIR"));
        let names: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let names = names[lang].as_object().unwrap().iter();
        all.extend(names.map(|(key, name)| (key.clone(), name.as_str().unwrap().to_owned())));
    }
    all
}

#[test]
fn each_short_name_of_a_territory_finds_its_own_place_first() {
    for board in BoardId::ALL.map(Board::get) {
        let mut found = 0;
        for lang in ["en", "it"] {
            for (key, name) in printed(board, lang) {
                let Some(at) = board.find(&key) else { continue };
                for typed in [name.clone(), name.to_lowercase(), name.replace('.', "")] {
                    assert_eq!(find(board, &typed), Found::One(at), "{typed} of {key}");
                    assert_eq!(complete(board, &typed, board.ids()).first(), Some(&at), "{typed} of {key}");
                }
                found += 1;
            }
        }
        assert_eq!(found, 2 * board.territories().len(), "each territory has a short name in each language");
    }
}

#[test]
fn each_short_name_of_a_continent_is_a_name_of_it() {
    let words = Words::new(Lang::En);
    for board in BoardId::ALL.map(Board::get) {
        for lang in ["en", "it"] {
            for (key, name) in printed(board, lang) {
                let of = |at: ContinentId| words.names_continent(board, &name, at);
                let all = (0..board.continents().len() as u8).map(ContinentId);
                let named: Vec<ContinentId> = all.filter(|at| of(*at)).collect();
                let own = board.continents().iter().position(|continent| continent.key == key);
                let own = own.map(|at| ContinentId(at as u8));
                assert!(own.is_none_or(|own| named == [own]), "{name} of {key}: {named:?}");
            }
        }
    }
}
