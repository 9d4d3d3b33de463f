//! Scenarios of reactions to an invasion: windows, standing orders, each card (A1-23, A1-33, A1-37 to A1-39, A1-68, A1-70).

use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::rules::y2210::{self, Action, Commander, Menu, ReactionOrder, Target, Why};
use casus_belli::rules::{Clock, Standing, Viewer, Waiting};

const BOTH: [Commander; 2] = [Commander::Land, Commander::Diplomat];

/// A invades Alberta, which B holds; B and C have land commander and diplomat in play.
fn invaded() -> Table {
    Table::new(3)
        .hold(A, "alaska", mods(6))
        .hold(B, "alberta", mods(2))
        .hold(B, "peru", units(1, &BOTH))
        .hold(C, "congo", units(1, &BOTH))
        .energy(B, 5)
        .energy(C, 5)
}

fn react(cards: Vec<y2210::Play>) -> Action {
    Action::React { cards }
}

#[test]
fn holders_of_a_card_of_the_lands_deck_and_a_defender_with_diplomat_cards_are_asked_a1_33() {
    let mut table = invaded().hand(B, &["redeployment"]).hand(C, &["scout_forces"]);
    table.invade(A, "alaska", "alberta");
    assert_eq!((table.asked(B), table.asked(C)), ("react", "react"));
    assert_eq!(table.ask(B).clock, Clock::Reaction);
    let mut table = invaded().hand(C, &["evacuation"]);
    table.invade(A, "alaska", "alberta");
    assert_eq!(table.asked(A), "throw", "diplomat cards serve the defender alone");
    let mut table = invaded().hold(B, "peru", mods(1)).hand(B, &["stealth_mods_land"]);
    table.invade(A, "alaska", "alberta");
    assert_eq!(table.asked(A), "throw", "without its commander no card is playable");
    let mut table = invaded().hand(C, &["stealth_mods_land"]).hold(A, "ontario", mods(3));
    table.invade(A, "ontario", "quebec");
    assert_eq!(table.asked(A), "advance", "nobody is asked for an empty territory");
}

#[test]
fn until_the_window_closes_only_the_number_of_answers_is_told_a1_23() {
    let mut table = invaded().hand(B, &["stealth_mods_land"]).hand(C, &["stealth_mods_land"]);
    table.invade(A, "alaska", "alberta");
    table.act(C, react(vec![card("stealth_mods_land")]));
    let view = table.view(Viewer::Seat(A));
    assert!(matches!(view.waiting, Waiting::Sealed { answered: 1, of: 2, .. }), "{:?}", view.waiting);
    assert_eq!(view.seat(C).cards[0], (Commander::Land, 1));
    table.act(B, react(vec![card("stealth_mods_land")]));
    assert_eq!(table.at("alberta").units, mods(8), "B's and C's MODs are B's (R1-53)");
    assert_eq!(table.asked(A), "throw");
}

#[test]
fn each_reaction_must_be_playable_alone_and_is_named_no_more_often_than_there_are_copies_a1_78() {
    let mut table = invaded().hand(B, &["stealth_mods_land", "land_death_trap"]).energy(B, 2);
    table.invade(A, "alaska", "alberta");
    let why = table.refuses(B, react(vec![card("land_death_trap")]));
    assert_eq!(why, Why::Energy { needed: 3, energy: 2 });
    let why = table.refuses(B, react(vec![card("stealth_mods_land"), card("stealth_mods_land")]));
    assert!(matches!(why, Why::Copies { copies: 1, .. }), "{why:?}");
    let why = table.refuses(B, react(vec![card("evacuation")]));
    assert!(matches!(why, Why::NotInHand { .. }), "{why:?}");
}

#[test]
fn a_reaction_that_can_not_be_paid_when_it_comes_stays_in_hand_unseen_a1_78() {
    let mut table = invaded().hand(B, &["cease_fire", "land_death_trap"]).energy(B, 4);
    table.invade(A, "alaska", "alberta");
    let events = table.act(B, react(vec![card("land_death_trap"), card("cease_fire")]));
    assert_eq!(table.at("alaska").units, mods(3));
    assert_eq!(table.hand_of(B), ["cease_fire"]);
    assert!(!events[1..].iter().any(|event| format!("{event:?}").contains("Truce")));
}

#[test]
fn cease_fire_prevents_the_invasion_and_all_others_of_the_turn_against_that_player_a1_38() {
    let mut table = invaded().hand(B, &["cease_fire"]).hold(B, "northwest_territory", mods(1));
    table.invade(A, "alaska", "alberta");
    let events = table.act(B, react(vec![card("cease_fire")]));
    assert!(!Table::has(&events, "rolled") && Table::has(&events, "invasion_ended"));
    let (from, to) = (table.id("alaska"), table.id("northwest_territory"));
    assert_eq!(table.refuses(A, Action::Invade { from, to }), Why::Truce { seat: B });
    assert_eq!(table.energy_of(B), 3);
}

