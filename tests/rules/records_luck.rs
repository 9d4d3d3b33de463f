//! What the luck of a record rests on: words, beacon, or the record of a tournament; and what it does not rest on ([PBP-40]).

use crate::records::{ROUND, check, drawn, read, sealed};
use crate::second_verifier::{falsified, honest};
use crate::setups;
use casus_belli::league::Plan;
use casus_belli::luck::{Beacon, BeaconMode, BeaconUse, Chain, Entropy, KeyedChance, Seed};
use casus_belli::record::{
    self, ByBeacon, FixedTournament, Luck, TournamentRecord, TournamentTable, Unused, parse_tournament,
    tournament_terms, verify_tournament, write_tournament,
};
use casus_belli::rules::{Game, Seat};

#[test]
fn what_was_not_used_for_the_luck_is_said_pbp_40() {
    let unused = |beacon| check(&sealed(beacon).text()).unwrap().unused;
    let silent = Unused::NotRevealed { seat: Seat(2) };
    assert_eq!(unused(drawn()), [silent]);
    assert_eq!(unused(Beacon::Off), [Unused::NoBeacon, silent]);
    let missing = Beacon::Missing { round: ROUND };
    assert_eq!(unused(missing), [Unused::BeaconMissing { round: ROUND }, silent]);
    let mut nothing = sealed(Beacon::Off);
    nothing.mix = Entropy::none(4);
    let mut luck = KeyedChance::new(&nothing.seed, &nothing.mix);
    nothing.log = Game::new(setups::instant(4)).unwrap().open(&mut luck);
    let checked = check(&record::write(&nothing.record())).unwrap();
    assert_eq!(checked.unused, [Unused::NoBeacon, Unused::NoWords]);
}

#[test]
fn a_record_with_erased_words_verifies_and_says_what_it_no_longer_proves_pbp_54() {
    let before = check(&sealed(drawn()).text()).unwrap();
    assert!(before.proof.beacon == ByBeacon::Start && before.proof.words == [Seat(1)]);
    // Seat 0 gave an open word, seat 1 a sealed one that was revealed, seat 2 one that was not.
    for (erased, gone) in [(vec![0], vec![0]), (vec![1], vec![1]), (vec![2, 1, 0], vec![0, 1])] {
        let mut record = sealed(drawn()).record();
        let (seed, mix) = (record.header.seed.clone().unwrap(), record.header.mix.as_mut().unwrap());
        erased.iter().for_each(|seat| mix.erase_word(&seed, *seat));
        let text = record::write(&record);
        let words = text.lines().filter(|line| line.starts_with("words ") || line.starts_with("revealed "));
        let words = words.collect::<Vec<_>>().join(" ");
        for (seat, word) in [(0, "pizza"), (1, "quiet owl")] {
            assert_eq!(words.contains(word), !gone.contains(&seat), "{words}");
        }
        assert_eq!(read(&text).record, record);
        let checked = check(&text).unwrap();
        assert_eq!(checked.luck, Luck::Verified);
        for seat in 0..4 {
            let is_said = checked.unused.contains(&Unused::Erased { seat: Seat(seat) });
            assert_eq!(is_said, gone.contains(&usize::from(seat)), "{:?}", checked.unused);
        }
        assert_eq!((checked.proof.beacon, checked.proof.words), (ByBeacon::Nothing, vec![]));
        let said = honest(&text, "a record with erased words");
        assert!(said.is_empty() || said.contains("Against the owner of the bot: nothing"), "{said}");
        assert!(said.is_empty() || said.contains("was erased"), "{said}");
        refused_when_changed(&text);
    }
}

/// Another key, a seat that has its word, a seat that does not exist, seats out of order.
fn refused_when_changed(text: &str) {
    let line = text.lines().find(|line| line.starts_with("erased ")).unwrap();
    let (key, seats) = (&line[7..71], &line[72..]);
    let other = if key.starts_with('0') { "1" } else { "0" };
    for wrong in [
        format!("erased {other}{} {seats}", &key[1..]),
        format!("erased {key} {seats} 9"),
        format!("erased {key} 9 {seats}"),
        format!("erased {key} {seats} {seats}"),
        format!("erased {key}"),
        format!("erased {seats}"),
    ] {
        falsified(&text.replacen(line, &wrong, 1), &wrong);
    }
    // Without the line the key is derived from fewer words.
    falsified(&text.replacen(&format!("{line}\n"), "", 1), "no line `erased`");
}

