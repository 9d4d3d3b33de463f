//! Panel buttons of this family's open questions. The panel is public, so they must not depend on the cards or secrets
//! of a player.

use crate::rules::y2210::View;
use crate::table::GameId;
use crate::text::Words;

/// Input for a question's panel buttons.
pub(crate) struct Panel<'a> {
    pub(crate) words: Words,
    pub(crate) game: GameId,
    pub(crate) view: &'a View,
}
