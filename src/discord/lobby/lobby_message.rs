//! Lobby: one public message with buttons, edited in place, and the host's private settings menu ([PBP-2], [PBP-3]).

use super::switch_menus::{switch_at, switchboard};
use super::table_options::{self, TableOptions, mode_name};
use crate::discord::components::custom_id::{LobbyPress, Press};
use crate::discord::components::{Line, MESSAGE, blue, buttons, cut, green, grey, menu, word_form};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::lobby::computers;
use crate::discord::lobby::lobby_roles;
use crate::discord::lobby::luck_word;
use crate::discord::texts::luck_lines;
use crate::discord::texts::status_text;
use crate::table::{
    AbsencePolicy, Begun, Change, Colour, Lobby, Look, Pace, Place, Seated, Status, TableError,
};
use crate::text::{LobbyText, SeatText, SilenceText, Words, colour_mark};
use serenity::all::{CreateActionRow, CreateModal};

/// Maximum length of what is typed as a word: the signature of a round has 96 digits.
const MOST_TYPED: u16 = 96;

/// The public lobby message.
pub(crate) fn message(words: Words, lobby: &Lobby) -> Answer {
    let host = lobby.seated.iter().find(|seated| seated.person == lobby.host);
    let text = LobbyText {
        number: lobby.number,
        setup: &lobby.setup,
        host: host.map_or("", |seated| seated.name.as_str()),
        seated: lobby.seated.iter().map(|seated| in_lobby(words, lobby, seated)).collect(),
        cast: super::lobby_roles::cast_text(lobby),
        clock: table_options::clock_text(lobby.pace, lobby.clock, lobby.defence_waits),
        silence: match lobby.absence_policy {
            AbsencePolicy::Caretaker => SilenceText::Caretaker,
            AbsencePolicy::Skip => SilenceText::Skip,
            AbsencePolicy::Computer => SilenceText::Computer,
            AbsencePolicy::HostDecides => SilenceText::HostDecides,
        },
        reserved: lobby.rules.reserved.iter().map(|reserved| reserved.name.as_str()).collect(),
        start_when_full: lobby.rules.start_when_full,
        least_reliability: lobby.rules.least_reliability,
        hints_off: lobby.rules.hints_off,
        // Once words are closed, the promise is shown below with the commitment.
        promise: lobby.dice.promise.as_deref().filter(|_| lobby.dice.commitment.is_none()),
    };
    let mut lines = vec![words.lobby(&text)];
    let open = lobby.status == Status::Lobby;
    if let Some(used) = lobby.dice.used.filter(|_| open) {
        lines.push(words.lobby_beacon(&mode_name(words, used.mode)));
    }
    if !open {
        lines.push(words.lobby_closed());
    }
    let closed = open && lobby.dice.commitment.is_some();
    if closed {
        let told = luck_lines::closed(words, lobby.number, &lobby.dice, &lobby.seated);
        lines = vec![luck_lines::ending(
            &lines.join(
                "
",
            ),
            &told,
        )];
    }
    let rows = match (open, closed) {
        (true, false) => rows(words, lobby),
        // The button to reveal a sealed word.
        (true, true) if lobby.dice.reveal_until.is_some() => {
            buttons(&[grey(&Press::Lobby(lobby.game, LobbyPress::Luck), &words.button_luck())])
        }
        _ => Vec::new(),
    };
    Answer { public: true, ..Answer::new(lines.join("\n")).with(rows) }
}

/// The lobby message once the game has begun, which stays pinned: whose turn it is, who plays, where the board is, and what this table
/// plays; at the end that it is over. The announcement of the start below it has the fingerprints of the dice.
pub(crate) fn playing(words: Words, look: &Look) -> Answer {
    let mut lines = vec![words.lobby_started(look.number)];
    if look.status == Status::Running {
        let whose = look.view.on_turn.filter(|_| look.view.round > 0);
        let name = |seat| words.seat_name(&status_text::names(look), seat);
        lines.extend(whose.map(|seat| words.lobby_turn(look.view.round, &name(seat))));
        lines.push(words.lobby_playing());
    } else {
        // How it ended is said once, by the announcement.
        lines = vec![words.lobby_over(look.number), words.lobby_result()];
    }
    let seated = look.seated.iter().map(|seated| words.seat_line(seated.seat, &seat_text(words, seated)));
    lines.extend(seated);
    lines.extend(words.cast(&look.view, &status_text::names(look)));
    lines.extend(
        words.played_by(&look.view, &table_options::clock_text(look.pace, look.clock, look.defence_waits)),
    );
    lines.extend(look.hints.off.then(|| words.lobby_hints_off()));
    Answer { public: true, ..Answer::new(cut(&lines.join("\n"), MESSAGE)) }
}

