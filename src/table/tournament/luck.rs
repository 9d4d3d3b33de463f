//! The luck of a tournament from its announcement to its first round ([PBP-40]): the promise, words from those who enter,
//! the commitment, the public beacon. All that follows from it, the luck room says. Never a draw of a table's game.

use super::super::awaited::beacon_status;
use super::super::closing::{AHEAD, Kept, MARGIN, PATIENCE, window};
use super::super::door::Door;
use super::super::error::TableError;
use super::super::time::Millis;
use super::super::types::{DiceStatus, Person, Place, SealedSeat};
use super::change::Draft;
use super::delivery::TournamentNoticeKind;
use super::error::TournamentError;
use super::held::Which;
use super::rounds::begin_round;
use super::types::{EntrantState, Tournament, TournamentStatus};
use crate::league::may_begin;
use crate::luck::{self, Beacon, Mix, SealedWord, Seed, TournamentKey, beacon};
use crate::rules::Seat;
use crate::store::StoreError;
use serde::{Deserialize, Serialize};

/// What is kept of it, as text in the tournament's row. Never shown as a whole: open words are secrets.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CupLuck {
    /// Made with the tournament.
    pub(super) promise: String,
    /// Made once, when the words are closed; empty before.
    pub(super) commitment: String,
    /// The round of the beacon that it names; 0: none.
    pub(super) round: u64,
    /// Its signature; `-`: nobody told it; empty: none is named, or it is waited for.
    pub(super) signature: String,
    /// When the first round is drawn at the latest; nothing where nothing is waited for.
    pub(super) opens: Option<Millis>,
    /// The message that told the commitment.
    pub(super) told: Option<u64>,
    /// The most that a table can seat, as it was when the words were closed; 0 before.
    pub(super) most: u8,
    /// Words by place, once they are closed.
    pub(super) places: Vec<Option<Given>>,
    /// Words by person, until then.
    pub(super) words: Vec<Given>,
}

/// A word that somebody gave.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    person: u64,
    /// An open word, or a sealed one that was revealed.
    word: Option<String>,
    /// The SHA-256 of a sealed one, in hexadecimal.
    hash: Option<String>,
    /// The message that told the word of a sealed one.
    told: Option<u64>,
}

impl Given {
    pub(super) const fn person(&self) -> u64 {
        self.person
    }
}

impl CupLuck {
    pub(super) fn read(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|_| StoreError::Damaged("a tournament's luck"))
    }

    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }

    /// Whether the words are closed.
    pub(super) const fn closed(&self) -> bool {
        !self.commitment.is_empty()
    }

    pub(super) fn beacon(&self) -> Beacon {
        let round = self.round;
        match (round, &*self.signature) {
            (0, _) => Beacon::Off,
            (_, "") => Beacon::Awaited { round },
            (_, text) => luck::unhex(text)
                .map_or(Beacon::Missing { round }, |signature| Beacon::Drawn { round, signature }),
        }
    }

    /// What is mixed in.
    pub(super) fn mix(&self) -> Mix {
        let open = |given: &Option<Given>| given.as_ref().filter(|given| given.hash.is_none())?.word.clone();
        let sealed = |given: &Option<Given>| {
            let given = given.as_ref()?;
            Some(SealedWord { hash: luck::unhex(given.hash.as_ref()?)?, word: given.word.clone() })
        };
        Mix {
            words: self.places.iter().map(open).collect(),
            sealed: self.places.iter().map(sealed).collect(),
            beacon: self.beacon(),
        }
    }

    /// Sealed words that were not revealed.
    fn hidden(&self) -> impl Iterator<Item = &Given> {
        self.places.iter().flatten().filter(|given| given.hash.is_some() && given.word.is_none())
    }

    /// Until when sealed words are taken.
    fn reveal_until(&self) -> Option<Millis> {
        let opens = self.opens.filter(|_| self.places.iter().flatten().any(|given| given.hash.is_some()))?;
        Some(if self.round > 0 { beacon::time_of(self.round) - MARGIN } else { opens })
    }

    /// What everybody may know.
    pub(super) fn shown(&self) -> DiceStatus {
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let mut sealed = Vec::new();
        for (place, given) in self.places.iter().enumerate() {
            if let Some(Given { hash: Some(_), word, told, .. }) = given {
                sealed.push(SealedSeat { seat: Seat(place as u8), word: word.clone(), told: *told });
            }
        }
        DiceStatus {
            promise: some(&self.promise),
            commitment: some(&self.commitment),
            told: self.told,
            round: beacon_status(&self.beacon()),
            sealed,
            reveal_until: self.reveal_until(),
            opens_by: self.opens,
        }
    }

    /// What all draws follow from.
    pub(super) fn key(&self, seed: &str) -> Result<TournamentKey, StoreError> {
        let seed = Seed::read(seed).ok_or(StoreError::Damaged("a tournament's seed"))?;
        Ok(TournamentKey::new(&seed, &self.mix()))
    }
}

