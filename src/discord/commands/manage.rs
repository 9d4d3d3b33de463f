//! `/manage`: all games of a server, for whoever manages it ([PBP-63]). With options it does what the buttons of its pages do
//! ([PBP-8]).

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, named_person, refusal};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::manage_page::{self, Replaced, Wanted};
use crate::discord::panels::proposals;
use crate::discord::panels::reply::present;
use crate::table::Replacement;
use serenity::all::User;

/// What to do. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum ManageChoice {
    #[name = "show"]
    Show,
    #[name = "pause"]
    Pause,
    #[name = "resume"]
    Resume,
    #[name = "extend"]
    Extend,
    #[name = "move"]
    Move,
    #[name = "host"]
    Host,
    #[name = "cancel"]
    Cancel,
    #[name = "replace"]
    Replace,
}

#[poise::command(slash_command, interaction_context = "Guild", default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn manage(
    ctx: Ctx<'_>,
    game: Option<AtLeast<1>>,
    action: Option<ManageChoice>,
    person: Option<User>,
    #[max_length = 32] time: Option<String>,
    #[max_length = 80] player: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let who = (person.as_ref(), player.as_deref());
    let answered = typed(&request, (game.map(|game| game.0), action), who, time.as_deref()).await;
    present(ctx, &request, answered).await
}

async fn typed(
    request: &Request,
    (game, action): (Option<i64>, Option<ManageChoice>),
    (person, player): (Option<&User>, Option<&str>),
    time: Option<&str>,
) -> Answered {
    let words = request.words;
    let action = action.unwrap_or(ManageChoice::Show);
    let Some(game) = game else {
        if action != ManageChoice::Show || person.is_some() || time.is_some() {
            return Err(refusal(words.manage_which_game()));
        }
        return manage_page::list(request, 0).await;
    };
    let length = proposals::typed_length(words, time)?;
    let wanted = match action {
        ManageChoice::Show => Wanted::Show,
        ManageChoice::Pause => Wanted::Pause(length),
        ManageChoice::Resume => Wanted::Resume,
        ManageChoice::Extend => Wanted::Extend(length),
        ManageChoice::Move => Wanted::Move,
        ManageChoice::Host => {
            Wanted::Host(person.ok_or_else(|| refusal(words.manage_which_person()))?.id.get())
        }
        ManageChoice::Replace => {
            let player = player.ok_or_else(|| refusal(words.manage_which_player()))?;
            let asked = person.map(|user| Replacement::Person(named_person(request, user)));
            Wanted::Replace(Replaced::Named(player.to_owned()), asked.unwrap_or(Replacement::Computer))
        }
        ManageChoice::Cancel => Wanted::Cancel,
    };
    manage_page::carry_out(request, magnitude(game), wanted).await
}
