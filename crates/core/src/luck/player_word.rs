//! Checks the words that players give in the lobby, open or sealed. An open word is secret until the game is
//! over, a sealed word until its player reveals it.

use super::unhex;
use sha2::{Digest, Sha256};

/// Maximum number of characters of a word.
pub const MOST_CHARACTERS: usize = 64;

/// Trims the input. `None` if it is empty, longer than [`MOST_CHARACTERS`], or contains control, zero-width or
/// direction characters.
pub fn word(typed: &str) -> Option<String> {
    let word = typed.trim();
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let fits = !word.is_empty() && word.chars().count() <= MOST_CHARACTERS && !word.chars().any(odd);
    fits.then(|| word.to_owned())
}

/// Parses the SHA-256 of a sealed word: 64 hexadecimal digits in either case, with or without blanks around them.
/// `None` for any other input.
pub fn sealed_hash(typed: &str) -> Option<[u8; 32]> {
    unhex(&typed.trim().to_ascii_lowercase())
}

/// The SHA-256 of a word in UTF-8.
pub fn hash_of(word: &str) -> [u8; 32] {
    Sha256::digest(word).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_short_and_visible() {
        assert_eq!(word("  pizza al taglio "), Some("pizza al taglio".to_owned()));
        assert_eq!(word(&"é".repeat(64)), Some("é".repeat(64)));
        for refused in ["", "   ", &"x".repeat(65), "a\nb", "a\u{202e}b", "\u{200b}", "a\0"] {
            assert_eq!(word(refused), None, "{refused:?}");
        }
    }
}
