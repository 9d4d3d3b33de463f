### Private talks between players.

# A permission of Discord, as Discord names it.
permission_private_threads = Create Private Threads

# The name of a talk's thread: the game, the talk, who talks.
# Variables: $number (Number), $talk (Number), $who (String)
talk_name = Game { $number } · talk { $talk } · { $who }

# The first message of a talk.
# Variables: $asker (String), $others (String), $number (Number)
talk_begun = { $asker } wants to talk with { $others } about game { $number }. Nobody else can read this thread but the moderators of this server. What is said here binds nobody. Any of you can close it with `/talk close`; I close it when the game ends.

# The last message of a talk.
# Variables: $number (Number)
talk_closed = This talk of game { $number } is closed.

# The private response to whoever asked for a talk.
# Variables: $others (String)
talk_coming = I am opening a private thread for you and { $others }. It appears under this channel in a moment.

# The same: these players have one already.
# Variables: $others (String), $thread (String)
talk_known = You already talk with { $others } in { $thread }.

# One of the player's own talks.
# Variables: $others (String), $thread (String)
talk_line = with { $others }: { $thread }

# One that opens in a moment.
# Variables: $others (String)
talk_line_opening = with { $others }: the thread is about to open

# The player has no talk.
talk_none = You have no private talk in this game. Open one with `/talk open`.

# The private response to whoever closed a talk.
talk_closing = This talk is closed; the thread is archived in a moment.

# Refusal: the bot lacks permissions in the channel.
# Variables: $needed (String)
talk_not_here = I can’t open a private thread here: I need { $needed }. Write to the other players directly instead.

# Direct message: Discord refused the thread of a talk.
# Variables: $others (String), $number (Number), $server (String), $needed (String)
talk_refused = I could not open a private thread for you and { $others } (game { $number } in { $server }): I need { $needed } in its channel. Write to them directly instead.

# Refusal: no talk at this table (R4-13).
talk_not_at_this_table = Nobody talks about the game at this table, so I open no private threads.

# Refusal: that person does not play.
# Variables: $who (String)
talk_not_a_player = { $who } has no seat in this game. Choose players of this game.

# Refusal: nobody else is named.
talk_with_oneself = You can’t talk with yourself. Choose at least one other player.

# Refusal: a computer player.
# Variables: $who (String)
talk_with_computer = { $who } is a computer player and doesn’t talk.

# Refusal: the rules forbid it (R3-8).
# Variables: $one (String), $other (String)
talk_forbidden = { $one } and { $other } may not talk with each other: the superpowers never negotiate (R3-8). They can’t share a thread either.

# Refusal: too many talks.
# Variables: $most (Number)
talk_too_many = This game has { $most } private talks already. Close one first: use `/talk close` in its thread.

# Refusal: no talk of the player in this channel.
talk_not_in_thread = This is no private talk of yours. Use `/talk close` in the thread that you want to close.

### What one player is told personally.

# Direct message: an offer, its answer, a promise that is due.
# Variables: $number (Number), $server (String), $told (String), $link (String)
dm_matter = **Game { $number }** in { $server }: { $told }
    { $link }

# In the channel, for a player who accepts no direct messages: it says nothing of the matter.
# Variables: $mention (String)
channel_matter = { $mention }, there is news for you alone. Look at `/deal list`.
