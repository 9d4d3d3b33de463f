//! Scenes, pictures, charts and films of 2210, made from the views of whole games.

use crate::fixtures::{English, people};
use crate::landing::landing;
use crate::random_games::random_game;
use casus_belli::present::chart_labels::Charted;
use casus_belli::render::{
    Chart, ChartKind, FILM_WIDTH, Flying, Format, Framing, Holding, Lang, Scene, Sheet, Since, Tint, draw,
    film, pixels,
};
use casus_belli::rules::y2210::{self, Public, Units, events};
use casus_belli::rules::{
    FamilySeen, Game, History, Holder, Moment, Rulebook, Seat, Seen, Setup, Stock, View, Viewer,
};
use casus_belli::text::Words;
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use std::io::Cursor;

/// A whole game of five with random answers: the game at its end, and turn by turn.
fn game(options: &[(&str, &str)]) -> (Game, History) {
    let mut setup = Setup::preset(Rulebook::Y2210, 5);
    options.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
    random_game(setup, 3)
}

fn seen(view: &View, seen: &[Seen]) -> Scene {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz"]);
    Scene::from_view(view, &people, &Since::of(seen), Lang::En, &English)
}

fn scene(moment: &Moment) -> Scene {
    seen(&moment.view, &moment.seen)
}

/// The turns in which something happened on the Moon, and the others.
fn moments(history: &History) -> (Vec<&Moment>, Vec<&Moment>) {
    history.moments.iter().partition(|moment| !scene(moment).beside.unwrap().quiet)
}

#[test]
fn r1_42_a_turn_on_the_earth_and_on_the_moon_is_told_of_both_boards() {
    let (view, events) = landing();
    insta::assert_snapshot!(seen(&view, &events).to_string());
}

#[test]
fn r1_42_a_move_from_the_moon_back_to_the_earth_is_a_rocket_on_both_boards() {
    let (view, _) = landing();
    let at = |key: &str| view.map().find(key).unwrap();
    let way = |from: &str, to: &str| {
        let (seat, units) = (Seat(3), Units::of_mods(2));
        let event = Public::from(events::Fortified { seat, from: at(from), to: at(to), units });
        let scene = seen(&view, &[Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(event)))]);
        let moon = scene.beside.as_ref().unwrap();
        let flown = |scene: &Scene| {
            (scene.flights.iter().map(|flight| flight.what).collect::<Vec<_>>(), scene.arrows.len())
        };
        assert_eq!(flown(&scene), flown(moon));
        assert!(!moon.quiet, "both boards are drawn");
        (flown(&scene), draw(&scene, &Format::default()).unwrap())
    };
    let (up, rising) = way("india", "sea_of_crisis");
    let (down, falling) = way("sea_of_crisis", "india");
    assert_eq!((up, down), ((vec![Flying::Landing], 0), (vec![Flying::Return], 0)));
    assert!(rising != falling, "the direction shows");
}

#[test]
fn the_moon_stands_below_the_earth_if_something_happened_there_and_is_left_out_otherwise() {
    let (_, history) = game(&[]);
    let (moon, earth) = moments(&history);
    assert!(moon.len() > 2 && earth.len() > 2, "{} {}", moon.len(), earth.len());
    for (moments, both) in [(moon, true), (earth, false)] {
        for view in [Framing::Full, Framing::Compact] {
            let format = Format { view, ..Format::default() };
            let scene = scene(moments[moments.len() / 2]);
            let alone = Scene { beside: None, ..scene.clone() };
            let [whole, alone] = [&scene, &alone].map(|scene| pixels(scene, &format));
            assert_eq!(whole.height() > alone.height() + 300, both, "{format:?}");
            assert!(both || whole == alone, "{format:?}");
        }
    }
}

