//! The host's rights: managers of the server have them too, and when the host has left the server, the role passes on to
//! the next player before anybody is refused.

use super::request::{Refusal, Request};
use crate::discord::connection::error_class::ErrorClass;
use crate::table::{Hosted, TableError, TournamentError};
use serenity::all::{GuildId, UserId};
use std::time::Duration;

/// Time to ask Discord whether people are still in the server. Whoever is not known to have left by then stays host.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// Whether this person may do here what is that host's to do.
pub(crate) fn may_host(request: &Request, host: u64) -> bool {
    request.manages || request.person.id == host
}

/// Whether Discord knows that this person is no member of the server.
pub(crate) async fn has_left(request: &Request, guild: u64, person: u64) -> bool {
    let http = request.context.connection.urgent_request().await;
    let member = GuildId::new(guild).member(http, UserId::new(person)).await;
    member.is_err_and(|error| ErrorClass::of(&error) == ErrorClass::Gone)
}

/// What a person reads who was refused because of a host that has left the server; `None` if that host is there, or
/// nobody can follow.
pub(crate) async fn after_host_left(request: &Request, error: &TableError) -> Option<String> {
    let (TableError::NotHost { host } | TableError::Tournament(TournamentError::NotHost { host })) = error
    else {
        return None;
    };
    let guild = request.place().ok()?.guild;
    let passed = tokio::time::timeout(PATIENCE, pass_on(request, guild, *host)).await.ok()?;
    passed.inspect_err(|refusal| tracing::warn!(?refusal, "the host's role could not pass on")).ok()?
}

/// Passes on all that this host has in the server, and says who follows here.
async fn pass_on(request: &Request, guild: u64, host: u64) -> Result<Option<String>, Refusal> {
    if !has_left(request, guild, host).await {
        return Ok(None);
    }
    let (here, words) = (request.place()?, request.words);
    let mut told = None;
    for succession in request.context.table.hosted_by(guild, host).await? {
        let mut next = None;
        for (person, _) in &succession.next {
            // Whoever asks is here.
            if *person == request.person.id || !has_left(request, guild, *person).await {
                next = Some(*person);
                break;
            }
        }
        request.context.table.host_left(succession.hosted, host, next).await?;
        let said = match (next, succession.hosted) {
            (Some(next), _) if next == request.person.id => Some(words.host_left_you()),
            (Some(next), _) => Some(words.host_left(&format!("<@{next}>"))),
            (None, Hosted::Lobby(_)) => Some(words.host_left_closed()),
            (None, Hosted::Game(_) | Hosted::Tournament(_)) => None,
        };
        if told.is_none() || succession.place == here {
            told = said.or(told);
        }
    }
    Ok(told)
}
