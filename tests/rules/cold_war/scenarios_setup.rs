//! Scenarios of the set-up, of the order of play and of the score (R3-1 to R3-7, A3-2 to A3-5, A3-10, A3-11, A3-13, A3-14, A3-23,
//! A3-44, A3-58, A3-70, A3-83).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use crate::luck::Seeded;
use casus_belli::rules::cold_war::{Action, Control, Public, Superpower, View as ColdWarView, coalitions};
use casus_belli::rules::{
    AnswerOrigin, Board, BoardId, Event, Game, Outcome, Rulebook, Seat, Setup, View, Viewer,
};
use serde_json::json;

/// A game of so many seats with these switches, after its opening.
fn opened(seats: u8, options: &[(&str, &str)]) -> (Game, Vec<Event>) {
    let mut setup = Setup::preset(Rulebook::ColdWar, seats);
    // Seats are what they play, unless a test is about the draw.
    setup.options.set("cold_war.seats", "joined").unwrap();
    for (key, value) in options {
        setup.options.set(key, value).unwrap();
    }
    let mut game = Game::new(setup).unwrap();
    let log = game.open(&mut Seeded::new(3));
    log.iter().for_each(|event| game.evolve(event));
    (game, log)
}

fn seen(game: &Game) -> ColdWarView {
    let View::ColdWar(view) = game.view(Viewer::Public) else { panic!("a game of the Cold War") };
    view
}

