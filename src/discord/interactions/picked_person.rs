//! `PickedPerson`: a person picked in a menu of people, as the value that a press gets for it.

use crate::discord::interactions::request::Request;
use crate::table::Person;
use serde::{Deserialize, Serialize};
use serenity::all::{ComponentInteraction, User, UserId};

/// Who was picked: Discord sends the id as the value, and the rest beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PickedPerson {
    id: u64,
    name: String,
    bot: bool,
}

impl PickedPerson {
    /// The values of the people picked in a menu. A person whom Discord does not describe is left out.
    pub(crate) fn values(pressed: &ComponentInteraction, picked: &[UserId]) -> Vec<String> {
        let described = picked.iter().filter_map(|id| pressed.data.resolved.users.get(id));
        described.filter_map(|user| serde_json::to_string(&Self::of(user)).ok()).collect()
    }

    /// That user.
    pub(crate) fn of(user: &User) -> Self {
        let name = user.global_name.as_deref().unwrap_or(&user.name).to_owned();
        Self { id: user.id.get(), name, bot: user.bot }
    }

    /// The person with that value.
    pub(crate) fn read(value: &str) -> Option<Self> {
        serde_json::from_str(value).ok()
    }

    /// The person, as somebody who was named in that request.
    pub(crate) fn person(self, request: &Request) -> Person {
        let locale = request.person.locale.clone();
        Person { id: self.id, name: self.name, bot: self.bot, locale, manages: None }
    }
}
