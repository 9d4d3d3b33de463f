### A person's own games, and the context menus.

# `/my games` and `/my next` of somebody without a running game ([PBP-4]).
my_no_games = You are in no running game. Open or join one in a server channel: `/game new`, `/game join`.

# Headline of `/my games`. `$waiting` is `my_waiting`.
# Variables: $n (Number), $waiting (String)
my_headline = **Your games: { $n }** · { $waiting }

# How many of them wait for the reader.
# Variables: $n (Number)
my_waiting = { $n ->
    [0] none waits for you
    [one] { $n } waits for you
   *[other] { $n } wait for you
}

# A game in a list: its number with a link to its channel, and its server.
# Variables: $number (Number), $link (String), $server (String)
my_game = **[Game { $number }]({ $link })** · { $server }

# One line of the list. `$game` is `my_game`.
# Variables: $game (String), $round (Number), $state (String)
my_line = - { $game } · round { $round } · { $state }

# Who must do what, and how much time is left.
# Variables: $doing (String), $when (String)
my_until = { $doing } · { $when }

# It is the reader's turn.
# Variables: $task (String)
my_turn = ▶ **you**: { $task }

# The bot can't write in the game's channel.
my_paused = paused

# `/my next` when no game waits for the reader ([PBP-58]).
my_none_waits = No game waits for you now. `/my games` lists them all.

# Below a list of several pages.
# Variables: $page (Number), $of (Number)
page_of = page { $page } of { $of }

# Button.
button_next_game = Next game that waits for me

# Button.
button_page_before = ◀ Previous page

# Button.
button_page_after = Next page ▶

# Context menu on a message: at most 32 characters.
menu_board_again = Show this board again

# Context menu on a message: at most 32 characters.
menu_as_text = As text

# Context menu on a person: at most 32 characters.
menu_games_with = Games with …

# Refusal: a context menu on a message without a game.
menu_no_board = That message shows no game. Use this on one of my messages about a game.

# Headline of the games that the reader and another person play in this server.
# Variables: $name (String), $n (Number)
games_with = **Games with { $name } in this server: { $n }**

# There are none.
# Variables: $name (String)
no_games_with = You and { $name } play no running game together in this server.
