//! Carries out presses on pages that belong to no question.

use super::page_codes::Press;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::launch;
use crate::discord::cold_war::orders_page;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Refusal, Request};
use crate::table::{Look, TableError};

/// Carries out a press; `typed` holds the fields of a form.
pub(crate) async fn press_page(
    request: &Request,
    look: &Look,
    press: &Press,
    typed: &[String],
) -> Result<PressResponse, Refusal> {
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    match press {
        Press::Deals(press) => deals::press_deals(request, look, *press, typed).await,
        Press::Launch(press) => Ok(PressResponse::Instead(launch::press_launch(request, look, press).await?)),
        Press::Orders(press) => {
            Ok(PressResponse::Instead(orders_page::press_orders(request, look, press).await?))
        }
    }
}
