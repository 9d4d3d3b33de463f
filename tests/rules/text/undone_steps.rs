//! The log of a turn names the steps that were taken back, in every family and both languages ([PBP-12]).

use super::whole_games::{ctx, readable_without, seen};
use crate::conformance::play;
use crate::setups;
use casus_belli::rules::{Event, FamilyId, Seen, Viewer};
use casus_belli::text::{Lang, Words};
use std::collections::BTreeMap;

/// The lines of a log that say that something was taken back.
fn notes(lines: &[String]) -> Vec<&String> {
    lines.iter().filter(|line| line.contains('↩')).collect()
}

#[test]
fn the_log_names_the_steps_that_were_taken_back_pbp_12() {
    let mut families: BTreeMap<FamilyId, u32> = BTreeMap::new();
    for (i, setup) in setups::all().iter().enumerate() {
        let mut known = 0;
        play(4_000 + i as u64, setup, |game, log, _| {
            if log.len() == known || !matches!(log.last(), Some(Event::Undone { .. })) {
                return;
            }
            known = log.len();
            *families.entry(setup.options.family()).or_default() += 1;
            let public = seen(log, Viewer::Public);
            let (at, gone) = Seen::undone(&public).pop().expect("a note");
            assert_eq!(at, public.len() - 1);
            assert!(!gone.is_empty(), "what was taken back is in the log");
            for words in Lang::ALL.map(Words::new) {
                let lines = words.turn_lines(&public, &ctx(game));
                let note = *notes(&lines).last().expect("a note");
                readable_without(note, &[]);
                assert!(note.contains("~~"), "{note}");
                // Exactly the lines that stood there before, or the reason why there was none.
                let steps: Vec<Seen> = gone.iter().map(|at| public[*at].clone()).collect();
                let told = words.turn_lines(&steps, &ctx(game));
                let quiet = [words.undone_go_on(), words.undone_other()];
                let says = told.iter().any(|line| note.contains(line.trim_start_matches(['-', '#', ' '])));
                let cut = note.contains('…');
                assert!(
                    says || cut || told.len() > 1 || quiet.iter().any(|one| note.contains(one)),
                    "{told:?} {note}"
                );
            }
        });
    }
    assert_eq!(families.len(), 3, "every family: {families:?}");
}

#[test]
fn a_log_without_the_step_says_only_that_something_was_taken_back() {
    let by = casus_belli::rules::Seat(0);
    for lang in Lang::ALL {
        let ctx = casus_belli::text::Ctx::new(
            casus_belli::rules::Board::get(casus_belli::rules::BoardId::Classic83),
            ["Ilaria"],
        );
        let line = Words::new(lang).seen(&Seen::Undone { by, answers: 1 }, &ctx).expect("a line");
        assert!(line.contains("Ilaria") && !line.contains('~'), "{line}");
    }
}
