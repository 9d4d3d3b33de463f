### The private turn panel, and a person's own defaults ([PBP-55], [PBP-57]).

# Button: attacks as far as the person's defaults say.
# Variables: $from (String), $to (String), $percent (Number)
button_strike = { $from } → { $to } · { $percent }%

# Button beside the territories of an attack: attacks as far as the person's defaults say.
# Variables: $percent (Number)
button_strike_beside = Attack { $percent }%

# Beside a button, above where an attack or a move goes: where it comes from.
# Variables: $from (String)
shift_from = { $from } →

# Menu prompt: all attacks. One choice attacks as far as the person's defaults say.
# Variables: $n (Number)
pick_attack_any = Another attack ({ $n })

# Menu prompt: all attacks. One choice leads to how far it goes.
pick_attack_finer = Which attack, and how far?

# Line of a menu: an attack, its chance first.
# Variables: $percent (Number), $from (String), $to (String)
strike_line = { $percent }% · { $from } → { $to }

# Last line of the menu of attacks: leads to the stop conditions.
line_how_far = Choose how far …

# Below it.
line_how_far_note = one roll, until captured, or until some armies are left

# Last line of a menu that can't hold all: leads to the others.
# Variables: $n (Number)
line_more = { $n } more …

# Button: places all armies there.
# Variables: $n (Number), $to (String)
button_place_all = { $n ->
    [one] { $n } → { $to }
   *[other] All { $n } → { $to }
}

# Menu prompt: all territories. One choice places all armies there.
# Variables: $armies (Number), $n (Number)
pick_place_all = { $armies ->
    [one] 1 army elsewhere ({ $n })
   *[other] All { $armies } elsewhere ({ $n })
}

# Button: leads to the number of armies for each territory.
button_split = Split them

# Button: moves all armies that may go.
# Variables: $n (Number), $from (String), $to (String)
button_move_all = { $from } → { $to } · { $n ->
    [one] { $n }
   *[other] all { $n }
}

# Button: the menu of all moves.
# Variables: $n (Number)
button_all_moves = All moves ({ $n })

# Menu prompt: all moves. One choice moves all armies that may go.
# Variables: $n (Number)
pick_move_any = Another move ({ $n })

# Menu prompt: where a move starts.
# Variables: $n (Number)
pick_move_from = A move from where? ({ $n })

# Below a territory from which a move may start: to how many others.
# Variables: $n (Number)
line_targets = to { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}

# Button: leads to the number of armies of each move.
button_fewer = Fewer armies

# Button: trades in this set.
# Variables: $cards (String), $armies (Number)
button_trade_set = +{ $armies } · { $cards }

# Beside a button, above the cards of a set: what it is worth.
# Variables: $armies (Number)
trade_set_worth = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

# Button beside a set: trades it in.
# Variables: $armies (Number)
button_trade_beside = Trade +{ $armies }

# Button: the page of all sets.
# Variables: $n (Number)
button_all_sets = All sets ({ $n })

# Button: the person's own defaults.
button_defaults = Defaults

# Above the menus of the defaults.
# Variables: $until (String), $moving (String), $ending (String)
defaults_told = **Your defaults**, for you alone, in all games. Each choice takes effect at once.
    An attack by one press: { $until }
    After a capture: { $moving }
    The end of a turn: { $ending }

# Menu prompt.
pick_until = How far an attack goes

# Menu prompt.
pick_move_in = How many armies move in

# Menu prompt.
pick_confirm = The end of the turn

# Default: when an attack stops.
default_once = one roll

# Default: when an attack stops.
default_captured = until captured

# Default: when an attack stops.
# Variables: $n (Number)
default_left = until { $n ->
    [one] { $n } army is left
   *[other] { $n } armies are left
} there

# Default: when an attack stops.
# Variables: $percent (Number)
default_chance = while the chance is at least { $percent }%

# Default: armies that move in.
default_all = all that may move in

# Default: armies that move in.
default_half = half of them move in

# Default: armies that move in.
default_fewest = as few as possible move in

# Default: armies that move in.
default_ask = ask me how many move in

# Default: the end of a turn.
default_confirm = asks first if attacks or moves are possible

# Default: the end of a turn.
default_at_once = ends the turn at once

# Button: shows what the reader can take back ([PBP-12]).
button_undo = ↩ Undo

# `/undo`, above the list of the reader's last steps, newest first.
# Variables: $n (Number)
undo_offer = { $n ->
    [one] **You can take this back:**
   *[other] **You can take these { $n } steps back**, the newest first:
}

# Button: takes back the last step. `$n` is the number of steps in the list.
# Variables: $n (Number)
button_take_back = { $n ->
    [one] Take back
   *[other] Take back the last one
}

# Button: takes back all steps of the list.
# Variables: $n (Number)
button_take_back_all = Take back all { $n }

# Button: takes nothing back.
button_undo_keep = Keep

# After the button *Keep*.
undo_kept = Nothing was taken back.

# After a step was taken back.
# Variables: $n (Number)
undo_done = { $n ->
    [one] ↩ Taken back.
   *[other] ↩ { $n } steps taken back.
}

# A list of steps is out of date: the player has acted since, or pressed twice.
undo_stale = The game has moved on since that list was made: nothing was taken back.

# A step in the list: the player ended the attacks.
step_stop = You ended your attacks.

# A step in the list: the player traded in no set of cards.
step_keep = You kept your cards.

# A step in the list: there were no armies to place.
step_place_none = You went on without placing armies.

# A step in the list that has no sentence of its own.
step_other = Your decision.

# `/undo`: the player has done nothing in this turn.
undo_nothing_yet = There is nothing to take back: you have done nothing yet in this turn.

# `/undo`: dice were rolled, and nothing was done since.
undo_rolled = Dice have been rolled, and a roll can’t be taken back, nor anything before it. You have done nothing since.

# `/undo`: a card was drawn, and nothing was done since.
undo_drawn = A card has been drawn, and that can’t be taken back, nor anything before it. You have done nothing since.

# `/undo`: something was revealed, such as cards that were traded in, and nothing was done since.
undo_revealed = What others have seen can’t be taken back, such as cards traded in, nor anything before it. You have done nothing since.

# `/undo`: another player, a standing order or the deadline has answered, and nothing was done since.
undo_answered = Another player, a standing order or the deadline has decided since your last step: it can’t be taken back.

# Event in the log: a player took back steps, which are named ([PBP-12]).
# Variables: $who (String), $steps (String)
seen_undone_steps = ↩ { $who } takes back: ~~{ $steps }~~

# The same where what was taken back is not known.
# Variables: $who (String)
seen_undone = ↩ { $who } takes something back.

# A step that was taken back and left no line in the log: the player went on to the next phase.
undone_go_on = Going on to the next phase.

# Any other step that was taken back and left no line in the log.
undone_other = A decision that this log does not show.

# Private panel: the reader's turn has just ended.
turn_over = **Your turn is over.**
