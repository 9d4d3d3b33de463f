//! Games that end by agreement of their players ([PBP-65]), in every rulebook and at any moment: the ranking, and the record.

use crate::luck::Seeded;
use crate::records::{self, Played, check};
use crate::setups;
use casus_belli::ai::Player;
use casus_belli::record::Luck;
use casus_belli::rules::{
    AnswerOrigin, ChartMeasure, Ending, Event, Illegal, Rulebook, Seat, Settlement, Setup, Viewer,
};

/// A game after some steps that is not over, ended so.
fn settled(number: u64, setup: &Setup, how: impl Fn(&Played) -> Settlement) -> Option<(Played, Played)> {
    let mut random = Seeded::new(number);
    let before = records::play(number, setup, random.below(240) as usize);
    if before.game.outcome().is_some() {
        return None;
    }
    let mut after = records::play(number, setup, Seeded::new(number).below(240) as usize);
    let events = after.game.settle(how(&before));
    assert!(!events.is_empty(), "{setup:?}");
    events.iter().for_each(|event| after.game.evolve(event));
    after.log.extend(events);
    Some((before, after))
}

/// The last seat in the game: in the order of play, often not the leader.
fn last(played: &Played) -> Seat {
    *played.game.view(Viewer::Public).alive.last().expect("somebody is in the game")
}

#[test]
fn all_rivals_concede_at_any_moment_and_the_winner_is_first_alone_in_every_rulebook_pbp_65() {
    let mut rulebooks = std::collections::BTreeSet::new();
    for (number, setup) in setups::all().iter().enumerate() {
        let conceded = |played: &Played| Settlement::Conceded(last(played));
        let Some((before, after)) = settled(number as u64, setup, conceded) else { continue };
        let (winner, outcome) = (last(&before), after.game.outcome().expect("it is over"));
        assert_eq!((&outcome.winners[..], outcome.ending), (&[winner][..], Ending::Conceded), "{setup:?}");
        assert_eq!(outcome.scores.len(), usize::from(setup.seats), "{setup:?}");
        for score in &outcome.scores {
            assert_eq!(score.place == 1, score.seat == winner, "{setup:?}: {outcome:?}");
        }
        over(setup, &after, Settlement::Agreed);
        rulebooks.insert(setup.rulebook);
    }
    assert_eq!(rulebooks.len(), Rulebook::ALL.len());
}

#[test]
fn all_agree_at_any_moment_and_the_ranking_follows_what_the_rulebook_counts_pbp_65() {
    let (mut rulebooks, mut shared) = (std::collections::BTreeSet::new(), 0);
    for (number, setup) in setups::all().iter().enumerate() {
        let Some((before, after)) = settled(number as u64, setup, |_| Settlement::Agreed) else { continue };
        let outcome = after.game.outcome().expect("it is over");
        assert_eq!(outcome.ending, Ending::Agreed, "{setup:?}");
        let mut winners = outcome.winners.clone();
        winners.sort_unstable();
        let first: Vec<Seat> =
            outcome.scores.iter().filter(|score| score.place == 1).map(|score| score.seat).collect();
        assert_eq!(winners, first, "{setup:?}: the winners have the first place");
        shared += usize::from(first.len() > 1);
        let view = before.game.view(Viewer::Public);
        if let casus_belli::rules::View::Classic(classic) = &view
            && !classic.counts_points()
        {
            let held = |seat| {
                (view.figure(ChartMeasure::Territories, seat), view.figure(ChartMeasure::Armies, seat))
            };
            let mut alive: Vec<_> = outcome.scores.iter().filter(|score| score.out.is_none()).collect();
            alive.sort_by_key(|score| score.place);
            assert!(alive.is_sorted_by(|one, other| held(one.seat) >= held(other.seat)), "{setup:?}");
        } else {
            let mut ranked: Vec<_> = outcome.scores.iter().filter(|score| score.out.is_none()).collect();
            ranked.sort_by_key(|score| score.place);
            assert!(ranked.is_sorted_by(|one, other| one.points >= other.points), "{setup:?}: {outcome:?}");
        }
        over(setup, &after, Settlement::Conceded(Seat(0)));
        rulebooks.insert(setup.rulebook);
    }
    assert_eq!(rulebooks.len(), Rulebook::ALL.len());
    assert!(shared > 0, "equals share the first place");
}

