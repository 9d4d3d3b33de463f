//! Scenarios of who names dice first (A1-11, `dice.declare`), and of wish lists in the sealed set-up ([PBP-35], `setup.land`).

use crate::luck::Seeded;
use crate::y2210::fixtures::{A, B, C, Table, mods, units};
use casus_belli::rules::board::Kind;
use casus_belli::rules::y2210::{Action, Commander, Commanders, Menu, View, Why};
use casus_belli::rules::{
    Action as AnyAction, AnswerOrigin, Event, Game, Holder, Illegal, Rulebook, Seat, Setup, SetupError,
    TerritoryId, Viewer,
};

fn declared(declare: &str) -> Table {
    let mut table = Table::with(3, &[("dice.declare", declare)])
        .hold(A, "alaska", units(4, &[Commander::Land]))
        .hold(B, "alberta", mods(3))
        .hold(C, "congo", mods(1));
    table.invade(A, "alaska", "alberta");
    table
}

fn throw() -> Action {
    Action::Throw { dice: 3, commanders: Commanders::one(Commander::Land) }
}

#[test]
fn the_invader_names_dice_first_then_the_defender_who_sees_them_a1_11() {
    let mut table = declared("attacker_first");
    table.act(A, throw());
    let Menu::Defend(menu) = table.menu(B) else { panic!() };
    assert_eq!((menu.attack, menu.commanders.len()), (3, 1));
}

#[test]
fn a_table_may_let_the_defender_name_dice_first_and_the_invader_sees_them_a1_11() {
    let mut table = declared("defender_first");
    let Menu::Defend(menu) = table.menu(B) else { panic!("{}", table.asked(B)) };
    assert_eq!((menu.attack, menu.most), (0, 2));
    table.act(B, Action::Defend { dice: 1 });
    let Menu::Throw(menu) = table.menu(A) else { panic!() };
    assert_eq!((menu.defence, menu.most), (1, 3));
    let events = table.rolls(A, throw(), &[8, 2, 1, 3]);
    assert!(Table::has(&events, "rolled"));
    assert_eq!(table.at("alberta").units, mods(2), "one die against one");
    // A lone unit has no choice: its die is named by the rules.
    let mut one = declared("defender_first").hold(B, "alberta", mods(1));
    one.act(B, Action::Defend { dice: 1 });
    assert_eq!(one.asked(A), "throw");
}

#[test]
fn dice_may_be_named_in_secret_and_only_the_invader_sees_them_until_they_are_rolled_a1_11() {
    let mut table = declared("secret");
    let events = table.act(A, throw());
    assert!(matches!(events[0], Event::Partial { .. }) && !Table::has(&events, "dice_named"));
    let seen = |viewer| format!("{:?}", events[0].seen_by(viewer));
    assert_eq!((seen(Viewer::Seat(B)).as_str(), seen(Viewer::Public).as_str()), ("None", "None"));
    assert!(seen(Viewer::Seat(A)).contains("dice: 3"));
    let dice = |viewer| table.view(viewer).invasion.unwrap().dice;
    assert_eq!([Viewer::Seat(A), Viewer::Seat(B), Viewer::Public].map(dice), [3, 0, 0]);
    let Menu::Defend(menu) = table.menu(B) else { panic!() };
    assert_eq!((menu.attack, menu.commanders), (0, Commanders::NONE));
    // In a world that looks the same to the defender the invader may have named other dice.
    let named = |seed| {
        let twin = table.game.resample(Viewer::Seat(B), &mut Seeded::new(seed));
        assert_eq!(twin.view(Viewer::Seat(B)), table.game.view(Viewer::Seat(B)));
        let casus_belli::rules::View::Y2210(view) = twin.view(Viewer::Seat(A)) else { panic!() };
        view.invasion.unwrap().dice
    };
    assert!((0..40).any(|seed| named(seed) != 3));
    let rolled = table.rolls(B, Action::Defend { dice: 2 }, &[8, 6, 6, 1, 1]);
    assert!(Table::has(&rolled, "rolled"));
    assert_eq!(table.at("alberta").units, mods(1));
}

