//! Command `verify` for tournament records: checks the draw of the rounds, and records of tables with it.

use super::failure::Failure;
use super::record::{ENGLISH, failed, plain, proof, read, wrong};
use super::{json, output};
use crate::luck::Beacon;
use crate::present::proof_line;
use crate::record::{self, TournamentRecord, Unused};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Checks that a tournament was drawn as promised, and that the given tables were played as it states.
pub(super) fn verify(file: &Path, bytes: &[u8], tables: &[PathBuf], as_json: bool) -> Result<(), Failure> {
    let told = |file: &Path, fault: &record::Fault| match as_json.then(|| json::print(&wrong(fault))) {
        Some(Err(failure)) => failure,
        Some(Ok(())) | None => failed(file, fault),
    };
    let checked = record::parse_tournament(bytes)
        .and_then(|read| record::verify_tournament(&read).map(|checked| (checked, read.record)));
    let (checked, tournament) = checked.map_err(|fault| told(file, &fault))?;
    let names: Vec<String> = entrants(&tournament);
    let mut proved = Vec::new();
    for path in tables {
        let played = read(path)?.and_then(|read| {
            record::verify(&read)?;
            // Words were given by entrants.
            let proof = record::verify_table(&tournament, &read)?;
            Ok(proof_line::of_game(ENGLISH, &proof, &names))
        });
        let played = played.map_err(|fault| told(path, &fault))?;
        proved.push(format!("{}: {played}", path.display()));
    }
    if as_json {
        let silent: Vec<u8> = checked.unused.iter().filter_map(silent).collect();
        return json::print(&json!({
            "ok": true, "rounds": checked.rounds, "tables": checked.tables, "records": tables.len(),
            "beacon": matches!(tournament.mix.beacon, Beacon::Drawn { .. }), "not_revealed": silent,
            "proof": proof(&checked.proof),
        }));
    }
    let mut lines = vec![proof_line::of_tournament(ENGLISH, &checked.proof, &names), "ok".to_owned()];
    lines.extend(checked.unused.iter().map(|unused| verdict(unused, &tournament)));
    lines.push(format!(
        "{} tables in {} rounds were drawn so; the records of {} were checked with them",
        checked.tables,
        checked.rounds,
        tables.len()
    ));
    lines.extend(proved);
    output::line(lines.join("\n"))
}

/// Names of the entrants, or their places, without signs that a terminal obeys.
fn entrants(tournament: &TournamentRecord) -> Vec<String> {
    let name = |(place, name): (usize, &Option<String>)| {
        name.as_ref().map_or_else(|| format!("entrant {place}"), |name| plain(name))
    };
    tournament.entrants.iter().enumerate().map(name).collect()
}

const fn silent(unused: &Unused) -> Option<u8> {
    if let Unused::NotRevealed { seat } = unused { Some(seat.0) } else { None }
}

fn verdict(unused: &Unused, tournament: &TournamentRecord) -> String {
    match unused {
        Unused::NoBeacon => "no public beacon was used".to_owned(),
        Unused::BeaconMissing { round } => {
            format!("round {round} of the public beacon was named and did not come: it was begun without it")
        }
        Unused::NoWords => "nobody gave a word".to_owned(),
        Unused::NotRevealed { seat } => {
            let name = tournament.entrants.get(usize::from(seat.0)).cloned().flatten();
            let name = name.map(|name| format!(" ({})", name.escape_debug())).unwrap_or_default();
            format!("the sealed word of entrant {}{name} was not revealed in time", seat.0)
        }
        Unused::Erased { seat } => {
            format!("the word of entrant {} was erased: the key of the dice is stated in its place", seat.0)
        }
    }
}
