//! `/profile`: the ratings, games and places of a person, privately, with buttons for one's own choice about who sees them
//! ([PBP-43]).

use crate::discord::components::custom_id::{MyPress, Press};
use crate::discord::components::{MESSAGE, buttons, cut, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::panels::reply::present;
use crate::table::{FEWEST_GAMES, Profile, Rated, Rating, RatingChoice, Reliability, Tally};
use crate::text::{Words, escape_name};
use serenity::all::User;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn profile(ctx: Ctx<'_>, person: Option<User>) -> Done {
    let request = caller(&ctx);
    let answered = match person.filter(|person| person.id.get() != request.person.id) {
        None => own_profile(&request).await,
        Some(person) => profile_of(&request, &person).await,
    };
    present(ctx, &request, answered).await
}

/// The server of the request, if it shows ratings.
pub(super) async fn rated_server(request: &Request) -> Result<u64, Refusal> {
    let guild = request.place()?.guild;
    if request.context.table.rates(guild).await? {
        Ok(guild)
    } else {
        Err(refusal(request.words.ratings_are_off()))
    }
}

/// The person's own profile, with the buttons.
async fn own_profile(request: &Request) -> Answered {
    let (words, guild) = (request.words, rated_server(request).await?);
    let profile = request.context.table.profile(guild, request.person.id).await?;
    let RatingChoice { hidden, elsewhere } = profile.choice;
    let seen = match (hidden, elsewhere) {
        (true, _) => words.profile_seen_by_you(),
        (false, false) => words.profile_seen(),
        (false, true) => words.profile_seen_elsewhere(),
    };
    let show = if hidden { words.button_ratings_show() } else { words.button_ratings_hide() };
    let mut row = vec![grey(&Press::My(MyPress::HideRatings(!hidden)), &show)];
    if !hidden {
        let where_else =
            if elsewhere { words.button_ratings_here() } else { words.button_ratings_elsewhere() };
        row.push(grey(&Press::My(MyPress::RatingsElsewhere(!elsewhere)), &where_else));
    }
    let known = request.context.table.reliability(guild, request.person.id).await?;
    let text = format!("{}{}\n{seen}", text(words, &request.person.name, &profile), in_time(words, known));
    Ok(Answer::new(cut(&text, MESSAGE)).with(buttons(&row)))
}

/// The profile of somebody else, if they show it.
async fn profile_of(request: &Request, person: &User) -> Answered {
    let (words, guild) = (request.words, rated_server(request).await?);
    if person.bot {
        return Err(refusal(words.profile_of_bot()));
    }
    let name = person.global_name.as_deref().unwrap_or(&person.name).to_owned();
    let profile = request.context.table.profile(guild, person.id.get()).await?;
    if profile.choice.hidden {
        return Err(refusal(words.profile_hidden(&escape_name(&name))));
    }
    let known = request.context.table.reliability(guild, person.id.get()).await?;
    let text = format!("{}{}", text(words, &name, &profile), in_time(words, known));
    Ok(Answer::new(cut(&text, MESSAGE)))
}

/// A press of one of the buttons: stores the choice and shows the profile again.
pub(crate) async fn choose(request: &Request, change: impl Fn(&mut RatingChoice) + Send) -> Answered {
    let table = &request.context.table;
    let mut choice = table.rating_choice(request.person.id).await?;
    change(&mut choice);
    table.choose_ratings(request.person.id, choice).await?;
    own_profile(request).await
}

/// The line about turns taken in time, with a line break before it; empty if there were none.
fn in_time(words: Words, known: Reliability) -> String {
    if known.of == 0 {
        String::new()
    } else {
        format!("\n{}", words.profile_in_time(known.in_time, known.of))
    }
}

fn text(words: Words, name: &str, profile: &Profile) -> String {
    let mut lines = vec![words.profile_of(&escape_name(name))];
    match profile.overall {
        None => lines.push(words.profile_unrated(Rating::default().points())),
        Some(Rated { rating, games, .. }) => {
            let (points, margin) = (rating.points(), rating.margin());
            let mut line = words.profile_rating(points, points - margin, points + margin, games);
            match profile.rank {
                Some((rank, of)) => line = format!("{line} {}", words.profile_rank(rank, of)),
                None if games < FEWEST_GAMES => line = format!("{line} {}", words.profile_uncertain()),
                None => {}
            }
            lines.push(line);
        }
    }
    for (rulebook, tally, rated) in &profile.rulebooks {
        let Tally { games, wins, places } = tally;
        let places: Vec<String> =
            places.iter().map(|(place, times)| words.profile_place(u32::from(*place), *times)).collect();
        let points = rated.map_or_else(String::new, |rated| points(words, rated));
        let rulebook = words.rulebook(*rulebook);
        lines.push(words.profile_rulebook(&rulebook, *games, *wins, &places.join(", "), &points));
    }
    for (role, rated) in &profile.roles {
        lines.push(words.profile_power(&words.role(*role), &points(words, *rated), rated.games));
    }
    for Rated { rating, games, .. } in &profile.elsewhere {
        lines.push(words.profile_elsewhere(rating.points(), rating.margin(), *games));
    }
    lines.join("\n")
}

/// A rating within a line, with a space before it.
fn points(words: Words, rated: Rated) -> String {
    format!(" {}", words.profile_points(rated.rating.points(), rated.rating.margin()))
}
