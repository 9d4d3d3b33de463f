//! REST API, version 10: the table of routes, and the handlers by subject.

mod applications;
mod call;
mod channels;
mod compose;
mod emojis;
mod guilds;
mod interactions;
mod posts;
mod routes;
mod threads;

pub(crate) use call::{Call, Spec, bot_permissions};
pub(crate) use channels::remove;
pub(crate) use interactions::FIRST_MS;
pub(crate) use posts::announce;
pub(crate) use routes::route;
