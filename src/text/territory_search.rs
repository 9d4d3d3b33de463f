//! Territory search: finds a territory by typed text, by exact name, prefix or word, in English and Italian; the short
//! names that pictures print are names too. An ambiguous, short or misspelt name returns the nearest names instead of a
//! guess. Autocomplete tolerates typing errors.

use super::bundle::Words;
use super::short_names::short_names;
use crate::rules::{Board, ContinentId, TerritoryId};
use strsim::osa_distance;

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Exactly one match.
    One(TerritoryId),
    /// No certain match.
    None {
        /// The nearest territories, best first, at most [`NEAREST`]. Never empty.
        nearest: Vec<TerritoryId>,
    },
}

/// Maximum number of suggestions for a name that was not found.
pub const NEAREST: usize = 3;

/// Maximum number of autocomplete choices (Discord's limit).
pub const COMPLETIONS: usize = 25;

/// Minimum number of letters of a part of a name that stands for the name: with fewer it is a guess.
const SHORTEST: usize = 3;

/// Maximum number of characters of a typed text; the rest is cut.
const LONGEST: usize = 60;

/// How well a name matches the typed text; smaller is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    Exact,
    /// The name begins with the text.
    Prefix,
    /// A later word of the name begins with the text.
    Word,
    /// Each typed word begins a word of the name, in any order.
    Words,
    /// Edit distance to the whole name.
    Slip(usize),
    /// Edit distance to the beginning (of the same length) of the name or of one of its words.
    SlipInWord(usize),
    /// No match; the distance.
    Far(usize),
}

impl Fit {
    /// Whether it is a match, perhaps with typing errors.
    pub(super) const fn good(self) -> bool {
        !matches!(self, Self::Far(_))
    }

    /// Whether it is a match without typing errors.
    pub(super) const fn certain(self) -> bool {
        matches!(self, Self::Exact | Self::Prefix | Self::Word | Self::Words)
    }

    /// How well the best of these names matches a typed text; `Far` if there is none.
    pub(super) fn of_names(typed: &str, names: &[String]) -> Self {
        let typed = fold(typed);
        names.iter().map(|name| fit(&typed, &fold(name))).min().unwrap_or(Self::Far(usize::MAX))
    }
}

/// Finds the territory for a typed text.
pub fn find(board: &'static Board, typed: &str) -> Found {
    // An exact key, as autocomplete sends it: no need to rate all names.
    if let Some(id) = board.find(typed) {
        return Found::One(id);
    }
    let folded = fold(typed);
    let mut rated = rate(board, &folded, board.ids());
    let (best, first) = rated[0];
    // A part of a name must have one reading only, however well another one fits.
    let alone = rated.get(1).is_none_or(|(second, _)| !second.certain());
    let letters = folded.chars().filter(|c| *c != ' ').count();
    let sure = match best {
        Fit::Exact => true,
        Fit::Prefix | Fit::Word | Fit::Words => alone && letters >= SHORTEST,
        // A misspelt name must not decide a move: the nearest names are offered instead.
        Fit::Slip(_) | Fit::SlipInWord(_) | Fit::Far(_) => false,
    };
    if sure {
        return Found::One(first);
    }
    let good = rated.iter().filter(|(fit, _)| fit.good()).count();
    rated.truncate(if good == 0 { NEAREST } else { good.min(NEAREST) });
    Found::None { nearest: rated.into_iter().map(|(_, id)| id).collect() }
}

/// How far a typed text is from what was found: 0 for a certain match.
fn distance(board: &'static Board, typed: &str) -> usize {
    let best = rate(board, &fold(typed), board.ids()).first().map(|(fit, _)| *fit);
    match best {
        Some(Fit::Slip(n) | Fit::SlipInWord(n) | Fit::Far(n)) => n + 1,
        Some(Fit::Exact | Fit::Prefix | Fit::Word | Fit::Words) | None => 1,
    }
}

/// Finds two territories in a text whose division is one of `splits`. If no division gives two certain matches, returns
/// the typed text that has none in the nearest division, with its nearest territories.
pub(super) fn find_two(
    board: &'static Board,
    splits: &[(String, String)],
) -> Result<(TerritoryId, TerritoryId), (String, Vec<TerritoryId>)> {
    let mut nearest: Option<(usize, (String, Vec<TerritoryId>))> = None;
    for (one, other) in splits {
        let (first, second) = match (find(board, one), find(board, other)) {
            (Found::One(first), Found::One(second)) => return Ok((first, second)),
            found => found,
        };
        let missing = match (&first, &second) {
            (Found::None { nearest }, _) => (one.clone(), nearest.clone()),
            (_, Found::None { nearest }) => (other.clone(), nearest.clone()),
            (Found::One(_), Found::One(_)) => continue,
        };
        let far = |found: &Found, typed: &str| match found {
            Found::One(_) => 0,
            Found::None { .. } => distance(board, typed),
        };
        let sum = far(&first, one) + far(&second, other);
        if nearest.as_ref().is_none_or(|(least, _)| sum < *least) {
            nearest = Some((sum, missing));
        }
    }
    Err(nearest.map(|(_, missing)| missing).unwrap_or_default())
}

