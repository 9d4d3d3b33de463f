//! `/settings`: the language of public messages in a server ([PBP-16]). Everybody may read it, people who may manage the
//! server may change it. All responses are private.

use crate::discord::interactions::request::{Answer, Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, present, refusal};
use crate::text::Lang;

/// The language. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum LanguageChoice {
    #[name = "server"]
    Server,
    #[name = "english"]
    English,
    #[name = "italian"]
    Italian,
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("show", "language"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn settings(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.server_settings().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn language(ctx: Ctx<'_>, language: LanguageChoice) -> Done {
    let call = caller(&ctx);
    let lang = match language {
        LanguageChoice::Server => None,
        LanguageChoice::English => Some(Lang::En),
        LanguageChoice::Italian => Some(Lang::It),
    };
    let answered = call.choose_language(lang).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// The settings of this server, and who may change them.
    async fn server_settings(&self) -> Answered {
        let (words, guild) = (self.words, self.place()?.guild);
        let known = self.context.server_language(guild).await?;
        let now = words.language(self.context.public(guild).await?.lang());
        let why = match (known.chosen, known.own) {
            (Some(_), _) => words.settings_chosen(),
            (None, Some(_)) => words.settings_own(),
            (None, None) => words.settings_default(),
        };
        let who = if self.manages { words.settings_you_may() } else { words.settings_who_may() };
        Ok(Answer::new([words.settings_language(&now, &why), who].join("\n")))
    }

    async fn choose_language(&self, lang: Option<Lang>) -> Answered {
        let guild = self.place()?.guild;
        if !self.manages {
            return Err(refusal(self.words.settings_not_yours()));
        }
        self.context.choose_language(guild, lang).await?;
        let now = self.words.language(self.context.public(guild).await?.lang());
        Ok(Answer::new(self.words.settings_changed(&now)))
    }
}
