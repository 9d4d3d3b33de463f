//! A whole game of A.D. 2210 to the end of its fifth year, through the real client: what the channel shows, the score, and the
//! record. The first and the last year are played by commands, the years between by the table.

use crate::harness::Story;
use crate::story_luck_and_records::attached;
use crate::y2210_table::{begun, give, key, texts, view};
use casus_belli::ai::Player;
use casus_belli::record::{self, Luck};
use casus_belli::rules::y2210::{Action, Commander, Commanders, Play, Target};
use casus_belli::rules::{self, Placement, Seat, TerritoryId};
use casus_belli::table::{Look, Status};
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};

/// A slash command with its options.
type Command = (&'static str, Vec<(&'static str, Value)>);

/// The answer of a computer player.
fn computed(look: &Look, state: &mut u32) -> Action {
    let answer = Player::Normal.answer(&look.view, &look.view.asks[0], &mut |bound| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (*state >> 8) % bound
    });
    match answer {
        rules::Action::Y2210(action) => action,
        rules::Action::Classic(_) | rules::Action::ColdWar(_) => panic!("a game of 2210"),
    }
}

fn listed(commanders: Commanders) -> Value {
    let keys: Vec<&str> = commanders.iter().map(Commander::key).collect();
    json!(if keys.is_empty() { "none".to_owned() } else { keys.join(", ") })
}

fn target(look: &Look, target: &Target) -> Vec<(&'static str, Value)> {
    let name = |seat: Seat| look.at(seat).expect("a player").name.clone();
    let all = |ids: &[TerritoryId]| ids.iter().map(|at| Story::key(look, *at)).collect::<Vec<_>>().join(", ");
    let said = match target {
        Target::Nothing => return Vec::new(),
        Target::Territory(at) => Story::key(look, *at),
        Target::Territories(ids) => all(ids),
        Target::Player(seat) => name(*seat),
        Target::Commander(seat, one) => format!("{}, {}", name(*seat), one.key()),
        Target::Moves(moves) => {
            let moves = moves.iter().map(|(one, at)| format!("{}: {}", one.key(), Story::key(look, *at)));
            moves.collect::<Vec<_>>().join(", ")
        }
    };
    vec![("target", json!(said))]
}

fn placed(look: &Look, mods: &Placement) -> String {
    let each = mods.iter().map(|(at, n)| format!("{} {n}", Story::key(look, *at)));
    each.collect::<Vec<_>>().join(", ")
}

fn reacting(look: &Look, cards: &[Play]) -> Vec<Command> {
    if cards.is_empty() {
        return vec![("done", Vec::new())];
    }
    let named: Vec<&str> = cards.iter().map(|play| play.card.key()).collect();
    let mut options = vec![("cards", json!(named.join(", ")))];
    options.extend(cards.iter().find_map(|play| match &play.target {
        Target::Territory(at) => Some(("territories", key(look, *at))),
        _ => None,
    }));
    vec![("react", options)]
}

