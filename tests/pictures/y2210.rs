//! Scenes, pictures, charts and films of 2210, made from the views of whole games.

use crate::fixtures::{English, people};
use casus_belli::ai::Player;
use casus_belli::luck::SeededChance;
use casus_belli::present::chart_labels::Charted;
use casus_belli::render::{
    Chart, ChartKind, FILM_WIDTH, Format, Framing, Lang, Scene, Sheet, Since, Tint, draw, film, pixels,
};
use casus_belli::rules::y2210::{self, Commander, Occupation, Public, Stage, Units, events};
use casus_belli::rules::{
    AnswerOrigin, Chance, FamilySeen, Game, History, Holder, Moment, Rulebook, Seat, Seen, Setup, View,
    Viewer,
};
use casus_belli::text::Words;
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use std::io::Cursor;

/// A whole game of five with random answers: the game at its end, and turn by turn.
fn game(options: &[(&str, &str)]) -> (Game, History) {
    let mut setup = Setup::preset(Rulebook::Y2210, 5);
    options.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
    let mut chance = SeededChance::new(3);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    while let Some(ask) = game.asks().into_iter().next() {
        let view = game.view(Viewer::Seat(ask.to));
        let action = Player::Random.answer(&view, &ask, &mut |n| chance.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    (game, History::of(setup, &log).unwrap())
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

/// A position of year 3: what stands in some places, and a turn that lands on the Moon.
fn landing() -> (View, Vec<Seen>) {
    let mut chance = SeededChance::new(1);
    let mut game = Game::new(Setup::preset(Rulebook::Y2210, 5)).unwrap();
    game.open(&mut chance).iter().for_each(|event| game.evolve(event));
    let View::Y2210(mut view) = game.view(Viewer::Public) else { panic!() };
    let board = view.map();
    let at = |key: &str| board.find(key).unwrap();
    view.territories.fill(Occupation::EMPTY);
    let mut put = |key: &str, seat: u8, mods: u32, commanders: &[Commander], station: bool| {
        let units = Units { mods, commanders: commanders.iter().copied().collect() };
        view.territories[at(key).index()] = Occupation { holder: Holder::Seat(Seat(seat)), units, station };
    };
    put("india", 3, 4, &[Commander::Diplomat], true);
    put("middle_east", 3, 1, &[], false);
    put("sea_of_crisis", 3, 2, &[Commander::Space], false);
    put("sea_of_nectar", 1, 3, &[], false);
    put("new_york", 1, 2, &[Commander::Naval], false);
    put("western_ireland", 1, 1, &[], false);
    put("nova_brasilia", 1, 1, &[], false);
    view.devastated = ["japan", "congo"].into_iter().map(at).collect();
    let atlantic = board.territory(at("new_york")).continent;
    (view.common.round, view.common.turn, view.common.on_turn, view.stage) =
        (3, 12, Some(Seat(3)), Stage::Invade);
    view.common.order = [3, 1, 0, 2, 4].map(Seat).to_vec();
    for (place, seat) in view.common.order.clone().into_iter().enumerate() {
        let facts = &mut view.seats[seat.index()];
        (facts.marker, facts.energy, facts.territories, facts.units) = (Some(place as u8 + 1), 7, 3, 9);
    }
    view.seats[1].continents = vec![atlantic];
    view.seats[3].commanders = [Commander::Diplomat, Commander::Space].into_iter().collect();
    view.seats[3].cards = vec![(Commander::Space, 2)];
    let (seat, whose, units) = (Seat(3), Holder::Seat(Seat(1)), Units::of_mods(2));
    let (from, to) = (at("india"), at("sea_of_crisis"));
    let events = [
        Public::from(events::ModsPlaced { seat, mods: vec![(from, 5)] }),
        events::InvasionDeclared { seat, from, to, whose, contested: true }.into(),
        events::UnitsLost { holder: whose, at: to, units }.into(),
        events::UnitsLost { holder: Holder::Seat(seat), at: from, units: Units::of_mods(1) }.into(),
        events::Captured { seat, from, to, whose, units, station: false, destroyed: false, counts: true }
            .into(),
        events::InvasionDeclared { seat, from: to, to: at("sea_of_nectar"), whose, contested: true }.into(),
        events::Fortified { seat, from: at("middle_east"), to: from, units }.into(),
    ];
    let seen = events.map(|event| Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(event))));
    (View::Y2210(view), seen.to_vec())
}

#[test]
fn r1_42_a_turn_on_the_earth_and_on_the_moon_is_told_of_both_boards() {
    let (view, events) = landing();
    insta::assert_snapshot!(seen(&view, &events).to_string());
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
        for (entry, seat) in scene.legend.iter().zip(&view.order) {
            let seat = view.seat(*seat);
            assert_eq!(entry.held, [seat.territories, seat.units]);
            assert!(entry.out || entry.stocks[0].amount == seat.energy as i32);
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
    let words = Charted { words: Words::new(casus_belli::text::Lang::En), line: String::new() };
    let last = &history.moments.last().unwrap().view;
    let View::Y2210(view) = last else { panic!() };
    for (kind, of) in [
        (ChartKind::Territories, view.seats[0].territories),
        (ChartKind::Armies, view.seats[0].units),
        (ChartKind::Energy, view.seats[0].energy),
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
