//! Buttons, menus, forms, and the short lines around them.

crate::text::bundle::phrases! {
    /// Refusal: a table needs a channel of a server.
    no_server();
    /// Refusal: what the bot lacks in this channel.
    no_permission(list: &str);
    /// In place of a server's name that isn't known.
    a_server();
    /// A permission as Discord's settings name it.
    permission_view();
    /// A permission as Discord's settings name it.
    permission_send();
    /// A permission as Discord's settings name it.
    permission_send_threads();
    /// A permission as Discord's settings name it.
    permission_attach();
    /// Something failed that is not the person's doing.
    no_internal();
    /// A command that this version doesn't have.
    unknown_command();
    /// A button or menu that can't be read.
    unknown_button();
    /// What was chosen so far has no room in a menu.
    menu_too_long(command: &str);
    /// Too many commands in a minute ([PBP-52]).
    flood();
    /// Refusal: something typed is too long.
    too_long(most: u32);
    /// Refusal: no whole number was typed.
    no_number();
    /// Refusal: less than one army.
    no_such_number_of_armies();
    /// Refusal: less than one die.
    no_dice();
    /// Refusal: more dice than there are.
    no_such_dice(dice: u32);
    /// Refusal: two stop conditions.
    one_stop_condition();
    /// Refusal: armies that odds can't be worked out for.
    no_odds(most: u32);
    /// Refusal: the further territories of a march can't be read.
    no_odds_way(most: u32, territories: u32);
    /// Refusal: a stop condition of the odds that makes no sense.
    no_odds_stop();
    /// Refusal: cards are named wrongly.
    three_cards();
    /// Refusal: starting armies are written wrongly.
    deploy_form();
    /// The word that spreads the rest evenly.
    word_even();
    /// Which command fits what is asked.
    fitting_command(command: &str);

    /// Said when one sat down.
    joined(colour: &str);
    /// Said when one got up.
    left();
    /// Said when the game begins.
    started(number: u32);
    /// On the lobby message once the game has begun.
    lobby_started(number: u32);
    /// Said when a game was called off.
    cancelled();
    /// Said after a change of the settings.
    changed();
    /// One's colour now.
    your_colour(colour: &str);
    /// Above the settings.
    settings_title(number: u32);
    /// A number of seats.
    seats_label(n: u32);
    /// Defenders are waited for.
    waits_on();
    /// Defenders are not waited for.
    waits_off();
    /// Below the rulebook's own value of a switch.
    rulebooks_own();
    /// Turns the page of a list of house rules.
    more_rules();
    /// Standing order: asked each time.
    standing_ask();

    /// Nobody is asked anything.
    waiting_nobody();
    /// Who is waited for, with the deadline.
    waiting_until(doing: &str, when: &str);
    /// A button of the panel pressed by somebody who isn't asked ([PBP-7]).
    not_yours_now(waiting: &str);

    /// Menu prompt.
    pick_claim();
    /// Menu prompt.
    pick_wish(n: u32);
    /// Menu prompt.
    pick_deploy(armies: u32, neutral: u32);
    /// Menu prompt.
    pick_place();
    /// Menu prompt.
    pick_set(value: u32);
    /// Menu prompt.
    pick_bonus();
    /// Menu prompt.
    pick_attack();
    /// Menu prompt.
    pick_move();
    /// Menu prompt.
    pick_colour();
    /// Menu prompt.
    pick_pace();
    /// Menu prompt.
    pick_seats();
    /// Menu prompt.
    pick_waits();
    /// Menu prompt.
    pick_rule();
    /// The wish list so far.
    wishes_so_far(list: &str);
    /// Starting armies so far.
    deploy_so_far(placed: &str, armies: u32, neutral: u32);
    /// More than is left to place.
    too_many_to_deploy(n: u32);
    /// How many armies go there.
    how_many_there(at: &str, most: u32);
    /// How many armies make that move.
    how_many_move(from: &str, to: &str, most: u32);
    /// Armies of others around a territory.
    threat(n: u32);
    /// An attack with its chance ([PBP-9]).
    strike(from: &str, to: &str, percent: u32);
    /// A move.
    shift(from: &str, to: &str);
    /// No set in hand.
    no_set();
    /// Above the moves, while attacks are still possible.
    move_ends_turn();
    /// Before the turn ends.
    end_really();
    /// Title of the form for a number.
    form_title();
    /// Label of its field.
    form_label();
    /// Hint in its field.
    form_hint_place();
    /// Hint in its field.
    form_hint_advance();
    /// Hint in its field.
    form_hint_move();

    /// Button.
    button_join();
    /// Button.
    button_leave();
    /// Button.
    button_colour();
    /// Button.
    button_settings();
    /// Button.
    button_start();
    /// Button.
    button_cancel();
    /// Button.
    button_claim();
    /// Button.
    button_wish();
    /// Button.
    button_deploy();
    /// Button.
    button_place();
    /// Button.
    button_trade();
    /// Button.
    button_bonus();
    /// Button.
    button_attack();
    /// Button.
    button_defend();
    /// Button.
    button_advance();
    /// Button.
    button_fortify();
    /// Button.
    button_move_and_end();
    /// Button.
    button_end_turn();
    /// Button.
    button_hand();
    /// Button.
    button_board();
    /// Button.
    button_status();
    /// Button.
    button_hand_in();
    /// Button.
    button_back();
    /// Button.
    button_clear();
    /// Button.
    button_even();
    /// Button.
    button_all(n: u32);
    /// Button.
    button_other_number();
    /// Button.
    button_other_place();
    /// Button.
    button_other_attack();
    /// Button.
    button_other_move();
    /// Button.
    button_back_to_menu();
    /// Button.
    button_back_to_attacks();
    /// Button.
    button_once();
    /// Button.
    button_until_captured();
    /// Button.
    button_until_left(n: u32);
    /// Dice on a button.
    dice(n: u32);

    /// All about playing, for `/help`.
    help();
}