/// An answer as commands: one, but for MODs in several territories.
fn commands(look: &Look, action: &Action) -> Vec<Command> {
    let key = |at: TerritoryId| key(look, at);
    let one = |path, options| vec![(path, options)];
    match action {
        Action::Bid { energy } => one("bid", vec![("energy", json!(energy))]),
        Action::Marker { number } => one("choose", vec![("choice", json!(number.to_string()))]),
        Action::Place { mods } => {
            let place =
                |(at, n): &(TerritoryId, u32)| ("place", vec![("territory", key(*at)), ("armies", json!(n))]);
            mods.iter().map(place).collect()
        }
        Action::Hire { commander, at } => {
            let position = Commander::ALL.iter().position(|one| one == commander);
            one("hire", vec![("commander", json!(position)), ("territory", key(*at))])
        }
        Action::Build { at } => one("build", vec![("territory", key(*at))]),
        Action::Buy { decks } if decks.is_empty() => one("done", Vec::new()),
        Action::Buy { decks } => {
            let decks: Vec<&str> = decks.iter().map(|deck| deck.key()).collect();
            one("buy", vec![("cards", json!(decks.join(", ")))])
        }
        Action::Play { card, target: on } => {
            one("play", [vec![("card", json!(card.key()))], target(look, on)].concat())
        }
        Action::Invade { from, to } => {
            one("attack", vec![("from", key(*from)), ("to", key(*to)), ("until", json!(1))])
        }
        Action::Done => one("done", Vec::new()),
        Action::React { cards } => reacting(look, cards),
        Action::Throw { dice, commanders } => {
            one("roll", vec![("dice", json!(dice)), ("commanders", listed(*commanders))])
        }
        // A standing order: it answers later questions too.
        Action::Defend { dice } => one("defend", vec![("dice", json!(2 - dice))]),
        Action::Lose { units } => {
            let mods = (units.mods > 0).then(|| units.mods.to_string());
            let named = units.commanders.iter().map(|one| one.key().to_owned());
            let all: Vec<String> = mods.into_iter().chain(named).collect();
            one("lose", vec![("units", json!(all.join(", ")))])
        }
        Action::Advance { units } => {
            one("advance", vec![("armies", json!(units.mods)), ("commanders", listed(units.commanders))])
        }
        Action::Draw { deck } => one("choose", vec![("choice", json!(deck.key()))]),
        Action::Reduce { mods } => one("lose", vec![("units", json!(placed(look, mods)))]),
        Action::Fortify { from, to, units } => {
            let units = [("armies", json!(units.mods)), ("commanders", listed(units.commanders))];
            one("fortify", [vec![("from", key(*from)), ("to", key(*to))], units.to_vec()].concat())
        }
        other => panic!("not asked at this table: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_five_years_ends_with_its_score_and_a_record_that_verifies_r1_50() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let ilaria = people[0];
    let mut state = 7_u32;
    let look = loop {
        let look = story.look(ilaria).await;
        if look.status == Status::Over {
            break look;
        }
        let who = story.asked(&people).await;
        let look = story.look(who).await;
        let action = computed(&look, &mut state);
        if !matches!(view(&look).year(), 1 | 5) {
            give(&story, who, action).await;
            continue;
        }
        for (path, options) in commands(&look, &action) {
            let outcome = story.slash(who, path, &options).await;
            assert!(outcome.ephemeral, "/{path}: {}", outcome.text());
        }
        let now = story.look(who).await;
        assert!(now.view.seq > look.view.seq, "{action:?} was refused");
    };
    story.settle().await;
    let outcome = look.view.outcome.as_ref().expect("the game is over");
    assert_eq!(view(&look).year(), outcome.round, "the game ends in the year that is shown");
    let told = texts(&story);
    for year in 1..=outcome.round {
        let part = format!("Year {year} of 5: everyone bids for the order of play");
        assert!(told.contains(&part), "{part}: {told}");
    }
    assert_eq!(told.matches("Bids: ").count() as u32, outcome.round, "the bids of each year are opened");
    // The end: one message with the sentence, the final table and where the seed is to be read; nothing can be done on a board any more.
    let end = story.messages().into_iter().rev().find(|message| message.text().contains("**The end**"));
    let end = end.expect("the end is announced");
    let winner = look.at(outcome.winners[0]).expect("a player").name.clone();
    assert!(end.text().contains(&winner), "{}", end.text());
    for score in &outcome.scores {
        let name = &look.at(score.seat).expect("a player").name;
        let text = end.text();
        let line = text.lines().find(|line| line.contains(&format!("**{name}**"))).expect("a line");
        let points = format!("{} points · {} on the board", score.points, score.inside);
        assert!(line.contains(&points), "{points}: {line}");
    }
    assert!(end.text().contains("</verify:"), "it says where the seed is to be read: {}", end.text());
    let labels: Vec<String> = end.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels.first(), Some(&Words::new(Lang::En).button_rematch()), "{labels:?}");
    story.refused(ilaria, "done", &[], "over").await;
    // The record verifies.
    let checked = story.slash(ilaria, "verify", &[]).await;
    assert!(checked.ephemeral && checked.text().contains("was fair"), "{}", checked.text());
    let read = record::parse(attached(&story, &checked).as_bytes()).expect("a record");
    assert_eq!(record::verify(&read).expect("it is true").luck, Luck::Verified);
    story.end().await;
}
