//! Commitment to the luck of a tournament, from its announcement to its first round ([PBP-40]): stores words, closes
//! them, publishes the commitment, waits for the beacon. `crate::luck` computes promise, commitment and draws.

use super::super::beacon_rounds::is_valid;
use super::super::error::TableError;
use super::super::load_and_commit::Inner;
use super::super::luck_commitment::{AHEAD, LATE, window};
use super::super::time::Millis;
use super::super::types::is_computer;
use super::super::types::{Person, Place, WordResult};
use super::change::Draft;
use super::error::TournamentError;
use super::export::record;
use super::loaded_tournament::TournamentRef;
use super::luck_state::Given;
use super::notice::TournamentNoticeKind;
use super::rounds::begin_round;
use super::terms;
use super::types::{EntrantState, Tournament, TournamentStatus};
use crate::league::may_begin;
use crate::luck::{self, Beacon, beacon};
use crate::record::tournament_terms;

/// When the wait for a round ends after the players were told that it is late: it never does.
const NEVER: Millis = Millis::MAX / 4;

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
                return Err(TournamentError::WordsClosed { opens: draft.luck.opens_by() }.into());
            }
            // The draw failed before, for example because the server had no room; try again.
            return open_tournament(draft);
        }
        if self.limits.beacon.is_some() {
            self.clock_must_be_right()?;
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
        let dice = self.dice_offered(None);
        if self.limits.beacon.is_some() {
            luck.round = beacon::first_round_at(self.beacon_now() + wait);
            luck.opens = Some(beacon::time_of(luck.round) + LATE);
        } else if sealed {
            luck.opens = Some(draft.now + wait);
        }
        draft.luck.fixed = Some(terms::fixed(&draft.shown, dice));
        let (commitment, terms) = committed(draft)?;
        draft.luck.commitment = commitment;
        if let Some(fixed) = &mut draft.luck.fixed {
            fixed.terms = terms;
            let people = fixed.people.iter().filter(|person| !is_computer(**person));
            draft.told.extend(people.map(|person| TournamentNoticeKind::Commitment { person: *person }));
        }
        draft.show();
        if draft.luck.opens.is_none() {
            // The message with the buttons shows the commitment; no notice is needed before the draw.
            return open_tournament(draft);
        }
        draft.told.insert(0, TournamentNoticeKind::WordsClosed);
        Ok(())
    }

    /// Draws the first rounds that are due, and tells where a round of the beacon is late. Returns the number of tournaments
    /// changed.
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

    /// A person brings the signature of the round that the tournament of that channel waits for; `None` if it waits for none.
    pub(in crate::table) async fn bring_tournament_round(
        &self,
        place: Place,
        signature: [u8; 48],
    ) -> Result<Option<u64>, TableError> {
        let Some(row) = self.store.tournament_in(place.channel as i64, false).await? else { return Ok(None) };
        let held = self.find_tournament(TournamentRef::Id(row.id)).await?;
        let Beacon::Awaited { round } = held.luck.beacon() else { return Ok(None) };
        if !is_valid(held.luck.chain(), round, signature).await {
            return Err(TableError::NotTheRound { round });
        }
        self.open_one(row.id, Some((round, signature))).await?;
        Ok(Some(round))
    }

    async fn open_one(&self, id: i64, came: Option<(u64, [u8; 48])>) -> Result<bool, TableError> {
        let open = |begin: bool| {
            self.change_tournament(TournamentRef::Id(id), move |draft, _| {
                if draft.luck.opens.is_none() || draft.shown.status != TournamentStatus::Gathering {
                    return Ok(());
                }
                match (came, draft.luck.beacon()) {
                    (Some((round, signature)), Beacon::Awaited { round: awaited }) if round == awaited => {
                        draft.luck.signature = luck::hex(&signature);
                    }
                    (Some(_), _) => return Ok(()),
                    (None, Beacon::Awaited { round }) => {
                        // Rounds can be had for ever: it waits on, and that is said once.
                        draft.luck.opens = Some(NEVER);
                        draft.told.push(TournamentNoticeKind::RoundLate { round });
                        return Ok(());
                    }
                    (None, _) => {}
                }
                if committed(draft)?.0 != draft.luck.commitment
                    || !terms::same_people(&draft.shown, &draft.luck)
                {
                    call_off_tampered(draft);
                    return Ok(());
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
    let (until, opens) = (draft.luck.reveal_until(), draft.luck.opens_by());
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

/// Stops waiting.
fn settle(draft: &mut Draft) {
    draft.luck.opens = None;
    draft.show();
}

/// The commitment to what is stored now, and the fingerprint of what it fixes besides seed, words and round.
fn committed(draft: &Draft) -> Result<(String, String), TableError> {
    let record = record(&draft.shown, &draft.luck, &draft.base.row, false)?;
    let terms = tournament_terms(&record);
    let commitment = record.seed.tournament_commitment(record.tournament, &record.mix, terms.as_ref());
    Ok((commitment, terms.map(|terms| luck::hex(&terms)).unwrap_or_default()))
}

/// What is stored is not what the commitment binds: the tournament does not begin.
fn call_off_tampered(draft: &mut Draft) {
    tracing::error!(tournament = draft.base.row.id, "what is stored is not what the commitment binds");
    draft.shown.status = TournamentStatus::Cancelled;
    draft.luck.opens = None;
    draft.told.push(TournamentNoticeKind::Tampered);
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
