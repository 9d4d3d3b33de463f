//! Exact sentences: the text for one event, one question or one command, in both languages.

use super::phrases::{PHRASES, messages};
use crate::classic::fixtures::{at, card};
use crate::classic_support::shown;
use casus_belli::odds::{Dice, Stop};
use casus_belli::rules::classic::{self, Menu, events, steps};
use casus_belli::rules::{Board, BoardId, Card, Holder, Seat, Seen, TerritorySet};
use casus_belli::text::{Ctx, Lang, OddsAsked, Words};

const EN: Words = Words::new(Lang::En);
const IT: Words = Words::new(Lang::It);

fn ctx() -> Ctx {
    Ctx::new(Board::get(BoardId::Classic83), ["Ilaria", "Marco", "Zoë"])
}

fn both(event: &Seen) -> [String; 2] {
    [EN, IT].map(|words| words.seen(event, &ctx()).expect("an event with a line of its own"))
}

fn rolled(attack: &[u8], defence: &[u8], lost: (u32, u32)) -> Seen {
    shown(events::Rolled {
        seat: Seat(0),
        from: at("alaska"),
        to: at("kamchatka"),
        against: Holder::Seat(Seat(1)),
        attack: attack.to_vec(),
        defence: defence.to_vec(),
        attacker_lost: lost.0,
        defender_lost: lost.1,
        draw: 0,
    })
}

#[test]
fn a_roll_is_told_with_its_dice_and_losses_r1_67() {
    assert_eq!(
        both(&rolled(&[6, 5, 2], &[5, 3], (0, 2))),
        [
            "Alaska → Kamchatka: 6 5 2 against 5 3 · Kamchatka loses 2",
            "Alaska → Kamchatka: 6 5 2 contro 5 3 · Kamchatka perde 2",
        ]
    );
    let [english, _] = both(&rolled(&[6, 3], &[5, 3], (1, 1)));
    assert_eq!(english, "Alaska → Kamchatka: 6 3 against 5 3 · Alaska loses 1, Kamchatka loses 1");
}

#[test]
fn one_army_is_never_called_armies() {
    let moved = |armies| {
        let (from, to) = (at("peru"), at("brazil"));
        both(&shown(events::Advanced { seat: Seat(0), from, to, armies }))
    };
    assert_eq!(moved(1), ["Peru → Brazil: 1 army moves in.", "Perù → Brasile: 1 armata avanza."]);
    assert_eq!(moved(2), ["Peru → Brazil: 2 armies move in.", "Perù → Brasile: 2 armate avanzano."]);
    let began = |territories, continents| {
        let seat = Seat(2);
        both(&shown(events::TurnBegan { seat, round: 1, turn: 1, territories, continents }))
    };
    assert_eq!(began(3, 0), ["Zoë receives 3 armies.", "Zoë riceve 3 armate."]);
    assert_eq!(
        began(4, 2),
        [
            "Zoë receives 6 armies (4 for territories, 2 for continents).",
            "Zoë riceve 6 armate (4 per i territori, 2 per i continenti).",
        ]
    );
}

fn drew_card(card: Option<Card>) -> Seen {
    Seen::Happened(classic::Seen::Drew { seat: Seat(1), card }.into())
}

#[test]
fn a_drawn_card_is_named_to_its_drawer_only() {
    let drew = |card| both(&drew_card(card));
    assert_eq!(drew(None), ["Marco draws a card.", "Marco pesca una carta."]);
    let [english, italian] = drew(Some(card("japan")));
    assert!(english.starts_with("You draw: Japan (") && italian.starts_with("Peschi: Giappone ("));
    let wild = both(&drew_card(Some(Card(42))));
    assert_eq!(wild, ["You draw: wild card.", "Peschi: jolly."]);
}

#[test]
fn a_question_says_what_to_do_now() {
    let own: TerritorySet = [at("peru")].into_iter().collect();
    let placing = Menu::Reinforce(steps::Reinforce { own, left: 1, sets: vec![], value: 4, lost: 0 }).into();
    assert_eq!(EN.question(&placing, &ctx()), "Place your 1 army on your own territories.");
    assert_eq!(IT.question(&placing, &ctx()), "Schiera la tua armata nei tuoi territori.");
    let defence = Menu::Defend(steps::Defend {
        by: Seat(0),
        from: at("alaska"),
        to: at("kamchatka"),
        whose: Holder::Seat(Seat(1)),
        attack: 3,
        least: 1,
        dice: 2,
    });
    let asked = EN.question(&defence.into(), &ctx());
    assert_eq!(asked, "Ilaria attacks Kamchatka from Alaska with 3 dice: defend with 1 to 2 dice.");
}

