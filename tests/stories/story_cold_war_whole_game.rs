//! A whole game of the Cold War to the end of 1980, through the real client: what the channel shows, the score, the final table,
//! `/verify` and the record. The first and the last year are played by commands, the years between by the table.

use crate::cold_war_table::{ask, asked, begun, called, give, key, texts, typed, view};
use crate::harness::Story;
use crate::story_luck_and_records::attached;
use casus_belli::ai::Player;
use casus_belli::loopback::Id;
use casus_belli::record::{self, Luck};
use casus_belli::rules::cold_war::{Action, Armies};
use casus_belli::rules::{self, TerritoryId};
use casus_belli::table::{Look, Status};
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};

/// A slash command with its options.
type Command = (&'static str, Vec<(&'static str, Value)>);

/// The answer of a computer player.
fn computed(look: &Look, state: &mut u32) -> rules::Action {
    Player::Normal.answer(&look.view, ask(look).expect("asked"), &mut |bound| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (*state >> 8) % bound
    })
}

fn listed(look: &Look, all: &[(TerritoryId, Armies)]) -> Value {
    let each = all.iter().map(|(at, armies)| format!("{}: {}", Story::key(look, *at), typed(*armies)));
    json!(each.collect::<Vec<_>>().join("; "))
}

/// An answer as a command; `None` for an answer to a question that another story tells.
fn command(look: &Look, action: &rules::Action) -> Option<Command> {
    let rules::Action::ColdWar(action) = action else { panic!("a game of the Cold War") };
    let key = |at: TerritoryId| key(look, at);
    let some = |armies: Armies| json!(typed(armies));
    Some(match action {
        Action::Upkeep { unpaid } if unpaid.is_empty() => ("cold upkeep", Vec::new()),
        Action::Upkeep { unpaid } => ("cold upkeep", vec![("unpaid", listed(look, unpaid))]),
        Action::Buy { at, armies } => ("cold buy", vec![("armies", some(*armies)), ("state", key(*at))]),
        Action::Declare { target, armies } => {
            ("cold war", vec![("target", key(*target)), ("armies", listed(look, armies))])
        }
        Action::Leg { from, armies, path, war } => {
            let way: Vec<String> = path.iter().map(|at| Story::key(look, *at)).collect();
            let way = ("way", json!(way.join(", ")));
            let options = vec![("from", key(*from)), ("armies", some(*armies)), way, ("war", json!(war))];
            ("cold convoy", options)
        }
        Action::Fight { at, against, armies } => {
            let against = ("against", json!(called(look, *against)));
            ("cold fight", vec![("state", key(*at)), against, ("armies", some(*armies))])
        }
        Action::Convert { at, armies, to } => {
            let to = ("to", json!(called(look, *to)));
            ("cold convert", vec![("state", key(*at)), ("armies", some(*armies)), to])
        }
        Action::MoveRefugees { from, to, pieces } => {
            ("cold refugees", vec![("from", key(*from)), ("to", key(*to)), ("pieces", json!(pieces))])
        }
        Action::CivilWar { at, against, pieces } => {
            let against = ("against", json!(called(look, *against)));
            ("cold revolt", vec![("state", key(*at)), against, ("pieces", json!(pieces))])
        }
        Action::Exterminate { at, whose, pieces } => {
            let whose = ("whose", json!(called(look, *whose)));
            ("cold exterminate", vec![("state", key(*at)), whose, ("pieces", json!(pieces))])
        }
        Action::PayWar { promise } => ("cold refused", vec![("pay", json!(promise))]),
        Action::Lose { armies } => ("cold lose", vec![("armies", some(*armies))]),
        Action::Done => ("end", Vec::new()),
        _ => return None,
    })
}

/// Plays the game to its end; how many commands were given.
async fn played(story: &Story, people: &[Id]) -> (Look, usize) {
    let (mut state, mut given) = (7_u32, 0);
    loop {
        let look = story.look(people[0]).await;
        if look.status == Status::Over {
            return (look, given);
        }
        let who = asked(story, people).await;
        let look = story.look(who).await;
        let action = computed(&look, &mut state);
        let told = matches!(view(&look).year(), Some(1950 | 1980));
        match command(&look, &action).filter(|_| told) {
            Some((path, options)) => {
                let outcome = story.slash(who, path, &options).await;
                assert!(outcome.ephemeral, "/{path}: {}", outcome.text());
                let now = story.look(who).await;
                assert!(now.view.seq > look.view.seq, "/{path} {options:?}: {}", outcome.text());
                given += 1;
            }
            None => give(story, who, action).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_seven_turns_ends_with_its_score_and_a_record_that_verifies_r3_6() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let (look, given) = played(&story, &people).await;
    story.settle().await;
    println!("{given} commands");
    assert!(given >= 8, "{given} commands");
    let outcome = look.view.outcome.as_ref().expect("the game is over");
    let told = texts(&story);
    for year in (1950..=1980).step_by(5) {
        assert!(told.contains(&year.to_string()), "{year}: {told}");
    }
    // The end: one message with the sentence, the final table and the seed; nothing can be done on a board any more.
    let end = story.messages().into_iter().rev().find(|message| message.text().contains("**The end**"));
    let end = end.expect("the end is announced");
    assert!(end.text().contains(&called(&look, outcome.winners[0])), "{}", end.text());
    for score in &outcome.scores {
        let name = called(&look, score.seat);
        let text = end.text();
        let line = text.lines().find(|line| line.contains(&format!("**{name}**"))).expect("a line");
        assert_eq!(
            i64::from(score.points),
            i64::from(score.inside) - i64::from(score.outside),
            "growth of income: {line}"
        );
        let incomes = format!("income {} → {}", score.outside, score.inside);
        assert!(line.contains(&incomes), "{incomes}: {line}");
    }
    assert!(end.text().contains(&look.revealed.as_ref().expect("the seed").seed), "{}", end.text());
    let labels: Vec<String> = end.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels.first(), Some(&Words::new(Lang::En).button_rematch()), "{labels:?}");
    story.refused(people[0], "end", &[], "over").await;
    // The record verifies.
    let checked = story.slash(people[0], "verify", &[]).await;
    assert!(checked.ephemeral && checked.text().contains("was fair"), "{}", checked.text());
    let read = record::parse(attached(&story, &checked).as_bytes()).expect("a record");
    assert_eq!(record::verify(&read).expect("it is true").luck, Luck::Verified);
    story.end().await;
}
