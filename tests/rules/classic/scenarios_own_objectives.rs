//! Objectives that a host writes on the blank cards (R4-1): dealt like any other, and refused if they are too easy or
//! impossible.

use crate::classic::fixtures::{When, at};
use casus_belli::rules::{
    Goal, Objective, Rulebook, Setup, SetupError, TerritorySet, Viewer, objective::Fault,
};

fn own_objective(key: &str, goal: Goal) -> Objective {
    Objective { key: key.to_owned(), name: None, goal }
}

/// Fifteen territories: one more than the deal gives each of three players.
const SHORES: [&str; 15] = [
    "japan",
    "iceland",
    "madagascar",
    "great_britain",
    "alaska",
    "kamchatka",
    "peru",
    "brazil",
    "siam",
    "india",
    "egypt",
    "congo",
    "quebec",
    "ontario",
    "indonesia",
];

fn with_own(seats: u8, deck: &str, own: Vec<Objective>) -> Setup {
    let mut setup = Setup::preset(Rulebook::Tournament, seats);
    setup.options.set("setup.way", "instant").unwrap();
    setup.options.set("objectives.deck", deck).unwrap();
    own.into_iter().for_each(|objective| setup.add_objective(objective).unwrap());
    setup
}

#[test]
fn r4_1_the_host_writes_objectives_on_the_neutral_cards() {
    let land = |keys: &[&str]| -> TerritorySet { keys.iter().map(|key| at(key)).collect() };
    let goal = |territories| Goal::Land { continents: vec![], others: 0, territories };
    let three = vec![
        own_objective("Shores", goal(land(&SHORES))),
        own_objective(
            "Four of my choice",
            Goal::Land { continents: vec![], others: 4, territories: land(&[]) },
        ),
        own_objective("Thirty", Goal::Count { territories: 30, armies: 1 }),
    ];
    let setup = with_own(3, "none", three.clone());
    setup.check().unwrap();
    let when = When::opened(&setup, 3);
    let mut dealt: Vec<Objective> =
        setup.all_seats().map(|seat| when.view(Viewer::Seat(seat)).own.unwrap().objective.unwrap()).collect();
    dealt.sort_by(|a, b| a.key.cmp(&b.key));
    assert_eq!(
        dealt.iter().map(|o| o.key.as_str()).collect::<Vec<_>>(),
        ["Four of my choice", "Shores", "Thirty"]
    );
    let too_few = with_own(4, "none", three).check();
    assert!(matches!(too_few, Err(SetupError::TooFewObjectives { cards: 3, seats: 4 })), "{too_few:?}");
}

#[test]
fn an_objective_that_cannot_be_played_is_refused_with_its_reason() {
    let refused = |objective: Objective| {
        let mut setup = Setup::preset(Rulebook::Tournament, 3);
        match setup.add_objective(objective) {
            Err(SetupError::Objective { fault, .. }) => fault,
            other => panic!("{other:?}"),
        }
    };
    let count = |territories, armies| Goal::Count { territories, armies };
    let land = |continents, others| Goal::Land { continents, others, territories: TerritorySet::EMPTY };
    let continent = casus_belli::rules::ContinentId;
    assert_eq!(refused(own_objective("a", count(43, 1))), Fault::Territories { wanted: 43, there: 42 });
    assert_eq!(refused(own_objective("a", count(14, 1))), Fault::TooEasy { wanted: 14, dealt: 14 });
    assert_eq!(refused(own_objective("a", count(0, 1))), Fault::Empty);
    assert_eq!(refused(own_objective("a", land(vec![], 0))), Fault::Empty);
    assert_eq!(
        refused(own_objective("a", land(vec![continent(0)], 6))),
        Fault::Continents { wanted: 7, there: 6 }
    );
    assert_eq!(refused(own_objective(" ", count(30, 1))), Fault::Name);
    assert_eq!(refused(own_objective(&"x".repeat(41), count(30, 1))), Fault::Name);
    for separator in ['\n', '\u{b}', '\u{85}', '\u{2028}', '\u{2029}'] {
        assert_eq!(refused(own_objective(&format!("x{separator}y"), count(30, 1))), Fault::Name);
    }
    let same = own_objective("My own", land(vec![continent(0), continent(4)], 0));
    assert_eq!(refused(same), Fault::Twice { other: "cold_war".to_owned() }, "the Cold War of the deck");
}

