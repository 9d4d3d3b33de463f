//! Language of the public messages in a server: the server's own, unless somebody who manages the server chose another
//! ([PBP-16]). Both are stored, so that a message after a restart is in the same language.

use super::handler_context::HandlerContext;
use crate::table::TableError;
use crate::text::{Lang, Words};
use serenity::all::GuildId;

/// Feature of the servers that can choose a locale.
const COMMUNITY: &str = "COMMUNITY";
/// Locale of servers that chose none.
const UNCHOSEN: &str = "en-US";

/// What is known about the language of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ServerLanguage {
    /// Chosen by `/settings language`.
    pub(crate) chosen: Option<Lang>,
    /// Of the server's own locale; `None` if the bot does not speak it, or the server has none.
    pub(crate) own: Option<Lang>,
}

fn chosen_key(guild: u64) -> String {
    format!("language.{guild}")
}

fn own_key(guild: u64) -> String {
    format!("locale.{guild}")
}

impl HandlerContext {
    /// The texts of public messages in that server.
    pub(crate) async fn public(&self, guild: u64) -> Result<Words, TableError> {
        let known = self.server_language(guild).await?;
        Ok(Words::new(known.chosen.or(known.own).unwrap_or(self.default_language)))
    }

    /// What is stored about the language of that server.
    pub(crate) async fn server_language(&self, guild: u64) -> Result<ServerLanguage, TableError> {
        let (chosen, own) = (chosen_key(guild), own_key(guild));
        let read = |code: Option<String>| code.as_deref().and_then(Lang::find);
        Ok(ServerLanguage {
            chosen: read(self.table.recall(&chosen).await?),
            own: read(self.table.recall(&own).await?),
        })
    }

    /// Stores the choice of a server's manager; `None`: the server's own language.
    pub(crate) async fn choose_language(&self, guild: u64, lang: Option<Lang>) -> Result<(), TableError> {
        self.table.remember(&chosen_key(guild), lang.map_or("", Lang::code)).await
    }

    /// Stores the locale of a server, if it is another than before. To be called first in the handler of an event: handlers
    /// run side by side, and this keeps the order in which the events came.
    pub(crate) async fn server_locale(&self, guild: GuildId, locale: &str, features: &[String]) {
        let _in_order = self.locales.lock().await;
        let community = features.iter().any(|feature| feature == COMMUNITY);
        // Servers that are no community can't choose a locale: theirs says nothing.
        let own = Lang::speaking(locale).filter(|_| community || locale != UNCHOSEN);
        let (key, code) = (own_key(guild.get()), own.map_or("", Lang::code));
        let kept = match self.table.recall(&key).await {
            Ok(known) if known.as_deref().unwrap_or("") == code => Ok(()),
            Ok(_) => self.table.remember(&key, code).await,
            Err(error) => Err(error),
        };
        if let Err(error) = kept {
            tracing::warn!(%error, "the language of a server could not be remembered");
        }
    }
}
