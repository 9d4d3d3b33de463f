# Pieces, ruins and stocks of the larger rulebooks. Keys are the names of the functions in src/text/phrases/pieces.rs.

piece_land_commander = land commander
piece_naval_commander = naval commander
piece_nuclear_commander = nuclear commander
piece_space_commander = space commander
piece_diplomat = diplomat
piece_station = space station
piece_tanks = tanks
piece_fighters = fighters
piece_interceptors = interceptors
piece_light_missile = light missiles
piece_heavy_missile = heavy missiles
piece_refugees = refugees
ruin_devastated = devastated
ruin_mushroom = hit by a nuclear bomb
at_war = at war
land_taken = taken
stock_energy = energy
stock_money = money
stock_population = population
stock_points = points
turn_order =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
