//! Computer players in a lobby: the host's private menu of their levels and pace, and `/game computers` ([PBP-44]).

use crate::discord::components::custom_id::{LobbyPress, Press};
use crate::discord::components::{Line, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::rules::{Rulebook, Seat};
use crate::table::{
    COMPUTER_DELAYS, Change, Computer, Lobby, Millis, Player, Seated, TableError, TournamentChange,
};
use crate::text::{Words, escape_name};
use std::sync::Arc;

/// Value of the option that removes a computer player.
const REMOVE: &str = "remove";
/// Milliseconds in a second.
const SECOND: Millis = 1_000;

/// Name of a level.
pub(crate) fn level(words: Words, player: Player) -> String {
    match player {
        Player::Random => words.level_random(),
        Player::Quick => words.level_quick(),
        Player::Easy => words.level_easy(),
        Player::Normal => words.level_normal(),
        Player::Human => words.level_human(),
        Player::Strong => words.level_strong(),
    }
}

/// What plays a seat, in words: a level, or an external player by its name, marked as one.
pub(crate) fn computer(words: Words, computer: &Computer) -> String {
    named(words, computer, |player| level(words, player))
}

/// The same, as a lobby of that rulebook says it: a level has its rating.
pub(crate) fn rated_computer(words: Words, computer: &Computer, rulebook: Rulebook) -> String {
    named(words, computer, |player| rated_level(words, player, rulebook))
}

fn named(words: Words, computer: &Computer, level: impl Fn(Player) -> String) -> String {
    match computer {
        Computer::Level(player) => level(*player),
        Computer::External(name) => words.external_player(name),
        Computer::Unknown(_) => level(Player::Normal),
    }
}

/// Name of a level with its rating in that rulebook.
fn rated_level(words: Words, player: Player, rulebook: Rulebook) -> String {
    let name = level(words, player);
    match player.rating(rulebook) {
        Some(points) => words.level_rated(&name, points),
        None => name,
    }
}

/// A number of computer players as given in an option: what is beyond any table is refused by the table.
pub(crate) fn count_of(given: i64) -> u8 {
    given.clamp(0, u8::MAX.into()) as u8
}

/// Whether a computer player has a seat.
pub(crate) fn any(lobby: &Lobby) -> bool {
    lobby.seated.iter().any(|seated| seated.computer.is_some())
}

/// The change that was picked in the menu of computer players; `None` for a value that the menu does not have.
pub(crate) fn picked_change(picked: &str) -> Option<Change> {
    let (seat, what) = picked.split_once(' ')?;
    let seat = Seat(seat.parse().ok()?);
    if what == REMOVE {
        return Some(Change::RemoveComputer(seat));
    }
    let level = Player::LEVELS.into_iter().find(|player| player.key() == what)?;
    Some(Change::ComputerLevel(seat, level.into()))
}

/// The change that was picked in the menu of external players; `None` for a value that no such menu has. The table checks the name.
pub(crate) fn picked_external(picked: &str) -> Option<Change> {
    let (seat, name) = picked.split_once(' ')?;
    Some(Change::ComputerLevel(Seat(seat.parse().ok()?), Computer::External(name.into())))
}

/// The host's menu of computer players.
pub(crate) fn computers(request: &Request, lobby: &Lobby) -> Answered {
    if !host::may_host(request, lobby.host) {
        return Err(TableError::NotHost { host: lobby.host }.into());
    }
    let words = request.words;
    let press = |what| Press::Lobby(lobby.game, what);
    let computers = || lobby.seated.iter().filter_map(|seated| Some((seated, seated.computer.as_ref()?)));
    let lines: Vec<Line> = computers().flat_map(|(seated, now)| lines(words, lobby, seated, now)).collect();
    let names = request.context.table.external_players(lobby.place.guild);
    let external = computers().flat_map(|(seated, now)| external_lines(words, seated, now, &names));
    let external: Vec<Line> = external.collect();
    let delays: Vec<Line> = COMPUTER_DELAYS
        .into_iter()
        .map(|delay| Line::new(pace(words, delay), delay).chosen(delay == lobby.computer_delay))
        .collect();
    let mut rows = Vec::new();
    if !lines.is_empty() {
        rows.push(menu(&press(LobbyPress::Computer), &words.pick_computer(), &lines));
    }
    if !external.is_empty() {
        rows.push(menu(&press(LobbyPress::External), &words.pick_external(), &external));
    }
    rows.push(menu(&press(LobbyPress::ComputerDelay), &words.pick_computer_pace(), &delays));
    let count = lobby.seated.iter().filter(|seated| seated.computer.is_some()).count();
    Ok(Answer::new(words.computers_about(count as u32)).with(rows))
}

/// Sets the number of computer players of the lobby in this channel.
pub(crate) async fn set_computers(
    request: &Request,
    count: i64,
    (level, external): (Option<Player>, Option<String>),
    name: Option<String>,
) -> Answered {
    let place = request.writable()?;
    let level = match (level, external) {
        (Some(_), Some(_)) => return Err(Refusal::Said(request.words.level_or_external())),
        (level, None) => level.map(Computer::from),
        (None, Some(external)) => Some(Computer::External(external.trim().into())),
    };
    let change = Change::Computers { count: count_of(count), level, name };
    let lobby = request.context.table.configure(place, &request.person, change).await?;
    let names = lobby.seated.iter().filter(|seated| seated.computer.is_some());
    let names: Vec<String> = names.map(|seated| escape_name(&seated.name)).collect();
    if names.is_empty() {
        return Ok(Answer::new(request.words.computers_none()));
    }
    Ok(Answer::new(request.words.computers_set(&request.words.list(names))))
}

/// Sets the number of computer players of the tournament in this channel.
pub(crate) async fn set_tournament_computers(request: &Request, count: i64) -> Answered {
    let change = TournamentChange::Computers(count_of(count));
    let place = request.writable()?;
    let tournament = request.context.table.configure_tournament(place, &request.person, &change).await?;
    let computers = tournament.enrolled.iter().filter(|one| one.is_computer()).count();
    Ok(Answer::new(request.words.computers_count(computers as u32)))
}

/// The choices for one computer player: its other levels, and to remove it.
fn lines(words: Words, lobby: &Lobby, seated: &Seated, now: &Computer) -> Vec<Line> {
    let rulebook = lobby.setup.rulebook;
    let others = Player::LEVELS.into_iter().filter(|player| now.level() != Some(*player));
    let mut lines: Vec<Line> = others
        .map(|other| {
            let label = words.computer_becomes(&seated.name, &rated_level(words, other, rulebook));
            Line::new(label, format!("{} {}", seated.seat.0, other.key()))
                .note(words.computer_is(&rated_computer(words, now, rulebook)))
        })
        .collect();
    let label = words.computer_removed(&seated.name);
    lines.push(Line::new(label, format!("{} {REMOVE}", seated.seat.0)));
    lines
}

/// The external players that may have the seat of one computer player.
fn external_lines<'a>(
    words: Words,
    seated: &'a Seated,
    now: &'a Computer,
    names: &'a [Arc<str>],
) -> impl Iterator<Item = Line> + use<'a> {
    let others = names.iter().filter(move |name| *now != Computer::External(Arc::clone(name)));
    others.map(move |name| {
        let label = words.computer_becomes(&seated.name, &words.external_player(name));
        Line::new(label, format!("{} {name}", seated.seat.0)).note(words.computer_is(&computer(words, now)))
    })
}

/// Text of a delay.
fn pace(words: Words, delay: Millis) -> String {
    match delay / SECOND {
        0 => words.computer_pace_none(),
        seconds => words.computer_pace(seconds as u32),
    }
}
