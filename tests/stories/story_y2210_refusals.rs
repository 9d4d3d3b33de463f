//! Bad input in A.D. 2210 through the real client: each gets one private answer that says what would be right, and nothing
//! changes.

use crate::harness::Story;
use crate::y2210_table::{begun, key, kind, me, menu, on_turn, own, until, view};
use casus_belli::loopback::Id;
use casus_belli::rules::board::Condition;
use casus_belli::rules::y2210::{Action, AskKind, Commander, Menu};
use casus_belli::rules::{Holder, TerritoryId};
use casus_belli::table::Look;
use serde_json::{Value, json};

type Refused = (&'static str, Vec<(&'static str, Value)>, &'static str);

async fn all_refused(story: &Story, who: Id, refusals: Vec<Refused>) {
    for (path, options, because) in refusals {
        story.refused(who, path, &options, because).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_one_private_answer_that_says_what_would_be_right() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], false).await;
    let bids = vec![
        (
            "bid",
            vec![("energy", json!(9))],
            "That takes 9 energy, and you have 3. Choose something you can pay.",
        ),
        ("bid", vec![("energy", json!(-1))], "Name a whole number of energy."),
        ("trade", vec![], "other rules"),
        ("deploy", vec![("armies", json!("even"))], "bid"),
    ];
    all_refused(&story, people[0], bids).await;
    let who = on_turn(&story, &people).await;
    let mine = own(&story.look(who).await);
    placements_that_can_not_be(&story, who, &mine).await;
    story.slash(who, "place", &[("territory", key(&story.look(who).await, mine[0]))]).await;
    let look = story.look(who).await;
    let at = |at| ("territory", key(&look, at));
    let foreign = of_another(&look, &mine);
    let station = mine.iter().copied().find(|at| view(&look).at(*at).station).expect("a station");
    let land = mine.iter().find(|at| view(&look).at(**at).units.commanders.contains(Commander::Land));
    assert!(land.is_some(), "the land commander lives");
    let hiring = vec![
        ("hire", vec![("commander", json!(0)), at(mine[0])], "Your land commander is in play already, in "),
        ("hire", vec![("commander", json!(1)), at(foreign)], "yours"),
        ("build", vec![at(station)], "A space station stands in "),
    ];
    all_refused(&story, who, hiring).await;
    story.slash(who, "done", &[]).await;
    let buying = vec![
        ("buy", vec![("cards", json!("naval"))], "This needs your naval commander, not in play now."),
        ("buy", vec![("cards", json!("5 land"))], "You can buy at most 4 command cards in a turn, not 5."),
    ];
    all_refused(&story, who, buying).await;
    story.slash(who, "done", &[]).await;
    if kind(&story.look(who).await) == Some(AskKind::Prepare) {
        story.slash(who, "done", &[]).await;
    }
    invasions_that_can_not_be(&story, who, &mine).await;
    let other = *people.iter().find(|one| **one != who).expect("another");
    let out_of_turn = vec![
        ("attack", vec![("from", json!("pevek")), ("to", json!("alberta"))], "turn"),
        (
            "react",
            vec![("cards", json!("evacuation"))],
            "You don’t have Evacuation. `/hand` shows your cards.",
        ),
        (
            "react",
            vec![("cards", json!("scout forces")), ("when", json!(1))],
            "Scout Forces isn’t a reaction to an invasion. `/hand` shows the time of each card.",
        ),
    ];
    all_refused(&story, other, out_of_turn).await;
    story.end().await;
}

/// A territory of another player.
fn of_another(look: &Look, mine: &[TerritoryId]) -> TerritoryId {
    let of_others =
        |at: &TerritoryId| matches!(view(look).at(*at).holder, Holder::Seat(_)) && !mine.contains(at);
    look.view.map().ids().find(of_others).expect("land of others")
}

/// Land of others, devastated land, wrong numbers, other questions.
async fn placements_that_can_not_be(story: &Story, who: Id, mine: &[TerritoryId]) {
    let look = story.look(who).await;
    let foreign = of_another(&look, mine);
    let ruin = view(&look).devastated.iter().next().expect("a devastated territory");
    let at = |at| ("territory", key(&look, at));
    let placing = vec![
        ("place", vec![at(foreign)], "yours"),
        (
            "place",
            vec![at(ruin)],
            "is devastated: nobody can enter or cross it in this game. Choose another territory.",
        ),
        ("place", vec![at(mine[0]), ("armies", json!(0))], "Name at least 1 MOD."),
        ("place", vec![at(mine[0]), ("armies", json!(99))], "MODs, not 99."),
        ("hire", vec![("commander", json!(0)), at(mine[0])], "MODs"),
        ("hire", vec![("commander", json!(1))], "Say where your commander goes: one of your territories."),
        ("done", vec![], "MODs"),
        (
            "buy",
            vec![("cards", json!("3 clubs"))],
            "No commander is called that. There are: land commander, ",
        ),
        ("play", vec![("card", json!("royal flush"))], "No command card is called that, and you hold none."),
    ];
    all_refused(story, who, placing).await;
}

/// Sea without a naval commander, Moon without a station, own target, options of the other family.
async fn invasions_that_can_not_be(story: &Story, who: Id, mine: &[TerritoryId]) {
    let look = story.look(who).await;
    assert_eq!(kind(&look), Some(AskKind::Invade));
    let board = look.view.map();
    let attack =
        |from: TerritoryId, to: TerritoryId| vec![("from", key(&look, from)), ("to", key(&look, to))];
    let strong: Vec<TerritoryId> =
        mine.iter().copied().filter(|at| view(&look).at(*at).units.count() >= 2).collect();
    let sea = |at: &TerritoryId| Some((*at, board.links(Condition::Naval, *at).iter().next()?));
    let (coast, sea) = strong.iter().find_map(sea).expect("a coast with two units");
    let site = board.group("landing_sites").expect("a group").iter().next().expect("a site");
    let without = strong.iter().copied().find(|at| !view(&look).at(*at).station).expect("no station");
    let dice = [attack(strong[0], site), vec![("dice", json!(2))]].concat();
    let wrong = vec![
        (
            "attack",
            attack(coast, sea),
            "This needs your naval commander, not in play now. In the hiring step",
        ),
        ("attack", attack(without, site), "To land on the Moon, start from a territory with your station."),
        ("attack", attack(mine[0], mine[1]), "your own"),
        ("attack", dice, "In A.D. 2210 an invasion stops after one roll"),
    ];
    all_refused(story, who, wrong).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fifth_station_is_refused_and_four_are_named_as_the_most_r1_23() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let build = |_: Id, look: &casus_belli::table::Look| match menu(look) {
        Some(Menu::Hire(menu)) => {
            let energy = view(look).seat(view(look).own.as_ref()?.seat).energy;
            let at = menu.sites.iter().next().filter(|_| energy >= 5)?;
            Some(Action::Build { at })
        }
        _ => None,
    };
    let four = |_: Id, look: &casus_belli::table::Look| {
        let built = own(look).into_iter().filter(|at| view(look).at(*at).station).count();
        kind(look) == Some(AskKind::Hire) && built == 4
    };
    let who = until(&story, &people, build, four).await;
    let look = story.look(who).await;
    let free = own(&look).into_iter().find(|at| !view(&look).at(*at).station).expect("a place");
    assert_eq!(view(&look).at(free).holder, me(&look));
    let text = "Your four space stations are all in play, and four is the most.";
    story.refused(who, "build", &[("territory", key(&look, free))], text).await;
    story.end().await;
}