impl Words {
    /// [`find`]: matches names of both languages, whatever the language of `self`.
    pub fn find_territory(self, board: &'static Board, typed: &str) -> Found {
        find(board, typed)
    }

    /// Whether a typed text is that name of a continent, or its short name on the pictures of the board.
    pub fn names_continent(self, board: &'static Board, typed: &str, at: ContinentId) -> bool {
        let Some(continent) = board.continents().get(usize::from(at.0)) else { return false };
        let typed = fold(typed);
        let names = [continent.key.as_str(), &continent.name.en, &continent.name.it];
        names.into_iter().chain(short_names(board, &continent.key)).any(|name| fold(name) == typed)
    }

    /// [`complete`] among the given territories.
    pub fn rank_territories(
        self,
        board: &'static Board,
        typed: &str,
        among: &[TerritoryId],
    ) -> Vec<TerritoryId> {
        complete(board, typed, among.iter().copied())
    }

    /// The refusal for a territory that was not found, with the nearest names.
    pub fn no_such_territory(self, board: &'static Board, typed: &str, nearest: &[TerritoryId]) -> String {
        let names = self.territory_list(board, nearest.iter().copied());
        let shown: String = typed.trim().chars().take(LONGEST).collect();
        if shown.is_empty() {
            self.no_territory_given(&names)
        } else {
            self.unknown_territory(&super::escape_name(&shown), &names)
        }
    }
}

/// Autocomplete: the territories of `among` that match, best first, at most [`COMPLETIONS`]. For an empty text all of
/// them, in the caller's order. Equally good matches keep that order too.
pub fn complete(
    board: &'static Board,
    typed: &str,
    among: impl IntoIterator<Item = TerritoryId>,
) -> Vec<TerritoryId> {
    let folded = fold(typed);
    let found: Vec<TerritoryId> = if folded.is_empty() {
        among.into_iter().collect()
    } else {
        let rated = rate(board, &folded, among);
        rated.into_iter().filter(|(fit, _)| fit.good()).map(|(_, id)| id).collect()
    };
    found.into_iter().take(COMPLETIONS).collect()
}

/// Whether a typed text matches a name: for autocomplete of things other than territories.
pub fn matches(typed: &str, name: &str) -> bool {
    fit(&fold(typed), &fold(name)).good()
}

fn rate(
    board: &'static Board,
    folded: &str,
    among: impl IntoIterator<Item = TerritoryId>,
) -> Vec<(Fit, TerritoryId)> {
    let mut rated: Vec<_> = among
        .into_iter()
        .filter_map(|id| {
            let territory = board.territories().get(id.index())?;
            let names = [&territory.key, &territory.name.en, &territory.name.it];
            let best = names.into_iter().map(|name| fit(folded, &fold(name))).min()?;
            // A slip in so few letters would fit anything.
            let short = short_names(board, &territory.key).into_iter().map(|name| fit(folded, &fold(name)));
            Some((short.filter(|fit| fit.certain()).chain([best]).min()?, id))
        })
        .collect();
    rated.sort_by_key(|&(fit, _)| fit);
    rated
}

/// Rates a name. Both arguments must be folded.
fn fit(typed: &str, name: &str) -> Fit {
    let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
    if typed == name || (typed.len().abs_diff(name.len()) < 4 && letters(typed) == letters(name)) {
        return Fit::Exact;
    }
    if typed.is_empty() {
        return Fit::Prefix;
    }
    if name.starts_with(typed) {
        return Fit::Prefix;
    }
    if name.split(' ').any(|word| word.starts_with(typed)) {
        return Fit::Word;
    }
    let in_words = |part: &str| name.split(' ').any(|word| word.starts_with(part));
    if typed.contains(' ') && typed.split(' ').all(in_words) {
        return Fit::Words;
    }
    let length = typed.chars().count();
    let whole = osa_distance(typed, name);
    if whole <= allowed(length) {
        return Fit::Slip(whole);
    }
    let start = |word: &str| osa_distance(typed, &word.chars().take(length).collect::<String>());
    let part = name.split(' ').map(start).chain([start(name)]).min().unwrap_or(whole);
    if part <= allowed(length) { Fit::SlipInWord(part) } else { Fit::Far(whole.min(part + 2)) }
}

/// Maximum edit distance for a typed text of that length.
const fn allowed(length: usize) -> usize {
    match length {
        0..=3 => 0,
        4..=6 => 1,
        7..=11 => 2,
        _ => 3,
    }
}

