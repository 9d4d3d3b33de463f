# Charts, the film of a game, the picture beside /odds. Keys are the names of the functions in src/text/phrases/chart.rs.

chart_territories = TERRITORIES
chart_armies = ARMIES
chart_income = INCOME
chart_luck = LUCK
chart_game = Game { $number } · { $state }
chart_setup = set-up
chart_round = Round { $round }
chart_won = { $won } in round { $round }
chart_luck_foot = Armies kept (+) or lost (−) in battle beyond what fair dice cost on average. “1 in 9”: of nine players with such rolls one is as lucky, or as unlucky, as that.
chart_odds = 1 in { $n }
chart_even = as expected
chart_told = { $who }: { $first } at first, { $most } at most, { $last } in the end
chart_told_luck = { $who }: between { $least } and { $most }, { $last } in the end
chart_out = out in round { $round }
no_chart_yet = There is nothing to compare yet: the charts begin with the first turn that is over, that of luck with the first roll. `/status` shows how things stand.
no_film_yet = The film of a game is made when it is over. `/chart` shows how it has gone so far.
film_busy = Other films are being drawn just now. Please ask again in a minute.
film_said = **Game { $number }** from the first turn to the last.
film_alt = Game { $number } as a film, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, one picture each: { $state }.
chart_button_territories = Territories
chart_button_armies = Armies
chart_button_income = Income
chart_button_luck = Luck
chart_button_film = Film

odds_against = { $attackers } against { $defenders }
odds_yes = succeeds { $percent } %
odds_no = fails { $percent } %
odds_kept = armies left to the attacker
odds_withstood = armies left to the defender
odds_on_the_way = armies in the territories, one after another
odds_ends = How it ends, in percent
odds_march_line = The chance to come so far, in percent
