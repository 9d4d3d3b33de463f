//! What the luck of a record rests on: words, beacon, or the record of a tournament; and what it does not rest on ([PBP-40]).

use crate::records::{ROUND, check, drawn, read, sealed};
use crate::setups;
use casus_belli::luck::{Beacon, Entropy, KeyedChance};
use casus_belli::record::{self, Luck, TournamentTable, Unused};
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