/// Lower case without accents; other characters between letters and digits become one space.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::new();
    for c in text.chars().take(LONGEST).flat_map(char::to_lowercase) {
        match plain(c) {
            Some(plain) => folded.push_str(plain),
            None if c.is_alphanumeric() => folded.push(c),
            None if ('\u{300}'..='\u{36f}').contains(&c) => {}
            None if !folded.ends_with(' ') => folded.push(' '),
            None => {}
        }
    }
    folded.trim().to_owned()
}

/// The base letter of a lower-case letter with a diacritic.
const fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ì'..='ï' | 'ī' | 'į' | 'ı' => "i",
        'ł' => "l",
        'ñ' | 'ń' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ř' => "r",
        'ś' | 'š' | 'ş' => "s",
        'ß' => "ss",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardId;

    fn board() -> &'static Board {
        Board::get(BoardId::Classic83)
    }

    fn id(key: &str) -> TerritoryId {
        board().find(key).expect("a key of the board")
    }

    fn keys(found: Vec<TerritoryId>) -> Vec<&'static str> {
        found.into_iter().map(|id| board().territory(id).key.as_str()).collect()
    }

    #[test]
    fn every_territory_is_found_by_key_and_by_both_names_however_written() {
        for at in board().ids() {
            let territory = board().territory(at);
            for name in [&territory.key, &territory.name.en, &territory.name.it] {
                for typed in [name.clone(), name.to_uppercase(), format!("  {name}. ")] {
                    assert_eq!(find(board(), &typed), Found::One(at), "{typed}");
                }
            }
        }
    }

    #[test]
    fn beginnings_and_words_are_enough_when_only_one_fits() {
        for (typed, key) in [
            ("kam", "kamchatka"),
            ("groenl", "greenland"),
            ("britain", "great_britain"),
            ("terr nord", "northwest_territory"),
        ] {
            assert_eq!(find(board(), typed), Found::One(id(key)), "{typed}");
        }
    }

    #[test]
    fn a_short_guess_or_one_of_several_readings_asks_first() {
        for (typed, key) in [("uk", "ukraine"), ("ur", "ural"), ("a", "alaska")] {
            let Found::None { nearest } = find(board(), typed) else {
                panic!("{typed} was taken for granted")
            };
            assert_eq!(nearest[0], id(key), "{typed}");
        }
        for (typed, key) in [("w us", "western_united_states"), ("East US", "eastern_united_states")] {
            assert_eq!(find(board(), typed), Found::One(id(key)), "{typed}");
        }
        // One name begins so, and a later word of another one.
        let Found::None { nearest } = find(board(), "afr") else { panic!("three are in Africa") };
        assert_eq!(nearest.len(), NEAREST);
    }

    #[test]
    fn a_misspelt_name_is_offered_first_and_never_taken_for_granted() {
        for (typed, key) in [
            ("Kamtchatka", "kamchatka"),
            ("kamcahtka", "kamchatka"),
            ("ontaroi", "ontario"),
            ("yakustk", "yakutsk"),
            ("madagaskar", "madagascar"),
        ] {
            let Found::None { nearest } = find(board(), typed) else {
                panic!("{typed} was taken for granted")
            };
            assert_eq!(nearest[0], id(key), "{typed}");
            assert_eq!(complete(board(), typed, board().ids())[0], id(key), "{typed}");
        }
    }

    #[test]
    fn what_fits_several_is_never_guessed() {
        let Found::None { nearest: offered } = find(board(), "western") else { panic!("two begin so") };
        let offered = keys(offered);
        assert!(
            offered.contains(&"western_united_states") && offered.contains(&"western_europe"),
            "{offered:?}"
        );
        let Found::None { nearest: offered } = find(board(), "a") else {
            panic!("one letter is never enough")
        };
        assert!(offered.len() <= NEAREST);
    }

    #[test]
    fn nonsense_gets_the_nearest_and_never_a_panic() {
        let long = "x".repeat(10_000);
        for typed in ["", " ", "zzzzzz", "日本", "🎲🎲", "'; drop table", "\u{0}", long.as_str()] {
            let Found::None { nearest: offered } = find(board(), typed) else { panic!("{typed}") };
            assert!((1..=NEAREST).contains(&offered.len()), "{typed}");
        }
    }

    #[test]
    fn completion_keeps_the_callers_order_and_its_bound() {
        let all: Vec<_> = board().ids().collect();
        assert_eq!(complete(board(), "", all.iter().rev().copied()).len(), COMPLETIONS);
        assert_eq!(complete(board(), "", all.iter().rev().copied())[0], all[all.len() - 1]);
        assert_eq!(keys(complete(board(), "ala", all.clone())).first(), Some(&"alaska"));
        assert!(complete(board(), "qqqq", all).is_empty());
        assert_eq!(keys(complete(board(), "giap", [id("japan"), id("alaska")])), ["japan"]);
    }
}