#[test]
fn r4_1_an_objective_that_the_deal_may_fulfil_or_that_nobody_can_reach_is_refused() {
    let land = |keys: &[&str]| Goal::Land {
        continents: vec![],
        others: 0,
        territories: keys.iter().map(|key| at(key)).collect(),
    };
    let continents = |named: &[u8], others| Goal::Land {
        continents: named.iter().map(|n| casus_belli::rules::ContinentId(*n)).collect(),
        others,
        territories: TerritorySet::EMPTY,
    };
    let count = |territories, armies| Goal::Count { territories, armies };
    let tried = |seats: u8, options: &[(&str, &str)], goal: Goal| {
        let mut setup = Setup::preset(Rulebook::Tournament, seats);
        options.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
        match setup.add_objective(own_objective("mine", goal)) {
            Ok(()) => None,
            Err(SetupError::Objective { fault, .. }) => Some(fault),
            other => panic!("{other:?}"),
        }
    };
    let easy = |wanted, dealt| Some(Fault::TooEasy { wanted, dealt });
    // Land that the deal may give to one player entirely.
    assert_eq!(tried(3, &[], land(&["japan"])), easy(1, 14));
    assert_eq!(tried(3, &[], land(&SHORES[..14])), easy(14, 14));
    assert_eq!(tried(3, &[], land(&SHORES)), None);
    assert_eq!(tried(6, &[], land(&SHORES[..7])), easy(7, 7));
    assert_eq!(tried(6, &[], land(&SHORES[..8])), None);
    assert_eq!(tried(3, &[], continents(&[2], 0)), easy(7, 14), "Europe");
    assert_eq!(tried(3, &[], continents(&[], 3)), easy(4 + 4 + 6, 14), "the three smallest");
    assert_eq!(tried(3, &[], continents(&[], 4)), None);
    assert_eq!(
        tried(3, &[("deal.half_continent", "on")], continents(&[2], 0)),
        None,
        "nobody is dealt Europe"
    );
    // Armies that a player may place before the first turn: 35 with three players, on 14 territories.
    assert_eq!(tried(3, &[], count(14, 2)), easy(14, 14));
    assert_eq!(tried(3, &[], count(10, 3)), easy(10, 14), "thirty, and one each on the other four");
    assert_eq!(tried(3, &[], count(11, 3)), None, "thirty-three and three are thirty-six");
    assert_eq!(tried(3, &[], count(15, 1)), None);
    // In a deal by dice a player may get nearly all territories.
    assert_eq!(tried(3, &[("deal.land", "dice")], count(32, 1)), easy(32, 32));
    assert_eq!(tried(3, &[("deal.land", "dice")], count(33, 1)), None);
    // More armies than a player may have.
    assert_eq!(tried(3, &[], count(42, 10)), Some(Fault::Armies { wanted: 420, most: 130 }));
    assert_eq!(tried(3, &[("army.cap", "none")], count(42, 10)), None);
    assert_eq!(tried(3, &[], count(13, 10)), None, "a hundred and thirty");
}

#[test]
fn every_objective_of_the_decks_can_be_played_as_it_is() {
    for (rulebook, deck) in
        [("objectives", "classic14"), ("tournament", "challenge16"), ("tournament", "prestige20")]
    {
        for seats in 3..=6 {
            let mut setup = Setup::preset(Rulebook::find(rulebook).unwrap(), seats);
            setup.options.set("objectives.deck", deck).unwrap();
            assert_eq!(setup.check(), Ok(()), "{deck} for {seats}");
        }
    }
}