#[test]
fn evacuated_units_go_to_one_own_territory_and_the_invader_must_move_in_a1_37_a1_82() {
    let mut table = invaded().hand(B, &["evacuation"]).station(B, "alberta");
    table.invade(A, "alaska", "alberta");
    let congo = table.id("congo");
    let wrong = react(vec![card_on("evacuation", Target::Territory(congo))]);
    assert!(matches!(table.refuses(B, wrong), Why::BadTarget { .. }));
    let peru = table.id("peru");
    table.act(B, react(vec![card_on("evacuation", Target::Territory(peru))]));
    assert_eq!(table.at("peru").units, units(3, &BOTH));
    assert_eq!(table.asked(A), "advance");
    table.act(A, Action::Advance { units: mods(3) });
    assert!(table.at("alberta").station, "a station left behind is taken");
    assert_eq!(table.view(Viewer::Public).turn.captures, 1, "it counts as contested (F-40)");
}

#[test]
fn a_stealth_station_gives_the_defence_eight_sides_and_goes_to_the_captor_a1_65() {
    let mut table = invaded().hand(B, &["stealth_station"]).hold(B, "alberta", mods(1));
    table.invade(A, "alaska", "alberta");
    table.act(B, react(vec![card("stealth_station")]));
    assert!(table.at("alberta").station);
    table.fight(A, (3, &[]), None, &[6, 6, 6, 5]);
    table.act(A, Action::Advance { units: mods(3) });
    assert_eq!(table.at("alberta").holder, casus_belli::rules::Holder::Seat(A));
    assert!(table.at("alberta").station);
}

#[test]
fn a_death_trap_destroys_half_of_the_mods_and_may_end_the_invasion_a1_6_a1_39() {
    let mut table = invaded().hand(B, &["land_death_trap"]).hold(A, "alaska", units(3, &[Commander::Land]));
    table.invade(A, "alaska", "alberta");
    table.act(B, react(vec![card("land_death_trap")]));
    assert_eq!(table.at("alaska").units, units(1, &[Commander::Land]), "commanders are safe");
    assert_eq!(table.asked(A), "throw");
    let mut table = invaded().hand(B, &["land_death_trap"]).hold(A, "alaska", mods(2));
    table.invade(A, "alaska", "alberta");
    let events = table.act(B, react(vec![card("land_death_trap")]));
    assert_eq!(table.at("alaska").units, mods(1));
    assert!(Table::has(&events, "invasion_ended"));
}

#[test]
fn after_a_trap_has_ended_the_invasion_other_cards_stay_in_hand_unless_the_table_plays_on_a1_70() {
    for (value, left) in [("stay_in_hand", 1), ("go_on", 0)] {
        let mut table = Table::with(3, &[("open.after_trap", value)])
            .hold(A, "alaska", mods(2))
            .hold(B, "alberta", mods(2))
            .hold(B, "peru", units(1, &BOTH))
            .hold(C, "congo", mods(1))
            .energy(B, 5)
            .hand(B, &["land_death_trap", "stealth_mods_land"]);
        table.invade(A, "alaska", "alberta");
        table.act(B, react(vec![card("land_death_trap"), card("stealth_mods_land")]));
        assert_eq!(table.hand_of(B).len(), left, "{value}");
    }
}

#[test]
fn stealth_mods_in_a_territory_with_a_lone_station_make_it_contested_a1_68_f_30() {
    for (value, counts) in [("each_declaration", 1), ("first_declaration", 0)] {
        let mut table = Table::with(3, &[("open.lone_station", value)])
            .hold(A, "alaska", mods(9))
            .station(B, "alberta")
            .hold(B, "peru", units(1, &BOTH))
            .hold(C, "congo", mods(1))
            .hand(B, &["stealth_mods_land"]);
        table.invade(A, "alaska", "alberta");
        table.act(B, react(vec![card("stealth_mods_land")]));
        table.fight(A, (3, &[]), Some((B, 2)), &[6, 6, 6, 1, 1]);
        table.invade(A, "alaska", "alberta");
        table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
        table.act(A, Action::Advance { units: mods(3) });
        assert_eq!(table.view(Viewer::Public).turn.captures, counts, "{value}");
    }
}

