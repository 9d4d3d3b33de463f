//! Private menus of a lobby that stand open on somebody's screen: closed when the game begins. A private message can be
//! changed by its own token only, and tokens live for minutes: so these are held in memory, and what a restart forgets says
//! that the table has moved on when it is pressed.
//!
//! Never: more than so many, longer than a token lives.

use super::handler_context::HandlerContext;
use super::interaction_token::Token;
use crate::table::{GameId, Millis};
use parking_lot::Mutex;
use serenity::all::{Builder, EditInteractionResponse};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A little less than a token lives.
const LIFE: Millis = 14 * 60_000;
/// The most of them.
const MOST: usize = 1_000;

/// The newest private menu of each person in each lobby.
#[derive(Default)]
pub(crate) struct OpenMenus(Mutex<BTreeMap<(GameId, u64), Open>>);

/// One of them, and what it says once the lobby is over.
struct Open {
    token: Token,
    over: String,
}

impl OpenMenus {
    /// That person looks at a private menu of that lobby.
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
    /// The lobby is over: what stands open of it says so and can't be pressed any more. Nobody waits for it.
    pub(crate) fn close_menus(self: &Arc<Self>, game: GameId) {
        let open = self.open_menus.take(game, self.clock.now());
        if open.is_empty() {
            return;
        }
        let context = Arc::clone(self);
        tokio::spawn(async move {
            for Open { token, over } in open {
                let edit = EditInteractionResponse::new().content(over).components(Vec::new());
                if let Err(error) = edit.execute(&context.connection.answers, &token.secret).await {
                    tracing::debug!(%error, "a menu of a lobby stays open");
                }
            }
        });
    }
}
