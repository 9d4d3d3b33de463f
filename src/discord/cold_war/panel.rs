//! Panel buttons of this family's open questions. The panel is public, so they depend on no secret.

use crate::discord::components::blue;
use crate::discord::components::custom_id::{PanelPress, Press};
use crate::rules::cold_war::AskKind;
use crate::table::GameId;
use crate::text::Words;
use serenity::all::CreateButton;

/// The panel button of a question: it opens the menu. Empty for a question that nobody waits for.
pub(crate) fn panel_buttons(kind: AskKind, words: Words, game: GameId) -> Vec<CreateButton> {
    if matches!(kind, AskKind::Launch | AskKind::Talk) {
        return Vec::new();
    }
    let code = Press::Panel(game, PanelPress::Act).code();
    code.map(|code| vec![blue(code, &words.task_button(kind.into()))]).unwrap_or_default()
}
