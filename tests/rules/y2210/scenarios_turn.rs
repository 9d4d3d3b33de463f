//! Scenarios of set-up, bids, income, hiring, buying, fortifying and the end (sections B, C, D, F, H, I, K).

use crate::luck::Seeded;
use crate::y2210::fixtures::{A, B, C, Table, mods, units};
use casus_belli::rules::y2210::{self, Action, Commander, Menu, Why};
use casus_belli::rules::{
    AnswerOrigin, Ending, Event, Game, Holder, Rulebook, Seat, Setup, View, Viewer, board::Kind,
};
use serde_json::json;

fn opened(seats: u8, way: &str) -> Game {
    let mut setup = Setup::preset(Rulebook::Y2210, seats);
    setup.options.set("setup.way", way).unwrap();
    let mut luck = Seeded::new(3);
    let mut game = Game::new(setup).unwrap();
    let events = game.open(&mut luck);
    events.iter().for_each(|event| game.evolve(event));
    game
}

fn view(game: &Game) -> y2210::View {
    let View::Y2210(view) = game.view(Viewer::Public) else { panic!("a game of 2210") };
    view
}

fn expire_until(game: &mut Game, kind: &str) {
    let mut luck = Seeded::new(4);
    while let Some(ask) = game.asks().into_iter().next().filter(|ask| ask.menu.kind().key() != kind) {
        let events = game.expire(ask.id, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
}

#[test]
fn four_lands_are_devastated_and_all_other_land_is_claimed_one_mod_at_a_time_r1_9_r1_11() {
    let mut game = opened(4, "by_the_book");
    assert_eq!(view(&game).devastated.len(), 4);
    let land = game.board().of_kind(Kind::Land);
    assert!(land.covers(view(&game).devastated));
    expire_until(&mut game, "deploy");
    let seats: Vec<u32> = view(&game).seats.iter().map(|seat| seat.territories).collect();
    assert_eq!(seats.iter().sum::<u32>(), 38);
    assert!(seats.iter().all(|lands| [9, 10].contains(lands)), "{seats:?}");
    assert!(view(&game).seats.iter().all(|seat| seat.in_hand == 30 - seat.territories), "R1-10");
}

#[test]
fn after_the_mods_each_player_places_land_commander_diplomat_and_station_r1_12_a1_26_a1_83() {
    let mut game = opened(3, "by_the_book");
    expire_until(&mut game, "settle");
    let mut pieces = Vec::new();
    while let Some(ask) = game.asks().into_iter().next().filter(|ask| ask.menu.kind().key() == "settle") {
        let casus_belli::rules::Menu::Y2210(Menu::Settle(menu)) = &ask.menu else { panic!("a piece") };
        pieces.push((menu.piece.key(), ask.to));
        let events = game.expire(ask.id, &mut Seeded::new(1)).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
    let kinds: Vec<&str> = pieces.iter().map(|(piece, _)| *piece).collect();
    assert_eq!(kinds, [["land"; 3], ["diplomat"; 3], ["station"; 3]].concat());
    let seats: Vec<Seat> = pieces.iter().map(|(_, seat)| *seat).collect();
    assert_eq!(seats[..3], seats[3..6]);
    assert!(view(&game).seats.iter().all(|seat| seat.units == 37 && seat.stations.len() == 1));
    assert!(view(&game).seats.iter().all(|seat| seat.energy == 3), "R1-8");
}

#[test]
fn in_the_sealed_way_all_place_everything_at_once_unseen_pbp_35() {
    let game = opened(5, "sealed");
    assert_eq!(game.asks().len(), 5);
    let ask = &game.asks()[0];
    let events = game.act(ask.to, ask.id, &ask.default, AnswerOrigin::Player, &mut Seeded::new(1)).unwrap();
    assert!(matches!(events[..], [Event::Sealed { .. }]));
    let mut game = game;
    expire_until(&mut game, "bid");
    assert!(view(&game).seats.iter().all(|seat| seat.units == 27 && seat.stations.len() == 1));
}

#[test]
fn two_players_meet_28_neutral_territories_with_three_mods_each_r1_58_r1_59() {
    let mut game = opened(2, "by_the_book");
    let neutral = |kind: Kind| {
        let at = game.board().of_kind(kind);
        at.iter().filter(|at| view(&game).at(*at).holder == Holder::Neutral).count()
    };
    assert_eq!(Kind::ALL.map(neutral), [16, 6, 6]);
    assert_eq!(view(&game).neutral_mods(), 84);
    assert_eq!(view(&game).land_decks, [38, 13, 14], "their cards go back into the decks");
    expire_until(&mut game, "bid");
    assert!(view(&game).seats.iter().all(|seat| seat.territories == 11 && seat.units == 32));
}

trait Neutral {
    fn neutral_mods(&self) -> u32;
}

impl Neutral for y2210::View {
    fn neutral_mods(&self) -> u32 {
        self.territories
            .iter()
            .filter(|held| held.holder == Holder::Neutral)
            .map(|held| held.units.mods)
            .sum()
    }
}

fn bidding() -> Table {
    Table::new(3)
        .hold(A, "alaska", mods(2))
        .hold(B, "peru", mods(2))
        .hold(C, "congo", mods(2))
        .energy(A, 4)
        .energy(B, 4)
        .energy(C, 9)
        .set("/phase", json!("bidding"))
        .set("/seats/0/marker", json!(null))
        .set("/seats/1/marker", json!(null))
        .set("/seats/2/marker", json!(null))
        .set(
            "/sealed",
            json!([{"seat": 0, "answer": null}, {"seat": 1, "answer": null}, {"seat": 2, "answer": null}]),
        )
}

#[test]
fn all_bids_are_paid_and_the_highest_chooses_any_free_marker_first_r1_14_to_r1_16() {
    let mut table = bidding();
    assert_eq!(table.refuses(A, Action::Bid { energy: 5 }), Why::Energy { needed: 5, energy: 4 });
    table.act(A, Action::Bid { energy: 2 });
    assert_eq!(table.energy_of(A), 4, "nothing is told before all bids are in");
    table.act(C, Action::Bid { energy: 1 });
    // A and B bid the same and roll: 3 and 3, then 2 and 5.
    table.rolls(B, Action::Bid { energy: 2 }, &[3, 3, 2, 5]);
    assert_eq!([A, B, C].map(|seat| table.energy_of(seat)), [2, 2, 8]);
    assert_eq!(table.asked(B), "marker");
    table.act(B, Action::Marker { number: 2 });
    let why = table.refuses(A, Action::Marker { number: 2 });
    assert_eq!(why, Why::MarkerTaken { number: 2, free: vec![1, 3] });
    table.act(A, Action::Marker { number: 3 });
    let view = table.view(Viewer::Public);
    assert_eq!(view.order, [C, B, A], "the last marker is given at once");
    assert_eq!(view.on_turn, Some(C));
}

#[test]
fn income_is_a_third_of_the_territories_at_least_three_and_the_bonus_in_mods_and_energy_r1_18_to_r1_20() {
    let mut table =
        bidding().hold(A, "venezuela", mods(1)).hold(A, "brazil", mods(1)).hold(A, "argentina", mods(1));
    table = table
        .hold(A, "peru", mods(1))
        .hold(B, "egypt", mods(1))
        .station(A, "brazil")
        .energy(A, 0)
        .energy(C, 0);
    table.rolls(B, Action::Bid { energy: 0 }, &[6, 5, 4]);
    table.act(A, Action::Marker { number: 1 });
    table.act(B, Action::Marker { number: 2 });
    // Five territories give the minimum of three; South America gives two; the station one MOD in its territory.
    let Menu::Place(menu) = table.menu(A) else { panic!("A places") };
    assert_eq!((menu.left, table.energy_of(A)), (5, 5));
    assert_eq!(table.at("brazil").units, mods(2));
    let at = table.id("alaska");
    assert_eq!(
        table.refuses(A, Action::Place { mods: vec![(at, 6)] }),
        Why::Mods { mods: 6, min: 1, max: 5 }
    );
    table.act(A, Action::Place { mods: vec![(at, 2)] });
    table.act(A, Action::Place { mods: vec![(at, 3)] });
    assert_eq!(table.asked(A), "hire");
}

#[test]
fn a_devastated_territory_does_not_count_against_a_continent_and_an_empty_continent_pays_nobody_r1_19_a1_48()
{
    let table =
        Table::new(3).hold(A, "venezuela", mods(1)).hold(A, "peru", mods(1)).hold(A, "brazil", mods(1));
    let points = |table: &Table| table.view(Viewer::Public).seat(A).points;
    assert_eq!(points(&table), 3);
    let argentina = table.id("argentina").0;
    let table = table.set("/devastated", json!([argentina]));
    assert_eq!(points(&table), 5);
    let sea = [table.id("neo_tokyo").0, table.id("sung_tzu").0];
    assert_eq!(points(&table.set("/devastated", json!(sea))), 3);
}

fn hiring() -> Table {
    Table::new(3)
        .hold(A, "alaska", mods(2))
        .hold(B, "peru", mods(2))
        .hold(A, "poseidon", mods(1))
        .set("/phase", json!("hiring"))
}

#[test]
fn commanders_cost_three_and_only_those_not_in_play_are_for_hire_r1_22_a1_62() {
    let mut table = hiring().hold(A, "alaska", units(1, &[Commander::Land])).energy(A, 4);
    let (alaska, poseidon) = (table.id("alaska"), table.id("poseidon"));
    let why = table.refuses(A, Action::Hire { commander: Commander::Land, at: alaska });
    assert_eq!(why, Why::CommanderInPlay { commander: Commander::Land, at: alaska });
    let peru = table.id("peru");
    let why = table.refuses(A, Action::Hire { commander: Commander::Naval, at: peru });
    assert_eq!(why, Why::NotYours { at: peru, holder: Holder::Seat(B) });
    table.act(A, Action::Hire { commander: Commander::Naval, at: poseidon });
    assert_eq!(table.energy_of(A), 1);
    assert_eq!(table.at("poseidon").units, units(1, &[Commander::Naval]));
}

#[test]
fn a_station_costs_five_one_on_a_territory_and_four_in_play_r1_23_a1_5() {
    let mut table = hiring().energy(A, 10);
    let (alaska, poseidon) = (table.id("alaska"), table.id("poseidon"));
    table.act(A, Action::Build { at: poseidon });
    assert_eq!(table.refuses(A, Action::Build { at: poseidon }), Why::StationThere { at: poseidon });
    for at in ["congo", "egypt", "japan"] {
        table = table.hold(A, at, mods(1)).station(A, at);
    }
    assert_eq!(table.refuses(A, Action::Build { at: alaska }), Why::NoStationLeft);
    let table = hiring().energy(A, 4);
    assert_eq!(table.refuses(A, Action::Build { at: alaska }), Why::Energy { needed: 5, energy: 4 });
    let table = Table::with(3, &[("2210.station_anywhere", "off")]).hold(A, "poseidon", mods(1)).hold(
        B,
        "peru",
        mods(1),
    );
    let table = table.set("/phase", json!("hiring")).energy(A, 9);
    assert_eq!(table.refuses(A, Action::Build { at: poseidon }), Why::NotLand { at: poseidon });
}

#[test]
fn up_to_four_cards_of_decks_whose_commander_is_in_play_are_bought_unseen_by_others_r1_29_a1_55() {
    let mut table =
        hiring().hold(A, "alaska", units(1, &[Commander::Land])).energy(A, 5).set("/phase", json!("buying"));
    let five = Action::Buy { decks: vec![Commander::Land; 5] };
    assert_eq!(table.refuses(A, five), Why::TooManyCards { cards: 5, most: 4 });
    let naval = Action::Buy { decks: vec![Commander::Naval] };
    assert_eq!(table.refuses(A, naval), Why::NoCommander { commander: Commander::Naval });
    let events = table.rolls(A, Action::Buy { decks: vec![Commander::Land; 2] }, &[1, 19]);
    assert_eq!(table.hand_of(A), ["assemble_mods_land", "stealth_station"]);
    assert_eq!(table.energy_of(A), 3);
    let others: Vec<_> = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(B))).collect();
    let told = serde_json::to_string(&others).unwrap();
    assert!(told.contains(r#""decks":["land","land"],"cards":null"#), "{told}");
    assert_eq!(table.view(Viewer::Public).seat(A).cards[0], (Commander::Land, 2));
}

#[test]
fn an_empty_deck_sells_nothing_r1_29() {
    let table =
        hiring().hold(A, "alaska", units(1, &[Commander::Land])).energy(A, 5).set("/phase", json!("buying"));
    let table = table.set("/command_cards", json!([0]));
    let two = Action::Buy { decks: vec![Commander::Land; 2] };
    assert_eq!(table.refuses(A, two), Why::DeckShort { deck: Commander::Land, left: 1 });
}

fn fortifying() -> Table {
    Table::new(3)
        .hold(A, "alaska", units(3, &[Commander::Land]))
        .hold(A, "alberta", mods(1))
        .hold(A, "western_united_states", mods(1))
        .hold(A, "poseidon", mods(1))
        .hold(B, "ontario", mods(1))
        .hold(A, "quebec", mods(1))
        .set("/phase", json!("fortifying"))
}

#[test]
fn units_move_once_along_own_territories_over_water_without_a_naval_commander_r1_46_r1_47() {
    let mut table = fortifying();
    let (alaska, poseidon, quebec) = (table.id("alaska"), table.id("poseidon"), table.id("quebec"));
    let go = |to, units| Action::Fortify { from: alaska, to, units };
    assert_eq!(table.refuses(A, go(quebec, mods(1))), Why::NotLinked { from: alaska, to: quebec });
    let all = units(3, &[Commander::Land]);
    assert_eq!(table.refuses(A, go(poseidon, all)), Why::UnitCount { units: 4, min: 1, max: 3 });
    let events = table.act(A, go(poseidon, units(2, &[Commander::Land])));
    assert_eq!(table.at("poseidon").units, units(3, &[Commander::Land]));
    assert!(Table::has(&events, "turn_ended"), "no move is left, and nobody holds a card");
}

#[test]
fn a_chain_may_pass_between_an_own_station_and_an_own_landing_site_both_ways_f_32_a1_49() {
    let table = fortifying().hold(A, "tycho", mods(2)).hold(A, "bay_of_dew", mods(1));
    let reach = |table: &Table, from: &str| {
        let Menu::Fortify(menu) = table.menu(A) else { panic!("the end of the turn") };
        let option = menu.moves.into_iter().find(|option| option.from == table.id(from));
        option.map(|option| option.to).unwrap_or_default()
    };
    assert!(!reach(&table, "alaska").contains(table.id("tycho")));
    let table = table.station(A, "alberta");
    assert!(reach(&table, "alaska").contains(table.id("tycho")));
    assert!(reach(&table, "tycho").contains(table.id("bay_of_dew")), "down to the station and up again");
    assert!(reach(&table, "tycho").contains(table.id("poseidon")));
}

#[test]
fn a_station_is_not_the_unit_that_stays_behind_f_36() {
    let table = fortifying().hold(A, "alaska", mods(1)).station(A, "alaska");
    let (from, to) = (table.id("alaska"), table.id("alberta"));
    let why = table.refuses(A, Action::Fortify { from, to, units: mods(1) });
    assert_eq!(why, Why::OneUnit { at: from });
}

/// The last turn of the last year: its end scores the game.
fn last_turn() -> Table {
    let table = fortifying().hold(C, "congo", mods(5)).set("/year", json!(5));
    table.set("/order", json!([1, 2, 0]))
}

#[test]
fn after_year_five_territories_bonuses_and_influence_cards_are_scored_r1_49_a1_52() {
    let mut table = last_turn().hand(A, &["colony_influence_land"]).hand(C, &["colony_influence_naval"]);
    table = table.hold(B, "japan", mods(1)).hold(B, "peru", mods(1));
    table.act(A, Action::Done);
    let outcome = table.game.outcome().unwrap();
    let points: Vec<i32> = outcome.scores.iter().map(|score| score.points).collect();
    assert_eq!(points, [5 + 3, 3, 1], "the naval card's commander is not in play");
    assert_eq!((outcome.ending, &outcome.winners[..]), (Ending::Points, &[A][..]));
    assert_eq!(table.view(Viewer::Public).hands[2].1.len(), 1, "all hands are shown");
}

#[test]
fn equal_points_are_broken_by_energy_then_units_then_it_is_a_draw_r1_50() {
    let even = || {
        let table =
            Table::new(3).hold(A, "alaska", mods(2)).hold(B, "peru", mods(2)).hold(C, "congo", mods(2));
        table.set("/year", json!(5)).set("/order", json!([1, 2, 0])).set("/phase", json!("fortifying"))
    };
    let winners = |mut table: Table| {
        table.act(A, Action::Done);
        let outcome = table.game.outcome().unwrap().clone();
        (outcome.winners, outcome.ending)
    };
    // A can't move, so the turn ends by itself if nobody holds a card; a card keeps it open.
    let table = || even().hand(A, &["redeployment"]).hold(A, "alaska", units(1, &[Commander::Diplomat]));
    assert_eq!(winners(table().energy(B, 1)), (vec![B], Ending::Points));
    assert_eq!(winners(table().hold(C, "congo", mods(3))), (vec![C], Ending::Points));
    assert_eq!(winners(table()), (vec![A, B, C], Ending::Draw));
}

#[test]
fn gifts_of_energy_are_refused_unless_the_table_allows_them_a1_53_a1_80() {
    let gift = |energy| Action::Gift { to: B, energy };
    let table = hiring().energy(A, 3);
    assert!(matches!(table.refuses(A, gift(1)), Why::NotNow { .. }));
    let table =
        Table::with(3, &[("2210.gifts", "energy")]).hold(A, "alaska", mods(2)).hold(B, "peru", mods(1));
    let mut table = table.hold(C, "congo", mods(1)).set("/phase", json!("hiring")).energy(A, 3);
    assert_eq!(table.refuses(A, gift(4)), Why::Gift { energy: 4, most: 3 });
    table.act(A, gift(2));
    assert_eq!((table.energy_of(A), table.energy_of(B)), (1, 2));
    assert_eq!(table.asked(A), "hire");
}
