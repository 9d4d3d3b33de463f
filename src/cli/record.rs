//! Commands `export`, `replay` and `verify`: games as records.

use super::database::Database;
use super::failure::{Failure, cannot_write};
use super::{json, output};
use crate::ai::{self, Course};
use crate::luck::Beacon;
use crate::present::board_scene::{SeatedPlayer, scene as picture_scene, seated};
use crate::present::proof_line;
use crate::record::{
    self, Checked, Fault, Header, Luck, MOST_BYTES, Proof, Read, SeatLine, TournamentTable, Unused,
};
use crate::render::{self, Format, Person, Scene, Since, Tint};

use crate::rules::{Board, History, Holder, Seat, TerritoryId, View, Viewer, classic, cold_war, y2210};
use crate::table::{ExportTarget, GameId, Limits, SystemClock, SystemSeeds, Table, TableError};
use crate::text::{Ctx, Lang, Words};
use serde_json::{Value, json};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(clap::Args)]
pub(super) struct Export {
    /// The database.
    #[arg(long, value_name = "FILE_OR_URL")]
    database: PathBuf,
    /// The game's number in the database (it is in the name of every record, and in its header).
    game: i64,
    /// Where to write the record (default: standard output).
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Leaves out the names of the players.
    #[arg(long)]
    without_names: bool,
}

#[derive(clap::Args)]
pub(super) struct Replay {
    /// The record.
    file: PathBuf,
    /// Stops after this action (default: at the end).
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
    /// Draws the board after that action.
    #[arg(long, value_name = "OUT.png")]
    picture: Option<PathBuf>,
    /// Language of the board: en or it.
    #[arg(long, default_value = "en")]
    lang: String,
}

#[derive(clap::Args)]
pub(super) struct Verify {
    /// The record, of a game or of a tournament.
    file: PathBuf,
    /// Records of the tournament's tables, to check together with it.
    tables: Vec<PathBuf>,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
}

/// Writes the record of a game: the whole game if it is over, otherwise its public part.
pub(super) async fn export(arguments: Export) -> Result<(), Failure> {
    let database = Database::named(arguments.database)?;
    if database.file().is_some_and(|path| !path.is_file()) {
        return Err(Failure::new(2, format!("database {database}: there is no such file")));
    }
    let store = database.open().await?;
    let table = Table::new(store, Arc::new(SystemClock), Arc::new(SystemSeeds), Limits::default());
    let which = ExportTarget::Id(GameId(arguments.game));
    let exported = table.export(which, !arguments.without_names).await;
    table.close().await;
    let exported = exported.map_err(|error| match error {
        TableError::NoGameHere => {
            Failure::new(2, format!("there is no game {} in {database}", arguments.game))
        }
        TableError::NotRunning { .. } => Failure::new(2, format!("game {} has not begun", arguments.game)),
        other => Failure::new(1, other),
    })?;
    match &arguments.out {
        Some(out) => std::fs::write(out, &exported.text).map_err(|error| cannot_write(out, &error))?,
        None => output::print(&exported.text)?,
    }
    if !exported.whole {
        output::note(format!("game {} is still running: this is what everybody saw of it", arguments.game));
    }
    Ok(())
}

/// Replays a record and prints the board.
pub(super) fn replay(arguments: &Replay) -> Result<(), Failure> {
    let (file, words) = (&arguments.file, super::language::words(&arguments.lang)?);
    let told = |fault: Fault| match arguments.json.then(|| json::print(&wrong(&fault))) {
        Some(Err(failure)) => failure,
        Some(Ok(())) | None => failed(file, &fault),
    };
    let read = read(file)?.map_err(told)?;
    let last = last_action(&read, arguments.at, file)?;
    let game = record::replay(&read, arguments.at).map_err(told)?;
    let view = game.view(Viewer::Public);
    let header = &read.record.header;
    if let Some(out) = &arguments.picture {
        let png = picture(&view, header, words)?;
        std::fs::write(out, png).map_err(|error| cannot_write(out, &error))?;
    }
    if arguments.json {
        json::print(&shown(&view, header, arguments.at.unwrap_or(last)))
    } else {
        let ctx = Ctx::plain(view.map(), names(header, words).iter().map(String::as_str));
        output::line(format!("{}\n\n{}", words.status(&view, &ctx), words.board_text(&view, &ctx)))
    }
}

/// The number of a record's last action. Fails if `at` exceeds it.
fn last_action(read: &Read, at: Option<usize>, file: &Path) -> Result<usize, Failure> {
    let last = read.record.actions().saturating_sub(1);
    match at.filter(|at| *at > last) {
        Some(at) => {
            let line = format!("there is no action {at} in {}: the last one is {last}", file.display());
            Err(Failure::new(2, line))
        }
        None => Ok(last),
    }
}

