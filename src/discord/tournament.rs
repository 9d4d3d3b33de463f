//! Tournaments as people meet them: the message with its buttons, the tables, the standings as text and as picture.
//! Never works out who leads: the league room does.

use super::call::{Answer, Answered, Call, Refusal};
use super::codec::{CupPress, Press};
use super::dice;
use super::kit::{blue, buttons, green, grey, red};
use super::menu::moment;
use crate::league::{self, Format, Line, Uneven};
use crate::render::{self, Row, Standings, legible};
use crate::rules::Seat;
use crate::table::{
    Colour, Enrolled, EntrantState, Pairing, Person, Place, Seated, TableError, Tournament, TournamentError,
    TournamentId, TournamentStatus,
};
use crate::text::{StandingNote, StandingText, TournamentStage, TournamentText, Words, escape_name};
use serenity::all::CreateActionRow;

/// The fewest people that a round needs.
const FEWEST: u16 = 3;
/// Room for standings in a message, with a few lines around them.
const ROOM: usize = 1500;

/// The tournament as everybody reads it.
pub(crate) fn message(words: Words, cup: &Tournament) -> Answer {
    let named = |state: EntrantState| -> Vec<&str> {
        cup.enrolled.iter().filter(|one| one.state == state).map(|one| one.name.as_str()).collect()
    };
    let text = TournamentText {
        number: cup.number,
        rounds: (cup.plan.format == Format::League).then_some(cup.plan.rounds.into()),
        table: cup.plan.table.into(),
        advance: cup.plan.advance.into(),
        byes: cup.plan.uneven == Uneven::Byes,
        auto: cup.plan.next == league::Next::Auto,
        setup: &cup.setup,
        pace: cup.pace.limit().map(|limit| (limit / 60_000) as u32),
        host: &mention(cup.host),
        people: named(EntrantState::In),
        reserves: named(EntrantState::Reserve),
        dropped: named(EntrantState::Out),
        stage: match cup.status {
            TournamentStatus::Gathering => {
                TournamentStage::Gathering { missing: FEWEST.saturating_sub(cup.people()).into() }
            }
            TournamentStatus::Running => TournamentStage::Running { round: cup.round },
            TournamentStatus::Over => TournamentStage::Over,
            TournamentStatus::Cancelled => TournamentStage::Cancelled,
        },
    };
    let press = |what| Press::Cup(cup.id, what);
    let rows = if cup.status == TournamentStatus::Gathering {
        buttons(&[
            green(&press(CupPress::Join), &words.button_join()),
            grey(&press(CupPress::Leave), &words.button_leave()),
            grey(&press(CupPress::Settings), &words.button_settings()),
            blue(&press(CupPress::Start), &words.button_start()),
        ])
    } else {
        Vec::new()
    };
    Answer {
        text: dice::below(words, &words.tournament(&text), &cup.dice, &entrants(cup)),
        rows,
        public: true,
    }
}

/// Who entered, by place, as the words about dice name them.
pub(crate) fn entrants(cup: &Tournament) -> Vec<Seated> {
    let one = |one: &Enrolled| {
        let place = one.place?;
        let seat = Seat(place.0 as u8);
        Some(Seated { seat, person: one.person, name: one.name.clone(), colour: Colour::Red })
    };
    cup.enrolled.iter().filter_map(one).collect()
}

/// The words are closed: what is waited for, and what was committed to.
pub(crate) fn words_closed(words: Words, cup: &Tournament) -> String {
    let said = words.cup_words_closed(cup.number);
    if cup.dice.opens_by.is_none() {
        return dice::below(words, &said, &cup.dice, &entrants(cup));
    }
    dice::waiting(words, said, &cup.dice, &entrants(cup))
}

/// Somebody revealed what they had sealed.
pub(crate) fn word_revealed(words: Words, cup: &Tournament, place: u16) -> String {
    dice::revealed(words, Seat(place as u8), &cup.dice, &entrants(cup))
}

