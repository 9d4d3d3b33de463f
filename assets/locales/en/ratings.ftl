### Ratings ([PBP-43]): `/profile`, `/leaderboard`, and their settings.

# Headline of `/profile`.
# Variables: $name (String)
profile_of = **{ $name } in this server**

# The rating over all rulebooks, and the range in which the skill most likely lies.
# Variables: $points (Integer), $low (Integer), $high (Integer), $games (Number)
profile_rating = Rating: **{ $points } points**, most likely between { $low } and { $high } ({ $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}).

# To a rating of few games.
profile_uncertain = That is still a guess: each game makes it more certain.

# The place among all who have one.
# Variables: $rank (Number), $of (Number)
profile_rank = Place { $rank } of { $of } on the leaderboard.

# No rated game yet. `$start` is the number of points at the beginning.
# Variables: $start (Integer)
profile_unrated = No rated game yet. Everybody starts with { $start } points; a finished game with two or more people counts.

# One rulebook: games, wins, places such as `profile_place`, and `profile_points` after a space, or nothing.
# Variables: $rulebook (String), $games (Number), $wins (Number), $places (String), $points (String)
profile_rulebook = - { $rulebook }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won ({ $places }){ $points }

# How often a place was reached.
# Variables: $place (Number), $times (Number)
profile_place = place { $place }: { $times }×

# A rating within a line.
# Variables: $points (Integer), $margin (Integer)
profile_points = · { $points } points ± { $margin }

# The rating with one power of the Cold War. `$points` is a space and `profile_points`.
# Variables: $power (String), $points (String), $games (Number)
profile_power = - { $power }: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}{ $points }

# The rating in another server, which is not named.
# Variables: $points (Integer), $margin (Integer), $games (Number)
profile_elsewhere = In another server: { $points } points ± { $margin } ({ $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
})

# To the person whose profile it is: who sees it.
profile_seen = -# Whoever is in this server may see this, in this server only.

# The same, if it is hidden.
profile_seen_by_you = -# Only you see this: you are on no leaderboard. Your games go on counting.

# The same, if it is shown in other servers too.
profile_seen_elsewhere = -# Whoever is in this server may see this; in other servers they see points and number of games, not where.

# Button.
button_ratings_hide = Hide my ratings

# Button.
button_ratings_show = Show my ratings

# Button.
button_ratings_elsewhere = Show them in other servers

# Button.
button_ratings_here = Show them only where I play

# Refusal: that person shows their ratings to nobody.
# Variables: $name (String)
profile_hidden = { $name } shows their ratings to nobody. You can do the same: `/profile`.

# Refusal: a bot.
profile_of_bot = Other bots play no games here, so they have no profile. Computer players are on the `/leaderboard`.

# Refusal: the server shows no ratings.
ratings_are_off = This server shows no ratings. People with the permission *Manage Server* can turn them on: `/settings ratings`.

# Refusal: nothing to show.
# Variables: $least (Number)
leaderboard_empty = Nobody has a place on this leaderboard yet: it takes { $least } rated games. A finished game with two or more people counts, unless it was called off or abandoned.

# Title of the picture.
leaderboard_title = LEADERBOARD

# Below it. `$rulebook` is a rulebook or `leaderboard_all`.
# Variables: $rulebook (String), $games (Number)
leaderboard_line = { $rulebook } · { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}

# In place of a rulebook.
leaderboard_all = All rulebooks

# At the foot: people with too few games for a place.
# Variables: $n (Number), $least (Number)
leaderboard_too_few = { $n ->
    [one] { $n } more has fewer than { $least } rated games
   *[other] { $n } more have fewer than { $least } rated games
}

# A computer player on the leaderboard. `$level` is one of `level_easy`, `level_normal`, `level_human`, `level_strong`.
# Variables: $level (String)
leaderboard_computer = Computer ({ $level })

# Text above the picture.
leaderboard_about = -# The bar shows where somebody’s skill lies in 19 of 20 cases. Your own: `/profile`.

# `/settings show`: whether ratings are shown here.
settings_ratings_on = **Ratings** are shown here: `/profile`, `/leaderboard`.

# The same, if they are not.
settings_ratings_off = **Ratings** are not shown here. Finished games count all the same.

# Ratings were turned on.
settings_ratings_turned_on = From now on this server shows ratings: `/profile`, `/leaderboard`. All games that were finished here count.

# Ratings were turned off.
settings_ratings_turned_off = From now on this server shows no ratings. Finished games still count, if you turn them on again.

# Refusal: somebody without that permission wants to turn ratings on or off.
settings_ratings_not_yours = Only people with the permission *Manage Server* may turn ratings on or off. Nothing has changed; ask one of them.
