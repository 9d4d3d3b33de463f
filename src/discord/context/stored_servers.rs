//! Name and own language of a server are kept in memory, and stored when a message first needs them: so connecting to thousands of
//! servers writes nothing, and a message after a restart is in the same language.

use super::handler_context::HandlerContext;
use super::known_servers::KnownServer;
use crate::table::TableError;
use crate::text::Lang;

/// Feature of the servers that can choose a locale.
const COMMUNITY: &str = "COMMUNITY";
/// Locale of servers that chose none.
const UNCHOSEN: &str = "en-US";

/// Key under which the name of a server is stored.
fn name_key(guild: u64) -> String {
    format!("guild.{guild}")
}

/// Key under which the code of a server's own language is stored.
fn language_key(guild: u64) -> String {
    format!("locale.{guild}")
}

impl HandlerContext {
    /// Discord has told of a server.
    pub(crate) fn server_heard(&self, guild: u64, name: &str, locale: &str, features: &[String]) {
        let community = features.iter().any(|feature| feature == COMMUNITY);
        // Servers that are no community can't choose a locale: theirs says nothing.
        let own = Lang::speaking(locale).filter(|_| community || locale != UNCHOSEN);
        self.servers.heard(guild, KnownServer { name: Some(name.into()), own });
    }

    /// Name and code of the own language of a server, as Discord has told since the start; `None`: it has not yet.
    pub fn server_as_heard(&self, guild: u64) -> Option<(String, Option<&'static str>)> {
        let (server, _) = self.servers.get(guild)?;
        Some((server.name?.into(), server.own.map(Lang::code)))
    }

    /// What is known of a server: as Discord has told since the start, else as stored. What is new is stored.
    pub(crate) async fn server(&self, guild: u64) -> Result<KnownServer, TableError> {
        let heard = self.servers.get(guild);
        if let Some((server, true)) = heard {
            return Ok(server);
        }
        let (name_key, language_key) = (name_key(guild), language_key(guild));
        let name = self.table.recall(&name_key).await?;
        let own = self.table.recall(&language_key).await?.unwrap_or_default();
        let Some((server, _)) = heard else {
            return Ok(KnownServer { name: name.map(Into::into), own: Lang::find(&own) });
        };
        let kept = async {
            if let Some(new) = server.name.as_deref().filter(|new| name.as_deref() != Some(*new)) {
                self.table.remember(&name_key, new).await?;
            }
            let code = server.own.map_or("", Lang::code);
            if code != own {
                self.table.remember(&language_key, code).await?;
            }
            Ok::<_, TableError>(())
        };
        match kept.await {
            Ok(()) => self.servers.note_stored(guild, &server),
            Err(error) => tracing::warn!(%error, "what is known of a server could not be stored"),
        }
        Ok(server)
    }
}
