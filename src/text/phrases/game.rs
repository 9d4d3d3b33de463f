//! Events, questions, cards, names of things in play.

crate::text::bundle::phrases! {
    /// The third army of the two-player game.
    neutral_army();
    /// Nobody, as the holder of a territory.
    nobody();
    /// A seat whose name isn't known; counted from 1.
    seat_number(n: u32);
    /// Joins the last two of a list.
    list_and(first: &str, last: &str);
    /// The figure on a card.
    symbol_infantry();
    /// The figure on a card.
    symbol_cavalry();
    /// The figure on a card.
    symbol_artillery();
    /// A card without territory.
    wild_card();
    /// A territory card.
    card(territory: &str, symbol: &str);
    /// Several armies in a sentence.
    armies(n: u32);
    /// A territory and the armies put there.
    plus(territory: &str, n: u32);

    /// Event: throws for who starts.
    seen_start(rolls: &str, first: &str);
    /// One throw.
    throw(who: &str, die: u32);
    /// Event: territories dealt.
    seen_dealt(shares: &str);
    /// How many territories somebody was dealt.
    share(who: &str, n: u32);
    /// Event: a claim.
    seen_claimed(who: &str, at: &str);
    /// Event: starting armies placed.
    seen_deployed(who: &str, armies: &str);
    /// Event: starting armies placed, some of them neutral.
    seen_deployed_neutral(who: &str, armies: &str, neutral: &str);
    /// Event: sealed answers are wanted from all.
    seen_sealed_opened();
    /// Event: the claim round begins.
    seen_claims_opened();
    /// Event: placing in turn begins.
    seen_placing_opened();
    /// Event: a turn begins.
    seen_turn_began(who: &str, armies: u32, territories: u32, continents: u32);
    /// Event: a set traded in.
    seen_traded(who: &str, cards: &str, armies: u32);
    /// Event: the two armies for a card's territory.
    seen_bonus(who: &str, at: &str, armies: u32);
    /// Event: armies placed.
    seen_placed(who: &str, armies: &str);
    /// Event: an attack announced; the defender chooses dice.
    seen_announced(from: &str, to: &str, dice: u32, chooser: &str);
    /// Event: a roll.
    seen_rolled(from: &str, to: &str, attack: &str, defence: &str, lost: &str);
    /// What a territory lost in a roll.
    loses(territory: &str, n: u32);
    /// Event: a capture.
    seen_captured(who: &str, to: &str, whose: &str);
    /// Event: armies moved in.
    seen_advanced(from: &str, to: &str, armies: u32);
    /// Event: somebody is out.
    seen_eliminated(who: &str, by: &str, cards: u32);
    /// Event: the eliminator must trade at once.
    seen_trade_owed(who: &str);
    /// Event: armies must be placed at once.
    seen_place_owed(who: &str, armies: u32);
    /// Event: the exchanged cards are the deck again.
    seen_deck_renewed();
    /// Event: no card to draw.
    seen_deck_empty(who: &str);
    /// Event: armies moved at the end of a turn.
    seen_fortified(from: &str, to: &str, armies: u32);
    /// Event: a turn is over.
    seen_turn_ended(who: &str);
    /// Event: a card drawn by somebody.
    seen_drew(who: &str);
    /// Event: one's own card.
    seen_drew_card(card: &str);
    /// Event: cards of an eliminated player, for the two who may see them.
    seen_cards_taken(from: &str, by: &str, cards: &str);
    /// Event: time ran out.
    seen_silence(who: &str);
    /// Event: a standing order answered.
    seen_standing(who: &str);
    /// Event: one more sealed answer is in.
    seen_one_more_sealed();
    /// Event: the end, by holding the whole world (R1-72).
    seen_ended_world(who: &str, round: u32);
    /// Event: the end of a two-player game (R1-76).
    seen_ended_opponent(who: &str, round: u32);

    /// A fight in the turn log: losses, rolls.
    log_fight(from: &str, to: &str, own: u32, others: u32, rolls: &str);
    /// One roll in the turn log.
    log_roll(attack: &str, defence: &str);
    /// A fight in the turn log that ended with a capture, armies moved in.
    log_captured(from: &str, to: &str, whose: &str, armies: u32, own: u32, others: u32, rolls: &str);
    /// The same while the armies are still to move in.
    log_captured_only(from: &str, to: &str, whose: &str, own: u32, others: u32, rolls: &str);
    /// In place of the rolls when the log would be too long.
    log_rolls(n: u32);
    /// First line of a turn's log.
    log_turn(round: u32, who: &str);
    /// Neither side lost anything (nobody rolled).
    lost_nothing();

    /// Question: [`crate::rules::classic::Menu::Claim`].
    ask_claim(free: u32);
    /// Question: [`crate::rules::classic::Menu::Wish`].
    ask_wish();
    /// Question: [`crate::rules::classic::Menu::Deploy`].
    ask_deploy(armies: u32);
    /// Question: [`crate::rules::classic::Menu::Deploy`] with neutral armies.
    ask_deploy_neutral(armies: u32, neutral: u32);
    /// Question: [`crate::rules::classic::Menu::Reinforce`] without a set.
    ask_place(armies: u32);
    /// Question: [`crate::rules::classic::Menu::Reinforce`] with a set in hand.
    ask_place_or_trade(armies: u32, value: u32);
    /// What the bound of armies takes away of the set that a question offers.
    ask_set_lost(armies: u32);
    /// Question: [`crate::rules::classic::Menu::Trade`].
    ask_trade(value: u32, down_to: u32);
    /// Question: [`crate::rules::classic::Menu::Bonus`].
    ask_bonus(among: &str);
    /// Question: [`crate::rules::classic::Menu::Attack`].
    ask_attack(n: u32);
    /// Question: [`crate::rules::classic::Menu::Attack`] when none can be announced.
    ask_attack_none();
    /// Question: [`crate::rules::classic::Menu::Defend`].
    ask_defend(by: &str, from: &str, to: &str, attack: u32, dice: u32);
    /// Question: [`crate::rules::classic::Menu::Defend`] for the neutral army.
    ask_defend_neutral(by: &str, from: &str, to: &str, attack: u32, dice: u32);
    /// Question: [`crate::rules::classic::Menu::Advance`].
    ask_advance(from: &str, to: &str, min: u32, max: u32);
    /// Question: [`crate::rules::classic::Menu::Fortify`].
    ask_fortify();
    /// Question: [`crate::rules::classic::Menu::Fortify`] when nothing can be moved.
    ask_fortify_none();


    /// In place of a name: all who are asked at once.
    everyone();
}
