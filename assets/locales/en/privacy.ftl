### One's data: what is kept, as a file, erased ([PBP-54]).

# Name of the seat of somebody whose data was erased.
former_player = Former player

# Page of `/privacy show`: what is kept.
privacy_kept = **What this bot keeps about you**
    Your Discord id, your name here and your language; your seats in games, with your answers, standing orders, plans and word for the dice, and, until they are over, whether you agree to end them; results, from which ratings are computed; on each server, which of your last 100 turns you took in time; absences that you announced; your settings, and when your last digest was sent; notices that were sent to you; private talks that the bot opened. No messages of yours, no e-mail address, no other statistics.
    `/privacy export` gives you all of it as a file. `/privacy erase` erases it for good: your seats become a “former player”, and running games go on with a computer in your place.

# Below it, for whoever manages the server.
privacy_server_too = You may manage this server: `/privacy export_server` and `/privacy erase_server` do the same for all of its games.

# Button: one's data as a file.
button_privacy_export = My data as a file

# Button: asks whether one's data is to be erased.
button_privacy_erase = Erase my data

# Button: erases it.
button_privacy_erase_now = Yes, erase everything about me

# Button: the server's data as a file.
button_privacy_export_server = This server’s data

# Button: asks whether the server's data is to be erased.
button_privacy_erase_server = Erase this server’s data

# Button: nothing is erased.
button_privacy_keep = Keep it

# Button: erase all games of the server.
# Variables: $games (Number)
button_privacy_erase_server_now = Yes, delete { $games ->
    [one] the one game
   *[other] all { $games } games
} for good

# Answer: nothing is stored about the person.
privacy_nothing = Nothing is stored about you.

# Answer beside the file with a person's data.
privacy_exported = Everything that is stored about you, as JSON. Only you see this message.

# Answer beside the file with a server's data.
# Variables: $games (Number)
privacy_server_exported = Everything that is stored of this server: { $games ->
    [one] one game
   *[other] { $games } games
}, tournaments, results and settings, as JSON. Of running games it has what everybody sees.

# Below it: records that had no room.
# Variables: $games (Number)
privacy_server_left_out = The records of { $games ->
    [one] the oldest game
   *[other] the { $games } oldest games
} had no room; `/export` gives them one by one.

# Question before a person is erased.
# Variables: $running (Number), $lobbies (Number), $tournaments (Number)
privacy_erase_sure = **Erase everything about you?** It can’t be undone.
    Running games in which a computer takes your seat for good: { $running }. Lobbies that you leave: { $lobbies }. Tournaments that you drop out of: { $tournaments }. Finished games keep their moves, with a “former player” in your seat; ratings of others stay.
    Messages that were posted on Discord, and backups of whoever runs the bot, are out of its reach.

# Answer: the person was erased.
privacy_erased = Done: nothing is stored about you any more. If you play again, everything begins anew.

# Question before the data of a server is erased.
# Variables: $games (Number), $tournaments (Number)
privacy_erase_server_sure = **Delete all data of this server?** It can’t be undone.
    { $games ->
    [0] There is no game.
    [one] One game is deleted, also if it is running.
   *[other] { $games } games are deleted, also those that are running.
} Tournaments: { $tournaments }. All results, ratings and settings go too. Nothing is announced in the channels.

# Answer: the data of the server was erased.
# Variables: $games (Number)
privacy_server_erased = Done: { $games ->
    [one] one game was deleted
   *[other] { $games } games were deleted
}, with everything else that was stored of this server.

# Refusal: something was added since the question.
privacy_server_changed = Games were added or deleted since this question. Please look again.

# Refusal: the person takes part in a tournament whose first round is not drawn yet.
# Variables: $number (Number)
tournament_erase_later = Tournament { $number } is about to begin: its words are closed, and its first round is not drawn yet. Please erase your data once it has begun, or when it was called off. Nothing was changed.

# Announcement: the person of a seat was erased.
# Variables: $seat (String)
announce_erased = A player has had their data erased. **{ $seat }** is played by a computer from now on.

# Announcement: the same, and nobody is left.
# Variables: $number (Number), $seat (String)
announce_erased_and_closed = The last player of game { $number } has had their data erased. Nobody is left to play **{ $seat }** or any other seat: **the game is closed**.
