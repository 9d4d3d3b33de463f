//! Questions of the family of 2210: what is asked and what silence means, the task, and what others read meanwhile.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::Holder;
use crate::rules::y2210::{AskKind, CardKind, Menu, PlayOption, steps};

/// Key of the family in the `.ftl` files.
pub(super) const FAMILY: &str = "y2210";

impl Y2210Words {
    /// The question for the player who is asked.
    pub(in crate::text) fn question(self, menu: &Menu, ctx: &Ctx) -> String {
        let at = |id| self.territory(ctx.board(), id);
        let who = |seat| self.seat_name(ctx, seat);
        match menu {
            Menu::Claim(steps::Claim { free }) => self.ask_claim_land(free.len() as u32),
            Menu::Deploy(steps::Deploy { mods, .. }) => self.ask_deploy_mods(&self.mods(*mods)),
            Menu::Settle(steps::Settle { piece, .. }) => self.ask_settle(&self.unique_piece(*piece)),
            Menu::Garrison(steps::Garrison { mods, .. }) => self.ask_garrison(&self.mods(*mods)),
            Menu::Agree(steps::Agree { cards }) => {
                let lines =
                    cards.iter().zip(1..).map(|(card, n)| self.lobby_blank_card(n, &self.blank_line(card)));
                self.ask_agree(&lines.collect::<Vec<_>>().join("\n"))
            }
            Menu::Wish(_) => self.ask_wish(),
            Menu::Confirm(steps::Confirm { by, card, text, cost }) => {
                let card = self.command_card(CardKind::Blank(*card));
                self.ask_confirm(&who(*by), &card, &self.quoted_card(text), &self.energy(*cost))
            }
            Menu::Bid(steps::Bid { year, most }) => self.ask_bid(*year, *most),
            Menu::Marker(steps::Marker { free }) => self.ask_marker(&numbers(free)),
            Menu::Place(steps::Place { left, gift, .. }) => {
                self.with_extras(&self.ask_place_mods(&self.mods(*left)), &[], gift.is_some())
            }
            Menu::Hire(steps::Hire { commanders, sites, gift, .. }) => {
                let nothing = commanders.is_empty() && sites.is_empty();
                let asked = if nothing { self.ask_hire_none() } else { self.ask_hire() };
                self.with_extras(&asked, &[], gift.is_some())
            }
            Menu::Buy(steps::Buy { decks, most, gift }) => {
                let asked = if *most == 0 || decks.is_empty() {
                    self.ask_buy_none()
                } else {
                    self.ask_buy(*most, &self.deck_counts(decks))
                };
                self.with_extras(&asked, &[], gift.is_some())
            }
            Menu::Prepare(prepare) => self.of_prepare(prepare),
            Menu::Invade(steps::Invade { options, cards, gift, .. }) => {
                let asked = match possible(options) {
                    0 => self.ask_invade_none(),
                    n => self.ask_invade(n),
                };
                self.with_extras(&asked, cards, gift.is_some())
            }
            Menu::React(steps::React { by, from, to, defends: true, .. }) => {
                self.ask_react_defender(&who(*by), &at(*from), &at(*to))
            }
            Menu::React(steps::React { by, from, to, whose, .. }) => {
                self.ask_react_other(&who(*by), &at(*from), &at(*to), &self.holder(ctx, *whose))
            }
            Menu::Throw(throw) => self.of_throw(throw, ctx),
            Menu::Defend(defend) => self.of_defence(defend, ctx),
            Menu::Lose(steps::Lose { at: place, among, count }) => {
                self.ask_lose(&at(*place), *count, &self.units(*among))
            }
            Menu::Advance(steps::Advance { from, to, must, min, max, .. }) => {
                let (from, to) = (at(*from), at(*to));
                if must.is_empty() {
                    return self.ask_advance_units(&from, &to, *min, *max);
                }
                self.ask_advance_must(&from, &to, *min, *max, &self.commanders(*must))
            }
            Menu::BonusDeck(steps::BonusDeck { decks }) => self
                .ask_bonus_deck(&self.list_of_one(decks.iter().map(|deck| self.deck_name(*deck)).collect())),
            Menu::Reduce(steps::Reduce { count, .. }) => self.ask_reduce(&self.mods(*count)),
            Menu::NuclearRound(steps::NuclearRound { cards, .. }) if cards.is_empty() => {
                self.ask_nuclear_round_none()
            }
            Menu::NuclearRound(steps::NuclearRound { cards, .. }) => {
                self.ask_nuclear_round(&self.card_options(cards))
            }
            Menu::Fortify(steps::Fortify { moves, left, cards, gift, .. }) => {
                let asked = if moves.is_empty() {
                    self.ask_fortify_units_none()
                } else {
                    self.ask_fortify_units(*left)
                };
                self.with_extras(&asked, cards, gift.is_some())
            }
        }
    }