/// A game that is over asks nothing, can't be ended again, and its record is decided again.
fn over(setup: &Setup, played: &Played, again: Settlement) {
    let game = &played.game;
    assert!(game.asks().is_empty() && game.settle(again).is_empty(), "{setup:?}");
    let seats = (0..setup.seats).map(Seat);
    for viewer in seats.map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(viewer);
        assert!(view.asks.is_empty() && view.outcome.is_some(), "{setup:?}");
    }
    assert!(matches!(
        game.undo(Seat(0), 1),
        Err(Illegal::NothingToUndo(_) | Illegal::NotAsked | Illegal::Over)
    ));
    let text = played.text();
    let checked = check(&text).unwrap_or_else(|fault| panic!("{setup:?}: {fault}"));
    assert_eq!(checked.luck, Luck::Verified);
    let ending = game.outcome().expect("it is over").ending.key();
    assert!(text.contains(&format!("ending={ending} ")), "the header says how it ended");
    let last = text.lines().rev().nth(1).expect("the last action");
    assert!(last.split(' ').nth(1) == Some("agreed"), "{last}");
    assert!(played.log.last().and_then(Event::settlement).is_some());
}

#[test]
fn a_record_can_t_say_that_somebody_else_has_won_or_in_another_way_pbp_65() {
    let setup = setups::instant(3);
    let (_, after) = settled(5, &setup, |played| Settlement::Conceded(last(played))).expect("it runs");
    let text = after.text();
    assert!(check(&text).is_ok());
    let winner = after.game.outcome().unwrap().winners[0].0;
    let other = (winner + 1) % 3;
    let lied = text.replace(&format!("winners=[{winner}]"), &format!("winners=[{other}]"));
    assert!(lied != text && check(&lied).is_err(), "the places don't follow from it");
    let lied = text.replace(&format!("winners=[{winner}]"), "winners=[77]");
    let fault = check(&lied).unwrap_err();
    assert!(fault.reason.contains("a winner has no seat"), "{fault}");
    let lied = text.replace(" agreed > ", " time > ");
    assert!(check(&lied).unwrap_err().reason.contains("ends with `agreed`"));
    let lied = text.replace("ending=conceded", "ending=world");
    assert!(check(&lied).is_err());
}

#[test]
fn no_game_is_ended_before_it_begins_or_for_a_seat_that_is_not_in_it_pbp_65() {
    let game = casus_belli::rules::Game::new(setups::instant(3)).unwrap();
    assert!(game.settle(Settlement::Agreed).is_empty(), "it has not begun");
    let played = records::play(5, &setups::instant(3), 3);
    assert!(played.game.settle(Settlement::Conceded(Seat(3))).is_empty(), "no such seat");
    let somebody_out =
        (1..40).map(|n| records::play_as(1, &setups::instant(3), n * 60, Some(Player::Normal)));
    let somebody_out = somebody_out
        .into_iter()
        .find(|played| played.game.view(Viewer::Public).alive.len() == 2 && played.game.outcome().is_none());
    let out = somebody_out.expect("somebody goes out").game;
    for seat in (0..3).map(Seat) {
        let in_game = out.view(Viewer::Public).alive.contains(&seat);
        assert_eq!(
            out.settle(Settlement::Conceded(seat)).is_empty(),
            !in_game,
            "nobody concedes to the dead"
        );
    }
    let ask = played.game.asks().into_iter().next().unwrap();
    let over = settled(5, &setups::instant(3), |_| Settlement::Agreed).unwrap().1;
    let mut chance = Seeded::new(1);
    let late = over.game.act(ask.to, ask.id, &ask.default, AnswerOrigin::Player, &mut chance);
    assert!(matches!(late, Err(Illegal::Over)));
}
