//! Check of a tournament's record: promise, commitment, beacon, pairing and seats of each round; and of a table's record:
//! seed derived from the tournament, and same result.

use super::super::luck_check::{no_entropy_of_its_own, unused_words};
use super::super::round_check::agrees;
use super::super::{Body, Fault, Proof, Read, Unused};
use super::read::ReadTournament;
use super::{TableLine, TournamentRecord, seat_results};
use crate::league::{Progress, Round, SeatResult, next_round};
use crate::luck::{Beacon, Chain, TournamentKey};

/// Result of a successful check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentChecked {
    /// Number of rounds drawn again.
    pub rounds: usize,
    /// Number of tables in them.
    pub tables: usize,
    /// Sources of entropy that were not used; seats are places of entrants here.
    pub unused: Vec<Unused>,
    /// What that proves against whoever runs the bot; seats are places of entrants here.
    pub proof: Proof,
}

/// Checks the record of a tournament.
///
/// # Errors
/// The first wrong line, and the reason.
pub fn verify_tournament(read: &ReadTournament) -> Result<TournamentChecked, Fault> {
    let record = &read.record;
    let fault = |key: &str, why: &str| {
        let line = read.headers.get(key).copied().unwrap_or(1);
        Fault::new(line, format_args!("`{key}`: {why}"))
    };
    let (id, seed, mix) = (record.tournament, &record.seed, &record.mix);
    let fixed = record.fixed.as_ref();
    let dice = fixed.and_then(|fixed| fixed.dice);
    let chain = dice.map_or(Chain::Quicknet, |dice| dice.chain);
    if let Beacon::Drawn { round, signature } = &mix.beacon
        && !chain.is_valid(*round, signature)
    {
        return Err(fault("beacon", "this is not the signature of that round"));
    }
    if fixed.is_some() {
        agrees(dice, &mix.beacon).map_err(|why| fault("beacon", why))?;
    }
    if seed.tournament_promise(id) != record.promise {
        return Err(fault("promise", "it is not what this seed promises"));
    }
    let committed = seed.tournament_commitment(id, mix, read.terms.as_ref()) == record.commitment;
    if !committed && !mix.lacks_open_word() {
        return Err(fault(
            "commitment",
            "it is not what this seed, these words, this round and these terms commit to",
        ));
    }
    let mut draws = TournamentKey::new(seed, mix).draws();
    let mut course = Progress::of(record.entrants.len() as u16);
    for (tables, line) in record.rounds.iter().zip(&read.rounds) {
        let told = drawn(tables);
        // Entrants missing from a round have dropped out before it, or are out of a knock-out.
        course.out = course.everybody().filter(|who| !told.people().any(|one| one == *who)).collect();
        let right = next_round(&record.plan, &course, record.most, &mut draws)
            .map_err(|why| Fault::new(*line, format_args!("there is no such round: {why}")))?;
        if right != told {
            let reason = "by the tournament's key these people sit at other tables or in other seats";
            return Err(Fault::new(*line, reason));
        }
        course.rounds.push(played(tables));
    }
    let tables = record.rounds.iter().flatten().filter(|sat| sat.number > 0).count();
    let proof = Proof::by(fixed.is_some(), dice, mix);
    Ok(TournamentChecked { rounds: record.rounds.len(), tables, unused: unused(record), proof })
}

/// A round as it was drawn.
fn drawn(tables: &[TableLine]) -> Round {
    let mut round = Round::default();
    for sat in tables {
        if sat.number == 0 {
            round.byes.extend(&sat.table.seats);
        } else {
            round.tables.push(crate::league::Table { result: None, ..sat.table.clone() });
        }
    }
    round
}

/// A round as it counts for later rounds.
fn played(tables: &[TableLine]) -> Round {
    let mut round = Round::default();
    for sat in tables {
        if sat.number == 0 || sat.void {
            round.byes.extend(&sat.table.seats);
        } else {
            round.tables.push(sat.table.clone());
        }
    }
    round
}

fn unused(record: &TournamentRecord) -> Vec<Unused> {
    let mut unused: Vec<Unused> = match record.mix.beacon {
        Beacon::Off => vec![Unused::NoBeacon],
        Beacon::Awaited { round } | Beacon::Missing { round } => vec![Unused::BeaconMissing { round }],
        Beacon::Drawn { .. } => Vec::new(),
    };
    let mix = &record.mix;
    unused.extend(unused_words(mix));
    unused
}

