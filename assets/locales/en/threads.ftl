### A game's own thread.

# The message in the channel below which the thread is opened ([PBP-61]).
# Variables: $number (Number), $host (String)
thread_begun = **Game { $number }** has a thread of its own. { $host } gathers players there: come in and join.

# The private response to whoever asked for a thread.
# Variables: $number (Number)
thread_coming = Game { $number } gets a thread of its own in this channel. It opens in a moment, below my message.

# After the refusal of a new game in a channel that has one.
thread_offered = It can also have a thread of its own in this channel.

# Button: opens the new game in a thread.
button_new_in_thread = Open it in a thread

# Why no thread can be opened.
# Variables: $list (String)
no_thread = I can’t open a thread here: I need { $list }.

# Why no thread can be opened: the game was to be opened in a thread already.
thread_in_thread = A thread can’t have a thread of its own.

# After the reason why no thread can be opened.
thread_stays = So the game stays here.

# In the channel: Discord refused the thread.
# Variables: $number (Number)
thread_refused = I could not open a thread here, so game { $number } stays in this channel.

# In the channel: Discord refused the thread, and the channel has another game.
# Variables: $number (Number)
thread_refused_closed = I could not open a thread here, and this channel has another game: game { $number } is closed. Open it again in a free channel with `/game new`.

# The name of a thread: players join.
# Variables: $number (Number)
thread_name_lobby = Game { $number } · players can join

# The name of a thread: the set-up.
# Variables: $number (Number)
thread_name_setup = Game { $number } · set-up

# The name of a thread: round and player.
# Variables: $number (Number), $round (Number), $who (String)
thread_name_turn = Game { $number } · round { $round } · { $who }

# The name of a thread at the end: who won.
# Variables: $number (Number), $who (String)
thread_name_won = Game { $number } · won by { $who }

# The name of a thread at the end: nobody won.
# Variables: $number (Number)
thread_name_over = Game { $number } · over

# The name of a thread: the game or its lobby was closed.
# Variables: $number (Number)
thread_name_closed = Game { $number } · cancelled
