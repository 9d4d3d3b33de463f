//! `/talk`: private talks between players, each a thread that the bot opens and archives ([R3-8]).

use crate::discord::connection::error_class::ErrorClass;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, present};
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
    let call = caller(&ctx);
    let with = [Some(player), second, third, fourth].into_iter().flatten().map(|user| user.id.get());
    let with: Vec<u64> = with.collect();
    let answered = call.open_talk(&with).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.list_talks().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn close(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.close_talk().await;
    present(ctx, &call, answered).await
}

impl Request {
    /// Opens a private talk with these people.
    pub(crate) async fn open_talk(&self, with: &[u64]) -> Answered {
        let target = self.playable()?;
        let look = self.look().await?;
        let here = self.place()? == look.place;
        let lacking = self.lacking_for_private_threads();
        let table = &self.context.table;
        if here && look.view.talk() && !lacking.is_empty() {
            let needed = self.words.list(lacking);
            return Err(Refusal::Said(self.words.talk_not_here(&needed)));
        }
        let mut reply = table.open_talk(target, &self.person, with).await?;
        if let Some(thread) = reply.talk.thread.filter(|_| !reply.new)
            && self.is_gone(thread).await
        {
            // It was deleted while the bot was off.
            table.talk_deleted(thread).await?;
            reply = table.open_talk(target, &self.person, with).await?;
        }
        let others = others(self.words, &reply);
        Ok(Answer::new(match (reply.new, reply.talk.thread) {
            (false, Some(thread)) => self.words.talk_known(&others, &format!("<#{thread}>")),
            _ => self.words.talk_coming(&others),
        }))
    }

    /// Whether that channel was deleted.
    async fn is_gone(&self, channel: u64) -> bool {
        let http = self.context.connection.urgent_request().await;
        let found = ChannelId::new(channel).to_channel(http).await;
        found.is_err_and(|error| ErrorClass::of(&error) == ErrorClass::Gone)
    }

    /// The person's talks that go on.
    pub(crate) async fn list_talks(&self) -> Answered {
        let talks = self.context.table.talks_of(self.target()?, &self.person).await?;
        let line = |reply: &TalkReply| {
            let others = others(self.words, reply);
            match (reply.talk.status, reply.talk.thread) {
                (TalkStatus::Open, Some(thread)) => {
                    format!("- {}", self.words.talk_line(&others, &format!("<#{thread}>")))
                }
                _ => format!("- {}", self.words.talk_line_opening(&others)),
            }
        };
        let lines: Vec<String> = talks.iter().map(line).collect();
        Ok(Answer::new(if lines.is_empty() { self.words.talk_none() } else { lines.join("\n") }))
    }

    /// Closes the talk of this thread.
    pub(crate) async fn close_talk(&self) -> Answered {
        let place = self.place()?;
        self.context.table.close_talk(place, &self.person, place.channel).await?;
        Ok(Answer::new(self.words.talk_closing()))
    }
}

fn others(words: Words, reply: &TalkReply) -> String {
    words.list(reply.others.iter().map(named))
}

fn named(seated: &Seated) -> String {
    escape_name(&seated.name)
}