/// Checks that a game's record is of a table of this tournament, was played with the seed derived from it, and has the
/// result that the tournament's record states. Returns what both prove against whoever runs the bot.
///
/// # Errors
/// The wrong line of the game's record, and the reason.
pub fn verify_table(tournament: &TournamentRecord, game: &Read) -> Result<Proof, Fault> {
    let header = &game.record.header;
    let line = game.lines.header("tournament");
    let of = header.tournament.filter(|of| of.tournament == tournament.tournament);
    let of = of.ok_or_else(|| Fault::new(line, "this is no table of that tournament"))?;
    let sat = tournament
        .rounds
        .get((of.round as usize).wrapping_sub(1))
        .and_then(|round| round.iter().find(|sat| sat.number == of.table))
        .filter(|sat| sat.number > 0 && sat.table.seats.len() == header.seats.len());
    let sat = sat.ok_or_else(|| Fault::new(line, "that tournament has no such table with so many seats"))?;
    let seed = TournamentKey::new(&tournament.seed, &tournament.mix).table(of.round, of.table);
    if header.seed.as_ref() != Some(&seed) {
        let reason = "`seed`: it is not the one that follows from the tournament";
        return Err(Fault::new(game.lines.header("seed"), reason));
    }
    no_entropy_of_its_own(header, &game.lines)?;
    same_dice(tournament, game)?;
    same_end(tournament, sat, game)
        .map_err(|why| Fault::new(game.lines.header("result"), format_args!("`result`: {why}")))?;
    let fixed = tournament.fixed.as_ref();
    let dice = fixed.and_then(|fixed| fixed.dice);
    Ok(Proof::by(fixed.is_some(), dice, &tournament.mix).of_table(header))
}

/// Checks that a table used the beacon as its tournament says, and only rounds after the tournament's own.
fn same_dice(tournament: &TournamentRecord, game: &Read) -> Result<(), Fault> {
    let told = tournament.fixed.as_ref().and_then(|fixed| fixed.dice);
    if game.record.header.fixed.as_ref().and_then(|fixed| fixed.dice) != told {
        let reason = "`dice`: the tournament's record tells of another beacon";
        return Err(Fault::new(game.lines.header("dice"), reason));
    }
    let Body::Whole(moves) = &game.record.body else { return Ok(()) };
    let first = moves.iter().flat_map(|action| &action.rounds).next();
    if first.is_some_and(|first| Some(first.round) <= tournament.mix.beacon.round()) {
        return Err(Fault::new(game.lines.round(0), "this round is not later than that of the tournament"));
    }
    Ok(())
}

/// Whether both records have the same result of a table; the error describes the first difference.
fn same_end(tournament: &TournamentRecord, sat: &TableLine, game: &Read) -> Result<(), String> {
    // A cancelled table does not count, however far it was played.
    if sat.void {
        return Ok(());
    }
    let Body::Whole(moves) = &game.record.body else {
        return Err("this is what everybody saw of a game that is running".to_owned());
    };
    let log = moves.iter().flat_map(|action| &action.events);
    let ended = game.record.header.result.as_ref().map(|outcome| seat_results(outcome, log));
    let (told, ended) = match (&sat.table.result, &ended) {
        (None, None) => return Ok(()),
        (Some(told), Some(ended)) if told.len() == ended.len() => (told, ended),
        (Some(_), _) => {
            return Err("this game has no result for each seat, the tournament's record has".to_owned());
        }
        (None, Some(_)) => return Err("the tournament's record tells no result of this table".to_owned()),
    };
    for (seat, (told, ended)) in told.iter().zip(ended).enumerate() {
        let figures = figures(told).into_iter().zip(figures(ended));
        let Some(((figure, told), (_, ended))) = figures.into_iter().find(|(told, ended)| told != ended)
        else {
            continue;
        };
        let place = sat.table.seats[seat].0;
        let name = tournament.entrants.get(usize::from(place)).cloned().flatten();
        let name = name.map_or_else(String::new, |name| format!(" ({})", name.escape_debug()));
        return Err(format!(
            "entrant {place}{name}, seat {seat}: {figure}={ended} by this game, {figure}={told} in the tournament's record"
        ));
    }
    Ok(())
}

/// A seat's result as pairs of name and value, named as in a record.
fn figures(result: &SeatResult) -> [(&'static str, String); 6] {
    let SeatResult { reached, place, score, outside, order, left } = result;
    [
        ("reached", reached.to_string()),
        ("place", place.to_string()),
        ("score", score.to_string()),
        ("outside", outside.to_string()),
        ("order", order.to_string()),
        ("left", left.map_or_else(|| "-".to_owned(), |left| left.to_string())),
    ]
}