#[test]
fn a_close_up_of_a_place_on_the_moon_shows_the_moon_alone_with_the_title_and_all_players() {
    let (view, events) = landing();
    let (board, scene) = (view.map(), seen(&view, &events));
    let crisis = board.find("sea_of_crisis").unwrap();
    for view in [Framing::around(board, crisis), Framing::front(&scene, board, crisis)] {
        let Framing::Zoom(lands) = &view else { panic!("{view:?}") };
        let first = scene.lands.len();
        assert!(lands.iter().all(|at| *at >= first), "{lands:?}");
        let format = Format { view: view.clone(), ..Format::default() };
        let moon = Scene {
            title: scene.title.clone(),
            line: scene.line.clone(),
            track: scene.track,
            legend: scene.legend.clone(),
            ..(**scene.beside.as_ref().unwrap()).clone()
        };
        let here = Framing::Zoom(lands.iter().map(|at| at - first).collect());
        assert!(pixels(&scene, &format) == pixels(&moon, &Format { view: here, ..Format::default() }));
    }
}

#[test]
fn units_commanders_stations_devastation_and_energy_are_those_of_the_view_r1_6_r1_9() {
    let (_, history) = game(&[]);
    for moment in &history.moments {
        let (View::Y2210(view), scene) = (&moment.view, scene(moment)) else { panic!() };
        let moon = scene.beside.as_ref().unwrap();
        let lands: Vec<_> = scene.lands.iter().chain(&moon.lands).collect();
        assert_eq!((lands.len(), scene.sheet, moon.sheet), (69, Sheet::Y2210, Sheet::Moon));
        for (land, at) in lands.iter().zip(view.map().ids()) {
            let held = view.at(at);
            assert_eq!(land.key, view.map().territory(at).key);
            assert_eq!(
                (land.tint, land.armies),
                (Tint::from(held.holder), held.units.count()),
                "{}",
                land.key
            );
            let pieces = held.units.commanders.len() + u32::from(held.station);
            assert_eq!(land.extras.pieces.len() as u32, pieces, "{}", land.key);
            assert_eq!(land.extras.ruin.is_some(), view.devastated.contains(at), "{}", land.key);
        }
        // The order of play, after the end that of the final table.
        let order: Vec<Tint> = view.order.iter().map(|seat| Tint::from(Holder::Seat(*seat))).collect();
        let listed: Vec<Tint> = scene.legend.iter().map(|entry| entry.tint).collect();
        assert!(listed == order || view.outcome.is_some(), "{listed:?}");
        for entry in &scene.legend {
            let at = order.iter().position(|tint| *tint == entry.tint).unwrap();
            let seat = view.seat(view.order[at]);
            assert_eq!(entry.held, [seat.territories, seat.units]);
            let energy = |held: &&Holding| held.stock == Stock::Y2210(y2210::Stock::Energy);
            let energy = entry.stocks.iter().find(energy).map(|held| held.amount);
            assert!(entry.out || energy == Some(seat.energy as i32), "{energy:?}");
        }
    }
}

#[test]
fn a1_1_the_lane_from_exiled_states_to_canada_is_drawn_where_it_is_played() {
    let [with, without] = [("on", true), ("off", false)].map(|(value, drawn)| {
        let (_, history) = game(&[("map.2210.exiled_canada", value)]);
        let scene = scene(&history.moments[0]);
        assert_eq!((scene.optional_lanes, scene.beside.as_ref().unwrap().optional_lanes), (drawn, false));
        scene
    });
    let other = Scene { optional_lanes: false, ..with.clone() };
    let [with, other] = [&with, &other].map(|scene| pixels(scene, &Format::default()));
    let changed = |at: &usize| with.pixels()[*at] != other.pixels()[*at];
    let lane: Vec<usize> = (0..with.pixels().len()).filter(changed).collect();
    let within = |at: &usize| (360..540).contains(&(at % 1600)) && (80..165).contains(&(at / 1600));
    assert!(lane.len() > 300 && lane.iter().all(within), "{} pixels", lane.len());
    assert!(!without.optional_lanes);
}

