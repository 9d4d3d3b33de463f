//! `/talk`: private talks between players, each a thread that the bot opens and archives ([R3-8]).

use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::reply::present;
use crate::table::{Seated, TalkReply, TalkStatus};
use crate::text::{Words, escape_name};
use serenity::all::{ChannelId, User};

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("open", "list", "close"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn talk(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    player: User,
    second: Option<User>,
    third: Option<User>,
    fourth: Option<User>,
) -> Done {
    let request = caller(&ctx);
    let with = [Some(player), second, third, fourth].into_iter().flatten().map(|user| user.id.get());
    let with: Vec<u64> = with.collect();
    let answered = open_talk(&request, &with).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = list_talks(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn close(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = close_talk(&request).await;
    present(ctx, &request, answered).await
}

/// Opens a private talk with these people.
pub(crate) async fn open_talk(request: &Request, with: &[u64]) -> Answered {
    let target = request.playable()?;
    let look = request.look().await?;
    let here = request.place()? == look.place;
    let lacking = request.lacking_for_private_threads();
    let table = &request.context.table;
    if here && look.view.talk() && !lacking.is_empty() {
        let needed = request.words.list(lacking);
        return Err(Refusal::Said(request.words.talk_not_here(&needed)));
    }
    let mut reply = table.open_talk(target, &request.person, with).await?;
    if let Some(thread) = reply.talk.thread.filter(|_| !reply.new)
        && is_gone(request, thread).await
    {
        // It was deleted while the bot was off.
        table.talk_deleted(thread).await?;
        reply = table.open_talk(target, &request.person, with).await?;
    }
    let others = others(request.words, &reply);
    Ok(Answer::new(match (reply.new, reply.talk.thread) {
        (false, Some(thread)) => request.words.talk_known(&others, &format!("<#{thread}>")),
        _ => request.words.talk_coming(&others),
    }))
}

/// Whether that channel was deleted.
async fn is_gone(request: &Request, channel: u64) -> bool {
    let http = request.context.connection.urgent_request().await;
    let found = ChannelId::new(channel).to_channel(http).await;
    found.is_err_and(|error| ErrorClass::of(&error) == ErrorClass::Gone)
}

/// The person's talks that go on.
pub(crate) async fn list_talks(request: &Request) -> Answered {
    let talks = request.context.table.talks_of(request.target()?, &request.person).await?;
    let line = |reply: &TalkReply| {
        let others = others(request.words, reply);
        match (reply.talk.status, reply.talk.thread) {
            (TalkStatus::Open, Some(thread)) => {
                format!("- {}", request.words.talk_line(&others, &format!("<#{thread}>")))
            }
            _ => format!("- {}", request.words.talk_line_opening(&others)),
        }
    };
    let lines: Vec<String> = talks.iter().map(line).collect();
    Ok(Answer::new(if lines.is_empty() { request.words.talk_none() } else { lines.join("\n") }))
}

/// Closes the talk of this thread.
pub(crate) async fn close_talk(request: &Request) -> Answered {
    let place = request.place()?;
    request.context.table.close_talk(place, &request.person, place.channel).await?;
    Ok(Answer::new(request.words.talk_closing()))
}

fn others(words: Words, reply: &TalkReply) -> String {
    words.list(reply.others.iter().map(named))
}

fn named(seated: &Seated) -> String {
    escape_name(&seated.name)
}
