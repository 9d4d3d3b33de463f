### A whole turn in one line: `/plan` ([PBP-11]).

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_place = place, put, reinforce, deploy

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_attack = attack, strike

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_advance = advance, move in, occupy

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_fortify = fortify, move

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_trade = trade, cards

# Words that begin a step of a typed plan, separated by commas; the first one is also written.
plan_words_end = end, done, stop

# Words in front of a stop condition in a typed plan.
plan_words_until = until, till, while

# A stop condition in a typed plan: one roll.
plan_words_once = once, one roll

# A stop condition in a typed plan: the capture.
plan_words_captured = captured, capture, conquered, taken

# An amount in a typed plan.
plan_words_all = all, everything

# An amount in a typed plan.
plan_words_half = half

# An amount in a typed plan.
plan_words_fewest = fewest, minimum, as few as possible

# Words between two territories of a typed plan.
plan_words_to = to

# Words of a typed plan that mean nothing by themselves.
plan_words_filler = from, on, in, into, with, army, armies, left, are, is, it, there, below, under, falls, chance, the, a, set, best, turn, at, least

# A step of a plan.
# Variables: $n (Number), $at (String)
plan_place = Place { $n } in { $at }

# A step of a plan.
# Variables: $at (String)
plan_place_all = Place all armies in { $at }

# A step of a plan.
plan_trade = Trade in the best set

# A step of a plan: both with their armies, if these are certain.
# Variables: $from (String), $to (String), $until (String)
plan_attack = Attack { $from } → { $to }, { $until }

# The same, with how many armies then move in.
# Variables: $from (String), $to (String), $until (String), $moving (String)
plan_attack_then = Attack { $from } → { $to }, { $until }; then { $moving }

# A step of a plan: `moving` is one of the defaults for moving in.
# Variables: $moving (String)
plan_advance = After the capture: { $moving }

# How many armies move in.
# Variables: $n (Number)
plan_advance_number = { $n ->
    [one] { $n } army moves in
   *[other] { $n } armies move in
}

# A step of a plan.
# Variables: $n (Number), $from (String), $to (String)
plan_fortify = Move { $n } from { $from } to { $to }, and end the turn

# A step of a plan.
# Variables: $from (String), $to (String)
plan_fortify_all = Move all that may go from { $from } to { $to }, and end the turn

# A step of a plan.
plan_end = End the turn

# `/plan`: heading of what a plan would do.
plan_title = **Your plan** on the board as it is now (only you see it; nothing has been played)

# A line of the preview: a certain step.
# Variables: $number (Number), $step (String)
plan_sure = { $number }. { $step }

# A line of the preview: an attack, with its chance if it comes to it.
# Variables: $number (Number), $step (String), $percent (Number)
plan_chance = { $number }. { $step } · { $percent }%

# A line of the preview: a step that is possible in some courses of the attacks only.
# Variables: $number (Number), $step (String), $percent (Number)
plan_perhaps = { $number }. { $step } · possible in { $percent }% of the cases

# A line of the preview: a step that is not possible.
# Variables: $number (Number), $step (String), $why (String)
plan_impossible = { $number }. { $step } · ✗ The plan would stop here. { $why }

# Last line of the preview.
# Variables: $percent (Number)
plan_whole = -# Every step works out in { $percent }% of the cases. A plan stops before a step that is not possible.

# Last line of the preview, if no chance is involved or it can't be computed.
plan_whole_sure = -# A plan stops before a step that is not possible.

# The preview of a plan that was made before the board changed.
plan_moved_on = The game has moved on since you saw this plan. Nothing was played. This is what it would do now:

# The turn is over before a step.
plan_turn_over = Your turn is over by then.

# The game is over before a step.
plan_game_over = The game is over.

# A plan pauses for another player.
plan_waits = It waits for another player’s answer and then goes on by itself.

# Every step was done.
# Variables: $n (Number)
plan_done = { $n ->
    [one] Your plan is done.
   *[other] Your plan is done: all { $n } steps.
}

# A plan stopped: steps done of all, the step that was not done and why.
# Variables: $done (Number), $of (Number), $step (String), $why (String)
plan_stopped = Your plan stopped after { $done } of { $of } steps, at “{ $step }”. { $why }

# The same while it waits.
# Variables: $step (String), $waits (String)
plan_paused = Your plan has come to “{ $step }”. { $waits }

# In the notice of a turn, above what the plan did.
plan_began = Your plan was played when your turn began.

# Direct message about a plan that was played while its player had nothing to decide.
# Variables: $number (Number), $server (String)
plan_played_dm = **Your plan** in game { $number } ({ $server }) was played.

# Button: plays the plan.
button_plan_now = Play now

# Button: keeps the plan for the next turn.
button_plan_later = When my turn comes

# Button: changes the plan in a form.
button_plan_change = Change

# Button: forgets the plan.
button_plan_cancel = Cancel

# Button on `/orders`: forgets the plan that waits.
button_plan_remove = Remove the plan

# The plan is kept.
plan_kept = Kept for you alone: this plan is played when your next turn begins, and you are told how it went. `/orders` shows it and can remove it.

# The draft is forgotten.
plan_cancelled = Nothing was played, and this plan is forgotten.

# The plan that waited is forgotten.
plan_removed = Your plan is removed. Your next turn waits for you.

# `/orders`: the plan that waits.
plan_next = When your next turn begins, this plan is played:

# `/orders`: the last plan that was played without its player.
# Variables: $turn (Number)
plan_last = The plan of turn { $turn }:

# Title of the form.
plan_form_title = A whole turn

# Label of the form’s field.
plan_form_label = One step a line, or separated by ;

# Hint in the form’s empty field.
plan_form_hint = place alaska 5; attack alaska kamchatka until 3; advance all; fortify …

# A typed plan without a step.
plan_empty = A plan needs at least one step, for example: `place alaska 5; attack alaska kamchatka until 3; advance all; end`.

# A typed plan that is too long.
# Variables: $steps (Number), $characters (Number)
plan_too_long = A plan has at most { $steps } steps and { $characters } characters.

# A typed step can't be read; `problem` is one of the following.
# Variables: $number (Number), $step (String), $problem (String)
plan_bad_step = Step { $number }, “{ $step }”, can’t be read. { $problem }

# Below a misspelt territory: the plan with the nearest name, to copy.
# Variables: $line (String)
plan_corrected = Did you mean this?
    ```
    { $line }
    ```

# A typed step begins with no known word.
plan_no_verb = A step begins with `place`, `attack`, `advance`, `fortify`, `trade` or `end`.

# A typed step lacks a territory.
plan_no_territory = Name one of your territories, for example `place alaska 5`.

# A typed step lacks one of two territories.
plan_two_territories = Name two territories, for example `attack alaska kamchatka`.

# A stop condition can't be read.
plan_bad_condition = An attack goes on `once`, `until captured`, `until 3` (armies left there) or `until 60%` (chance to capture).

# An amount can't be read.
plan_bad_amount = Give a whole number from 1, `all`, or (to move in) `half` or `fewest`.
