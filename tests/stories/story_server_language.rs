//! The language of what the bot writes in channels: the server's own, or the one that its managers chose.

use crate::harness::{Story, id};
use casus_belli::config::Language;
use casus_belli::loopback::{Id, Limits, Outcome};
use serde_json::{Value, json};

async fn say(story: &Story, who: Id, path: &str, options: &[(&str, Value)]) -> Outcome {
    story.slash(who, path, options).await
}

/// Waits until the bot knows the language of the server, which it hears of by an event.
async fn heard(story: &Story, language: Option<&str>) {
    let known = async {
        while story.server_as_heard(story.discord.guild()).is_none_or(|(_, known)| known != language) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the event arrives");
}

/// Changes the locale of the server, once the bot knows the server: events at its very start are handled in any order.
async fn relocate(story: &Story, locale: &str, community: bool) {
    heard(story, None).await;
    story.discord.set_guild_locale(locale, community);
}

/// Everything that the bot wrote in the channel.
fn written(story: &Story) -> String {
    story.messages().into_iter().map(|message| message.content + "\n").collect()
}

async fn some_game(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    story.slash(me, "end", &[]).await;
}

const ITALIAN: [&str; 3] = ["**Giro 1 · ", "**Giro 1** · ", "sta schierando"];
const ENGLISH: [&str; 3] = ["**Round 1 · ", "**Round 1** · ", "is placing"];

#[track_caller]
fn all_in(text: &str, words: [&str; 3], others: [&str; 3]) {
    for word in words {
        assert!(text.contains(word), "{word:?} is not in\n{text}");
    }
    for word in others {
        assert!(!text.contains(word), "{word:?} is in\n{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_speaks_the_language_of_its_server_pbp_16() {
    let story = Story::begin().await;
    relocate(&story, "it", true).await;
    heard(&story, Some("it")).await;
    some_game(&story).await;
    all_in(&written(&story), ITALIAN, ENGLISH);
    let ilaria = story.person("Ilaria");
    let own = say(&story, ilaria, "status", &[]).await;
    assert!(own.text().contains("Classic"), "what one sees alone is in one’s own language: {}", own.text());
    let open = say(&story, ilaria, "tournament new", &[("format", json!(0))]).await;
    assert!(open.text().starts_with("**Torneo 1"), "{}", open.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_language_of_its_own_gets_the_bots_default_pbp_16() {
    for (locale, community, expected) in
        [("en-US", false, ITALIAN), ("de", true, ITALIAN), ("en-GB", true, ENGLISH), ("en-US", true, ENGLISH)]
    {
        let italian = |settings: &mut casus_belli::config::Settings| {
            settings.defaults.language = Language::Italian;
        };
        let story = Story::with(Limits::none(), italian).await;
        relocate(&story, locale, community).await;
        if expected == ENGLISH {
            heard(&story, Some("en")).await;
        }
        some_game(&story).await;
        let others = if expected == ENGLISH { ITALIAN } else { ENGLISH };
        all_in(&written(&story), expected, others);
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_manage_the_server_choose_its_language_and_others_are_told_who_may_pbp_16() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    story.discord.set_manager(ilaria, true);
    story.refused(marco, "settings language", &[("language", json!(2))], "*Manage Server*").await;
    let shown = say(&story, marco, "settings show", &[]).await;
    assert!(shown.ephemeral && shown.text().contains("is in English"), "{}", shown.text());
    assert!(shown.text().contains("People with the permission *Manage Server* may change it"));
    let set = say(&story, ilaria, "settings language", &[("language", json!(2))]).await;
    assert!(set.ephemeral && set.text().contains("in Italian"), "{}", set.text());
    let shown = say(&story, ilaria, "settings show", &[]).await;
    assert!(shown.text().contains("is in Italian** (chosen with"), "{}", shown.text());
    assert!(shown.text().contains("You may change it"), "{}", shown.text());
    some_game(&story).await;
    all_in(&written(&story), ITALIAN, ENGLISH);
    say(&story, ilaria, "settings language", &[("language", json!(0))]).await;
    let shown = say(&story, ilaria, "settings show", &[]).await;
    assert!(shown.text().contains("is in English** (my default"), "{}", shown.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_server_has_its_own_language_and_keeps_it_over_a_restart_pbp_16() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    story.discord.set_manager(ilaria, true);
    say(&story, ilaria, "settings language", &[("language", json!(2))]).await;
    let guild = id(story.discord.guild());
    let story = story.restarted().await;
    assert_eq!(story.table.recall(&format!("language.{guild}")).await.unwrap().as_deref(), Some("it"));
    assert_eq!(story.table.recall(&format!("language.{}", guild + 1)).await.unwrap(), None, "only here");
    some_game(&story).await;
    all_in(&written(&story), ITALIAN, ENGLISH);
    story.end().await;
}
