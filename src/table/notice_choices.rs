//! What a person chose about notices ([PBP-18]): how they are told, when they are reminded, and their quiet hours; for all games, or
//! for one, where what is not chosen is as for all.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::notice_kind::NoticeKind;
use super::optional_notices::OptionalNotice;
use super::quiet_hours::QuietHours;
use super::time::{DAY, HOUR, MINUTE, Millis};
use super::types::{GameId, Person};
use super::{Reply, Table};
use futures_util::FutureExt as _;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Scope of the settings with the choices of people.
const SCOPE: &str = "notices";

/// How a person is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeWay {
    /// By direct message.
    #[default]
    Direct,
    /// By a mention in the channel of the game.
    Mention,
    /// Not at all.
    Off,
}

impl NoticeWay {
    /// All, in display order.
    pub const ALL: [Self; 3] = [Self::Direct, Self::Mention, Self::Off];
}

/// When somebody who must decide is reminded ([PBP-20]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReminderTime {
    /// When half of the time is left.
    Half,
    /// When an eighth of the time is left.
    Eighth,
    /// When so many minutes are left.
    Minutes(u32),
}

impl ReminderTime {
    /// All that can be chosen, in display order.
    pub const ALL: [Self; 9] = [
        Self::Half,
        Self::Eighth,
        Self::Minutes(24 * 60),
        Self::Minutes(12 * 60),
        Self::Minutes(6 * 60),
        Self::Minutes(3 * 60),
        Self::Minutes(60),
        Self::Minutes(30),
        Self::Minutes(10),
    ];

    /// The time left at the reminder, of a decision that had `total`.
    pub(super) fn left(self, total: Millis) -> Millis {
        match self {
            Self::Half => total / 2,
            Self::Eighth => total / 8,
            Self::Minutes(minutes) => Millis::from(minutes) * MINUTE,
        }
    }
}

/// Whether reminders rest at some hours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quiet {
    /// They come at every hour.
    #[default]
    Never,
    /// They rest.
    Daily(QuietHours),
}

/// What was chosen for all games, or for one; `None`: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NoticeScope {
    /// How the person is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<NoticeWay>,
    /// When the person is reminded; empty: never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reminders: Option<BTreeSet<ReminderTime>>,
    /// The quiet hours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// The notices that the person does without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<BTreeSet<OptionalNotice>>,
}

/// Everything that a person chose about notices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NoticeChoices {
    /// Name of the time zone of all hours; empty: none was chosen, and UTC holds.
    pub zone: String,
    /// The hour of the day, from 0 to 23, at which one digest comes in place of single direct messages; `None`: they come by
    /// themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<u8>,
    /// For all games.
    pub all: NoticeScope,
    /// For single games.
    pub games: BTreeMap<i64, NoticeScope>,
}

/// What holds for the notices of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRules {
    /// How the person is told.
    pub way: NoticeWay,
    /// When the person is reminded.
    pub reminders: BTreeSet<ReminderTime>,
    /// The quiet hours.
    pub quiet: Quiet,
    /// The notices that the person does without.
    pub without: BTreeSet<OptionalNotice>,
    /// Name of the time zone of all hours.
    pub zone: String,
    /// The hour of the digest.
    pub digest: Option<u8>,
}

impl NoticeChoices {
    /// What holds in that game; `None`: in all games for which nothing else was chosen.
    pub fn rules(&self, game: Option<GameId>) -> NoticeRules {
        let own = game.and_then(|game| self.games.get(&game.0));
        let all = &self.all;
        let reminders = own.and_then(|own| own.reminders.as_ref()).or(all.reminders.as_ref());
        let without = own.and_then(|own| own.without.as_ref()).or(all.without.as_ref());
        NoticeRules {
            way: own.and_then(|own| own.way).or(all.way).unwrap_or_default(),
            reminders: reminders
                .cloned()
                .unwrap_or_else(|| BTreeSet::from([ReminderTime::Half, ReminderTime::Eighth])),
            quiet: own.and_then(|own| own.quiet).or(all.quiet).unwrap_or_default(),
            without: without.cloned().unwrap_or_default(),
            zone: self.zone.clone(),
            digest: self.digest,
        }
    }

    fn scope_mut(&mut self, game: Option<GameId>) -> &mut NoticeScope {
        match game {
            Some(game) => self.games.entry(game.0).or_default(),
            None => &mut self.all,
        }
    }
}

/// A choice of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeChange {
    /// How they are told.
    Way(Option<NoticeWay>),
    /// When they are reminded.
    Reminders(Option<BTreeSet<ReminderTime>>),
    /// Their quiet hours.
    Quiet(Option<Quiet>),
    /// The notices that they do without.
    Without(Option<BTreeSet<OptionalNotice>>),
    /// Their time zone, in all games.
    Zone(String),
    /// The hour of their digest, for all games; `None`: no digest.
    Digest(Option<u8>),
}

/// The longest time before a deadline at which one can ask to be reminded.
const LONGEST: Millis = 30 * DAY;

