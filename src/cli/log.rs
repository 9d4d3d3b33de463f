//! Sets up the log on standard error, as text or as JSON.

use crate::config::{Log, LogFormat};
use crate::ops::JsonLog;
use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, Ordering};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Whether every line on standard error is an object of the log.
static JSON: AtomicBool = AtomicBool::new(false);

/// Begins to write the log.
pub(super) fn begin(log: Log) {
    let filter = EnvFilter::new(log.directives());
    match log.format {
        LogFormat::Text => {
            let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
            // Colours only for a terminal: in a file they would be unreadable escape codes.
            if std::io::stderr().is_terminal() {
                log.init();
            } else {
                log.with_ansi(false).init();
            }
        }
        LogFormat::Json => {
            JSON.store(true, Ordering::Relaxed);
            tracing_subscriber::registry().with(filter).with(JsonLog::new(std::io::stderr)).init();
            // Its message could have data of a game.
            std::panic::set_hook(Box::new(|panic| {
                let place = panic.location().map(|at| format!("{}:{}", at.file(), at.line()));
                tracing::error!(place, "a panic");
            }));
        }
    }
}

/// Says why a command failed, in one line of the log's format.
pub(super) fn failed(line: &str) {
    if JSON.load(Ordering::Relaxed) {
        tracing::error!("{line}");
    } else {
        super::output::note(line);
    }
}
