//! `Monitor`: the counters of a bot and what its loops say of themselves; and `/metrics`, which shows both.

use super::figures::Gauges;
use super::interaction::Interaction;
use super::interactions::{InteractionKind, Interactions, Tracked};
use super::liveness::Liveness;
use super::refusals;
use super::watched::Watched;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGaugeVec, Opts, Registry,
    TextEncoder,
};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Upper bounds of the times to draw a picture or a film, in seconds.
const BOUNDS: [f64; 9] = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// One picture.
    Picture,
    /// A film of many.
    Film,
}

/// What one bot counts and reports.
pub struct Monitor {
    /// What the loops say of themselves.
    pub liveness: Liveness,
    registry: Registry,
    interactions: Interactions,
    gauges: Gauges,
    /// Of a picture, of a film.
    drawn: [Histogram; 2],
    left_out: IntCounter,
    delivered: IntCounter,
    not_delivered: IntCounter,
}

impl fmt::Debug for Monitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Monitor")
    }
}

impl Monitor {
    /// A monitor for a bot with these commands, each as its path: `game new`.
    pub fn new(commands: &[String]) -> Self {
        Self::registered(commands).expect("the names are constants, each is there once, and all are valid")
    }

    fn registered(commands: &[String]) -> Result<Self, prometheus::Error> {
        let registry = Registry::new();
        let version = Opts::new("casus_belli_build_info", "The version of the program; always 1.");
        let version = IntGaugeVec::new(version, &["version"])?;
        registry.register(Box::new(version.clone()))?;
        version.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        let drawn = HistogramOpts::new(
            "casus_belli_picture_seconds",
            "Time to draw a picture or a film; their number is its count.",
        );
        let drawn = HistogramVec::new(drawn.buckets(BOUNDS.to_vec()), &["kind"])?;
        registry.register(Box::new(drawn.clone()))?;
        let left_out = IntCounter::new(
            "casus_belli_pictures_left_out_total",
            "Pictures that were not drawn because too many were waiting.",
        )?;
        registry.register(Box::new(left_out.clone()))?;
        let notices = Opts::new("casus_belli_notices_total", "Attempts to deliver a notice, by result.");
        let notices = IntCounterVec::new(notices, &["result"])?;
        registry.register(Box::new(notices.clone()))?;
        registry.register(Box::new(refusals::counters()))?;
        Ok(Self {
            liveness: Liveness::default(),
            interactions: Interactions::new(&registry, commands)?,
            gauges: Gauges::new(&registry)?,
            drawn: ["picture", "film"].map(|kind| drawn.with_label_values(&[kind])),
            left_out,
            delivered: notices.with_label_values(&["delivered"]),
            not_delivered: notices.with_label_values(&["failed"]),
            registry,
        })
    }

    /// Tracks an interaction of that kind until what is returned is dropped; for a command with its name and that of its
    /// subcommand, else with two empty texts.
    pub fn track(
        &self,
        interaction: Arc<Interaction>,
        kind: InteractionKind,
        path: (&str, &str),
    ) -> Tracked<'_> {
        self.interactions.track(interaction, kind, path)
    }

    /// A picture or a film was drawn in that time.
    pub fn drawn(&self, kind: PictureKind, time: Duration) {
        self.drawn[kind as usize].observe(time.as_secs_f64());
    }

    /// A picture was left out, because too many are waiting.
    pub fn left_out(&self) {
        self.left_out.inc();
    }

    /// A notice was delivered, or not.
    pub fn notice(&self, delivered: bool) {
        if delivered { self.delivered.inc() } else { self.not_delivered.inc() }
    }

    /// Everything in Prometheus's text form.
    pub(super) async fn show(&self, watched: &Watched) -> String {
        self.gauges.read(watched).await;
        TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap_or_default()
    }
}
