//! HTTP clients for Discord, the limit on how much is sent, and what Discord's errors mean.
//!
//! May use: no other room.

pub(crate) mod dm_channels;
pub(crate) mod error_class;
pub(crate) mod http_clients;
pub(crate) mod interaction_token;
pub(crate) mod refusal_log;
pub(crate) mod send_rate_limit;
