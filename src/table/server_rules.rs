//! What a server allows: who may open games there, how many at a time, and by which rulebooks. Stored as a setting; whoever
//! manages the server chooses it and is not bound by the role.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::server_games::must_manage_server;
use super::types::Person;
use super::{Reply, Table};
use crate::rules::Rulebook;
use futures_util::FutureExt as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Scope of the setting; the key is the id of the server.
const SCOPE: &str = "server";

/// What a server allows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerRules {
    /// Id of the role that may open games and tournaments; `None`: everybody may.
    pub opener: Option<u64>,
    /// Maximum number of lobbies and running games; `None`: as many as [`super::Limits::games_per_server`].
    pub most: Option<u32>,
    /// The rulebooks that are not played.
    pub closed: BTreeSet<Rulebook>,
}

/// As stored: the keys of the rulebooks.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Stored {
    opener: Option<u64>,
    most: Option<u32>,
    closed: Vec<String>,
}

impl ServerRules {
    fn read(text: &str) -> Self {
        let Stored { opener, most, closed } = serde_json::from_str(text).unwrap_or_default();
        Self { opener, most, closed: closed.iter().filter_map(|key| Rulebook::find(key)).collect() }
    }

    fn text(&self) -> String {
        let closed = self.closed.iter().map(|rulebook| rulebook.key().to_owned()).collect();
        let stored = Stored { opener: self.opener, most: self.most, closed };
        serde_json::to_string(&stored).expect("plain values")
    }

    /// The rulebooks that are played, in the order of the menus.
    pub fn rulebooks(&self) -> impl Iterator<Item = Rulebook> {
        Rulebook::ALL.into_iter().filter(|rulebook| !self.closed.contains(rulebook))
    }

    /// Checks that `who`, who has these roles in the server, may open a game by that rulebook there.
    fn check(&self, who: &Person, guild: u64, roles: &[u64], rulebook: Rulebook) -> Result<(), TableError> {
        if self.closed.contains(&rulebook) {
            return Err(TableError::RulebookClosed { rulebook });
        }
        let manages = who.manages == Some(guild);
        match self.opener {
            Some(role) if !manages && !roles.contains(&role) => Err(TableError::NotOpener { role }),
            _ => Ok(()),
        }
    }
}

impl Table {
    /// What that server allows.
    pub fn server_rules(&self, guild: u64) -> Reply<'_, ServerRules> {
        self.inner.server_rules(guild).boxed()
    }

    /// Stores what that server allows, for whoever manages it. Games that are open stay.
    pub fn set_server_rules<'a>(&'a self, guild: u64, who: &'a Person, rules: ServerRules) -> Reply<'a, ()> {
        self.inner.set_server_rules(guild, who, rules).boxed()
    }

    /// Checks that `who`, who has these roles in the server, may open a game or tournament by that rulebook there.
    pub fn may_open<'a>(
        &'a self,
        guild: u64,
        who: &'a Person,
        roles: &'a [u64],
        rulebook: Rulebook,
    ) -> Reply<'a, ()> {
        async move { self.inner.server_rules(guild).await?.check(who, guild, roles, rulebook) }.boxed()
    }
}

impl Inner {
    async fn server_rules(&self, guild: u64) -> Result<ServerRules, TableError> {
        let text = self.store.setting(SCOPE, &guild.to_string()).await?;
        Ok(ServerRules::read(&text.unwrap_or_default()))
    }

    async fn set_server_rules(&self, guild: u64, who: &Person, rules: ServerRules) -> Result<(), TableError> {
        must_manage_server(who, guild)?;
        if rules.rulebooks().next().is_none() {
            return Err(TableError::NoRulebookLeft);
        }
        let mut write = self.store.write()?;
        write.put_setting(SCOPE, &guild.to_string(), &rules.text())?;
        Ok(write.commit().await?)
    }

    /// Maximum number of lobbies and running games in that server.
    pub(super) async fn most_games(&self, guild: u64) -> Result<u32, TableError> {
        let most = self.limits.games_per_server;
        Ok(self.server_rules(guild).await?.most.map_or(most, |own| own.min(most)))
    }
}
