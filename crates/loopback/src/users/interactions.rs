//! Simulated users: sends an interaction to the bot and waits for its responses.

use serde_json::{Value, json};
use tokio::sync::watch;

use super::super::clock::instant;
use super::super::entities::{Cause, Change, Channel, Interaction};
use super::super::rest::FIRST_MS;
use super::super::state::World;
use super::super::{Ack, Id, Loopback, Outcome, Person, Refused, json, rest};
use super::queries::sees;

/// An interaction that was sent.
#[derive(Debug)]
pub struct Pending {
    loopback: Loopback,
    id: Id,
    deadline_ms: u64,
    changed: watch::Receiver<u64>,
}

/// The interaction to send.
pub(super) struct Intent {
    pub(super) cause: Cause,
    pub(super) person: Id,
    pub(super) channel: Id,
    pub(super) command: Option<String>,
    pub(super) source: Option<Id>,
    pub(super) data: Value,
}

impl Pending {
    /// The interaction's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Waits for the first response, at most the three seconds that Discord allows.
    pub async fn acknowledged(mut self) -> Outcome {
        self.wait_first().await;
        self.loopback.outcome(self.id)
    }

    /// Waits for the first response and, if it only deferred, for the message that follows.
    pub async fn finished(mut self) -> Outcome {
        self.wait_first().await;
        let loopback = self.loopback.clone();
        let id = self.id;
        let done = async {
            loop {
                let outcome = loopback.outcome(id);
                let updated = outcome.ack == Some(Ack::DeferredUpdate) && !outcome.follow_ups.is_empty();
                if !outcome.pending || updated || self.changed.changed().await.is_err() {
                    return outcome;
                }
            }
        };
        // If it is still deferred after the timeout, the outcome says so.
        self.loopback.patiently("an answer", done).await.unwrap_or_else(|_| self.loopback.outcome(id))
    }

    async fn wait_first(&mut self) {
        let clock = self.loopback.clock().clone();
        let (loopback, id, deadline) = (self.loopback.clone(), self.id, self.deadline_ms);
        let answered = async {
            loop {
                let over = loopback.read(|w| w.interactions.get(&id).is_none_or(|i| i.ack.is_some()));
                if over || self.changed.changed().await.is_err() {
                    return;
                }
            }
        };
        let first = async {
            tokio::select! {
                () = answered => {}
                () = clock.wait_until(deadline + 1) => {}
            }
        };
        // If the bot does not respond and the clock stands still, the timeout ends the wait.
        let _ = self.loopback.patiently("a first response", first).await;
    }
}

impl Loopback {
    /// The current outcome of an interaction.
    pub fn outcome(&self, id: Id) -> Outcome {
        self.read(|w| match w.interactions.get(&id) {
            Some(known) => outcome(w, known),
            None => Outcome::unknown(id, instant()),
        })
    }

    /// The token of an interaction, for tests that send the response themselves.
    pub fn interaction_token(&self, id: Id) -> Option<String> {
        self.read(|w| w.interactions.get(&id).map(|i| i.token.clone()))
    }

    /// Sends an interaction.
    pub(super) fn send(&self, intent: Intent) -> Result<Pending, Refused> {
        let now = self.server.clock().now_ms();
        let (id, changed) = self.server.with(|world| {
            let channel = world.channels.get(&intent.channel).cloned();
            let channel = channel.ok_or_else(|| Refused("there is no such channel".into()))?;
            let person = world.person(intent.person).cloned();
            let person = person.ok_or_else(|| Refused("there is no such person".into()))?;
            if !sees(&channel, person.id, world) {
                return Err(Refused("that channel is not visible to this person".into()));
            }
            let id = world.ids.next(now);
            let token = format!("interaction-{id}");
            let event = event(world, id, &token, &intent, &person, &channel);
            let changed = watch::Sender::new(0);
            let receiver = changed.subscribe();
            world.keep(Interaction {
                id,
                token,
                cause: intent.cause,
                person: person.id,
                channel: channel.id,
                command: intent.command,
                source: intent.source,
                sent_ms: now,
                sent: instant(),
                answered: None,
                ack: None,
                ephemeral: false,
                original: None,
                pending: false,
                edits: Vec::new(),
                follow_ups: Vec::new(),
                modal: None,
                choices: Vec::new(),
                refusals: Vec::new(),
                changed,
            });
            world.news.push(Change::Interaction(id));
            world.dispatch("INTERACTION_CREATE", channel.guild, 0, event);
            Ok((id, receiver))
        })?;
        Ok(Pending { loopback: self.clone(), id, deadline_ms: now + FIRST_MS, changed })
    }
}

fn outcome(world: &World, known: &Interaction) -> Outcome {
    let message = |id: Id| world.messages.get(&id).cloned();
    let original = known.original.and_then(message);
    Outcome {
        interaction: known.id,
        ack: known.ack,
        ephemeral: known.ephemeral,
        said: original.as_ref().map_or_else(String::new, super::super::Message::text),
        message: original,
        pending: known.pending,
        edits: known.edits.clone(),
        follow_ups: known.follow_ups.iter().filter_map(|id| message(*id)).collect(),
        modal: known.modal.clone(),
        choices: known.choices.clone(),
        refusals: known.refusals.clone(),
        sent: known.sent,
        answered: known.answered,
    }
}

/// `INTERACTION_CREATE` with every field that clients rely on.
fn event(world: &World, id: Id, token: &str, intent: &Intent, person: &Person, channel: &Channel) -> Value {
    let kind = match intent.cause {
        Cause::Command => 2,
        Cause::Component => 3,
        Cause::Autocomplete => 4,
        Cause::Modal => 5,
    };
    let mut event = json!({
        "id": id.json(), "application_id": world.application.json(), "type": kind, "token": token, "version": 1,
        "data": intent.data, "channel_id": channel.id.json(),
        "channel": json::interaction_channel(world, channel, person),
        "locale": person.locale, "app_permissions": rest::bot_permissions(world, channel).to_string(),
        "authorizing_integration_owners": {}, "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": 10_485_760,
    });
    let known = |id| world.guilds.get(&id).or_else(|| world.left.get(&id));
    if let Some(guild) = channel.guild.and_then(known) {
        event["guild_id"] = guild.id.json();
        event["guild"] =
            json!({"id": guild.id.json(), "locale": guild.locale, "features": json::features(guild)});
        event["guild_locale"] = guild.locale.clone().into();
        event["member"] = json::interaction_member(person);
        event["context"] = 0.into();
        if world.guilds.contains_key(&guild.id) {
            event["authorizing_integration_owners"]["0"] = guild.id.json();
        }
    } else {
        event["user"] = json::user(person);
        event["context"] = 1.into();
        event["authorizing_integration_owners"]["0"] = "0".into();
    }
    if person.installed {
        event["authorizing_integration_owners"]["1"] = person.id.json();
    }
    if let Some(message) = intent.source.and_then(|m| world.messages.get(&m)) {
        event["message"] = json::message(world, message);
    }
    event
}
