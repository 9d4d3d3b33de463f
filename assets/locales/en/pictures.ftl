# Charts, the film of a game, the picture beside /odds. Keys are the names of the functions in src/text/phrases/chart.rs.

chart_territories = TERRITORIES
chart_armies = ARMIES
chart_income = INCOME
chart_luck = LUCK
chart_share_territories = SHARE OF THE WORLD
chart_share_armies = SHARE OF THE ARMIES
chart_share_income = SHARE OF THE INCOME
chart_share_foot = In percent of what all have together.
chart_told_share = { $who }: { $first }% at first, { $most }% at most, { $last }% in the end
chart_game = Game { $number } · { $state }
chart_setup = set-up
chart_round = Round { $round }
chart_won = { $won } in round { $round }
chart_luck_foot = Armies kept (+) or lost (−) in battle, against the average of fair dice. “1 in 9”: one player in nine would be at least this far from average, on the same side.
chart_odds = 1 in { $n }
chart_even = as expected
chart_told = { $who }: { $first } at the start, { $most } at most, { $last } at the end
chart_told_luck = { $who }: between { $least } and { $most }, { $last } at the end
chart_out = out in round { $round }
no_chart_yet = There is nothing to compare yet: charts begin after the first turn, the luck chart after the first roll. `/status` shows how things stand.
no_film_yet = The film is made when the game is over. `/chart` shows how it has gone so far.
film_busy = I am drawing other films right now. Try again in a minute.
film_said = **Game { $number }** from the first turn to the last.
film_alt = Game { $number } as a film, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, one picture each: { $state }.
chart_button_territories = Territories
chart_button_armies = Armies
chart_button_income = Income
chart_button_luck = Luck
chart_button_share = Shares
chart_button_film = Film

odds_against = { $attackers } against { $defenders }
odds_yes = succeeds { $percent }%
odds_no = fails { $percent }%
odds_kept = armies the attacker keeps
odds_withstood = armies the defender keeps
odds_on_the_way = armies in the territories, in order
odds_ends = How it ends, %
odds_march_line = Chance of getting this far, %
