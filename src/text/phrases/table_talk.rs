//! What is around the game itself: talk at the table, words for the dice, agreeing in advance.

crate::text::bundle::phrases! {
    /// Lobby and tournament: nobody talks about the game there (R4-13).
    lobby_no_talk();
    /// At the beginning of such a game.
    announce_no_talk();
    /// Status of such a game.
    status_no_talk();

    /// Button in the lobby: give a word for the dice ([PBP-40]).
    button_luck();
    /// The form's title. At most 45 characters.
    luck_title();
    /// The form's one field. At most 45 characters.
    luck_label();
    /// What stands in the empty field. At most 100 characters.
    luck_hint();

    /// Standing order: agrees to every fast battle (R0-50).
    standing_agree();
    /// Standing order: declines every fast battle.
    standing_decline();
    /// Standing order about fast battles: none.
    standing_consent_none();
    /// Button: agree now and always.
    button_agree_always();

    /// Direct message: a game stands still; the reason is one of the next three ([PBP-53]).
    parked(number: u32, server: &str, why: &str);
    /// Its channel is gone.
    parked_channel();
    /// The bot is no longer in the server.
    parked_server();
    /// The bot may not write in the channel.
    parked_permission();
    /// It can't be read any more.
    parked_damaged();
    /// Announcement: a game can't be read any more and is set aside.
    announce_set_aside(number: u32);
    /// Refusal: whatever somebody wants with such a game.
    set_aside(number: u32);
    /// Status of such a game.
    status_parked();
    /// Announcement: it goes on, here.
    announce_resumed(number: u32);
    /// Whoever moved a game to this channel reads this.
    moved(number: u32);
}
