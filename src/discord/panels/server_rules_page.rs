//! `/settings games`: what a server allows: who opens games, how many at a time, by which rulebooks. Everybody may read it;
//! whoever manages the server has menus to change it.

use crate::discord::components::custom_id::{Press, ServerPress};
use crate::discord::components::{Line, buttons, grey, menu, pick_any};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::rules::Rulebook;
use crate::table::ServerRules;
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Numbers of games that the menu offers.
const NUMBERS: [u32; 8] = [1, 2, 3, 4, 6, 10, 15, 20];
/// Value of the option for as many games as the bot allows.
const AS_MANY: &str = "all";

/// What is typed or picked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ServerChange {
    /// Only people with that role open games; `None`: everybody.
    Opener(Option<u64>),
    /// At most so many games; `None`: as many as the bot allows.
    Most(Option<u32>),
    /// Whether that rulebook is played.
    Rulebook(Rulebook, bool),
}

fn text(words: Words, rules: &ServerRules, most: u32, manages: bool) -> String {
    let who = rules.opener.map_or_else(
        || words.server_everybody_opens(),
        |role| words.server_role_opens(&format!("<@&{role}>")),
    );
    let limit = rules.most.map_or(most, |own| own.min(most));
    let played = words.list(rules.rulebooks().map(|rulebook| words.rulebook(rulebook)));
    let played =
        if rules.closed.is_empty() { words.server_all_rulebooks() } else { words.server_rulebooks(&played) };
    let last = if manages { words.server_role_hint() } else { words.settings_who_may() };
    [words.server_title(), who, words.server_most(limit), played, last].join("\n")
}

fn rows(words: Words, rules: &ServerRules, most: u32) -> Vec<CreateActionRow> {
    let mut numbers = vec![Line::new(words.server_as_many(most), AS_MANY).chosen(rules.most.is_none())];
    let offered = NUMBERS.into_iter().filter(|number| *number < most || rules.most == Some(*number));
    numbers.extend(
        offered
            .map(|number| Line::new(words.server_number(number), number).chosen(rules.most == Some(number))),
    );
    let rulebooks: Vec<Line> = Rulebook::ALL
        .into_iter()
        .map(|rulebook| {
            Line::new(words.rulebook(rulebook), rulebook.key()).chosen(!rules.closed.contains(&rulebook))
        })
        .collect();
    let mut rows = vec![
        menu(&Press::Server(ServerPress::Most), &words.pick_most_games(), &numbers),
        pick_any(&Press::Server(ServerPress::Rulebooks), &words.pick_rulebooks(), &rulebooks),
    ];
    if rules.opener.is_some() {
        rows.extend(buttons(&[grey(
            &Press::Server(ServerPress::Everybody),
            &words.button_everybody_opens(),
        )]));
    }
    rows
}

/// The page.
pub(crate) async fn page(request: &Request) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    let rules = request.context.table.server_rules(guild).await?;
    let most = request.context.table.limits().games_per_server;
    let answer = Answer::new(text(words, &rules, most, request.manages));
    Ok(if request.manages { answer.with(rows(words, &rules, most)) } else { answer })
}

/// Changes what the server allows, and shows the page.
pub(crate) async fn change(request: &Request, changes: &[ServerChange]) -> Answered {
    let (table, guild) = (&request.context.table, request.place()?.guild);
    let mut rules = table.server_rules(guild).await?;
    for one in changes {
        match *one {
            ServerChange::Opener(role) => rules.opener = role,
            ServerChange::Most(most) => rules.most = most,
            ServerChange::Rulebook(rulebook, true) => {
                rules.closed.remove(&rulebook);
            }
            ServerChange::Rulebook(rulebook, false) => {
                rules.closed.insert(rulebook);
            }
        }
    }
    table.set_server_rules(guild, &request.person, rules).await?;
    let page = page(request).await?;
    Ok(Answer { text: format!("{}\n{}", request.words.changed(), page.text), ..page })
}

/// A press on the page.
pub(crate) async fn press_server(request: &Request, what: ServerPress, picked: &[String]) -> Answered {
    let unknown = || Refusal::Said(request.words.unknown_button());
    let changes = match what {
        ServerPress::Everybody => vec![ServerChange::Opener(None)],
        ServerPress::Most => {
            let value = picked.first().ok_or_else(unknown)?;
            let number = (value != AS_MANY).then(|| value.parse()).transpose().map_err(|_| unknown())?;
            vec![ServerChange::Most(number)]
        }
        ServerPress::Rulebooks => Rulebook::ALL
            .into_iter()
            .map(|rulebook| ServerChange::Rulebook(rulebook, picked.iter().any(|key| key == rulebook.key())))
            .collect(),
    };
    change(request, &changes).await
}
