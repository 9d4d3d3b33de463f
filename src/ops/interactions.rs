//! Interactions counted by kind, command and result, and the times until their first responses. The counters of all commands are
//! made at the start: whoever counts later finds one and adds to it.

use super::interaction::{Interaction, InteractionResult};
use prometheus::{Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, Opts, Registry};
use std::sync::{Arc, OnceLock};

/// Upper bounds of the times until a first response, in seconds; Discord waits for three.
const BOUNDS: [f64; 12] = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0];
/// The name of a command that this version does not have.
const OTHER: &str = "other";

/// Kind of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command.
    Command,
    /// An entry of a context menu.
    Menu,
    /// The completion of an option.
    Completion,
    /// A button, or an option of a select menu.
    Press,
    /// A form that was sent.
    Form,
}

impl InteractionKind {
    const ALL: [Self; 5] = [Self::Command, Self::Menu, Self::Completion, Self::Press, Self::Form];

    /// The value of the label.
    const fn key(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Menu => "menu",
            Self::Completion => "completion",
            Self::Press => "press",
            Self::Form => "form",
        }
    }
}

/// The counters of one kind, or of one command.
#[derive(Debug)]
struct Counted {
    kind: InteractionKind,
    /// Command and subcommand; empty for other kinds.
    path: (String, String),
    /// Both as one; for other kinds empty.
    command: String,
    /// By result; one that never happened is not shown.
    counters: [OnceLock<IntCounter>; 4],
}

impl Counted {
    fn new(kind: InteractionKind, path: &str) -> Self {
        let (root, sub) = path.split_once(' ').unwrap_or((path, ""));
        Self {
            kind,
            path: (root.to_owned(), sub.to_owned()),
            command: path.to_owned(),
            counters: Default::default(),
        }
    }

    fn path(&self) -> (&str, &str) {
        (&self.path.0, &self.path.1)
    }
}

/// All counters of interactions.
pub(super) struct Interactions {
    total: IntCounterVec,
    /// By kind, in the order of [`InteractionKind::ALL`].
    first_response: Vec<Histogram>,
    /// Sorted by path.
    commands: Vec<Counted>,
    /// By kind, in the order of [`InteractionKind::ALL`].
    others: Vec<Counted>,
}

impl Interactions {
    /// The counters of these commands, each as its path: `game new`.
    pub(super) fn new(registry: &Registry, commands: &[String]) -> Result<Self, prometheus::Error> {
        let total = Opts::new(
            "casus_belli_interactions_total",
            "Commands, buttons, menus, forms and completions by what became of them.",
        );
        let total = IntCounterVec::new(total, &["kind", "command", "result"])?;
        let times = HistogramOpts::new(
            "casus_belli_first_response_seconds",
            "Time from the arrival of an interaction until Discord has the first response.",
        );
        let times = HistogramVec::new(times.buckets(BOUNDS.to_vec()), &["kind"])?;
        registry.register(Box::new(total.clone()))?;
        registry.register(Box::new(times.clone()))?;
        let first_response = InteractionKind::ALL.map(|kind| times.with_label_values(&[kind.key()])).to_vec();
        let mut commands: Vec<Counted> =
            commands.iter().map(|path| Counted::new(InteractionKind::Command, path)).collect();
        commands.sort_by(|one, other| one.path.cmp(&other.path));
        let other = |kind| Counted::new(kind, if kind == InteractionKind::Command { OTHER } else { "" });
        let others: Vec<Counted> = InteractionKind::ALL.map(other).into();
        let all = Self { total, first_response, commands, others };
        for counted in all.commands.iter().chain(&all.others) {
            // What happens for the first time later is then seen as a change.
            all.counter(counted, InteractionResult::Answered);
        }
        Ok(all)
    }

    fn counted(&self, kind: InteractionKind, path: (&str, &str)) -> &Counted {
        let known = self.commands.binary_search_by(|counted| counted.path().cmp(&path)).ok();
        match known.filter(|_| kind == InteractionKind::Command) {
            Some(at) => &self.commands[at],
            None => &self.others[kind as usize],
        }
    }

