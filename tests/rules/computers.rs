//! Computer players: every game ends, and the planning player beats the random one. `tidy/imports.rs` checks that
//! they see only a `View` and an `Ask`.

use casus_belli::ai::Player;
use casus_belli::luck::SeededChance;
use casus_belli::rules::{AnswerOrigin, Chance, Game, Imagination, Rulebook, Seat, Setup, Viewer};

/// More answers than any game between planning players needs.
const MOST_ANSWERS: u32 = 20_000;

/// A planning player, and random ones.
const AGAINST_RANDOM: (Player, Player) = (Player::Normal, Player::Random);

/// Plays until the end, or until `watched` is out; returns the game and whether it is over.
fn play(setup: &Setup, seed: u64, watched: Option<Seat>, player: impl Fn(Seat) -> Player) -> (Game, bool) {
    play_until(MOST_ANSWERS, setup, seed, watched, player)
}

/// The same with so many answers at most.
fn play_until(
    most: u32,
    setup: &Setup,
    seed: u64,
    watched: Option<Seat>,
    player: impl Fn(Seat) -> Player,
) -> (Game, bool) {
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    game.open(&mut chance).iter().for_each(|event| game.evolve(event));
    for _ in 0..most {
        let Some(ask) = game.asks().into_iter().next() else { return (game, true) };
        let view = game.view(Viewer::Seat(ask.to));
        if watched.is_some_and(|seat| !view.alive.contains(&seat)) {
            return (game, false);
        }
        let action = player(ask.to).answer(&view, &ask, &mut |n| chance.draw(0, n));
        assert!(ask.menu.offers(&action), "{action:?} is no answer to {ask:?}");
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
    (game, false)
}

/// Wins of one player in so many games against others, in each seat in turn.
fn wins((one, others): (Player, Player), rulebook: Rulebook, seats: u8, games: u64) -> usize {
    let setup = Setup::preset(rulebook, seats);
    let wins = |seed: u64| {
        let me = Seat((seed % u64::from(seats)) as u8);
        let player = |seat| if seat == me { one } else { others };
        let (game, _) = play(&setup, seed, Some(me), player);
        game.outcome().is_some_and(|outcome| outcome.winners == [me])
    };
    (1..=games).filter(|seed| wins(*seed)).count()
}

#[test]
fn the_normal_player_beats_random_play_in_95_of_100_games_of_every_preset() {
    for (rulebook, won) in wins_of_presets(AGAINST_RANDOM, 100) {
        assert!(won >= 95, "{}: {won} of 100", rulebook.key());
    }
}

/// The same in every preset with four seats.
fn wins_of_presets(players: (Player, Player), games: u64) -> Vec<(Rulebook, usize)> {
    let spawned = |rulebook| (rulebook, std::thread::spawn(move || wins(players, rulebook, 4, games)));
    let each: Vec<_> = Rulebook::ALL.into_iter().map(spawned).collect();
    each.into_iter().map(|(rulebook, games)| (rulebook, games.join().unwrap())).collect()
}

#[test]
fn the_easy_player_finishes_what_it_has_won_against_random_play_in_four_of_five_games_of_every_preset() {
    for (rulebook, won) in wins_of_presets((Player::Easy, Player::Random), 60) {
        println!("{}: {won} of 60", rulebook.key());
        assert!(won >= 48, "{}: {won} of 60", rulebook.key());
    }
}

#[test]
fn a_normal_player_wins_about_half_of_its_games_against_three_easy_ones_in_every_preset_pbp_44() {
    for (rulebook, won) in wins_of_presets((Player::Normal, Player::Easy), 60) {
        println!("{}: {won} of 60", rulebook.key());
        assert!((20..=42).contains(&won), "{}: {won} of 60", rulebook.key());
    }
}

#[test]
fn the_normal_player_beats_random_play_in_nine_of_ten_games_of_the_cold_war_at_larger_tables() {
    // The seats take turns: superpowers and coalitions. A hundred games of four are played above.
    let each = [5, 6]
        .map(|seats| (seats, std::thread::spawn(move || wins(AGAINST_RANDOM, Rulebook::ColdWar, seats, 30))));
    for (seats, games) in each {
        let won = games.join().unwrap();
        assert!(won >= 27, "{seats} seats: {won} of 30");
    }
}

#[test]
fn games_between_computer_players_end_in_every_preset_and_at_every_size() {
    for rulebook in Rulebook::ALL {
        let (fewest, most) = rulebook.seats();
        for seats in fewest..=most {
            let setup = Setup::preset(rulebook, seats);
            for (level, seed) in
                [Player::Easy, Player::Normal].into_iter().zip([1, 2]).chain([(Player::Normal, 3)])
            {
                let (game, over) = play(&setup, seed, None, |_| level);
                let round = game.view(Viewer::Public).round;
                assert!(over, "{} with {seats} seats, seed {seed}: still in round {round}", rulebook.key());
            }
        }
    }
}

#[test]
fn of_two_easy_and_two_normal_players_the_normal_ones_win_most_games_pbp_44() {
    let setup = Setup::preset(Rulebook::Classic, 4);
    let normal = |seed: u64, seat: Seat| (u64::from(seat.0) + seed).is_multiple_of(2);
    let won = |seed: &u64| {
        let level = |seat| if normal(*seed, seat) { Player::Normal } else { Player::Easy };
        let (game, _) = play(&setup, *seed, None, level);
        game.outcome().is_some_and(|outcome| outcome.winners.iter().all(|seat| normal(*seed, *seat)))
    };
    let won = (1..=40).filter(won).count();
    assert!((30..40).contains(&won), "{won} of 40: weaker, and not without a chance");
}

#[test]
fn the_same_view_gets_the_same_answer() {
    let setup = Setup::preset(Rulebook::Classic, 3);
    let (one, _) = play(&setup, 7, None, |_| Player::Normal);
    let (other, _) = play(&setup, 7, None, |_| Player::Normal);
    assert_eq!(one, other);
}

#[test]
fn players_are_found_by_their_ids() {
    for player in Player::ALL {
        assert_eq!(Player::find(player.key()), Some(player));
    }
    assert_eq!(Player::find("genius"), None);
}

/// The levels that think ahead.
const THINKERS: [Player; 2] = [Player::Human, Player::Strong];

#[test]
fn a_player_who_thinks_ahead_answers_alike_in_worlds_that_its_seat_cannot_tell_apart() {
    for (rulebook, level) in Rulebook::ALL.into_iter().flat_map(|one| THINKERS.map(|level| (one, level))) {
        let mut thought = 0;
        for answers in (40..200).step_by(20) {
            let (game, _) = play_until(answers, &Setup::preset(rulebook, 4), 7, None, |_| Player::Normal);
            let Some(ask) = game.asks().into_iter().next() else { continue };
            let twin = game.resample(Viewer::Seat(ask.to), &mut SeededChance::new(answers.into()));
            let said = [&game, &twin].map(|game| {
                let view = game.view(Viewer::Seat(ask.to));
                let mut chance = SeededChance::new(3);
                let worlds = Imagination::new(game, ask.to);
                level.think(5, &worlds, (&view, &ask), &mut |n| chance.draw(0, n))
            });
            assert!(ask.menu.offers(&said[0]), "{}: {:?}", rulebook.key(), said[0]);
            assert_eq!(said[0], said[1], "{} after {answers} answers", rulebook.key());
            thought += 1;
        }
        assert!(thought > 0, "{}", rulebook.key());
    }
}
