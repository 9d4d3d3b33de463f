//! `/tournament`: opens, joins, leaves, starts, shows and ends a tournament; drops and substitutes entrants; calls off
//! a table (R4-19).

use super::autocomplete::complete_pace;
use super::game::{RulebookChoice, SetupChoice, rulebook_of};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer, present, refusal};
use crate::discord::options::integer_option::{AtLeast, BoundedInteger};
use crate::discord::tournaments::tournament_message;
use crate::league::{Format, LARGEST, MOST_ADVANCE, MOST_ROUNDS, Next, Plan, SMALLEST, Uneven};
use crate::rules::Rulebook;
use crate::table::{NewTournament, Person};
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse, User};

/// The format. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum FormatChoice {
    #[name = "league"]
    League,
    #[name = "knockout"]
    KnockOut,
}

/// How to split people who don't fill the tables. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum UnevenChoice {
    #[name = "tables"]
    Tables,
    #[name = "byes"]
    Byes,
}

/// When the next round begins. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum NextChoice {
    #[name = "auto"]
    Auto,
    #[name = "host"]
    Host,
}

/// The options of `/tournament new`.
struct Asked {
    format: FormatChoice,
    rulebook: Option<RulebookChoice>,
    rounds: Option<i64>,
    table: Option<i64>,
    advance: Option<i64>,
    uneven: Option<UnevenChoice>,
    next: Option<NextChoice>,
    pace: Option<String>,
    setup: Option<SetupChoice>,
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands(
        "new",
        "join",
        "leave",
        "start",
        "standings",
        "tables",
        "expel",
        "substitute",
        "computers",
        "end"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn tournament(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
async fn new(
    ctx: Ctx<'_>,
    format: FormatChoice,
    rulebook: Option<RulebookChoice>,
    rounds: Option<BoundedInteger<1, { MOST_ROUNDS as i64 }>>,
    table: Option<BoundedInteger<{ SMALLEST as i64 }, { LARGEST as i64 }>>,
    advance: Option<BoundedInteger<1, { MOST_ADVANCE as i64 }>>,
    uneven: Option<UnevenChoice>,
    next: Option<NextChoice>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    setup: Option<SetupChoice>,
) -> Done {
    let call = caller(&ctx);
    let (rounds, table, advance) =
        (BoundedInteger::given(rounds), BoundedInteger::given(table), BoundedInteger::given(advance));
    let asked = Asked { format, rulebook, rounds, table, advance, uneven, next, pace, setup };
    let opened = call.open_tournament(&asked).await;
    let fresh = opened.is_ok();
    present(ctx, &call, opened).await?;
    if fresh && let Ok(tournament) = call.tournament().await {
        let message = call.answered_with().await?;
        if let Err(error) = call.context.table.tournament_message(tournament.id, message.id.get()).await {
            tracing::warn!(%error, "the tournament's message could not be remembered");
        }
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.join_tournament().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.leave_tournament().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.start_tournament().await;
    present(ctx, &call, answered).await
}

/// As text and as picture. Deferred first, because drawing takes time ([PBP-15]).
#[poise::command(slash_command)]
async fn standings(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let tournament = match call.tournament().await {
        Ok(tournament) => tournament,
        Err(refusal) => return present(ctx, &call, Err(refusal)).await,
    };
    defer(ctx, &call).await?;
    let text = tournament_message::standings(call.words, &tournament);
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new()).content(text);
    let edit = match call.context.pictures.standings(tournament_message::scene(call.words, &tournament)).await
    {
        Some(picture) => {
            edit.new_attachment(CreateAttachment::bytes(picture.bytes, picture.file).description(picture.alt))
        }
        None => edit,
    };
    call.complete(edit).await
}

#[poise::command(slash_command)]
async fn tables(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.tournament_tables().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, rename = "drop")]
async fn expel(ctx: Ctx<'_>, person: User) -> Done {
    let call = caller(&ctx);
    let named = Person {
        id: person.id.get(),
        name: person.name.clone(),
        bot: person.bot,
        locale: String::new(),
        manages: None,
    };
    let answered = call.drop_from_tournament(&named).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn substitute(ctx: Ctx<'_>, out: User, reserve: User) -> Done {
    let call = caller(&ctx);
    let answered = call.substitute_in_tournament(out.id.get(), reserve.id.get()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn computers(ctx: Ctx<'_>, count: BoundedInteger<0, 128>) -> Done {
    let call = caller(&ctx);
    let answered = call.set_tournament_computers(count.0).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>, table: Option<AtLeast<1>>) -> Done {
    let call = caller(&ctx);
    let answered = match AtLeast::given(table) {
        Some(number) => call.void_table(number).await,
        None => call.end_tournament().await,
    };
    present(ctx, &call, answered).await
}

impl Request {
    async fn open_tournament(&self, asked: &Asked) -> Answered {
        let place = self.threads()?;
        if self.in_thread {
            return Err(refusal(self.words.tournament_no_thread()));
        }
        let plan = Plan {
            format: match asked.format {
                FormatChoice::League => Format::League,
                FormatChoice::KnockOut => Format::KnockOut,
            },
            uneven: match asked.uneven {
                Some(UnevenChoice::Byes) => Uneven::Byes,
                Some(UnevenChoice::Tables) | None => Uneven::Tables,
            },
            next: match asked.next {
                Some(NextChoice::Host) => Next::Host,
                Some(NextChoice::Auto) | None => Next::Auto,
            },
            ..Plan::league()
        };
        // A number that does not fit is replaced by one that is out of bounds.
        let small =
            |given: Option<i64>, default: u8| given.map_or(default, |n| u8::try_from(n).unwrap_or(u8::MAX));
        let plan = Plan {
            rounds: small(asked.rounds, plan.rounds),
            table: small(asked.table, plan.table),
            advance: small(asked.advance, plan.advance),
            ..plan
        };
        let pace = asked.pace.as_deref().map(|p| p.trim().parse());
        let pace = pace.transpose().map_err(|_| refusal(self.words.pace_not_offered()))?;
        // By default the rulebook made for tournaments.
        let rulebook = asked.rulebook.map_or(Rulebook::Tournament, |choice| rulebook_of(Some(choice)));
        let switches = self.setup_of(rulebook, asked.setup)?;
        let new = NewTournament { plan, rulebook, pace, switches };
        let tournament = self.context.table.open_tournament(place, &self.person, new).await?;
        Ok(tournament_message::message(self.context.public(place.guild).await?, &tournament))
    }
}
