### Pezzi, rovine e scorte dei regolamenti maggiori.

piece_land_commander = comandante di terra
piece_naval_commander = comandante navale
piece_nuclear_commander = comandante nucleare
piece_space_commander = comandante spaziale
piece_diplomat = diplomatico
piece_station = stazione spaziale
piece_tanks = carri armati
piece_fighters = caccia
piece_interceptors = intercettori
piece_light_missile = missili leggeri
piece_heavy_missile = missili pesanti
piece_refugees = profughi
ruin_devastated = devastato
ruin_mushroom = colpito da una bomba nucleare
at_war = in guerra
land_taken = conquistato
alt_more = e altri { $n }
stock_energy = energia
stock_money = denaro
stock_population = popolazione
stock_income = reddito
stock_points = punti
turn_order = { $place }º
side_american = USA
side_soviet = URSS
