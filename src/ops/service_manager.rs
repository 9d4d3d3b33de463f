//! `ServiceManager`: tells the service manager that started the bot (systemd, `Type=notify`) when the bot is ready, that it goes
//! on, and that it stops. While the clock of the games or the database hangs nothing is told, so that the watchdog restarts it.

use super::health::Health;
use super::watched::Watched;
use parking_lot::Mutex;
use sd_notify::NotifyState;
use std::sync::Arc;
use std::time::Duration;

/// Interval of the looks until the bot is ready.
const SOON: Duration = Duration::from_millis(250);
/// Longest interval of the looks afterwards.
const CALM: Duration = Duration::from_secs(10);
/// Number of looks within the watchdog's time, so that one may come late.
const LOOKS: u32 = 4;

/// See the module. Where no service manager asked to be told, nothing is sent.
#[derive(Clone, Debug, Default)]
pub struct ServiceManager {
    /// Whether it was told that the bot stops; nothing may follow that.
    stopped: Arc<Mutex<bool>>,
}

impl ServiceManager {
    /// Tells it how the bot does, until the bot stops.
    pub async fn inform(self, watched: Watched) {
        let watchdog = sd_notify::watchdog_enabled();
        let interval = watchdog.map_or(CALM, |limit| CALM.min(limit / LOOKS));
        let (mut ready, mut shown) = (false, String::new());
        loop {
            let health = Health::without_disk(&watched).await;
            let (status, mut told) = (health.status(), Vec::new());
            if !ready && health.is_ready() {
                ready = true;
                told.push(NotifyState::Ready);
            }
            if status != shown {
                told.push(NotifyState::Status(&status));
            }
            if ready && watchdog.is_some() && health.goes_on() {
                told.push(NotifyState::Watchdog);
            }
            if !told.is_empty() && !self.tell(&told) {
                return;
            }
            shown = status;
            pause(if ready { interval } else { SOON.min(interval) }).await;
        }
    }

    /// The bot stops: the last that is told.
    pub fn stops(&self) {
        let mut stopped = self.stopped.lock();
        if !std::mem::replace(&mut *stopped, true) {
            send(&[NotifyState::Stopping, NotifyState::Status("stops: whoever has asked is answered")]);
        }
    }

    /// Tells it something; false once the bot stops.
    fn tell(&self, state: &[NotifyState<'_>]) -> bool {
        let stopped = self.stopped.lock();
        if !*stopped {
            send(state);
        }
        !*stopped
    }
}

fn send(state: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "the service manager can't be told how the bot does");
    }
}

#[allow(clippy::disallowed_methods, reason = "only the service manager waits")]
async fn pause(interval: Duration) {
    tokio::time::sleep(interval).await;
}