#[test]
fn in_order_one_is_asked_after_the_other_the_defender_first_a1_23() {
    let mut table = Table::with(3, &[("2210.reactions", "in_order")])
        .hold(A, "alaska", mods(6))
        .hold(B, "alberta", mods(2))
        .hold(B, "peru", units(1, &BOTH))
        .hold(C, "congo", units(1, &BOTH))
        .energy(B, 5)
        .hand(B, &["stealth_mods_land", "cease_fire"])
        .hand(C, &["stealth_mods_land"]);
    table.invade(A, "alaska", "alberta");
    assert_eq!(table.game.asks().len(), 1);
    table.act(B, react(vec![card("stealth_mods_land")]));
    assert_eq!((table.asked(C), table.at("alberta").units), ("react", mods(5)));
    table.act(C, react(Vec::new()));
    assert_eq!(table.asked(A), "throw");
    table.fight(A, (1, &[]), Some((B, 1)), &[6, 1]);
    table.invade(A, "alaska", "alberta");
    table.act(B, react(vec![card("cease_fire")]));
    assert_eq!(table.asked(A), "invade", "once it is prevented nobody more is asked (A1-80)");
}

#[test]
fn once_the_units_are_evacuated_later_cards_stay_in_hand_though_a_station_stays_a1_23_a1_82() {
    for value in ["together", "in_order"] {
        let mut table = Table::with(3, &[("2210.reactions", value)])
            .hold(A, "alaska", mods(6))
            .hold(B, "alberta", mods(2))
            .station(B, "alberta")
            .hold(B, "peru", units(1, &BOTH))
            .hold(C, "congo", units(1, &BOTH))
            .energy(B, 5)
            .hand(B, &["evacuation", "cease_fire", "stealth_mods_land"])
            .hand(C, &["stealth_mods_land"]);
        table.invade(A, "alaska", "alberta");
        let evacuation = card_on("evacuation", Target::Territory(table.id("peru")));
        let cards = vec![evacuation, card("cease_fire"), card("stealth_mods_land")];
        if value == "together" {
            table.act(C, react(vec![card("stealth_mods_land")]));
        }
        table.act(B, react(cards));
        assert_eq!(table.asked(A), "advance", "{value}");
        assert_eq!((table.hand_of(B).len(), table.energy_of(B)), (2, 5), "{value}");
        assert_eq!((table.hand_of(C).len(), table.at("alberta").units), (1, mods(0)), "{value}");
    }
}

#[test]
fn in_order_whoever_is_asked_later_can_still_save_a_lone_station_a1_33_a1_68() {
    let mut table = Table::with(3, &[("2210.reactions", "in_order")])
        .hold(A, "alaska", mods(6))
        .station(B, "alberta")
        .hold(B, "peru", units(1, &BOTH))
        .hold(C, "congo", units(1, &BOTH))
        .hand(B, &["scout_forces"])
        .hand(C, &["stealth_mods_land"]);
    table.invade(A, "alaska", "alberta");
    table.act(B, react(Vec::new()));
    assert_eq!(table.asked(C), "react");
    table.act(C, react(vec![card("stealth_mods_land")]));
    assert_eq!((table.asked(A), table.at("alberta").units), ("throw", mods(3)));
}

fn order(key: &str) -> ReactionOrder {
    let card = card(key).card;
    ReactionOrder { card, at: Vec::new(), against: None, help: false, energy: None }
}

#[test]
fn a_standing_order_answers_a_window_with_the_cards_whose_conditions_hold_pbp_34() {
    let mut table = invaded().hand(B, &["stealth_mods_land", "evacuation"]);
    let peru = table.id("peru");
    table.invade(A, "alaska", "alberta");
    let answer = |reactions: Vec<ReactionOrder>| {
        let standing = y2210::Standing { reactions, ..y2210::Standing::default() };
        table.game.check_standing(A, &Standing::Y2210(standing.clone())).unwrap();
        Standing::Y2210(standing).answer(&table.ask(B).menu, false)
    };
    let answered = |cards| Some(casus_belli::rules::Action::Y2210(react(cards)));
    assert_eq!(answer(Vec::new()), None, "without an order the default answers");
    let both = vec![order("stealth_mods_land"), order("evacuation")];
    let to = Target::Territory(peru);
    assert_eq!(answer(both), answered(vec![card("stealth_mods_land"), card_on("evacuation", to)]));
    let elsewhere = ReactionOrder { at: vec![peru], ..order("stealth_mods_land") };
    assert_eq!(answer(vec![elsewhere]), answered(Vec::new()));
    let another = ReactionOrder { against: Some(C), ..order("stealth_mods_land") };
    assert_eq!(answer(vec![another]), answered(Vec::new()));
}

