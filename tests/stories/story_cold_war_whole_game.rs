//! A whole game of the Cold War to the end of 1980, through the real client: what the channel shows, the score, the final table,
//! `/verify` and the record. The first and the last year are played by commands, and in every year one turn with a deal, a convoy
//! and a launch; the others by the table.

use crate::cold_war_table::{
    act, ask, asked, begun, called, give, key, menu, name, seat, texts, typed, view,
};
use crate::harness::Story;
use crate::story_luck_and_records::attached;
use casus_belli::ai::Player;
use casus_belli::loopback::{Id, Message};
use casus_belli::record::{self, Luck};
use casus_belli::rules::cold_war::{Action, Armies, Menu, Weapon};
use casus_belli::rules::{self, Seat, TerritoryId};
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

/// Refugee pieces by state as they are typed.
fn shares(look: &Look, all: &[(TerritoryId, u32)]) -> Value {
    let each = all.iter().map(|(at, pieces)| format!("{}: {pieces}", Story::key(look, *at)));
    json!(each.collect::<Vec<_>>().join(", "))
}

/// An answer as a command.
fn command(look: &Look, action: &rules::Action) -> Command {
    let rules::Action::ColdWar(action) = action else { panic!("a game of the Cold War") };
    let key = |at: TerritoryId| key(look, at);
    let some = |armies: Armies| json!(typed(armies));
    match action {
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
            ("cold expel", vec![("state", key(*at)), whose, ("pieces", json!(pieces))])
        }
        Action::PayWar { promise } => ("cold refused", vec![("pay", json!(promise))]),
        Action::Lose { armies } => ("cold lose", vec![("armies", some(*armies))]),
        Action::Consent { given } => ("cold consent", vec![("given", json!(given))]),
        Action::Intercept { number } => ("cold intercept", vec![("number", json!(number))]),
        Action::Meet { armies } if armies.is_empty() => ("cold meet", Vec::new()),
        Action::Meet { armies } => ("cold meet", vec![("armies", some(*armies))]),
        Action::Defend { armies } => ("cold defend", vec![("armies", some(*armies))]),
        Action::Appear { at, steps } if steps.is_empty() => ("cold exile", vec![("state", key(*at))]),
        Action::Appear { at, steps } => {
            ("cold exile", vec![("state", key(*at)), ("steps", shares(look, steps))])
        }
        Action::Fit { pieces } => ("cold pieces", vec![("states", shares(look, pieces))]),
        Action::Present { accepted } => ("cold present", vec![("accept", json!(accepted))]),
        Action::Launch { from, weapon, path } => {
            let way: Vec<String> = path.iter().map(|at| Story::key(look, *at)).collect();
            let weapon = ("weapon", json!(u8::from(*weapon == Weapon::Heavy)));
            let target = ("target", json!(way.last()));
            let way = ("way", json!(way.join(", ")));
            ("launch", vec![target, ("from", key(*from)), weapon, way, ("confirm", json!(true))])
        }
        Action::Done | Action::Pass => ("end", Vec::new()),
        other => panic!("no question is answered so: {other:?}"),
    }
}

/// Gives a command; the channel then shows that line.
async fn told(story: &Story, who: Id, path: &str, options: &[(&str, Value)], line: &str) -> Message {
    let answer = story.slash(who, path, options).await;
    assert!(answer.ephemeral, "/{path}: {}", answer.text());
    let said = texts(story);
    assert!(said.contains(line), "/{path} {options:?}: {line}: {} · {said}", answer.text());
    answer.message.expect("an answer")
}

/// Where a missile can be bought that reaches a state of others past no interceptor.
fn aim(look: &Look) -> Option<(TerritoryId, TerritoryId)> {
    let (me, view) = (seat(look), view(look));
    let open = act(look)?.buy.iter().filter(|option| !option.war);
    let mut found = open.flat_map(|option| {
        let ways = view.missile_ways(me, option.at, Weapon::Light).into_iter();
        ways.map(move |(to, way)| (option.at, to, way.interceptors))
    });
    let foreign = |to: TerritoryId| {
        let place = view.at(to);
        !place.mushroom && place.of(me).is_empty() && place.last_controller != Some(me)
    };
    found.find(|(_, to, interceptors)| *interceptors == 0 && foreign(*to)).map(|(from, to, _)| (from, to))
}

/// A leg of one infantry to another state of one's own, past no interceptor.
fn step(look: &Look) -> Option<(TerritoryId, TerritoryId, Vec<TerritoryId>)> {
    let (me, view) = (seat(look), view(look));
    let ready = act(look)?.legs.armies.iter().filter(|(_, armies)| armies.infantry > 0);
    let mut found = ready.flat_map(|(from, _)| {
        let ways = view.convoy_ways(me, *from).into_iter();
        ways.map(move |(to, way)| (*from, to, way))
    });
    let own = |to: TerritoryId| view.at(to).control.seat() == Some(me);
    let (from, to, way) = found.find(|(_, to, way)| way.interceptors == 0 && own(*to))?;
    Some((from, to, way.path))
}

