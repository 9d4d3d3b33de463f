### The end of a game by agreement: concede, and call it ([PBP-65]).

# Event: the last rivals conceded.
# Variables: $who (String)
seen_ended_conceded = All rivals concede: { $who } wins.

# Event: all agreed to end the game, and one is first.
# Variables: $who (String)
seen_ended_agreed = All players agreed to end the game as it stands: { $who } wins.

# The same, and several share the first place.
# Variables: $who (String)
seen_ended_agreed_shared = All players agreed to end the game as it stands: { $who } share the first place.

# Announcement: somebody concedes, and not all rivals have done so.
# Variables: $who (String), $to (String), $have (Number), $of (Number)
announce_concedes = **{ $who } concedes to { $to }.** { $have } of { $of } rivals. The game ends when all do: `/game concede`.

# Announcement: somebody no longer concedes.
# Variables: $who (String), $to (String)
announce_concedes_no_more = **{ $who } no longer concedes to { $to }.** The game goes on.

# Announcement: what was conceded no longer counts.
# Variables: $to (String)
announce_concessions_over = A whole round has passed, or somebody else plays now: nobody concedes to { $to } any more.

# Announcement: somebody proposes to end the game; nobody reads who.
# Variables: $have (Number), $of (Number), $until (String)
announce_call = **Proposed: end the game now, ranked as it stands.** { $have } of { $of } agree. It happens when all who are left agree, until { $until }. Nobody sees who agrees or says no; your own answer is private.

# The same message, once all have agreed.
announce_call_agreed = **Proposed: end the game now, ranked as it stands.** All who were left agreed.

# The same message, once somebody has said no, or its time is over.
announce_call_closed = **Proposed: end the game now, ranked as it stands.** It was not agreed.

# Button: agrees to end the game.
button_agree_to_end = Agree in secret

# Button: does not agree.
button_refuse_to_end = No, go on

# Button: proposes to end the game.
button_propose_to_end = Propose it in secret

# Button: concedes.
# Variables: $to (String)
button_concede = Concede to { $to }

# Button: takes it back.
button_take_back_concession = Take it back

# Asks whether somebody really concedes, and others have to as well.
# Variables: $to (String), $have (Number), $of (Number)
confirm_concede = Concede to { $to }? The channel will read it. { $have } of { $of } rivals have conceded; when all have, the game ends and { $to } wins. Until then you play on and may take it back.

# The same, where it ends the game at once.
# Variables: $to (String)
confirm_concede_last = Concede to { $to }? **The game ends at once**: { $to } wins, and the others are ranked as it stands. That can’t be taken back.

# Said after it.
# Variables: $to (String), $have (Number), $of (Number)
now_conceded = You concede to { $to }. { $have } of { $of } rivals have conceded. You play on until all have, and may take it back with `/game concede`.

# Said to somebody who has conceded.
# Variables: $to (String), $have (Number), $of (Number)
conceded_already = You have conceded to { $to }. { $have } of { $of } rivals have. Do you want to take it back?

# Said after it.
now_concedes_no_more = You no longer concede. The game goes on.

# Said when it was the last one.
now_settled = The game is over. The result stands in the channel.

# Asks whether somebody proposes to end the game.
# Variables: $of (Number)
confirm_call = Propose to end the game now, ranked as it stands? All { $of } who are left have to agree. The channel reads that it is proposed and how many agree, never who, not even who proposed it.

# Shows what is proposed, to somebody who has not agreed.
# Variables: $have (Number), $of (Number), $until (String)
call_open = It is proposed to end the game now, ranked as it stands. { $have } of { $of } agree, until { $until }. Nobody sees what you press.

# The same, to somebody who has agreed.
# Variables: $have (Number), $of (Number), $until (String)
call_agreed = You agree to end the game now, ranked as it stands. { $have } of { $of } agree, until { $until }. Nobody sees that you do. You may still say no.

# Said to somebody who says no.
call_refused = The proposal is closed. Nobody sees who said no.

# Status: who has conceded.
# Variables: $who (String), $to (String), $have (Number), $of (Number)
status_concessions = { $who } { $have ->
    [one] concedes
   *[other] concede
} to { $to }: { $have } of { $of } rivals

# Status: what is proposed.
# Variables: $have (Number), $of (Number), $until (String)
status_call = Proposed: end the game as it stands. { $have } of { $of } agree, until { $until }

# Refusal: the game belongs to a tournament.
ending_tournament = This table belongs to a tournament, whose scores need a game played to its end: it can’t be conceded or called.

# Refusal: nobody is left against whom one could concede or agree.
ending_alone = Nobody else is left in this game: there is nobody to concede to or to agree with.

# Refusal: only computer players are left.
ending_only_computers = Only computer players are left against you, and they accept no concession. You can play on, or give your seat up with `/game resign`.

# Refusal: to oneself.
ending_to_oneself = You can’t concede to yourself. Choose another player with the option `to`.

# Refusal: to a computer player.
# Variables: $who (String)
ending_to_computer = { $who } is played by a computer, to which nobody can concede. Choose a person, or give your seat up with `/game resign`.

# Refusal: to somebody who is out.
# Variables: $who (String)
ending_to_out = { $who } is out of the game. Choose somebody who is still in it.

# Refusal: the others concede to somebody else.
# Variables: $to (String)
ending_to_other = Others have conceded to { $to }, and all have to concede to the same player. Concede to { $to }, or ask them to take it back.

# Refusal: the others concede to whoever asks.
ending_is_leader = Others have conceded to you. You can only wait for the rest of them, or propose to end the game with `/game call`.

# Refusal: conceded already.
# Variables: $to (String)
ending_conceded = You have conceded to { $to } already. `/game concede` takes it back.

# Refusal: nothing was conceded.
ending_not_conceded = You have not conceded: there is nothing to take back.

# Refusal: the proposal isn’t open any more.
ending_no_proposal = That proposal is no longer open.

# Refusal: agreed already.
# Variables: $have (Number), $of (Number)
ending_agreed = You agree already. { $have } of { $of } do; it happens when all do.

# Refusal: it was proposed a short while ago.
# Variables: $until (String)
ending_rests = Ending the game was proposed a short while ago, and not all agreed. It can be proposed again at { $until }.