impl Door {
    /// Keeps a word for a tournament, or takes the one that was sealed.
    pub(super) async fn give_cup_word(
        &self,
        place: Place,
        who: &Person,
        typed: &str,
    ) -> Result<(Kept, Tournament), TableError> {
        self.change_tournament(Which::At(place), |draft, _| {
            draft.must_be_open()?;
            let one = draft.shown.of(who.id).filter(|one| one.state == EntrantState::In);
            let place = one.and_then(|one| one.place).ok_or(TournamentError::NotIn)?;
            if draft.shown.status != TournamentStatus::Gathering {
                return Err(TournamentError::Begun.into());
            }
            if draft.luck.closed() {
                reveal(draft, usize::from(place.0), typed)
            } else {
                give(draft, who.id, typed)
            }
        })
        .await
    }

    /// The words of a tournament are closed and committed to; its first round is drawn unless something is waited for.
    pub(super) fn close_words(&self, draft: &mut Draft) -> Result<(), TableError> {
        if draft.luck.closed() {
            if draft.luck.opens.is_some() {
                return Err(TournamentError::WordsClosed { opens: draft.luck.opens }.into());
            }
            // Nothing is waited for but room on the server.
            return open_cup(draft);
        }
        let most = self.most_seats(&draft.shown.setup);
        may_begin(&draft.shown.plan, &draft.shown.course(), most).map_err(TournamentError::from)?;
        let luck = &mut draft.luck;
        luck.most = most;
        let words = std::mem::take(&mut luck.words);
        let people = draft.shown.enrolled.iter().filter(|one| one.place.is_some());
        luck.places =
            people.map(|one| words.iter().find(|given| given.person == one.person).cloned()).collect();
        let sealed = luck.places.iter().flatten().any(|given| given.hash.is_some());
        let wait = if sealed { window(draft.shown.pace) } else { AHEAD };
        if self.limits.beacon {
            luck.round = beacon::first_round_at(draft.now + wait);
            luck.opens = Some(beacon::time_of(luck.round) + PATIENCE);
        } else if sealed {
            luck.opens = Some(draft.now + wait);
        }
        let row = &draft.base.row;
        let seed = Seed::read(&row.seed).ok_or(StoreError::Damaged("a tournament's seed"))?;
        luck.commitment = seed.tournament_commitment(row.id as u64, &luck.mix());
        draft.show();
        if draft.luck.opens.is_none() {
            // The message with the buttons shows the commitment; nothing has to be told before the draw.
            return open_cup(draft);
        }
        draft.told.push(TournamentNoticeKind::WordsClosed);
        Ok(())
    }

    /// Tournaments whose first round is due, with what came of the beacon. Gives how many were changed.
    pub(super) async fn open_cups(&self) -> Result<usize, TableError> {
        let mut moved = 0;
        for id in self.store.tournaments_opening(self.now()).await? {
            moved += usize::from(self.open_one(id, None).await?);
        }
        Ok(moved)
    }

    /// Rounds that tournaments wait for, with the tournament.
    pub(in crate::table) async fn cups_awaiting(&self) -> Result<Vec<(u64, i64)>, TableError> {
        let rows = self.store.tournaments_awaiting().await?;
        Ok(rows.into_iter().filter_map(|(round, id)| Some((u64::try_from(round).ok()?, id))).collect())
    }

    /// The signature of a round, checked: the tournaments that wait for it begin.
    pub(in crate::table) async fn cup_round_came(
        &self,
        round: u64,
        signature: [u8; 48],
    ) -> Result<usize, TableError> {
        let mut opened = 0;
        for (_, id) in self.cups_awaiting().await?.into_iter().filter(|(at, _)| *at == round) {
            opened += usize::from(self.open_one(id, Some((round, signature))).await?);
        }
        Ok(opened)
    }

