//! Computer players in a lobby: the host's private menu of their levels and pace, and `/game computers` ([PBP-44]).

use crate::discord::components::custom_id::{LobbyPress, Press};
use crate::discord::components::{Line, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Request};
use crate::rules::Seat;
use crate::table::{COMPUTER_DELAYS, Change, Lobby, Millis, Player, Seated, TableError, TournamentChange};
use crate::text::{Words, escape_name};

/// Value of the option that removes a computer player.
const REMOVE: &str = "remove";
/// Milliseconds in a second.
const SECOND: Millis = 1_000;

/// Name of a level.
pub(crate) fn level(words: Words, player: Player) -> String {
    match player {
        Player::Random => words.level_random(),
        Player::Easy => words.level_easy(),
        Player::Normal => words.level_normal(),
        Player::Human => words.level_human(),
        Player::Strong => words.level_strong(),
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
    Some(Change::ComputerLevel(seat, level))
}

/// The host's menu of computer players.
pub(crate) fn computers(request: &Request, lobby: &Lobby) -> Answered {
    if !host::may_host(request, lobby.host) {
        return Err(TableError::NotHost { host: lobby.host }.into());
    }
    let words = request.words;
    let press = |what| Press::Lobby(lobby.game, what);
    let computers = lobby.seated.iter().filter_map(|seated| Some((seated, seated.computer?)));
    let lines: Vec<Line> = computers.flat_map(|(seated, now)| lines(words, seated, now)).collect();
    let delays: Vec<Line> = COMPUTER_DELAYS
        .into_iter()
        .map(|delay| Line::new(pace(words, delay), delay).chosen(delay == lobby.computer_delay))
        .collect();
    let mut rows = Vec::new();
    if !lines.is_empty() {
        rows.push(menu(&press(LobbyPress::Computer), &words.pick_computer(), &lines));
    }
    rows.push(menu(&press(LobbyPress::ComputerDelay), &words.pick_computer_pace(), &delays));
    let count = lobby.seated.iter().filter(|seated| seated.computer.is_some()).count();
    Ok(Answer::new(words.computers_about(count as u32)).with(rows))
}

/// Sets the number of computer players of the lobby in this channel.
pub(crate) async fn set_computers(
    request: &Request,
    count: i64,
    level: Option<Player>,
    name: Option<String>,
) -> Answered {
    let place = request.writable()?;
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
fn lines(words: Words, seated: &Seated, now: Player) -> Vec<Line> {
    let others = Player::LEVELS.into_iter().filter(|player| *player != now);
    let mut lines: Vec<Line> = others
        .map(|other| {
            let label = words.computer_becomes(&seated.name, &level(words, other));
            Line::new(label, format!("{} {}", seated.seat.0, other.key()))
                .note(words.computer_is(&level(words, now)))
        })
        .collect();
    let label = words.computer_removed(&seated.name);
    lines.push(Line::new(label, format!("{} {REMOVE}", seated.seat.0)));
    lines
}

/// Text of a delay.
fn pace(words: Words, delay: Millis) -> String {
    match delay / SECOND {
        0 => words.computer_pace_none(),
        seconds => words.computer_pace(seconds as u32),
    }
}