#[test]
fn a1_40_a1_52_ones_own_cards_and_scouts_stand_on_ones_own_picture_only() {
    let (game, _) = game(&[]);
    let public = seen(&game.view(Viewer::Public), &[]);
    assert!(public.own.is_none());
    let mut cards = 0;
    for seat in (0..5).map(Seat) {
        let view = game.view(Viewer::Seat(seat));
        let View::Y2210(own) = &view else { panic!() };
        let own = own.own.as_ref().unwrap();
        let drawn = seen(&view, &[]).own;
        assert_eq!(drawn.is_some(), !own.hand.is_empty() || !own.scouts.is_empty());
        let Some(drawn) = drawn else { continue };
        assert_eq!(drawn.wanted.len(), own.scouts.len());
        let mut kinds: Vec<_> = own.kinds().collect();
        kinds.dedup();
        assert_eq!(drawn.cards.len(), kinds.len());
        cards += kinds.len();
    }
    assert!(cards > 0);
}

#[test]
fn charts_count_territories_units_energy_and_income_and_a_film_shows_both_boards() {
    let (_, history) = game(&[]);
    let people: Vec<_> = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz"])
        .into_iter()
        .enumerate()
        .map(|(seat, person)| (person, Tint::of_seat(seat)))
        .collect();
    let words = Charted {
        words: Words::new(casus_belli::text::Lang::En),
        line: String::new(),
        rulebook: history.rulebook(),
    };
    let last = &history.moments.last().unwrap().view;
    let View::Y2210(view) = last else { panic!() };
    for (kind, of) in [
        (ChartKind::Territories, view.seats[0].territories),
        (ChartKind::Armies, view.seats[0].units),
        (ChartKind::Stock(Stock::Y2210(y2210::Stock::Energy)), view.seats[0].energy),
        (ChartKind::Income, view.seats[0].income),
    ] {
        let chart = Chart::of(kind, &history, &people, &words).unwrap();
        assert_eq!((chart.lines.len(), *chart.lines[0].values.last().unwrap() as u32), (5, of), "{kind:?}");
    }
    let format = Format { view: Framing::Compact, ..Format::default() };
    let few = 6;
    let gif = film(few, false, &format, &mut |frame| Some(scene(&history.moments[frame.end - 1]))).unwrap();
    let frames: Vec<_> = GifDecoder::new(Cursor::new(&gif))
        .unwrap()
        .into_frames()
        .map(|frame| frame.unwrap().into_buffer())
        .collect();
    let mut board = scene(&history.moments[few - 1]);
    board.beside.as_mut().unwrap().quiet = false;
    let wanted =
        image::load_from_memory(&draw(&board, &Format { width: FILM_WIDTH, ..format }).unwrap()).unwrap();
    assert_eq!((frames.len(), frames[few - 1].dimensions()), (few, (wanted.width(), wanted.height())));
}

#[test]
fn the_picture_in_words_names_territories_with_owners_and_units_and_says_how_many_it_leaves_out() {
    let (game, history) = game(&[]);
    let scenes: Vec<Scene> =
        history.moments.iter().filter(|moment| moment.view.turn > 0).map(scene).collect();
    for scene in &scenes {
        let lands = scene.lands.iter().chain(scene.beside.iter().flat_map(|beside| &beside.lands));
        let held: Vec<_> = lands.filter(|land| land.tint != Tint::Unowned).collect();
        let told: Vec<_> = held
            .iter()
            .filter(|land| scene.alt.contains(&format!(" {} {}", land.name, land.armies)))
            .collect();
        assert!(scene.alt.chars().count() <= 1_024);
        assert!(told.len() >= 12.min(held.len()), "{} of {}: {}", told.len(), held.len(), scene.alt);
        let fresh = held.iter().filter(|land| land.captured).take(5);
        for land in fresh {
            assert!(scene.alt.contains(&format!("{} {} (taken", land.name, land.armies)), "{}", scene.alt);
        }
        let out: usize = scene.alt.matches("and ").count();
        assert!(told.len() == held.len() || out > 0, "{}", scene.alt);
    }
    for seat in (0..5).map(Seat) {
        let alt = seen(&game.view(Viewer::Seat(seat)), &[]).alt;
        assert!(!alt.contains(". :") && !alt.contains("  "), "no label is empty: {alt}");
    }
}
