//! What the first edition's rules add: throws for order and land, captured cards, fast battles, transfers.

crate::text::bundle::phrases! {
    /// Event: throws for the whole order of play.
    seen_order(rolls: &str, order: &str);
    /// Event: territories dealt by throws.
    seen_dealt_by_dice(shares: &str);
    /// Event: a fast battle proposed.
    seen_fast(from: &str, to: &str, who: &str);
    /// Event: a fast battle agreed to.
    seen_fast_yes(from: &str, to: &str);
    /// Event: a fast battle declined.
    seen_fast_no(from: &str, to: &str);
    /// Event: an eliminator may exchange sets.
    seen_spoils(who: &str);
    /// Question: [`crate::rules::classic::Menu::Spoils`] with a set.
    ask_spoils(value: u32);
    /// Question: [`crate::rules::classic::Menu::Spoils`] without one.
    ask_spoils_none();
    /// Question: [`crate::rules::classic::Menu::Consent`].
    ask_consent(by: &str, from: &str, to: &str);
    /// Question: [`crate::rules::classic::Menu::Defend`] against an unknown number of dice.
    ask_defend_unseen(by: &str, from: &str, to: &str, least: u32, dice: u32);
    /// Question: [`crate::rules::classic::Menu::Defend`] with two dice at least.
    ask_defend_between(by: &str, from: &str, to: &str, attack: u32, least: u32, dice: u32);
    /// Question: [`crate::rules::classic::Menu::Fortify`] where more moves may follow.
    ask_fortify_more();
    /// A move that ends the attacks, but not the turn.
    move_ends_attacks();
    /// No captured card among them.
    why_no_captured();
    /// Somebody's last territory, which can't be attacked yet.
    why_protected(at: &str, rounds: u32);
    /// Armies that fought or have arrived stay.
    why_engaged(at: &str, stay: u32);
    /// No fast battle there.
    why_not_fast(from: &str, to: &str);
    /// Exchanges no set with captured cards.
    button_keep();
    /// Agrees to a fast battle.
    button_agree();
    /// Doesn't agree to a fast battle.
    button_decline();
    /// Proposes a fast battle.
    button_fast();
}
