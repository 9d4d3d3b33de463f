//! What the family of the Cold War makes of the commands that all families share.

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::options::play_options::Typed;
use crate::rules::cold_war::{Action, Menu, Order as Compound};
use crate::rules::{self};
use crate::table::{Order, TableError};

impl Request {
    /// Ends the turn; after the last one, launches nothing more (A3-42).
    async fn cold_end(&self) -> Answered {
        let look = self.look().await?;
        let last = |ask: &rules::Ask| matches!(ask.menu, rules::Menu::ColdWar(Menu::LastLaunch(_)));
        if look.view.awaited_asks().any(last) {
            return self.order(Order::Answer(Action::Pass.into())).await;
        }
        self.order(Order::Compound(Compound::End.into())).await
    }

    /// Carries out a shared command: `/end` ends the turn and the last launches; the other shared commands are about games of other families.
    pub(crate) async fn play_cold_war(&self, typed: &Typed) -> Answered {
        match typed {
            Typed::End => self.cold_end().await,
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
}
