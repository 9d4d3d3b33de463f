//! Refusals name the error and what would be valid, in both languages.

use crate::classic::fixtures::{at, card};
use casus_belli::rules::classic::{AskKind, Why};
use casus_belli::rules::{Board, BoardId, Holder, Illegal, Rulebook, Seat, Setup};
use casus_belli::text::{Ctx, Lang, Words};

fn ctx() -> Ctx {
    Ctx::new(Board::get(BoardId::Classic83), ["Ilaria", "Marco_", "Zoë"])
}

/// Each kind of refusal, and a part that its sentence must contain in both languages.
fn every_why() -> Vec<(Why, &'static str)> {
    let (alaska, brazil) = (at("alaska"), at("brazil"));
    vec![
        (Why::NotNow { asked: AskKind::Attack, tried: "place" }, "att"),
        (Why::NoSuchTerritory, "territor"),
        (Why::NotYours { at: alaska, holder: Holder::Seat(Seat(1)) }, "Marco\\_"),
        (Why::NotYours { at: alaska, holder: Holder::Nobody }, "Alaska"),
        (Why::NotYours { at: alaska, holder: Holder::Neutral }, "Alaska"),
        (Why::NotFree { at: alaska, holder: Holder::Seat(Seat(2)) }, "Zoë"),
        (Why::NotNeutral { at: alaska }, "neutral"),
        (Why::OwnTarget { at: alaska }, "Alaska"),
        (Why::NotAdjacent { from: alaska, to: brazil }, "Kamchatka"),
        (Why::NotLinked { from: alaska, to: brazil }, "Alaska"),
        (Why::SameTerritory { at: alaska }, "Alaska"),
        (Why::OneArmy { at: alaska, armies: 1 }, "Alaska"),
        (Why::Dice { dice: 9, min: 1, max: 2 }, "9"),
        (Why::Dice { dice: 2, min: 1, max: 1 }, "2"),
        (Why::Armies { armies: u32::MAX, min: 1, max: 5 }, "5"),
        (Why::Armies { armies: 0, min: 1, max: 1 }, "0"),
        (Why::BadPlacement { at: alaska }, "Alaska"),
        (Why::NotInHand { card: card("alaska") }, "Alaska ("),
        (Why::NotASet, "/trade|/tris"),
        (Why::TradingOver, "t"),
        (Why::NotOffered { at: alaska }, "Alaska"),
    ]
}

#[test]
fn every_refusal_names_what_it_is_about_in_both_languages() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (why, part) in every_why() {
            let said = words.illegal(&Illegal::OffMenu(why.clone().into()), &ctx());
            assert!(part.split('|').any(|part| said.contains(part)), "{why:?}: {said}");
            assert!(said.ends_with(['.', '?']), "{why:?}: a whole sentence: {said}");
        }
        for illegal in [Illegal::Over, Illegal::Stale, Illegal::NotAsked] {
            assert!(words.illegal(&illegal, &ctx()).ends_with('.'), "{illegal:?}");
        }
    }
}

#[test]
fn dice_and_armies_out_of_bounds_are_told_with_the_bounds() {
    let words = Words::new(Lang::En);
    let armies = words.why(&Why::Armies { armies: 9, min: 1, max: 5 }.into(), &ctx());
    assert_eq!(armies, "Choose 1 to 5 armies, not 9.");
    let dice = words.why(&Why::Dice { dice: 2, min: 1, max: 1 }.into(), &ctx());
    assert_eq!(dice, "Only 1 die is possible here, not 2.");
}

#[test]
fn options_that_cannot_be_played_are_refused_in_words() {
    let mut setup = Setup::preset(Rulebook::Classic, 2);
    setup.options.set("setup.land", "wishes").unwrap();
    let clash = setup.check().unwrap_err();
    let value = setup.options.set("setup.way", "*fast*").unwrap_err();
    let switch = setup.options.set("dice", "12").unwrap_err();
    let seats = Setup::preset(Rulebook::Classic, 7).check().unwrap_err();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (error, parts) in [
            (&clash, [words.switch_value("setup.land", "wishes"), words.clash_two_players()]),
            (&value, [words.switch_value("setup.way", "sealed"), "\\*fast\\*".to_owned()]),
            (&switch, ["dice".to_owned(), String::new()]),
            (&seats, ["7".to_owned(), "2".to_owned()]),
        ] {
            let said = words.setup_error(error);
            assert!(parts.iter().all(|part| said.contains(part)), "{error:?}: {said}");
            assert!(!said.contains("setup.") && !said.contains('`'), "no ids of ours: {said}");
        }
    }
}

#[test]
fn a_name_can_neither_format_nor_mention_pbp_51() {
    let escape = casus_belli::text::escape_name;
    assert_eq!(escape("Zoë D'Arc"), "Zoë D'Arc");
    assert_eq!(escape("**bold** _it_ ~~s~~ `c` ||x||"), r"\*\*bold\*\* \_it\_ \~\~s\~\~ \`c\` \|\|x\|\|");
    assert_eq!(escape("a\n# b\u{202e}"), "a \\# b");
    for separator in ['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'] {
        assert_eq!(escape(&format!("a{separator}b")), "a b", "a name stands in one line");
    }
    for dangerous in
        ["@everyone", "<@123>", "<#1>", "</game new:1>", "https://x.example", "discord.gg/x", "[a](b)"]
    {
        let safe = escape(dangerous);
        for sign in ["@e", "<@", "<#", "</", "://", ".gg/", "](", "[a"] {
            let found = safe.match_indices(sign).any(|(at, _)| !safe[..at].ends_with('\\'));
            assert!(!found, "{dangerous} gave {safe}");
        }
    }
}