/// Plays the cards in hand when they help: what is played where so many units stand, one of them staying behind.
fn useful(hand: &[&str], attackers: u32, defenders: u32) -> Vec<&'static str> {
    let mut table =
        invaded().hold(A, "alaska", mods(attackers)).hold(B, "alberta", mods(defenders)).hand(B, hand);
    table.invade(A, "alaska", "alberta");
    let reactions: Vec<ReactionOrder> = hand.iter().map(|key| order(key)).collect();
    let when_useful = reactions.iter().map(|order| order.card).collect();
    let standing = y2210::Standing { reactions, when_useful, ..y2210::Standing::default() };
    let standing = Standing::Y2210(standing);
    let Some(casus_belli::rules::Action::Y2210(Action::React { cards })) =
        standing.answer(&table.ask(B).menu, false)
    else {
        panic!("an answer at once")
    };
    cards.iter().map(|play| play.card.key()).collect()
}

#[test]
fn a_card_kept_for_when_it_helps_waits_until_as_many_units_can_invade_as_defend_pbp_34() {
    for card in ["stealth_mods_land", "cease_fire", "stealth_station"] {
        assert!(useful(&[card], 4, 4).is_empty(), "{card}: three against four are no danger");
        assert_eq!(useful(&[card], 5, 4), [card]);
    }
    assert!(useful(&["stealth_station"], 9, 4).is_empty(), "the captor would get the station");
    assert!(useful(&["evacuation"], 8, 4).is_empty(), "seven against four may still be held");
    assert_eq!(useful(&["evacuation"], 9, 4), ["evacuation"]);
    assert!(useful(&["land_death_trap"], 3, 2).is_empty(), "a trap for fewer than four MODs is a waste");
    assert_eq!(useful(&["land_death_trap"], 4, 2), ["land_death_trap"]);
}

#[test]
fn of_several_cards_kept_for_when_they_help_only_as_many_are_played_as_are_needed_pbp_34() {
    assert_eq!(useful(&["stealth_mods_land", "cease_fire"], 5, 4), ["stealth_mods_land"]);
    assert_eq!(useful(&["stealth_mods_land", "cease_fire"], 12, 4), ["stealth_mods_land", "cease_fire"]);
    assert_eq!(useful(&["land_death_trap", "stealth_mods_land"], 7, 4), ["land_death_trap"]);
    assert_eq!(useful(&["cease_fire", "stealth_mods_land"], 12, 4), ["cease_fire"]);
}

#[test]
fn whoever_wants_to_be_asked_is_asked_whatever_they_hold_and_orders_answer_only_for_silence_pbp_34() {
    for hand in [&["stealth_mods_land"][..], &["scout_forces"][..]] {
        let mut table = invaded().hand(B, hand);
        table.invade(A, "alaska", "alberta");
        let reactions = vec![order("stealth_mods_land")];
        let standing = y2210::Standing { reactions, ask_me: true, ..y2210::Standing::default() };
        let standing = Standing::Y2210(standing);
        assert_eq!(standing.answer(&table.ask(B).menu, false), None);
        let played = hand.iter().filter(|key| **key == "stealth_mods_land").map(|key| card(key)).collect();
        let silent = standing.answer(&table.ask(B).menu, true);
        assert_eq!(silent, Some(casus_belli::rules::Action::Y2210(react(played))));
    }
}

#[test]
fn a_standing_order_for_a_card_that_is_no_reaction_is_refused() {
    let table = invaded();
    let standing = y2210::Standing { reactions: vec![order("armageddon")], ..y2210::Standing::default() };
    let refused = table.game.check_standing(A, &Standing::Y2210(standing)).unwrap_err();
    assert_eq!(refused.told(table.game.board()), "armageddon is no reaction");
}

#[test]
fn a_private_order_of_losses_may_name_a_commander_before_the_mods_a1_69() {
    let mut table = Table::with(3, &[("2210.casualties", "ask")])
        .hold(A, "alaska", mods(4))
        .hold(B, "alberta", units(2, &[Commander::Diplomat]))
        .hold(C, "congo", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (1, &[]), Some((B, 1)), &[6, 1]);
    let order = y2210::LossOrder { before_mods: vec![Commander::Diplomat], after_mods: Vec::new() };
    let standing = y2210::Standing { casualties: Some(order), ..y2210::Standing::default() };
    let Menu::Lose(_) = table.menu(B) else { panic!("B loses a unit") };
    let answer = Standing::Y2210(standing).answer(&table.ask(B).menu, false);
    let wanted = Action::Lose { units: units(0, &[Commander::Diplomat]) };
    assert_eq!(answer, Some(casus_belli::rules::Action::Y2210(wanted)));
}
