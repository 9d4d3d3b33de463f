### What a channel and a direct message show.

# A log that goes on in a new message.
# Variables: $round (Number), $who (String)
log_more = **Round { $round } · { $who }** (continued)

# Sealed answers, while they are sealed.
# Variables: $n (Number)
seen_answers_in = { $n ->
    [one] { $n } decision is in.
   *[other] { $n } decisions are in.
}

# One roll, told to whoever made it.
# Variables: $attack (String), $defence (String), $own (Number), $others (Number)
roll_told = { $attack } against { $defence } · losses { $own }–{ $others }

# The end of a fight, told to whoever won it.
# Variables: $to (String), $whose (String), $armies (Number)
taken_told = **{ $to }** captured from { $whose }, { $armies ->
    [one] { $armies } army moves in
   *[other] { $armies } armies move in
}

# The same while the armies are still to move in.
# Variables: $to (String), $whose (String)
taken_told_only = **{ $to }** captured from { $whose }

# DM: territories that somebody took from the reader.
# Variables: $who (String), $n (Number), $territories (String)
recap_taken = { $who } took { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from you: { $territories }

# A territory with its armies before and now.
# Variables: $at (String), $before (Number), $now (Number)
recap_armies = { $at } { $before } → { $now }

# DM: territories that held out.
# Variables: $territories (String)
recap_held = Attacked and held: { $territories }

# DM: several people took territories from the reader.
# Variables: $n (Number), $each (String)
recap_taken_by_many = You lost { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}: { $each }

# In that list: one of those people, and to how many territories.
# Variables: $who (String), $n (Number)
recap_taker = { $who } took { $n }

# DM: continents that the reader held and holds no more.
# Variables: $continents (String)
recap_continents = No longer all yours: { $continents }

# DM: somebody is out.
# Variables: $who (String), $by (String), $cards (Number)
recap_out = { $by } eliminated { $who }{ $cards ->
    [0] {""}
    [one] {" "}and took { $cards } card
   *[other] {" "}and took { $cards } cards
}

# DM: territories that changed hands between others.
# Variables: $who (String), $n (Number), $whose (String)
recap_elsewhere = { $who } took { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from { $whose }

# The same from the neutral army.
# Variables: $who (String), $n (Number)
recap_from_neutral = { $who } took { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from the neutral army

# The end of a list that is too long.
# Variables: $n (Number)
and_more = and { $n } more

# In place of a notice whose decision is taken.
# Variables: $number (Number), $server (String)
notice_answered = ✅ **Game { $number }** in { $server }: decided.

# One line of the table at the end: medal or place, and what somebody had ([PBP-45]).
# Variables: $place (String), $who (String), $had (String)
final_line = { $place } **{ $who }**: { $had }

# A place without a medal.
# Variables: $place (Number)
place_number = { $place }.

# In that table: points, where they count.
# Variables: $points (Number)
final_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# In that table: somebody who reached the objective.
final_objective = objective reached

# In that table: somebody who was eliminated.
final_out = eliminated

# The same, with who did it.
# Variables: $by (String)
final_out_by = eliminated by { $by }

# DM to one player about a game ([PBP-21]).
# Variables: $number (Number), $server (String), $what (String)
dm_result = **Game { $number }** ({ $server }): { $what }

# The same in the channel, because direct messages are closed ([PBP-19]).
# Variables: $mention (String), $what (String)
channel_result = { $mention }: { $what }

# To a player who was eliminated.
# Variables: $by (String)
result_out_by = **you are out.** { $by } has eliminated you. You can go on watching.

# To a player who is out, where nobody did it.
result_out = **you are out.** You can go on watching.

# To the winner.
result_won = 🥇 **you won!**

# To one of several winners.
result_shared = 🥇 **you share first place!**

# To another player at the end.
# Variables: $mark (String), $place (Number), $n (Number)
result_place = { $mark } **place { $place } of { $n } is yours.**

# Button under the end of a game: opens a lobby with the same players ([PBP-45]).
button_rematch = Rematch

# Refusal: a rematch is for those who played.
# Variables: $number (Number)
did_not_play = Only those who played game { $number } can ask for its rematch. `/game new` opens a game for everybody.

# Below the lobby of a rematch: players who have left the server.
# Variables: $n (Number), $names (String)
not_seated_in_rematch = Not seated: { $names } { $n ->
    [one] has
   *[other] have
} left this server. The other seats are taken as before; whoever doesn’t want to play can leave.

# Status: until when whoever is asked may take.
# Variables: $when (String)
status_deadline = Time to answer: until { $when }

# Refusal: no game of that number in this server.
# Variables: $number (Number)
no_such_game = There is no game { $number } in this server.

# A menu that is one of several.
# Variables: $prompt (String), $page (Number), $of (Number)
one_of_menus = { $prompt } ({ $page } of { $of })

# A territory to attack from, with its best target.
# Variables: $from (String), $to (String), $percent (Number)
strike_best = { $from } · best: { $to } { $percent }%

# Completion: starting armies, and what is left of them.
# Variables: $placed (String), $left (Number)
deploy_left_over = { $placed } · { $left ->
    [0] nothing left
   *[other] { $left } left
}

# Button: half of them.
# Variables: $n (Number)
button_half = Half: { $n }

# Button: the board in words.
button_in_words = In words
