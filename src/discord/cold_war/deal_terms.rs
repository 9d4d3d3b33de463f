//! Reads and writes the typed terms of a deal: permissions (`stop, pass in japan + alaska until 1960; build 1970`) and promises
//! (`1960 no tanks in Africa`), in both languages. What can't be read is refused with what would be right.

use crate::discord::parse;
use crate::rules::Board;
use crate::rules::cold_war::deals::{Permission, Permit, Pledge, Side, is_year};
use crate::text::{Lang, Words};

/// Maximum length of typed permissions or promises, in bytes.
pub(super) const LONGEST: u16 = 600;
/// Words that stand between a permission and its year.
const UNTIL: [&str; 5] = ["until", "till", "fino", "al", "a"];
/// Words that stand before the states.
const IN: [&str; 2] = [" in ", " nel "];

/// The names of what one is allowed, as typed in either language: the first word of each is enough.
const NAMES: [(Permission, [&str; 6]); 3] = [
    (Permission::Pass, ["pass", "passing", "passage", "passare", "passaggio", "transito"]),
    (Permission::Stop, ["stop", "stops", "stopping", "fermarsi", "sosta", "soste"]),
    (Permission::Build, ["build", "builds", "building", "costruire", "costruzione", "costruzioni"]),
];

/// Permissions, separated by semicolons. Without a year a permission holds in the present one.
pub(super) fn permits(
    words: Words,
    board: &'static Board,
    typed: &str,
    now: u16,
) -> Result<Vec<Permit>, String> {
    let mut all = Vec::new();
    for part in parts(words, typed)? {
        all.extend(permit(words, board, part, now)?);
    }
    Ok(all)
}

fn parts(words: Words, typed: &str) -> Result<Vec<&str>, String> {
    if typed.len() > LONGEST.into() {
        return Err(words.too_long(LONGEST.into()));
    }
    Ok(typed.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect())
}

/// One permission for several things: `stop, pass in japan until 1960`.
fn permit(words: Words, board: &'static Board, typed: &str, now: u16) -> Result<Vec<Permit>, String> {
    let typed = typed.to_lowercase();
    let (typed, until) = match year_at_end(&typed) {
        Some((rest, year)) => (rest, year),
        None => (typed.as_str(), now),
    };
    let mut what = typed.trim();
    while let Some((rest, last)) = what.rsplit_once(' ')
        && UNTIL.contains(&last)
    {
        what = rest.trim_end();
    }
    let found = IN.iter().find_map(|word| what.split_once(word));
    let (names, states) = found.unwrap_or((what, ""));
    let states = states.split([',', '+', '&']).map(str::trim).filter(|name| !name.is_empty());
    let states = states.map(|name| parse::territory(words, board, name)).collect::<Result<Vec<_>, _>>()?;
    let names = names.split([',', '+', '&', ' ']).map(str::trim).filter(|name| !name.is_empty());
    let kinds = names.filter(|name| !["and", "e", "ed"].contains(name)).map(|name| {
        let is = |(_, known): &&(Permission, [&str; 6])| known.contains(&name);
        NAMES.iter().find(is).map(|(kind, _)| *kind).ok_or_else(|| words.deal_permits_form())
    });
    let kinds = kinds.collect::<Result<Vec<_>, _>>()?;
    if kinds.is_empty() {
        return Err(words.deal_permits_form());
    }
    Ok(kinds.into_iter().map(|what| Permit { what, states: states.clone(), until }).collect())
}

/// A number of four digits at the end, and what stands before it.
fn year_at_end(typed: &str) -> Option<(&str, u16)> {
    let (rest, last) = typed.trim_end().rsplit_once([' ', ':']).unwrap_or(("", typed));
    let year = last.trim_matches(['(', ')', '.']);
    (year.len() == 4).then(|| year.parse().ok()).flatten().map(|year| (rest, year))
}

/// Promises, separated by semicolons or lines; each has its year in front or at the end.
pub(super) fn promises(words: Words, typed: &str) -> Result<Vec<Pledge>, String> {
    parts(words, typed)?.into_iter().map(|part| promise(words, part)).collect()
}

fn promise(words: Words, typed: &str) -> Result<Pledge, String> {
    let front = typed.split_once([' ', ':']).and_then(|(year, rest)| {
        let year = year.trim_end_matches(':');
        let number = (year.len() == 4).then(|| year.parse().ok()).flatten()?;
        Some((rest.trim_start_matches([':', ' ']), number))
    });
    let found = front.or_else(|| year_at_end(typed).filter(|(_, year)| is_year(*year)));
    let (said, year) = found.ok_or_else(|| words.deal_promise_form())?;
    Ok(Pledge { words: said.trim().to_owned(), year })
}

