### Charts, the film of a game, the picture beside /odds.

# Title of a chart: territories held.
chart_territories = TERRITORIES

# Title of a chart: armies on the board.
chart_armies = ARMIES

# Title of a chart: armies that a turn begins with.
chart_income = INCOME

# Title of a chart: luck with the dice.
chart_luck = LUCK

# Title of a chart of shares: of the territories.
chart_share_territories = SHARE OF THE WORLD

# Title of a chart of shares: of the armies.
chart_share_armies = SHARE OF THE ARMIES

# Title of a chart of shares: of the armies that turns begin with.
chart_share_income = SHARE OF THE INCOME

# Title of a chart of shares in the Cold War: of the income in money.
chart_share_money = SHARE OF THE INCOME

# At the foot of a chart of shares.
chart_share_foot = Share of the total, in percent.

# One line of a chart of shares in words.
# Variables: $who (String), $first (Integer), $most (Integer), $last (Integer)
chart_told_share = { $who }: { $first }% at first, { $most }% at most, { $last }% in the end

# Below the title: which game, how far it has come.
# Variables: $number (Number), $state (String)
chart_game = Game { $number } · { $state }

# How far it has come: before the first round.
chart_setup = set-up

# On the axis, and how far a game has come.
# Variables: $round (Number)
chart_round = Round { $round }

# Who won, and when.
# Variables: $won (String), $round (Number)
chart_won = { $won } in round { $round }

# At the foot of the chart of luck.
chart_luck_foot = Armies kept (+) or lost (−) in battle, against the average of fair dice. “1 in 9”: one player in nine would be at least this far from average, on the same side.

# How likely somebody's luck is.
# Variables: $n (String)
chart_odds = 1 in { $n }

# The same, where it is what was to be expected.
chart_even = as expected

# One line of a chart in words.
# Variables: $who (String), $first (Integer), $most (Integer), $last (Integer)
chart_told = { $who }: { $first } at the start, { $most } at most, { $last } at the end

# One line of the chart of luck in words.
# Variables: $who (String), $least (Integer), $most (Integer), $last (Integer)
chart_told_luck = { $who }: between { $least } and { $most }, { $last } at the end

# Somebody is out.
# Variables: $round (Number)
chart_out = out in round { $round }

# The same where turns are years.
# Variables: $year (String)
chart_out_in = out in { $year }

# Private refusal: nothing happened yet that could be compared.
no_chart_yet = There is nothing to compare yet: charts begin after the first turn, the luck chart after the first roll. `/status` shows how things stand.

# Private refusal: the film is made when the game is over.
no_film_yet = The film is made when the game is over. `/chart` shows how it has gone so far.

# Private refusal: others are waiting for films already.
film_busy = I am drawing other films right now. Try again in a minute.

# With the film.
# Variables: $number (Number)
film_said = **Game { $number }** from the first turn to the last.

# The film in words.
# Variables: $number (Number), $turns (Number), $state (String)
film_alt = Game { $number } as a film, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, one picture each: { $state }.

# Button below the end of a game.
chart_button_territories = Territories

# Button below the end of a game.
chart_button_armies = Armies

# Button below the end of a game.
chart_button_income = Income

# Button below the end of a game.
chart_button_luck = Luck

# Button below the end of a game.
chart_button_share = Shares

# Button below the end of a game.
chart_button_film = Film

# Who fights whom: armies of the attacker, armies in the territories on the way.
# Variables: $attackers (Number), $defenders (String)
odds_against = { $attackers } against { $defenders }

# In its bar.
# Variables: $percent (String)
odds_yes = succeeds { $percent }%

# In its bar.
# Variables: $percent (String)
odds_no = fails { $percent }%

# Under the ways to succeed: what the columns count.
odds_kept = armies the attacker keeps

# Under the ways to fail: what the columns count.
odds_withstood = armies the defender keeps

# Under the territories of a march.
odds_on_the_way = armies in the territories, in order

# What each column shows.
odds_ends = How it ends, %

# The same of a march.
odds_march_line = Chance of getting this far, %
