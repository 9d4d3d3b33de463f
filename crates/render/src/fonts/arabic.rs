//! Converts right-to-left text to visual order: reverses its runs and replaces Arabic letters by their joined forms.
//! Sufficient for names on a picture; not the complete bidirectional algorithm.

use std::borrow::Cow;

/// Arabic letters, the code point of their isolated form, and the number of consecutive forms from there: isolated,
/// final, initial, medial. Letters with four forms join on both sides, those with two only to the letter before,
/// those with one don't join.
const FORMS: [(char, u32, u32); 41] = [
    ('ء', 0xFE80, 1),
    ('آ', 0xFE81, 2),
    ('أ', 0xFE83, 2),
    ('ؤ', 0xFE85, 2),
    ('إ', 0xFE87, 2),
    ('ئ', 0xFE89, 4),
    ('ا', 0xFE8D, 2),
    ('ب', 0xFE8F, 4),
    ('ة', 0xFE93, 2),
    ('ت', 0xFE95, 4),
    ('ث', 0xFE99, 4),
    ('ج', 0xFE9D, 4),
    ('ح', 0xFEA1, 4),
    ('خ', 0xFEA5, 4),
    ('د', 0xFEA9, 2),
    ('ذ', 0xFEAB, 2),
    ('ر', 0xFEAD, 2),
    ('ز', 0xFEAF, 2),
    ('س', 0xFEB1, 4),
    ('ش', 0xFEB5, 4),
    ('ص', 0xFEB9, 4),
    ('ض', 0xFEBD, 4),
    ('ط', 0xFEC1, 4),
    ('ظ', 0xFEC5, 4),
    ('ع', 0xFEC9, 4),
    ('غ', 0xFECD, 4),
    ('ف', 0xFED1, 4),
    ('ق', 0xFED5, 4),
    ('ك', 0xFED9, 4),
    ('ل', 0xFEDD, 4),
    ('م', 0xFEE1, 4),
    ('ن', 0xFEE5, 4),
    ('ه', 0xFEE9, 4),
    ('و', 0xFEED, 2),
    ('ى', 0xFEEF, 2),
    ('ي', 0xFEF1, 4),
    ('پ', 0xFB56, 4),
    ('چ', 0xFB7A, 4),
    ('ژ', 0xFB8A, 2),
    ('گ', 0xFB92, 4),
    ('ی', 0xFBFC, 4),
];

/// Ligatures of lam and alef: the alef and the code point of the isolated form; the final form is the next one.
const LAM_ALEF: [(char, u32); 4] = [('آ', 0xFEF5), ('أ', 0xFEF7), ('إ', 0xFEF9), ('ا', 0xFEFB)];

fn forms(c: char) -> Option<(u32, u32)> {
    FORMS.iter().find(|f| f.0 == c).map(|f| (f.1, f.2))
}

/// Whether a letter belongs to a right-to-left script.
fn from_right(c: char) -> bool {
    matches!(u32::from(c), 0x590..=0x65F | 0x66A..=0x6EF | 0x6FA..=0x6FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFC)
}

/// The text in visual order, left to right; unchanged if it has no right-to-left letters.
pub(crate) fn shaped(text: &str) -> Cow<'_, str> {
    if text.chars().any(from_right) { Cow::Owned(visual(text)) } else { Cow::Borrowed(text) }
}

/// The text with every right-to-left run reversed and its Arabic letters joined.
fn visual(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        if !from_right(chars[at]) {
            out.push(chars[at]);
            at += 1;
            continue;
        }
        // A run ends with its last right-to-left letter: spaces and signs between two such letters belong to it.
        let plain = |c: &char| c.is_alphanumeric() && !from_right(*c);
        let stop = chars[at..].iter().position(plain).map_or(chars.len(), |n| at + n);
        let end = (at..stop).rev().find(|i| from_right(chars[*i])).map_or(at + 1, |i| i + 1);
        out.extend(joined(&chars[at..end]).into_iter().rev());
        at = end;
    }
    out
}

/// Letters in reading order, each in the form that fits its neighbours.
fn joined(run: &[char]) -> Vec<char> {
    let mut out = Vec::with_capacity(run.len());
    let mut before = false; // whether the letter before joins to this one
    let mut i = 0;
    while i < run.len() {
        let next = run.get(i + 1).copied();
        let alef = if run[i] == 'ل' { LAM_ALEF.iter().find(|(a, _)| Some(*a) == next) } else { None };
        if let Some((_, code)) = alef {
            out.extend(char::from_u32(code + u32::from(before)));
            before = false;
            i += 2;
            continue;
        }
        if let Some((code, count)) = forms(run[i]) {
            let joins = before && count > 1;
            let reaches = count == 4 && next.and_then(forms).is_some_and(|(_, n)| n > 1);
            out.extend(char::from_u32(code + u32::from(joins) + 2 * u32::from(reaches)));
            before = reaches;
        } else {
            out.push(run[i]);
            before = false;
        }
        i += 1;
    }
    out
}