/// The promises of both sides, one in each line: `me 1960 no tanks` or `you 1970 leave Peru`. Returns mine, then theirs.
pub(super) fn both_promises(words: Words, typed: &str) -> Result<(Vec<Pledge>, Vec<Pledge>), String> {
    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
    for part in parts(words, typed)? {
        let (who, rest) = part.split_once([' ', ':']).unwrap_or((part, ""));
        let rest = rest.trim_start_matches([':', ' ']);
        match who.to_lowercase().as_str() {
            "me" | "i" | "io" => mine.push(promise(words, rest)?),
            "you" | "they" | "tu" | "lui" | "lei" => theirs.push(promise(words, rest)?),
            _ => return Err(words.deal_both_promises_form()),
        }
    }
    Ok((mine, theirs))
}

/// A sum of money as typed into a form: empty is nothing.
pub(super) fn money(words: Words, typed: &str) -> Result<u32, String> {
    match typed.trim() {
        "" => Ok(0),
        typed => typed.parse().map_err(|_| words.deal_money_form()),
    }
}

/// Permissions as they would be typed.
pub(super) fn typed_permits(words: Words, board: &'static Board, side: &Side) -> String {
    let one = |permit: &Permit| {
        let known = NAMES.iter().find(|(kind, _)| *kind == permit.what);
        let names = known.map_or(["", ""], |(_, names)| [names[0], names[4]]);
        let name = names[usize::from(words.lang() == Lang::It)];
        let states = permit.states.iter().map(|at| words.territory(board, *at)).collect::<Vec<_>>();
        let states = if states.is_empty() { String::new() } else { format!(" in {}", states.join(" + ")) };
        format!("{name}{states} {}", permit.until)
    };
    side.permits.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// The promises of both sides as they would be typed.
pub(super) fn typed_promises(words: Words, mine: &Side, theirs: &Side) -> String {
    let line = |who: &str, pledge: &Pledge| format!("{who} {} {}", pledge.year, pledge.words);
    let (me, you) = if words.lang() == Lang::It { ("io", "tu") } else { ("me", "you") };
    let mine = mine.promises.iter().map(|pledge| line(me, pledge));
    mine.chain(theirs.promises.iter().map(|pledge| line(you, pledge))).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardId;

    fn read(typed: &str) -> Result<Vec<Permit>, String> {
        permits(Words::new(Lang::En), Board::get(BoardId::ColdWar), typed, 1955)
    }

    #[test]
    fn permissions_are_read_with_states_and_years_in_both_languages() {
        let all = read("stop, pass in japan + alaska until 1960; build").expect("terms");
        assert_eq!(all.len(), 3);
        assert_eq!((all[0].what, all[0].states.len(), all[0].until), (Permission::Stop, 2, 1960));
        assert_eq!((all[2].what, all[2].states.len(), all[2].until), (Permission::Build, 0, 1955));
        let board = Board::get(BoardId::ColdWar);
        let italian =
            permits(Words::new(Lang::It), board, "sosta e passaggio in Giappone fino al 1970", 1955);
        let italian = italian.expect("terms");
        assert_eq!((italian[1].what, italian[1].until), (Permission::Pass, 1970));
        let side = Side { permits: italian.clone(), ..Side::default() };
        let again = typed_permits(Words::new(Lang::It), board, &side);
        assert_eq!(permits(Words::new(Lang::It), board, &again, 1955), Ok(italian));
        assert!(read("conquer 1960").is_err() && read("stop in atlantis 1960").is_err());
    }

    #[test]
    fn a_promise_has_its_year_in_front_or_at_the_end_and_both_sides_can_promise() {
        let words = Words::new(Lang::En);
        let all = promises(words, "1960 no tanks in Africa; I leave Peru by 1970").expect("promises");
        assert_eq!(all[0], Pledge { words: "no tanks in Africa".into(), year: 1960 });
        assert_eq!((all[1].words.as_str(), all[1].year), ("I leave Peru by", 1970));
        assert!(promises(words, "no tanks in Africa").is_err());
        let (mine, theirs) =
            both_promises(words, "me 1960 no tanks\nyou: 1965: peace in Peru").expect("both");
        assert_eq!((mine[0].year, theirs[0].words.as_str()), (1960, "peace in Peru"));
        let side = |promises| Side { promises, ..Side::default() };
        let typed = typed_promises(words, &side(mine.clone()), &side(theirs.clone()));
        assert_eq!(both_promises(words, &typed), Ok((mine, theirs)));
    }

    #[test]
    fn an_empty_sum_is_nothing() {
        let words = Words::new(Lang::En);
        assert_eq!((money(words, " "), money(words, "7")), (Ok(0), Ok(7)));
        assert!(money(words, "-3").is_err() && money(words, "lots").is_err());
    }
}
