//! The switches of objectives, scores and the end of a game, and their values.

crate::text::words::phrases! {
    /// `objectives.deck`
    switch_objectives();
    /// `objectives.deck = none`
    value_objectives_none();
    /// Explained.
    about_objectives_none();
    /// `objectives.deck = classic14`
    value_objectives_14();
    /// Explained.
    about_objectives_14();
    /// `objectives.deck = challenge16`
    value_objectives_16();
    /// Explained.
    about_objectives_16();
    /// `objectives.deck = prestige20`
    value_objectives_20();
    /// Explained.
    about_objectives_20();
    /// `objectives.check`
    switch_check();
    /// `objectives.check = any_time`
    value_check_any();
    /// Explained.
    about_check_any();
    /// `objectives.check = own_turn`
    value_check_own();
    /// Explained.
    about_check_own();
    /// `mission.third_party_kill`
    switch_third();
    /// `mission.third_party_kill = fallback24`
    value_third_24();
    /// Explained.
    about_third_24();
    /// `mission.third_party_kill = completes`
    value_third_done();
    /// Explained.
    about_third_done();
    /// `mission.unused_colours`
    switch_unused();
    /// `mission.unused_colours = remove`
    value_unused_removed();
    /// Explained.
    about_unused_removed();
    /// `mission.unused_colours = fallback24`
    value_unused_24();
    /// Explained.
    about_unused_24();
    /// `mission.own_colour`
    switch_own_colour();
    /// `mission.own_colour = fallback24`
    value_own_24();
    /// Explained.
    about_own_24();
    /// `mission.own_colour = redraw`
    value_own_redraw();
    /// Explained.
    about_own_redraw();
    /// `end.time_attack`
    switch_time();
    /// `end.time_attack = off`
    value_time_off();
    /// Explained.
    about_time_off();
    /// `end.time_attack = minutes`
    value_time_minutes();
    /// Explained.
    about_time_minutes();
    /// `end.time_attack = reshuffles`
    value_time_reshuffles();
    /// Explained.
    about_time_reshuffles();
    /// `end.reshuffles`
    switch_reshuffles();
    /// Explained.
    about_reshuffles(n: u32);
    /// `end.minutes`
    switch_minutes();
    /// Explained.
    about_minutes(n: u32);
    /// Explained.
    about_days(n: u32);
    /// `end.extra_rounds`
    switch_extra_rounds();
    /// Explained.
    about_extra_rounds(n: u32);
    /// `end.mode`
    switch_end_mode();
    /// `end.mode = round`
    value_end_round();
    /// Explained.
    about_end_round();
    /// `end.mode = sdadata`
    value_end_closing();
    /// Explained.
    about_end_closing();
    /// `score.method`
    switch_score();
    /// `score.method = 1`
    value_score_one();
    /// Explained.
    about_score_one();
    /// `score.method = 2`
    value_score_two();
    /// Explained.
    about_score_two();
    /// `score.method = 3`
    value_score_three();
    /// Explained.
    about_score_three();
    /// `score.method = rtu`
    value_score_rtu();
    /// Explained.
    about_score_rtu();
    /// `table.talk`
    switch_talk();
    /// `table.talk = off`
    value_talk_off();
    /// Explained.
    about_talk_off();
    /// `table.talk = on`
    value_talk_on();
    /// Explained.
    about_talk_on();
    /// `tournament.rules`
    switch_official();
    /// `tournament.rules = official`
    value_official_on();
    /// Explained.
    about_official_on();
    /// `tournament.rules = rtu`
    value_official_today();
    /// Explained.
    about_official_today();
    /// `tournament.rules = home`
    value_official_off();
    /// Explained.
    about_official_off();
}
