//! Shape of a stored state: every JSON path with the kinds of its values, over states of the conformance games after
//! every kind of event. A snapshot is a stored state, and one of another shape must not be loaded: `STATE_VERSION` numbers the shapes.
//!
//! `STATE_SHAPE=accept cargo test --test rules state_shape` writes `state_shape.txt` anew, after the version was raised.

use crate::conformance::every_game;
use crate::value_shape::Shape;
use casus_belli::rules::STATE_VERSION;
use std::cell::RefCell;
use std::path::PathBuf;

fn found() -> Vec<String> {
    let shape = RefCell::new(Shape::default());
    every_game(|game, _, _| shape.borrow_mut().add(game));
    shape.into_inner().lines()
}

#[allow(clippy::disallowed_methods, reason = "a tool for whoever changes a state, no setting of the program")]
fn accepts() -> bool {
    std::env::var("STATE_SHAPE").is_ok_and(|wish| wish == "accept")
}

#[test]
fn a_state_of_another_shape_has_another_version() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules/state_shape.txt");
    let accepted = std::fs::read_to_string(&file).unwrap_or_default();
    let (version, accepted) = accepted.split_once('\n').unwrap_or_default();
    let (shape, now) = (found(), format!("version {STATE_VERSION}"));
    assert!(shape.len() > 100, "games are played: {shape:#?}");
    let known: Vec<&str> = accepted.lines().collect();
    let same = known.iter().eq(&shape);
    if accepts() {
        assert!(same || version != now, "the shape changed: raise STATE_VERSION above {STATE_VERSION} first");
        std::fs::write(file, format!("{now}\n{}\n", shape.join("\n"))).unwrap();
        return;
    }
    let gone: Vec<_> = known.iter().filter(|line| !shape.iter().any(|new| new == *line)).collect();
    let new: Vec<_> = shape.iter().filter(|line| !known.contains(&line.as_str())).collect();
    assert!(
        same,
        "a stored state has another shape: gone {gone:#?}, new {new:#?}\nRaise STATE_VERSION (crates/core/src/rules/game.rs, now \
         {STATE_VERSION}), then STATE_SHAPE=accept cargo test --test rules state_shape"
    );
    assert_eq!(version, now, "STATE_SHAPE=accept cargo test --test rules state_shape");
}