/// Checks a record, and lists the sources of entropy that its luck did not use.
pub(super) fn verify(arguments: &Verify) -> Result<(), Failure> {
    let bytes = bytes(&arguments.file)?;
    if record::is_tournament(&bytes) {
        return super::tournament::verify(&arguments.file, &bytes, &arguments.tables, arguments.json);
    }
    if let Some(more) = arguments.tables.first() {
        let line = format!("{}: only the tables of a tournament are checked together", more.display());
        return Err(Failure::new(2, line));
    }
    let read = record::parse(&bytes);
    let checked = read.and_then(|read| record::verify(&read).map(|checked| (checked, read.record.header)));
    let (checked, header) = match checked {
        Ok(checked) => checked,
        Err(fault) => {
            if arguments.json {
                json::print(&wrong(&fault))?;
            }
            return Err(failed(&arguments.file, &fault));
        }
    };
    if arguments.json {
        json::print(&right(&checked, &header))?;
    } else {
        let verdict = match checked.luck {
            Luck::Verified => "ok".to_owned(),
            Luck::NotRevealed => "ok, luck not revealed".to_owned(),
            Luck::OfTournament(table) => unproved_line(table),
        };
        let told = checked.unused.iter().map(|unused| unused_line(*unused, &header));
        let proved = proof_line::of_game(ENGLISH, &checked.proof, &plain_names(&header));
        let lines: Vec<String> = [proved, verdict].into_iter().chain(told).collect();
        output::line(lines.join("\n"))?;
    }
    match checked.luck {
        Luck::Verified => Ok(()),
        Luck::NotRevealed | Luck::OfTournament(_) => Err(Failure::quiet(UNPROVED)),
    }
}

/// The language of what `verify` says.
pub(super) const ENGLISH: Words = Words::new(Lang::En);

/// Names of the players, or their colours, without signs that a terminal obeys.
fn plain_names(header: &Header) -> Vec<String> {
    let name = |seat: &SeatLine| plain(seat.name.as_ref().unwrap_or(&seat.colour));
    header.seats.iter().map(name).collect()
}

/// A name without signs that a terminal obeys.
pub(super) fn plain(name: &str) -> String {
    name.escape_debug().to_string()
}

/// What is proved against whoever runs the bot.
pub(super) fn proof(proof: &Proof) -> Value {
    let words: Vec<u8> = proof.words.iter().map(|seat| seat.0).collect();
    json!({"beacon": proof.beacon.key(), "words": words, "fixed": proof.fixed})
}

/// Exit code for a record that fits the rules, but does not prove its luck: it has no seed, or its seed is a tournament's.
pub(super) const UNPROVED: u8 = 4;

/// One unused source of entropy, as a line.
fn unused_line(unused: Unused, header: &Header) -> String {
    match unused {
        Unused::NoBeacon => "no public beacon was used".to_owned(),
        Unused::BeaconMissing { round } => {
            format!(
                "round {round} of the public beacon was named and did not come: the game began without it"
            )
        }
        Unused::NoWords => "nobody gave a word".to_owned(),
        Unused::NotRevealed { seat } => {
            let colour = header.seats.get(seat.index()).map_or("?", |line| &*line.colour);
            format!("the sealed word of seat {} ({colour}) was not revealed in time", seat.0)
        }
        Unused::Erased { seat } => {
            let colour = header.seats.get(seat.index()).map_or("?", |line| &*line.colour);
            format!(
                "the word of seat {} ({colour}) was erased: the key of the dice is stated in its place",
                seat.0
            )
        }
    }
}

/// The line that says that the seed of a tournament's table is proved by the tournament's record only.
fn unproved_line(table: TournamentTable) -> String {
    let TournamentTable { tournament, round, table } = table;
    format!(
        "luck not proved: the seed rests on tournament {tournament} (this is round {round}, table {table}); check both \
         with `verify TOURNAMENT.txt GAME.txt`"
    )
}

