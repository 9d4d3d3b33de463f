//! Language of the public messages in a server: the server's own, unless somebody who manages the server chose another
//! ([PBP-16]). Both are stored, so that a message after a restart is in the same language.

use super::handler_context::HandlerContext;
use crate::table::TableError;
use crate::text::{Lang, Words};

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

impl HandlerContext {
    /// The texts of public messages in that server.
    pub(crate) async fn public(&self, guild: u64) -> Result<Words, TableError> {
        let known = self.server_language(guild).await?;
        Ok(Words::new(known.chosen.or(known.own).unwrap_or(self.default_language)))
    }

    /// What is known about the language of that server.
    pub(crate) async fn server_language(&self, guild: u64) -> Result<ServerLanguage, TableError> {
        let chosen = self.table.recall(&chosen_key(guild)).await?;
        let own = self.server(guild).await?.own;
        Ok(ServerLanguage { chosen: chosen.as_deref().and_then(Lang::find), own })
    }

    /// Stores the choice of a server's manager; `None`: the server's own language.
    pub(crate) async fn choose_language(&self, guild: u64, lang: Option<Lang>) -> Result<(), TableError> {
        self.table.remember(&chosen_key(guild), lang.map_or("", Lang::code)).await
    }
}
