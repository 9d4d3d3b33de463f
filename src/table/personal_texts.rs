//! What becomes of the texts in the database that say something of a person who is erased ([PBP-54]).

use super::erased_words;
use super::former_players::FormerNames;
use super::handover_state::Handovers;
use super::json_column;
use super::lobby_rules::LobbyRules;
use super::notice_kind::NoticeKind;
use super::tournament::{self, TournamentNoticeKind};
use crate::store::{Fate, GameRow, PersonalTexts, SeatRow, TournamentRow};

/// A person, and who stands in their place.
pub(super) struct Texts<'n> {
    pub(super) person: u64,
    pub(super) former: u64,
    pub(super) names: &'n FormerNames,
}

/// The notice that stands in place of one to the person: never delivered.
const NOTHING: NoticeKind = NoticeKind::LobbyEdit;

/// Whether the number stands alone among the parts of a key, such as `dm.17`.
fn is_part(key: &str, person: u64) -> bool {
    let person = person.to_string();
    key.split('.').any(|part| part == person)
}

/// Replaces names of the person. Of a notice that was told the names of everybody go: under which name somebody wrote once is not
/// known any more.
fn rename(all: Vec<&mut String>, names: &[String], (told, instead): (bool, &str)) -> bool {
    let mut changed = false;
    for name in all {
        if !name.is_empty() && (told || names.contains(name)) {
            *name = if told { String::new() } else { instead.to_owned() };
            changed = true;
        }
    }
    changed
}

impl PersonalTexts for Texts<'_> {
    fn person(&self) -> i64 {
        self.person as i64
    }

    fn former(&self) -> i64 {
        self.former as i64
    }

    fn former_name(&self, guild: i64, others: &[&str]) -> String {
        self.names.free_in_server(guild as u64, others)
    }

    fn erased_words(&self, game: &GameRow, seats: &[SeatRow], seat: i64) -> String {
        erased_words::without_word_of(game, seats, seat)
    }

    fn notice(&self, body: &str, names: &[String], told: bool) -> Fate {
        let Ok(mut kind) = serde_json::from_str::<NoticeKind>(body) else { return Fate::Keep };
        if kind.person_mut().is_some_and(|person| *person == self.person) {
            return Fate::Delete(NOTHING.body());
        }
        let NoticeKind::Announcement { what } = &mut kind else { return Fate::Keep };
        if what.person() == Some(self.person) {
            return Fate::Delete(NOTHING.body());
        }
        let instead = (told, self.names.elsewhere.as_str());
        if rename(what.names_mut(), names, instead) { Fate::Replace(kind.body()) } else { Fate::Keep }
    }

    fn tournament_notice(&self, body: &str, names: &[String], told: bool) -> Fate {
        let Ok(mut kind) = serde_json::from_str::<TournamentNoticeKind>(body) else { return Fate::Keep };
        let about = match &mut kind {
            TournamentNoticeKind::Commitment { person } => *person == self.person,
            TournamentNoticeKind::Left { name } | TournamentNoticeKind::NewHost { name } => {
                rename(vec![name], names, (told, ""))
            }
            _ => false,
        };
        if about { Fate::Delete(String::new()) } else { Fate::Keep }
    }

    fn talk_members(&self, members: &str) -> Fate {
        let Ok(mut people) = serde_json::from_str::<Vec<u64>>(members) else { return Fate::Keep };
        if !people.contains(&self.person) {
            return Fate::Keep;
        }
        people.iter_mut().filter(|one| **one == self.person).for_each(|one| *one = self.former);
        Fate::Replace(serde_json::to_string(&people).expect("plain values"))
    }

    fn handovers(&self, handovers: &str) -> Fate {
        let Some(mut read) = json_column::read::<Handovers>(handovers) else { return Fate::Keep };
        if read.erase(self.person, self.former) {
            Fate::Replace(json_column::write(&read))
        } else {
            Fate::Keep
        }
    }

    fn gave_word(&self, seat: &SeatRow) -> bool {
        let handovers = json_column::read::<Handovers>(&seat.handovers).unwrap_or_default();
        handovers.first_holder().unwrap_or(seat.person as u64) == self.person
    }

    fn lobby_rules(&self, rules: &str) -> Fate {
        let Ok(mut rules) = serde_json::from_str::<LobbyRules>(rules) else { return Fate::Keep };
        if rules.forget(self.person) { Fate::Replace(json_column::write(&rules)) } else { Fate::Keep }
    }

    fn tournament_luck(&self, row: &TournamentRow) -> Fate {
        tournament::luck_without(row, self.person, self.former).map_or(Fate::Keep, Fate::Replace)
    }

    fn setting(&self, _scope: &str, key: &str, value: &str, names: &[String]) -> Fate {
        if is_part(key, self.person) {
            return Fate::Delete(String::new());
        }
        // The name of a game's own thread says whose turn it is; the next change gives it another one.
        let named = key.starts_with("thread.") && names.iter().any(|name| value.contains(&**name));
        if named { Fate::Delete(String::new()) } else { Fate::Keep }
    }
}
