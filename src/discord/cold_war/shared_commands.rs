//! What the family of the Cold War makes of the commands that all families share.

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::options::play_options::Typed;
use crate::discord::panels::give_order;
use crate::rules::cold_war::{Action, Menu, Order as Compound};
use crate::rules::{self};
use crate::table::{Order, TableError};

/// Ends the turn; after the last one, launches nothing more (A3-42).
async fn end_turn(request: &Request) -> Answered {
    let look = request.look().await?;
    let last = |ask: &rules::Ask| matches!(ask.menu, rules::Menu::ColdWar(Menu::LastLaunch(_)));
    if look.view.awaited_asks().any(last) {
        return give_order::by_command(request, Order::Answer(Action::Pass.into())).await;
    }
    give_order::by_command(request, Order::Compound(Compound::End.into())).await
}

/// Carries out a shared command: `/end` ends the turn and the last launches; the other shared commands are about games of other families.
pub(crate) async fn play(request: &Request, typed: &Typed) -> Answered {
    match typed {
        Typed::End => end_turn(request).await,
        Typed::Claim { .. }
        | Typed::Wish { .. }
        | Typed::Deploy { .. }
        | Typed::Place { .. }
        | Typed::Attack(_)
        | Typed::Advance { .. }
        | Typed::Roll { .. }
        | Typed::Defend(_)
        | Typed::Fortify { .. } => Err(TableError::Illegal(rules::Illegal::OtherFamily).into()),
    }
}
