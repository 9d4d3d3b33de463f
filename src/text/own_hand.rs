//! What a player alone may read: his hand and his secret objective.

use super::bundle::Words;
use super::classic::ClassicWords;
use super::cold_war::ColdWarWords;
use super::names::Ctx;
use super::y2210::Y2210Words;
use crate::rules::View;

impl Words {
    /// The viewer's own cards and their value ([PBP-14]). Private: only the viewer may read it.
    pub fn hand(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).hand(view, ctx),
            View::Y2210(view) => Y2210Words(self).hand(view, ctx),
            View::ColdWar(view) => ColdWarWords(self).hand(view, ctx),
        }
    }

    /// The viewer's own secret objective alone ([PBP-14]). Private: only the viewer may read it.
    pub fn own_objective(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).objective_alone(view, ctx),
            View::Y2210(_) | View::ColdWar(_) => self.objectives_none(),
        }
    }
}
