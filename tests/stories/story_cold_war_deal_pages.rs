//! What players read about their deals in the Cold War (R3-8): personal messages about every end of an offer, about promises and
//! payments, also with closed direct messages; pages and menus that hold everything; names without backslashes.

use crate::cold_war_table::{RULEBOOK, begun, give, of, seat, view};
use crate::harness::Story;
use crate::story_cold_war_deals::{called, table, until_turn};
use casus_belli::loopback::{Fault, Id, Message};
use casus_belli::rules::cold_war::Action;
use casus_belli::rules::cold_war::deals::{DealNumber, MOST_OFFERS, Permission, Permit, Pledge, Side, Terms};
use casus_belli::rules::{Board, BoardId, Seat};
use serde_json::{Value, json};

fn last_dm(story: &Story, who: Id) -> Message {
    story.discord.dms(who).pop().expect("a direct message")
}

/// The newest direct message with that text: others may have come since.
fn told(story: &Story, who: Id, part: &str) -> Message {
    let all = story.discord.dms(who).into_iter().rev().find(|message| message.content.contains(part));
    all.unwrap_or_else(|| panic!("no direct message with {part:?}"))
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

fn lines(message: &Message) -> Vec<String> {
    let options = message.selects().into_iter().flat_map(|menu| menu.options);
    options.map(|(_, label, ..)| label).collect()
}

fn number(text: &str) -> u32 {
    let (_, rest) = text.split_once("offer ").expect("an offer");
    rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("its number")
}

/// An offer by command; returns its number.
async fn offered(story: &Story, by: Id, to: &str, terms: &[(&str, Value)]) -> u32 {
    let offer = [vec![("player", json!(to))], terms.to_vec()].concat();
    number(of(story.slash(by, "deal offer", &offer).await).text().as_str())
}

/// The same, accepted.
async fn agreed(story: &Story, (by, to): (Id, Id), who: &str, terms: &[(&str, Value)]) -> u32 {
    let number = offered(story, by, who, terms).await;
    story.slash(to, "deal accept", &[("offer", json!(number))]).await;
    number
}

fn permit_to_stop() -> Terms {
    let permit = Permit { what: Permission::Stop, states: Vec::new(), until: 1950 };
    Terms { give: Side { permits: vec![permit], ..Side::default() }, ..Terms::default() }
}

fn promises(n: usize, year: u16) -> Side {
    let pledge = |n: usize| Pledge { words: format!("{} {n}", "no tanks in Africa, ".repeat(9)), year };
    Side { promises: (0..n).map(pledge).collect(), ..Side::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a3_73_of_several_due_promises_one_is_named_and_its_giver_is_told_the_verdict() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let (me, them) = (called(&story.look(usa).await, 0), called(&story.look(usa).await, 1));
    let terms = [("get_promise", json!("1955 no tanks in Africa; I leave Peru, 1955"))];
    let deal = agreed(&story, (usa, coalition), &them, &terms).await;
    until_turn(&story, &people, people[3]).await;
    until_turn(&story, &people, coalition).await;
    let due = told(&story, usa, "due now");
    assert!(due.content.contains("1 · ") && due.content.contains("2 · "), "{}", due.content);
    assert_eq!(labels(&due), ["1 · Kept", "1 · Broken", "2 · Kept", "2 · Broken", "Deals"]);
    assert_eq!(labels(&told(&story, coalition, "due now")), ["Deals"], "only the receiver judges");
    let judge = |deal: &str| [("deal", json!(deal)), ("kept", json!(true))];
    let before = story.state().await;
    let several = of(story.slash(usa, "deal judge", &judge(&deal.to_string())).await).text();
    for part in ["Several promises of deal", "1: ", "no tanks in Africa", "2: ", "I leave Peru"] {
        assert!(several.contains(part), "{part}: {several}");
    }
    assert_eq!(story.state().await, before);
    let offered =
        story.discord.autocomplete(usa, story.channel(), "deal judge", vec![], "deal", "Peru").await;
    let choice = offered.expect("choices").into_iter().next().expect("the second promise");
    assert_eq!(
        (choice.name, choice.value.clone()),
        (format!("{deal}.2 · {them}, 1955: “I leave Peru”"), json!(format!("{deal}.2")))
    );
    story.slash(usa, "deal judge", &judge(choice.value.as_str().expect("text"))).await;
    let verdict = last_dm(&story, coalition).content;
    for part in [&format!("{me} has said whether you kept your promise"), "I leave Peru", "✅ kept"] {
        assert!(verdict.contains(part), "{part}: {verdict}");
    }
    assert!(!verdict.contains("no tanks"), "that one is not judged: {verdict}");
    // The other one by the message itself; a second press says so and changes nothing.
    story.press(usa, &due, "1 · Broken").await;
    told(&story, coalition, "❌ broken");
    story.refused(usa, "deal judge", &judge(&format!("{deal}.1")), "You have already said whether").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a3_73_a_promise_for_a_year_that_is_over_asks_whether_it_was_kept() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let them = called(&story.look(usa).await, 1);
    agreed(&story, (usa, coalition), &them, &[("get_promise", json!("1950 no tanks in Africa"))]).await;
    until_turn(&story, &people, people[3]).await;
    until_turn(&story, &people, coalition).await;
    let over = told(&story, usa, "for 1950: “no tanks in Africa” – was it kept?");
    assert_eq!(labels(&over), ["Kept", "Broken", "Deals"]);
    let page = of(story.slash(usa, "deal list", &[]).await);
    let shown = of(story.pick(usa, &page, "no tanks in Africa").await);
    assert_eq!(labels(&shown), ["Kept", "Broken", "Deals"]);
    story.press(usa, &shown, "Kept").await;
    let late = story.press(usa, &over, "Broken").await;
    assert!(late.text().contains("You have already said whether this promise was kept"), "{}", late.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_every_end_of_an_offer_and_every_payment_is_told_with_the_name_and_the_terms() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let (me, them) = (called(&story.look(usa).await, 0), called(&story.look(usa).await, 1));
    let terms = [("pay", json!(2)), ("get_permit", json!("pass in japan until 1960"))];
    let said = |who: Id, parts: &[String]| {
        let said = last_dm(&story, who).content;
        let whole = [format!("{me} gives: $2"), format!("{them} gives: ")];
        for part in parts.iter().chain(&whole) {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert!(said.contains("convoys pass without interception in Japan until 1960"), "{said}");
    };
    let declined = offered(&story, usa, &them, &terms).await;
    said(coalition, &[format!("Offer {declined}")]);
    story.slash(coalition, "deal decline", &[("offer", json!(declined))]).await;
    said(usa, &[format!("your offer {declined} to {them} was **declined**")]);
    let withdrawn = offered(&story, usa, &them, &terms).await;
    let old = last_dm(&story, coalition);
    story.slash(usa, "deal withdraw", &[("offer", json!(withdrawn))]).await;
    said(coalition, &[format!("{me} has **withdrawn** offer {withdrawn}")]);
    // The old message is replaced by what is true now: its buttons are gone.
    let late = story.press(coalition, &old, "Accept").await;
    assert!(late.text().contains(&format!("Offer {withdrawn} is not open")), "{}", late.text());
    let now = story.discord.message(old.id, coalition).expect("the message");
    assert!(!labels(&now).contains(&"Accept".to_owned()), "{:?}", labels(&now));
    let accepted = offered(&story, usa, &them, &terms).await;
    story.slash(coalition, "deal accept", &[("offer", json!(accepted))]).await;
    said(usa, &[format!("your offer {accepted} to {them} was **accepted**")]);
    story.slash(usa, "pay", &[("player", json!(them)), ("money", json!(1))]).await;
    let told = last_dm(&story, coalition).content;
    assert!(told.contains(&format!("{me} **pays** you $1")), "{told}");
    let expired = offered(&story, usa, &them, &terms).await;
    until_turn(&story, &people, people[3]).await;
    until_turn(&story, &people, coalition).await;
    let of_offer = |who: Id| {
        let all = story.discord.dms(who).into_iter();
        all.map(|told| told.content).filter(|told| told.contains("**expired**")).collect::<Vec<_>>()
    };
    for (who, other) in [(usa, &them), (coalition, &me)] {
        let told = of_offer(who).join("\n");
        let line = format!("offer {expired} between you and {other} has **expired**");
        assert!(told.contains(&line) && told.contains(&format!("{me} gives: $2")), "{line}: {told}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pbp_19_with_closed_direct_messages_the_channel_calls_and_the_page_of_deals_tells() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let them = called(&story.look(usa).await, 1);
    for who in [usa, coalition] {
        story.discord.misbehave(Fault::DmsClosed(who));
    }
    let number = offered(&story, usa, &them, &[("pay", json!(2))]).await;
    let call = story.messages().pop().expect("a mention").text();
    assert!(call.contains(&format!("<@{coalition}>, there is news for you alone")), "{call}");
    assert!(call.contains("/deal list") && !call.contains('$'), "{call}");
    let page = of(story.slash(coalition, "deal list", &[]).await).text();
    assert!(page.contains(&format!("**Offer {number}**")) && page.contains("$2"), "{page}");
    story.slash(coalition, "deal decline", &[("offer", json!(number))]).await;
    let call = story.messages().pop().expect("a mention").text();
    assert!(call.contains(&format!("<@{usa}>, there is news for you alone")), "{call}");
    let page = of(story.slash(usa, "deal list", &[]).await).text();
    let lately = page.split_once("**Lately**\n").expect("what happened").1;
    assert!(lately.contains(&format!("{them} declines offer {number}")), "{lately}");
    assert!(lately.contains("gives: $2"), "{lately}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_long_books_and_many_offers_keep_their_head_and_say_what_is_left_out() {
    let story = Story::with(casus_belli::loopback::Limits::none(), |settings| {
        settings.defaults.components = casus_belli::config::Components::Plain;
    })
    .await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    for nth in 0..6 {
        let terms = Terms { give: promises(3, 1960), take: promises(3, 1960), open_until: None };
        give(&story, usa, Action::Offer { to: Seat(1), terms }).await;
        give(&story, coalition, Action::Accept { number: DealNumber::of(Seat(0), Seat(1), nth) }).await;
    }
    let open =
        Terms { give: promises(3, 1960), take: Side { money: 1, ..Side::default() }, open_until: None };
    for _ in 0..8 {
        give(&story, usa, Action::Offer { to: Seat(1), terms: open.clone() }).await;
        give(&story, people[3], Action::Offer { to: Seat(0), terms: open.clone() }).await;
    }
    let books = of(story.slash(usa, "ledger", &[]).await).text();
    assert!(books.starts_with("**Your ledger in 1950**\nMoney "), "{books}");
    assert!(books.contains("Next income") && books.contains("16 open offers"), "{books}");
    assert!(books.contains("… and ") && books.ends_with(" more"), "{books}");
    let page = of(story.slash(usa, "deal list", &[]).await);
    let text = page.text();
    assert!(text.starts_with("**Your deals in game") && text.chars().count() <= 2_000, "{text}");
    for nth in 0..8 {
        for (one, other) in [(Seat(0), Seat(1)), (Seat(0), Seat(3))] {
            let nth = if other == Seat(1) { nth + 6 } else { nth };
            let offer = DealNumber::of(one, other, nth).0;
            assert!(
                text.contains(&format!("ffer {offer} ")) || text.contains(&format!("ffer {offer}**")),
                "{offer}: {text}"
            );
            assert!(lines(&page).iter().any(|line| line.starts_with(&format!("Offer {offer} "))), "{offer}");
        }
    }
    assert!(text.contains("**Agreed**") && text.contains(" more"), "{text}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_forty_offers_to_one_player_stand_in_two_menus_and_the_last_can_be_accepted() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nino", "Ada", "Piero"], &[]).await;
    let mut seated = Vec::new();
    for who in people {
        seated.push((seat(&story.look(who).await), who));
    }
    seated.sort();
    let (me, reader) = seated[1];
    let terms = permit_to_stop();
    for (by, who) in &seated {
        let to = if *by == me { Seat(2) } else { me };
        for _ in 0..MOST_OFFERS {
            give(&story, *who, Action::Offer { to, terms: terms.clone() }).await;
        }
    }
    story.settle().await;
    let page = of(story.slash(reader, "deal list", &[]).await);
    let offers: Vec<String> = lines(&page).into_iter().filter(|line| line.starts_with("Offer ")).collect();
    assert_eq!(offers.len(), 6 * MOST_OFFERS, "all of them, received and made: {offers:?}");
    assert!(page.selects().iter().all(|menu| menu.options.len() <= 25));
    for offer in &offers {
        let number = offer.split(' ').nth(1).expect("a number");
        let told = [format!("ffer {number} "), format!("ffer {number}**")];
        assert!(told.iter().any(|told| page.text().contains(told)), "{number}: {}", page.text());
    }
    // The last one received stands in the second menu.
    let last = &offers[5 * MOST_OFFERS - 1];
    let shown = of(story.pick(reader, &page, last).await);
    assert_eq!(labels(&shown), ["Accept", "Counter", "Decline", "Deals"]);
    let made = of(story.press(reader, &shown, "Accept").await).text();
    assert!(made.contains("the deal is made"), "{made}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_peace_is_offered_by_one_press_and_each_reads_it_in_his_language() {
    let story = Story::begin().await;
    for name in ["Marco", "Zoë", "Nino"] {
        story.discord.set_locale(story.person(name), "it");
    }
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let them = called(&story.look(usa).await, 1);
    // From the own turn, without a command.
    until_turn(&story, &people, usa).await;
    let turn = of(story.slash(usa, "cold turn", &[]).await);
    for label in ["Deals", "Standing orders", "Ledger"] {
        assert!(labels(&turn).contains(&label.to_owned()), "{label}: {:?}", labels(&turn));
    }
    let books = of(story.press(usa, &turn, "Ledger").await);
    assert!(books.text().contains("Your ledger in 1950"), "{}", books.text());
    let page = of(story.press(usa, &books, "Deals").await);
    let back = of(story.press(usa, &page, "Back").await);
    assert_eq!(labels(&back), labels(&turn));
    let page = of(story.press(usa, &back, "Deals").await);
    let made = of(story.pick(usa, &page, &format!("Peace this turn with {them}")).await).text();
    assert!(made.contains("“Peace: I attack none of your states this turn.” for 1950"), "{made}");
    let told = last_dm(&story, coalition).content;
    let peace = "«Pace: in questo turno non attacco nessuno dei tuoi stati.»";
    assert_eq!(told.matches(peace).count(), 2, "both promise: {told}");
    let answer = last_dm(&story, coalition);
    story.press(coalition, &answer, "Accetta").await;
    let own = view(&story.look(usa).await).own.clone().expect("own books");
    let words: Vec<&str> = own.promises.iter().map(|promise| promise.pledge.words.as_str()).collect();
    assert_eq!(words, [casus_belli::rules::cold_war::deals::PEACE_WORDS; 2]);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_labels_show_names_as_they_are_and_two_players_of_one_name_are_told_apart() {
    let story = Story::begin().await;
    // Typed names are read without regard to case.
    let people = story.game(&["Jean-Luc", "Alex", "ALEX", "Zoë"], &[("rulebook", json!(RULEBOOK))]).await;
    let looks = story.look(people[0]).await;
    let at = |who: Id| {
        looks.seated.iter().find(|seated| seated.person == crate::harness::id(who)).expect("a seat").seat
    };
    let view_of = view(&looks);
    let coalition =
        people.iter().copied().find(|who| view_of.seat(at(*who)).superpower.is_none()).expect("one");
    let page = of(story.slash(coalition, "deal list", &[]).await);
    assert!(lines(&page).iter().all(|line| !line.contains('\\')), "{:?}", lines(&page));
    let offered = story.discord.autocomplete(coalition, story.channel(), "pay", vec![], "player", "").await;
    let offered: Vec<Value> = offered.expect("choices").into_iter().map(|choice| choice.value).collect();
    let lower = offered.iter().map(|value| value.to_string().to_lowercase());
    let unlike: std::collections::BTreeSet<String> = lower.collect();
    assert_eq!(unlike.len(), 3, "each is another: {offered:?}");
    let alexes: Vec<Id> = {
        let mut all = vec![people[1], people[2]];
        all.sort_by_key(|who| at(*who));
        all
    };
    let second = alexes[1];
    // Whoever joins with a name that looks like another's gets a number.
    let label = looks.at(at(second)).expect("a player").name.clone();
    let may = |who: &Id| {
        *who != second
            && (view_of.seat(at(*who)).superpower.is_none() || view_of.seat(at(second)).superpower.is_none())
    };
    let (payer, payee) = (people.iter().copied().find(may).expect("a payer"), second);
    let before = view_of.seat(at(payee)).money;
    story.slash(payer, "pay", &[("player", json!(label)), ("money", json!(1))]).await;
    let after = view(&story.look(people[0]).await).seat(at(payee)).money;
    assert_eq!(after, before.map(|money| money + 1), "the second Alex is paid");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_a_counter_form_holds_the_whole_offer_and_terms_that_no_message_holds_are_refused() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let them = called(&story.look(usa).await, 1);
    let board = Board::get(BoardId::ColdWar);
    let states: Vec<_> = board.ids().take(40).collect();
    let names = |n: usize| {
        states[..n].iter().map(|at| board.territory(*at).key.clone()).collect::<Vec<_>>().join(" + ")
    };
    let long =
        [("get_permit", json!(format!("stop in {} until 1960", names(40)))), ("open_until", json!(1960))];
    let first = offered(&story, usa, &them, &long).await;
    let told = last_dm(&story, coalition);
    let last = casus_belli::text::Words::new(casus_belli::text::Lang::En).territory(board, states[39]);
    assert!(told.content.contains(&format!("{last} until 1960")), "whole: {}", told.content);
    let form = story.press(coalition, &told, "Counter").await.modal.expect("a form");
    let fields = form.inputs.iter().enumerate();
    let same: Vec<(String, String)> =
        fields.map(|(at, input)| (format!("f{at}"), input.value.clone().unwrap_or_default())).collect();
    assert!(same[2].1.ends_with(" 1960") && same[4].1 == "until 1960", "{same:?}");
    let sent = story.discord.submit_modal(coalition, &form, same).await.expect("sent");
    story.settle().await;
    assert!(sent.message.is_some());
    let back = last_dm(&story, usa).content;
    assert!(back.contains(&format!("instead of offer {first}")), "{back}");
    assert!(
        back.contains(&format!("{last} until 1960")) && back.contains("until the turn of 1960 ends"),
        "{back}"
    );
    let much = format!("stop, pass, build in {} until 1960", names(40));
    let too_long = [("player", json!(them)), ("permit", json!(much.clone())), ("get_permit", json!(much))];
    story.refused(usa, "deal offer", &too_long, "is the most").await;
    story.end().await;
}
