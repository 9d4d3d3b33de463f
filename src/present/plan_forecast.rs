//! What a plan would do, as its player sees it before it is played ([PBP-11]): the chance of each step.

use super::classic;
use crate::rules::{TurnPlan, View};
use crate::table::PlanStop;

/// What would come of one step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StepForecast {
    /// Armies of the two territories of an attack when it begins, if they are the same in all courses.
    pub armies: (Option<u32>, Option<u32>),
    /// Whether it is up to the dice how the step ends.
    pub by_dice: bool,
    /// Chance that the step is done if the plan comes to it; `None` if the courses are too many to count.
    pub chance: Option<f64>,
    /// Why the plan stops here, if it does so in all courses.
    pub stop: Option<PlanStop>,
}

/// What would come of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanForecast {
    /// The steps that the plan may come to, in order.
    pub steps: Vec<StepForecast>,
    /// Chance that every step is done; `None` if it can't be counted.
    pub whole: Option<f64>,
}

/// What a plan would do if it were played now, or, if it is another seat's turn, on the board as it is now.
pub fn forecast(view: &View, plan: &TurnPlan) -> PlanForecast {
    match view {
        View::Classic(view) => classic::plan_forecast::forecast(view, plan),
        View::Y2210(_) | View::ColdWar(_) => PlanForecast { steps: Vec::new(), whole: None },
    }
}
