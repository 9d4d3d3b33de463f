//! Records: written, parsed, replayed; any changed value is reported with its line ([PBP-40], [PBP-42]).

use crate::classic_support::event;
use crate::conformance::take_back;
use crate::luck::Seeded;
use crate::setups;
use casus_belli::ai::Player;
use casus_belli::luck::{Beacon, Entropy, KeyedChance, SealedWord, Seed, hash_of, hex, unhex};
use casus_belli::record::{
    self, Body, Checked, Fault, Header, Luck, PublicAnswer, Read, Record, SeatLine, parse, replay, verify,
};
use casus_belli::rules::classic;
use casus_belli::rules::{AnswerOrigin, Event, Game, Rulebook, Seen, Setup, Viewer};

/// Number of answers in a random game before it is written.
const STEPS: usize = 120;

/// A random game with its log, with luck keyed as in a real game.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
    pub(crate) seed: Seed,
    pub(crate) mix: Entropy,
}

/// A published round of quicknet.
pub(crate) const ROUND: u64 = 657_413;
pub(crate) const SIGNATURE: &str =
    "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

/// A random mix: open words, sealed ones (revealed or not) or none; a beacon that was drawn, missing or off.
fn mixed(random: &mut Seeded, seats: usize) -> Entropy {
    let all = ["pizza", "due parole", "Zoë \"the owl\"", "007", "-", "Ω"];
    let mut mix = Entropy::none(seats);
    for (seat, word) in all.iter().take(seats).map(|word| (*word).to_owned()).enumerate() {
        match random.below(4) {
            0 => {}
            1 => mix.words[seat] = Some(word),
            revealed => {
                let hash = hash_of(&word);
                mix.sealed[seat] = Some(SealedWord { hash, word: (revealed == 2).then_some(word) });
            }
        }
    }
    mix.beacon = match random.below(3) {
        0 => Beacon::Off,
        1 => Beacon::Missing { round: ROUND },
        _ => Beacon::Drawn { round: ROUND, signature: unhex(SIGNATURE).unwrap() },
    };
    mix
}

pub(crate) fn play(number: u64, setup: &Setup, steps: usize) -> Played {
    play_as(number, setup, steps, None)
}

