//! `playground --without-bot`: the simulated Discord alone, for bots of any kind. It prints what a client must know, one name and
//! value a line, so that a script can read it: `DISCORD_API=http://127.0.0.1:PORT/api/v10` and `DISCORD_TOKEN=…`.

use super::failure::Failure;
use super::playground::{first_person, page};
use super::run::stopped;
use crate::config::Settings;
use crate::loopback::{Loopback, Options, page as pages};

/// Serves the API and the page until a stop signal. Nothing is kept.
pub(super) async fn run(settings: &Settings, port: Option<u16>) -> Result<(), Failure> {
    let stop = stopped();
    let loopback = Loopback::start(Options::default()).await.map_err(|error| Failure::new(1, error))?;
    first_person(settings, &loopback);
    let options = pages::Options { browser_language: true, ..pages::Options::default() };
    let page = page(settings, loopback.clone(), options, port).await?;
    super::output::line(format!("DISCORD_API={}/api/v10", loopback.base_url()))?;
    super::output::line(format!("DISCORD_TOKEN={}", loopback.token()))?;
    super::output::note(format!(
        "a simulated Discord without a bot; its page is open at {}  (Ctrl-C closes it)",
        page.url()
    ));
    stop.await;
    page.stop();
    loopback.shutdown();
    Ok(())
}