impl NoticeChange {
    /// The same without what means nothing: reminders longer before a deadline than any turn is long.
    fn sound(self) -> Self {
        let sound = |time: &ReminderTime| (MINUTE..=LONGEST).contains(&time.left(HOUR));
        match self {
            Self::Reminders(Some(times)) => Self::Reminders(Some(times.into_iter().filter(sound).collect())),
            Self::Digest(hour) => Self::Digest(hour.filter(|hour| *hour < 24)),
            other => other,
        }
    }
}

/// The person whom a notice tells something that asks for nothing, or for a word; `None` for all other notices.
const fn told(kind: &NoticeKind) -> Option<u64> {
    match kind {
        NoticeKind::Commitment { person }
        | NoticeKind::Parked { person, .. }
        | NoticeKind::Pause { person, .. }
        | NoticeKind::Nudge { person, .. }
        | NoticeKind::LastToAnswer { person, .. }
        | NoticeKind::Reveal { person, .. }
        | NoticeKind::PlayerResult { person, .. }
        | NoticeKind::SeatLost { person, .. }
        | NoticeKind::Personal { person, .. }
        | NoticeKind::PlanPlayed { person, .. } => Some(*person),
        _ => None,
    }
}

impl Inner {
    /// Whether the person does not want that notice. Whoever wants no direct messages is not told by one what the channel must
    /// not know, or shows anyway.
    pub(super) async fn is_unwanted(&self, kind: &NoticeKind, game: GameId) -> Result<bool, TableError> {
        let Some(person) = told(kind) else { return Ok(false) };
        let direct_only = matches!(
            kind,
            NoticeKind::Commitment { .. }
                | NoticeKind::PlanPlayed { .. }
                | NoticeKind::LastToAnswer { .. }
                | NoticeKind::Pause { .. }
        );
        let rules = self.notice_rules(person, game).await?;
        if OptionalNotice::of(kind).is_some_and(|group| rules.without.contains(&group)) {
            return Ok(true);
        }
        Ok(match rules.way {
            NoticeWay::Direct => false,
            NoticeWay::Mention => direct_only,
            NoticeWay::Off => true,
        })
    }

    /// Whether the person is told in the channel: they wish it, or their direct messages are closed ([PBP-19]).
    pub(super) async fn is_told_in_channel(&self, person: u64, game: GameId) -> Result<bool, TableError> {
        let known = self.store.person(person as i64).await?;
        let closed = known.is_some_and(|person| person.dm_closed);
        Ok(closed || self.notice_rules(person, game).await?.way == NoticeWay::Mention)
    }

    pub(super) async fn notice_choices(&self, person: u64) -> Result<NoticeChoices, TableError> {
        let stored = self.store.setting(SCOPE, &person.to_string()).await?;
        // What can't be read counts as not chosen: a person who is told too much can choose again.
        Ok(stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    pub(super) async fn notice_rules(&self, person: u64, game: GameId) -> Result<NoticeRules, TableError> {
        Ok(self.notice_choices(person).await?.rules(Some(game)))
    }

    pub(super) async fn choose_notices(
        &self,
        who: &Person,
        game: Option<GameId>,
        change: NoticeChange,
    ) -> Result<NoticeChoices, TableError> {
        if let Some(game) = game {
            self.find(Find::Id(game)).await?.seat_of(who.id).ok_or(TableError::NotSeated)?;
        }
        // One at a time: each choice is stored with all the others of that person.
        let _alone = self.choosing.lock().await;
        let mut choices = self.notice_choices(who.id).await?;
        let of_digest = matches!(change, NoticeChange::Zone(_) | NoticeChange::Digest(_));
        let scope = choices.scope_mut(game);
        match change.sound() {
            NoticeChange::Way(way) => scope.way = way,
            NoticeChange::Reminders(times) => scope.reminders = times,
            NoticeChange::Quiet(quiet) => scope.quiet = quiet,
            NoticeChange::Without(without) => scope.without = without,
            NoticeChange::Zone(zone) => choices.zone = zone,
            NoticeChange::Digest(hour) => choices.digest = hour,
        }
        if game.is_some() {
            // Of games that are over nothing is kept.
            let running = self.running_games_of(who.id).await?;
            let kept = |id: &i64| running.iter().any(|loaded| loaded.id().0 == *id);
            choices.games.retain(|id, scope| kept(id) && *scope != NoticeScope::default());
        }
        let digest = if of_digest { self.planned_digest(who.id, &choices).await? } else { None };
        let mut write = self.store.write()?;
        if let Some(digest) = digest {
            write.put_digest(digest)?;
        }
        let stored = serde_json::to_string(&choices).expect("plain values");
        write.put_setting(SCOPE, &who.id.to_string(), &stored)?;
        write.rouse_person(who.id as i64)?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(choices)
    }
}

impl Table {
    /// What that person chose about notices.
    pub fn notice_choices(&self, person: u64) -> Reply<'_, NoticeChoices> {
        self.inner.notice_choices(person).boxed()
    }

    /// Stores a choice, for all games or for one in which the person has a seat.
    pub fn choose_notices<'a>(
        &'a self,
        who: &'a Person,
        game: Option<GameId>,
        change: NoticeChange,
    ) -> Reply<'a, NoticeChoices> {
        self.inner.choose_notices(who, game, change).boxed()
    }
}
