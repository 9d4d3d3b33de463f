//! `/plan` ([PBP-11]): a whole turn in one line or in a form, shown with its chances, played now or when the turn comes.

use crate::classic_support::InClassic;
use crate::harness::Story;
use casus_belli::loopback::{Ack, Id, Message, Outcome};
use casus_belli::rules::Holder;
use casus_belli::table::Look;
use serde_json::json;

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn labels(on: &Message) -> Vec<String> {
    on.buttons().into_iter().map(|button| button.label).collect()
}

fn armies(look: &Look, who: &str) -> u32 {
    let at = look.view.map().find(who).expect("a key");
    look.view.classic().at(at).armies
}

async fn typed(story: &Story, who: Id, line: &str) -> Message {
    let shown = story.slash(who, "plan", &[("line", json!(line))]).await;
    assert!(shown.ephemeral, "a plan is private: {}", shown.text());
    of(shown)
}

/// No plan has got into the channel or to anybody else.
fn assert_private(story: &Story, others: &[Id]) {
    let public = story.messages();
    assert!(public.iter().all(|message| !message.content.to_lowercase().contains("plan")), "{public:#?}");
    for other in others {
        let told = story.discord.dms(*other);
        assert!(told.iter().all(|dm| !dm.content.contains("lan was played")), "{told:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_in_one_line_is_shown_with_its_chances_and_played_on_confirmation_pbp_11() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let others: Vec<Id> = people.iter().copied().filter(|who| *who != me).collect();
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let (from, to) = (Story::key(&look, from), Story::key(&look, to));

    let misspelt = format!("place {from}; attack {from}, kamtchatka until 3; end");
    let corrected = format!("place {from}; attack {from}, Kamchatka until 3; end");
    story.refused(me, "plan", &[("line", json!(misspelt))], &corrected).await;
    for (line, because) in [
        ("dance", "A step begins with `place`"),
        ("place alaska 5; attack alaska", "Step 2, “attack alaska”, can’t be read. Name two territories"),
        ("attack alaska kamchatka until soon", "`until 60%`"),
        (" ; ", "at least one step"),
    ] {
        story.refused(me, "plan", &[("line", json!(line))], because).await;
    }
    let onlooker = story.person("Onlooker");
    story.refused(onlooker, "plan", &[("line", json!("end"))], "seat").await;

    let before = story.state().await;
    let shown = typed(&story, me, &format!("place {from}; attack {from} {to}; advance all; end")).await;
    assert_eq!(story.state().await, before, "a preview changes nothing");
    assert!(shown.text().contains("nothing has been played"), "{}", shown.text());
    let said = shown.text();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[1].starts_with("1. Place all armies in "), "{lines:#?}");
    assert!(lines[2].starts_with("2. Attack ") && lines[2].ends_with('%'), "with its chance: {lines:#?}");
    assert!(lines[5].contains("Every step works out in "), "{lines:#?}");
    assert_eq!(labels(&shown), ["Play now", "When my turn comes", "Change", "Cancel"]);

    let play = shown.buttons()[0].custom_id.clone().expect("ours");
    let played = story.press(me, &shown, "Play now").await;
    assert_eq!(played.ack, Some(Ack::Update), "in place");
    let text = played.text().to_owned();
    let went =
        text.contains("Your plan is done: all 4 steps.") || text.contains("Your plan stopped after 1 of 4");
    assert!(went && text.contains('→'), "every roll and how it went: {text}");
    let state = story.state().await;
    let again = story.discord.press_stale(me, &shown, &play).expect("sent").finished().await;
    assert_eq!(again.text(), text, "a second press shows what the first one did");
    assert_eq!(story.state().await, state, "a second press changes nothing");
    assert_private(&story, &others);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_not_legal_says_where_the_plan_stopped_and_why_and_an_old_preview_is_shown_anew_pbp_11()
 {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (front, _) = Story::front(&look);
    let from = Story::key(&look, front);
    let name = look.view.map().territory(front).name.en.clone();
    let line = format!("place {from} 1; place {from}; attack {from}, {from}");
    let shown = typed(&story, me, &line).await;
    let stops = format!("✗ The plan would stop here. {name} is named twice.");
    assert!(shown.text().contains(&stops), "{}", shown.text());

    story.slash(me, "place", &[("territory", json!(from)), ("armies", json!(1))]).await;
    let anew = of(story.press(me, &shown, "Play now").await);
    assert!(anew.text().starts_with("The game has moved on since you saw this plan."), "{}", anew.text());
    let before = armies(&story.look(me).await, &from);
    let played = story.press(me, &anew, "Play now").await;
    let stopped = format!("Your plan stopped after 2 of 3 steps, at “Attack {name} → {name}");
    assert!(played.text().contains(&stopped), "{}", played.text());
    assert!(played.text().contains(&format!("{name} is named twice.")), "{}", played.text());
    assert!(armies(&story.look(me).await, &from) > before, "what was done stays");
    story.end().await;
}

/// A plan of the person who isn't on turn: all armies on one territory, then an attack on itself.
fn planned(look: &Look) -> (String, String) {
    let (front, _) = Story::front(look);
    let own = Holder::Seat(look.view.classic().own.as_ref().expect("a player").seat);
    assert_eq!(look.view.classic().at(front).holder, own);
    (Story::key(look, front), look.view.map().territory(front).name.it.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_plan_is_played_when_the_turn_comes_and_the_notice_says_how_it_went_pbp_11_pbp_14() {
    let story = Story::begin().await;
    let me = story.person("Marco");
    story.discord.set_locale(me, "it");
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let first = story.asked(&people).await;
    assert_ne!(first, me, "the plan is made in another's turn");
    let (from, name) = planned(&story.look(me).await);
    let shown = typed(&story, me, &format!("schiera {from}; attacca {from}, {from} fino a 3; fine")).await;
    assert_eq!(labels(&shown), ["Quando tocca a me", "Cambia", "Annulla"], "it isn't the turn");
    let kept = of(story.press(me, &shown, "Quando tocca a me").await);
    assert!(kept.text().contains(&format!("1. Schiera tutte le armate in {name}")), "{}", kept.text());
    let orders = of(story.slash(me, "orders", &[]).await);
    assert!(orders.text().contains("All’inizio del tuo prossimo turno"), "{}", orders.text());
    assert_eq!(labels(&orders), ["Cambia", "Togli il piano"]);
    let theirs = story.slash(first, "orders", &[]).await;
    assert!(!theirs.text().contains("plan"), "{}", theirs.text());

    let removed = story.press(me, &orders, "Togli il piano").await;
    assert!(removed.text().contains("Il tuo piano è tolto"), "{}", removed.text());
    let again = typed(&story, me, &format!("schiera {from}; attacca {from}, {from}; fine")).await;
    story.press(me, &again, "Quando tocca a me").await;
    let story = story.restarted().await;
    let before = armies(&story.look(me).await, &from);
    let look = story.look(first).await;
    let (front, _) = Story::front(&look);
    story.slash(first, "place", &[("territory", json!(Story::key(&look, front)))]).await;
    story.slash(first, "end", &[]).await;
    assert!(armies(&story.look(me).await, &from) > before, "the first step was played");
    let notice = story.discord.dms(me).pop().expect("a notice");
    for part in [
        "Il tuo piano è stato giocato all’inizio del tuo turno.",
        "Il tuo piano si è fermato dopo 1 passo su 3",
        &format!("{name} compare due volte"),
        "Tocca a te",
    ] {
        assert!(notice.content.contains(part), "{part}: {}", notice.content);
    }
    assert_private(&story, &[first]);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_line_a_form_opens_that_can_be_changed_and_cancelled_pbp_11() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let name = |at| look.view.map().territory(at).name.en.clone();
    let opened = story.slash(me, "plan", &[]).await;
    let form = opened.modal.expect("a form");
    assert!(form.inputs[0].paragraph && form.inputs[0].value.is_none(), "{form:?}");
    let submit = async |form: &_, text: &str| {
        let fields = vec![("text".to_owned(), text.to_owned())];
        story.discord.submit_modal(me, form, fields).await.expect("sent")
    };
    let before = story.state().await;
    let refused = submit(&form, "place alaska\nattack alaska kamtchatka").await;
    assert!(
        refused.ephemeral && refused.text().contains("place alaska; attack alaska Kamchatka"),
        "{}",
        refused.text()
    );
    let lines = format!("place {}\nattack {}, {} until 3\nend", name(from), name(from), name(to));
    let shown = submit(&form, &lines).await;
    assert!(shown.ephemeral, "{}", shown.text());
    let shown = of(shown);
    let again = story.press(me, &shown, "Change").await.modal.expect("the form again");
    assert_eq!(again.inputs[0].value.as_deref(), Some(lines.as_str()), "with the present plan");
    let changed = of(submit(&again, "end").await);
    assert_eq!(changed.id, shown.id, "in place");
    assert!(changed.text().contains("First: place armies"), "{}", changed.text());
    let cancelled = story.press(me, &changed, "Cancel").await;
    assert!(cancelled.text().contains("Nothing was played"), "{}", cancelled.text());
    assert_eq!(story.state().await, before);
    story.end().await;
}
