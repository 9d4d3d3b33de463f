### Refusals of typed options of the commands of the Cold War.

# A word that names all armies of a state.
all_armies = all

# The typed armies can't be read.
# Variables: $kinds (String)
armies_form = I can’t read these armies. Write them like “2 tanks, infantry”; the kinds are { $kinds }.

# No army, as a player types it.
none_of_armies = none

# A list of armies needs their states.
forces_form = Name the state as well, or write it before the armies: “Japan: 2 tanks, infantry; Alaska: fighters”.

# Refugee pieces by state can't be read.
shares_form = Write the states with the numbers of pieces: “Peru: 2, Brazil: 1”.

# An exile has to name where the pieces appear.
# Variables: $states (String)
appear_where = Name the state where your refugees appear: { $states }.

# A way can't be read.
way_form = Name the states of a leg with commas, and put > between two legs: “Mongolia, China > Siam”.

# Several players have armies in the state.
# Variables: $players (String)
against_whom = Several players have armies there: name { $players }.

# No other player has armies in the state.
nobody_to_fight = No other player has an army there. Choose a state at war.

# No other player, or several, have refugees in the state.
whose_refugees = Name the player whose refugees are meant: nobody else has any there, or several have.
