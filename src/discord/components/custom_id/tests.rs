//! Tests of custom ids: codes decode to the value they were made from, malformed ones are refused, and the meanings of
//! the current version are recorded in a file.

use super::*;
use crate::discord::families::AnyPress;
use crate::rules::{Action, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Pseudo-random numbers, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut n = self.0;
        n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        n ^ (n >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// Random bytes, often the number of a variant or the length of a short list.
    fn bytes(&mut self) -> Vec<u8> {
        let length = self.below(ROOM as u64 + 1);
        let mut byte = || if self.below(3) > 0 { self.below(20) as u8 } else { self.next() as u8 };
        (0..length).map(|_| byte()).collect()
    }
}

/// The kind of a press: its debug text without numbers and without contents of lists.
fn which(press: &AnyPress) -> String {
    let mut depth = 0;
    let told = format!("{press:?}");
    let outside = told.chars().filter(|c| {
        depth += i32::from(*c == '[') - i32::from(*c == ']');
        depth == 0 && !c.is_ascii_digit() && *c != '-'
    });
    outside.collect()
}

/// Decodes any bytes, whether or not the encoder would write them like that.
fn press_of(bytes: &[u8]) -> Option<AnyPress> {
    postcard::take_from_bytes(bytes).ok().map(|(press, _)| press)
}

#[test]
fn every_press_reads_as_it_is_written_and_fits_or_is_refused_as_too_long() {
    let mut numbers = Numbers(1);
    let (mut kinds, mut written) = (BTreeSet::new(), 0);
    for _ in 0..400_000 {
        let Some(press) = press_of(&numbers.bytes()) else { continue };
        kinds.insert(which(&press));
        if let Ok(code) = press.code() {
            let text = code.to_string();
            assert!(text.len() <= LONGEST, "{text}");
            assert_eq!(read::<AnyPress>(&text), Ok(press));
            written += 1;
        }
    }
    assert!(written > 50_000 && kinds.len() > 50, "{written} of {} kinds", kinds.len());
}

#[test]
fn whatever_text_is_pressed_is_read_as_what_would_be_written_or_refused() {
    let mut numbers = Numbers(2);
    let known: Vec<String> = (0..2_000)
        .filter_map(|_| press_of(&numbers.bytes())?.code().ok())
        .map(|code| code.to_string())
        .collect();
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:=+ ";
    let mut read_again = 0;
    for _ in 0..200_000 {
        let mut text = known[numbers.below(known.len() as u64) as usize].clone().into_bytes();
        for _ in 0..=numbers.below(3) {
            let at = numbers.below(text.len() as u64 + 1) as usize;
            let sign = alphabet[numbers.below(alphabet.len() as u64) as usize];
            match numbers.below(3) {
                0 => text.insert(at, sign),
                1 if at < text.len() => text[at] = sign,
                _ => text.truncate(at),
            }
        }
        let text = String::from_utf8(text).unwrap();
        if let Ok(press) = read::<AnyPress>(&text) {
            assert_eq!(press.code().map(|code| code.to_string()), Ok(text), "no second spelling");
            read_again += 1;
        }
    }
    assert!(read_again > 1_000, "{read_again}");
}

#[test]
fn what_is_no_code_of_this_version_is_refused_not_guessed() {
    for old in ["", "-", "l:1:join", "s:1:2.3:menu", "from:another:bot", "BAAC", "é"] {
        assert_eq!(read::<AnyPress>(old), Err(Unreadable::OtherVersion), "{old:?}");
    }
    let join = Press::Lobby(GameId(7), LobbyPress::Join).code().unwrap().to_string();
    assert_eq!(read::<AnyPress>(&join), Ok(AnyPress::Lobby(GameId(7), LobbyPress::Join)));
    let longer = format!("{VERSION}{}", "A".repeat(LONGEST));
    for wrong in ["A", "A=", "A!", "Aé", &format!("{join}A"), &format!("{join}AA"), &longer] {
        assert_eq!(read::<AnyPress>(wrong), Err(Unreadable::Malformed), "{wrong:?}");
    }
}

#[test]
fn what_needs_no_family_always_has_room() {
    let (game, tournament) = (GameId(i64::MIN), TournamentId(i64::MIN));
    let all = [
        Press::Lobby(game, LobbyPress::Value(u8::MAX)),
        Press::Panel(game, PanelPress::Status),
        Press::CallOff(game),
        Press::Tournament(tournament, TournamentPress::Void(u32::MAX, u32::MAX)),
        Press::Chart(game, ChartButton::Film),
        Press::Menu(game, AskId { opened: u32::MAX, to: Seat(u8::MAX), number: u8::MAX }),
        Press::Pick(u8::MAX),
        Press::Rematch(game),
        Press::Concede(game, ConcedePress::To(Seat(u8::MAX))),
        Press::CallIt(game, CallPress { number: u32::MAX, agree: true, private: true }),
        Press::My(MyPress::Page(u32::MAX)),
        Press::NewInThread(NewGamePress {
            rulebook: u8::MAX,
            setup: u8::MAX,
            seats: Some(u8::MAX),
            pace: Pace::minutes(Pace::LONGEST),
            computers: u8::MAX,
        }),
    ];
    for press in all {
        assert_eq!(Ok(Code::from(&press)), press.code(), "{press:?}");
    }
}

fn ask() -> AskId {
    AskId { opened: 2_000, to: Seat(5), number: 0 }
}

#[test]
fn a_board_of_eighty_territories_has_room_and_what_has_none_is_an_error() {
    let game = GameId(100_000);
    let length = |bytes: Vec<u8>| {
        let code = Coded::Step(game, ask(), (0_u8, 0_u8, bytes)).code();
        code.map_or(usize::MAX, |code| code.to_string().len())
    };
    let wishes = (0..80).rev().fold(Ranking::default(), |wishes, at| wishes.with(TerritoryId(at)));
    assert!(length(wishes.into()) <= LONGEST, "every territory of the board is wished for");
    let counts = Counts((0..80).map(|slot| slot % 7).collect());
    assert!(length(counts.into()) <= LONGEST, "240 starting armies");
    let own = (0..80).map(|at| (TerritoryId(at), 3)).collect();
    let answer = crate::rules::classic::Action::Deploy { own, neutral: Vec::new() };
    assert_eq!(Press::Answer(game, ask(), Action::from(answer)).code(), Err(TooLong));
    let far = Counts(vec![u32::MAX; 80]);
    assert_eq!(length(far.into()), usize::MAX);
}

#[test]
fn drafts_read_as_they_are_written_and_strange_bytes_are_refused() {
    let mut numbers = Numbers(3);
    for _ in 0..20_000 {
        let most = 1 + numbers.below(33);
        let count = |numbers: &mut Numbers| (numbers.next() & ((1 << most) - 1)).min(u32::MAX.into()) as u32;
        let counts = Counts((0..numbers.below(90)).map(|_| count(&mut numbers)).collect());
        assert_eq!(Counts::try_from(Vec::from(counts.clone())), Ok(counts));
        let most = 1 + numbers.below(256);
        let wish = |numbers: &mut Numbers| TerritoryId(numbers.below(most) as u8);
        let wishes = (0..numbers.below(300)).fold(Ranking::default(), |all, _| all.with(wish(&mut numbers)));
        assert_eq!(Ranking::try_from(Vec::from(wishes.clone())), Ok(wishes));
        let bytes = numbers.bytes();
        let (counts, wishes) = (Counts::try_from(bytes.clone()), Ranking::try_from(bytes.clone()));
        assert!(counts.is_err() || Vec::from(counts.unwrap()).len() <= bytes.len());
        assert!(wishes.is_err() || Vec::from(wishes.unwrap()).len() <= bytes.len());
    }
    assert!(Counts::try_from(vec![0]).is_err(), "a whole byte of nothing");
    assert!(Ranking::try_from(vec![3]).is_err() && Ranking::try_from(vec![0, 1]).is_err());
}

/// Possible contents: numbers, wishes and numbers of armies, each before or after a number.
const TAILS: [&[u8]; 5] = [&[1; 20], &[0, 2, 0, 0], &[2, 0, 0, 1], &[1, 1, 0x80, 1], &[1, 0x80, 1, 1]];

/// More than there are variants of [`Coded`]: the list has the codes of all.
const MOST_KINDS: u8 = 64;

/// The code of every kind of press, with small numbers in it, by its name.
fn present() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for first in 0..MOST_KINDS {
        for [a, b, c] in (0..32_u32.pow(3)).map(|n| [n >> 10, (n >> 5) & 31, n & 31]) {
            let [a, b, c] = [a, b, c].map(|n| n as u8);
            // A game and a press; or a game, a question, a family and a press.
            for head in [&[first, 2][..], &[first, 2, 5, 1, 0]] {
                for tail in TAILS {
                    let Some(press) = press_of(&[head, &[a, b, c], tail].concat()) else { continue };
                    let Ok(code) = press.code() else { continue };
                    assert_eq!(read(&code.to_string()).as_ref(), Ok(&press));
                    found.entry(which(&press)).or_insert_with(|| format!("{press:?} {code}"));
                }
            }
            // A family and a press of no game.
            for press in TAILS.iter().filter_map(|tail| press_of(&[&[first, 0, a, b, c], *tail].concat())) {
                if let (AnyPress::Own(_), Ok(code)) = (&press, press.code()) {
                    found.entry(which(&press)).or_insert_with(|| format!("{press:?} {code}"));
                }
            }
        }
    }
    // A press without a game.
    for bytes in (0..u32::from(MOST_KINDS) * 32).map(|n| [(n >> 5) as u8, (n & 31) as u8, 1]) {
        let Some(press) = press_of(&bytes) else { continue };
        let Ok(code) = press.code() else { continue };
        found.entry(which(&press)).or_insert_with(|| format!("{press:?} {code}"));
    }
    found
}

/// `CODES=accept` records new codes; recorded ones change only together with [`VERSION`].
#[test]
#[allow(clippy::disallowed_methods, reason = "a tool for whoever adds a button, no setting of the program")]
fn the_codes_that_stand_in_channels_keep_their_meaning() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/codes.txt");
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(press_of(&[MOST_KINDS - 1; 20]), None, "a kind that the list may leave out");
    let lines: BTreeSet<String> = present().into_values().collect();
    let text = format!("version {VERSION}\n{}\n", lines.iter().cloned().collect::<Vec<_>>().join("\n"));
    let same_version = known.lines().next() == Some(&format!("version {VERSION}"));
    let changed: Vec<&str> = known.lines().skip(1).filter(|line| !lines.contains(*line)).collect();
    assert!(
        !same_version || changed.is_empty(),
        "these mean something else now, raise VERSION: {changed:#?}"
    );
    if std::env::var_os("CODES").is_some_and(|how| how == "accept") {
        fs::write(&path, text).unwrap();
    } else {
        assert_eq!(known, text, "CODES=accept cargo test --lib custom_id");
    }
}
