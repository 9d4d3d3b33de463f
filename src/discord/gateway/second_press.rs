//! The second press of the same component of the same message, as a request: recognized, and answered with what the message
//! shows since the first ([PBP-7]).

use crate::discord::components::custom_id::{Coded, LobbyPress, TournamentPress};
use crate::discord::context::answer::Answer;
use crate::discord::context::open_panels::Shown;
use crate::discord::context::repeated_presses::{Earlier, Standing, Used};
use crate::discord::families::AnyPress;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::Request;
use crate::discord::panels::private_panel;
use crate::discord::pictures::panel_picture::PanelPicture;
use serenity::all::{CreateInteractionResponse, Message, MessageId};
use std::sync::Arc;

/// Enters this press, and tells what is known of the same one before. A press that means one more of something is
/// always a press of its own.
pub(crate) async fn enter(
    request: &mut Request,
    on: MessageId,
    used: &Used,
    press: Option<&AnyPress>,
) -> Repeated {
    if matches!(press, Some(Coded::Lobby(_, LobbyPress::AddComputer))) {
        return Repeated::default();
    }
    let (at, now) = ((on, request.person.id), request.context.clock.now());
    match request.context.repeated_presses.enter(at, used.clone(), now).await {
        Standing::SecondOf(earlier) => Repeated { earlier: Some(earlier), second: true },
        Standing::New(work, earlier) => {
            request.press = Some(Arc::new(work));
            let gone = |earlier: &Earlier| {
                let shown = request.context.open_panels.at(on);
                earlier.replaced && shown.is_some_and(|shown| !used.stands_in(&shown))
            };
            Repeated { earlier, second: earlier.is_some_and(|earlier| gone(&earlier)) }
        }
    }
}

/// Answers a repeated press with the outcome of the first: the message as it stands.
pub(crate) async fn as_it_stands(
    request: &Request,
    repeated: Repeated,
    panel: Option<&Message>,
) -> Result<(), serenity::Error> {
    let replaced = repeated.earlier.is_some_and(|earlier| earlier.replaced);
    if replaced {
        // What the first one has done explains the third, too.
        request.press.iter().for_each(|press| press.replaces());
    }
    let shown = panel.filter(|_| replaced).and_then(|panel| {
        let shown = request.context.open_panels.at(panel.id)?;
        Some((panel, shown))
    });
    let Some((panel, Shown { text, rows, accent, pictured })) = shown else {
        return interaction_response::respond(request, CreateInteractionResponse::Acknowledge).await;
    };
    let picture = if pictured { PanelPicture::Kept } else { PanelPicture::Removed };
    private_panel::replace_panel(
        request,
        Answer { text, rows, accent, picture, public: request.direct, ..Answer::default() },
        panel,
    )
    .await
}

/// What is known of earlier presses of the same component of the same message.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Repeated {
    earlier: Option<Earlier>,
    /// Whether this press is the second of that one, and not a press of its own.
    pub(crate) second: bool,
}

impl Repeated {
    /// Whether a refusal of this press is due to the same press a moment ago, whose outcome the person sees. The button of the
    /// next round is the same for each round.
    pub(crate) fn explains_refusal(self, press: Option<&AnyPress>) -> bool {
        let next = matches!(press, Some(Coded::Tournament(_, TournamentPress::Next)));
        self.earlier.is_some_and(|earlier| earlier.just_now && (earlier.replaced || next))
    }
}
