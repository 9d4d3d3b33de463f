//! Figures that are read when `/metrics` is asked for: what stands in the database, the shards, the memory of the process.

use super::watched::{Watched, in_time};
use crate::rules::FamilyId;
use crate::table::{Figures, GameState};
use prometheus::{Gauge, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry};

/// The gauges.
pub(super) struct Gauges {
    outbox: IntGaugeVec,
    oldest: Gauge,
    late: IntGauge,
    latest: Gauge,
    games: IntGaugeVec,
    forfeits: IntCounterVec,
    shards: IntGaugeVec,
    reachable: IntGauge,
    memory: IntGauge,
}

impl Gauges {
    pub(super) fn new(registry: &Registry) -> Result<Self, prometheus::Error> {
        let gauges = Self {
            outbox: IntGaugeVec::new(
                Opts::new(
                    "casus_belli_outbox_notices",
                    "Notices to deliver: due now, or later (retries, reminders, quiet hours).",
                ),
                &["state"],
            )?,
            oldest: Gauge::new(
                "casus_belli_outbox_oldest_seconds",
                "How long the oldest notice that is due has been waiting since the bot first saw it.",
            )?,
            late: IntGauge::new("casus_belli_timers_late", "Timers that should have fired 5 seconds ago.")?,
            latest: Gauge::new("casus_belli_timer_latest_seconds", "How late the oldest timer is.")?,
            games: IntGaugeVec::new(
                Opts::new("casus_belli_games", "Games in the database by state and family of rulebooks."),
                &["state", "family"],
            )?,
            forfeits: IntCounterVec::new(
                Opts::new(
                    "casus_belli_external_forfeits_total",
                    "Answers that external players at tables have forfeited, by what went wrong.",
                ),
                &["fault"],
            )?,
            shards: IntGaugeVec::new(
                Opts::new(
                    "casus_belli_gateway_shards",
                    "Shards of the gateway by whether they are connected.",
                ),
                &["state"],
            )?,
            reachable: IntGauge::new("casus_belli_database_reachable", "1 if the database answers in time.")?,
            memory: IntGauge::new("process_resident_memory_bytes", "Resident memory size in bytes.")?,
        };
        registry.register(Box::new(gauges.outbox.clone()))?;
        registry.register(Box::new(gauges.oldest.clone()))?;
        registry.register(Box::new(gauges.late.clone()))?;
        registry.register(Box::new(gauges.latest.clone()))?;
        registry.register(Box::new(gauges.games.clone()))?;
        registry.register(Box::new(gauges.forfeits.clone()))?;
        registry.register(Box::new(gauges.shards.clone()))?;
        registry.register(Box::new(gauges.reachable.clone()))?;
        registry.register(Box::new(gauges.memory.clone()))?;
        Ok(gauges)
    }

    /// Reads all of them. What can't be read in time is left out, instead of shown as it was.
    pub(super) async fn read(&self, watched: &Watched) {
        let liveness = &watched.monitor.liveness;
        let (shards, figures) = tokio::join!(in_time(liveness.shards()), in_time(watched.table.figures()));
        let (up, down): (Vec<bool>, Vec<bool>) = shards.unwrap_or_default().into_iter().partition(|up| *up);
        self.shards.with_label_values(&["up"]).set(up.len() as i64);
        self.shards.with_label_values(&["down"]).set(down.len() as i64);
        self.oldest.set(liveness.oldest_notice(watched.clock.steady()) as f64 / 1_000.0);
        self.memory.set(resident().unwrap_or(0));
        self.forfeits.reset();
        for (fault, number) in watched.table.forfeits().by_fault() {
            self.forfeits.with_label_values(&[fault]).inc_by(number);
        }
        self.outbox.reset();
        self.games.reset();
        let figures = figures.and_then(Result::ok);
        self.reachable.set(i64::from(figures.is_some()));
        if let Some(figures) = figures {
            self.show(&figures);
        }
    }

    fn show(&self, figures: &Figures) {
        self.outbox.with_label_values(&["due"]).set(figures.notices_due);
        self.outbox.with_label_values(&["later"]).set(figures.notices_later);
        self.late.set(figures.timers_late);
        self.latest.set(figures.latest as f64 / 1_000.0);
        for (state, family, games) in &figures.games {
            self.games.with_label_values(&[state_key(*state), family_key(*family)]).set(*games);
        }
    }
}

const fn state_key(state: GameState) -> &'static str {
    match state {
        GameState::Lobby => "lobby",
        GameState::Running => "running",
        GameState::Parked => "parked",
        GameState::Over => "over",
        GameState::Cancelled => "cancelled",
        GameState::Closed => "closed",
    }
}

const fn family_key(family: Option<FamilyId>) -> &'static str {
    match family {
        Some(FamilyId::Classic) => "classic",
        Some(FamilyId::Y2210) => "y2210",
        Some(FamilyId::ColdWar) => "cold_war",
        None => "unknown",
    }
}

/// Memory of this process, in bytes, where the system tells it.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(kilobytes.trim().trim_end_matches(" kB").parse::<i64>().ok()? * 1_024)
}
