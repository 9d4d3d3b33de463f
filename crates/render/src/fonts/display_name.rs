//! Sanitizes display names for drawing: removes control, zero-width and direction characters, combining accents, and
//! characters without a glyph; styled letters become plain ones. The result is in reading order, since alt texts contain it too.

use super::styled_letters::plain;
use crate::fonts::Face;

/// Maximum number of characters of a name; the legend may cut it further with an ellipsis.
const LONGEST: usize = 40;

/// The drawable part of a name; `instead` if there is none, or if more is lost than kept.
pub fn legible(name: &str, instead: &str) -> String {
    let (out, lost) = kept(name, LONGEST);
    // A name needs a letter, digit, symbol or emoji: one of dots alone doesn't count.
    let telling = out.chars().filter(|c| c.is_alphanumeric() || u32::from(*c) >= 0x2600).count();
    if telling == 0 || lost > telling { instead.to_owned() } else { out }
}

/// The drawable part of a sentence, cut after `longest` characters. The sentence may contain players' names and the
/// host's objectives.
pub(crate) fn readable(text: &str, longest: usize) -> String {
    kept(text, longest).0
}

/// The drawable part of a text, and the number of characters without a glyph.
fn kept(text: &str, longest: usize) -> (String, usize) {
    let (mut out, mut length, mut lost, mut space) = (String::new(), 0, 0, false);
    for c in text.chars().take(longest * 10) {
        let c = if Face::Strong.has(c) { c } else { plain(c).unwrap_or(c) };
        if c.is_whitespace() {
            space = !out.is_empty();
        } else if invisible(c) {
        } else if !Face::Strong.has(c) {
            lost += 1;
        } else if length < longest {
            if space {
                out.push(' ');
                length += 1;
            }
            out.push(c);
            length += 1;
            space = false;
        }
    }
    (out, lost)
}

/// Control and format characters (zero-width, direction overrides, tags), combining marks, variation selectors, skin
/// tones and characters for private use.
fn invisible(c: char) -> bool {
    c.is_control()
        || matches!(u32::from(c),
            0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F | 0x200B..=0x200F
            | 0x2028..=0x202E | 0x2060..=0x206F | 0x3164 | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFD
            | 0x0300..=0x036F | 0x0483..=0x0489 | 0x0591..=0x05BD | 0x064B..=0x065F | 0x0670 | 0x06D6..=0x06ED
            | 0x1AB0..=0x1AFF | 0x1DC0..=0x1DFF | 0x20D0..=0x20FF | 0x302A..=0x302F | 0x3099..=0x309A
            | 0xFE20..=0xFE2F | 0x1F3FB..=0x1F3FF
            | 0xE000..=0xF8FF | 0x1D173..=0x1D17A | 0xE0000..=0x10_FFFF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::arabic::shaped;

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in ["Ilaria", "Zoë", "Łukasz", "Bot Nero", "D'Arc", "Čita-42"] {
            assert_eq!(legible(name, "Red"), name);
        }
    }

    #[test]
    fn hidden_characters_are_dropped_and_undrawable_names_replaced() {
        assert_eq!(legible("Ma\u{202E}rco\u{200B}\u{7}", "Red"), "Marco");
        assert_eq!(legible("Z\u{301}\u{302}\u{303}\u{304}oe", "Red"), "Zoe");
        assert_eq!(legible("  a \n\t b  ", "Red"), "a b");
        for name in ["", "\u{200D}\u{200D}", "\u{202E}", "...", "ꦲꦏ", "ꦲꦏꦫa"] {
            assert_eq!(legible(name, "Red"), "Red", "{name:?}");
        }
        assert_eq!(legible(&"x".repeat(5000), "Red").chars().count(), LONGEST);
    }

    #[test]
    fn other_scripts_and_emoji_are_drawn() {
        for name in ["Ольга", "Νίκος", "王小明", "さくら", "지훈", "Ana 🦊", "😀😀"] {
            assert_eq!(legible(name, "Red"), name);
        }
        for name in ["𝓐𝓷𝓷𝓪", "𝔸𝕟𝕟𝕒", "𝐀𝐧𝐧𝐚"] {
            assert_eq!(legible(name, "Red"), "Anna", "{name}");
        }
        assert_eq!(legible("👩🏽‍🚀", "Red"), "👩🚀", "joined pictures are drawn one by one");
        assert_eq!(legible(&"🎲".repeat(32), "Red").chars().count(), 32);
    }

    #[test]
    fn names_written_from_the_right_are_drawn_from_the_right() {
        let drawn = |name| shaped(&legible(name, "Red")).into_owned();
        assert_eq!(drawn("דנה"), "הנד");
        // Seen, lam, alef, meem: initial form, then the lam-alef ligature, then an isolated form.
        assert_eq!(drawn("سلام"), "\u{FEE1}\u{FEFC}\u{FEB3}");
        assert_eq!(drawn("Ali علي 7"), "Ali \u{FEF2}\u{FEE0}\u{FECB} 7");
        for name in ["דנה", "Ali علي 7"] {
            assert_eq!(legible(name, "Red"), name, "whoever reads it aloud reads it as it is written");
        }
    }
}
