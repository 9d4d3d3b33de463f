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
use crate::discord::context::open_panels::{Sending, Shown};
use crate::discord::interactions::request::{Answer, Request};
use crate::discord::interactions::slash::message;
use crate::discord::pictures::panel_picture::PanelPicture;
use crate::discord::pictures::render_queue::Picture;
use crate::table::Look;
use serde::Serialize;
use serenity::all::{
    AttachmentId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    EditInteractionResponse, Message, MessageId,
};

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

impl Request {
    /// Sends an answer as a message of its own: a panel with components version 2 if it may be, all others plain.
    pub(crate) async fn respond_with_answer(&self, answer: &Answer) -> Done {
        self.create(answer).await.map(drop)
    }

    /// Opens a private panel as a message of its own: text and buttons at once, then its picture.
    pub(crate) async fn open_panel(&self, answer: Answer) -> Done {
        self.note_picture(&answer.picture);
        let panel = self.create(&answer).await?;
        self.show_front(answer, panel).await;
        Ok(())
    }

    async fn create(&self, answer: &Answer) -> Result<PanelMessage, serenity::Error> {
        let wanted = answer.accent.is_some() && self.context.components == Components::VersionTwo;
        if let Some(made) = wanted.then(|| body(answer, None)).flatten() {
            match self.respond_raw(NEW_MESSAGE, &made).await {
                Err(error) if ErrorClass::of(&error) == ErrorClass::Refused => {
                    self.context.note_version_two_refused();
                }
                sent => {
                    let id = sent?;
                    id.into_iter().for_each(|id| self.context.open_panels.shows(id, shown(answer), None));
                    return Ok(PanelMessage { id, version_two: true });
                }
            }
        }
        let id = self.respond_raw(NEW_MESSAGE, &message(answer)).await?;
        Ok(PanelMessage { id, version_two: false })
    }

    /// Replaces text and buttons of the pressed private message at once, then its picture.
    pub(crate) async fn replace_panel(&self, answer: Answer, pressed: &Message) -> Done {
        self.press.iter().for_each(|press| press.replaces());
        self.note_picture(&answer.picture);
        let panel = PanelMessage::of(pressed);
        if panel.version_two {
            self.replace_version_two(&answer, pressed.id).await?;
        } else {
            self.replace_plain(&answer, pressed).await?;
        }
        self.show_front(answer, panel).await;
        Ok(())
    }

