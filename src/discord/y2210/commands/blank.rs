//! `/blank`: the host writes on blank command cards, or erases them, before the game begins (R1-57, A1-61).

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::reply::present;
use crate::rules::y2210::Commander;
use crate::table::Change;

pub(super) fn commands() -> Vec<Command> {
    vec![blank()]
}

/// A deck with blank cards.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum DeckChoice {
    #[name = "land"]
    Land,
    #[name = "naval"]
    Naval,
    #[name = "nuclear"]
    Nuclear,
    #[name = "space"]
    Space,
    #[name = "diplomat"]
    Diplomat,
}

impl DeckChoice {
    const fn commander(self) -> Commander {
        match self {
            Self::Land => Commander::Land,
            Self::Naval => Commander::Naval,
            Self::Nuclear => Commander::Nuclear,
            Self::Space => Commander::Space,
            Self::Diplomat => Commander::Diplomat,
        }
    }
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("add", "remove"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
async fn blank(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn add(ctx: Ctx<'_>, deck: DeckChoice, text: String, cost: Option<AtLeast<0>>) -> Done {
    let request = caller(&ctx);
    let answered = write_card(&request, deck, &text, AtLeast::given(cost)).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn remove(ctx: Ctx<'_>, card: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = erase_card(&request, card.0).await;
    present(ctx, &request, answered).await
}

async fn write_card(request: &Request, deck: DeckChoice, text: &str, cost: Option<i64>) -> Answered {
    let place = request.writable()?;
    let change = Change::WriteCard {
        deck: deck.commander().key().to_owned(),
        text: text.trim().to_owned(),
        cost: cost.map_or(0, magnitude),
    };
    let lobby = request.context.table.configure(place, &request.person, change).await?;
    let lines = request.words.blank_cards(&lobby.setup.options).join("\n");
    Ok(Answer::new(request.words.blank_cards_now(&lines)))
}

/// Erases the card with that number in the list of the lobby.
async fn erase_card(request: &Request, card: i64) -> Answered {
    let place = request.writable()?;
    let at = usize::try_from(card).unwrap_or(0).wrapping_sub(1);
    request.context.table.configure(place, &request.person, Change::EraseCard(at)).await?;
    Ok(Answer::new(request.words.changed()))
}
