//! Reads and writes the typed terms of a deal: permissions (`stop, pass in japan + alaska until 1960; build 1970`) and promises
//! (`1960 no tanks in Africa`), in both languages. What can't be read is refused with what would be right.

use crate::discord::options::parse;
use crate::rules::Board;
use crate::rules::cold_war::deals::{PEACE_WORDS, Permission, Permit, Pledge, Side, Terms, is_year};
use crate::text::{Ctx, Lang, Words};

/// Maximum number of characters of typed permissions or promises: what [`short_enough`] allows can be typed.
pub(super) const LONGEST: u16 = 1_500;
/// Maximum number of characters of the terms of an offer as told: they are never cut in a message.
const MOST_TOLD: usize = 1_200;
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
    if typed.chars().count() > LONGEST.into() {
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

/// A promise with its year in front, or at the end behind a comma or in brackets: a year that belongs to the sentence stays
/// in it.
fn promise(words: Words, typed: &str) -> Result<Pledge, String> {
    let front = typed.split_once([' ', ':']).and_then(|(year, rest)| {
        let year = year.trim_end_matches(':');
        let number = (year.len() == 4).then(|| year.parse().ok()).flatten()?;
        Some((rest.trim_start_matches([':', ' ']), number))
    });
    let (said, year) = front.or_else(|| year_behind(typed)).ok_or_else(|| words.deal_promise_form())?;
    let said = said.trim();
    // Everybody may write the ready-made promise in his own language.
    let same = |lang: Lang| Words::new(lang).pledge_peace().to_lowercase() == said.to_lowercase();
    let said = if Lang::ALL.into_iter().any(same) { PEACE_WORDS } else { said };
    Ok(Pledge { words: said.to_owned(), year })
}

/// A year behind a comma or in brackets at the end.
fn year_behind(typed: &str) -> Option<(&str, u16)> {
    let typed = typed.trim_end().trim_end_matches('.');
    let (said, year) = match typed.strip_suffix(')') {
        Some(inside) => inside.rsplit_once('(')?,
        None => typed.rsplit_once(',')?,
    };
    let year = year.trim().parse().ok().filter(|year| is_year(*year))?;
    Some((said, year))
}

/// What was typed into the field of promises: those of both sides, and how long the offer is open.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct InWords {
    pub(super) mine: Vec<Pledge>,
    pub(super) theirs: Vec<Pledge>,
    pub(super) open_until: Option<u16>,
}

/// The promises of both sides, one in each line: `me 1960 no tanks` or `you 1970 leave Peru`; and `until 1960`.
pub(super) fn both_promises(words: Words, typed: &str) -> Result<InWords, String> {
    let mut all = InWords::default();
    for part in parts(words, typed)? {
        let (who, rest) = part.split_once([' ', ':']).unwrap_or((part, ""));
        let rest = rest.trim_start_matches([':', ' ']);
        match who.to_lowercase().as_str() {
            "me" | "i" | "io" => all.mine.push(promise(words, rest)?),
            "you" | "they" | "tu" | "lui" | "lei" => all.theirs.push(promise(words, rest)?),
            who if UNTIL.contains(&who) => {
                let year = rest.trim_start_matches("al ").trim().parse();
                all.open_until = Some(year.map_err(|_| words.deal_both_promises_form())?);
            }
            _ => return Err(words.deal_both_promises_form()),
        }
    }
    Ok(all)
}

