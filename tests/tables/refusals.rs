//! Refusals of bad input: each contains the facts for a precise message, and changes neither state nor log nor outbox.

use crate::classic_support::{InClassic, attack_order};
use crate::fixtures::{PLACE, World, at, person, refused};
use crate::orders::best_strike;
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Standing, Until, Why, steps};
use casus_belli::rules::{self, AskId, Holder, Illegal, Rulebook, Seat, SetupError, TerritoryId};
use casus_belli::table::{Change, Colour, Limits, NewGame, Order, Pace, Person, Place, TableError};

/// Asserts that a request is refused because the menu of the classic family doesn't offer it.
macro_rules! off_menu {
    ($world:expr, $request:expr, $why:pat $(if $guard:expr)?) => {
        refused!(
            $world,
            $request,
            TableError::Illegal(Illegal::OffMenu(rules::Why::Classic($why))) $(if $guard)?
        )
    };
}

const ELSEWHERE: Place = Place { guild: 10, channel: 21 };

/// An order that ends the turn.
fn end() -> Order {
    Order::Compound(classic::Order::End.into())
}

#[tokio::test]
async fn lobbies_refuse_precisely() {
    let limits = Limits { games_per_server: 2, ..Limits::default() };
    let world = World::with(limits).await;
    let (table, classic) = (&world.table, || NewGame::of(Rulebook::Classic));
    let bot = Person { bot: true, ..person(7) };
    refused!(world, table.join(PLACE, &person(2)), TableError::NoGameHere);
    refused!(world, table.open_lobby(PLACE, &bot, classic()), TableError::Bot);
    let seats = |n| NewGame { seats: Some(n), ..classic() };
    refused!(
        world,
        table.open_lobby(PLACE, &person(1), seats(1)),
        TableError::Setup(SetupError::Seats { seats: 1, .. })
    );
    refused!(
        world,
        table.open_lobby(PLACE, &person(1), seats(200)),
        TableError::Setup(SetupError::Seats { .. })
    );
    let odd = NewGame { pace: Pace::minutes(7), ..classic() };
    refused!(world, table.open_lobby(PLACE, &person(1), odd), TableError::PaceNotOffered);

    world.lobby(3).await;
    refused!(
        world,
        table.open_lobby(PLACE, &person(4), classic()),
        TableError::LobbyHere { number: 1, host: 1, .. }
    );
    refused!(world, table.join(PLACE, &bot), TableError::Bot);
    refused!(world, table.join(PLACE, &person(2)), TableError::AlreadySeated);
    refused!(world, table.leave(PLACE, &person(5)), TableError::NotSeated);
    let change = |who, change| table.configure(PLACE, who, change);
    let (host, guest) = (&person(1), &person(2));
    refused!(world, change(guest, Change::Seats(4)), TableError::NotHost { host: 1 });
    refused!(world, change(host, Change::Seats(2)), TableError::TooManySeated { seated: 3 });
    refused!(world, change(host, Change::Seats(7)), TableError::TooManySeats { seats: 7, most: 6 });
    refused!(world, change(host, Change::Pace(Pace::minutes(7).unwrap())), TableError::PaceNotOffered);
    refused!(
        world,
        change(guest, Change::Colour(Colour::Red)),
        TableError::ColourTaken { colour: Colour::Red, by: 1 }
    );
    let switch = |key: &str, value: &str| Change::Switch { key: key.into(), value: value.into() };
    refused!(
        world,
        change(host, switch("no.such", "x")),
        TableError::Setup(SetupError::UnknownSwitch { .. })
    );
    refused!(
        world,
        change(host, switch("setup.way", "x")),
        TableError::Setup(SetupError::UnknownValue { .. })
    );
    refused!(
        world,
        change(host, switch("neutral.defence", "max")),
        TableError::Setup(SetupError::Clash { .. })
    );
    refused!(world, table.start(PLACE, guest), TableError::NotHost { host: 1 });
    refused!(world, table.cancel(PLACE, guest, true), TableError::NotHost { host: 1 });
    refused!(world, table.look(PLACE, guest), TableError::NotRunning { host: 1 });
    refused!(world, world.order(1, end()), TableError::NotRunning { host: 1 });
    refused!(world, table.standing(PLACE, host), TableError::NotRunning { host: 1 });
    change(host, Change::Seats(3)).await.unwrap();
    refused!(world, table.join(PLACE, &person(4)), TableError::LobbyFull { seats: 3 });

    world.lobby_at(ELSEWHERE, 1, None).await;
    refused!(world, table.start(ELSEWHERE, host), TableError::TooFewSeats { have: 1, need: 2 });
    let third = Place { guild: 10, channel: 22 };
    refused!(world, table.open_lobby(third, host, classic()), TableError::TooManyGames { limit: 2 });
}