/// Whether the person on turn can pay for a deal, a convoy and a missile, after the upkeep.
fn can_do_all(look: &Look) -> bool {
    let due = match menu(look) {
        Some(Menu::Upkeep(upkeep)) => upkeep.due,
        Some(Menu::Act(_)) => 0,
        _ => return false,
    };
    let purse = view(look).own.as_ref().map_or(0, |own| own.purse);
    !view(look).seat(seat(look)).exile && purse >= due + 23
}

/// A deal, a convoy and a launch in one turn by commands, each told in the channel.
async fn deal_convoy_launch(story: &Story, people: &[Id], who: Id) {
    let look = story.look(who).await;
    let (me, power) = (called(&look, seat(&look)), view(&look).seat(seat(&look)).superpower.is_some());
    let partner = view(&look)
        .seats
        .iter()
        .find(|one| one.alive && one.seat != seat(&look) && !(power && one.superpower.is_some()));
    let partner = partner.expect("a partner").seat;
    let offer = [("player", json!(called(&look, partner))), ("pay", json!(1))];
    let offered = story.slash(who, "deal offer", &offer).await;
    let (_, rest) = offered.text().split_once("offer ").expect("an offer");
    let number: u32 =
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("its number");
    let line = format!("{me} pays {} $1.", called(&look, partner));
    let other = person(story, people, partner).await;
    told(story, other, "deal accept", &[("offer", json!(number))], &line).await;

    let (from, to, path) = step(&look).expect("two states of one's own near each other");
    let way: Vec<String> = path.iter().map(|at| Story::key(&look, *at)).collect();
    let convoy = [("from", key(&look, from)), ("armies", json!("infantry")), ("way", json!(way.join(", ")))];
    let line = format!("{me}: {} → {}, 1 infantry for $1.", name(&look, from), name(&look, to));
    told(story, who, "cold convoy", &convoy, &line).await;

    let look = story.look(who).await;
    let (at, target) = aim(&look).expect("a state within range");
    let buy = [("armies", json!("1 light missile")), ("state", key(&look, at))];
    let line = format!("{me} buys 1 light missile in {} for $18.", name(&look, at));
    told(story, who, "cold buy", &buy, &line).await;
    let launch = [("target", key(&look, target)), ("from", key(&look, at)), ("confirm", json!(true))];
    let line = format!("A missile destroys {}: ", name(&look, target));
    let done = told(story, who, "launch", &launch, &line).await;
    assert!(done.text().contains("launches a light missile"), "{}", done.text());
}

async fn person(story: &Story, people: &[Id], wanted: Seat) -> Id {
    for who in people {
        if seat(&story.look(*who).await) == wanted {
            return *who;
        }
    }
    panic!("a person at each seat");
}

/// A game that was played to its end.
struct Played {
    look: Look,
    /// How many commands were given.
    given: usize,
    /// The years with a turn of a deal, a convoy and a launch.
    years: Vec<u16>,
}

/// Plays the game to its end.
async fn played(story: &Story, people: &[Id]) -> Played {
    let (mut state, mut given, mut years, mut by_command) = (7_u32, 0, Vec::new(), None);
    loop {
        let look = story.look(people[0]).await;
        if look.status == Status::Over {
            return Played { look, given, years };
        }
        let who = asked(story, people).await;
        let look = story.look(who).await;
        let year = view(&look).year().expect("a year");
        if !years.contains(&year) && can_do_all(&look) {
            by_command = Some(look.view.turn);
            if act(&look).is_some() {
                years.push(year);
                deal_convoy_launch(story, people, who).await;
                continue;
            }
        }
        let action = computed(&look, &mut state);
        if by_command == Some(look.view.turn) || [1950, 1980].contains(&year) {
            let (path, options) = command(&look, &action);
            let outcome = story.slash(who, path, &options).await;
            assert!(outcome.ephemeral, "/{path}: {}", outcome.text());
            let now = story.look(who).await;
            assert!(now.view.seq > look.view.seq, "/{path} {options:?}: {}", outcome.text());
            given += 1;
        } else {
            give(story, who, action).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_seven_turns_ends_with_its_score_and_a_record_that_verifies_r3_6() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let Played { look, given, years } = played(&story, &people).await;
    story.settle().await;
    println!("{given} commands");
    assert!(given >= 8, "{given} commands");
    assert_eq!(years, [1950, 1955, 1960, 1965, 1970, 1975, 1980], "a turn by commands in every year");
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
        let line = text.lines().find(|line| line.contains(&format!("**{name} ("))).expect("a line");
        assert_eq!(
            i64::from(score.points),
            i64::from(score.inside) - i64::from(score.outside),
            "growth of income: {line}"
        );
        let incomes = format!("income {} → {}", score.outside, score.inside);
        assert!(line.contains(&incomes), "{incomes}: {line}");
    }
    assert!(end.text().contains("</verify:"), "it says where the seed is to be read: {}", end.text());
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
