//! Charts, the film of a game, the picture beside `/odds`.

crate::text::bundle::phrases! {
    /// Title of a chart: territories held.
    chart_territories();
    /// Title of a chart: armies on the board.
    chart_armies();
    /// Title of a chart: armies that a turn begins with.
    chart_income();
    /// Title of a chart: luck with the dice.
    chart_luck();
    /// Title of a chart of shares: of the territories.
    chart_share_territories();
    /// Title of a chart of shares: of the armies.
    chart_share_armies();
    /// Title of a chart of shares: of the armies that turns begin with.
    chart_share_income();
    /// At the foot of a chart of shares.
    chart_share_foot();
    /// One line of a chart of shares in words.
    chart_told_share(who: &str, first: i32, most: i32, last: i32);
    /// Below the title: which game, how far it has come.
    chart_game(number: u32, state: &str);
    /// How far it has come: before the first round.
    chart_setup();
    /// On the axis, and how far a game has come.
    chart_round(round: u32);
    /// Who won, and when.
    chart_won(won: &str, round: u32);
    /// At the foot of the chart of luck.
    chart_luck_foot();
    /// How likely somebody's luck is.
    chart_odds(n: &str);
    /// The same, where it is what was to be expected.
    chart_even();
    /// One line of a chart in words.
    chart_told(who: &str, first: i32, most: i32, last: i32);
    /// One line of the chart of luck in words.
    chart_told_luck(who: &str, least: i32, most: i32, last: i32);
    /// Somebody is out.
    chart_out(round: u32);
    /// Private refusal: nothing happened yet that could be compared.
    no_chart_yet();
    /// Private refusal: the film is made when the game is over.
    no_film_yet();
    /// Private refusal: others are waiting for films already.
    film_busy();
    /// With the film.
    film_said(number: u32);
    /// The film in words.
    film_alt(number: u32, turns: u32, state: &str);
    /// Button below the end of a game.
    chart_button_territories();
    /// Button below the end of a game.
    chart_button_armies();
    /// Button below the end of a game.
    chart_button_income();
    /// Button below the end of a game.
    chart_button_luck();
    /// Button below the end of a game.
    chart_button_share();
    /// Button below the end of a game.
    chart_button_film();

    /// Who fights whom: armies of the attacker, armies in the territories on the way.
    odds_against(attackers: u32, defenders: &str);
    /// In its bar.
    odds_yes(percent: &str);
    /// In its bar.
    odds_no(percent: &str);
    /// Under the ways to succeed: what the columns count.
    odds_kept();
    /// Under the ways to fail: what the columns count.
    odds_withstood();
    /// Under the territories of a march.
    odds_on_the_way();
    /// What each column shows.
    odds_ends();
    /// The same of a march.
    odds_march_line();
}