fn right(checked: &Checked, header: &Header) -> Value {
    let luck = match checked.luck {
        Luck::Verified => "verified",
        Luck::NotRevealed => "not_revealed",
        Luck::OfTournament(_) => "of_tournament",
    };
    let proved = !matches!(checked.luck, Luck::OfTournament(_));
    let mut object = json!({"ok": proved, "actions": checked.actions, "draws": checked.draws, "luck": luck,
        "proof": proof(&checked.proof)});
    if checked.luck != Luck::NotRevealed {
        let beacon = header.mix.as_ref().map(|mix| match mix.beacon {
            Beacon::Off => json!({"used": false, "round": Value::Null}),
            Beacon::Awaited { round } | Beacon::Missing { round } => json!({"used": false, "round": round}),
            Beacon::Drawn { round, .. } => json!({"used": true, "round": round}),
        });
        let silent = checked.unused.iter().filter_map(|unused| match unused {
            Unused::NotRevealed { seat } => Some(seat.0),
            _ => None,
        });
        object["beacon"] = beacon.unwrap_or(Value::Null);
        object["not_revealed"] = silent.collect();
        let erased = checked.unused.iter().filter_map(|unused| match unused {
            Unused::Erased { seat } => Some(seat.0),
            _ => None,
        });
        object["erased"] = erased.collect();
        let table = header
            .tournament
            .map(|at| json!({"tournament": at.tournament, "round": at.round, "table": at.table}));
        object["tournament"] = table.unwrap_or(Value::Null);
    }
    object
}

pub(super) fn wrong(fault: &Fault) -> Value {
    json!({"ok": false, "line": fault.line, "reason": fault.reason})
}

pub(super) fn failed(file: &Path, fault: &Fault) -> Failure {
    Failure::new(1, format!("{}: {fault}", file.display()))
}

/// Reads and parses a record; reads at most [`MOST_BYTES`] and one byte.
pub(super) fn read(path: &Path) -> Result<Result<Read, Fault>, Failure> {
    Ok(record::parse(&bytes(path)?))
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let open = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        std::fs::File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    open().map_err(|error| Failure::new(2, format!("can't read {}: {error}", path.display())))
}

/// Names of the players; the colour where the record has no name.
fn names(header: &Header, words: Words) -> Vec<String> {
    let name = |seat: &SeatLine| seat.name.clone().unwrap_or_else(|| words.colour_name(&seat.colour));
    header.seats.iter().map(name).collect()
}

fn shown(view: &View, header: &Header, at: usize) -> Value {
    let (territories, seats) = match view {
        View::Classic(view) => (classic_territories(view), classic_seats(view, header)),
        View::Y2210(view) => (y2210_territories(view), y2210_seats(view, header)),
        View::ColdWar(view) => (cold_war_states(view), cold_war_seats(view, header)),
    };
    let result = view.outcome.as_ref().map(|outcome| {
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        json!({"winners": winners, "ending": outcome.ending.key(), "round": outcome.round})
    });
    json!({"ok": true, "action": at, "rulebook": header.setup.rulebook.key(), "round": view.round,
        "turn": view.turn, "on_turn": view.on_turn.map(|seat| seat.0), "seats": seats,
        "territories": territories, "result": result})
}

fn held_by(holder: Holder) -> Value {
    match holder {
        Holder::Nobody => Value::Null,
        Holder::Neutral => json!("neutral"),
        Holder::Seat(seat) => json!(seat.0),
    }
}

fn classic_territories(view: &classic::View) -> Value {
    let all = view.map().territories().iter().zip(&view.territories).map(|(territory, held)| {
        json!({"territory": territory.key, "holder": held_by(held.holder), "armies": held.armies})
    });
    all.collect()
}

fn classic_seats(view: &classic::View, header: &Header) -> Value {
    let all = view.seats.iter().zip(&header.seats).map(|(seat, line)| {
        json!({"seat": seat.seat.0, "colour": line.colour, "name": line.name, "alive": seat.alive,
            "territories": seat.territories, "armies": seat.armies, "cards": seat.cards})
    });
    all.collect()
}

fn y2210_territories(view: &y2210::View) -> Value {
    let commanders =
        |units: y2210::Units| units.commanders.iter().map(y2210::Commander::key).collect::<Vec<_>>();
    let all = view.map().ids().zip(&view.territories).map(|(at, held)| {
        json!({"territory": view.map().territory(at).key, "holder": held_by(held.holder),
            "mods": held.units.mods, "commanders": commanders(held.units), "station": held.station,
            "devastated": view.devastated.contains(at)})
    });
    all.collect()
}

fn y2210_seats(view: &y2210::View, header: &Header) -> Value {
    let all = view.seats.iter().zip(&header.seats).map(|(seat, line)| {
        let cards: serde_json::Map<String, Value> =
            seat.cards.iter().map(|(deck, count)| (deck.key().to_owned(), json!(count))).collect();
        json!({"seat": seat.seat.0, "colour": line.colour, "name": line.name, "alive": seat.alive,
            "territories": seat.territories, "units": seat.units, "energy": seat.energy, "cards": cards,
            "points": seat.points})
    });
    all.collect()
}

