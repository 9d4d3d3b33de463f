//! The private turn panel ([PBP-57]): one message that each press edits in place. The first response brings text and
//! buttons at once and leaves the picture; a close-up of the front follows as a second edit.

use super::components::cut;
use super::error_class::ErrorClass;
use super::panel_picture::PanelPicture;
use super::render_queue::Picture;
use super::request::{Answer, Request};
use super::slash::message;
use crate::render::Format;
use crate::table::Look;
use serde::Serialize;
use serenity::all::{
    AttachmentId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    EditInteractionResponse, Message,
};

type Done = Result<(), serenity::Error>;

/// The edit of the pressed message as a first response. The client's builder always lists the files that it adds, which
/// removes all others.
#[derive(Serialize)]
struct Update {
    #[serde(rename = "type")]
    kind: u8,
    data: UpdateData,
}

#[derive(Serialize)]
struct UpdateData {
    content: String,
    components: Vec<CreateActionRow>,
    allowed_mentions: CreateAllowedMentions,
    attachments: Vec<KeptFile>,
}

#[derive(Serialize)]
struct KeptFile {
    id: AttachmentId,
}

/// `UPDATE_MESSAGE` of Discord.
const UPDATE_MESSAGE: u8 = 7;

impl Request {
    /// Opens a private panel as a message of its own: text and buttons at once, then its picture.
    pub(crate) async fn open_panel(&self, answer: Answer) -> Done {
        self.note_picture(&answer.picture);
        self.respond(CreateInteractionResponse::Message(message(&answer))).await?;
        self.show_front(answer.picture).await;
        Ok(())
    }

    /// Replaces text and buttons of the pressed private message at once, then its picture.
    pub(crate) async fn replace_panel(&self, answer: Answer, panel: &Message) -> Done {
        self.note_picture(&answer.picture);
        let kept = match answer.picture {
            PanelPicture::Removed => &[][..],
            PanelPicture::Kept | PanelPicture::Front(_) => &panel.attachments,
        };
        let content = answer.fitting();
        let data = UpdateData {
            content,
            components: answer.rows,
            allowed_mentions: CreateAllowedMentions::new(),
            attachments: kept.iter().map(|file| KeptFile { id: file.id }).collect(),
        };
        let mut update = Update { kind: UPDATE_MESSAGE, data };
        match self.respond_with(&update).await {
            // The picture was replaced after the press: the text matters more.
            Err(error) if !kept.is_empty() && ErrorClass::of(&error) == ErrorClass::Refused => {
                update.data.attachments.clear();
                self.respond_with(&update).await?;
            }
            responded => responded?,
        }
        self.show_front(answer.picture).await;
        Ok(())
    }

    /// Shows the whole board on the pressed private panel, whose text and buttons stay.
    pub(crate) async fn board_on_panel(&self, look: &Look) -> Done {
        self.context.newest_presses.pressed(self.person.id, self.token.id);
        self.respond(CreateInteractionResponse::Acknowledge).await?;
        let picture = self.context.pictures.board(look, self.words, &[], Format::default()).await;
        self.show(picture).await;
        Ok(())
    }

    /// From now on no older picture is shown; one that is being drawn still is if the board has not changed.
    fn note_picture(&self, picture: &PanelPicture) {
        match picture {
            PanelPicture::Kept => {}
            PanelPicture::Removed | PanelPicture::Front(_) => {
                self.context.newest_presses.pressed(self.person.id, self.token.id);
            }
        }
    }

    async fn show_front(&self, picture: PanelPicture) {
        if let PanelPicture::Front(front) = picture {
            let picture = self.context.pictures.front(*front, self.words).await;
            self.show(picture).await;
        }
    }

    /// Replaces the picture of the message of this interaction, unless the person has pressed something since; without
    /// one, removes it, since it is out of date. A failure leaves the message as it is: text and buttons were sent before.
    async fn show(&self, picture: Option<Picture>) {
        if !self.context.newest_presses.is_newest(self.person.id, self.token.id) {
            return;
        }
        let edit = EditInteractionResponse::new();
        let edit = match picture {
            Some(Picture { bytes, alt, file }) => {
                edit.new_attachment(CreateAttachment::bytes(bytes, file).description(cut(&alt, 1024)))
            }
            None => edit.clear_attachments(),
        };
        if let Err(error) = self.edit(edit).await {
            tracing::warn!(%error, "the picture of a private panel was not sent");
        }
    }
}
