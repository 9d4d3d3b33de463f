//! What a player of the Cold War does in the turns of others, by command and through the real client: leave, interception, meeting
//! an invader, defence; leave given in advance.

use crate::cold_war_table::{
    act, ask, begun, called, give, is_super, key, marked, menu, name, of, own, seat, texts, turn_of, typed,
    until, view, words,
};
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::TerritoryId;
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu, Way};
use casus_belli::table::Look;
use serde_json::{Value, json};

pub(crate) const PEOPLE: [&str; 4] = ["Ilaria", "Marco", "Zoë", "Nadia"];

/// An own state next to one that a superpower holds.
fn border_with_a_superpower(look: &Look) -> Option<TerritoryId> {
    let held = |at: &TerritoryId| {
        let holder = view(look).at(*at).control.seat();
        holder.is_some_and(|holder| view(look).seat(holder).superpower.is_some())
    };
    own(look).into_iter().find(|at| look.view.map().neighbours(*at).iter().any(|near| held(&near)))
}

/// A superpower next to a coalition's state, which holds one infantry more and, if wanted, an interceptor.
pub(crate) struct Border {
    pub(crate) people: Vec<Id>,
    /// The person of the coalition.
    pub(crate) host: Id,
    /// The coalition's state.
    pub(crate) at: TerritoryId,
    /// The person of the superpower, on turn.
    pub(crate) guest: Id,
    /// Where the superpower's armies stand.
    pub(crate) from: TerritoryId,
}

impl Border {
    pub(crate) async fn of(story: &Story, interceptor: bool) -> Self {
        let people = begun(story, &PEOPLE, &[]).await;
        let can_pay = |look: &Look| view(look).own.as_ref().is_some_and(|own| own.purse >= 15);
        let fits =
            |_: Id, look: &Look| !is_super(look) && can_pay(look) && border_with_a_superpower(look).is_some();
        let host = turn_of(story, &people, fits).await;
        let look = story.look(host).await;
        let at = border_with_a_superpower(&look).expect("found above");
        let armies = if interceptor { "1 interceptor, infantry" } else { "infantry" };
        let bought =
            story.slash(host, "cold buy", &[("armies", json!(armies)), ("state", key(&look, at))]).await;
        let look = story.look(host).await;
        let interceptors = view(&look).at(at).interceptors_of(seat(&look));
        assert_eq!(interceptors, u32::from(interceptor), "{}", bought.text());
        story.slash(host, "end", &[]).await;
        let near = |look: &Look| own(look).into_iter().find(|from| look.view.map().adjacent(*from, at));
        let fits = |_: Id, look: &Look| is_super(look) && near(look).is_some();
        let guest = turn_of(story, &people, fits).await;
        let look = story.look(guest).await;
        let from = near(&look).expect("found above");
        story.slash(guest, "cold buy", &[("armies", json!("3 infantry")), ("state", key(&look, from))]).await;
        Self { people, host, at, guest, from }
    }

