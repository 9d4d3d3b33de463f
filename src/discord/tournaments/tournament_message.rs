//! Tournaments on Discord: public message with buttons, list of tables, standings as text and as picture, and presses.
//! The `league` module computes the standings.

use crate::discord::components::custom_id::{Press, TournamentPress};
use crate::discord::components::{blue, buttons, green, grey, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::luck_lines;
use crate::discord::texts::status_text::moment;
use crate::discord::tournaments::tournament_settings;
use crate::league::{self, Format, Line, Uneven};
use crate::render::{self, Row, Standings, legible};
use crate::rules::Seat;
use crate::table::{
    Colour, Enrolled, EntrantState, Pairing, Person, Place, Seated, TableError, Tournament, TournamentError,
    TournamentId, TournamentStatus,
};
use crate::text::{StandingNote, StandingText, TournamentStage, TournamentText, Words, escape_name};
use serenity::all::CreateActionRow;

/// Minimum number of people for a round.
const FEWEST: u16 = 3;
/// Maximum number of characters of standings in a message, which leaves room for a few other lines.
const ROOM: usize = 1500;

/// The public message of a tournament.
pub(crate) fn message(words: Words, tournament: &Tournament) -> Answer {
    let named = |state: EntrantState| -> Vec<&str> {
        tournament.enrolled.iter().filter(|one| one.state == state).map(|one| one.name.as_str()).collect()
    };
    let text = TournamentText {
        number: tournament.number,
        rounds: (tournament.plan.format == Format::League).then_some(tournament.plan.rounds.into()),
        table: tournament.plan.table.into(),
        advance: tournament.plan.advance.into(),
        byes: tournament.plan.uneven == Uneven::Byes,
        auto: tournament.plan.next == league::Next::Auto,
        setup: &tournament.setup,
        pace: tournament.pace.limit().map(|limit| (limit / 60_000) as u32),
        host: &mention(tournament.host),
        people: named(EntrantState::In),
        reserves: named(EntrantState::Reserve),
        dropped: named(EntrantState::Out),
        stage: match tournament.status {
            TournamentStatus::Gathering => {
                TournamentStage::Gathering { missing: FEWEST.saturating_sub(tournament.people()).into() }
            }
            TournamentStatus::Running => TournamentStage::Running { round: tournament.round },
            TournamentStatus::Over => TournamentStage::Over,
            TournamentStatus::Cancelled => TournamentStage::Cancelled,
        },
    };
    let press = |what| Press::Tournament(tournament.id, what);
    let rows = if tournament.status == TournamentStatus::Gathering {
        buttons(&[
            green(&press(TournamentPress::Join), &words.button_join()),
            grey(&press(TournamentPress::Leave), &words.button_leave()),
            grey(&press(TournamentPress::Settings), &words.button_settings()),
            blue(&press(TournamentPress::Start), &words.button_start()),
        ])
    } else {
        Vec::new()
    };
    let text = luck_lines::below(words, &words.tournament(&text), &tournament.dice, &entrants(tournament));
    Answer { public: true, ..Answer::new(text).with(rows) }
}

/// Entrants by place, in the form that texts about dice use.
pub(crate) fn entrants(tournament: &Tournament) -> Vec<Seated> {
    let one = |one: &Enrolled| {
        let place = one.place?;
        let seat = Seat(place.0 as u8);
        Some(Seated { seat, person: one.person, name: one.name.clone(), colour: Colour::Red, computer: None })
    };
    tournament.enrolled.iter().filter_map(one).collect()
}

/// Number of entrants that are named as fixed.
const NAMED: usize = 16;

/// What the commitment binds besides seed and words: plan, sizes, who entered; with its fingerprint.
fn fixed(words: Words, tournament: &Tournament) -> Option<String> {
    let people = entrants(tournament);
    let some = people.iter().take(NAMED).map(|one| escape_name(&one.name));
    let more = (people.len() > NAMED).then(|| "…".to_owned());
    let terms = tournament.dice.terms.as_ref()?;
    Some(words.tournament_words_fixed(people.len() as u32, &words.list(some.chain(more)), terms))
}

/// Appends what is fixed to a text.
fn with_fixed(words: Words, text: String, tournament: &Tournament) -> String {
    [Some(text), fixed(words, tournament)].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Appends what is fixed, the commitment and the round to a text.
pub(crate) fn fixed_below(words: Words, text: &str, tournament: &Tournament) -> String {
    let text = with_fixed(words, text.to_owned(), tournament);
    luck_lines::round_below(words, &text, &tournament.dice, &entrants(tournament))
}

/// Message that words are closed: what the tournament waits for, and the commitment.
pub(crate) fn words_closed(words: Words, tournament: &Tournament) -> String {
    let said = with_fixed(words, words.tournament_words_closed(tournament.number), tournament);
    if tournament.dice.opens_by.is_none() {
        return luck_lines::below(words, &said, &tournament.dice, &entrants(tournament));
    }
    luck_lines::waiting(words, said, &tournament.dice, &entrants(tournament))
}

/// Message that an entrant revealed their sealed word.
pub(crate) fn word_revealed(words: Words, tournament: &Tournament, place: u16) -> String {
    luck_lines::revealed(words, Seat(place as u8), &tournament.dice, &entrants(tournament))
}

/// Button for the host to begin the next round, below the standings.
pub(crate) fn next_button(words: Words, tournament: &Tournament) -> Vec<CreateActionRow> {
    buttons(&[blue(&Press::Tournament(tournament.id, TournamentPress::Next), &words.button_next_round())])
}

/// A mention. It pings only if the message allows it.
pub(crate) fn mention(person: u64) -> String {
    format!("<@{person}>")
}

/// A mention; of a computer player its name.
pub(crate) fn mention_or_name(one: &Enrolled) -> String {
    if one.is_computer() { escape_name(&one.name) } else { mention(one.person) }
}

fn lines(tournament: &Tournament) -> Vec<Line> {
    league::standings(&tournament.plan, &tournament.course())
}

fn note(tournament: &Tournament, line: &Line) -> StandingNote {
    match (line.dropped, tournament.plan.format, line.alive) {
        (true, ..) => StandingNote::Dropped,
        (false, Format::League, _) => StandingNote::None,
        (false, Format::KnockOut, true) => StandingNote::In,
        (false, Format::KnockOut, false) => StandingNote::Out(line.round.into()),
    }
}

fn name(tournament: &Tournament, line: &Line) -> String {
    tournament.at(line.entrant).map(|one| one.name.clone()).unwrap_or_default()
}

/// The standings as text.
pub(crate) fn standings(words: Words, tournament: &Tournament) -> String {
    let lines = lines(tournament);
    let names: Vec<String> = lines.iter().map(|line| name(tournament, line)).collect();
    let texts: Vec<StandingText<'_>> = lines
        .iter()
        .zip(&names)
        .map(|(line, name)| StandingText {
            rank: line.rank.into(),
            name,
            points: line.points.0,
            games: line.games.into(),
            note: note(tournament, line),
        })
        .collect();
    words.standings(tournament.number, &texts, ROOM)
}

/// Names of all who share the first place, escaped.
pub(crate) fn winners(tournament: &Tournament) -> Vec<String> {
    lines(tournament)
        .iter()
        .filter(|line| line.rank == 1)
        .map(|line| escape_name(&name(tournament, line)))
        .collect()
}

/// The standings as a picture to be drawn.
pub(crate) fn scene(words: Words, tournament: &Tournament) -> Standings {
    let lines = lines(tournament);
    let league = tournament.plan.format == Format::League;
    let mut columns =
        vec![words.column_points(), words.column_games(), words.column_wins(), words.column_objectives()];
    let noted = lines.iter().any(|line| note(tournament, line) != StandingNote::None);
    if noted {
        columns.push(words.column_state());
    }
    let played = lines.iter().any(|line| line.games > 0);
    let row = |line: &Line| {
        let note = note(tournament, line);
        let mut cells = vec![
            words.match_points(line.points.0),
            line.games.to_string(),
            line.firsts.to_string(),
            line.objectives.to_string(),
        ];
        if noted {
            cells.push(words.standing_state(note));
        }
        let instead = words.seat_number(u32::from(line.entrant.0) + 1);
        Row {
            rank: line.rank.to_string(),
            name: legible(&name(tournament, line), &instead),
            cells,
            // Before the first game is over all have rank 1.
            leads: line.rank == 1 && played,
            out: matches!(note, StandingNote::Out(_) | StandingNote::Dropped),
        }
    };
    let more = lines.len().saturating_sub(render::MOST_ROWS) as u32;
    Standings {
        title: words.picture_tournament(tournament.number),
        line: if league {
            words.picture_tournament_league(tournament.round, tournament.plan.rounds.into())
        } else {
            words.picture_tournament_knock_out(tournament.round)
        },
        columns,
        rows: lines.iter().take(render::MOST_ROWS).map(row).collect(),
        foot: if more > 0 { words.picture_more(more) } else { String::new() },
    }
}

/// Names of the players of a table, escaped.
pub(crate) fn people(words: Words, tournament: &Tournament, table: &Pairing) -> String {
    let named = |place| tournament.at(place).map_or_else(String::new, |one| escape_name(&one.name));
    words.list(table.seats.iter().map(|place| named(*place)))
}

/// List of the tables of the current round.
fn tables(words: Words, tournament: &Tournament) -> String {
    let mut said = vec![words.tournament_tables_title(tournament.number, tournament.round)];
    for table in tournament.round(tournament.round) {
        if table.void {
            said.push(words.tournament_table_void(table.number, &people(words, tournament, table)));
            continue;
        }
        said.push(match (&table.result, table.thread) {
            (Some(result), _) => {
                let points = league::points(result);
                let one = |seat: usize| {
                    let who = tournament.at(table.seats[seat]).map_or("", |one| one.name.as_str());
                    words.tournament_result(&escape_name(who), &words.match_points(points[seat].0))
                };
                let results: Vec<String> = league::places(result).into_iter().map(one).collect();
                words.tournament_table_over(table.number, &results.join(", "))
            }
            (None, Some(thread)) => words.tournament_table_playing(
                table.number,
                &people(words, tournament, table),
                &format!("<#{thread}>"),
            ),
            (None, None) => words.tournament_table_opening(table.number, &people(words, tournament, table)),
        });
    }
    if let Some(byes) = tournament.table(tournament.round, 0) {
        said.push(words.tournament_sits_out(&people(words, tournament, byes)));
    }
    said.join("\n")
}

/// Text of a refusal.
pub(crate) fn refused(words: Words, error: &TournamentError) -> String {
    match error {
        TournamentError::NoneHere => words.tournament_none_here(),
        TournamentError::Here { number } => words.tournament_here(*number),
        TournamentError::Over => words.tournament_over(),
        TournamentError::NotHost { host } => words.tournament_not_host(&mention(*host)),
        TournamentError::AlreadyIn => words.tournament_already_in(),
        TournamentError::NotIn => words.tournament_not_in(),
        TournamentError::DroppedOut => words.tournament_dropped_out(),
        TournamentError::Full { most } => words.tournament_full((*most).into()),
        TournamentError::TooFew { have, need } => {
            words.tournament_too_few((*have).into(), (*need).into(), need.saturating_sub(*have).into())
        }
        TournamentError::Unfinished { tables } => words.tournament_unfinished((*tables).into()),
        TournamentError::NotBegun => words.tournament_not_begun(),
        TournamentError::Begun => words.tournament_begun(),
        TournamentError::WordsClosed { opens } => {
            let by = opens.map(|opens| words.tournament_words_are_closed(&moment(words, opens)));
            by.unwrap_or_else(|| words.tournament_words_are_closed_waiting())
        }
        TournamentError::NoSuchTable { number, tables } => words.tournament_no_such_table(*number, *tables),
        TournamentError::TableDone { number } => words.tournament_table_done(*number),
        TournamentError::ConfirmTable { number, .. } => words.tournament_confirm_table(*number),
        TournamentError::EraseLater { number } => words.tournament_erase_later(*number),
        TournamentError::ConfirmEnd => words.tournament_confirm_end(),
        TournamentError::NoSuchEntrant { person } => words.tournament_no_such_entrant(&mention(*person)),
        TournamentError::NotReserve { person } => words.tournament_not_reserve(&mention(*person)),
        TournamentError::TableOf { number } => words.tournament_table_of(*number),
        TournamentError::Seats { most } => words.tournament_seats((*most).into()),
        TournamentError::Plan(error) => match error {
            league::PlanError::Rounds { rounds } => {
                words.tournament_bad_rounds((*rounds).into(), league::MOST_ROUNDS.into())
            }
            league::PlanError::Table { table } => words.tournament_bad_table((*table).into()),
            league::PlanError::Advance { advance } => words.tournament_bad_advance((*advance).into()),
        },
    }
}

/// The tournament in this channel.
pub(crate) async fn tournament(request: &Request) -> Result<Tournament, Refusal> {
    Ok(request.context.table.tournament(request.place()?).await?)
}

pub(crate) async fn join_tournament(request: &Request) -> Answered {
    let tournament = request.context.table.join_tournament(request.writable()?, &request.person).await?;
    let reserve = tournament.of(request.person.id).is_some_and(|one| one.state == EntrantState::Reserve);
    Ok(Answer::new(if reserve {
        request.words.tournament_joined_reserve()
    } else {
        request.words.tournament_joined(tournament.people().into())
    }))
}

pub(crate) async fn leave_tournament(request: &Request) -> Answered {
    let tournament = request.context.table.leave_tournament(request.place()?, &request.person).await?;
    let dropped = tournament.of(request.person.id).is_some_and(|one| one.state == EntrantState::Out);
    Ok(Answer::new(if dropped {
        request.words.tournament_left_running()
    } else {
        request.words.tournament_left()
    }))
}

pub(crate) async fn start_tournament(request: &Request) -> Answered {
    let tournament = request.context.table.start_tournament(request.threads()?, &request.person).await?;
    if tournament.round == 0 {
        let opens = tournament.dice.opens_by.map_or_else(String::new, |opens| moment(request.words, opens));
        return Ok(Answer::new(request.words.tournament_words_are_closed(&opens)));
    }
    Ok(round_begun(request, &tournament))
}

/// That the present round has begun, and at how many tables.
fn round_begun(request: &Request, tournament: &Tournament) -> Answer {
    let tables = tournament.round(tournament.round).count() as u32;
    Answer::new(request.words.tournament_started(tournament.round, tables))
}

pub(crate) async fn tournament_tables(request: &Request) -> Answered {
    let tournament = tournament(request).await?;
    if tournament.round == 0 {
        return Err(TableError::from(TournamentError::NotBegun).into());
    }
    Ok(Answer::new(tables(request.words, &tournament)))
}

pub(crate) async fn drop_from_tournament(request: &Request, person: &Person) -> Answered {
    request.context.table.drop_entrant(request.place()?, &request.person, person.id).await?;
    Ok(Answer::new(request.words.tournament_dropped(&mention(person.id))))
}

pub(crate) async fn substitute_in_tournament(request: &Request, out: u64, reserve: u64) -> Answered {
    request.context.table.substitute(request.place()?, &request.person, (out, reserve)).await?;
    Ok(Answer::new(request.words.tournament_substituted(&mention(out), &mention(reserve))))
}

pub(crate) async fn end_tournament(request: &Request) -> Answered {
    let place = request.place()?;
    match request.context.table.end_tournament(place, &request.person, false).await {
        Ok(_) => Ok(Answer::new(request.words.tournament_ended())),
        Err(TableError::Tournament(TournamentError::ConfirmEnd)) => {
            let tournament = tournament(request).await?;
            let press = Press::Tournament(tournament.id, TournamentPress::End);
            let row = buttons(&[red(&press, &request.words.button_end_tournament())]);
            Ok(Answer::new(request.words.tournament_confirm_end()).with(row))
        }
        Err(error) => Err(error.into()),
    }
}

/// Calls off one table, after a confirmation.
pub(crate) async fn void_table(request: &Request, number: i64) -> Answered {
    // A number out of range is treated as 0, which is no table.
    let number = u32::try_from(number).unwrap_or(0);
    let voided =
        request.context.table.void_table(request.place()?, &request.person, (None, number), false).await;
    match voided {
        Err(TableError::Tournament(TournamentError::ConfirmTable { round, number })) => {
            let tournament = tournament(request).await?;
            let press = Press::Tournament(tournament.id, TournamentPress::Void(round, number));
            let row = buttons(&[red(&press, &request.words.button_void_table(number))]);
            Ok(Answer::new(request.words.tournament_confirm_table(number)).with(row))
        }
        other => other.map(|_| Answer::new(request.words.tournament_voided(number))).map_err(Refusal::from),
    }
}

/// Handles a button or select menu of a tournament.
pub(crate) async fn press_tournament(
    request: &Request,
    id: TournamentId,
    what: TournamentPress,
    picked: Option<&str>,
) -> Answered {
    let tournament = tournament(request).await.map_err(|refusal| match refusal {
        Refusal::Table(TableError::Tournament(TournamentError::NoneHere)) => TableError::Stale.into(),
        other => other,
    })?;
    if tournament.id != id {
        return Err(TableError::Stale.into());
    }
    // Next carries no round: a second press is refused because the round that the first one began is being played.
    if what == TournamentPress::Start && tournament.status != TournamentStatus::Gathering {
        let again = tournament.round == 1 && host::may_host(request, tournament.host);
        return if again { Ok(round_begun(request, &tournament)) } else { Err(TableError::Stale.into()) };
    }
    match what {
        TournamentPress::Join => join_tournament(request).await,
        TournamentPress::Leave => leave_tournament(request).await,
        TournamentPress::Start | TournamentPress::Next => start_tournament(request).await,
        TournamentPress::End => {
            let place: Place = request.place()?;
            request.context.table.end_tournament(place, &request.person, true).await?;
            Ok(Answer::new(request.words.tournament_ended()))
        }
        TournamentPress::Void(round, number) => {
            let which = (Some(round), number);
            request.context.table.void_table(request.place()?, &request.person, which, true).await?;
            Ok(Answer::new(request.words.tournament_voided(number)))
        }
        TournamentPress::Settings => tournament_settings::tournament_settings(request, &tournament, None),
        TournamentPress::Rule => tournament_settings::tournament_settings(request, &tournament, picked),
        TournamentPress::Pace | TournamentPress::Value(_) | TournamentPress::Computers => {
            tournament_settings::configure_tournament(request, &tournament, what, picked.unwrap_or_default())
                .await
        }
    }
}