#[test]
fn a_fight_is_one_line_of_the_turn_log_and_says_from_whom_it_captured() {
    let (from, to, seat) = (at("alaska"), at("kamchatka"), Seat(0));
    let turn = [
        rolled(&[6, 5, 2], &[5, 3], (0, 2)),
        rolled(&[4, 2, 1], &[6], (1, 0)),
        rolled(&[5, 1], &[3], (0, 1)),
        shown(events::Captured { seat, from, to, whose: Holder::Seat(Seat(1)), min: 2 }),
        shown(events::Advanced { seat, from, to, armies: 2 }),
    ];
    assert_eq!(
        EN.turn_lines(&turn, &ctx()),
        ["**Kamchatka** ← Alaska · from Marco, 2 move in · losses 1–3 · 652:53 421:6 51:3"]
    );
    assert_eq!(
        IT.turn_lines(&turn, &ctx()),
        ["**Kamchatka** ← Alaska · prima: Marco, ne avanzano 2 · perdite 1–3 · 652:53 421:6 51:3"]
    );
    assert_eq!(
        EN.result_lines(&turn, 2000, &ctx()),
        [
            "**Alaska → Kamchatka**",
            "6 5 2 against 5 3 · losses 0–2",
            "4 2 1 against 6 · losses 1–0",
            "5 1 against 3 · losses 0–1",
            "**Kamchatka** captured from Marco, 2 armies move in",
        ],
        "a line for each roll [PBP-10]"
    );
    assert_eq!(EN.result_lines(&turn, 100, &ctx()), EN.turn_lines(&turn, &ctx()), "where there is less room");
    assert_eq!(EN.changes(&turn, &ctx()), ["Captured: Kamchatka", "Losses: Ilaria: 1, the others: 3"]);
}

#[test]
fn claims_and_placements_of_a_set_up_are_gathered_by_seat() {
    let claimed = |seat, key| shown(events::Claimed { seat: Seat(seat), at: at(key) });
    let placed =
        |seat, key| shown(events::Deployed { seat: Seat(seat), own: vec![(at(key), 1)], neutral: vec![] });
    let setup = [
        claimed(0, "peru"),
        claimed(1, "japan"),
        claimed(0, "brazil"),
        placed(0, "peru"),
        placed(1, "japan"),
        placed(0, "peru"),
    ];
    assert_eq!(
        EN.turn_lines(&setup, &ctx()).join("\n"),
        "Ilaria claims Peru and Brazil.\nMarco claims Japan.\nIlaria places Peru +2.\nMarco places Japan +1."
    );
}

#[test]
fn odds_are_rounded_down_and_written_as_the_language_writes_numbers() {
    let first = |words: Words, a, d| {
        words.odds_answer(&OddsAsked::battle(a, d)).unwrap().lines().next().unwrap().to_owned()
    };
    assert_eq!(first(EN, 2, 1), "2 against 1: the attack succeeds in **41.6%** of cases.");
    assert_eq!(first(IT, 2, 1), "2 contro 1: l’attacco riesce nel **41,6%** dei casi.");
    assert!(first(EN, 500, 1).contains("99.9%"), "what isn't certain never reads 100%");
    assert!(EN.odds_answer(&OddsAsked::battle(u32::MAX, 1)).is_err());
    assert!(EN.odds_answer(&OddsAsked::battle(0, 0)).is_ok());
}

#[test]
fn the_odds_of_a_march_name_each_territory_and_those_of_a_careful_attack_how_often_it_stops() {
    let stop = Stop { left: 3, ..Stop::default() };
    let asked = OddsAsked { attackers: 10, way: vec![3, 2, 1], dice: Dice::six_sided(3, 3), stop };
    let said = EN.odds_answer(&asked).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("10 against 3 + 2 + 1, a march") && lines[3].starts_with("3. against 1"),
        "{said}"
    );
    assert!(lines[4].starts_with("On average the attacker loses "), "{said}");
    let one = IT.odds_answer(&OddsAsked { way: vec![6], ..asked }).unwrap();
    assert!(one.lines().last().unwrap().contains("si ferma prima"), "{one}");
}

#[test]
fn r1_24_odds_with_eight_sided_dice_name_the_dice_of_both_sides_in_words_and_on_the_picture() {
    let dice = Dice::of(vec![8, 6, 6], vec![8, 8]);
    let asked = OddsAsked { dice, ..OddsAsked::battle(9, 5) };
    let said = EN.odds_answer(&asked).unwrap();
    assert_eq!(said.lines().nth(2), Some("Dice: 1d8 + 2d6 against 2d8."), "{said}");
    let picture = EN.odds_picture(&asked).unwrap();
    assert_eq!(picture.line, "Dice: 1d8 + 2d6 against 2d8. How it ends, %");
    let plain = EN.odds_picture(&OddsAsked::battle(9, 5)).unwrap();
    assert!(picture.success < plain.success && plain.line == "How it ends, %");
    let march = IT.odds_answer(&OddsAsked { way: vec![5, 1], ..asked }).unwrap();
    assert!(march.contains("Dadi: 1d8 + 2d6 contro 2d8."), "{march}");
}

#[test]
fn every_command_that_a_sentence_names_exists_in_its_language() {
    let keys = messages(Lang::En);
    let commands = keys.keys().filter_map(|key| key.strip_prefix("command-"));
    let paths: Vec<Vec<&str>> = commands.map(|path| path.split('-').collect()).collect();
    // The name of a subcommand is preceded by the names of its parents.
    let name = |words: Words, path: &[&str]| {
        let each = (1..=path.len()).map(|upto| words.command(&path[..upto].join(" ")).unwrap().name.unwrap());
        each.collect::<Vec<_>>().join(" ")
    };
    for words in [EN, IT] {
        let names: Vec<String> = paths.iter().map(|path| name(words, path)).collect();
        let mut found = 0;
        for phrase in PHRASES {
            let text = (phrase.sample)(words, 2);
            for named in text.split("`/").skip(1) {
                let named = named.split('`').next().expect("split gives at least one");
                let known = names.iter().any(|name| {
                    named == name
                        || named.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' '))
                });
                assert!(known, "{}: /{named} is no command: {text}", phrase.key);
                found += 1;
            }
        }
        assert!(found > 3, "sentences name commands");
    }
}
