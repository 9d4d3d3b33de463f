### Charts, the film of a game, the picture beside /odds.

# Title of a chart: territories held.
chart_territories = TERRITORIES

# Title of a chart: armies on the board.
chart_armies = ARMIES

# Title of a chart in the Cold War: states controlled.
chart_states = STATES

# Title of a chart in 2210: units on the boards.
chart_units = UNITS

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

# The same where rounds are numbered years.
# Variables: $year (Number)
chart_year = Year { $year }

# Who won, and in which of the numbered years.
# Variables: $won (String), $year (Number)
chart_won_year = { $won } in year { $year }

# Who won, and in which year of history.
# Variables: $won (String), $year (String)
chart_won_in = { $won } in { $year }

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

# The same where rounds are numbered years.
# Variables: $year (Number)
chart_out_year = out in year { $year }

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

# Button below the end of a game of the Cold War.
chart_button_states = States

# Button below the end of a game of 2210.
chart_button_units = Units

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

# Poster at the end of a game: what the band of colours shows.
poster_shares = Share of the world

# Poster: after the number of rolls over the place that was fought over most.
# Variables: $n (Number), $place (String)
poster_rolls = { $n ->
    [one] roll
   *[other] rolls
} at { $place }

# Poster of the Cold War: after the number of fights over a state.
# Variables: $n (Number), $place (String)
poster_fights = { $n ->
    [one] fight
   *[other] fights
} over { $place }

# Poster: after the length of the longest march.
# Variables: $n (Number)
poster_march = { $n ->
    [one] territory
   *[other] territories
} in a single march

# Poster: after the most captures of a turn.
# Variables: $n (Number)
poster_turn = { $n ->
    [one] territory
   *[other] territories
} taken in one turn

# Poster of the Cold War: after the most states won in a turn.
# Variables: $n (Number)
poster_turn_states = { $n ->
    [one] state
   *[other] states
} won in one turn

# Poster of the Cold War: after the highest income of the game.
poster_income = highest income

# Poster: after the fewest territories that the winner ever had.
# Variables: $n (Number)
poster_low = { $n ->
    [one] territory
   *[other] territories
} left at the lowest point

# Poster of the Cold War: after the fewest states that the winner ever had.
# Variables: $n (Number)
poster_low_states = { $n ->
    [one] state
   *[other] states
} left at the lowest point

# Poster: after the armies that the dice gave or took beyond the average, with a sign.
# Variables: $n (Number)
poster_luck = { $n ->
    [one] army
   *[other] armies
} by luck with the dice

# Poster: after the most territories that somebody captured in the whole game.
# Variables: $n (Number)
poster_captured = { $n ->
    [one] territory
   *[other] territories
} taken in all

# Poster of the Cold War: after the most states that somebody won in the whole game.
# Variables: $n (Number)
poster_captured_states = { $n ->
    [one] state
   *[other] states
} won in all

# The poster in words, before the board.
# Variables: $said (String)
poster_alt = Poster of the game. { $said }

# Title of the chart of the chances, in capitals.
chart_chances = CHANCES TO WIN

# The same where points are played for.
chart_chances_of_points = EXPECTED SHARE OF THE POINTS

# Footnote of that chart.
chart_chances_foot = As strong computer players judge it, all secrets known. 1, 2, 3: what moved it most.

# Button below the end of a game.
chart_button_chances = Chances

# Refusal: the chances are shown at the end only.
no_chances_yet = The chances turn by turn are shown when the game is over: they would give secrets away now.

# Above the decisions that moved the chances most.
chances_title = **The decisions that moved the chances most**

# One of them. `when`: "Round 5"; the figures are the player’s own chance before and after.
# Variables: $place (Number), $who (String), $when (String), $what (String), $from (Number), $to (Number)
chances_decision = { $place }. **{ $who }**, { $when }: { $what } · { $from }% → { $to }%

# The same, if it moved the chance of somebody else most.
# Variables: $place (Number), $who (String), $when (String), $what (String), $whose (String), $from (Number), $to (Number)
chances_decision_of = { $place }. **{ $who }**, { $when }: { $what } · { $whose } { $from }% → { $to }%
