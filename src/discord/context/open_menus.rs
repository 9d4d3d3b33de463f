//! Open private menus of lobbies: closed when the game begins. A private message can be edited only with its own token,
//! and tokens are valid for minutes, so they are kept in memory, bounded in number and age. After a restart a press on
//! such a menu is answered as out of date.

use super::handler_context::HandlerContext;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::interaction_token::Token;
use crate::table::{GameId, Millis};
use parking_lot::Mutex;
use serenity::all::{Builder, EditInteractionResponse};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How long an entry is kept, in milliseconds: a little less than a token is valid.
const LIFE: Millis = 14 * 60_000;
/// Maximum number of entries.
const MOST: usize = 1_000;

/// The newest private menu of each person in each lobby.
#[derive(Default)]
pub(crate) struct OpenMenus(Mutex<BTreeMap<(GameId, u64), Open>>);

/// An open menu, and its text once the lobby is over.
struct Open {
    token: Token,
    over: String,
}

impl OpenMenus {
    /// Records that a person has opened a private menu of a lobby.
    pub(crate) fn opened(&self, game: GameId, person: u64, token: &Token, over: String) {
        let mut open = self.0.lock();
        open.retain(|_, known| token.since - known.token.since < LIFE);
        if open.len() < MOST {
            open.insert((game, person), Open { token: token.clone(), over });
        }
    }

    fn take(&self, game: GameId, now: Millis) -> Vec<Open> {
        let mut open = self.0.lock();
        let (mut of_game, others): (Vec<_>, Vec<_>) =
            std::mem::take(&mut *open).into_iter().partition(|((of, _), _)| *of == game);
        *open = others.into_iter().collect();
        of_game.retain(|(_, open)| now - open.token.since < LIFE);
        of_game.into_iter().map(|(_, open)| open).collect()
    }
}

impl HandlerContext {
    /// Closes the open menus of a lobby that is over: replaces their text and removes their components. Runs in the
    /// background.
    pub(crate) fn close_menus(self: &Arc<Self>, game: GameId) {
        let open = self.open_menus.take(game, self.clock.steady());
        if open.is_empty() {
            return;
        }
        let context = Arc::clone(self);
        tokio::spawn(async move {
            for Open { token, over } in open {
                let edit = EditInteractionResponse::new().content(over).components(Vec::new());
                if let Err(error) = edit.execute(&context.connection.answers, &token.secret).await {
                    tracing::debug!(trouble = ?ErrorClass::of(&error), "a menu of a lobby stays open");
                }
            }
        });
    }
}