    fn convoy(&self, look: &Look) -> [(&'static str, Value); 3] {
        [("from", key(look, self.from)), ("armies", json!("infantry")), ("way", key(look, self.at))]
    }

    /// Goes on until the host is asked something of which that holds.
    pub(crate) async fn host_is_asked(&self, story: &Story, what: impl Fn(&Menu) -> bool) -> Look {
        let fits = |one: Id, look: &Look| one == self.host && menu(look).is_some_and(&what);
        until(story, &self.people, |_, _| None, fits).await;
        story.look(self.host).await
    }

    /// Reads the question of the host: the button of the answer without an answer, and no other, is marked.
    async fn silence_is(&self, story: &Story, label: &str) {
        let shown = of(story.slash(self.host, "cold turn", &[]).await);
        assert_eq!(marked(&shown), [label], "{:?}", shown.buttons());
    }

    async fn says(&self, story: &Story, who: Id, path: &str, options: &[(&str, Value)], line: &str) {
        let answer = story.slash(who, path, options).await;
        assert!(answer.ephemeral, "{}", answer.text());
        story.settle().await;
        assert!(texts(story).contains(line), "{line}: {}", texts(story));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_was_let_in_by_command_neither_buys_nor_fights_nor_converts_in_that_turn_a3_52() {
    let story = Story::begin().await;
    let table = Border::of(&story, false).await;
    let look = story.look(table.guest).await;
    let there = name(&look, table.at);
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    story
        .refused(table.guest, "cold consent", &[("given", json!(true))], " is deciding who may come in")
        .await;
    let asked = table.host_is_asked(&story, |menu| matches!(menu, Menu::Consent(_))).await;
    let shown = of(story.slash(table.host, "cold turn", &[]).await);
    assert!(shown.text().contains(&format!("asks to stop with 1 infantry in {there}")));
    assert!(shown.text().contains("No answer: refused."), "{}", shown.text());
    table.silence_is(&story, "Refuse (if no answer)").await;
    let line = format!("{} lets {} in", called(&asked, seat(&asked)), called(&look, seat(&look)));
    table.says(&story, table.host, "cold consent", &[("given", json!(true))], &line).await;
    let look = story.look(table.guest).await;
    assert_eq!(view(&look).at(table.at).of(seat(&look)).infantry, 1, "the infantry stands there");
    let state = ("state", key(&look, table.at));
    let because = format!("You were let into {there} in this turn: a guest neither buys");
    let buy = [("armies", json!("infantry")), state.clone()];
    story.refused(table.guest, "cold buy", &buy, &because).await;
    story.refused(table.guest, "cold fight", std::slice::from_ref(&state), &because).await;
    let convert = [state, ("armies", json!("infantry")), ("to", json!(called(&asked, seat(&asked))))];
    story.refused(table.guest, "cold convert", &convert, &because).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leave_given_in_advance_by_command_lets_a_convoy_stop_without_a_question_a3_32() {
    let story = Story::begin().await;
    let table = Border::of(&story, false).await;
    let look = story.look(table.guest).await;
    let guest = called(&look, seat(&look));
    let order = [("given", json!(true)), ("player", json!(guest)), ("what", json!(0))];
    let answer = of(story.slash(table.host, "cold permit", &order).await);
    let text = answer.text();
    assert!(text.contains(&guest) && text.contains("stop"), "{text}");
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    story.settle().await;
    let look = story.look(table.guest).await;
    assert_eq!(view(&look).at(table.at).of(seat(&look)).infantry, 1, "nobody was asked");
    assert!(act(&look).is_some(), "the turn goes on");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leave_given_by_thumb_for_one_state_holds_there_and_in_another_the_player_is_asked_a3_32() {
    let story = Story::begin().await;
    let table = Border::of(&story, false).await;
    let look = story.look(table.guest).await;
    let (there, guest) = (name(&look, table.at), called(&look, seat(&look)));
    let host = view(&look).at(table.at).control;
    let page = of(story.slash(table.host, "orders", &[]).await);
    let states = of(story.press(table.host, &page, "Orders for one state").await);
    let hint = "**Orders for one state**\nChoose a state. An order that you give there holds there only.";
    assert!(states.text().ends_with(hint), "the page is not empty: {}", states.text());
    let whom = of(story.pick(table.host, &states, &there).await);
    assert!(
        whom.text().ends_with(&format!("**{there}**\nNo standing order holds here yet.")),
        "no order yet: {}",
        whom.text()
    );
    let line = format!("Always let in: {guest}, only in {there}.");
    let kept = of(story.pick(table.host, &whom, &line).await);
    assert!(kept.text().ends_with(&line), "{}", kept.text());
    // Interceptors and defence for that state alone, on the same page; removed, the order is gone.
    let missiles = format!("All interceptors oppose missiles, only in {there}.");
    let both = of(story.pick(table.host, &kept, &missiles).await);
    assert!(both.text().contains(&line) && both.text().ends_with(&missiles), "{}", both.text());
    let defence = format!("All infantry defend, only in {there}.");
    let three = of(story.pick(table.host, &both, &defence).await);
    assert!(three.text().ends_with(&defence), "{}", three.text());
    let of_removal = |text: &String| text == "Remove an order";
    let remove = three.selects().into_iter().find(|menu| menu.placeholder.iter().any(of_removal));
    let remove = remove.expect("a menu of orders to remove");
    assert_eq!(remove.options.len(), 3, "the orders of that state");
    // There nobody is asked.
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    story.settle().await;
    let look = story.look(table.guest).await;
    assert_eq!(view(&look).at(table.at).of(seat(&look)).infantry, 1, "nobody was asked");
    // In another state of the same player he is.
    let ways = view(&look).convoy_ways(seat(&look), table.from);
    let of_host = |(to, _): &(TerritoryId, Way)| *to != table.at && view(&look).at(*to).control == host;
    let (stop, way) = ways.into_iter().find(of_host).expect("another state within reach");
    let other = name(&look, stop);
    let keys: Vec<String> = way.path.iter().map(|at| Story::key(&look, *at)).collect();
    let [from, armies, _] = table.convoy(&look);
    story.slash(table.guest, "cold convoy", &[from, armies, ("way", json!(keys.join(", ")))]).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Consent(_))).await;
    let shown = of(story.slash(table.host, "cold turn", &[]).await);
    assert!(shown.text().contains(&format!("asks to stop with 1 infantry in {other}")));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leave_is_refused_in_advance_by_command_for_a_state_that_is_offered_while_nobody_is_asked_a3_32() {
    let story = Story::begin().await;
    let table = Border::of(&story, false).await;
    let host = story.look(table.host).await;
    assert!(menu(&host).is_none(), "another's turn");
    let (there, channel) = (name(&host, table.at), story.channel());
    let offers = async |option: &str| {
        let path = "cold permit";
        let offered = story.discord.autocomplete(table.host, channel, path, vec![], option, "").await;
        offered.expect("offers").into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    let (states, players) = (offers("state").await, offers("player").await);
    assert!(states.iter().any(|state| state.contains(&there)), "{states:?}");
    assert_eq!(states.len(), own(&host).len().min(25), "the own states: {states:?}");
    assert_eq!(players.len(), PEOPLE.len() - 1, "the others: {players:?}");
    let nowhere = [("given", json!(true)), ("state", json!("Narnia"))];
    story.refused(table.host, "cold permit", &nowhere, "Narnia").await;
    let always = of(story.slash(table.host, "cold permit", &[("given", json!(true))]).await);
    assert!(always.text().contains("Always let in: everyone."), "{}", always.text());
    let order = [("given", json!(false)), ("state", key(&host, table.at))];
    let both = of(story.slash(table.host, "cold permit", &order).await).text();
    let never = format!("Never let in: everyone, only in {there}.");
    let at = |line: &str| both.find(line).unwrap_or_else(|| panic!("{line}: {both}"));
    assert!(at(&never) < at("Always let in: everyone."), "the one for a state stands before: {both}");
    let look = story.look(table.guest).await;
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    let refused = of(story.slash(table.guest, "cold turn", &[]).await);
    let question = format!("You get no permission to stop in {there}.");
    assert!(refused.text().contains(&question), "{}", refused.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn interceptors_let_a_convoy_pass_or_oppose_it_by_command_r3_28_a3_31() {
    let story = Story::begin().await;
    let table = Border::of(&story, true).await;
    let look = story.look(table.guest).await;
    let there = name(&look, table.at);
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Consent(_))).await;
    story.slash(table.host, "cold consent", &[("given", json!(true))]).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Intercept(_))).await;
    table.silence_is(&story, "Let it pass (if no answer)").await;
    story
        .refused(
            table.host,
            "cold intercept",
            &[("number", json!(2))],
            "There are not that many interceptors. Name 0 to 1.",
        )
        .await;
    let line = format!("intercepts in {there} with 1 interceptor");
    table.says(&story, table.host, "cold intercept", &[("number", json!(1))], &line).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invader_is_met_and_a_state_defended_with_named_armies_by_command_a3_53_r3_22() {
    let story = Story::begin().await;
    let table = Border::of(&story, true).await;
    let look = story.look(table.guest).await;
    let there = name(&look, table.at);
    let war = [("target", key(&look, table.at)), ("from", key(&look, table.from))];
    story.slash(table.guest, "cold war", &war).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Meet(_))).await;
    table.silence_is(&story, "Let them in (if no answer)").await;
    story
        .refused(
            table.host,
            "cold meet",
            &[("armies", json!("5 tanks"))],
            "Those who can: 2 infantry and 1 interceptor.",
        )
        .await;
    story.slash(table.host, "cold meet", &[]).await;
    let fight = [("state", key(&look, table.at)), ("armies", json!("1 infantry"))];
    story.slash(table.guest, "cold fight", &fight).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Defend(_))).await;
    table.silence_is(&story, "With 2 infantry and 1 interceptor (if no answer)").await;
    story
        .refused(
            table.host,
            "cold defend",
            &[("armies", json!("5 tanks"))],
            "Those who can: 2 infantry and 1 interceptor.",
        )
        .await;
    let host = story.look(table.host).await;
    let (who, whose) = (called(&look, seat(&look)), called(&host, seat(&host)));
    let line = format!("**{there}** · {who} (1 infantry) against {whose} (1 infantry)");
    table.says(&story, table.host, "cold defend", &[("armies", json!("infantry"))], &line).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_that_was_refused_leave_pays_for_a_war_by_command_a3_32() {
    let story = Story::begin().await;
    let table = Border::of(&story, false).await;
    let look = story.look(table.guest).await;
    let (me, there) = (called(&look, seat(&look)), name(&look, table.at));
    story.slash(table.guest, "cold convoy", &table.convoy(&look)).await;
    let asked = table.host_is_asked(&story, |menu| matches!(menu, Menu::Consent(_))).await;
    let line = format!("{} doesn’t let {me} into {there}.", called(&asked, seat(&asked)));
    table.says(&story, table.host, "cold consent", &[("given", json!(false))], &line).await;
    let line = format!("{me} will pay $5 for a war in {there}.");
    table.says(&story, table.guest, "cold refused", &[("pay", json!(true))], &line).await;
    until(&story, &table.people, |_, _| None, |one, look| one == table.guest && act(look).is_some()).await;
    let arrived = format!("{me}: {} → {there}, at war, 1 infantry for $6.", name(&look, table.from));
    assert!(texts(&story).contains(&arrived), "{arrived}: {}", texts(&story));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_present_to_an_exile_is_accepted_by_command_and_ends_the_exile_a3_57() {
    let story = Story::begin().await;
    let people = begun(&story, &PEOPLE, &[]).await;
    let exile = turn_of(&story, &people, |_, look| !is_super(look)).await;
    let look = story.look(exile).await;
    let usa = view(&look).seats.iter().find(|one| one.superpower.is_some()).expect("a superpower").seat;
    for at in own(&look) {
        give(&story, exile, Action::Convert { at, armies: view(&look).at(at).of(seat(&look)), to: usa })
            .await;
    }
    let name_of_exile = called(&look, seat(&look));
    let giver = turn_of(&story, &people, |_, look| seat(look) == usa).await;
    let look = story.look(giver).await;
    let (me, home) = (called(&look, usa), own(&look)[0]);
    let gift =
        [("state", key(&look, home)), ("armies", json!("infantry")), ("to", json!(name_of_exile.clone()))];
    let offered = format!("{me} offers {name_of_exile} 1 infantry in {} as a present.", name(&look, home));
    let said = async |who: Id, path: &str, options: &[(&str, Value)], line: &str| {
        let answer = story.slash(who, path, options).await;
        assert!(answer.ephemeral && texts(&story).contains(line), "{line}: {}", texts(&story));
    };
    said(giver, "cold convert", &gift, &offered).await;
    let line = format!("{name_of_exile} accepts the present.");
    said(exile, "cold present", &[("accept", json!(true))], &line).await;
    let now = story.look(exile).await;
    assert!(!view(&now).seat(seat(&now)).exile, "one infantry ends the exile");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_losses_that_silence_gives_are_marked_on_their_button_r3_23_a3_15() {
    let story = Story::begin().await;
    let (loser, look) = losing(&story, |_| true).await;
    let Some(Menu::Lose(lose)) = menu(&look) else { panic!("asked above") };
    let shown = of(story.slash(loser, "cold turn", &[]).await);
    assert!(shown.text().contains("No answer: the cheapest."), "{}", shown.text());
    let [cheapest] = &marked(&shown)[..] else { panic!("one is marked: {:?}", shown.buttons()) };
    let before = view(&look).at(lose.at).of(seat(&look));
    story.press(loser, &shown, cheapest).await;
    let after = story.look(loser).await;
    let lost = before.minus(view(&after).at(lose.at).of(seat(&after)));
    assert_eq!(*cheapest, format!("Lose {} (if no answer)", words().armies_told(lost)));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_armies_that_are_lost_are_named_by_command_r3_23_a3_15() {
    let story = Story::begin().await;
    let (loser, look) = losing(&story, |look| other_loss(look).is_some()).await;
    let Some(Menu::Lose(lose)) = menu(&look) else { panic!("asked above") };
    let armies = other_loss(&look).expect("found above");
    let channel = story.channel();
    let offered = story.discord.autocomplete(loser, channel, "cold lose", vec![], "armies", "").await;
    let offered: Vec<String> = offered.expect("offers").into_iter().map(|choice| choice.name).collect();
    assert!(offered.contains(&words().armies_told(armies)), "{offered:?}");
    assert!(offered.contains(&"Lose nothing".to_owned()), "the table leaves the choice: {offered:?}");
    story
        .refused(
            loser,
            "cold lose",
            &[("armies", json!("9 fighters"))],
            "Not all of these armies can do that",
        )
        .await;
    let answer = story.slash(loser, "cold lose", &[("armies", json!(typed(armies)))]).await;
    assert!(answer.ephemeral, "{}", answer.text());
    let after = story.look(loser).await;
    let lost = view(&look).at(lose.at).of(seat(&look)).minus(view(&after).at(lose.at).of(seat(&after)));
    assert_eq!(lost, armies, "these and no others");
    let line = format!("{} loses {}", called(&look, seat(&look)), words().armies_told(armies));
    assert!(texts(&story).contains(&line), "{line}: {}", texts(&story));
    story.end().await;
}

/// Losses that the viewer can choose, other than those that silence gives.
fn other_loss(look: &Look) -> Option<Armies> {
    let (ask, Menu::Lose(lose)) = (ask(look)?, menu(look)?) else { return None };
    let kinds = lose.among.iter().map(|(army, _)| Armies::of(army, 1));
    let offers = |armies: &Armies| {
        let action = Action::Lose { armies: *armies }.into();
        ask.menu.offers(&action) && action != ask.default
    };
    kinds.into_iter().find(offers)
}

/// All fight, declare war and buy tanks until damage leaves somebody a choice of losses that fits.
async fn losing(story: &Story, fits: impl Fn(&Look) -> bool) -> (Id, Look) {
    let people = begun(story, &PEOPLE, &[("cold_war.damage", "free")]).await;
    let wages_war = |_: Id, look: &Look| {
        let act = act(look)?;
        let fight = act.fights.iter().find(|option| option.left > 0).and_then(|option| {
            let against = option.against.first()?.0;
            Some(Action::Fight { at: option.at, against, armies: option.armies })
        });
        let war = act.declare.iter().find(|option| option.price <= act.money);
        let war = war.map(|option| Action::Declare { target: option.at, armies: option.from.clone() });
        let tanks = Armies::of(Army::Tanks, 1);
        let buy = act.buy.first().map(|option| Action::Buy { at: option.at, armies: tanks });
        let offered = |action: &Action| ask(look).is_some_and(|ask| ask.menu.offers(&action.clone().into()));
        [fight, war, buy].into_iter().flatten().find(offered)
    };
    let chooses = |_: Id, look: &Look| matches!(menu(look), Some(Menu::Lose(_))) && fits(look);
    let loser = until(story, &people, wages_war, chooses).await;
    let look = story.look(loser).await;
    (loser, look)
}
