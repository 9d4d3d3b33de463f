//! Films: a game of two hundred turns.

use crate::fixtures::{English, people};
use casus_belli::luck::SeededChance;
use casus_belli::render::{FilmError, Format, Framing, Lang, MOST_BYTES, Scene, Since, draw, film};
use casus_belli::rules::{AnswerOrigin, Chance, Game, History, Rulebook, Seen, Setup, Viewer};
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use std::io::Cursor;
use std::ops::Range;

/// A random game of six, cut after that many turns.
fn game(turns: usize) -> History {
    let mut setup = Setup::preset(Rulebook::Classic, 6);
    setup.options.set("setup.way", "instant").unwrap();
    let mut chance = SeededChance::new(5);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    while game.view(Viewer::Public).turn as usize <= turns {
        let ask = game.asks().into_iter().next().expect("random players never finish so early");
        let action = ask.menu.sample(&mut |n| chance.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    let mut history = History::of(setup, &log).unwrap();
    history.moments.truncate(turns);
    history
}

fn scene(history: &History, frame: Range<usize>) -> Scene {
    let moments = &history.moments[frame];
    let seen: Vec<Seen> = moments.iter().flat_map(|moment| moment.seen.clone()).collect();
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"]);
    Scene::from_view(&moments.last().unwrap().view, &people, &Since::of(&seen), Lang::En, &English)
}

fn compact() -> Format {
    Format { view: Framing::Compact, ..Format::default() }
}

#[test]
fn two_hundred_turns_are_two_hundred_frames_below_eight_megabytes_and_the_last_one_is_the_result() {
    let history = game(200);
    let gif = film(200, false, &compact(), &mut |frame| Some(scene(&history, frame))).unwrap();
    println!("{} bytes", gif.len());
    assert!(gif.len() <= MOST_BYTES && MOST_BYTES <= 8_000_000, "{} bytes", gif.len());
    let (mut count, mut time, mut last) = (0, 0, None);
    for frame in GifDecoder::new(Cursor::new(&gif)).unwrap().into_frames() {
        let frame = frame.unwrap();
        let (milliseconds, per) = frame.delay().numer_denom_ms();
        (count, time, last) = (count + 1, time + milliseconds / per, Some(frame.into_buffer()));
    }
    assert_eq!(count, 200);
    assert!((20_000..60_000).contains(&time), "{time} ms");
    let last = last.unwrap();
    let width = last.width();
    let format = Format { width, ..compact() };
    let wanted = draw(&scene(&history, 199..200), &format).unwrap();
    let wanted = image::load_from_memory(&wanted).unwrap().into_rgba8();
    assert_eq!(wanted.dimensions(), last.dimensions());
    // The bar at the foot shows the progress of the game: at the end all of it is gold.
    let above = wanted.height() - 8;
    let foot = last.get_pixel(width - 1, wanted.height() - 1).0;
    assert!(foot[0] > 180 && foot[2] < 140, "{foot:?}");
    let squares = wanted
        .enumerate_pixels()
        .zip(last.pixels())
        .filter(|((_, y, _), _)| *y < above)
        .flat_map(|((_, _, a), b)| [0, 1, 2].map(|c| f64::from(a.0[c].abs_diff(b.0[c])).powi(2)));
    let mean = squares.sum::<f64>() / f64::from(width * above * 3);
    assert!(mean < 30.0, "mean square error {mean:.1}");
}

#[test]
fn a_game_that_is_over_ends_with_who_won_and_what_matters_is_shown_longer() {
    let history = game(9);
    let (mut calls, last) = (0, 9);
    let mut with = |over| {
        let mut scene = |frame: Range<usize>| {
            calls += 1;
            let mut scene = scene(&history, frame.clone());
            scene.lands.iter_mut().for_each(|land| land.captured = frame.start == 4);
            scene.legend[5].out = frame.start >= 6;
            scene.legend[0].on_turn = true;
            Some(scene)
        };
        let gif = film(last, over, &compact(), &mut scene).unwrap();
        let frames = GifDecoder::new(Cursor::new(&gif)).unwrap().into_frames();
        let frames: Vec<_> = frames.map(|frame| frame.unwrap()).collect();
        let shown = |frame: &image::Frame| {
            let (milliseconds, per) = frame.delay().numer_denom_ms();
            milliseconds / per
        };
        let shown: Vec<u32> = frames.iter().map(shown).collect();
        (shown, frames.last().unwrap().buffer().clone())
    };
    let ((running, board), (over, result)) = (with(false), with(true));
    assert_eq!((running.len(), over.len()), (last, last + 1));
    assert_eq!((running[last - 1], over[last]), (6_000, 6_000), "the end stays");
    assert!(over[4] >= over[3] && over[6] >= over[5], "{over:?}");
    let differ = board.pixels().zip(result.pixels()).filter(|(a, b)| a != b).count();
    assert!(differ > 5_000, "{differ} pixels say who won");
}

#[test]
fn the_first_ten_turns_of_a_film_can_be_read_and_it_takes_little_more_than_half_a_minute() {
    let history = game(52);
    let gif = film(52, false, &Format { width: 200, ..compact() }, &mut |frame| Some(scene(&history, frame)));
    let frames = GifDecoder::new(Cursor::new(gif.unwrap())).unwrap().into_frames();
    let shown = |frame: image::ImageResult<image::Frame>| {
        let (milliseconds, per) = frame.unwrap().delay().numer_denom_ms();
        milliseconds / per
    };
    let shown: Vec<u32> = frames.map(shown).collect();
    assert!(shown[..10].iter().all(|time| *time >= 1_000), "{shown:?}");
    // Later frames are shorter, except those in which a player is eliminated.
    let gone = |at: usize| scene(&history, at..at + 1).legend.iter().filter(|entry| entry.out).count();
    let later = (10..51).filter(|at| gone(*at) == gone(at - 1));
    assert!(
        later.clone().count() > 30 && later.clone().all(|at| (300..1_000).contains(&shown[at])),
        "{shown:?}"
    );
    let turns: u32 = shown[..51].iter().sum();
    assert!(turns < 36_000, "{turns} ms");
}

#[test]
fn the_same_game_gives_the_same_film_and_a_film_can_be_stopped() {
    let history = game(9);
    let make = || film(9, false, &Format::default(), &mut |frame| Some(scene(&history, frame))).unwrap();
    assert_eq!(make(), make());
    let mut left = 12;
    let stopped = film(9, false, &Format::default(), &mut |frame| {
        left -= 1;
        (left > 0).then(|| scene(&history, frame))
    });
    assert!(matches!(stopped, Err(FilmError::Stopped)));
    assert!(matches!(film(0, false, &Format::default(), &mut |_| None), Err(FilmError::Stopped)));
}