    /// Waits until nothing else is being sent to that panel, and acknowledges the press if that takes long: what the
    /// message has is known only afterwards.
    async fn turn_of<'a>(&self, sending: &'a Sending) -> Result<Turn<'a>, serenity::Error> {
        if let Ok(held) = tokio::time::timeout(PATIENCE, sending.lock()).await {
            return Ok(Turn { _sending: Some(held), acknowledged: false });
        }
        self.press.iter().for_each(|press| press.held());
        self.respond(CreateInteractionResponse::Acknowledge).await?;
        let held = tokio::time::timeout(LONGEST_EDIT, sending.lock()).await.ok();
        Ok(Turn { _sending: held, acknowledged: true })
    }

    /// Sends the new state of the pressed message as the response, or as an edit if the press was acknowledged.
    async fn update(&self, turn: &Turn<'_>, data: &(impl Serialize + Sync)) -> Done {
        if turn.acknowledged {
            self.edit_raw(data, None).await?;
            self.press.iter().for_each(|press| press.released());
            Ok(())
        } else {
            self.respond_raw(UPDATE_MESSAGE, data).await.map(drop)
        }
    }

    async fn replace_plain(&self, answer: &Answer, panel: &Message) -> Done {
        let open = &self.context.open_panels;
        let sending = open.sending(panel.id);
        let turn = self.turn_of(&sending).await?;
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
        match self.update(&turn, &data).await {
            // The picture was replaced after the press: the text matters more.
            Err(error) if !kept.is_empty() && ErrorClass::of(&error) == ErrorClass::Refused => {
                open.shows(panel.id, shown(answer), None);
                data.attachments.clear();
                self.update(&turn, &data).await
            }
            updated => updated,
        }
    }

    async fn replace_version_two(&self, answer: &Answer, panel: MessageId) -> Done {
        let open = &self.context.open_panels;
        let sending = open.sending(panel);
        let turn = self.turn_of(&sending).await?;
        let file = match answer.picture {
            PanelPicture::Removed => None,
            PanelPicture::Kept | PanelPicture::Front(_) | PanelPicture::Aimed(_) | PanelPicture::Hand(_) => {
                open.picture(panel)
            }
        };
        open.shows(panel, shown(answer), file.clone());
        let Some(first) = body(answer, file.as_ref()) else {
            // No fault of the person's; the message can't become a plain one.
            let said = Answer { public: self.direct, ..Answer::new(self.words.no_internal()) };
            if turn.acknowledged {
                return self.follow_up(said.text).await;
            }
            return self.respond(CreateInteractionResponse::Message(message(&said))).await;
        };
        match self.update(&turn, &first).await {
            // The picture was replaced after the press: the text matters more.
            Err(error) if file.is_some() && ErrorClass::of(&error) == ErrorClass::Refused => {
                open.shows(panel, shown(answer), None);
                let Some(without) = body(answer, None) else { return Err(error) };
                self.update(&turn, &without).await
            }
            updated => updated,
        }
    }

    /// Shows the whole board on the pressed private panel, whose text and buttons stay.
    pub(crate) async fn board_on_panel(&self, look: &Look, pressed: &Message) -> Done {
        self.context.newest_presses.pressed(self.person.id, self.token.id);
        self.respond(CreateInteractionResponse::Acknowledge).await?;
        let picture = self.context.pictures.board(look, self.words, &[], self.context.format()).await;
        let now = Answer { public: self.direct, ..self.now(look) };
        self.show(picture, now, PanelMessage::of(pressed)).await;
        Ok(())
    }

    /// From now on no older picture is shown; one that is being drawn still is if the board has not changed.
    fn note_picture(&self, picture: &PanelPicture) {
        match picture {
            // A hand takes the picture from no panel.
            PanelPicture::Kept | PanelPicture::Hand(_) => {}
            PanelPicture::Removed | PanelPicture::Front(_) | PanelPicture::Aimed(_) => {
                self.context.newest_presses.pressed(self.person.id, self.token.id);
            }
        }
    }

    async fn show_front(&self, mut answer: Answer, panel: PanelMessage) {
        match std::mem::take(&mut answer.picture) {
            PanelPicture::Front(front) => {
                let picture = self.context.pictures.front(*front, self.words).await;
                self.show(picture, answer, panel).await;
            }
            PanelPicture::Aimed(aimed) => {
                let picture = self.context.pictures.aimed(*aimed, self.words).await;
                self.show(picture, answer, panel).await;
            }
            PanelPicture::Hand(hand) => {
                let Some(picture) = self.context.pictures.hand(*hand).await else { return };
                if let Err(error) = self.show_plain(Some(picture)).await {
                    tracing::warn!(trouble = ?ErrorClass::of(&error), "the picture of a hand was not sent");
                }
            }
            PanelPicture::Kept | PanelPicture::Removed => {}
        }
    }

    /// Replaces the picture of the message of this interaction, unless the person has pressed something since; without
    /// one, removes it, since it is out of date. A failure leaves the message as it is: text and buttons were sent before.
    async fn show(&self, picture: Option<Picture>, answer: Answer, panel: PanelMessage) {
        let sending = panel.id.map(|id| self.context.open_panels.sending(id));
        let _sending = match &sending {
            Some(sending) => Some(sending.lock().await),
            None => None,
        };
        if !self.context.newest_presses.is_newest(self.person.id, self.token.id) {
            return;
        }
        let sent = if panel.version_two {
            self.show_version_two(picture, answer, panel.id).await
        } else {
            self.show_on_plain(picture, &answer, panel.id).await
        };
        if let Err(error) = sent {
            tracing::warn!(trouble = ?ErrorClass::of(&error), "the picture of a private panel was not sent");
        }
    }

    /// Text and buttons stay, which a later press may have changed.
    async fn show_on_plain(
        &self,
        picture: Option<Picture>,
        answer: &Answer,
        panel: Option<MessageId>,
    ) -> Done {
        let open = &self.context.open_panels;
        let now = panel.and_then(|id| open.at(id));
        if now.as_ref().is_some_and(|now| !now.pictured) {
            return Ok(());
        }
        let sent = self.show_plain(picture).await?;
        let file = sent.attachments.first();
        let file = file.map(|file| PanelFile { id: Some(file.id), ..PanelFile::default() });
        open.shows(sent.id, now.unwrap_or_else(|| shown(answer)), file);
        Ok(())
    }

    async fn show_plain(&self, picture: Option<Picture>) -> Result<Message, serenity::Error> {
        let edit = EditInteractionResponse::new();
        self.edit(match picture {
            Some(Picture { bytes, alt, file }) => {
                edit.new_attachment(CreateAttachment::bytes(bytes, file).description(cut(&alt, 1024)))
            }
            None => edit.clear_attachments(),
        })
        .await
    }

    /// All of the message is sent again: what it shows now, which a later press may have changed, else `answer`.
    async fn show_version_two(
        &self,
        picture: Option<Picture>,
        answer: Answer,
        panel: Option<MessageId>,
    ) -> Done {
        let open = &self.context.open_panels;
        let answer = match panel.and_then(|id| open.at(id)) {
            Some(Shown { pictured: false, .. }) => return Ok(()),
            Some(Shown { text, rows, accent, .. }) => Answer { text, rows, accent, ..answer },
            None => answer,
        };
        let upload =
            picture.as_ref().map(|Picture { bytes, file, .. }| CreateAttachment::bytes(bytes.clone(), *file));
        let file =
            picture.map(|Picture { alt, file, .. }| PanelFile { id: None, name: file.to_owned(), alt });
        let Some(made) = body(&answer, file.as_ref()) else { return Ok(()) };
        let sent = self.edit_raw(&made, upload).await?;
        // Without its id the file can't be kept by the next edit.
        let file =
            file.map(|file| PanelFile { id: sent.attachment(), ..file }).filter(|file| file.id.is_some());
        open.shows(sent.id, shown(&answer), file);
        Ok(())
    }
}
