//! `/health`: whether the bot works, as named checks. Each has a time limit, so that the answer always comes.

use super::disk_probe;
use super::watched::{Watched, in_time};
use crate::table::Millis;
use serde_json::{Value, json};
use std::path::Path;

/// The clock of the games looks at what is due twice a second; an older look than this, in milliseconds, and it hangs.
const CLOCK: Millis = 5_000;
/// A delivery that is further behind, in milliseconds, leaves players without their notices.
const DELIVERY: Millis = 30_000;

/// What the checks found.
#[derive(Debug, PartialEq)]
pub(super) struct Health {
    /// Whether each shard is connected; empty: none was.
    shards: Vec<bool>,
    clock: Option<Millis>,
    delivery: Option<Millis>,
    disk: bool,
    database: bool,
}

/// Whether the disk can be written, if it is this machine's.
async fn disk(probe: Option<&Path>) -> bool {
    match probe {
        Some(probe) => disk_probe::is_writable(probe).await,
        None => true,
    }
}

impl Health {
    /// Carries out all checks.
    pub(super) async fn check(watched: &Watched) -> Self {
        let disk = in_time(disk(watched.probe.as_deref()));
        let (disk, health) = tokio::join!(disk, Self::without_disk(watched));
        Self { disk: disk.unwrap_or(false), ..health }
    }

    /// Carries out the checks that write nothing; the disk counts as well.
    pub(super) async fn without_disk(watched: &Watched) -> Self {
        let (liveness, now) = (&watched.monitor.liveness, watched.clock.steady());
        let (clock, delivery) = (liveness.clock_age(now), liveness.delivery_lag(now));
        let (shards, database) = tokio::join!(in_time(liveness.shards()), in_time(watched.table.reachable()));
        Self {
            shards: shards.unwrap_or_default(),
            clock,
            delivery,
            disk: true,
            database: database.is_some_and(|reached| reached.is_ok()),
        }
    }

    fn gateway(&self) -> bool {
        !self.shards.is_empty() && self.shards.iter().all(|up| *up)
    }

    /// The checks with their names and whether they are passed.
    fn checks(&self) -> [(&'static str, bool); 5] {
        let younger = |age: Option<Millis>, than: Millis| age.is_some_and(|age| age < than);
        [
            ("gateway", self.gateway()),
            ("clock", younger(self.clock, CLOCK)),
            ("delivery", younger(self.delivery, DELIVERY)),
            ("disk", self.disk),
            ("database", self.database),
        ]
    }

    /// Whether all checks are passed.
    pub(super) fn is_well(&self) -> bool {
        self.checks().iter().all(|(_, passed)| *passed)
    }

    /// Whether the games go on: deadlines are looked at, and the database takes changes. What a restart can mend.
    pub(super) fn goes_on(&self) -> bool {
        self.checks().iter().all(|(name, passed)| *passed || !matches!(*name, "clock" | "database"))
    }

    /// Whether the bot can play: it goes on, and Discord is connected.
    pub(super) fn is_ready(&self) -> bool {
        self.goes_on() && self.gateway()
    }

    /// One line for the operator.
    pub(super) fn status(&self) -> String {
        let failed: Vec<_> =
            self.checks().into_iter().filter(|(_, passed)| !passed).map(|(name, _)| name).collect();
        let up = self.shards.iter().filter(|up| **up).count();
        let shards = format!("{up} of {} shards connected", self.shards.len());
        if failed.is_empty() {
            format!("works, {shards}")
        } else {
            format!("failed: {}; {shards}", failed.join(", "))
        }
    }

    /// What is served.
    pub(super) fn to_json(&self) -> Value {
        let seconds = |age: Option<Millis>| age.map(|age| age as f64 / 1_000.0);
        let mut checks: Value = self
            .checks()
            .into_iter()
            .map(|(name, passed)| (name.to_owned(), json!({ "ok": passed })))
            .collect();
        checks["gateway"]["shards"] = json!(self.shards);
        checks["clock"]["seconds"] = json!(seconds(self.clock));
        checks["delivery"]["seconds"] = json!(seconds(self.delivery));
        json!({ "ok": self.is_well(), "checks": checks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn well() -> Health {
        Health {
            shards: vec![true, true],
            clock: Some(CLOCK - 1),
            delivery: Some(DELIVERY - 1),
            disk: true,
            database: true,
        }
    }

    #[test]
    fn each_check_fails_by_itself_and_is_named() {
        type Fault = fn(&mut Health);
        let faults: [(&str, Fault); 8] = [
            ("gateway", |health| health.shards.clear()),
            ("gateway", |health| health.shards[1] = false),
            ("clock", |health| health.clock = Some(CLOCK)),
            ("clock", |health| health.clock = None),
            ("delivery", |health| health.delivery = Some(DELIVERY)),
            ("delivery", |health| health.delivery = None),
            ("disk", |health| health.disk = false),
            ("database", |health| health.database = false),
        ];
        assert!(well().is_well());
        for (name, fault) in faults {
            let mut health = well();
            fault(&mut health);
            let shown = health.to_json();
            assert_eq!(shown["ok"], false, "{shown}");
            let failed: Vec<_> = health.checks().into_iter().filter(|(_, passed)| !passed).collect();
            assert_eq!(failed, [(name, false)]);
            assert_eq!(shown["checks"][name]["ok"], false, "{shown}");
        }
    }

    #[test]
    fn games_go_on_without_discord_but_not_without_the_clock_or_the_database() {
        let hung = [
            Health { clock: Some(CLOCK), ..well() },
            Health { clock: None, ..well() },
            Health { database: false, ..well() },
        ];
        for health in hung {
            assert!(!health.goes_on() && !health.is_ready(), "{health:?}");
        }
        let alone = Health { shards: vec![true, false], delivery: None, disk: false, ..well() };
        assert!(alone.goes_on() && !alone.is_ready());
        assert_eq!(alone.status(), "failed: gateway, delivery, disk; 1 of 2 shards connected");
        assert!(well().goes_on() && well().is_ready());
        assert_eq!(well().status(), "works, 2 of 2 shards connected");
    }

    #[test]
    fn ages_are_told_in_seconds_and_shards_one_by_one() {
        let shown = Health { shards: vec![true, false], clock: None, ..well() }.to_json();
        assert_eq!(shown["checks"]["gateway"], json!({ "ok": false, "shards": [true, false] }));
        assert_eq!(shown["checks"]["clock"], json!({ "ok": false, "seconds": null }));
        assert_eq!(shown["checks"]["delivery"], json!({ "ok": true, "seconds": 29.999 }));
        assert_eq!(shown["checks"]["disk"], json!({ "ok": true }));
    }
}
