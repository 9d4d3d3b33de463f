//! `Family`: what panels, replies and notices need of a family. Each family implements it in its folder; `families.rs` lists
//! them. A press is handled by the families themselves, since only they know its content.

use super::answer::Answer;
use crate::rules::{Ask, AskKind, FamilyId, FamilySeen, PersonalNotice, Seen, TerritoryId, View};
use crate::table::{GameId, Look, Order};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// The family with that id.
pub(crate) type Families = fn(FamilyId) -> &'static dyn Family;

/// A family on Discord. What is given to it belongs to a game of this family; for anything else it returns `None` or
/// nothing. All texts are for the viewer of the look.
pub(crate) trait Family: Sync {
    /// A question open to the viewer, with all its components.
    fn question(&self, words: Words, look: &Look, ask: &Ask) -> Option<Answer>;

    /// Where the best of its choices is on the map, for a close-up; `None` if it is about no place.
    fn front_of_question(&self, words: Words, look: &Look, ask: &Ask) -> Option<TerritoryId>;

    /// Where an event has put the front, for a close-up; `None` if it shows on no map.
    fn front_of_event(&self, seen: &FamilySeen) -> Option<TerritoryId>;

    /// The question after an order, with what continues it in front; `None` if nothing does. `seen` is what the order did.
    fn after(&self, words: Words, open: (&Look, &Ask), order: &Order, seen: &[Seen]) -> Option<Answer>;

    /// The path of the command that answers a question of that kind.
    fn command_for(&self, kind: AskKind) -> Option<&'static str>;

    /// The buttons on the board post for a question of that kind.
    fn panel_buttons(&self, words: Words, game: GameId, view: &View, kind: AskKind) -> Vec<CreateButton>;

    /// What the button calls that which a player alone has ([PBP-14]).
    fn hand_label(&self, words: Words) -> String {
        words.button_hand()
    }

    /// The buttons below the player's own cards while the game is running: to play one, to see the standing orders.
    fn hand_buttons(&self, _words: Words, _look: &Look) -> Vec<CreateActionRow> {
        Vec::new()
    }

    /// Adds what is offered because of what an order did: orders for cards that were drawn.
    fn with_offer(&self, _words: Words, _look: &Look, _seen: &[Seen], answer: Answer) -> Answer {
        answer
    }

    /// Whether the message that asks such a question tells what happened since the person's last turn.
    fn tells_recap(&self, _kind: AskKind) -> bool {
        true
    }

    /// What a player is told personally, with its buttons; `None` if it is no longer true.
    fn personal_notice(
        &self,
        _words: Words,
        _look: &Look,
        _seen: &[Seen],
        _notice: PersonalNotice,
    ) -> Option<Answer> {
        None
    }

    /// What that player is told in the channel, if he accepts no direct messages; `None` if it is for him alone.
    fn public_notice(
        &self,
        _words: Words,
        _look: &Look,
        _seen: &[Seen],
        _notice: PersonalNotice,
    ) -> Option<String> {
        None
    }
}
