//! The private turn panel ([PBP-57]): one message that each press edits in place. The first response brings text and
//! buttons at once and leaves the picture; a close-up of the front follows as a second edit.
//!
//! A panel is made with components version 2, or plain where the settings say so or Discord refuses it; a message keeps
//! for good what it was made with. The client drops what it doesn't know, so a pressed message without components is one
//! with components version 2; a plain one has its text.

use crate::config::Components;
use crate::discord::components::cut;
use crate::discord::components::version_two::{Body, Misfit, PanelFile};
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::answer::Answer;
use crate::discord::context::open_panels::{Sending, Shown};
use crate::discord::context::prepared_panel::PreparedPanel;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::message;
use crate::discord::panels::open_question;
use crate::discord::pictures::panel_picture::PanelPicture;
use crate::discord::pictures::render_queue::Picture;
use crate::ops::InteractionResult;
use crate::table::Look;
use serde::Serialize;
use serenity::all::{
    AttachmentId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    EditInteractionResponse, Message, MessageId,
};

use std::sync::Arc;
use std::time::Duration;

type Done = Result<(), serenity::Error>;

/// The edit of a plain message as a first response. The client's builder always lists the files that it adds, which
/// removes all others.
#[derive(Serialize)]
struct PlainUpdate {
    content: String,
    components: Vec<CreateActionRow>,
    allowed_mentions: CreateAllowedMentions,
    attachments: Vec<KeptFile>,
}

#[derive(Serialize)]
struct KeptFile {
    id: AttachmentId,
}

/// `CHANNEL_MESSAGE_WITH_SOURCE` of Discord.
const NEW_MESSAGE: u8 = 4;
/// `UPDATE_MESSAGE` of Discord.
const UPDATE_MESSAGE: u8 = 7;

/// A private panel as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PanelMessage {
    /// Its id, if Discord has told it.
    id: Option<MessageId>,
    /// With components version 2; else a plain message.
    version_two: bool,
}

impl PanelMessage {
    fn of(pressed: &Message) -> Self {
        // A plain message whose buttons are gone meanwhile still has its text.
        let version_two = pressed.components.is_empty() && pressed.content.is_empty();
        Self { id: Some(pressed.id), version_two }
    }
}

/// How long a first response waits for an edit of the same panel; then the press is acknowledged only, and the panel
/// edited afterwards. Discord allows three seconds for the response.
const PATIENCE: Duration = Duration::from_millis(600);
/// How long that edit waits.
const LONGEST_EDIT: Duration = Duration::from_secs(30);

/// The right to send a panel, and whether its press was acknowledged meanwhile.
struct Turn<'a> {
    _sending: Option<tokio::sync::MutexGuard<'a, ()>>,
    acknowledged: bool,
}

/// What the answer shows besides its picture.
fn shown(answer: &Answer) -> Shown {
    let Answer { text, rows, accent, picture, .. } = answer;
    let pictured = !matches!(picture, PanelPicture::Removed);
    Shown { text: text.clone(), rows: rows.clone(), accent: *accent, pictured }
}

/// The answer with components version 2; `None`, with an entry in the log, if it breaks a limit.
fn body(answer: &Answer, file: Option<&PanelFile>) -> Option<Body> {
    let made: Result<Body, Misfit> = answer.panel().version_two(!answer.public, file);
    made.inspect_err(|misfit| tracing::warn!(%misfit, "a panel can't be sent as it is")).ok()
}

/// Sends an answer as a message of its own: a panel with components version 2 if it may be, all others plain.
pub(crate) async fn respond_with_answer(request: &Request, answer: &Answer) -> Done {
    create(request, answer).await.map(drop)
}

/// Opens a private panel as a message of its own: text and buttons at once, then its picture.
pub(crate) async fn open_panel(request: &Request, answer: Answer) -> Done {
    note_picture(request, &answer.picture);
    let panel = create(request, &answer).await?;
    show_front(request, answer, panel).await;
    Ok(())
}

/// The answer with the response that opens it as a panel, if it is one with components version 2: made while nobody waits for it.
pub(crate) fn prepared(request: &Request, answer: Answer) -> Answer {
    let prepared = version_two(request, &answer);
    Answer { prepared, ..answer }
}

/// The response that opens the answer as a panel with components version 2, made now if it was not prepared; `None` if it is sent plain.
fn version_two(request: &Request, answer: &Answer) -> Option<Arc<PreparedPanel>> {
    if answer.accent.is_none() || request.context.components != Components::VersionTwo {
        return None;
    }
    if let Some(prepared) = answer.prepared.as_ref().filter(|prepared| prepared.is_of(answer)) {
        return Some(Arc::clone(prepared));
    }
    let made = body(answer, None)?;
    let response = interaction_response::encoded(NEW_MESSAGE, &made).ok()?;
    Some(Arc::new(PreparedPanel::new(answer, made, response)))
}

