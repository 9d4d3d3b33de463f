//! `/game reserve`: a seat of a lobby is kept for a person.

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, named_person};
use crate::discord::panels::reply::present;
use crate::table::Change;
use crate::text::escape_name;
use serenity::all::User;

#[poise::command(slash_command)]
pub(super) async fn reserve(ctx: Ctx<'_>, person: User, release: Option<bool>) -> Done {
    let request = caller(&ctx);
    let answered = reserve_seat(&request, &person, release.unwrap_or(false)).await;
    present(ctx, &request, answered).await
}

/// Reserves a seat, and says so to that person for all to see; or releases it.
async fn reserve_seat(request: &Request, user: &User, release: bool) -> Answered {
    let place = request.writable()?;
    let person = named_person(request, user);
    let id = person.id;
    if release {
        let change = Change::Release(id);
        request.context.table.configure(place, &request.person, change).await?;
        return Ok(Answer::new(request.words.seat_released(&escape_name(&person.name))));
    }
    let lobby = request.context.table.configure(place, &request.person, Change::Reserve(person)).await?;
    let public = request.context.public(place.guild).await?;
    let said = public.seat_reserved(&escape_name(&request.person.name), &format!("<@{id}>"), lobby.number);
    Ok(Answer { public: true, pings: vec![id], ..Answer::new(said) })
}