#[test]
fn the_seed_of_a_tournaments_table_is_proved_by_the_tournaments_record_only_and_nothing_else_is_mixed_in() {
    let table = TournamentTable { tournament: 3, round: 1, table: 2 };
    let mut nothing = sealed(Beacon::Off);
    nothing.mix = Entropy::none(4);
    let mut luck = KeyedChance::new(&nothing.seed, &nothing.mix);
    nothing.log = Game::new(setups::instant(4)).unwrap().open(&mut luck);
    let mut record = nothing.record();
    record.header.tournament = Some(table);
    let text = record::write(&record);
    assert!(text.contains("\ntournament 3 1 2\n"), "{text}");
    let checked = check(&text).unwrap();
    assert_eq!((checked.luck, checked.unused), (Luck::OfTournament(table), vec![]));
    assert_eq!(read(&text).record, record);
    // Words and a beacon could be chosen by somebody who knows the seed.
    let mut mixed = sealed(drawn()).record();
    mixed.header.tournament = Some(table);
    let fault = check(&record::write(&mixed)).unwrap_err();
    assert!(fault.reason.contains("no words and no beacon of its own"), "{fault}");
}

#[test]
fn a_beacon_that_was_invented_is_refused_even_without_the_seed() {
    let text = sealed(drawn()).text();
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let seedless = text.replacen(&format!("{seed}\n"), "", 1);
    assert_eq!(check(&seedless).unwrap().luck, Luck::NotRevealed);
    let fault = check(&seedless.replacen("cd97b", "cd97c", 1)).unwrap_err();
    assert!(fault.reason.contains("not the signature of round 657413"), "{fault}");
}

#[test]
fn whatever_is_changed_in_a_tournament_after_its_commitment_its_record_does_not_check_out_pbp_40() {
    let seed = Seed([7; 32]);
    let mut mix = Entropy::none(4);
    mix.beacon = drawn();
    let players = seed.players([11, 12, 13, 14].map(|id| (id, "")).into_iter());
    let dice = Some(BeaconUse { mode: BeaconMode::Turn, chain: Chain::Quicknet });
    let mut tournament = TournamentRecord {
        tournament: 3,
        plan: Plan::league(),
        most: 4,
        entrants: ["Ilaria", "Bruno", "Zoë", "Dora"].map(|name| Some(name.to_owned())).into(),
        fixed: Some(FixedTournament { dice, players }),
        promise: seed.tournament_promise(3),
        commitment: String::new(),
        mix,
        seed,
        rounds: Vec::new(),
    };
    let terms = tournament_terms(&tournament);
    tournament.commitment = tournament.seed.tournament_commitment(3, &tournament.mix, terms.as_ref());
    let text = write_tournament(&tournament);
    let checked = |text: &str| parse_tournament(text.as_bytes()).and_then(|read| verify_tournament(&read));
    assert_eq!(parse_tournament(text.as_bytes()).unwrap().record, tournament);
    let proof = checked(&text).unwrap().proof;
    assert_eq!((proof.beacon, proof.fixed), (ByBeacon::Turn, true));
    for (from, to) in [
        ("rounds=3", "rounds=4"),
        ("table=4", "table=3"),
        ("most 4", "most 5"),
        ("dice turn", "dice start"),
        ("dice turn quicknet\n", ""),
        ("entrant 3 Dora\n", ""),
        ("beacon 657413 ", "beacon 657414 "),
    ] {
        assert!(text.contains(from), "{from}\n{text}");
        checked(&text.replacen(from, to, 1)).expect_err(from);
    }
    let digits = text.split_once("players ").unwrap().1;
    let other = if digits.starts_with('0') { "players 1" } else { "players 0" };
    checked(&text.replacen(&format!("players {}", &digits[..1]), other, 1)).expect_err("who entered");
    let late = text.lines().find(|line| line.starts_with("beacon ")).unwrap();
    checked(&text.replacen(late, "beacon 657413 -", 1))
        .expect_err("a tournament that began without its round");
    // Names may be left out.
    checked(&text.replacen("entrant 3 Dora", "entrant 3 -", 1)).unwrap();
}
