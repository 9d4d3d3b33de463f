//! Setups for the conformance tests: presets, and each pair of switch values at least once.

use crate::luck::Seeded;
use crate::pairwise_cover::every_pair;
use casus_belli::ai::Player;
use casus_belli::rules::{AnswerOrigin, Event, FamilyId, Game, Rulebook, Seat, Setup, Viewer};
use std::sync::OnceLock;

/// All numbers of seats with the presets; and at two, three and six seats every pair of compatible switch values.
/// (With three and more seats the switches behave alike.)
pub(crate) fn all() -> &'static [Setup] {
    static SETUPS: OnceLock<Vec<Setup>> = OnceLock::new();
    SETUPS.get_or_init(|| {
        let mut setups = Vec::new();
        for rulebook in Rulebook::ALL {
            let (min, max) = rulebook.seats();
            for seats in min..=max {
                let base = Setup::preset(rulebook, seats);
                if [2, 3, 6].contains(&seats) {
                    setups.extend(every_pair(&base));
                } else {
                    setups.push(base);
                }
            }
            setups.extend(with_blank_cards(rulebook));
        }
        setups
    })
}

/// A setup in which each deck has a blank card that the table wrote; `None` if the rulebook has no such cards (A1-61).
fn with_blank_cards(rulebook: Rulebook) -> Option<Setup> {
    let mut setup = Setup::preset(rulebook, 3);
    let mut write = |deck| setup.write_card(deck, "As agreed: (1), “à la carte”.", 1);
    ["land", "naval", "nuclear", "space", "diplomat"].into_iter().try_for_each(&mut write).ok()?;
    setup.seat_host(Some(Seat(1)));
    Some(setup)
}

/// Those of one family, each with its number among all.
pub(crate) fn of_family(family: FamilyId) -> impl Iterator<Item = (usize, &'static Setup)> {
    all().iter().enumerate().filter(move |(_, setup)| setup.options.family() == family)
}

/// The rulebooks of one family.
pub(crate) fn rulebooks_of(family: FamilyId) -> impl Iterator<Item = Rulebook> {
    Rulebook::ALL.into_iter().filter(move |rulebook| rulebook.preset().family() == family)
}

/// A setup whose games end soon: two seats, dealt and placed at once.
pub(crate) fn quick_to_end() -> Setup {
    instant(2)
}

/// The preset of that many seats, set up at once.
pub(crate) fn instant(seats: u8) -> Setup {
    let mut setup = Setup::preset(Rulebook::Classic, seats);
    setup.options.set("setup.way", "instant").unwrap();
    setup
}

/// Computer players finish the game; returns the game and its log.
pub(crate) fn play_out(seed: u64, setup: &Setup) -> (Game, Vec<Event>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..100_000 {
        let Some(ask) = game.asks().into_iter().next() else { return (game, log) };
        let view = game.view(Viewer::Seat(ask.to));
        let action = Player::Normal.answer(&view, &ask, &mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    panic!("seed {seed}: no end in sight after a hundred thousand answers");
}