/// Under standings after which the host begins the next round.
pub(crate) fn next_button(words: Words, cup: &Tournament) -> Vec<CreateActionRow> {
    buttons(&[blue(&Press::Cup(cup.id, CupPress::Next), &words.button_next_round())])
}

/// A mention that pings nobody unless a message says so.
pub(crate) fn mention(person: u64) -> String {
    format!("<@{person}>")
}

fn lines(cup: &Tournament) -> Vec<Line> {
    league::standings(&cup.plan, &cup.course())
}

fn note(cup: &Tournament, line: &Line) -> StandingNote {
    match (line.dropped, cup.plan.format, line.alive) {
        (true, ..) => StandingNote::Dropped,
        (false, Format::League, _) => StandingNote::None,
        (false, Format::KnockOut, true) => StandingNote::In,
        (false, Format::KnockOut, false) => StandingNote::Out(line.round.into()),
    }
}

fn name(cup: &Tournament, line: &Line) -> String {
    cup.at(line.entrant).map(|one| one.name.clone()).unwrap_or_default()
}

/// Who leads, as text.
pub(crate) fn standings(words: Words, cup: &Tournament) -> String {
    let lines = lines(cup);
    let names: Vec<String> = lines.iter().map(|line| name(cup, line)).collect();
    let texts: Vec<StandingText<'_>> = lines
        .iter()
        .zip(&names)
        .map(|(line, name)| StandingText {
            rank: line.rank.into(),
            name,
            points: line.points.0,
            games: line.games.into(),
            note: note(cup, line),
        })
        .collect();
    words.standings(cup.number, &texts, ROOM)
}

/// Who shares the first place, escaped.
pub(crate) fn winners(cup: &Tournament) -> Vec<String> {
    lines(cup).iter().filter(|line| line.rank == 1).map(|line| escape_name(&name(cup, line))).collect()
}

/// Who leads, as a picture that is yet to be drawn.
pub(crate) fn scene(words: Words, cup: &Tournament) -> Standings {
    let lines = lines(cup);
    let league = cup.plan.format == Format::League;
    let mut columns =
        vec![words.column_points(), words.column_games(), words.column_wins(), words.column_objectives()];
    let noted = lines.iter().any(|line| note(cup, line) != StandingNote::None);
    if noted {
        columns.push(words.column_state());
    }
    let played = lines.iter().any(|line| line.games > 0);
    let row = |line: &Line| {
        let note = note(cup, line);
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
            name: legible(&name(cup, line), &instead),
            cells,
            // Before a game is over all stand first.
            leads: line.rank == 1 && played,
            out: matches!(note, StandingNote::Out(_) | StandingNote::Dropped),
        }
    };
    let more = lines.len().saturating_sub(render::MOST_ROWS) as u32;
    Standings {
        title: words.picture_cup(cup.number),
        line: if league {
            words.picture_cup_league(cup.round, cup.plan.rounds.into())
        } else {
            words.picture_cup_knock_out(cup.round)
        },
        columns,
        rows: lines.iter().take(render::MOST_ROWS).map(row).collect(),
        foot: if more > 0 { words.picture_more(more) } else { String::new() },
    }
}

/// Who plays at a table, escaped.
pub(crate) fn people(words: Words, cup: &Tournament, table: &Pairing) -> String {
    let named = |place| cup.at(place).map_or_else(String::new, |one| escape_name(&one.name));
    words.list(table.seats.iter().map(|place| named(*place)))
}

