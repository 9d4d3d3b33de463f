//! `FirstResponse`: how far the first response to an interaction has come. All that handle the interaction share it.

use crate::ops::Interaction;
use parking_lot::Mutex;
use serenity::all::{InteractionId, MessageId};
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

/// What an interaction can be answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A command, or a form that a command opened: with a new message.
    Command,
    /// A press on a message, or a form that one opened: with an edit of that message, or a new one.
    Press,
    /// A completion: with choices, and there is nothing to acknowledge.
    Completion,
}

/// How far the first response has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing was sent.
    Open,
    /// It was acknowledged, and the answer is still to come.
    Acknowledged,
    /// It was answered.
    Answered,
}

/// The first response of one interaction, shared by all that handle it.
#[derive(Debug)]
pub(crate) struct FirstResponse {
    pub(crate) cause: Cause,
    /// Held while a response is sent.
    pub(crate) stage: tokio::sync::Mutex<Stage>,
    /// The message that the response became, if it is not the original one.
    pub(crate) followed_by: Mutex<Option<MessageId>>,
    /// What is counted and logged of the interaction.
    pub(crate) interaction: Arc<Interaction>,
}

/// The first responses of the interactions that are being handled.
#[derive(Debug, Default)]
pub(crate) struct FirstResponses(Mutex<BTreeMap<u64, Weak<FirstResponse>>>);

impl FirstResponses {
    /// The first response of that interaction, and whether nobody handled it before.
    pub(crate) fn of(&self, id: InteractionId, cause: Cause) -> (Arc<FirstResponse>, bool) {
        let mut known = self.0.lock();
        if let Some(first) = known.get(&id.get()).and_then(Weak::upgrade) {
            return (first, false);
        }
        known.retain(|_, first| first.strong_count() > 0);
        let (stage, followed_by) = (tokio::sync::Mutex::new(Stage::Open), Mutex::default());
        let interaction = Arc::new(Interaction::arrived());
        let first = Arc::new(FirstResponse { cause, stage, followed_by, interaction });
        known.insert(id.get(), Arc::downgrade(&first));
        (first, true)
    }

    /// Whether an interaction is being handled.
    pub(crate) fn any_in_work(&self) -> bool {
        self.0.lock().values().any(|first| first.strong_count() > 0)
    }
}
