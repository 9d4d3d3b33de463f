//! What the operator's tools see of a running bot from outside: `/health`, `/metrics` in Prometheus's text form, the log as
//! JSON, and what a service manager is told. `Monitor` is where the other rooms count and report; `Listener` serves it over HTTP.
//!
//! Architecture Invariant: no label and no log line has a text, a name, an id of a person or a secret. While somebody waits for
//! an answer, counting is a few atomic operations on counters that exist already.

mod disk_probe;
mod figures;
mod health;
mod interaction;
mod interactions;
mod json_log;
mod listener;
mod liveness;
mod metrics;
mod refusals;
mod service_manager;
mod stopwatch;
mod watched;

pub use interaction::{Interaction, InteractionResult};
pub use interactions::{InteractionKind, Tracked};
pub use json_log::JsonLog;
pub use listener::{ListenError, Listener};
pub use liveness::{Liveness, Shards};
pub use metrics::{Monitor, PictureKind};
pub use refusals::refused;
pub use service_manager::ServiceManager;
pub use stopwatch::Stopwatch;
pub use watched::Watched;
