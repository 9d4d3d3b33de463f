//! A person's own games in all servers, the next one that waits, and the context menus: in direct messages, in another
//! server, and where the bot isn't.

use crate::classic_support::InClassic;
use crate::harness::{self, Story, id};
use casus_belli::loopback::{Ack, Fault, Id, Message};
use casus_belli::rules::{Holder, Rulebook};
use casus_belli::table::{NewGame, Place};

const NEXT: &str = "Next game that waits for me";

/// A running game of these people in a channel of its own, set up at once.
async fn game_in(story: &Story, place: Place, people: &[Id]) {
    let switches = vec![("setup.way".to_owned(), "instant".to_owned())];
    let new = NewGame { switches, ..NewGame::of(Rulebook::Classic) };
    story.table.open_lobby(place, &story.as_person(people[0]), new).await.expect("a lobby");
    for guest in &people[1..] {
        story.table.join(place, &story.as_person(*guest)).await.expect("a seat");
    }
    story.table.start(place, &story.as_person(people[0])).await.expect("a game");
    story.settle().await;
}

/// The lines of a list of games.
fn games(list: &str) -> Vec<&str> {
    list.lines().filter(|line| line.starts_with("- ")).collect()
}

async fn armies(story: &Story, who: Id) -> u32 {
    let look = story.look(who).await;
    let own = look.view.viewer_seat().map(Holder::Seat);
    let view = look.view.classic();
    let held = look.view.map().ids().map(|at| view.at(at)).filter(|at| Some(at.holder) == own);
    held.map(|at| at.armies).sum()
}