/// Plays by silence until the end of the game; each turn of five years with its order of play.
fn silent(mut game: Game, mut log: Vec<Event>) -> (Game, Vec<(u16, Vec<Seat>)>) {
    let mut luck = Seeded::new(4);
    while game.outcome().is_none() {
        let open = ["launch", "talk"];
        let ask = game.asks().into_iter().find(|ask| !open.contains(&ask.menu.kind().key())).unwrap();
        let events = game.act(ask.to, ask.id, &ask.default, AnswerOrigin::Player, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    let years = public(&log).into_iter().filter_map(|event| match event {
        Public::YearBegan(began) => Some((began.year, began.order)),
        _ => None,
    });
    (game, years.collect())
}

#[test]
fn four_to_six_play_and_a_coalition_sits_between_the_superpowers_r3_1_a3_23() {
    assert_eq!(Rulebook::ColdWar.seats(), (4, 6));
    let of =
        |seats| seen(&opened(seats, &[]).0).seats.into_iter().map(|seat| seat.superpower).collect::<Vec<_>>();
    let (usa, ussr) = (Some(Superpower::American), Some(Superpower::Soviet));
    assert_eq!(of(4), [usa, None, ussr, None]);
    assert_eq!(of(5), [usa, None, ussr, None, None]);
    assert_eq!(of(6), [usa, None, None, ussr, None, None]);
}

/// The opening of a game whose seats are drawn.
fn drawn(seats: u8, seed: u64) -> (Game, Vec<Public>) {
    let setup = Setup::preset(Rulebook::ColdWar, seats);
    let mut game = Game::new(setup).unwrap();
    let log = game.open(&mut Seeded::new(seed));
    log.iter().for_each(|event| game.evolve(event));
    (game, public(&log))
}

#[test]
fn who_sits_where_is_drawn_first_and_everybody_plays_each_power_as_often_a3_23() {
    const GAMES: u64 = 300;
    for seats in 4..=6 {
        let mut places = vec![vec![0_u64; usize::from(seats)]; usize::from(seats)];
        for seed in 0..GAMES {
            let (game, events) = drawn(seats, seed);
            let [Public::SeatsDrawn(table), Public::SetUp(set_up), Public::YearBegan(year), ..] = &events[..]
            else {
                panic!("the draw comes first: {events:?}")
            };
            assert_eq!(table.draw, 0);
            let starts: Vec<Seat> = set_up.starts.iter().map(|start| start.seat).collect();
            assert_eq!(
                (&starts, &year.order),
                (&table.order, &table.order),
                "the table is the order of play"
            );
            let view = seen(&game);
            assert_eq!(view.seating(), table.order);
            let soviet = if seats == 6 { 3 } else { 2 };
            for (place, seat) in table.order.iter().enumerate() {
                let power = [(0, Superpower::American), (soviet, Superpower::Soviet)];
                let power = power.into_iter().find(|(at, _)| *at == place).map(|(_, power)| power);
                assert_eq!(view.seat(*seat).superpower, power, "{seats} seats, {table:?}");
                places[place][seat.index()] += 1;
            }
        }
        // A seat has each place in 300 / seats games; 5 standard deviations are less than 37.
        let fair = |n: &u64| n.abs_diff(GAMES / u64::from(seats)) < 37;
        assert!(places.iter().flatten().all(fair), "{seats} seats: {places:?}");
    }
}

#[test]
fn who_plays_first_moves_on_around_the_table_that_was_drawn_a3_23_a3_58() {
    let (game, _) = drawn(5, 9);
    let table = seen(&game).seating();
    assert_ne!(table, (0..5).map(Seat).collect::<Vec<_>>(), "this seed mixes them");
    let setup = Setup::preset(Rulebook::ColdWar, 5);
    let fresh = Game::new(setup).unwrap();
    let log = fresh.open(&mut Seeded::new(9));
    let (_, years) = silent(game, log);
    for (n, (_, order)) in years.into_iter().enumerate() {
        let mut around = table.clone();
        around.rotate_left(n % 5);
        assert_eq!(order, around);
    }
}

#[test]
fn a_game_from_before_the_draw_sits_as_its_players_joined_a3_23() {
    let mut stored = serde_json::to_value(Setup::preset(Rulebook::ColdWar, 5)).unwrap();
    let options = stored.pointer_mut("/options/cold_war").and_then(|all| all.as_object_mut()).unwrap();
    assert_eq!(options.remove("seats"), Some(json!("drawn")), "{options:?}");
    let setup: Setup = serde_json::from_value(stored).unwrap();
    let seats = setup.switches().into_iter().find(|switch| switch.key == "cold_war.seats").unwrap();
    assert_eq!((seats.value, seats.default), ("joined", "drawn"));
}

#[test]
fn everybody_has_one_infantry_on_each_of_his_states_and_the_printed_population_r3_2_r3_3_r3_4_a3_2() {
    for (seats, great, small, usa, ussr, coalition) in
        [(4, 22, 8, 33, 33, 10), (5, 21, 6, 31, 28, 9), (6, 20, 5, 30, 28, 7)]
    {
        let (game, log) = opened(seats, &[]);
        let Some(Public::SetUp(set_up)) = public(&log).into_iter().next() else {
            panic!("the set-up is first")
        };
        let mut states = 0;
        for start in &set_up.starts {
            let (population, initial) = match seen(&game).seat(start.seat).superpower {
                Some(Superpower::American) => (great, usa),
                Some(Superpower::Soviet) => (great, ussr),
                None => (small, coalition),
            };
            assert_eq!(
                (start.population, start.initial, start.money),
                (population, initial, 0),
                "{seats} seats"
            );
            states += start.states.len();
            for at in &start.states {
                let place = seen(&game).at(*at).clone();
                assert_eq!((place.of(start.seat), place.control), (armies(1, 0), Control::Held(start.seat)));
            }
        }
        assert_eq!(states, 42, "none is left empty");
        assert_eq!(set_up.starts.iter().map(|start| start.population).sum::<u32>(), 60);
    }
}

#[test]
fn scandinavia_is_american_and_without_it_the_printed_sums_come_out_a3_3_a3_4_a3_70() {
    let initial = |seats, options: &[(&str, &str)]| {
        let view = seen(&opened(seats, options).0);
        view.seats
            .iter()
            .filter(|seat| seat.superpower.is_some())
            .map(|seat| seat.initial)
            .collect::<Vec<_>>()
    };
    assert_eq!(initial(4, &[]), [33, 33], "not the 37-37 of the author's note");
    for (seats, printed) in [(4, [32, 33]), (5, [30, 28]), (6, [29, 28])] {
        assert_eq!(initial(seats, &[("cold_war.scandinavia", "neutral")]), printed);
        assert_eq!(initial(seats, &[("cold_war.initial_income", "print")]), printed);
    }
    assert_eq!(initial(6, &[("cold_war.scandinavia", "soviet")]), [29, 29]);
    let (game, _) = opened(6, &[("cold_war.scandinavia", "neutral")]);
    let at = Board::get(BoardId::ColdWar).find("scandinavia").unwrap();
    assert_eq!(seen(&game).at(at).control, Control::Nobody);
}

#[test]
fn the_western_africa_of_the_list_is_east_africa_and_oceania_is_divided_a3_10_a3_11() {
    let board = Board::get(BoardId::ColdWar);
    assert_eq!(board.find("western_africa"), None);
    let east_africa = board.find("east_africa").unwrap();
    assert!(coalitions(board, 4)[0].contains(east_africa));
    let soviet = Superpower::Soviet.states(board, 6);
    for key in ["indonesia", "new_guinea"] {
        assert!(soviet.contains(board.find(key).unwrap()), "{key}");
    }
    for key in ["western_australia", "eastern_australia"] {
        assert!(coalitions(board, 6)[2].contains(board.find(key).unwrap()), "{key}");
    }
}

#[test]
fn the_first_income_and_growth_come_in_1950_and_nobody_has_money_before_r3_7_a3_13() {
    let (game, log) = opened(4, &[]);
    let kinds: Vec<Public> = public(&log).into_iter().take(3).collect();
    assert!(matches!(
        kinds.as_slice(),
        [Public::SetUp(_), Public::YearBegan(year), Public::Counted(_)] if year.year == 1950
    ));
    let view = seen(&game);
    let had: Vec<_> = view.seats.iter().map(|seat| (seat.money.unwrap(), seat.population)).collect();
    assert_eq!(had, [(33, 22), (10, 9), (33, 22), (10, 9)], "the rich stay as many, the poor grow");
    let rich = seen(&opened(4, &[("cold_war.start_money", "20")]).0);
    assert_eq!(rich.seat(Seat(0)).money, Some(53));
}

#[test]
fn seven_turns_are_played_and_the_first_seat_moves_on_r3_5_a3_58() {
    let (game, log) = opened(5, &[]);
    let (over, years) = silent(game, log);
    assert_eq!(
        years.iter().map(|(year, _)| *year).collect::<Vec<_>>(),
        [1950, 1955, 1960, 1965, 1970, 1975, 1980]
    );
    let first: Vec<u8> = years.iter().map(|(_, order)| order[0].0).collect();
    assert_eq!(first, [0, 1, 2, 3, 4, 0, 1]);
    assert!(years.iter().all(|(_, order)| order.len() == 5));
    assert_eq!(over.outcome().unwrap().round, 7);
    let (game, log) = opened(5, &[("cold_war.first", "usa")]);
    let (_, years) = silent(game, log);
    assert!(years.iter().all(|(_, order)| order[0] == USA), "always the USA");
}

#[test]
fn who_alone_has_armies_controls_a_state_and_the_last_controller_outlives_it_a3_14() {
    let mut table =
        Table::new().hold(ONE, "quebec", armies(1, 0)).hold(USA, "quebec", armies(1, 0)).money(USA, 5);
    table.says(THREE, Action::Offer { to: TWO, terms: super::scenarios_exile::some_terms() });
    let quebec = table.at("quebec");
    assert_eq!((quebec.control, quebec.last_controller), (Control::War, Some(ONE)));
    let at = table.id("quebec");
    let fight = Action::Fight { at, against: ONE, armies: armies(1, 0) };
    table.rolls(USA, "act", fight, &[9, 2]);
    let quebec = table.at("quebec");
    assert_eq!((quebec.control, quebec.last_controller), (Control::Held(USA), Some(USA)));
    let path = vec![table.id("ontario")];
    table.does(USA, Action::Leg { from: at, armies: armies(1, 0), path, war: false });
    let quebec = table.at("quebec");
    assert_eq!(
        (quebec.control, quebec.last_controller),
        (Control::Nobody, Some(USA)),
        "left, and remembered"
    );
}

/// The end of a game in which each seat holds one state worth so much, from these initial incomes.
fn ended(initial: [u32; 5], tie: &str) -> Outcome {
    ended_with(initial, &[("cold_war.tie", tie)])
}

fn ended_with(initial: [u32; 5], options: &[(&str, &str)]) -> Outcome {
    let mut table = Table::with(options);
    for (seat, income) in initial.into_iter().enumerate() {
        table = table.set(&format!("/seats/{seat}/initial"), json!(income));
    }
    let places = json!({"last_launches": {"waiting": []}});
    let mut table = table.set("/round", json!(7)).set("/phase", places);
    table.game.outcome().cloned().unwrap_or_else(|| {
        table.says(THREE, Action::Offer { to: TWO, terms: super::scenarios_exile::some_terms() });
        table.game.outcome().cloned().expect("the last launches are over")
    })
}

#[test]
fn the_score_is_final_less_initial_income_and_ties_are_shared_or_won_by_income_r3_6_a3_5_a3_44() {
    // Ontario 1, Argentina 2, Ural 2, Egypt 4, Mongolia 1.
    let over = ended([9, 0, 3, 1, 1], "shared");
    let points: Vec<_> = over.scores.iter().map(|score| (score.seat, score.points, score.place)).collect();
    assert_eq!(points, [(USA, -8, 5), (ONE, 2, 2), (USSR, -1, 4), (TWO, 3, 1), (THREE, 0, 3)]);
    assert_eq!(over.winners, [TWO]);
    assert_eq!(ended([9, 0, 3, 2, 1], "shared").winners, [ONE, TWO], "both have grown by two");
    assert_eq!(ended([9, 0, 3, 2, 1], "income").winners, [TWO], "Egypt yields more");
}

#[test]
fn in_the_even_game_coalitions_have_a_handicap_that_is_told_with_the_score_r3_6_a3_83() {
    // Ontario 1, Argentina 2, Ural 2, Egypt 4, Mongolia 1; none has grown.
    let over = ended_with([1, 2, 2, 4, 1], &[("cold_war.balance", "even")]);
    let points: Vec<_> =
        over.scores.iter().map(|score| (score.points, score.inside, score.outside)).collect();
    assert_eq!(points, [(0, 1, 1), (6, 2, 2), (0, 2, 2), (9, 4, 4), (14, 1, 1)]);
    assert_eq!(over.winners, [THREE]);
    let table = Table::with(&[("cold_war.balance", "even")]);
    let View::ColdWar(view) = table.game.view(Viewer::Public) else { unreachable!() };
    let handicaps = view.seats.iter().map(|seat| seat.points - (seat.income as i32 - seat.initial as i32));
    assert_eq!(handicaps.collect::<Vec<_>>(), [0, 6, 0, 9, 14], "the board tells it all game long");
}