/// The terms, unless they are too long to be told whole in one message, in either language.
pub(super) fn short_enough(words: Words, names: &Ctx, terms: Terms) -> Result<Terms, String> {
    let told = |lang: Lang| {
        let words = Words::new(lang);
        let sides = [&terms.give, &terms.take].map(|side| words.deal_side(side, names).chars().count());
        sides.iter().sum::<usize>()
    };
    match Lang::ALL.into_iter().map(told).max().unwrap_or(0) {
        length if length > MOST_TOLD => Err(words.deal_too_long(length as u32, MOST_TOLD as u32)),
        _ => Ok(terms),
    }
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

/// The promises of both sides as they would be typed, and how long the offer is open.
pub(super) fn typed_promises(words: Words, terms: &Terms) -> String {
    let line = |who: &str, pledge: &Pledge| format!("{who} {} {}", pledge.year, words.pledge_words(pledge));
    let (me, you, until) =
        if words.lang() == Lang::It { ("io", "tu", "fino al") } else { ("me", "you", "until") };
    let mine = terms.give.promises.iter().map(|pledge| line(me, pledge));
    let theirs = terms.take.promises.iter().map(|pledge| line(you, pledge));
    let open = terms.open_until.map(|year| format!("{until} {year}"));
    mine.chain(theirs).chain(open).collect::<Vec<_>>().join("\n")
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
        let pledge = |words: &str, year| Pledge { words: words.into(), year };
        let all = promises(words, "1960 no tanks in Africa; I leave Peru, 1970; I stay home (1965)");
        let all = all.expect("promises");
        let read = [("no tanks in Africa", 1960), ("I leave Peru", 1970), ("I stay home", 1965)];
        assert_eq!(all, read.map(|(words, year)| pledge(words, year)));
        assert!(promises(words, "no tanks in Africa").is_err());
        // The year belongs to the sentence: nothing is left out of it, and the year of the promise is asked for.
        assert!(promises(words, "I leave Peru by 1970").is_err());
        let kept = promises(words, "1965 I leave Peru by 1970").expect("a promise");
        assert_eq!(kept, [pledge("I leave Peru by 1970", 1965)]);
        let typed = "me 1960 no tanks\nyou: 1965: peace in Peru\nuntil 1955";
        let both = both_promises(words, typed).expect("both");
        assert_eq!((both.mine[0].year, both.theirs[0].words.as_str()), (1960, "peace in Peru"));
        assert_eq!(both.open_until, Some(1955));
        let side = |promises: &[Pledge]| Side { promises: promises.to_vec(), ..Side::default() };
        let terms = Terms { give: side(&both.mine), take: side(&both.theirs), open_until: both.open_until };
        for lang in Lang::ALL {
            let typed = typed_promises(Words::new(lang), &terms);
            assert_eq!(both_promises(Words::new(lang), &typed).as_ref(), Ok(&both), "{typed}");
        }
    }

    #[test]
    fn the_ready_made_promise_of_peace_is_read_and_shown_in_either_language() {
        let terms = Terms { give: Side { promises: peace(), ..Side::default() }, ..Terms::default() };
        let italian = Words::new(Lang::It);
        let typed = typed_promises(italian, &terms);
        assert_eq!(typed, "io 1955 Pace: in questo turno non attacco nessuno dei tuoi stati.");
        assert_eq!(both_promises(Words::new(Lang::En), &typed).expect("peace").mine, peace());
        assert_eq!(promises(italian, "1955 peace: I attack none of your states this turn."), Ok(peace()));
    }

    fn peace() -> Vec<Pledge> {
        vec![Pledge { words: PEACE_WORDS.to_owned(), year: 1955 }]
    }

    #[test]
    fn terms_that_no_message_could_tell_whole_are_refused() {
        let board = Board::get(BoardId::ColdWar);
        let names = Ctx::new(board, ["Ada", "Ugo"]);
        let permit = Permit { what: Permission::Stop, states: board.ids().collect(), until: 1960 };
        let terms = |n| Terms {
            give: Side { permits: vec![permit.clone(); n], ..Side::default() },
            ..Terms::default()
        };
        assert!(short_enough(Words::new(Lang::En), &names, terms(6)).is_err());
        let short = Permit { states: Vec::new(), ..permit.clone() };
        let short = Terms { give: Side { permits: vec![short; 6], ..Side::default() }, ..Terms::default() };
        assert_eq!(short_enough(Words::new(Lang::En), &names, short.clone()), Ok(short));
    }

    #[test]
    fn an_empty_sum_is_nothing() {
        let words = Words::new(Lang::En);
        assert_eq!((money(words, " "), money(words, "7")), (Ok(0), Ok(7)));
        assert!(money(words, "-3").is_err() && money(words, "lots").is_err());
    }
}
