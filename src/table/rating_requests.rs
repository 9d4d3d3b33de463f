//! The part of the API of [`Table`] that is about ratings ([PBP-43]).

use super::ratings::{Leaderboard, Profile, RatingChoice, ServerRatings};
use super::reliability::Reliability;
use super::{Reply, Table};
use crate::rules::Rulebook;
use futures_util::FutureExt as _;

impl Table {
    /// The ratings of a server, computed from the results of its finished games.
    pub fn ratings(&self, guild: u64) -> Reply<'_, ServerRatings> {
        self.inner.ratings(guild).boxed()
    }

    /// Whether ratings are shown in that server.
    pub fn rates(&self, guild: u64) -> Reply<'_, bool> {
        self.inner.rates(guild).boxed()
    }

    /// Shows ratings in that server, or shows none.
    pub fn set_rates(&self, guild: u64, on: bool) -> Reply<'_, ()> {
        self.inner.set_rates(guild, on).boxed()
    }

    /// What that person has chosen about their ratings.
    pub fn rating_choice(&self, person: u64) -> Reply<'_, RatingChoice> {
        self.inner.rating_choice(person).boxed()
    }

    /// Stores what that person has chosen about their ratings.
    pub fn choose_ratings(&self, person: u64, choice: RatingChoice) -> Reply<'_, ()> {
        self.inner.choose_ratings(person, choice).boxed()
    }

    /// The ratings of a person as seen in that server.
    pub fn profile(&self, guild: u64, person: u64) -> Reply<'_, Profile> {
        self.inner.profile(guild, person).boxed()
    }

    /// The turns that a person has taken in time in that server, of the last 100 ([PBP-32]).
    pub fn reliability(&self, guild: u64, person: u64) -> Reply<'_, Reliability> {
        self.inner.reliability(guild, person).boxed()
    }

    /// The leaderboard of a server, over all rulebooks or by one.
    pub fn leaderboard(&self, guild: u64, rulebook: Option<Rulebook>) -> Reply<'_, Leaderboard> {
        self.inner.leaderboard(guild, rulebook).boxed()
    }
}
