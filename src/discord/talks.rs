//! Private talks between players ([R3-8]): what `/talk` does, and why it refuses. `talk_threads` opens the threads.

use super::error_class::ErrorClass;
use super::request::{Answer, Answered, Refusal, Request};
use crate::table::{Seated, TalkError, TalkReply, TalkStatus};
use crate::text::{Words, escape_name};
use serenity::all::ChannelId;

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

/// Why a talk is refused.
pub(crate) fn refused(words: Words, error: &TalkError) -> String {
    match error {
        TalkError::NoTalk => words.talk_not_at_this_table(),
        TalkError::NotAPlayer { person } => words.talk_not_a_player(&format!("<@{person}>")),
        TalkError::Oneself => words.talk_with_oneself(),
        TalkError::Computer { name } => words.talk_with_computer(&escape_name(name)),
        TalkError::Forbidden { one, other } => words.talk_forbidden(&named(one), &named(other)),
        TalkError::TooMany { most } => words.talk_too_many(*most),
        TalkError::NotHere => words.talk_not_in_thread(),
    }
}