    async fn open_one(&self, id: i64, came: Option<(u64, [u8; 48])>) -> Result<bool, TableError> {
        let open = |begin: bool| {
            self.change_tournament(Which::Id(id), move |draft, _| {
                if draft.luck.opens.is_none() || draft.shown.status != TournamentStatus::Gathering {
                    return Ok(());
                }
                if let Some((round, signature)) = came {
                    if draft.luck.beacon() != (Beacon::Awaited { round }) {
                        return Ok(());
                    }
                    draft.luck.signature = luck::hex(&signature);
                }
                if begin {
                    return open_cup(draft);
                }
                settle(draft);
                Ok(())
            })
        };
        let mut opened = open(true).await;
        if !matches!(&opened, Ok(_) | Err(TableError::Store(_))) {
            // No room for its games, or too few people by now: it waits for its host.
            opened = open(false).await;
        }
        match opened {
            Ok(_) => Ok(true),
            Err(error) => super::rounds::spare(id, error).map(|()| false),
        }
    }

    /// The program was off: the rounds that tournaments wait for are looked for once more.
    pub(in crate::table) async fn cups_look_again(&self) -> Result<(), TableError> {
        for (_, id) in self.cups_awaiting().await? {
            let later = self.change_tournament(Which::Id(id), |draft, _| {
                let until = draft.now + PATIENCE;
                draft.luck.opens = draft.luck.opens.map(|opens| opens.max(until));
                Ok(())
            });
            if let Err(error) = later.await {
                super::rounds::spare(id, error)?;
            }
        }
        Ok(())
    }

    /// The message stands that told the commitment, or a word that was revealed: when it was posted is what `/verify` looks
    /// at. The first one counts.
    pub(super) async fn cup_luck_told(
        &self,
        id: i64,
        kind: &TournamentNoticeKind,
        message: u64,
    ) -> Result<(), TableError> {
        let told = self.change_tournament(Which::Id(id), |draft, _| {
            let told = match kind {
                TournamentNoticeKind::WordsClosed => Some(&mut draft.luck.told),
                TournamentNoticeKind::Revealed { place } => {
                    let given = draft.luck.places.get_mut(usize::from(*place)).and_then(Option::as_mut);
                    given.map(|given| &mut given.told)
                }
                _ => None,
            };
            if let Some(told) = told {
                told.get_or_insert(message);
            }
            Ok(())
        });
        told.await.map(drop)
    }
}

fn reveal(draft: &mut Draft, place: usize, typed: &str) -> Result<Kept, TableError> {
    let (until, opens) = (draft.luck.reveal_until(), draft.luck.opens);
    let given = draft.luck.places.get_mut(place).and_then(Option::as_mut);
    let given = given.filter(|given| given.hash.is_some());
    let given = given.ok_or(TournamentError::WordsClosed { opens })?;
    if given.word.is_some() {
        return Err(TableError::WordKnown);
    }
    if until.is_none_or(|until| draft.now >= until) {
        return Err(TableError::RevealTooLate);
    }
    let word = proper(typed)?;
    if given.hash != Some(luck::hex(&luck::hash_of(&word))) {
        return Err(TableError::WrongWord);
    }
    given.word = Some(word);
    draft.told.push(TournamentNoticeKind::Revealed { place: place as u16 });
    if draft.luck.round == 0 && draft.luck.hidden().next().is_none() {
        open_cup(draft)?;
    }
    Ok(Kept::Revealed)
}

/// Nothing is waited for any more: the first round is drawn.
pub(super) fn open_cup(draft: &mut Draft) -> Result<(), TableError> {
    settle(draft);
    begin_round(draft)
}

/// Nothing is waited for any more: what did not come is done without.
fn settle(draft: &mut Draft) {
    draft.luck.opens = None;
    if draft.luck.round > 0 && draft.luck.signature.is_empty() {
        "-".clone_into(&mut draft.luck.signature);
    }
    draft.show();
}

fn proper(typed: &str) -> Result<String, TableError> {
    luck::word(typed).ok_or(TableError::BadWord { most: luck::MOST_CHARACTERS as u32 })
}

fn give(draft: &mut Draft, person: u64, typed: &str) -> Result<Kept, TableError> {
    let (given, kept) = match luck::sealed_hash(typed) {
        Some(hash) => (Given { person, word: None, hash: Some(luck::hex(&hash)), told: None }, Kept::Sealed),
        None => (Given { person, word: Some(proper(typed)?), hash: None, told: None }, Kept::Open),
    };
    draft.luck.words.retain(|given| given.person != person);
    draft.luck.words.push(given);
    Ok(kept)
}
