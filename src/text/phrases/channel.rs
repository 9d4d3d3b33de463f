//! What a channel and a direct message show: logs, recaps, the end.

crate::text::bundle::phrases! {
    /// A log that goes on in a new message.
    log_more(round: u32, who: &str);
    /// Sealed answers, while they are sealed.
    seen_answers_in(n: u32);
    /// One roll, told to whoever made it.
    roll_told(attack: &str, defence: &str, own: u32, others: u32);
    /// The end of a fight, told to whoever won it.
    taken_told(to: &str, whose: &str, armies: u32);
    /// The same while the armies are still to move in.
    taken_told_only(to: &str, whose: &str);

    /// DM: territories that somebody took from the reader.
    recap_taken(who: &str, n: u32, territories: &str);
    /// A territory with its armies before and now.
    recap_armies(at: &str, before: u32, now: u32);
    /// DM: territories that held out.
    recap_held(territories: &str);
    /// DM: nobody attacked the reader.
    recap_untouched();
    /// DM: somebody is out.
    recap_out(who: &str, by: &str);
    /// DM: territories that changed hands between others.
    recap_elsewhere(who: &str, n: u32, whose: &str);
    /// The end of a list that is too long.
    and_more(n: u32);
    /// In place of a notice whose decision is taken.
    notice_answered(number: u32, server: &str);

    /// One line of the table at the end: what somebody held.
    score_line_land(place: u32, who: &str, holdings: &str);

    /// Status: until when whoever is asked may take.
    status_deadline(when: &str);
    /// Refusal: no game of that number in this server.
    no_such_game(number: u32);
    /// Menu prompt: the attacks that are most likely to succeed.
    pick_attack_likely(n: u32);
    /// Menu prompt: the others.
    pick_attack_others(n: u32);
    /// A menu that is one of several.
    one_of_menus(prompt: &str, page: u32, of: u32);
    /// A territory to attack from, with its best target.
    strike_best(from: &str, to: &str, percent: u32);
    /// Completion: starting armies, and what is left of them.
    deploy_left_over(placed: &str, left: u32);
    /// Button: half of them.
    button_half(n: u32);
    /// Button: the board in words.
    button_in_words();
}