/// The same with a computer player in every seat.
pub(crate) fn play_as(number: u64, setup: &Setup, steps: usize, player: Option<Player>) -> Played {
    let mut random = Seeded::new(number);
    let seed = Seed(std::array::from_fn(|_| random.below(256) as u8));
    let mix = mixed(&mut random, usize::from(setup.seats));
    let mut luck = KeyedChance::new(&seed, &mix);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..steps {
        // In a game that ends by time, the clock may call time at any moment.
        if random.below(40) == 0 {
            let called = game.call_time();
            called.iter().for_each(|event| game.evolve(event));
            log.extend(called);
            continue;
        }
        if random.below(12) == 0 && take_back(&mut game, &mut log, &mut random) {
            continue;
        }
        let asks = game.asks();
        let Some(ask) = asks.get(random.below(asks.len().max(1) as u32) as usize) else { break };
        let how =
            [AnswerOrigin::Player, AnswerOrigin::Standing, AnswerOrigin::Silence][random.below(3) as usize];
        let action = match player {
            Some(player) => player.answer(&game.view(Viewer::Seat(ask.to)), ask, &mut |n| random.below(n)),
            None if how == AnswerOrigin::Silence => ask.default.clone(),
            None => ask.menu.sample(&mut |n| random.below(n)),
        };
        let events = game.act(ask.to, ask.id, &action, how, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    Played { game, log, seed, mix }
}

impl Played {
    fn header(&self) -> Header {
        let setup = self.game.setup();
        let colours = ["red", "blue", "green", "yellow", "purple", "black"];
        let seat = |at: usize| SeatLine {
            colour: colours[at].to_owned(),
            name: (at.is_multiple_of(2))
                .then(|| ["Ilaria", "", "Zoë # 7 > ;", "", "@ \"\\", ""][at].to_owned()),
        };
        Header {
            game: 17,
            setup: setup.clone(),
            seats: (0..usize::from(setup.seats)).map(seat).collect(),
            fixed: None,
            began: Some(1_790_000_000),
            ended: self.game.outcome().map(|_| 1_790_086_400),
            result: self.game.outcome().cloned(),
            promise: Some(self.seed.promise(17)),
            commitment: Some(self.seed.commitment(17, &self.mix, None)),
            mix: Some(self.mix.clone()),
            seed: Some(self.seed.clone()),
            tournament: None,
        }
    }

    pub(crate) fn record(&self) -> Record {
        Record::whole(self.header(), &self.log, &[], &self.mix, &self.seed)
    }

    pub(crate) fn text(&self) -> String {
        record::write(&self.record())
    }
}

pub(crate) fn read(text: &str) -> Read {
    parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

pub(crate) fn check(text: &str) -> Result<Checked, Fault> {
    verify(&parse(text.as_bytes())?)
}

#[test]
fn what_is_written_is_read_back_and_decided_again_it_is_the_same_game_pbp_42() {
    let mut called = 0;
    for (number, setup) in setups::all().iter().enumerate() {
        let played = play(number as u64, setup, STEPS);
        let (record, text) = (played.record(), played.text());
        let read = read(&text);
        assert_eq!(read.record, record, "{setup:?}");
        assert_eq!(record::write(&read.record), text);
        let again = replay(&read, None).unwrap_or_else(|fault| panic!("{setup:?}: {fault}\n{text}"));
        assert_eq!(again, played.game, "{setup:?}");
        let checked = verify(&read).unwrap();
        assert_eq!((checked.luck, checked.actions), (Luck::Verified, record.actions()));
        called += usize::from(text.contains(" time > "));
    }
    assert!(called > 0, "time was called in some of them");
}

#[test]
fn a_game_played_to_its_end_is_told_with_its_result_and_any_moment_of_it_can_be_seen() {
    let setup = setups::quick_to_end();
    let played = play_as(1, &setup, 20_000, Some(Player::Normal));
    let text = played.text();
    let read = read(&text);
    assert!(read.record.header.result.is_some());
    assert_eq!(check(&text).unwrap().luck, Luck::Verified);
    let last = read.record.actions() - 1;
    let at = |action| replay(&read, Some(action)).unwrap().seq();
    assert!([at(0), at(1), at(last / 2), at(last)].is_sorted_by(|earlier, later| earlier < later));
    assert_eq!(replay(&read, Some(last)).unwrap(), played.game);
    assert!(replay(&read, Some(last + 1)).is_err());
    let result = text.lines().position(|line| line.starts_with("result ")).unwrap();
    let lied = text.replacen("round=", "round=1", 1);
    assert_eq!(check(&lied).unwrap_err().line, result + 1);
}

#[test]
fn comments_empty_lines_and_other_line_ends_change_nothing_but_the_numbers_of_lines() {
    let text = play(3, &setups::instant(3), 40).text();
    let commented = text.replace('\n', "\r\n# a remark\r\n\r\n");
    assert_eq!(read(&commented).record, read(&text).record);
    let broken = commented.replacen("attack=[", "attack=[9 ", 1);
    let line = broken.lines().position(|line| line.contains("attack=[9 ")).unwrap() + 1;
    assert_eq!(check(&broken).unwrap_err().line, line);
}

/// Another number in place of this one, as text.
fn other(number: &str) -> String {
    (number.parse::<u64>().unwrap() + 1).to_string()
}

/// Positions of all numbers after `mark` in a line, up to `end`.
fn numbers(line: &str, mark: &str, end: char) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices(mark) {
        let from = at + mark.len();
        let to = from + line[from..].find(end).unwrap_or(line.len() - from);
        let mut begin = None;
        for (index, byte) in line[from..to].bytes().chain([b' ']).enumerate() {
            match (byte.is_ascii_digit(), begin) {
                (true, None) => begin = Some(from + index),
                (false, Some(first)) => {
                    found.push((first, from + index));
                    begin = None;
                }
                _ => {}
            }
        }
    }
    found
}

/// The text with a part of one line replaced.
fn changed(text: &str, line: usize, (from, to): (usize, usize), by: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[line].replace_range(from..to, by);
    lines.join("\n") + "\n"
}

#[test]
fn any_single_die_card_or_draw_that_was_changed_is_pointed_to_at_its_line_pbp_40() {
    let played = play(11, &setups::instant(3), 400);
    let text = played.text();
    assert!(text.contains("drew(") && text.contains("rolled("), "cards and dice are in it");
    let (mut dice, mut draws, mut cards) = (0, 0, 0);
    for (index, line) in
        text.lines().enumerate().filter(|(_, line)| line.starts_with(|c: char| c.is_ascii_digit()))
    {
        let pointed = |changed: &str, what: &str| {
            let fault = check(changed).expect_err(what);
            assert_eq!(fault.line, index + 1, "{what}: {fault}\n{line}");
        };
        // One of each kind per line; more would take minutes.
        for mark in ["attack=[", "defence=["] {
            for place in numbers(line, mark, ']').into_iter().take(1) {
                pointed(&changed(&text, index, place, &other(&line[place.0..place.1])), "a die");
                dice += 1;
            }
        }
        if let Some(at) = line.find(" @ ") {
            let all = numbers(&line[at..], " @ ", '\n');
            for (from, to) in all.into_iter().take(3) {
                let place = (at + from, at + to);
                pointed(&changed(&text, index, place, &other(&line[place.0..place.1])), "a draw");
                draws += 1;
            }
            pointed(&changed(&text, index, (at, line.len()), ""), "no draws");
            pointed(&changed(&text, index, (at, line.len()), " @ ?"), "unknown draws");
        }
        if let Some(at) = line.find("drew(seat=") {
            let from = at + line[at..].find("card=").unwrap() + 5;
            let to = from + line[from..].find(' ').unwrap();
            let card = if &line[from..to] == "wild_1" { "wild_2" } else { "wild_1" };
            pointed(&changed(&text, index, (from, to), card), "a card");
            cards += 1;
        }
    }
    assert!(dice > 30 && draws > 60 && cards > 1, "{dice} dice, {draws} draws, {cards} cards were changed");
}

#[test]
fn a_changed_seed_word_commitment_promise_or_number_is_pointed_to_at_its_line_pbp_40() {
    let mut played = play(5, &setups::instant(4), 60);
    played.mix = Entropy::open(vec![Some("pizza".into()), None, Some("owl".into()), None]);
    // The words are part of the luck: the game begins anew with these.
    let mut luck = KeyedChance::new(&played.seed, &played.mix);
    let mut game = Game::new(setups::instant(4)).unwrap();
    played.log = game.open(&mut luck);
    played.log.iter().for_each(|event| game.evolve(event));
    played.game = game;
    let text = played.text();
    assert_eq!(check(&text).unwrap().luck, Luck::Verified);
    let at = |key: &str| text.lines().position(|line| line.starts_with(&format!("{key} "))).unwrap();
    let digit = |line: usize| {
        let told = text.lines().nth(line).unwrap();
        let last = told.len() - 1;
        changed(&text, line, (last, last + 1), if told.ends_with('0') { "1" } else { "0" })
    };
    for key in ["seed", "commitment", "promise"] {
        let fault = check(&digit(at(key))).unwrap_err();
        assert_eq!(fault.line, at(key) + 1, "{key}: {fault}");
    }
    for (from, to) in [
        ("owl", "0wl"),
        ("pizza", "Pizza"),
        (" owl ", " - "),
        ("[pizza -", "[pizza x"),
        ("[pizza - owl", "[pizza owl -"),
    ] {
        let fault = check(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(fault.line, at("words") + 1, "{from} -> {to}: {fault}");
    }
    let fault = check(&text.replacen("game 17", "game 18", 1)).unwrap_err();
    assert_eq!(fault.line, at("game") + 1, "{fault}");
}

/// A game of four with an open word, a revealed and an unrevealed sealed word, and that beacon.
pub(crate) fn sealed(beacon: Beacon) -> Played {
    let mut played = play(5, &setups::instant(4), 0);
    let hidden = |word: &str, told: bool| {
        Some(SealedWord { hash: hash_of(word), word: told.then(|| word.to_owned()) })
    };
    played.mix = Entropy {
        words: vec![Some("pizza".into()), None, None, None],
        sealed: vec![None, hidden("quiet owl", true), hidden("never told", false), None],
        beacon,
        erased: None,
    };
    let mut luck = KeyedChance::new(&played.seed, &played.mix);
    let mut game = Game::new(setups::instant(4)).unwrap();
    played.log = game.open(&mut luck);
    played.log.iter().for_each(|event| game.evolve(event));
    played.game = game;
    played
}

pub(crate) fn drawn() -> Beacon {
    Beacon::Drawn { round: ROUND, signature: unhex(SIGNATURE).unwrap() }
}

#[test]
fn a_changed_sealed_word_or_beacon_is_pointed_to_at_its_line_pbp_40() {
    let text = sealed(drawn()).text();
    assert_eq!(check(&text).unwrap().luck, Luck::Verified);
    let at = |key: &str| text.lines().position(|line| line.starts_with(&format!("{key} "))).unwrap() + 1;
    let (never, other) = (hex(&hash_of("never told")), hex(&hash_of("another")));
    let round_of = |round: &str| format!("beacon {round} {SIGNATURE}");
    for (from, to, key) in [
        ("quiet owl", "quiet cat", "revealed"),
        ("[- \"quiet owl\" - -]", "[- \"quiet owl\" x -]", "revealed"),
        ("[- \"quiet owl\" - -]", "[x \"quiet owl\" - -]", "revealed"),
        (&never, &never[1..], "sealed"),
        // An unrevealed word is in no draw, only in the commitment.
        (&never, &other, "commitment"),
        ("words [pizza -", "words [pizza x", "sealed"),
        (&round_of("657413"), &round_of("657414"), "beacon"),
        ("cd97b", "cd97a", "beacon"),
        (&round_of("657413"), "beacon 657413", "beacon"),
        (&round_of("657413"), "beacon 0657413 -", "beacon"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let fault = check(&changed).unwrap_err();
        assert_eq!(fault.line, at(key), "{from} -> {to}: {fault}");
    }
    for gone in ["beacon -", "beacon 657413 -"] {
        let fault = check(&text.replacen(&round_of("657413"), gone, 1)).unwrap_err();
        assert!(fault.line >= at("words"), "{gone}: {fault}");
    }
}

#[test]
fn a_record_that_names_another_rulebook_is_refused() {
    for rulebook in Rulebook::ALL {
        for way in ["by_the_book", "sealed", "instant"] {
            let mut setup = Setup::preset(rulebook, 4);
            // The set-up of the Cold War asks nobody: it has one way.
            assert_eq!(setup.options.set("setup.way", way).is_err(), rulebook == Rulebook::ColdWar);
            let text = play(1, &setup, 20).text();
            check(&text).unwrap();
            for other in Rulebook::ALL.into_iter().filter(|other| *other != rulebook) {
                let (true_name, wrong) = (rulebook.key(), other.key());
                let lied =
                    text.replacen(&format!("rulebook {true_name}\n"), &format!("rulebook {wrong}\n"), 1);
                let fault = check(&lied).unwrap_err();
                assert!(fault.line == 4 && fault.reason.contains(wrong), "{true_name} as {wrong}: {fault}");
            }
        }
    }
}

/// An action's line, or the last one, with its number raised by one.
fn renumbered(line: &str) -> String {
    if let Some(count) = line.strip_prefix("end ") {
        return format!("end {}", other(count));
    }
    let (number, rest) = line.split_once(' ').unwrap();
    format!("{} {rest}", other(number))
}

#[test]
fn actions_in_another_order_left_out_or_added_are_pointed_to() {
    let text = play(8, &setups::instant(3), 60).text();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("0 open")).unwrap();
    for index in [first, first + 1, lines.len() / 2] {
        let mut left_out = lines.clone();
        left_out.remove(index);
        assert_eq!(check(&left_out.join("\n")).unwrap_err().line, index + 1);
        let mut twice = lines.clone();
        twice.insert(index, lines[index]);
        assert_eq!(check(&twice.join("\n")).unwrap_err().line, index + 2);
    }
    let called: Vec<String> = lines[first + 1..].iter().map(|line| renumbered(line)).collect();
    let called = format!("{}\n1 time\n{}\n", lines[..=first].join("\n"), called.join("\n"));
    let fault = check(&called).unwrap_err();
    assert!(fault.line == first + 2 && fault.reason.contains("time is not called"), "{fault}");
    let cut = &lines[..lines.len() - 1];
    assert!(check(&cut.join("\n")).unwrap_err().reason.contains("breaks off"));
    let followed = format!("{text}0 open\n");
    assert_eq!(check(&followed).unwrap_err().line, lines.len() + 1);
}

#[test]
fn a_record_without_its_seed_is_checked_by_the_rules_alone() {
    let played = play(21, &setups::instant(3), 60);
    let mut record = played.record();
    (record.header.seed, record.header.mix) = (None, None);
    assert_eq!(check(&record::write(&record)).unwrap().luck, Luck::NotRevealed);
}

#[test]
fn what_another_version_decided_is_said_to_be_so() {
    let played = play(2, &setups::instant(3), 30);
    let mut log = played.log.clone();
    let at = log.iter().position(|event| matches!(event, Event::Answered { .. })).unwrap();
    log.insert(at + 1, Event::from(classic::Public::DeckRenewed));
    let record = Record::whole(played.header(), &log, &[], &played.mix, &played.seed);
    let fault = check(&record::write(&record)).unwrap_err();
    assert!(fault.reason.contains("another version"), "{fault}");
}

#[test]
fn a_record_of_a_running_game_holds_what_everybody_saw_and_nothing_else_pbp_42() {
    for (number, setup) in setups::all().iter().enumerate().step_by(3) {
        let played = play(number as u64, setup, STEPS);
        let text = record::write(&Record::public(played.header(), &played.log));
        let read = read(&text);
        assert_eq!(record::write(&read.record), text);
        let Body::Public(moves) = &read.record.body else { panic!("public") };
        let told: Vec<Seen> = moves
            .iter()
            .flat_map(|action| {
                let answer = action.answer.iter().map(|answer| match answer.clone() {
                    PublicAnswer::Open { by, how, action } => Seen::Answered { by, how, action },
                    PublicAnswer::Sealed => Seen::OneMoreSealed,
                });
                answer.chain(action.seen.clone()).collect::<Vec<_>>()
            })
            .collect();
        // Of an answer that only its parties see, the public sees that one was given.
        let public = |event: &Event| match event {
            Event::Partial { .. } => Some(Seen::OneMoreSealed),
            other => other.seen_by(Viewer::Public),
        };
        let seen: Vec<Seen> = played.log.iter().filter_map(public).collect();
        assert_eq!(told, seen);
        // The clock announces no attack, and never calls without effect.
        assert!(
            !text.contains(" time > announced(") && !text.lines().any(|line| line.ends_with(" time")),
            "{text}"
        );
        assert!(!text.contains(&played.seed.hex()) && !text.contains("words"), "{text}");
        assert!(
            played
                .mix
                .words
                .iter()
                .flatten()
                .filter(|word| word.len() > 1)
                .all(|word| !text.contains(word.as_str()))
        );
        let fault = verify(&read).unwrap_err();
        assert!(fault.reason.contains("running"), "{fault}");
    }
}

#[test]
fn two_worlds_that_look_the_same_to_everybody_have_the_same_public_record_pbp_42() {
    let played = play(4, &setups::instant(3), 300);
    let hide = |told: &Event| match event(told) {
        Some(classic::Event::Drew { seat, draw, card }) => {
            let card = casus_belli::rules::Card(43 - card.0.min(43));
            classic::Event::Drew { seat: *seat, draw: *draw, card }.into()
        }
        Some(classic::Event::CardsTaken { from, by, .. }) => {
            classic::Event::CardsTaken { from: *from, by: *by, cards: vec![] }.into()
        }
        _ => told.clone(),
    };
    let other: Vec<Event> = played.log.iter().map(hide).collect();
    assert_ne!(other, played.log);
    let text = |log: &[Event]| record::write(&Record::public(played.header(), log));
    assert_eq!(text(&other), text(&played.log));
}