async fn create(request: &Request, answer: &Answer) -> Result<PanelMessage, serenity::Error> {
    if let Some(made) = version_two(request, answer) {
        match interaction_response::respond_prepared(request, NEW_MESSAGE, &made).await {
            Err(error) if ErrorClass::known(&error) == ErrorClass::Refused => {
                request.context.note_version_two_refused();
            }
            sent => {
                let id = sent?;
                id.into_iter().for_each(|id| request.context.open_panels.shows(id, shown(answer), None));
                return Ok(PanelMessage { id, version_two: true });
            }
        }
    }
    let id = interaction_response::respond_raw(request, NEW_MESSAGE, &message(answer)).await?;
    Ok(PanelMessage { id, version_two: false })
}

/// Replaces text and buttons of the pressed private message at once, then its picture.
pub(crate) async fn replace_panel(request: &Request, answer: Answer, pressed: &Message) -> Done {
    request.press.iter().for_each(|press| press.replaces());
    note_picture(request, &answer.picture);
    let panel = PanelMessage::of(pressed);
    if panel.version_two {
        replace_version_two(request, &answer, pressed.id).await?;
    } else {
        replace_plain(request, &answer, pressed).await?;
    }
    show_front(request, answer, panel).await;
    Ok(())
}

/// Waits until nothing else is being sent to that panel, and acknowledges the press if that takes long: what the
/// message has is known only afterwards.
async fn turn_of<'a>(request: &Request, sending: &'a Sending) -> Result<Turn<'a>, serenity::Error> {
    if let Ok(held) = tokio::time::timeout(PATIENCE, sending.lock()).await {
        return Ok(Turn { _sending: Some(held), acknowledged: false });
    }
    request.press.iter().for_each(|press| press.held());
    interaction_response::respond(request, CreateInteractionResponse::Acknowledge).await?;
    let held = tokio::time::timeout(LONGEST_EDIT, sending.lock()).await.ok();
    Ok(Turn { _sending: held, acknowledged: true })
}

/// Sends the new state of the pressed message as the response, or as an edit if the press was acknowledged.
async fn update(request: &Request, turn: &Turn<'_>, data: &(impl Serialize + Sync)) -> Done {
    if turn.acknowledged {
        interaction_response::edit_raw(request, data, None).await?;
        request.press.iter().for_each(|press| press.released());
        Ok(())
    } else {
        interaction_response::respond_raw(request, UPDATE_MESSAGE, data).await.map(drop)
    }
}

async fn replace_plain(request: &Request, answer: &Answer, panel: &Message) -> Done {
    let open = &request.context.open_panels;
    let sending = open.sending(panel.id);
    let turn = turn_of(request, &sending).await?;
    let kept: Vec<AttachmentId> = match (&answer.picture, open.at(panel.id)) {
        (PanelPicture::Removed, _) => Vec::new(),
        // The message of the interaction is older than what was sent since.
        (_, Some(_)) => open.picture(panel.id).and_then(|file| file.id).into_iter().collect(),
        (_, None) => panel.attachments.iter().map(|file| file.id).collect(),
    };
    let file = open.picture(panel.id).filter(|_| !kept.is_empty());
    let known = kept.first().map(|id| PanelFile { id: Some(*id), ..file.unwrap_or_default() });
    open.shows(panel.id, shown(answer), known);
    let mut data = PlainUpdate {
        content: answer.panel().content(),
        components: answer.panel().plain_rows(),
        allowed_mentions: CreateAllowedMentions::new(),
        attachments: kept.iter().map(|id| KeptFile { id: *id }).collect(),
    };
    match update(request, &turn, &data).await {
        // The picture was replaced after the press: the text matters more.
        Err(error) if !kept.is_empty() && ErrorClass::known(&error) == ErrorClass::Refused => {
            open.shows(panel.id, shown(answer), None);
            data.attachments.clear();
            update(request, &turn, &data).await
        }
        updated => updated,
    }
}

async fn replace_version_two(request: &Request, answer: &Answer, panel: MessageId) -> Done {
    let open = &request.context.open_panels;
    let sending = open.sending(panel);
    let turn = turn_of(request, &sending).await?;
    let file = match answer.picture {
        PanelPicture::Removed => None,
        PanelPicture::Kept | PanelPicture::Front(_) | PanelPicture::Aimed(_) | PanelPicture::Hand(_) => {
            open.picture(panel)
        }
    };
    open.shows(panel, shown(answer), file.clone());
    let Some(first) = body(answer, file.as_ref()) else {
        // No fault of the person's; the message can't become a plain one.
        request.first_response.interaction.note(InteractionResult::Failed);
        let said = Answer { public: request.direct, ..Answer::new(request.words.no_internal()) };
        if turn.acknowledged {
            return interaction_response::follow_up(request, said.text).await;
        }
        return interaction_response::respond(request, CreateInteractionResponse::Message(message(&said)))
            .await;
    };
    match update(request, &turn, &first).await {
        // The picture was replaced after the press: the text matters more.
        Err(error) if file.is_some() && ErrorClass::known(&error) == ErrorClass::Refused => {
            open.shows(panel, shown(answer), None);
            let Some(without) = body(answer, None) else { return Err(error) };
            update(request, &turn, &without).await
        }
        updated => updated,
    }
}