    /// The cards before the invasions of a turn.
    fn of_prepare(self, prepare: &steps::Prepare) -> String {
        let steps::Prepare { cards, options, gift, .. } = prepare;
        let cards = if cards.is_empty() {
            self.ask_prepare_none()
        } else {
            self.ask_prepare(&self.card_options(cards))
        };
        let then = match possible(options) {
            0 => self.ask_prepare_go_on(),
            n => self.ask_invade(n),
        };
        self.with_extras(&format!("{cards} {then}"), &[], gift.is_some())
    }

    /// How many dice an attacker rolls.
    fn of_throw(self, throw: &steps::Throw, ctx: &Ctx) -> String {
        let steps::Throw { from, to, defence, most, commanders } = throw;
        let at = |id| self.territory(ctx.board(), id);
        let (from, to, most) = (at(*from), at(*to), u32::from(*most));
        let asked = if commanders.is_empty() {
            self.ask_throw_dice(&from, &to, most)
        } else {
            self.ask_throw_commanders(&from, &to, most, &self.commanders(*commanders))
        };
        match *defence {
            0 => asked,
            dice => before_silence(&asked, &[self.ask_throw_against(dice.into())]),
        }
    }

    /// How many dice a defender rolls.
    fn of_defence(self, defend: &steps::Defend, ctx: &Ctx) -> String {
        let steps::Defend { by, from, to, whose, attack, commanders, sides, most } = defend;
        let at = |id| self.territory(ctx.board(), id);
        let who = |seat| self.seat_name(ctx, seat);
        let (by, from, to, most) = (who(*by), at(*from), at(*to), u32::from(*most));
        let strong = commanders.len();
        let attack = match *attack {
            0 => self.dice_unknown(),
            attack => self.dice_to_roll(strong, u32::from(attack).saturating_sub(strong)),
        };
        if matches!(whose, Holder::Neutral | Holder::Nobody) {
            return self.ask_defend_neutral_dice(&by, &from, &to, &attack, most);
        }
        let eight = sides.iter().map(|sides| u32::from(*sides == 8)).sum();
        let defence = self.dice_to_roll(eight, (sides.len() as u32).saturating_sub(eight));
        self.ask_defend_dice(&by, &from, &to, &attack, most, &defence)
    }

    /// A question with the cards and the gift that may be made before it is answered.
    fn with_extras(self, asked: &str, cards: &[PlayOption], gift: bool) -> String {
        let cards = (!cards.is_empty()).then(|| self.ask_also_cards(&self.card_options(cards)));
        let gift = gift.then(|| self.ask_gift());
        before_silence(asked, &[cards, gift].into_iter().flatten().collect::<Vec<_>>())
    }

    /// A list of which one is chosen: "a, b or c".
    fn list_of_one(self, mut items: Vec<String>) -> String {
        match items.pop() {
            Some(last) if !items.is_empty() => self.list_or(&items.join(", "), &last),
            one => one.unwrap_or_default(),
        }
    }

    fn card_options(self, cards: &[PlayOption]) -> String {
        cards.iter().map(|option| self.command_card(option.card)).collect::<Vec<_>>().join(", ")
    }

    /// The task, for the player who is asked.
    pub(in crate::text) fn task(self, kind: AskKind) -> String {
        self.task_of(FAMILY, kind.key())
    }

    /// What a player is doing, for other players.
    pub(in crate::text) fn doing(self, kind: AskKind, who: &str) -> String {
        self.doing_of(FAMILY, kind.key(), who)
    }

    /// A first turn, in five lines for beginners ([PBP-47]).
    pub(in crate::text) fn first_turn(self) -> String {
        self.first_turn_y2210()
    }
}

/// A question with more sentences, which stand before the small line that says what silence means.
fn before_silence(asked: &str, more: &[String]) -> String {
    let (said, silence) = asked.split_once('\n').unwrap_or((asked, ""));
    let said = std::iter::once(said).chain(more.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
    if silence.is_empty() { said } else { format!("{said}\n{silence}") }
}

/// Number of invasions.
fn possible(options: &[steps::InvasionOption]) -> u32 {
    options.iter().map(|option| option.to.len() as u32).sum()
}

/// Numbers in a list: "1, 3".
pub(super) fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}
