//! The words that players give in the lobby, and how they become bytes. Never shown before the game is over.

/// The longest word, in characters.
pub const MOST_CHARACTERS: usize = 64;

/// What somebody typed as the word that is kept: without blanks around it; nothing if it is empty, longer than
/// [`MOST_CHARACTERS`], or holds control characters or marks of direction.
pub fn word(typed: &str) -> Option<String> {
    let word = typed.trim();
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let fits = !word.is_empty() && word.chars().count() <= MOST_CHARACTERS && !word.chars().any(odd);
    fits.then(|| word.to_owned())
}

/// The bytes that go into commitment and key: for each seat that gave a word, in order: the seat (1 byte), the
/// length of the word in bytes (2 bytes, big-endian), the word in UTF-8. Nothing for a seat that gave none.
pub(super) fn encoded(words: &[Option<String>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (seat, word) in words.iter().enumerate() {
        if let Some(word) = word {
            bytes.push(seat as u8);
            bytes.extend((word.len() as u16).to_be_bytes());
            bytes.extend(word.as_bytes());
        }
    }
    bytes
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

    #[test]
    fn no_two_lists_of_words_have_the_same_bytes() {
        let some = |words: &[&str]| {
            encoded(&words.iter().map(|w| (!w.is_empty()).then(|| (*w).to_owned())).collect::<Vec<_>>())
        };
        assert_eq!(some(&["", "é", "", "ab"]), [1, 0, 2, 0xc3, 0xa9, 3, 0, 2, b'a', b'b']);
        assert_ne!(some(&["a", "bc"]), some(&["ab", "c"]));
        assert_ne!(some(&["a", ""]), some(&["", "a"]));
        assert!(some(&["", ""]).is_empty());
    }
}