/// The tables of the present round.
fn tables(words: Words, cup: &Tournament) -> String {
    let mut said = vec![words.cup_tables_title(cup.number, cup.round)];
    for table in cup.round(cup.round) {
        if table.void {
            said.push(words.cup_table_void(table.number, &people(words, cup, table)));
            continue;
        }
        said.push(match (&table.result, table.thread) {
            (Some(result), _) => {
                let points = league::points(result);
                let one = |seat: usize| {
                    let who = cup.at(table.seats[seat]).map_or("", |one| one.name.as_str());
                    words.cup_result(&escape_name(who), &words.match_points(points[seat].0))
                };
                let results: Vec<String> = league::places(result).into_iter().map(one).collect();
                words.cup_table_over(table.number, &results.join(", "))
            }
            (None, Some(thread)) => {
                words.cup_table_playing(table.number, &people(words, cup, table), &format!("<#{thread}>"))
            }
            (None, None) => words.cup_table_opening(table.number, &people(words, cup, table)),
        });
    }
    if let Some(byes) = cup.table(cup.round, 0) {
        said.push(words.cup_sits_out(&people(words, cup, byes)));
    }
    said.join("\n")
}

/// Why nothing was done.
pub(crate) fn refused(words: Words, error: &TournamentError) -> String {
    match error {
        TournamentError::NoneHere => words.cup_none_here(),
        TournamentError::Here { number } => words.cup_here(*number),
        TournamentError::Over => words.cup_over(),
        TournamentError::NotHost { host } => words.cup_not_host(&mention(*host)),
        TournamentError::AlreadyIn => words.cup_already_in(),
        TournamentError::NotIn => words.cup_not_in(),
        TournamentError::DroppedOut => words.cup_dropped_out(),
        TournamentError::Full { most } => words.cup_full((*most).into()),
        TournamentError::TooFew { have, need } => {
            words.cup_too_few((*have).into(), (*need).into(), need.saturating_sub(*have).into())
        }
        TournamentError::Unfinished { tables } => words.cup_unfinished((*tables).into()),
        TournamentError::NotBegun => words.cup_not_begun(),
        TournamentError::Begun => words.cup_begun(),
        TournamentError::WordsClosed { opens } => {
            words.cup_words_are_closed(&opens.map_or_else(String::new, |opens| moment(words, opens)))
        }
        TournamentError::NoSuchTable { number, tables } => words.cup_no_such_table(*number, *tables),
        TournamentError::TableDone { number } => words.cup_table_done(*number),
        TournamentError::ConfirmTable { number, .. } => words.cup_confirm_table(*number),
        TournamentError::ConfirmEnd => words.cup_confirm_end(),
        TournamentError::NoSuchEntrant { person } => words.cup_no_such_entrant(&mention(*person)),
        TournamentError::NotReserve { person } => words.cup_not_reserve(&mention(*person)),
        TournamentError::TableOf { number } => words.cup_table_of(*number),
        TournamentError::Seats { most } => words.cup_seats((*most).into()),
        TournamentError::Plan(error) => match error {
            league::PlanError::Rounds { rounds } => {
                words.cup_bad_rounds((*rounds).into(), league::MOST_ROUNDS.into())
            }
            league::PlanError::Table { table } => words.cup_bad_table((*table).into()),
            league::PlanError::Advance { advance } => words.cup_bad_advance((*advance).into()),
        },
    }
}

impl Call {
    /// The tournament here.
    pub(crate) async fn cup(&self) -> Result<Tournament, Refusal> {
        Ok(self.desk.table.tournament(self.place()?).await?)
    }

    pub(crate) async fn join_cup(&self) -> Answered {
        let cup = self.desk.table.join_tournament(self.playable()?, &self.person).await?;
        let reserve = cup.of(self.person.id).is_some_and(|one| one.state == EntrantState::Reserve);
        Ok(Answer::new(if reserve {
            self.words.cup_joined_reserve()
        } else {
            self.words.cup_joined(cup.people().into())
        }))
    }

    pub(crate) async fn leave_cup(&self) -> Answered {
        let cup = self.desk.table.leave_tournament(self.place()?, &self.person).await?;
        let dropped = cup.of(self.person.id).is_some_and(|one| one.state == EntrantState::Out);
        Ok(Answer::new(if dropped { self.words.cup_left_running() } else { self.words.cup_left() }))
    }