/// Shows the whole board on the pressed private panel, whose text and buttons stay.
pub(crate) async fn board_on_panel(request: &Request, look: &Look, pressed: &Message) -> Done {
    request.context.newest_presses.pressed(request.person.id, request.token.id);
    interaction_response::respond(request, CreateInteractionResponse::Acknowledge).await?;
    let picture = request.context.pictures.board(look, request.words, &[], request.context.format()).await;
    let now = Answer { public: request.direct, ..open_question::answer_now(request, look) };
    show_panel(request, picture, now, PanelMessage::of(pressed)).await;
    Ok(())
}

/// From now on no older picture is shown; one that is being drawn still is if the board has not changed.
fn note_picture(request: &Request, picture: &PanelPicture) {
    match picture {
        // A hand takes the picture from no panel.
        PanelPicture::Kept | PanelPicture::Hand(_) => {}
        PanelPicture::Removed | PanelPicture::Front(_) | PanelPicture::Aimed(_) => {
            request.context.newest_presses.pressed(request.person.id, request.token.id);
        }
    }
}

async fn show_front(request: &Request, mut answer: Answer, panel: PanelMessage) {
    match std::mem::take(&mut answer.picture) {
        PanelPicture::Front(front) => {
            let picture = request.context.pictures.front(*front, request.words).await;
            show_panel(request, picture, answer, panel).await;
        }
        PanelPicture::Aimed(aimed) => {
            let picture = request.context.pictures.aimed(*aimed, request.words).await;
            show_panel(request, picture, answer, panel).await;
        }
        PanelPicture::Hand(hand) => {
            let Some(picture) = request.context.pictures.hand(*hand).await else { return };
            if let Err(error) = show_plain(request, Some(picture)).await {
                tracing::warn!(trouble = ?ErrorClass::known(&error), "the picture of a hand was not sent");
            }
        }
        PanelPicture::Kept | PanelPicture::Removed => {}
    }
}

/// Replaces the picture of the message of this interaction, unless the person has pressed something since; without
/// one, removes it, since it is out of date. A failure leaves the message as it is: text and buttons were sent before.
async fn show_panel(request: &Request, picture: Option<Picture>, answer: Answer, panel: PanelMessage) {
    let sending = panel.id.map(|id| request.context.open_panels.sending(id));
    let _sending = match &sending {
        Some(sending) => Some(sending.lock().await),
        None => None,
    };
    if !request.context.newest_presses.is_newest(request.person.id, request.token.id) {
        return;
    }
    let sent = if panel.version_two {
        show_version_two(request, picture, answer, panel.id).await
    } else {
        show_on_plain(request, picture, &answer, panel.id).await
    };
    if let Err(error) = sent {
        tracing::warn!(trouble = ?ErrorClass::known(&error), "the picture of a private panel was not sent");
    }
}

/// Text and buttons stay, which a later press may have changed.
async fn show_on_plain(
    request: &Request,
    picture: Option<Picture>,
    answer: &Answer,
    panel: Option<MessageId>,
) -> Done {
    let open = &request.context.open_panels;
    let now = panel.and_then(|id| open.at(id));
    if now.as_ref().is_some_and(|now| !now.pictured) {
        return Ok(());
    }
    let sent = show_plain(request, picture).await?;
    let file = sent.attachments.first();
    let file = file.map(|file| PanelFile { id: Some(file.id), ..PanelFile::default() });
    open.shows(sent.id, now.unwrap_or_else(|| shown(answer)), file);
    Ok(())
}

async fn show_plain(request: &Request, picture: Option<Picture>) -> Result<Message, serenity::Error> {
    let edit = EditInteractionResponse::new();
    interaction_response::edit_response(
        request,
        match picture {
            Some(Picture { bytes, alt, file }) => {
                edit.new_attachment(CreateAttachment::bytes(bytes, file).description(cut(&alt, 1024)))
            }
            None => edit.clear_attachments(),
        },
    )
    .await
}

/// All of the message is sent again: what it shows now, which a later press may have changed, else `answer`.
async fn show_version_two(
    request: &Request,
    picture: Option<Picture>,
    answer: Answer,
    panel: Option<MessageId>,
) -> Done {
    let open = &request.context.open_panels;
    let answer = match panel.and_then(|id| open.at(id)) {
        Some(Shown { pictured: false, .. }) => return Ok(()),
        Some(Shown { text, rows, accent, .. }) => Answer { text, rows, accent, ..answer },
        None => answer,
    };
    let upload =
        picture.as_ref().map(|Picture { bytes, file, .. }| CreateAttachment::bytes(bytes.clone(), *file));
    let file = picture.map(|Picture { alt, file, .. }| PanelFile { id: None, name: file.to_owned(), alt });
    let Some(made) = body(&answer, file.as_ref()) else { return Ok(()) };
    let sent = interaction_response::edit_raw(request, &made, upload).await?;
    // Without its id the file can't be kept by the next edit.
    let file = file.map(|file| PanelFile { id: sent.attachment(), ..file }).filter(|file| file.id.is_some());
    open.shows(sent.id, shown(&answer), file);
    Ok(())
}