/// A seat with the reliability of its person.
fn in_lobby<'a>(words: Words, lobby: &Lobby, seated: &'a Seated) -> SeatText<'a> {
    let in_time = lobby.reliability.get(&seated.person).and_then(|known| known.percent());
    let rated = |computer| super::computers::rated_computer(words, computer, lobby.setup.rulebook);
    let level = seated.computer.as_ref().map(rated);
    SeatText { level, in_time, ..seat_text(words, seated) }
}

fn seat_text(words: Words, seated: &Seated) -> SeatText<'_> {
    let level = seated.computer.as_ref().map(|computer| super::computers::computer(words, computer));
    SeatText { name: &seated.name, colour: seated.colour.key(), level, in_time: None }
}

fn rows(words: Words, lobby: &Lobby) -> Vec<CreateActionRow> {
    let press = |what| Press::Lobby(lobby.game, what);
    let everybodys = [
        green(&press(LobbyPress::Join), &words.button_join()),
        grey(&press(LobbyPress::Leave), &words.button_leave()),
        grey(&press(LobbyPress::Colours), &words.button_colour()),
        grey(&press(LobbyPress::Luck), &words.button_luck()),
    ];
    let free = lobby.seated.len() < usize::from(lobby.setup.seats);
    let mut hosts = Vec::new();
    if free {
        hosts.push(grey(&press(LobbyPress::AddComputer), &words.button_add_computer()));
        hosts.push(grey(&press(LobbyPress::FillWithComputers), &words.button_fill_computers()));
    }
    if super::computers::any(lobby) {
        hosts.push(grey(&press(LobbyPress::Computers), &words.button_computers()));
    }
    hosts.push(grey(&press(LobbyPress::Settings), &words.button_settings()));
    hosts.push(blue(&press(LobbyPress::Start), &words.button_start()));
    [buttons(&everybodys), buttons(&hosts)].concat()
}

/// A coloured symbol; shown with the colour's name, for people who can't distinguish the colours.
pub(crate) fn badge(colour: Colour) -> &'static str {
    colour_mark(colour.key())
}

/// Name of a colour.
pub(crate) fn colour(words: Words, colour: Colour) -> String {
    words.colour(colour.key())
}

/// Text of a pace.
pub(crate) fn pace(words: Words, pace: Pace) -> String {
    words.pace(status_text::minutes(pace))
}

/// Response to a press on the lobby message.
pub(crate) enum Pressed {
    /// The lobby message is edited to this.
    Message(Answer),
    /// A private answer: a new message, or in place of the private menu.
    Private(Answer),
    /// A modal.
    Form(CreateModal),
}

