//! Names of players of one game, or of one tournament, that look alike: the later ones get a number, so that everybody can tell them apart in
//! texts, pictures and records.

use super::taken_seat::Taken;

/// What a person sees of a name: without spaces and marks that show nothing, and without regard to case.
fn visible(name: &str) -> String {
    let shows = |c: &char| {
        !c.is_whitespace()
            && !matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            && !matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{3164}' | '\u{115f}' | '\u{1160}')
    };
    name.chars().filter(shows).flat_map(char::to_lowercase).collect()
}

/// Numbers the names of these seats that look like the name of an earlier seat: "Anna (2)".
pub(super) fn tell_apart(taken: &mut [Taken]) {
    tell_names_apart(taken.iter_mut().map(|taken| &mut taken.seated.name));
}

/// Numbers these names, each that looks like an earlier one.
pub(super) fn tell_names_apart<'a>(names: impl Iterator<Item = &'a mut String>) {
    let mut known = Vec::new();
    for name in names {
        let own = name.clone();
        let mut number = 2;
        while known.contains(&visible(name)) {
            *name = format!("{own} ({number})");
            number += 1;
        }
        known.push(visible(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::table::colour::Colour;
    use crate::table::types::Seated;

    #[test]
    fn names_that_look_alike_get_numbers_and_keep_them() {
        let names = ["Anna", "anna", "Bruno", " An\u{200b}na", "李", "李", "Anna (2)"];
        let seat = |(at, name): (usize, &&str)| {
            let (seat, name) = (Seat(at as u8), (*name).to_owned());
            Taken::new(Seated { seat, person: at as u64, name, colour: Colour::Red, computer: None })
        };
        let mut taken: Vec<Taken> = names.iter().enumerate().map(seat).collect();
        for _ in 0..2 {
            tell_apart(&mut taken);
            let now: Vec<&str> = taken.iter().map(|taken| taken.seated.name.as_str()).collect();
            let wanted = ["Anna", "anna (2)", "Bruno", " An\u{200b}na (3)", "李", "李 (2)", "Anna (2) (2)"];
            assert_eq!(now, wanted);
        }
    }
}
