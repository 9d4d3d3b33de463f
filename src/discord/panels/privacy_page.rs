//! `/privacy`: private pages that say what is kept, give it as a file, and erase it ([PBP-54]).

use crate::discord::components::custom_id::{Press, PrivacyPress};
use crate::discord::components::{buttons, grey, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::press_response::{DataOf, PressResponse};
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::panels::reply;
use crate::table::{FormerNames, TableError};
use serenity::all::{
    CreateAllowedMentions, CreateAttachment, CreateInteractionResponse, EditInteractionResponse,
};

/// Maximum size of the records in a file, in bytes: Discord takes files of 10 MiB.
const MOST_BYTES: usize = 7 * 1024 * 1024;

const fn press(what: PrivacyPress) -> Press {
    Press::Privacy(what)
}

/// What is kept.
pub(crate) fn show(request: &Request) -> Answer {
    let words = request.words;
    let mut text = words.privacy_kept();
    let mut rows = buttons(&[
        grey(&press(PrivacyPress::Export), &words.button_privacy_export()),
        red(&press(PrivacyPress::Erase), &words.button_privacy_erase()),
    ]);
    if request.manages {
        text = format!("{text}\n{}", words.privacy_server_too());
        rows.extend(buttons(&[
            grey(&press(PrivacyPress::ExportServer), &words.button_privacy_export_server()),
            red(&press(PrivacyPress::EraseServer), &words.button_privacy_erase_server()),
        ]));
    }
    Answer::new(text).with(rows)
}

/// Asks whether the person is to be erased.
pub(crate) async fn ask_erase(request: &Request) -> Answered {
    let words = request.words;
    let found = request.context.table.to_erase(request.person.id).await?;
    if found.nothing {
        return Ok(Answer::new(words.privacy_nothing()));
    }
    let row = [
        red(&press(PrivacyPress::EraseNow), &words.button_privacy_erase_now()),
        grey(&press(PrivacyPress::Show), &words.button_privacy_keep()),
    ];
    let text = words.privacy_erase_sure(found.running, found.lobbies, found.tournaments);
    Ok(Answer::new(text).with(buttons(&row)))
}

async fn erase(request: &Request) -> Answered {
    let (words, context, person) = (request.words, &request.context, request.person.id);
    let mut names =
        FormerNames { elsewhere: context.public(0).await?.former_player(), ..FormerNames::default() };
    for server in context.table.to_erase(person).await?.servers {
        names.by_server.insert(server, context.public(server).await?.former_player());
    }
    let erased = context.table.erase_person(person, names).await?;
    context.dm_channels.drop_known(person);
    Ok(Answer::new(if erased.nothing { words.privacy_nothing() } else { words.privacy_erased() }))
}

/// Asks whether the data of the server is to be erased.
pub(crate) async fn ask_erase_server(request: &Request) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    let (games, tournaments) = request.context.table.server_to_erase(guild, &request.person).await?;
    let row = [
        red(
            &press(PrivacyPress::EraseServerNow(games, tournaments)),
            &words.button_privacy_erase_server_now(games),
        ),
        grey(&press(PrivacyPress::Show), &words.button_privacy_keep()),
    ];
    Ok(Answer::new(words.privacy_erase_server_sure(games, tournaments)).with(buttons(&row)))
}

async fn erase_server(request: &Request, counted: (u32, u32)) -> Answered {
    let (words, guild) = (request.words, request.place()?.guild);
    match request.context.table.erase_server(guild, &request.person, counted).await {
        Ok(()) => Ok(Answer::new(words.privacy_server_erased(counted.0))),
        Err(TableError::Stale) => {
            let asked = ask_erase_server(request).await?;
            Ok(Answer { text: format!("{}\n{}", words.privacy_server_changed(), asked.text), ..asked })
        }
        Err(error) => Err(error.into()),
    }
}

/// A press on one of the pages.
pub(crate) async fn press_privacy(request: &Request, what: PrivacyPress) -> Result<PressResponse, Refusal> {
    Ok(PressResponse::Instead(match what {
        PrivacyPress::Show => show(request),
        PrivacyPress::Export => return Ok(PressResponse::Data(DataOf::Person)),
        PrivacyPress::ExportServer => return Ok(PressResponse::Data(DataOf::Server)),
        PrivacyPress::Erase => ask_erase(request).await?,
        PrivacyPress::EraseNow => erase(request).await?,
        PrivacyPress::EraseServer => ask_erase_server(request).await?,
        PrivacyPress::EraseServerNow(games, tournaments) => {
            erase_server(request, (games, tournaments)).await?
        }
    }))
}

/// The text, and the file if there is one.
async fn data(request: &Request, of: DataOf) -> Result<(String, Option<CreateAttachment>), Refusal> {
    let (words, table) = (request.words, &request.context.table);
    match of {
        DataOf::Person => Ok(match table.personal_data(request.person.id).await? {
            None => (words.privacy_nothing(), None),
            Some(text) => {
                let file = CreateAttachment::bytes(text, "casus-belli-my-data.json");
                (words.privacy_exported(), Some(file))
            }
        }),
        DataOf::Server => {
            let data = table.server_data(request.place()?.guild, &request.person, MOST_BYTES).await?;
            let mut said = words.privacy_server_exported(data.games);
            if data.left_out > 0 {
                said = format!("{said} {}", words.privacy_server_left_out(data.left_out));
            }
            Ok((said, Some(CreateAttachment::bytes(data.text, "casus-belli-server-data.json"))))
        }
    }
}

/// Completes a deferred response with the file, or says why there is none.
async fn complete(request: &Request, of: DataOf) -> Result<(), serenity::Error> {
    let (text, file) = match data(request, of).await {
        Ok(told) => told,
        Err(refusal) => (reply::to_answer(request, Err(refusal)).await.text, None),
    };
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new()).content(text);
    let edit = if let Some(file) = file { edit.new_attachment(file) } else { edit };
    interaction_response::complete_response(request, edit).await
}

/// Answers a press with the file, deferred: it may take long.
pub(crate) async fn respond_with_data(request: &Request, of: DataOf) -> Result<(), serenity::Error> {
    let deferral: CreateInteractionResponse = slash::deferral(request);
    interaction_response::respond(request, deferral).await?;
    complete(request, of).await
}

/// The same for a command.
pub(crate) async fn respond_to_command(ctx: slash::Ctx<'_>, request: &Request, of: DataOf) -> slash::Done {
    slash::defer(ctx, request).await?;
    complete(request, of).await
}
