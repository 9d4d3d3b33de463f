### What is around the game itself.

# Lobby and tournament: nobody talks about the game there (R4-13).
lobby_no_talk = **No talk** Players make no deals and give each other no hints about this game. I carry no messages between them, and I can’t read what is said in the channel.

# At the beginning of such a game.
announce_no_talk = No talk about the game at this table: no deals and no hints until it is over.

# Status of such a game.
status_no_talk = -# No talk at this table: no deals and no hints until the game is over.

# Button in the lobby: give a word for the dice ([PBP-40]).
button_luck = Word for the dice

# The form's title. At most 45 characters.
luck_title = A word for the dice

# The form's one field. At most 45 characters.
luck_label = Your word

# What stands in the empty field. At most 100 characters.
luck_hint = Any word; only you and I know it until the game is over

# Standing order: agrees to every fast battle (R0-50).
standing_agree = When somebody proposes a fast battle, you agree.

# Standing order: declines every fast battle.
standing_decline = When somebody proposes a fast battle, you decline.

# Standing order about fast battles: none.
standing_consent_none = When somebody proposes a fast battle and the table doesn’t wait for you, you decline.

# Button: agree now and always.
button_agree_always = Always agree

# Direct message: a game stands still; the reason is one of the next three ([PBP-53]).
# Variables: $number (Number), $server (String), $why (String)
parked = **Game { $number }** in { $server } is paused. { $why } Nothing is lost, and all clocks are stopped.

# Its channel is gone.
parked_channel = Its channel is gone. Its host, whoever manages the server, or anybody who plays in it can move it to another one: use `/game move` there, with its number.

# The bot is no longer in the server.
parked_server = I am no longer in that server. Invite me again, and it goes on by itself.

# The bot may not write in the channel.
parked_permission = I may no longer write in its channel. Once I may again, it goes on by itself. Its host, whoever manages the server, or anybody who plays in it can also move it to another channel: use `/game move` there, with its number.

# It can't be read any more.
parked_damaged = I can’t read its record any more. Whoever runs me finds the reason in the log. Its host, or whoever manages the server, can also call it off with `/game cancel`.

# Announcement: a game can't be read any more and is set aside.
# Variables: $number (Number)
announce_set_aside = **Game { $number } is set aside.** I can’t read its record any more. All its clocks are stopped, and nothing is deleted. Whoever runs me finds the reason in the log. Its host, or whoever manages the server, can also call it off with `/game cancel`. All other games go on.

# Refusal: whatever somebody wants with such a game.
# Variables: $number (Number)
set_aside = Game { $number } is set aside: I can’t read its record any more. Whoever runs me finds the reason in the log. Its host, or whoever manages the server, can also call it off with `/game cancel`.

# Status of such a game.
status_parked = **This game is paused**: I can’t write in its channel. All clocks are stopped.

# Announcement: it goes on, here.
# Variables: $number (Number)
announce_resumed = **Game { $number } goes on here.**

# Whoever moved a game to this channel reads this.
# Variables: $number (Number)
moved = Game { $number } is now played in this channel.
