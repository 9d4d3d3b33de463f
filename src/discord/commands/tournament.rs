//! `/tournament`: opens, joins, leaves, starts, shows and ends a tournament; drops and substitutes entrants; calls off
//! a table (R4-19).

use super::autocomplete::complete_pace;
use super::game::{RulebookChoice, SetupChoice, rulebook_of};
use crate::discord::commands::game;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer, refusal};
use crate::discord::lobby::computers;
use crate::discord::options::integer_option::{AtLeast, BoundedInteger};
use crate::discord::panels::reply::present;
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
    let request = caller(&ctx);
    let (rounds, table, advance) =
        (BoundedInteger::given(rounds), BoundedInteger::given(table), BoundedInteger::given(advance));
    let asked = Asked { format, rulebook, rounds, table, advance, uneven, next, pace, setup };
    let opened = open_tournament(&request, &asked).await;
    let fresh = opened.is_ok();
    present(ctx, &request, opened).await?;
    if fresh && let Ok(tournament) = tournament_message::tournament(&request).await {
        let message = interaction_response::answered_with(&request).await?;
        if let Err(error) = request.context.table.tournament_message(tournament.id, message.id.get()).await {
            tracing::warn!(%error, "the tournament's message could not be remembered");
        }
    }
    Ok(())
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = tournament_message::join_tournament(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = tournament_message::leave_tournament(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = tournament_message::start_tournament(&request).await;
    present(ctx, &request, answered).await
}

/// As text and as picture. Deferred first, because drawing takes time ([PBP-15]).
#[poise::command(slash_command)]
async fn standings(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let tournament = match tournament_message::tournament(&request).await {
        Ok(tournament) => tournament,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    defer(ctx, &request).await?;
    let text = tournament_message::standings(request.words, &tournament);
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new()).content(text);
    let edit =
        match request.context.pictures.standings(tournament_message::scene(request.words, &tournament)).await
        {
            Some(picture) => edit.new_attachment(
                CreateAttachment::bytes(picture.bytes, picture.file).description(picture.alt),
            ),
            None => edit,
        };
    interaction_response::complete_response(&request, edit).await
}

#[poise::command(slash_command)]
async fn tables(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = tournament_message::tournament_tables(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, rename = "drop")]
async fn expel(ctx: Ctx<'_>, person: User) -> Done {
    let request = caller(&ctx);
    let named = Person {
        id: person.id.get(),
        name: person.name.clone(),
        bot: person.bot,
        locale: String::new(),
        manages: None,
    };
    let answered = tournament_message::drop_from_tournament(&request, &named).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn substitute(ctx: Ctx<'_>, out: User, reserve: User) -> Done {
    let request = caller(&ctx);
    let answered =
        tournament_message::substitute_in_tournament(&request, out.id.get(), reserve.id.get()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn computers(ctx: Ctx<'_>, count: BoundedInteger<0, 128>) -> Done {
    let request = caller(&ctx);
    let answered = computers::set_tournament_computers(&request, count.0).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>, table: Option<AtLeast<1>>) -> Done {
    let request = caller(&ctx);
    let answered = match AtLeast::given(table) {
        Some(number) => tournament_message::void_table(&request, number).await,
        None => tournament_message::end_tournament(&request).await,
    };
    present(ctx, &request, answered).await
}

async fn open_tournament(request: &Request, asked: &Asked) -> Answered {
    let place = request.threads()?;
    if request.in_thread {
        return Err(refusal(request.words.tournament_no_thread()));
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
    let pace = pace.transpose().map_err(|_| refusal(request.words.pace_not_offered()))?;
    // By default the rulebook made for tournaments.
    let rulebook = asked.rulebook.map_or(Rulebook::Tournament, |choice| rulebook_of(Some(choice)));
    let switches = game::setup_of(request, rulebook, asked.setup)?;
    let new = NewTournament { plan, rulebook, pace, switches };
    request.may_open(place.guild, rulebook).await?;
    let tournament = request.context.table.open_tournament(place, &request.person, new).await?;
    Ok(tournament_message::message(request.context.public(place.guild).await?, &tournament))
}