    pub(crate) async fn start_cup(&self) -> Answered {
        let cup = self.desk.table.start_tournament(self.threads()?, &self.person).await?;
        if cup.round == 0 {
            let opens = cup.dice.opens_by.map_or_else(String::new, |opens| moment(self.words, opens));
            return Ok(Answer::new(self.words.cup_words_are_closed(&opens)));
        }
        let tables = cup.round(cup.round).count() as u32;
        Ok(Answer::new(self.words.cup_started(cup.round, tables)))
    }

    pub(crate) async fn cup_tables(&self) -> Answered {
        let cup = self.cup().await?;
        if cup.round == 0 {
            return Err(TableError::from(TournamentError::NotBegun).into());
        }
        Ok(Answer::new(tables(self.words, &cup)))
    }

    pub(crate) async fn drop_from_cup(&self, person: &Person) -> Answered {
        self.desk.table.drop_entrant(self.place()?, &self.person, person.id).await?;
        Ok(Answer::new(self.words.cup_dropped(&mention(person.id))))
    }

    pub(crate) async fn substitute_in_cup(&self, out: u64, reserve: u64) -> Answered {
        self.desk.table.substitute(self.place()?, &self.person, (out, reserve)).await?;
        Ok(Answer::new(self.words.cup_substituted(&mention(out), &mention(reserve))))
    }

    pub(crate) async fn end_cup(&self) -> Answered {
        let place = self.place()?;
        match self.desk.table.end_tournament(place, &self.person, false).await {
            Ok(_) => Ok(Answer::new(self.words.cup_ended())),
            Err(TableError::Tournament(TournamentError::ConfirmEnd)) => {
                let cup = self.cup().await?;
                let press = Press::Cup(cup.id, CupPress::End);
                let row = buttons(&[red(&press, &self.words.button_end_tournament())]);
                Ok(Answer::new(self.words.cup_confirm_end()).with(row))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Calls off one table, once it is confirmed.
    pub(crate) async fn void_table(&self, number: i64) -> Answered {
        // What is no number of a table at all is no table either.
        let number = u32::try_from(number).unwrap_or(0);
        let voided = self.desk.table.void_table(self.place()?, &self.person, (None, number), false).await;
        match voided {
            Err(TableError::Tournament(TournamentError::ConfirmTable { round, number })) => {
                let cup = self.cup().await?;
                let press = Press::Cup(cup.id, CupPress::Void(round, number));
                let row = buttons(&[red(&press, &self.words.button_void_table(number))]);
                Ok(Answer::new(self.words.cup_confirm_table(number)).with(row))
            }
            other => other.map(|_| Answer::new(self.words.cup_voided(number))).map_err(Refusal::from),
        }
    }

    /// A button or menu of a tournament.
    pub(crate) async fn press_cup(&self, id: TournamentId, what: CupPress, picked: Option<&str>) -> Answered {
        let cup = self.cup().await.map_err(|refusal| match refusal {
            Refusal::Table(TableError::Tournament(TournamentError::NoneHere)) => TableError::Stale.into(),
            other => other,
        })?;
        // Next names no round: pressed a second time, the round that it meant is being played.
        if cup.id != id || (what == CupPress::Start && cup.status != TournamentStatus::Gathering) {
            return Err(TableError::Stale.into());
        }
        match what {
            CupPress::Join => self.join_cup().await,
            CupPress::Leave => self.leave_cup().await,
            CupPress::Start | CupPress::Next => self.start_cup().await,
            CupPress::End => {
                let place: Place = self.place()?;
                self.desk.table.end_tournament(place, &self.person, true).await?;
                Ok(Answer::new(self.words.cup_ended()))
            }
            CupPress::Void(round, number) => {
                let which = (Some(round), number);
                self.desk.table.void_table(self.place()?, &self.person, which, true).await?;
                Ok(Answer::new(self.words.cup_voided(number)))
            }
            CupPress::Settings => self.cup_settings(&cup, None),
            CupPress::Rule => self.cup_settings(&cup, picked),
            CupPress::Pace | CupPress::Value(_) => {
                self.configure_cup(&cup, what, picked.unwrap_or_default()).await
            }
        }
    }
}