/// Handles a button or select menu of the lobby.
pub(crate) async fn press_lobby(
    request: &Request,
    game: crate::table::GameId,
    what: LobbyPress,
    picked: Option<&str>,
) -> Result<Pressed, Refusal> {
    let place = request.writable()?;
    let table = &request.context.table;
    let lobby = table.lobby(place).await.map_err(moved_on)?;
    if lobby.game != game {
        return Err(TableError::Stale.into());
    }
    if what != LobbyPress::Luck && lobby.dice.commitment.is_some() {
        return Err(TableError::WordsClosed { number: lobby.number, opens: lobby.dice.opens_by }.into());
    }
    let public = request.context.public(place.guild).await?;
    let shown = |lobby: &Lobby| Pressed::Message(message(public, lobby));
    let pressed = match what {
        LobbyPress::Join => Pressed::Message(joined(request, place, public).await?),
        LobbyPress::Leave => shown(&table.leave(place, &request.person).await?),
        LobbyPress::Start => {
            let begun = table.start(place, &request.person).await?;
            request.context.close_menus(game);
            match begun {
                Begun::Closed(lobby) => shown(&lobby),
                Begun::Playing(look) => Pressed::Message(playing(public, &look)),
            }
        }
        LobbyPress::AddComputer | LobbyPress::FillWithComputers => {
            let change = change(what, &lobby, "").ok_or(TableError::Stale)?;
            shown(&table.configure(place, &request.person, change).await?)
        }
        LobbyPress::Computers => Pressed::Private(computers::computers(request, &lobby)?),
        LobbyPress::Colours => Pressed::Private(colours(request, &lobby)?),
        LobbyPress::Luck => match picked {
            Some(word) => Pressed::Private(luck_word::give_word(request, word).await?),
            None => Pressed::Form(luck_form(request, &lobby)?),
        },
        LobbyPress::Settings => Pressed::Private(settings(request, &lobby, None)?),
        LobbyPress::Rule => Pressed::Private(settings(request, &lobby, picked)?),
        LobbyPress::RoleOf => {
            let person = picked.and_then(|person| person.parse().ok()).ok_or(TableError::Stale)?;
            Pressed::Private(lobby_roles::roles_for(request, &lobby, person)?)
        }
        LobbyPress::Role(person) => {
            let change = super::lobby_roles::change(person, picked.unwrap_or_default())?;
            let lobby = table.configure(place, &request.person, change).await?;
            Pressed::Private(lobby_changed(request, what, &lobby)?)
        }
        LobbyPress::Colour
        | LobbyPress::Pace
        | LobbyPress::Seats
        | LobbyPress::Waits
        | LobbyPress::Computer
        | LobbyPress::External
        | LobbyPress::ComputerDelay
        | LobbyPress::Value(_) => {
            let change = change(what, &lobby, picked.unwrap_or_default()).ok_or(TableError::Stale)?;
            let lobby = table.configure(place, &request.person, change).await?;
            Pressed::Private(lobby_changed(request, what, &lobby)?)
        }
    };
    if matches!(&pressed, Pressed::Private(answer) if !answer.rows.is_empty()) {
        let over = request.words.lobby_started(lobby.number);
        request.context.open_menus.opened(game, request.person.id, &request.token, over);
    }
    Ok(pressed)
}

/// The lobby message after the person has joined; the game may have started with the last seat.
async fn joined(request: &Request, place: Place, public: Words) -> Answered {
    let lobby = request.context.table.join(place, &request.person).await?;
    let look = started(request, &lobby).await?;
    Ok(look.map_or_else(|| message(public, &lobby), |look| playing(public, &look)))
}

/// The game that has started because the lobby is full; `None` if it has not.
async fn started(request: &Request, lobby: &Lobby) -> Result<Option<Look>, Refusal> {
    if lobby.status != Status::Running {
        return Ok(None);
    }
    request.context.close_menus(lobby.game);
    Ok(Some(request.context.table.look(lobby.place, &request.person).await?))
}

/// The private menu after a change made in it.
fn lobby_changed(request: &Request, what: LobbyPress, lobby: &Lobby) -> Answered {
    let answer = match what {
        LobbyPress::Role(person) => lobby_roles::roles_for(request, lobby, person)?,
        LobbyPress::Colour => colours(request, lobby)?,
        LobbyPress::Computer | LobbyPress::External | LobbyPress::ComputerDelay => {
            computers::computers(request, lobby)?
        }
        _ => settings(request, lobby, None)?,
    };
    Ok(Answer { text: format!("{}\n{}", request.words.changed(), answer.text), ..answer })
}

/// The modal for a word; a person without a seat gets a refusal before typing ([PBP-40]).
fn luck_form(request: &Request, lobby: &Lobby) -> Result<CreateModal, Refusal> {
    if lobby.seated.iter().all(|seated| seated.person != request.person.id) {
        return Err(TableError::NotSeated.into());
    }
    let (words, press) = (request.words, Press::Lobby(lobby.game, LobbyPress::Luck));
    let hints = (words.luck_title(), words.luck_label(), words.luck_hint());
    Ok(word_form(&press, &hints, MOST_TYPED))
}

