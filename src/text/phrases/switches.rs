//! The switches of set-up and battle, and their values. [`crate::text::Words::switch_name`] finds them by id.

crate::text::words::phrases! {
    /// A rule that is not followed.
    value_off();
    /// A rule that is followed.
    value_on();
    /// Explained.
    about_off();
    /// A number as a value.
    value_number(n: u32);
    /// A number of days as a value.
    value_days(n: u32);
    /// `setup.way`
    switch_setup_way();
    /// `setup.way = sealed`
    value_setup_sealed();
    /// Explained.
    about_setup_sealed();
    /// `setup.way = by_the_book`
    value_setup_book();
    /// Explained.
    about_setup_book();
    /// `setup.way = instant`
    value_setup_instant();
    /// Explained.
    about_setup_instant();
    /// `setup.land`
    switch_setup_land();
    /// `setup.land = dealt`
    value_land_dealt();
    /// Explained.
    about_land_dealt();
    /// `setup.land = wishes`
    value_land_wishes();
    /// Explained.
    about_land_wishes();
    /// `deal.land`
    switch_deal();
    /// `deal.land = claims`
    value_deal_claims();
    /// Explained.
    about_deal_claims();
    /// `deal.land = dice`
    value_deal_dice();
    /// Explained.
    about_deal_dice();
    /// `deal.land = cards`
    value_deal_cards();
    /// Explained.
    about_deal_cards();
    /// `deal.extra`
    switch_extra();
    /// `deal.extra = left`
    value_extra_left();
    /// Explained.
    about_extra_left();
    /// `deal.extra = last`
    value_extra_last();
    /// Explained.
    about_extra_last();
    /// `deal.extra = first`
    value_extra_first();
    /// Explained.
    about_extra_first();
    /// `deal.half_continent`
    switch_half();
    /// Explained.
    about_half();
    /// `setup.armies`
    switch_start_armies();
    /// `setup.armies = full`
    value_armies_full();
    /// Explained.
    about_armies_full();
    /// `setup.armies = one_each`
    value_armies_one();
    /// Explained.
    about_armies_one();
    /// `setup.place`
    switch_place();
    /// Explained.
    about_place(n: u32);
    /// `map.classic`
    switch_map();
    /// `map.classic = classic83`
    value_map_83();
    /// Explained.
    about_map_83();
    /// `map.classic = classic82`
    value_map_82();
    /// Explained.
    about_map_82();
    /// `map.classic = risiko`
    value_map_italian();
    /// Explained.
    about_map_italian();
    /// `turn.direction`
    switch_direction();
    /// `turn.direction = left`
    value_direction_left();
    /// Explained.
    about_direction_left();
    /// `turn.direction = right`
    value_direction_right();
    /// Explained.
    about_direction_right();
    /// `defence.max_dice`
    switch_defence_dice();
    /// Explained.
    about_defence_dice(n: u32);
    /// `defence.choice`
    switch_defence();
    /// `defence.choice = two_up`
    value_defence_two_up();
    /// Explained.
    about_defence_two_up();
    /// `defence.choice = free`
    value_defence_free();
    /// Explained.
    about_defence_free();
    /// `defence.choice = max`
    value_defence_max();
    /// Explained.
    about_defence_max();
    /// `dice.declare`
    switch_declare();
    /// `dice.declare = attacker_first`
    value_declare_attacker();
    /// Explained.
    about_declare_attacker();
    /// `dice.declare = defender_first`
    value_declare_defender();
    /// Explained.
    about_declare_defender();
    /// `dice.declare = secret`
    value_declare_secret();
    /// Explained.
    about_declare_secret();
    /// `neutral.defence`
    switch_neutral();
    /// `neutral.defence = opponent`
    value_neutral_opponent();
    /// Explained.
    about_neutral_opponent();
    /// `neutral.defence = max`
    value_neutral_max();
    /// Explained.
    about_neutral_max();
    /// `attack.no_inferiority`
    switch_inferiority();
    /// Explained.
    about_inferiority();
    /// `endgame.fast_battle`
    switch_fast();
    /// Explained.
    about_fast();
    /// `reinforce.minimum`
    switch_minimum();
    /// Explained.
    about_minimum(n: u32);
    /// `reinforce.plus_one`
    switch_plus_one();
    /// Explained.
    about_plus_one();
    /// `variant.quarters`
    switch_quarters();
    /// Explained.
    about_quarters();
    /// `variant.quarters_conquest_card`
    switch_quarters_card();
    /// Explained.
    about_quarters_card();
}
