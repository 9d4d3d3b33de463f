//! Texts of tournaments: their message and their standings. Lines of the standings come in order from the caller.

use super::bundle::{Lang, Words};
use super::names::escape_name;
use crate::rules::{Rulebook, Setup, Switch};

/// State of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentStage {
    /// Entrants can still join.
    Gathering {
        /// Number of entrants still missing.
        missing: u32,
    },
    /// A round is being played.
    Running {
        /// Number of the round, from 1.
        round: u32,
    },
    /// The tournament is over.
    Over,
    /// The tournament was cancelled.
    Cancelled,
}

/// Content of a tournament's message. Names come unescaped; they are escaped here.
#[derive(Clone, Debug)]
pub struct TournamentText<'a> {
    /// Number of the tournament on its server.
    pub number: u32,
    /// Number of rounds of a league; `None`: a knock-out.
    pub rounds: Option<u32>,
    /// Players at a table.
    pub table: u32,
    /// Number of players of each knock-out table who advance.
    pub advance: u32,
    /// Players who do not fill a table sit out (a bye).
    pub byes: bool,
    /// The next round begins automatically.
    pub auto: bool,
    /// Rulebook and options of the tables.
    pub setup: &'a Setup,
    /// Minutes for a turn; `None`: no limit.
    pub pace: Option<u32>,
    /// The host: a name, or a mention that pings nobody.
    pub host: &'a str,
    /// Names of the entrants.
    pub people: Vec<&'a str>,
    /// Names of the reserves, who replace entrants.
    pub reserves: Vec<&'a str>,
    /// Names of the entrants who dropped out.
    pub dropped: Vec<&'a str>,
    /// State of the tournament.
    pub stage: TournamentStage,
}

/// Note at the end of a line of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandingNote {
    /// No note.
    None,
    /// Still in the knock-out.
    In,
    /// Knocked out in this round.
    Out(u32),
    /// Dropped out.
    Dropped,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingText<'a> {
    /// Rank; 1 is first.
    pub rank: u32,
    /// Name, unescaped.
    pub name: &'a str,
    /// Match points in thousandths.
    pub points: u32,
    /// Number of finished games.
    pub games: u32,
    /// Note at the end of the line.
    pub note: StandingNote,
}

impl Words {
    /// Name of the format: league or knock-out.
    pub fn format(self, league: bool) -> String {
        if league { self.tournament_league() } else { self.tournament_knock_out() }
    }

    /// Match points, given in thousandths: `12.086`, in Italian `12,086`.
    pub fn match_points(self, points: u32) -> String {
        let mark = if self.lang() == Lang::It { ',' } else { '.' };
        format!("{}{mark}{:03}", points / 1000, points % 1000)
    }

    /// The message of a tournament.
    pub fn tournament(self, of: &TournamentText<'_>) -> String {
        let rulebook: Rulebook = of.setup.rulebook;
        let mut lines = vec![
            self.tournament_title(of.number, &self.format(of.rounds.is_some()), &self.rulebook(rulebook)),
            match of.rounds {
                Some(rounds) => self.tournament_about_league(rounds, of.table),
                None => self.tournament_about_knock_out(of.table, of.advance),
            },
            if of.byes { self.tournament_uneven_byes() } else { self.tournament_uneven_tables() },
            if of.auto { self.tournament_next_auto() } else { self.tournament_next_host() },
            self.lobby_pace(&self.pace(of.pace)),
        ];
        lines.extend(self.changed_switches(of.setup));
        lines.extend(self.own_objectives(of.setup));
        lines.extend(self.no_talk(of.setup));
        lines.push(self.tournament_host(of.host));
        lines.push(String::new());
        lines.push(if of.people.is_empty() {
            self.tournament_nobody()
        } else {
            self.tournament_people(of.people.len() as u32, &names(&of.people))
        });
        if !of.reserves.is_empty() {
            lines.push(self.tournament_reserves(&names(&of.reserves)));
        }
        if !of.dropped.is_empty() {
            lines.push(self.tournament_dropouts(&names(&of.dropped)));
        }
        lines.push(match (of.stage, of.rounds) {
            (TournamentStage::Gathering { missing: 0 }, _) => self.tournament_ready(),
            (TournamentStage::Gathering { missing }, _) => self.tournament_missing(missing),
            (TournamentStage::Running { round }, Some(rounds)) => self.tournament_running_of(round, rounds),
            (TournamentStage::Running { round }, None) => self.tournament_running(round),
            (TournamentStage::Over, _) => self.tournament_is_done(),
            (TournamentStage::Cancelled, _) => self.tournament_called_off(of.number),
        });
        lines.join("\n")
    }

