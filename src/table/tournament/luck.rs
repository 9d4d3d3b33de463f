//! Commitment to the luck of a tournament, from its announcement to its first round ([PBP-40]): stores words, closes
//! them, publishes the commitment, waits for the beacon. `crate::luck` computes promise, commitment and draws.

use super::super::error::TableError;
use super::super::load_and_commit::Inner;
use super::super::luck_commitment::{AHEAD, PATIENCE, window};
use super::super::types::{Person, Place, WordResult};
use super::change::Draft;
use super::error::TournamentError;
use super::loaded_tournament::TournamentRef;
use super::luck_state::Given;
use super::notice::TournamentNoticeKind;
use super::rounds::begin_round;
use super::types::{EntrantState, Tournament, TournamentStatus};
use crate::league::may_begin;
use crate::luck::{self, Beacon, Seed, beacon};
use crate::store::StoreError;

impl Inner {
    /// Stores a word for a tournament, or reveals the one that was sealed.
    pub(super) async fn give_tournament_word(
        &self,
        place: Place,
        who: &Person,
        typed: &str,
    ) -> Result<(WordResult, Tournament), TableError> {
        self.change_tournament(TournamentRef::At(place), |draft, _| {
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

    /// Closes the words of a tournament and commits to them. Draws the first round, unless something is awaited.
    pub(super) fn close_words(&self, draft: &mut Draft) -> Result<(), TableError> {
        if draft.luck.closed() {
            if draft.luck.opens.is_some() {
                return Err(TournamentError::WordsClosed { opens: draft.luck.opens }.into());
            }
            // The draw failed before, for example because the server had no room; try again.
            return open_tournament(draft);
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
            // The message with the buttons shows the commitment; no notice is needed before the draw.
            return open_tournament(draft);
        }
        draft.told.push(TournamentNoticeKind::WordsClosed);
        Ok(())
    }

    /// Draws the first rounds that are due, with the beacon if it arrived. Returns the number of tournaments changed.
    pub(super) async fn open_tournaments(&self) -> Result<usize, TableError> {
        let mut moved = 0;
        for id in self.store.tournaments_opening(self.even_now()).await? {
            moved += usize::from(self.open_one(id, None).await?);
        }
        Ok(moved)
    }

    /// Rounds awaited by tournaments, each with the id of the tournament.
    pub(in crate::table) async fn tournaments_awaiting(&self) -> Result<Vec<(u64, i64)>, TableError> {
        let rows = self.store.tournaments_awaiting().await?;
        Ok(rows.into_iter().filter_map(|(round, id)| Some((u64::try_from(round).ok()?, id))).collect())
    }

    /// Draws the first round of the tournaments that wait for this beacon round. The signature is verified already.
    pub(in crate::table) async fn tournament_round_came(
        &self,
        round: u64,
        signature: [u8; 48],
    ) -> Result<usize, TableError> {
        let mut opened = 0;
        for (_, id) in self.tournaments_awaiting().await?.into_iter().filter(|(at, _)| *at == round) {
            opened += usize::from(self.open_one(id, Some((round, signature))).await?);
        }
        Ok(opened)
    }

    async fn open_one(&self, id: i64, came: Option<(u64, [u8; 48])>) -> Result<bool, TableError> {
        let open = |begin: bool| {
            self.change_tournament(TournamentRef::Id(id), move |draft, _| {
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
                    return open_tournament(draft);
                }
                settle(draft);
                Ok(())
            })
        };
        let mut opened = open(true).await;
        if !matches!(&opened, Ok(_) | Err(TableError::Store(_))) {
            // No room for its games, or too few people by now: wait for the host.
            opened = open(false).await;
        }
        match opened {
            Ok(_) => Ok(true),
            Err(error) => super::rounds::isolate_error(id, error).map(|()| false),
        }
    }

    /// After downtime: extends the deadlines of tournaments that wait for a beacon round.
    pub(in crate::table) async fn tournaments_look_again(&self) -> Result<(), TableError> {
        for (_, id) in self.tournaments_awaiting().await? {
            let later = self.change_tournament(TournamentRef::Id(id), |draft, _| {
                let until = draft.now + PATIENCE;
                draft.luck.opens = draft.luck.opens.map(|opens| opens.max(until));
                Ok(())
            });
            if let Err(error) = later.await {
                super::rounds::isolate_error(id, error)?;
            }
        }
        Ok(())
    }

    /// After the clock was set: the messages of tournaments that wait for their first round tell another time.
    pub(in crate::table) async fn show_tournament_deadlines(&self) -> Result<(), TableError> {
        for id in self.store.tournaments_opening(i64::MAX).await? {
            let shown = self.change_tournament(TournamentRef::Id(id), |draft, _| {
                draft.show();
                Ok(())
            });
            if let Err(error) = shown.await {
                super::rounds::isolate_error(id, error)?;
            }
        }
        Ok(())
    }

    /// Stores the first message that published the commitment or a revealed word: `/verify` checks when it was posted.
    pub(super) async fn tournament_luck_told(
        &self,
        id: i64,
        kind: &TournamentNoticeKind,
        message: u64,
    ) -> Result<(), TableError> {
        let told = self.change_tournament(TournamentRef::Id(id), |draft, _| {
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

fn reveal(draft: &mut Draft, place: usize, typed: &str) -> Result<WordResult, TableError> {
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
        open_tournament(draft)?;
    }
    Ok(WordResult::Revealed)
}

/// Stops waiting and draws the first round.
pub(super) fn open_tournament(draft: &mut Draft) -> Result<(), TableError> {
    settle(draft);
    begin_round(draft)
}

/// Stops waiting; an awaited beacon round that has not arrived is left out.
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

fn give(draft: &mut Draft, person: u64, typed: &str) -> Result<WordResult, TableError> {
    let (given, kept) = match luck::sealed_hash(typed) {
        Some(hash) => {
            (Given { person, word: None, hash: Some(luck::hex(&hash)), told: None }, WordResult::Sealed)
        }
        None => (Given { person, word: Some(proper(typed)?), hash: None, told: None }, WordResult::Open),
    };
    draft.luck.words.retain(|given| given.person != person);
    draft.luck.words.push(given);
    Ok(kept)
}
