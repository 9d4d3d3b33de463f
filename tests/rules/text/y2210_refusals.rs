//! Refusals of 2210 name the error and what would be valid, in both languages.

use casus_belli::rules::y2210::{AskKind, CardKind, Commander, Target, Timing, Units, Why};
use casus_belli::rules::{Board, BoardId, Holder, Illegal, Seat, TerritoryId};
use casus_belli::text::{Ctx, Lang, Words};

fn board() -> &'static Board {
    Board::get(BoardId::Y2210Land82)
}

fn at(key: &str) -> TerritoryId {
    board().find(key).unwrap()
}

/// Each kind of refusal, and a part that its sentence must contain in both languages, or one of two.
fn every_why() -> Vec<(Why, &'static str)> {
    let (alaska, egypt, tycho) = (at("alaska"), at("egypt"), at("tycho"));
    let (card, marco) = (CardKind::Evacuation, Holder::Seat(Seat(1)));
    let (commander, other) = (Commander::Naval, Seat(1));
    let naval = "naval commander|comandante navale";
    let mods = Units::of_mods(3);
    vec![
        (Why::NotNow { asked: AskKind::Invade, tried: "place" }, "inva"),
        (Why::NoSuchTerritory, "territor"),
        (Why::Devastated { at: egypt }, "Egypt"),
        (Why::NotYours { at: egypt, holder: marco }, "Marco\\_"),
        (Why::NotYours { at: egypt, holder: Holder::Nobody }, "Egypt"),
        (Why::NotFree { at: egypt, holder: marco }, "Marco\\_"),
        (Why::NotLand { at: tycho }, "Tycho"),
        (Why::OwnTarget { at: egypt }, "Egypt"),
        (Why::NotAdjacent { from: alaska, to: egypt }, "Pevek"),
        (Why::NotLinked { from: alaska, to: egypt }, "Egypt"),
        (Why::SameTerritory { at: egypt }, "Egypt"),
        (Why::OneUnit { at: egypt }, "Egypt"),
        (Why::MoonToEarth { from: tycho, to: egypt }, "Invade Earth|Invasione della Terra"),
        (Why::NoLandingSite { at: at("rhaeticus") }, "Tycho"),
        (Why::NoLaunch { at: egypt }, "Egypt"),
        (Why::NoCommander { commander }, naval),
        (Why::CommanderInPlay { commander, at: egypt }, naval),
        (Why::Truce { seat: other }, "Marco\\_"),
        (Why::StationThere { at: egypt }, "Egypt"),
        (Why::NoStationLeft, "four|quattro"),
        (Why::Energy { needed: 5, energy: 2 }, "5"),
        (Why::MarkerTaken { number: 2, free: vec![1, 3] }, "1, 3"),
        (Why::TooManyCards { cards: 6, most: 4 }, "4"),
        (Why::DeckShort { deck: commander, left: 0 }, "naval"),
        (Why::DeckShort { deck: commander, left: 2 }, "2"),
        (Why::NotInHand { card }, "Evacuation|Evacuazione"),
        (Why::Copies { card, copies: 1 }, "Evacuation|Evacuazione"),
        (Why::NotItsTime { card, timing: Timing::Reaction }, "invasion"),
        (Why::NoTarget { card }, "Evacuation|Evacuazione"),
        (Why::BadTarget { card, target: Target::Territory(egypt) }, "Egypt"),
        (Why::BadTarget { card, target: Target::Commander(other, commander) }, naval),
        (Why::BadTarget { card, target: Target::Nothing }, "Evacuation|Evacuazione"),
        (Why::NoReaction { card: CardKind::ScoutForces }, "Scout Forces|Forze in Esplorazione"),
        (Why::Jammed, "Frequency Jam|Disturbo delle Frequenze"),
        (Why::Dice { dice: 9, min: 1, max: 2 }, "9"),
        (Why::NoStrongDie { commander, from: egypt }, naval),
        (Why::TooManyCommanders { commanders: 3, dice: 1 }, "3"),
        (Why::Mods { mods: 9, min: 1, max: 5 }, "5"),
        (Why::Mods { mods: 2, min: 4, max: 4 }, "4"),
        (Why::UnitCount { units: 9, min: 1, max: 5 }, "5"),
        (Why::UnitCount { units: 2, min: 1, max: 1 }, "1"),
        (Why::NotThere { at: egypt, units: mods }, "3 MOD"),
        (Why::MustAdvance { commander }, naval),
        (Why::BadPlacement { at: egypt }, "Egypt"),
        (Why::NamedTwice { at: egypt }, "Egypt"),
        (Why::NoMoveLeft, "Redeployment|Rischieramento"),
        (Why::Gift { energy: 9, most: 4 }, "4"),
        (Why::Gift { energy: 1, most: 0 }, "energ"),
    ]
}

#[test]
fn every_refusal_of_2210_names_what_it_is_about_in_both_languages() {
    let ctx = Ctx::new(board(), ["Ilaria", "Marco_", "Zoë"]);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (why, part) in every_why() {
            let said = words.illegal(&Illegal::OffMenu(why.clone().into()), &ctx);
            assert!(part.split('|').any(|part| said.contains(part)), "{why:?}: {said}");
            assert!(said.ends_with(['.', '?']), "{why:?}: a whole sentence: {said}");
        }
    }
    let words = Words::new(Lang::En);
    let energy = words.why(&Why::Energy { needed: 5, energy: 2 }.into(), &ctx);
    assert_eq!(energy, "That takes 5 energy, and you have 2. Choose something you can pay.");
    let chain = words.why(&Why::NotLinked { from: at("alaska"), to: at("egypt") }.into(), &ctx);
    assert!(
        chain.starts_with("No chain of your own territories leads from Northwestern Oil Emirate to Egypt;"),
        "{chain}"
    );
    let commander = words.why(&Why::NoCommander { commander: Commander::Space }.into(), &ctx);
    assert!(commander.starts_with("This needs your space commander, not in play now."), "{commander}");
}