#[tokio::test]
async fn running_games_refuse_precisely() {
    let world = World::new().await;
    world.instant(3).await;
    let (table, seat) = (&world.table, world.on_turn().await);
    let (me, other) = (u64::from(seat.0) + 1, u64::from((seat.0 + 1) % 3) + 1);
    let stranger = person(6);
    refused!(
        world,
        table.open_lobby(PLACE, &stranger, NewGame::of(Rulebook::Classic)),
        TableError::GameHere { number: 1, .. }
    );
    refused!(world, table.join(PLACE, &stranger), TableError::Begun { number: 1, .. });
    refused!(world, table.start(PLACE, &person(1)), TableError::Begun { .. });
    refused!(world, table.cancel(PLACE, &person(1), false), TableError::ConfirmCancel);
    refused!(world, world.order(6, end()), TableError::NotSeated);
    refused!(world, table.order(ELSEWHERE, &person(me), None, end()), TableError::NoGameHere);
    refused!(world, world.order(other, end()), TableError::NotYourTurn { who: Some(who), kind: rules::AskKind::Classic(AskKind::Reinforce), deadline: Some(_) } if who.person == me);
    let asked = world.open_ask(me).await;
    let old = AskId { opened: asked.opened - 1, to: seat, number: 0 };
    refused!(world, table.order(PLACE, &person(me), Some(old), end()), TableError::Stale);
    refused!(world, table.order(PLACE, &person(other), Some(asked), end()), TableError::NotYourTurn { .. });
    off_menu!(world, world.order(me, end()), Why::NotNow { asked: AskKind::Reinforce, tried: "end" });
    let twice = Standing { wishes: vec![TerritoryId(1), TerritoryId(1)], ..Standing::default() };
    off_menu!(
        world,
        table.set_standing(PLACE, &person(me), twice.into()),
        Why::NamedTwice { at: TerritoryId(1) }
    );
    let nowhere = Standing { wishes: vec![TerritoryId(200)], ..Standing::default() };
    off_menu!(world, table.set_standing(PLACE, &person(me), nowhere.into()), Why::NoSuchTerritory);
    let three = Standing { defend: Some(3), ..Standing::default() };
    off_menu!(
        world,
        table.set_standing(PLACE, &person(me), three.into()),
        Why::Dice { dice: 3, min: 1, max: 2 }
    );
    refused!(world, table.set_standing(PLACE, &stranger, Standing::default().into()), TableError::NotSeated);
}

#[tokio::test]
async fn placements_refuse_precisely() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    let me = u64::from(seat.0) + 1;
    let look = world.look(me).await;
    let Menu::Reinforce(steps::Reinforce { own, left, .. }) = *look.view.asks[0].menu.classic() else {
        panic!("placing")
    };
    let mine = own.nth(0).unwrap();
    let theirs = look.view.map().ids().find(|t| !own.contains(*t)).unwrap();
    let place = |armies: Vec<(TerritoryId, u32)>| world.answer(me, Action::Place { armies });
    for armies in [left + 1, 1_000_000, u32::MAX] {
        off_menu!(world, place(vec![(mine, armies)]), Why::Armies { min: 1, max, .. } if *max == left);
    }
    refused!(world, place(vec![(mine, 0)]), TableError::Illegal(Illegal::OffMenu(_)));
    refused!(world, place(vec![]), TableError::Illegal(Illegal::OffMenu(_)));
    refused!(
        world,
        place(vec![(mine, u32::MAX), (mine, u32::MAX)]),
        TableError::Illegal(Illegal::OffMenu(_))
    );
    off_menu!(world, place(vec![(theirs, 1)]), Why::NotYours { at, .. } if *at == theirs);
    off_menu!(world, place(vec![(TerritoryId(255), 1)]), Why::NoSuchTerritory);
}

