//! `Answer`: text and components of a response, and what becomes of the picture beside it.

use super::prepared_panel::PreparedPanel;
use crate::discord::components::panel::{Panel, Row, Rows};
use crate::discord::pictures::panel_picture::PanelPicture;
use crate::present::board_scene::tint_of;
use crate::table::{Colour, Look};
use std::sync::Arc;

/// Response to a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) rows: Rows,
    /// The colour of its edge if it is a private panel of a game; else it is a plain message.
    pub(crate) accent: Option<u32>,
    /// Visible to all members of the channel; else only to the person who asked.
    pub(crate) public: bool,
    /// User ids of the people whom it mentions with a ping; the only ones.
    pub(crate) pings: Vec<u64>,
    /// What becomes of the picture if the answer replaces a private panel.
    pub(crate) picture: PanelPicture,
    /// The response that opens this panel, if it was made ahead; it is used only if the answer still says the same.
    pub(crate) prepared: Option<Arc<PreparedPanel>>,
}

impl Answer {
    /// A private answer.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Adds rows of components.
    pub(crate) fn with<R: Into<Row>>(self, rows: Vec<R>) -> Self {
        Self { rows: rows.into_iter().map(Into::into).collect(), ..self }
    }

    /// The answer as the private panel of the viewer of that game, in the colour of the seat.
    pub(crate) fn in_colour_of(self, look: &Look) -> Self {
        let seated = look.view.viewer_seat().and_then(|seat| look.at(seat));
        Self { accent: seated.map(|seated| accent(seated.colour)), ..self }
    }

    /// The answer, ready to be rendered.
    pub(crate) fn panel(&self) -> Panel<'_> {
        Panel { heading: &self.text, rows: &self.rows, accent: self.accent }
    }
}

/// The colour of a seat for the edge of a panel.
fn accent(colour: Colour) -> u32 {
    let [red, green, blue] = tint_of(colour).badge();
    u32::from_be_bytes([0, red, green, blue])
}