/// Presses on, a menu's first option or its button for all, until armies are placed; each press edits the panel.
async fn places_all(story: &Story, who: Id, mut panel: Message) {
    let before = armies(story, who).await;
    for _ in 0..4 {
        let all = panel.buttons().into_iter().find(|button| harness::places_all(&button.label));
        let outcome = match (all, panel.selects().first()) {
            (Some(all), _) => story.press(who, &panel, &all.label).await,
            (None, Some(menu)) => story.pick(who, &panel, &menu.options[0].1).await,
            (None, None) => panic!("nothing to place on {panel:#?}"),
        };
        assert_eq!(outcome.ack, Some(Ack::Update), "{}", outcome.text());
        panel = outcome.message.expect("the panel");
        if armies(story, who).await > before {
            return;
        }
    }
    panic!("nothing was placed: {panel:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_listed_in_the_direct_message_and_the_next_is_played_there_pbp_4_pbp_58() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let direct = story.discord.dm_channel(me);
    let list = story.slash_in(direct, me, "my games", &[]).await;
    let shown = list.message.clone().expect("a list");
    assert!(!shown.ephemeral(), "a message of the DM stays");
    let line = *games(list.text()).first().unwrap_or_else(|| panic!("{}", list.text()));
    let link = format!("https://discord.com/channels/{}/{}", id(story.discord.guild()), id(story.channel()));
    for part in ["[Game 1]", &link, &story.discord.guild_name(), "round 1", "**you**: ", "<t:"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    let panel = story.press(me, &shown, NEXT).await;
    assert_eq!(panel.ack, Some(Ack::Message));
    let panel = panel.message.expect("a panel");
    assert!(!panel.ephemeral() && panel.text().contains("[Game 1]"), "{panel:#?}");
    places_all(&story, me, panel).await;

    let other = *people.iter().find(|who| **who != me).expect("three");
    let list = story.slash_in(story.discord.dm_channel(other), other, "my games", &[]).await;
    let name = story.as_person(me).name;
    assert!(list.text().contains("none waits") && list.text().contains(&name), "{}", list.text());
    assert!(!list.text().contains("**you**"), "{}", list.text());
    let none = story.slash_in(story.discord.dm_channel(other), other, "my next", &[]).await;
    assert!(none.text().contains("No game waits for you"), "{}", none.text());
    let nobody = story.person("Nadia");
    let none = story.slash_in(story.discord.dm_channel(nobody), nobody, "my next", &[]).await;
    assert!(none.text().contains("no running game"), "{}", none.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_installed_the_bot_plays_on_in_a_server_where_it_is_not_pbp_58() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let (_, elsewhere) = story.discord.add_guild("Elsewhere");
    let refused = story.discord.slash(me, elsewhere, "my games", Vec::new()).await;
    assert!(refused.expect_err("no bot").0.contains("not installed here"));
    story.discord.set_installed(me, true);
    let refused = story.discord.slash(me, elsewhere, "status", Vec::new()).await;
    assert!(refused.expect_err("of servers only").0.contains("not installed here"));
    let list = story.slash_in(elsewhere, me, "my games", &[]).await;
    assert!(list.ephemeral && games(list.text()).len() == 1, "others read along there: {}", list.text());
    let panel = story.press(me, &list.message.expect("a list"), NEXT).await;
    assert!(panel.ephemeral, "private");
    places_all(&story, me, panel.message.expect("a panel")).await;
    assert!(story.discord.messages(elsewhere, story.person("Onlooker")).is_empty(), "nobody sees a thing");

    let next = story.slash_in(elsewhere, me, "my next", &[]).await;
    assert!(next.ephemeral && next.text().contains("[Game 1]"), "{}", next.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_wait_come_first_and_a_long_list_has_pages_pbp_4() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco"].map(|name| story.person(name));
    let (second, lounge) = story.discord.add_guild("The other server");
    story.discord.misbehave(Fault::BotInvited(second));
    let known = async {
        while story.server_as_heard(second).is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the bot hears of it");
    game_in(&story, Place { guild: id(second), channel: id(lounge) }, &people).await;
    for n in 0..15 {
        let channel = id(story.discord.add_channel(&format!("table-{n}")));
        // Every second game has the other one as host, who begins as often as not.
        let seated = if n % 2 == 0 { people } else { [people[1], people[0]] };
        game_in(&story, Place { guild: id(story.discord.guild()), channel }, &seated).await;
    }
    let me = people[0];
    let list = story.slash(me, "my games", &[]).await;
    assert!(list.ephemeral && list.text().contains("**Your games: 16**"), "{}", list.text());
    assert!(list.text().contains("page 1 of 2"), "{}", list.text());
    let mut page = list.message.expect("a list");
    let mut all: Vec<String> = games(&page.content).into_iter().map(str::to_owned).collect();
    let turned = story.press(me, &page, "Next page ▶").await;
    assert_eq!(turned.ack, Some(Ack::Update), "the same message");
    page = turned.message.expect("a page");
    all.extend(games(&page.content).into_iter().map(str::to_owned));
    assert_eq!(all.len(), 16, "{all:#?}");
    assert!(all.iter().any(|line| line.contains("The other server")), "{all:#?}");
    let mine: Vec<bool> = all.iter().map(|line| line.contains("**you**")).collect();
    assert!(mine.contains(&true) && mine.contains(&false), "{all:#?}");
    assert!(mine.is_sorted_by(|before, after| before >= after), "those that wait for me first: {all:#?}");
    let back = story.press(me, &page, "◀ Previous page").await;
    assert!(back.text().contains("page 1 of 2"), "{}", back.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn context_menus_show_a_board_again_as_picture_and_as_text_pbp_58() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let onlooker = story.person("Green");
    let board = story.newest_panel();
    let asked = story.discord.dms(me).pop().expect("a notice");
    let text = story.on_message(onlooker, &board, "As text").await;
    assert!(text.ephemeral && text.text().contains("Asia"), "{}", text.text());
    let before = text.text().to_owned();
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    let at = [("territory", serde_json::json!(Story::key(&look, from)))];
    story.slash(me, "place", &at).await;
    story.slash(me, "end", &[]).await;

    let again = story.on_message(onlooker, &board, "Show this board again").await;
    assert_eq!(again.ack, Some(Ack::DeferredMessage), "drawing takes its time [PBP-15]");
    assert!(again.ephemeral && again.message.expect("a board").attachments.len() == 1);
    let text = story.on_message(onlooker, &board, "As text").await;
    assert_eq!(text.text(), before, "the board of that message, not of now");
    let now = story.on_message(onlooker, &story.newest_panel(), "As text").await;
    assert_ne!(now.text(), before, "the newest board");
    assert!(now.refusals.is_empty() && text.refusals.is_empty(), "each is answered once");

    let told = story.on_message(me, &asked, "Show this board again").await;
    let told = told.message.expect("a board");
    assert!(told.channel == story.discord.dm_channel(me) && told.attachments.len() == 1, "{told:#?}");
    let said = story.discord.say(onlooker, story.channel(), "What a board!").expect("said");
    let said = story.discord.message(said, me).expect("seen");
    let refused = story.on_message(me, &said, "Show this board again").await;
    assert!(refused.ephemeral && refused.text().contains("shows no game"), "{}", refused.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_context_menu_lists_the_games_that_two_people_share_pbp_58() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let [me, other] = [people[0], people[1]];
    let shared = story.on_person(me, other, "Games with …").await;
    assert!(shared.ephemeral && games(shared.text()).len() == 1, "{}", shared.text());
    assert!(shared.text().contains("Games with") && shared.text().contains("round 1"), "{}", shared.text());
    assert!(!shared.text().contains("**you**"), "public facts only: {}", shared.text());
    let stranger = story.person("Nadia");
    let none = story.on_person(stranger, other, "Games with …").await;
    assert!(none.text().contains("no running game together"), "{}", none.text());
    let menus = story.discord.commands();
    let names = menus.iter().filter(|command| command["type"] != 1);
    let italian: Vec<&str> = names.filter_map(|menu| menu["name_localizations"]["it"].as_str()).collect();
    assert_eq!(italian, ["Mostra di nuovo questa mappa", "Come testo", "Partite con …"]);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_persons_own_games_are_offered_outside_servers_with_the_bot_pbp_58() {
    let story = Story::begin().await;
    for command in story.discord.commands() {
        let name = command["name"].as_str().expect("a name");
        let (kinds, everywhere) = (&command["integration_types"], ["my", "away"].contains(&name));
        assert_eq!(
            *kinds,
            if everywhere { serde_json::json!([0, 1]) } else { serde_json::json!([0]) },
            "{name}"
        );
        if everywhere {
            assert_eq!(command["contexts"], serde_json::json!([0, 1, 2]));
        }
    }
    story.end().await;
}
