//! `/game call` through the real client: all who are left agree in secret, and nobody else reads who ([PBP-65]).

use crate::harness::Story;
use crate::story_tournament::small_tournament;
use casus_belli::loopback::{Id, Message};
use casus_belli::table::{Order, Status};
use std::time::Duration;

const OPEN: &str = "**Proposed: end the game now, ranked as it stands.**";

fn proposal(story: &Story) -> Message {
    let found = story.messages().into_iter().rev().find(|message| message.content.contains(OPEN));
    found.expect("a proposal")
}

/// Whoever is on turn places their armies, and has the most then; returns their name.
pub(crate) async fn reinforced(story: &Story, people: &[Id]) -> String {
    let who = story.asked(people).await;
    let ask = story.look(who).await.view.asks[0].clone();
    let placed = Order::Answer(ask.default);
    story
        .table
        .order(story.place(), &story.as_person(who), Some(ask.id), placed)
        .await
        .expect("it is placed");
    story.settle().await;
    story.as_person(who).name
}

/// Everything that anybody but this person can read.
fn read_by_others(story: &Story, but: Id) -> String {
    let people = story.discord.people().into_iter().filter(|who| !who.bot && who.id != but);
    let direct = people.flat_map(|who| story.discord.dms(who.id));
    let all = story.messages().into_iter().chain(direct);
    all.map(|message| message.content).collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn all_agree_in_secret_by_one_press_each_and_the_game_ends_as_it_stands_pbp_65() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let strongest = reinforced(&story, &people).await;
    let before = read_by_others(&story, people[1]);
    let asked = story.slash(people[1], "game call", &[]).await;
    assert!(asked.ephemeral && asked.text().starts_with("Propose to end the game now"), "{}", asked.text());
    assert_eq!(read_by_others(&story, people[1]), before, "asking tells nobody");
    let own = story.press(people[1], &asked.message.clone().expect("a page"), "Propose it in secret").await;
    assert!(own.ephemeral && own.text().starts_with("You agree to end the game now"), "{}", own.text());
    let said = proposal(&story);
    assert!(
        said.content.contains("1 of 3 agree. It happens when all who are left agree"),
        "{}",
        said.content
    );
    let after = read_by_others(&story, people[1]);
    for name in ["Ilaria", "Marco", "Zoë"] {
        assert_eq!(after.matches(name).count(), before.matches(name).count(), "nobody reads who: {after}");
    }
    // The second press of the same button changes nothing.
    let again = story.press(people[1], &said, "Agree in secret").await;
    assert!(again.ephemeral && again.text().contains("You agree already. 1 of 3 do"), "{}", again.text());
    let anna = story.person("Anna");
    let stranger = story.press(anna, &said, "Agree in secret").await;
    assert!(stranger.ephemeral && stranger.text().contains("no seat"), "{}", stranger.text());
    let status = story.slash(anna, "game status", &[]).await.text().to_owned();
    assert!(status.contains("Proposed: end the game as it stands. 1 of 3 agree, until"), "{status}");
    let story = story.restarted().await;
    story.discord.set_locale(people[0], "it");
    let shown = story.slash(people[0], "game call", &[]).await;
    assert!(shown.text().starts_with("È proposto di finire ora la partita"), "{}", shown.text());
    let yes = story.press(people[0], &shown.message.clone().expect("a page"), "D’accordo, in segreto").await;
    assert!(yes.ephemeral && yes.text().starts_with("Sei d’accordo di finire ora"), "{}", yes.text());
    let edited = proposal(&story);
    assert!(edited.id == said.id && edited.content.contains("2 of 3 agree"), "{}", edited.content);
    assert!(!read_by_others(&story, people[0]).contains("Sei d’accordo"), "nor who followed");
    let last = story.press(people[2], &said, "Agree in secret").await;
    assert_eq!(last.text(), "The game is over. The result stands in the channel.");
    let closed = proposal(&story);
    assert!(closed.id == said.id && closed.buttons().is_empty(), "{closed:?}");
    assert!(closed.content.ends_with("All who were left agreed."), "{}", closed.content);
    let end =
        story.messages().into_iter().rev().find(|message| message.content.contains("🥇")).expect("the end");
    assert!(end.content.contains("All players agreed to end the game"), "{}", end.content);
    assert!(end.content.contains(&format!("as it stands: {strongest} wins.")), "{}", end.content);
    let places = format!("🥇 **{strongest}**: 14 territories · ");
    assert!(end.content.contains(&places) && end.content.contains("🥈"), "all are ranked: {}", end.content);
    assert_eq!(story.look(anna).await.status, Status::Over);
    for who in &people {
        let ended = story.discord.dms(*who).pop().expect("told");
        assert!(ended.buttons().is_empty(), "nothing is asked any more: {ended:?}");
    }
    story.refused(people[1], "game call", &[], "is over").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_no_closes_it_nobody_reads_whose_and_it_rests_then_lapses_by_itself_pbp_65() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.slash(people[0], "game concede", &[]).await;
    let asked = story.slash(people[2], "game call", &[]).await;
    story.press(people[2], &asked.message.clone().expect("a page"), "Propose it in secret").await;
    let said = proposal(&story);
    let before = read_by_others(&story, people[0]);
    let no = story.press(people[0], &said, "No, go on").await;
    assert!(no.ephemeral, "only who presses reads it");
    assert_eq!(no.text(), "The proposal is closed. Nobody sees who said no.");
    let closed = proposal(&story);
    assert!(closed.id == said.id && closed.buttons().is_empty(), "{closed:?}");
    assert!(closed.content.ends_with("It was not agreed."), "{}", closed.content);
    let after = read_by_others(&story, people[0]);
    for name in ["Ilaria", "Marco", "Zoë"] {
        assert_eq!(after.matches(name).count(), before.matches(name).count(), "nobody is named");
    }
    for who in &people {
        let again = story.slash(*who, "game call", &[]).await;
        let page = again.message.clone().expect("a page");
        let rests = story.press(*who, &page, "Propose it in secret").await;
        assert!(
            rests.ephemeral && rests.text().contains("was proposed a short while ago"),
            "{}",
            rests.text()
        );
    }
    story.wait(Duration::from_hours(24)).await;
    let asked = story.slash(people[1], "game call", &[]).await;
    story.press(people[1], &asked.message.clone().expect("a page"), "Propose it in secret").await;
    let second = proposal(&story);
    assert!(second.id != said.id && second.content.contains("1 of 3 agree"), "{}", second.content);
    story.wait(Duration::from_hours(24)).await;
    // Discord lets nobody edit a message for ever: then what became of it is a new one.
    let lapsed = proposal(&story);
    assert!(lapsed.id != second.id && lapsed.buttons().is_empty(), "{lapsed:?}");
    let late = story.press(people[0], &second, "Agree in secret").await;
    assert!(late.ephemeral && late.text() == "That proposal is no longer open.", "{}", late.text());
    assert!(lapsed.content.ends_with("It was not agreed."), "{}", lapsed.content);
    assert_eq!(story.look(people[0]).await.status, Status::Running);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_tournament_is_neither_conceded_nor_called_pbp_65() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    story.slash(people[0], "tournament new", &small_tournament()).await;
    for who in people {
        story.slash(who, "tournament join", &[]).await;
    }
    story.slash(people[0], "tournament start", &[]).await;
    let tournament = story.table.tournament(story.place()).await.expect("a tournament");
    let thread = tournament.tables[0].thread.expect("its thread is open");
    let thread = Id(thread);
    for command in ["game concede", "game call"] {
        let refused = story.slash_in(thread, people[0], command, &[]).await;
        assert!(
            refused.ephemeral && refused.text().starts_with("This table belongs to a tournament"),
            "{}",
            refused.text()
        );
    }
    story.discord.set_locale(people[1], "it");
    let refused = story.slash_in(thread, people[1], "game call", &[]).await;
    assert!(refused.text().starts_with("Questo tavolo è di un torneo"), "{}", refused.text());
    story.end().await;
}
