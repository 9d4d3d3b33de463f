//! The switches of rulebooks and their values. [`crate::text::Words::switch_name`] finds them by id.

crate::text::words::phrases! {
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
    /// `defence.choice`
    switch_defence();
    /// `defence.choice = free`
    value_defence_free();
    /// Explained.
    about_defence_free();
    /// `defence.choice = max`
    value_defence_max();
    /// Explained.
    about_defence_max();
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
    /// `fortify.mode`
    switch_fortify();
    /// `fortify.mode = adjacent`
    value_fortify_adjacent();
    /// Explained.
    about_fortify_adjacent();
    /// `fortify.mode = path`
    value_fortify_path();
    /// Explained.
    about_fortify_path();
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
}