/// A sealed set-up of three with wish lists, before the first list.
fn wishing() -> (Game, Vec<Event>) {
    let mut setup = Setup::preset(Rulebook::Y2210, 3);
    setup.options.set("setup.land", "wishes").unwrap();
    let mut game = Game::new(setup).unwrap();
    let log = game.open(&mut Seeded::new(4));
    log.iter().for_each(|event| game.evolve(event));
    (game, log)
}

fn view(game: &Game, viewer: Viewer) -> View {
    let casus_belli::rules::View::Y2210(view) = game.view(viewer) else { panic!() };
    view
}

/// Sends a wish list.
fn wish(game: &mut Game, seat: Seat, order: Vec<TerritoryId>) -> Result<Vec<Event>, Illegal> {
    let ask = game.asks().into_iter().find(|ask| ask.to == seat).unwrap();
    let answer = AnyAction::Y2210(Action::Wish { order });
    let events = game.act(seat, ask.id, &answer, AnswerOrigin::Player, &mut Seeded::new(9))?;
    events.iter().for_each(|event| game.evolve(event));
    Ok(events)
}

#[test]
fn sealed_wish_lists_are_worked_off_in_the_order_of_play_pbp_35() {
    let (mut game, log) = wishing();
    assert!(Table::has(&log, "wishes_opened") && !Table::has(&log, "land_dealt"));
    let before = view(&game, Viewer::Public);
    let free: Vec<TerritoryId> =
        before.map().of_kind(Kind::Land).difference(before.devastated).iter().collect();
    let order = before.order.clone();
    // All want the same: the first gets it, the second the next, and so on.
    for seat in [A, B] {
        wish(&mut game, seat, free.clone()).unwrap();
        assert!(view(&game, Viewer::Public).territories.iter().all(|held| held.holder == Holder::Nobody));
    }
    let last = wish(&mut game, C, free.clone()).unwrap();
    assert!(Table::has(&last, "land_granted") && Table::has(&last, "garrisons_opened"));
    let after = view(&game, Viewer::Public);
    for (n, at) in free.iter().enumerate() {
        assert_eq!(after.at(*at).holder, Holder::Seat(order[n % 3]), "{n}");
    }
    assert_eq!(game.asks()[0].menu.kind().key(), "garrison");
}

#[test]
fn without_wishes_land_is_given_where_it_borders_own_land_and_no_list_names_what_is_not_free_pbp_35() {
    let (mut game, _) = wishing();
    let board = game.board();
    let ruin = view(&game, Viewer::Public).devastated.nth(0).unwrap();
    let sea = board.of_kind(Kind::Sea).nth(0).unwrap();
    let land = board.of_kind(Kind::Land).difference(view(&game, Viewer::Public).devastated).nth(0).unwrap();
    for (order, expected) in [
        (vec![ruin], Why::Devastated { at: ruin }),
        (vec![sea], Why::NotLand { at: sea }),
        (vec![land, land], Why::NamedTwice { at: land }),
        (vec![TerritoryId(200)], Why::NoSuchTerritory),
    ] {
        let before = game.clone();
        let refused = wish(&mut game, A, order).unwrap_err();
        assert_eq!(refused, Illegal::OffMenu(casus_belli::rules::Why::Y2210(expected)));
        assert_eq!(game, before);
    }
    for seat in [A, B, C] {
        let ask = game.asks().into_iter().find(|ask| ask.to == seat).unwrap();
        let events = game.expire(ask.id, &mut Seeded::new(3)).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
    let shares = view(&game, Viewer::Public);
    let counts: Vec<u32> = shares.seats.iter().map(|seat| seat.territories).collect();
    assert_eq!(counts.iter().sum::<u32>(), 38);
    assert!(counts.iter().all(|n| (12..=13).contains(n)), "{counts:?}");
}

#[test]
fn wish_lists_need_the_sealed_set_up_and_keep_it_at_live_paces_pbp_35() {
    let mut setup = Setup::preset(Rulebook::Y2210, 4);
    setup.options.set("setup.land", "wishes").unwrap();
    setup.fit_pace(true);
    assert!(setup.check().is_ok());
    setup.options.set("setup.way", "by_the_book").unwrap();
    assert!(matches!(setup.check(), Err(SetupError::Clash { first: "setup.land = wishes", .. })));
}
