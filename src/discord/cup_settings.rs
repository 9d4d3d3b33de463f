//! What is played at a tournament's tables: its host's private menus, before it begins. Never a running tournament's.

use super::call::{Answer, Answered, Call};
use super::codec::{CupPress, Press};
use super::kit::{Line, menu};
use super::lobby;
use super::switchboard::{switch_at, switchboard};
use crate::table::{TableError, Tournament, TournamentChange, TournamentError, TournamentStatus};

impl Call {
    /// The host's settings; `picked` is the switch whose values are shown, or a page of them.
    pub(crate) fn cup_settings(&self, cup: &Tournament, picked: Option<&str>) -> Answered {
        let words = self.words;
        if cup.host != self.person.id {
            return Err(TableError::from(TournamentError::NotHost { host: cup.host }).into());
        }
        if cup.status != TournamentStatus::Gathering {
            return Err(TableError::from(TournamentError::Begun).into());
        }
        let press = |what| Press::Cup(cup.id, what);
        let paces: Vec<Line> = self
            .desk
            .paces
            .iter()
            .map(|pace| Line::new(lobby::pace(words, *pace), pace).chosen(*pace == cup.pace))
            .collect();
        let board =
            switchboard(words, &cup.setup, picked, (&press(CupPress::Rule), |n| press(CupPress::Value(n))));
        let mut rows = vec![menu(&press(CupPress::Pace), &words.pick_pace(), &paces)];
        rows.extend(board.rows);
        let title = words.cup_settings_title(cup.number);
        let text = board.explained.map_or(title.clone(), |explained| format!("{title}\n\n{explained}"));
        Ok(Answer::new(text).with(rows))
    }

    /// Something was picked in them.
    pub(crate) async fn configure_cup(&self, cup: &Tournament, what: CupPress, picked: &str) -> Answered {
        let change = match what {
            CupPress::Pace => picked.parse().ok().map(TournamentChange::Pace),
            CupPress::Value(index) => switch_at(&cup.setup, index)
                .map(|key| TournamentChange::Switch { key: key.to_owned(), value: picked.to_owned() }),
            _ => None,
        };
        let change = change.ok_or(TableError::Stale)?;
        let cup = self.desk.table.configure_tournament(self.place()?, &self.person, &change).await?;
        let answer = self.cup_settings(&cup, None)?;
        Ok(Answer { text: format!("{}\n{}", self.words.changed(), answer.text), ..answer })
    }
}
