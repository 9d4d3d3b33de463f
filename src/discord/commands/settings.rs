//! `/settings`: the language of public messages in a server ([PBP-16]) and whether it shows ratings ([PBP-43]), which everybody
//! may read and people who may manage the server may change; and a person's own notices ([PBP-18]). All responses are private.

use super::autocomplete::complete_time_zone;
use super::game::{RulebookChoice, rulebook_of};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::{BoundedInteger, magnitude};
use crate::discord::panels::notices_page::{self, TypedNotices};
use crate::discord::panels::reply::present;
use crate::discord::panels::server_rules_page::{self, ServerChange};
use crate::text::Lang;
use serenity::all::Role;

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
    interaction_context = "Guild|BotDm",
    subcommands("show", "language", "notices", "ratings", "games"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn settings(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = server_settings(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn language(ctx: Ctx<'_>, language: LanguageChoice) -> Done {
    let request = caller(&ctx);
    let lang = match language {
        LanguageChoice::Server => None,
        LanguageChoice::English => Some(Lang::En),
        LanguageChoice::Italian => Some(Lang::It),
    };
    let answered = choose_language(&request, lang).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn notices(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_time_zone"]
    #[max_length = 64]
    zone: Option<String>,
    #[max_length = 32] quiet: Option<String>,
    #[max_length = 16] digest: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = notices_page::page(
        &request,
        TypedNotices { zone: zone.as_deref(), quiet: quiet.as_deref(), digest: digest.as_deref() },
    )
    .await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn ratings(ctx: Ctx<'_>, shown: bool) -> Done {
    let request = caller(&ctx);
    let answered = turn_ratings(&request, shown).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn games(
    ctx: Ctx<'_>,
    role: Option<Role>,
    most: Option<BoundedInteger<1, 1000>>,
    rulebook: Option<RulebookChoice>,
    played: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let mut changes = Vec::new();
    // The role with the id of the server is everybody's.
    changes.extend(role.map(|role| {
        let everybody = role.id.get() == role.guild_id.get();
        ServerChange::Opener((!everybody).then(|| role.id.get()))
    }));
    changes.extend(BoundedInteger::given(most).map(|most| ServerChange::Most(Some(magnitude(most)))));
    let rulebook = rulebook.map(|rulebook| rulebook_of(Some(rulebook)));
    changes.extend(rulebook.map(|rulebook| ServerChange::Rulebook(rulebook, played.unwrap_or(true))));
    let answered = if changes.is_empty() {
        server_rules_page::page(&request).await
    } else {
        server_rules_page::change(&request, &changes).await
    };
    present(ctx, &request, answered).await
}

/// The settings of this server, and who may change them.
async fn server_settings(request: &Request) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    let known = request.context.server_language(guild).await?;
    let now = words.language(request.context.public(guild).await?.lang());
    let why = match (known.chosen, known.own) {
        (Some(_), _) => words.settings_chosen(),
        (None, Some(_)) => words.settings_own(),
        (None, None) => words.settings_default(),
    };
    let who = if request.manages { words.settings_you_may() } else { words.settings_who_may() };
    let rates = request.context.table.rates(guild).await?;
    let ratings = if rates { words.settings_ratings_on() } else { words.settings_ratings_off() };
    Ok(Answer::new([words.settings_language(&now, &why), ratings, who].join("\n")))
}

async fn turn_ratings(request: &Request, shown: bool) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    if !request.manages {
        return Err(refusal(words.settings_ratings_not_yours()));
    }
    request.context.table.set_rates(guild, shown).await?;
    Ok(Answer::new(if shown {
        words.settings_ratings_turned_on()
    } else {
        words.settings_ratings_turned_off()
    }))
}

async fn choose_language(request: &Request, lang: Option<Lang>) -> Answered {
    let guild = request.place()?.guild;
    if !request.manages {
        return Err(refusal(request.words.settings_not_yours()));
    }
    request.context.choose_language(guild, lang).await?;
    let now = request.words.language(request.context.public(guild).await?.lang());
    Ok(Answer::new(request.words.settings_changed(&now)))
}
