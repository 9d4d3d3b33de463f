### Pieces, ruins and stocks of the larger rulebooks.

# A commander on a picture, told to those who can't see it.
piece_land_commander = land commander

# Likewise.
piece_naval_commander = naval commander

# Likewise.
piece_nuclear_commander = nuclear commander

# Likewise.
piece_space_commander = space commander

# Likewise.
piece_diplomat = diplomat

# A space station.
piece_station = space station

# Tanks; their number stands behind it.
piece_tanks = tanks

# Fighters, likewise.
piece_fighters = fighters

# Interceptors, likewise.
piece_interceptors = interceptors

# Light nuclear weapons, likewise.
piece_light_missile = light missiles

# Heavy nuclear weapons, likewise.
piece_heavy_missile = heavy missiles

# Refugees, likewise.
piece_refugees = refugees

# A territory that nobody can enter.
ruin_devastated = devastated

# A territory that a bomb has hit.
ruin_mushroom = hit by a nuclear bomb

# A territory at war.
at_war = at war

# Of land that changed hands since the last picture.
land_taken = taken

# Picture in words: territories or states of a player that are left out.
# Variables: $n (Number)
alt_more = and { $n } more

# Energy; the amount stands behind it.
stock_energy = energy

# Money, likewise.
stock_money = money

# Population, likewise.
stock_population = population

# Income: what the states pay each turn, likewise.
stock_income = income

# Points, likewise.
stock_points = points

# A place in a year's order of play, from 1 to 8: stands below the player's badge.
# Variables: $place (Number)
turn_order =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

# The superpowers, as briefly as possible.
side_american = USA

# Likewise.
side_soviet = USSR