/// Menu of the free colours and the person's own.
fn colours(request: &Request, lobby: &Lobby) -> Answered {
    let words = request.words;
    let own =
        lobby.seated.iter().find(|seated| seated.person == request.person.id).ok_or(TableError::NotSeated)?;
    let others = || lobby.seated.iter().filter(|s| s.person != request.person.id && s.computer.is_none());
    let taken = |colour| others().any(|seated| seated.colour == colour);
    let lines: Vec<Line> = Colour::ALL
        .into_iter()
        .filter(|colour| !taken(*colour))
        .map(|c| Line::new(format!("{} {}", badge(c), colour(words, c)), c.key()).chosen(c == own.colour))
        .collect();
    let row = menu(&Press::Lobby(lobby.game, LobbyPress::Colour), &words.pick_colour(), &lines);
    Ok(Answer::new(words.your_colour(&colour(words, own.colour))).with(vec![row]))
}

/// The host's settings menu; `rule` is the switch whose values are shown.
fn settings(request: &Request, lobby: &Lobby, rule: Option<&str>) -> Answered {
    let words = request.words;
    if !host::may_host(request, lobby.host) {
        return Err(TableError::NotHost { host: lobby.host }.into());
    }
    let press = |what| Press::Lobby(lobby.game, what);
    let paces: Vec<Line> = request
        .context
        .paces
        .iter()
        .map(|p| Line::new(pace(words, *p), p).chosen(*p == lobby.pace))
        .collect();
    let (fewest, most) = lobby.setup.rulebook.seats();
    let seats: Vec<Line> = (fewest..=most.min(request.context.seats))
        .map(|n| Line::new(words.seats_label(n.into()), n).chosen(n == lobby.setup.seats))
        .collect();
    let waits = [false, true].map(|on| {
        Line::new(words.waits_choice(lobby.setup.rulebook, on), on).chosen(on == lobby.defence_waits)
    });
    let mut rows = vec![
        menu(&press(LobbyPress::Pace), &words.pick_pace(), &paces),
        menu(&press(LobbyPress::Seats), &words.pick_seats(), &seats),
    ];
    if rule.is_none() {
        let prompt = words.waits_prompt(lobby.setup.rulebook);
        rows.push(menu(&press(LobbyPress::Waits), &prompt, &waits));
    }
    let players = super::lobby_roles::players(words, lobby, None);
    let press_value = |index| press(LobbyPress::Value(index));
    let options = TableOptions::of(lobby);
    let board = switchboard(words, (&lobby.setup, options), rule, (&press(LobbyPress::Rule), press_value));
    rows.extend(board.rows);
    rows.extend(players);
    let title = words.settings_title(lobby.number);
    let text = board.explained.map_or(title.clone(), |explained| format!("{title}\n\n{explained}"));
    Ok(Answer::new(text).with(rows))
}

fn change(what: LobbyPress, lobby: &Lobby, picked: &str) -> Option<Change> {
    Some(match what {
        LobbyPress::Colour => Change::Colour(Colour::find(picked)?),
        LobbyPress::Pace => Change::Pace(picked.parse().ok()?),
        LobbyPress::Seats => Change::Seats(picked.parse().ok()?),
        LobbyPress::Waits => Change::DefenceWaits(picked.parse().ok()?),
        LobbyPress::AddComputer => Change::AddComputer,
        LobbyPress::FillWithComputers => Change::FillWithComputers,
        LobbyPress::Computer => super::computers::picked_change(picked)?,
        LobbyPress::External => super::computers::picked_external(picked)?,
        LobbyPress::ComputerDelay => Change::ComputerDelay(picked.parse().ok()?),
        LobbyPress::Value(index) => match switch_at(&lobby.setup, index) {
            Some(key) => Change::Switch { key: key.to_owned(), value: picked.to_owned() },
            None => table_options::change(picked)?,
        },
        _ => return None,
    })
}

/// A lobby button in a channel without an open lobby is out of date.
fn moved_on(error: TableError) -> Refusal {
    match error {
        TableError::NoGameHere | TableError::Begun { .. } => TableError::Stale.into(),
        other => other.into(),
    }
}