#[tokio::test]
async fn attacks_and_moves_refuse_precisely() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.attacking().await;
    let me = u64::from(seat.0) + 1;
    let look = world.look(me).await;
    let view = &look.view;
    let strike = best_strike(&look);
    let attack = |from, to, dice| world.order(me, attack_order(from, to, dice, Until::Captured));
    let most = strike.dice;
    for dice in [0, most + 1, 4, 255] {
        off_menu!(world, attack(strike.from, strike.to, Some(dice)), Why::Dice { min: 1, max, .. } if *max == most);
    }
    let own = |t: TerritoryId| view.classic().at(t).holder == Holder::Seat(seat);
    let map = view.map();
    let foreign = map.ids().find(|t| !own(*t)).unwrap();
    let far = map.ids().find(|t| !own(*t) && !map.adjacent(strike.from, *t)).unwrap();
    off_menu!(world, attack(foreign, strike.to, None), Why::NotYours { .. });
    off_menu!(world, attack(strike.from, far, None), Why::NotAdjacent { .. });
    off_menu!(world, attack(TerritoryId(77), strike.to, None), Why::NoSuchTerritory);
    off_menu!(world, attack(strike.from, TerritoryId(77), None), Why::NoSuchTerritory);
    let percent = attack_order(strike.from, strike.to, None, Until::Chance(101));
    off_menu!(world, world.order(me, percent), Why::Percent { percent: 101 });
    let fortify = |from, to, armies| {
        world.order(me, Order::Compound(classic::Order::Fortify { from, to, armies }.into()))
    };
    off_menu!(world, fortify(strike.from, strike.from, None), Why::SameTerritory { .. });
    refused!(world, fortify(strike.from, foreign, Some(1)), TableError::Illegal(Illegal::OffMenu(_)));
    off_menu!(world, fortify(foreign, strike.from, Some(1)), Why::NotYours { .. });
    off_menu!(world, fortify(TerritoryId(250), strike.from, None), Why::NoSuchTerritory);
    let single = map.ids().find(|t| own(*t) && view.classic().at(*t).armies == 1);
    if let Some(single) = single {
        let target = map.territory(single).borders.iter().find(|t| !own(*t)).unwrap_or(foreign);
        refused!(world, attack(single, target, None), TableError::Illegal(Illegal::OffMenu(_)));
    }
}

#[tokio::test]
async fn a_sealed_answer_given_twice_names_nobody_pbp_22() {
    let world = World::new().await;
    world.begun(3, "sealed", &[]).await;
    let ask = world.look(1).await.view.asks[0].clone();
    world.answer(1, ask.default.clone()).await.unwrap();
    refused!(
        world,
        world.answer(1, ask.default.clone()),
        TableError::NotYourTurn { who: None, kind: rules::AskKind::Classic(AskKind::Deploy), .. }
    );
    refused!(
        world,
        world.table.order(PLACE, &person(1), Some(ask.id), Order::Answer(ask.default.clone())),
        TableError::Stale
    );
}

#[tokio::test]
async fn a_game_called_off_or_over_takes_no_more_orders() {
    let world = World::new().await;
    world.instant(2).await;
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    refused!(world, world.order(1, end()), TableError::NoGameHere);
    assert_eq!(world.table.next_due().await.unwrap(), None, "nothing falls due any more");
    world.lobby(2).await;
    assert_eq!(world.table.lobby(PLACE).await.unwrap().number, 2);
    assert_eq!(at(Seat(0)).id, 1);
}

/// One database would end such a text there, the other refuses it.
#[tokio::test]
async fn a_text_with_nul_or_without_end_is_stopped_at_the_door() {
    let world = World::new().await;
    let odd = Person { name: format!("Il\0aria{}", "x".repeat(1_000)), ..person(1) };
    world.table.open_lobby(PLACE, &odd, NewGame::of(Rulebook::Classic)).await.unwrap();
    let name = world.store.person(1).await.unwrap().unwrap().name;
    assert_eq!((name.chars().count(), name.starts_with("Ilaria")), (64, true), "{name:?}");
    for word in ["pi\0zza", &"x".repeat(65)] {
        refused!(world, world.table.give_word(PLACE, &odd, word), TableError::BadWord { most: 64 });
    }
}