    fn counter<'a>(&'a self, counted: &'a Counted, result: InteractionResult) -> &'a IntCounter {
        counted.counters[result as usize].get_or_init(|| {
            self.total.with_label_values(&[counted.kind.key(), &counted.command, result.key()])
        })
    }

    /// Begins to track an interaction of that kind; for a command with its name and that of its subcommand.
    pub(super) fn track(
        &self,
        interaction: Arc<Interaction>,
        kind: InteractionKind,
        path: (&str, &str),
    ) -> Tracked<'_> {
        Tracked { all: self, interaction, counted: self.counted(kind, path) }
    }
}

/// An interaction that is being handled. It is counted, and logged, when this is dropped.
pub struct Tracked<'a> {
    all: &'a Interactions,
    interaction: Arc<Interaction>,
    counted: &'a Counted,
}

impl Tracked<'_> {
    /// The command, or another kind: `game new`, `press`.
    pub fn name(&self) -> &str {
        if self.counted.command.is_empty() { self.counted.kind.key() } else { &self.counted.command }
    }
}

impl Drop for Tracked<'_> {
    fn drop(&mut self) {
        let interaction = &self.interaction;
        if self.counted.kind == InteractionKind::Completion && !std::thread::panicking() {
            // The framework sends the choices, and has done so.
            interaction.responded();
        }
        let (result, response) = (interaction.result(), interaction.first_response());
        self.all.counter(self.counted, result).inc();
        if let Some(response) = response {
            self.all.first_response[self.counted.kind as usize].observe(response.as_secs_f64());
        }
        let milliseconds = response.map(|response| response.as_secs_f64() * 1_000.0);
        tracing::debug!(game = interaction.game(), milliseconds, result = result.key(), "an interaction");
    }
}

#[cfg(test)]
mod tests {
    use super::InteractionResult::{Answered, Refused};
    use super::*;

    fn shown(registry: &Registry) -> String {
        prometheus::TextEncoder::new().encode_to_string(&registry.gather()).unwrap()
    }

    #[test]
    fn each_is_counted_once_by_what_it_is_and_what_became_of_it() {
        let registry = Registry::new();
        let paths = ["attack", "game new", "game join"].map(str::to_owned);
        let all = Interactions::new(&registry, &paths).unwrap();
        let handle = |kind, path, result: Option<InteractionResult>| {
            let interaction = Arc::new(Interaction::arrived());
            let tracked = all.track(Arc::clone(&interaction), kind, path);
            if let Some(result) = result {
                interaction.note(result);
                interaction.responded();
            }
            tracked.name().to_owned()
        };
        assert_eq!(handle(InteractionKind::Command, ("attack", ""), Some(Answered)), "attack");
        assert_eq!(handle(InteractionKind::Command, ("game", "new"), Some(Refused)), "game new");
        assert_eq!(handle(InteractionKind::Command, ("secret word", ""), None), "other");
        assert_eq!(handle(InteractionKind::Press, ("", ""), Some(Answered)), "press");
        assert_eq!(handle(InteractionKind::Completion, ("attack", ""), None), "completion");
        let text = shown(&registry);
        for line in [
            "casus_belli_interactions_total{command=\"attack\",kind=\"command\",result=\"answered\"} 1",
            "casus_belli_interactions_total{command=\"game join\",kind=\"command\",result=\"answered\"} 0",
            "casus_belli_interactions_total{command=\"game new\",kind=\"command\",result=\"refused\"} 1",
            "casus_belli_interactions_total{command=\"other\",kind=\"command\",result=\"unanswered\"} 1",
            "casus_belli_interactions_total{command=\"\",kind=\"press\",result=\"answered\"} 1",
            "casus_belli_interactions_total{command=\"\",kind=\"completion\",result=\"answered\"} 1",
            "casus_belli_first_response_seconds_count{kind=\"command\"} 2",
        ] {
            assert!(text.lines().any(|shown| shown == line), "{line}\n{text}");
        }
        assert!(!text.contains("secret"), "{text}");
    }

    #[test]
    fn each_kind_stands_at_its_own_position() {
        for (at, kind) in InteractionKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, at);
        }
    }
}