    fn changed_switches(self, setup: &Setup) -> Vec<String> {
        let switches = setup.switches();
        let changed = switches.iter().filter(|switch| switch.value != switch.default);
        changed
            .map(|Switch { key, value, .. }| {
                let about = self.switch_explain(key, value);
                self.lobby_option(&self.switch_name(key), &self.switch_value(key, value), &about)
            })
            .collect()
    }

    /// The standings as a message of at most `most` characters; lines that do not fit are left out and counted.
    pub fn standings(self, number: u32, lines: &[StandingText<'_>], most: usize) -> String {
        let mut text = self.tournament_standings_title(number);
        if lines.iter().all(|line| line.games == 0 && line.points == 0) {
            return format!("{text}\n{}", self.tournament_no_standings());
        }
        for (at, line) in lines.iter().enumerate() {
            let (who, points) = (escape_name(line.name), self.match_points(line.points));
            let said = if line.rank == 1 {
                self.tournament_line_first(line.rank, &who, &points, line.games)
            } else {
                self.tournament_line(line.rank, &who, &points, line.games)
            };
            let note = match line.note {
                StandingNote::None => None,
                StandingNote::In => Some(self.tournament_note_in()),
                StandingNote::Out(round) => Some(self.tournament_note_out(round)),
                StandingNote::Dropped => Some(self.tournament_note_dropped()),
            };
            let said = note.map_or(said.clone(), |note| format!("{said} · {note}"));
            if text.chars().count() + said.chars().count() + 40 > most {
                let left = (lines.len() - at) as u32;
                return format!("{text}\n{}", self.picture_more(left));
            }
            text = format!("{text}\n{said}");
        }
        text
    }

    /// The note of a line, short enough for a picture.
    pub fn standing_state(self, note: StandingNote) -> String {
        match note {
            StandingNote::None => String::new(),
            StandingNote::In => self.state_in(),
            StandingNote::Out(round) => self.state_out(round),
            StandingNote::Dropped => self.state_dropped(),
        }
    }
}

fn names(names: &[&str]) -> String {
    let escaped: Vec<String> = names.iter().map(|name| escape_name(name)).collect();
    escaped.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(rank: u32, name: &str, points: u32) -> StandingText<'_> {
        StandingText { rank, name, points, games: 2, note: StandingNote::None }
    }

    #[test]
    fn standings_name_points_in_the_readers_way_and_tell_what_is_left_out() {
        let lines = [line(1, "Zoë*", 25_086), line(2, "Marco", 14_020)];
        let english = Words::new(Lang::En).standings(3, &lines, 2000);
        assert!(english.contains("**1. Zoë\\* · 25.086** · 2 games"), "{english}");
        assert!(Words::new(Lang::It).standings(3, &lines, 2000).contains("14,020"));
        let short = Words::new(Lang::En).standings(3, &lines, 110);
        assert!(short.contains("and 1 more") && !short.contains("Marco"), "{short}");
        assert!(Words::new(Lang::En).standings(3, &[], 2000).contains("No game"));
    }

    #[test]
    fn the_message_tells_how_many_are_missing_and_whoever_takes_part() {
        let setup = Setup::preset(Rulebook::Classic, 4);
        let mut text = TournamentText {
            number: 2,
            rounds: Some(3),
            table: 4,
            advance: 1,
            byes: false,
            auto: true,
            setup: &setup,
            pace: Some(1440),
            host: "<@1>",
            people: vec!["Ilaria", "Za_ra"],
            reserves: vec![],
            dropped: vec!["Piero"],
            stage: TournamentStage::Gathering { missing: 1 },
        };
        let said = Words::new(Lang::En).tournament(&text);
        for part in ["Tournament 2", "3 rounds", "24 hours", "2 people", "Za\\_ra", "Piero", "1 more person"]
        {
            assert!(said.contains(part), "{part} in\n{said}");
        }
        text.rounds = None;
        text.stage = TournamentStage::Running { round: 2 };
        let said = Words::new(Lang::It).tournament(&text);
        assert!(said.contains("passa il migliore") && said.contains("turno 2"), "{said}");
    }
}
