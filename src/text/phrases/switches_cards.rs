//! The switches of cards, eliminations and moves, and their values.

crate::text::words::phrases! {
    /// `cards.draw`
    switch_draw();
    /// `cards.draw = both`
    value_draw_both();
    /// Explained.
    about_draw_both();
    /// `cards.draw = conquest`
    value_draw_conquest();
    /// Explained.
    about_draw_conquest();
    /// `cards.draw = start`
    value_draw_start();
    /// Explained.
    about_draw_start();
    /// `hand.limit`
    switch_hand();
    /// `hand.limit = none`
    value_hand_none();
    /// Explained.
    about_hand_none();
    /// Explained.
    about_hand(n: u32);
    /// `sets.kinds`
    switch_kinds();
    /// `sets.kinds = different`
    value_kinds_different();
    /// Explained.
    about_kinds_different();
    /// `sets.kinds = alike_or_different`
    value_kinds_any();
    /// Explained.
    about_kinds_any();
    /// `sets.values`
    switch_values();
    /// `sets.values = rising`
    value_values_rising();
    /// Explained.
    about_values_rising();
    /// `sets.values = fixed`
    value_values_fixed();
    /// Explained.
    about_values_fixed();
    /// `sets.start`
    switch_set_start();
    /// Explained.
    about_set_start(n: u32);
    /// `sets.start = 6_then_6`
    value_set_start_twice();
    /// Explained.
    about_set_start_twice();
    /// `sets.alike`
    switch_alike();
    /// `sets.alike = by_arm`
    value_alike_by_arm();
    /// Explained.
    about_alike_by_arm();
    /// `sets.alike = flat8`
    value_alike_flat();
    /// Explained.
    about_alike_flat();
    /// `sets.joker`
    switch_joker();
    /// `sets.joker = any_pair`
    value_joker_any();
    /// Explained.
    about_joker_any();
    /// `sets.joker = two_equal`
    value_joker_equal();
    /// Explained.
    about_joker_equal();
    /// `sets.max_jokers`
    switch_wilds();
    /// Explained.
    about_wilds(n: u32);
    /// `sets.per_turn`
    switch_per_turn();
    /// Explained.
    about_per_turn(n: u32);
    /// `sets.per_turn = any`
    value_per_turn_any();
    /// Explained.
    about_per_turn_any();
    /// `sets.forced`
    switch_forced();
    /// `sets.forced = never`
    value_forced_never();
    /// Explained.
    about_forced_never();
    /// `sets.forced = at_five`
    value_forced_five();
    /// Explained.
    about_forced_five();
    /// `sets.owned_bonus`
    switch_owned();
    /// `sets.owned_bonus = none`
    value_owned_none();
    /// Explained.
    about_owned_none();
    /// `sets.owned_bonus = once`
    value_owned_once();
    /// Explained.
    about_owned_once();
    /// `sets.owned_bonus = each`
    value_owned_each();
    /// Explained.
    about_owned_each();
    /// `sets.owned_bonus_place`
    switch_bonus_place();
    /// `sets.owned_bonus_place = free`
    value_bonus_free();
    /// Explained.
    about_bonus_free();
    /// `sets.owned_bonus_place = on_territory`
    value_bonus_there();
    /// Explained.
    about_bonus_there();
    /// `elimination.use_cards_now`
    switch_use_now();
    /// `elimination.use_cards_now = off`
    value_use_now_off();
    /// Explained.
    about_use_now_off();
    /// `elimination.use_cards_now = on`
    value_use_now_on();
    /// Explained.
    about_use_now_on();
    /// `elimination.use_cards_now = forced`
    value_use_now_forced();
    /// Explained.
    about_use_now_forced();
    /// `classic.elim_trade_at`
    switch_elim_trade();
    /// `classic.elim_trade_at = 7`
    value_elim_seven();
    /// Explained.
    about_elim_seven();
    /// `classic.elim_trade_at = 6`
    value_elim_six();
    /// Explained.
    about_elim_six();
    /// `elimination.protected_rounds`
    switch_protected();
    /// Explained.
    about_protected(n: u32);
    /// `elimination.protection`
    switch_protection();
    /// `elimination.protection = cap`
    value_protection_cap();
    /// Explained.
    about_protection_cap();
    /// `elimination.protection = no_attack`
    value_protection_no_attack();
    /// Explained.
    about_protection_no_attack();
    /// `elimination.protection = off`
    value_protection_off();
    /// Explained.
    about_protection_off();
    /// `fortify.mode`
    switch_fortify();
    /// `fortify.mode = one_adjacent`
    value_fortify_adjacent();
    /// Explained.
    about_fortify_adjacent();
    /// `fortify.mode = one_path`
    value_fortify_path();
    /// Explained.
    about_fortify_path();
    /// `fortify.mode = multi_adjacent`
    value_fortify_multi();
    /// Explained.
    about_fortify_multi();
    /// `fortify.exclude_engaged`
    switch_engaged();
    /// Explained.
    about_engaged();
    /// `fortify.min_border_garrison`
    switch_garrison();
    /// Explained.
    about_garrison(n: u32);
    /// `advance.min_border_garrison`
    switch_advance_garrison();
    /// Explained.
    about_advance_garrison(n: u32);
    /// `army.cap`
    switch_cap();
    /// `army.cap = none`
    value_cap_none();
    /// Explained.
    about_cap_none();
    /// Explained.
    about_cap(n: u32);
}
