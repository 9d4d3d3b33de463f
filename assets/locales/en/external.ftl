### External players: programs that whoever runs the bot lets sit at tables of a server ([PBP-44]).

# What plays a seat, in place of a level. The name is one of the operator's settings.
# Variables: $name (String)
external_player = { $name } (external player)

# Placeholder.
pick_external = Let an external player take over

# Refusal: a name that can't be chosen in this server.
# Variables: $name (String)
no_external_player = No external player “{ $name }” may sit in this server. Nothing was changed. `/game computers` suggests those that may, if there are any.

# Refusal: a level and an external player were given.
level_or_external = Choose a `level` or an `external` player, not both. Nothing was changed.

# Announcement: the player of a seat can't be asked any more.
# Variables: $who (String), $player (String)
announce_player_gone = { $who } was played by “{ $player }”, which can’t play here any more. **A normal computer player plays that seat** from now on.

# Announcement, once a game: an external player gave no answer that counts.
# Variables: $who (String), $player (String)
announce_player_forfeits = { $who }, played by the external player “{ $player }”, gave no valid answer in time. A normal computer player answered for it, as it will each time this happens.
