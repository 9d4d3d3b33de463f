//! House rules in the lobby: the host can reach every switch of every rulebook, each value is explained,
//! contradictions are refused.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::{Rulebook, Switch};
use casus_belli::text::{Lang, Words};
use serde_json::json;
use std::collections::BTreeSet;

const WORDS: Words = Words::new(Lang::En);

/// Maximum number of pages of a switch menu, for use on a phone.
const PAGES: usize = 4;

/// Opens the settings and selects that switch, turning pages as a person would.
async fn picked(story: &Story, host: Id, lobby: &Message, switch: &Switch) -> Message {
    let mut page = story.press(host, lobby, "Settings").await.message.expect("settings");
    for _ in 0..PAGES {
        let mut labels = page.selects().into_iter().flat_map(|menu| menu.options).map(|option| option.1);
        if labels.any(|label| label == WORDS.switch_name(switch.key)) {
            return story.pick(host, &page, &WORDS.switch_name(switch.key)).await.message.expect("settings");
        }
        page = story.pick(host, &page, &WORDS.more_rules()).await.message.expect("settings");
    }
    panic!("{} is out of reach", switch.key);
}

/// Sets a switch as a host does: settings, the switch, its value.
pub(crate) async fn set(story: &Story, host: Id, on: &Message, key: &str, value: &str) -> Message {
    let setup = match story.table.lobby(story.place()).await {
        Ok(lobby) => lobby.setup,
        Err(_) => story.table.tournament(story.place()).await.expect("a tournament").setup,
    };
    let switch = setup.switches().into_iter().find(|switch| switch.key == key).expect("a switch");
    let page = picked(story, host, on, &switch).await;
    let wanted = format!("{}: {}", WORDS.switch_name(switch.key), WORDS.switch_value(switch.key, value));
    story.pick(host, &page, &wanted).await.message.expect("settings")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_reaches_every_house_rule_and_reads_what_each_of_its_values_means() {
    let mut seen = BTreeSet::new();
    for index in 0..Rulebook::ALL.len() {
        let story = Story::begin().await;
        let host = story.person("Ilaria");
        let lobby =
            story.slash(host, "game new", &[("rulebook", json!(index))]).await.message.expect("a lobby");
        let setup = story.table.lobby(story.place()).await.expect("a lobby").setup;
        seen.insert(setup.rulebook);
        for switch in setup.switches() {
            let shown = picked(&story, host, &lobby, &switch).await;
            for value in &switch.choices {
                let explained = WORDS.switch_explain(switch.key, value);
                assert!(!explained.is_empty() && shown.content.contains(&explained), "{}", shown.content);
            }
            let own = format!(
                "{}: {}",
                WORDS.switch_name(switch.key),
                WORDS.switch_value(switch.key, switch.value)
            );
            let offered =
                shown.selects().into_iter().flat_map(|menu| menu.options).any(|option| option.1 == own);
            assert!(offered, "{}: its values are offered", switch.key);
        }
        story.end().await;
    }
    assert_eq!(seen, Rulebook::ALL.into_iter().collect(), "every rulebook can be opened");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_house_rules_that_contradict_one_another_are_refused_with_both_their_names() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let three = [("seats", json!(3)), ("setup", json!(2))];
    let lobby = story.slash(host, "game new", &three).await.message.expect("a lobby");
    let before = story.table.lobby(story.place()).await.expect("a lobby").setup;
    let land = before.switches().into_iter().find(|switch| switch.key == "setup.land").expect("a switch");
    let page = picked(&story, host, &lobby, &land).await;
    let refused = story.pick(host, &page, &WORDS.switch_value("setup.land", "wishes")).await;
    assert!(refused.ephemeral);
    for half in [WORDS.switch_name("setup.land"), WORDS.clash_not_sealed()] {
        assert!(refused.text().contains(&half), "{}", refused.text());
    }
    assert_eq!(story.table.lobby(story.place()).await.expect("a lobby").setup, before, "nothing changed");
    story.end().await;
}