/// The scene of a record after an action (`None`: its end), with the marks of the last turn played; and its board. As the
/// public sees it, or as the given seat does (1 is the first).
pub(super) fn scene(
    file: &Path,
    at: Option<usize>,
    seat: Option<u8>,
    words: Words,
) -> Result<(Scene, &'static Board), Failure> {
    let told = |fault: Fault| failed(file, &fault);
    let read = read(file)?.map_err(told)?;
    last_action(&read, at, file)?;
    let (game, seen) = record::replay_turn(&read, at).map_err(told)?;
    let seats = read.record.header.seats.len();
    let viewer = match seat {
        None => Viewer::Public,
        Some(seat) if (1..=seats).contains(&usize::from(seat)) => Viewer::Seat(Seat(seat - 1)),
        Some(seat) => return Err(Failure::new(2, format!("--seat {seat}: 1 to {seats}"))),
    };
    let view = game.view(viewer);
    Ok((drawn(&view, &read.record.header, words, &Since::of(&seen)), view.map()))
}

/// The public history of a record, turn by turn, and its header.
pub(super) fn history(
    file: &Path,
    at: Option<usize>,
    words: Words,
) -> Result<(History, RecordContext), Failure> {
    let told = |fault: Fault| failed(file, &fault);
    let read = read(file)?.map_err(told)?;
    last_action(&read, at, file)?;
    let history = record::history(&read, at).map_err(told)?;
    Ok((history, RecordContext { header: read.record.header, words }))
}

/// How the chances went in the game of a record; `None` while it goes on.
pub(super) fn course(file: &Path, at: Option<usize>) -> Result<Option<Course>, Failure> {
    let told = |fault: Fault| failed(file, &fault);
    let read = read(file)?.map_err(told)?;
    Ok(record::retrospect(&read, at).map_err(told)?.as_ref().and_then(ai::course))
}

/// Header of a record, and the language of the output.
pub(super) struct RecordContext {
    pub(super) header: Header,
    pub(super) words: Words,
}

impl RecordContext {
    /// Names of the players.
    pub(super) fn names(&self) -> Vec<String> {
        names(&self.header, self.words)
    }

    /// All players with their chosen colours, in seat order.
    pub(super) fn people(&self) -> Vec<(Person, Tint)> {
        let names = self.names();
        let people = names.iter().zip(&self.header.seats);
        let people: Vec<SeatedPlayer<'_>> =
            people.map(|(name, seat)| SeatedPlayer { name, colour: &seat.colour }).collect();
        seated(&people, self.words)
    }
}

fn picture(view: &View, header: &Header, words: Words) -> Result<Vec<u8>, Failure> {
    let scene = drawn(view, header, words, &Since::default());
    render::draw(&scene, &Format::default()).map_err(|error| Failure::new(1, error))
}

/// The scene of a view.
pub(super) fn drawn(view: &View, header: &Header, words: Words, since: &Since) -> Scene {
    let names = names(header, words);
    let people = names.iter().zip(&header.seats);
    let people: Vec<SeatedPlayer<'_>> =
        people.map(|(name, seat)| SeatedPlayer { name, colour: &seat.colour }).collect();
    picture_scene(view, &people, since, words)
}

fn cold_war_states(view: &cold_war::View) -> Value {
    let state = |at: TerritoryId| {
        let place = view.at(at);
        let armies: Vec<Value> =
            place.armies.iter().map(|(seat, armies)| json!({"seat": seat.0, "armies": armies})).collect();
        let refugees: Vec<Value> =
            place.refugees.iter().map(|(seat, pieces)| json!({"seat": seat.0, "pieces": pieces})).collect();
        json!({"id": view.map().territory(at).key, "control": place.control, "armies": armies,
            "interceptors": place.interceptors, "last_controller": place.last_controller.map(|seat| seat.0),
            "refugees": refugees, "mushroom": place.mushroom})
    };
    view.map().ids().map(state).collect()
}

fn cold_war_seats(view: &cold_war::View, header: &Header) -> Value {
    let seat = |(line, seat): (&SeatLine, &cold_war::SeatView)| {
        json!({"seat": seat.seat.0, "colour": line.colour, "name": line.name, "alive": seat.alive,
            "exile": seat.exile, "money": seat.money, "population": seat.population, "income": seat.income,
            "initial_income": seat.initial, "upkeep": seat.upkeep, "armies": seat.armies, "refugees": seat.pieces})
    };
    header.seats.iter().zip(&view.seats).map(seat).collect()
}
