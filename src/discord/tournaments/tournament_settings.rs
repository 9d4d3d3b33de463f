//! Private settings menu of a tournament's host, before the tournament begins: pace and switches of its games.

use crate::discord::components::custom_id::{Press, TournamentPress};
use crate::discord::components::{Line, menu};
use crate::discord::interactions::request::{Answer, Answered, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::switch_menus::{switch_at, switchboard};
use crate::table::{TableError, Tournament, TournamentChange, TournamentError, TournamentStatus};

/// Maximum number of computer players that the menu offers; the command takes more.
const MOST_COMPUTERS: u8 = 15;

impl Request {
    /// The settings menu; `picked` is the switch whose values are shown, or a page.
    pub(crate) fn tournament_settings(&self, tournament: &Tournament, picked: Option<&str>) -> Answered {
        let words = self.words;
        if !self.may_host(tournament.host) {
            return Err(TableError::from(TournamentError::NotHost { host: tournament.host }).into());
        }
        if tournament.status != TournamentStatus::Gathering {
            return Err(TableError::from(TournamentError::Begun).into());
        }
        let press = |what| Press::Tournament(tournament.id, what);
        let paces: Vec<Line> = self
            .context
            .paces
            .iter()
            .map(|pace| Line::new(lobby_message::pace(words, *pace), pace).chosen(*pace == tournament.pace))
            .collect();
        let board = switchboard(
            words,
            (&tournament.setup, None),
            picked,
            (&press(TournamentPress::Rule), |n| press(TournamentPress::Value(n))),
        );
        let mut rows = vec![menu(&press(TournamentPress::Pace), &words.pick_pace(), &paces)];
        rows.extend(board.rows);
        let computers = tournament.enrolled.iter().filter(|one| one.is_computer()).count();
        let counts: Vec<Line> = (0..=MOST_COMPUTERS)
            .map(|count| {
                Line::new(words.computers_count(count.into()), count).chosen(usize::from(count) == computers)
            })
            .collect();
        rows.push(menu(&press(TournamentPress::Computers), &words.pick_computers(), &counts));
        let title = words.tournament_settings_title(tournament.number);
        let text = board.explained.map_or(title.clone(), |explained| format!("{title}\n\n{explained}"));
        Ok(Answer::new(text).with(rows))
    }

    /// Applies a selection in the settings menu.
    pub(crate) async fn configure_tournament(
        &self,
        tournament: &Tournament,
        what: TournamentPress,
        picked: &str,
    ) -> Answered {
        let change = match what {
            TournamentPress::Computers => picked.parse().ok().map(TournamentChange::Computers),
            TournamentPress::Pace => picked.parse().ok().map(TournamentChange::Pace),
            TournamentPress::Value(index) => switch_at(&tournament.setup, index)
                .map(|key| TournamentChange::Switch { key: key.to_owned(), value: picked.to_owned() }),
            _ => None,
        };
        let change = change.ok_or(TableError::Stale)?;
        let tournament =
            self.context.table.configure_tournament(self.place()?, &self.person, &change).await?;
        let answer = self.tournament_settings(&tournament, None)?;
        Ok(Answer { text: format!("{}\n{}", self.words.changed(), answer.text), ..answer })
    }
}
