### The table around the game.

# A colour.
colour_red = red

# A colour.
colour_blue = blue

# A colour.
colour_green = green

# A colour.
colour_yellow = yellow

# A colour.
colour_purple = purple

# A colour.
colour_black = black

# Refusal: no lobby and no game in this channel.
no_game_here = There is no game in this channel. Open one with `/game new`.

# In the channel that a game has left, and the refusal there: where it is played now. `$channel` is a mention.
# Variables: $number (Number), $channel (String)
game_moved = **Game { $number }** goes on in { $channel }.

# Refusal: a game is played here already ([PBP-1]).
# Variables: $number (Number)
game_here = Game { $number } is being played in this channel. Open another one in a free channel or thread.

# Refusal: a command for lobbies in a running game.
# Variables: $number (Number)
has_begun = Game { $number } has begun: nobody just leaves. `/game resign` gives up your seat for good, `/game concede` acknowledges a winner, `/game call` ends the game as it stands if all agree. Only away for some time? `/away`. Whoever stays silent is played by a computer until they take the seat back.

# The same in a game without deadlines.
# Variables: $number (Number)
has_begun_without_deadlines = Game { $number } has begun: nobody just leaves. `/game resign` gives up your seat for good, `/game concede` acknowledges a winner, `/game call` ends the game as it stands if all agree. It has no deadlines and waits for every answer.

# Refusal: the game can’t be moved to where it is.
# Variables: $number (Number)
in_this_channel = Game { $number } is in this channel already.

# Refusal: a lobby is open here already ([PBP-1]).
# Variables: $number (Number)
lobby_here = Game { $number } is gathering players in this channel: you can join it. Open a second game in another channel or thread.

# Refusal: the game hasn't begun.
# Variables: $host (String)
not_running = The game hasn’t begun yet. { $host } can start it.

# Refusal: no seat at this table.
not_seated = You have no seat in this game. You can watch with `/board` and `/status`.

# Refusal: the host's to do.
# Variables: $host (String)
not_host = Only the host, { $host }, or whoever manages this server can do that.

# Refusal: the host has left the server, and whoever asks is host now.
host_left_you = The host has left this server, so you are the host now. Do that once more.

# Refusal: the host has left the server, and another player is host now.
# Variables: $host (String)
host_left = The host has left this server. { $host } is the host now; only they, or whoever manages this server, can do that.

# Refusal: the host of a lobby has left the server, and nobody else can be host.
host_left_closed = The host has left this server, and nobody else had joined. The lobby is closed.

# Refusal: every seat is taken.
# Variables: $seats (Number)
lobby_full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} The host can add seats if the rulebook has more; you can watch with `/board` and `/status`.

# Refusal: sits there already.
already_seated = You already have a seat in this game.

# Refusal: bots don't play.
bot_cannot_play = A bot can’t take a seat. Seats are for people and for the computer players that the host adds in the lobby.

# Refusal: a colour that somebody has.
# Variables: $colour (String), $by (String)
colour_taken = { $by } already has the colour { $colour }. Choose another one.

# Refusal: too few people to begin.
# Variables: $have (Number), $need (Number)
too_few_seats = { $have ->
    [one] { $have } person has a seat
   *[other] { $have } people have seats
}; this rulebook needs at least { $need }. Wait for others, or add a computer player.

# Refusal: more people sit there than that.
# Variables: $seated (Number)
too_many_seated = { $seated ->
    [one] { $seated } person already has a seat: there can’t be fewer seats than that.
   *[other] { $seated } people already have seats: there can’t be fewer seats than that.
}

# Refusal: more seats than the server allows.
# Variables: $seats (Number), $most (Number)
too_many_seats = A game here can have at most { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}, not { $seats }.

# Refusal: a pace that isn't offered.
pace_not_offered = That time for a turn isn’t offered here. Choose one from the list.

# Refusal: calling off a running game has to be confirmed.
confirm_cancel = This calls off a running game for everyone. Please confirm if you mean it.

# Refusal: somebody else's decision; what they are doing.
# Variables: $doing (String)
not_your_turn = It isn’t your turn to decide. { $doing }.

# The same with its deadline.
# Variables: $doing (String), $when (String)
not_your_turn_until = It isn’t your turn to decide. { $doing } · until { $when }

# Refusal: the person's own sealed answer is in, others are awaited.
# Variables: $task (String)
not_your_turn_sealed = Your decision is in. The others still have to { $task }.

# Refusal: a wish list that names a territory twice.
# Variables: $at (String)
why-named_twice = { $at } is twice on your list. Name each territory once.

# Refusal: a percentage above 100.
# Variables: $percent (Number)
bad_percent = Choose a chance from 1 to 100%, not { $percent }%.

# Refusal: as many games as this server may have.
# Variables: $limit (Number)
too_many_games = This server already has { $limit ->
    [one] { $limit } open game
   *[other] { $limit } open games
}, and that is its limit. Finish or call off one first.

# Refusal: others were quicker.
busy = Somebody else was quicker, and nothing was changed. Try again.

# Refusal: no territory is called that; the nearest names.
# Variables: $typed (String), $nearest (String)
unknown_territory = No territory is called “{ $typed }”. Did you mean { $nearest }?

# Refusal: nothing was typed where a territory is wanted; some names.
# Variables: $some (String)
no_territory_given = Name a territory, for example { $some }.

# A point in time: as a date and as a distance.
# Variables: $date (String), $distance (String)
when = { $date } ({ $distance })

# DM: a decision became yours ([PBP-17]).
# Variables: $number (Number), $server (String), $task (String)
dm_turn = **Your turn** in game { $number } ({ $server }): { $task }. There is no time limit.

# The same with its deadline.
# Variables: $number (Number), $server (String), $task (String), $when (String)
dm_turn_until = **Your turn** in game { $number } ({ $server }): { $task } by { $when }.

# In the channel, because direct messages are closed ([PBP-19]).
# Variables: $mention (String), $task (String)
channel_turn = { $mention }, **your turn**: { $task }. There is no time limit.

# The same with its deadline.
# Variables: $mention (String), $task (String), $when (String)
channel_turn_until = { $mention }, **your turn**: { $task } by { $when }.

# To somebody whose direct messages are closed ([PBP-19]).
how_to_open_dms = I couldn’t send you a direct message, so I mentioned you in the channel. To get direct messages, open this server’s menu, then Privacy Settings, and allow direct messages.

# Announcement: the game begins.
# Variables: $number (Number), $first (String)
announce_started = **Game { $number } begins.** { $first } plays first.

# The same when everybody sets up at once.
# Variables: $number (Number)
announce_started_sealed = **Game { $number } begins.** Everyone sets up at the same time, in secret.

# Announcement: somebody is out.
# Variables: $who (String), $by (String)
announce_eliminated = **{ $by } eliminates { $who }.**

# The same, where nobody did it.
# Variables: $who (String)
announce_out = **{ $who } is out of the game.**

# Announcement: called off by its host.
# Variables: $number (Number)
announce_cancelled = **Game { $number } was called off** by its host.

# Announcement: called off by a manager of the server.
# Variables: $number (Number), $name (String)
announce_cancelled_by = **Game { $number } was called off** by { $name }, who manages this server.

# Announcement: the host left the lobby.
# Variables: $number (Number), $name (String)
announce_new_host = **{ $name } is the host** of game { $number } now.

# Announcement: the host left the server.
# Variables: $number (Number), $name (String)
announce_host_gone = The host of game { $number } has left this server. **{ $name } is the host now.**

# Announcement: more time, because the bot was off, or could store nothing ([PBP-25]).
# Variables: $when (String)
announce_grace = I was out of action when time ran out, so there is more of it: until { $when }.

# Announcement: the clock of the bot's machine was set, and the deadlines moved with it.
# Variables: $when (String)
announce_clock_set = My clock was set right. Nobody gains or loses time: it runs until { $when }.

# Announcement: the lobby closed itself.
lobby_closed = This lobby is closed. Open a new game with `/game new`.

# Lobby: headline.
# Variables: $number (Number), $rulebook (String)
lobby_title = **Game { $number } · { $rulebook }**

# The rulebook's name.
rulebook_classic = Classic

# The rulebook in two sentences.
rulebook_classic_about = World conquest on 42 territories: whoever holds all of them wins. Each turn you place reinforcements, attack with dice as often as you like, and make one move between neighbouring territories.

# A rulebook's name.
rulebook_first = First edition

# A rulebook in two sentences.
rulebook_first_about = The oldest Italian rules: territories are drawn by dice, one army on each; three dice in defence; a card at the start of every turn and another for a capture. Whoever holds all 42 territories wins; nobody can be eliminated in the first four rounds.

# A rulebook's name.
rulebook_objectives = Objectives

# A rulebook in two sentences.
rulebook_objectives_about = Everyone has a secret objective, and whoever reaches it first wins. Three dice in defence, sets of fixed value and, if you like, a timed game that points decide.

# A rulebook's name.
rulebook_tournament = Tournament

# A rulebook in two sentences.
rulebook_tournament_about = Secret objectives under tournament rules: the defence always rolls the most dice, nobody attacks with fewer, two armies stay at a border. Points decide when time is up.
# A.D. 2210.
rulebook_y2210 = A.D. 2210
# A.D. 2210, in two sentences.
rulebook_y2210_about = Five years of war on the land, in the seas and on the Moon: bid energy for the order of play, hire commanders and play their command cards. Whoever has most points when the fifth year ends wins.
# The Cold War.
rulebook_cold_war = Cold War
# The Cold War, in two sentences.
rulebook_cold_war_about = The USA, the USSR and the coalitions between them, seven turns from 1950 to 1980: income, people, deals, wars that need not be fought, missiles at any moment. Whoever’s income has grown most at the end wins.

# Lobby: who hosts, seats, time.
# Variables: $have (Number), $of (Number), $host (String)
lobby_seats = **Seats** { $have } of { $of } · host: { $host }

# Lobby: one seat.
# Variables: $n (Number), $who (String), $colour (String)
lobby_seat = { $n }. { $who } ({ $colour })

# Lobby: a seat that a computer player has.
# Variables: $n (Number), $who (String), $colour (String), $level (String)
lobby_computer = { $n }. { $who } ({ $colour }) · computer player, { $level }

# Level of a computer player that is used in simulations only.
level_random = random

# Level of a computer player that is used in simulations only: what the strong one begins with.
level_quick = quick

# Level of a computer player that makes mistakes.
level_easy = easy

# Level of a computer player.
level_normal = normal

# Level of a computer player that thinks a little, each in its own way, and slips now and then; not to be taken for a person.
level_human = human-like

# Level of a computer player that thinks ahead.
level_strong = strong

# A level with its rating in the rulebook of the table, as matches between the levels gave it.
# Variables: $level (String), $points (Number)
level_rated = { $level }, rating { $points }

# The host's menu of computer players.
# Variables: $count (Number)
computers_about = { $count ->
    [0] No computer player has a seat any more.
    [one] { $count } computer player has a seat. It plays with people at the same table, sees what anybody in its seat would see, and nobody waits for it.
   *[other] { $count } computer players have seats. They play with people at the same table, see what anybody in their seats would see, and nobody waits for them.
}

# Answer to the command: who the computer players are now.
# Variables: $who (String)
computers_set = Computer players at this table: { $who }.

# Answer to the command: there are none.
computers_none = No computer players have seats at this table.

# A choice in the menu of computer players.
# Variables: $who (String), $level (String)
computer_becomes = { $who }: make it { $level }

# What the computer player of that choice is now.
# Variables: $level (String)
computer_is = it is { $level } now

# A choice in the menu of computer players.
# Variables: $who (String)
computer_removed = { $who }: remove it

# How long a computer player waits before its turn.
# Variables: $n (Number)
computer_pace = { $n ->
    [one] up to { $n } second before each of their turns
   *[other] up to { $n } seconds before each of their turns
}

# Computer players don't wait.
computer_pace_none = no pause before their turns

# A number of computer players, as a choice and as an answer.
# Variables: $n (Number)
computers_count = { $n ->
    [0] No computer players
    [one] { $n } computer player
   *[other] { $n } computer players
}

# Refusal: more computer players than seats without a person.
# Variables: $count (Number), $free (Number)
too_many_computers = { $free ->
    [0] There is no free seat for a computer player. The host can add seats in the settings, if the rulebook has more.
    [one] There is one free seat: { $count } computer players don’t fit. The host can add seats in the settings, if the rulebook has more.
   *[other] There are { $free } free seats: { $count } computer players don’t fit. The host can add seats in the settings, if the rulebook has more.
}

# Refusal: a computer player is meant, and there is none.
no_computer = No computer player has that seat. Add one with “Add a computer player”.

# Refusal: a computer player's name.
# Variables: $most (Number)
bad_computer_name = The name of a computer player needs 1 to { $most } characters that can be seen. It always begins with “Computer”.

# Lobby: a seat nobody has taken yet.
# Variables: $n (Number)
lobby_free = { $n }. free

# Lobby: the pace.
# Variables: $pace (String)
lobby_pace = **Time** { $pace }

# Lobby: an option that differs from the rulebook.
# Variables: $name (String), $value (String), $about (String)
lobby_option = • { $name }: **{ $value }**. { $about }

# Lobby: everything as the rulebook has it.
lobby_no_options = **House rules** none: everything as in the rulebook.

# Lobby: heading of the options.
lobby_options = **House rules**

# Lobby: what happens to somebody who goes silent ([PBP-5]).
lobby_silent = -# If somebody doesn’t answer in time, the rules make the safe choice for them: armies to the most threatened border, no attack, all defence dice.

# The same in a game of 2210.
lobby_silent_y2210 = -# If somebody doesn’t answer in time, the rules make the safe choice for them: no bid, MODs to the most threatened border, nothing hired, bought or played, no invasion, all defence dice.

# The same in a game of the Cold War.
lobby_silent_cold_war = -# If somebody doesn’t answer in time, the rules make the safe choice for them: upkeep paid, nothing bought, no war, nobody let in, all armies defend.

# The same at a table without a limit.
lobby_silent_never = -# There is no time limit: the game waits for everyone, however long it takes.

# Lobby: defenders are waited for.
lobby_waits = • Defenders choose their dice themselves, and the game waits for them.

# The same in a game of the Cold War.
lobby_waits_cold_war = • The game waits for what players answer in others’ turns: permissions, interceptors, meeting an invader, defence, losses, refugees.

# Lobby: they are not waited for, though a new table of this rulebook would.
lobby_waits_for_nobody = • Nobody waits for answers in others’ turns: standing orders answer, or the rules.

# A pace in minutes.
# Variables: $n (Number)
pace_minutes = { $n ->
    [one] { $n } minute a turn
   *[other] { $n } minutes a turn
}

# A pace in hours.
# Variables: $n (Number)
pace_hours = { $n ->
    [one] { $n } hour a turn
   *[other] { $n } hours a turn
}

# A pace in days.
# Variables: $n (Number)
pace_days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}

# No limit.
pace_none = no time limit

# Headline of a board post before the first turn.
# Variables: $first (String)
headline_setup = **The board is set** · { $first } begins

# The same when everybody places at once.
headline_sealed = **The board is set** · everyone places at once, in secret

# Headline of a board post.
# Variables: $round (Number), $what (String)
headline_round = **Round { $round }** · { $what }

# What a turn came to.
# Variables: $who (String), $n (Number)
headline_took = { $who } captured { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}

# Somebody took nothing.
# Variables: $who (String)
headline_quiet = { $who } captured nothing

# Somebody took territories and holds continents.
# Variables: $who (String), $n (Number), $continents (String)
headline_took_holds = { $who } captured { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} and holds { $continents }

# Somebody took nothing and holds continents.
# Variables: $who (String), $continents (String)
headline_quiet_holds = { $who } captured nothing and holds { $continents }

# Headline at the end.
# Variables: $what (String)
headline_over = **The end** · { $what }

# Summary: territories that changed hands.
# Variables: $territories (String)
change_taken = Captured: { $territories }

# Summary: armies placed.
# Variables: $n (Number)
change_placed = { $n ->
    [one] { $n } army placed
   *[other] { $n } armies placed
}

# Summary: losses.
# Variables: $who (String), $own (Number), $others (Number)
change_lost = Losses: { $who }: { $own }, the others: { $others }

# Summary: a move at the end.
# Variables: $from (String), $to (String), $n (Number)
change_moved = { $from } → { $to }: { $n ->
    [one] { $n } army moved
   *[other] { $n } armies moved
}

# Summary: a set traded in.
# Variables: $n (Number)
change_traded = Set traded in for { $n ->
    [one] { $n } army
   *[other] { $n } armies
}

# Summary: somebody is out.
# Variables: $who (String)
change_eliminated = { $who } is out of the game

# Summary: nothing changed.
change_nothing = Nothing changed

# Status: round, turn.
# Variables: $round (Number), $who (String)
status_turn = **Round { $round }** · { $who }’s turn

# Status: set-up.
status_setup = **Set-up**

# Status: sealed decisions: what everybody does, how many have done it.
# Variables: $doing (String), $answered (Number), $of (Number)
status_sealed = { $doing }: { $answered } of { $of } done

# Status: one player: territories, armies, cards, income.
# Variables: $who (String), $territories (Number), $armies (Number), $cards (Number), $income (Number)
status_seat = **{ $who }** · { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · +{ $income } a turn

# Status: a player's continents.
# Variables: $continents (String)
status_continents = holds { $continents }

# Status: armies in hand.
# Variables: $n (Number)
status_in_hand = { $n ->
    [one] { $n } army to place
   *[other] { $n } armies to place
}

# Status: somebody out of the game.
# Variables: $who (String)
status_out = ~~{ $who }~~ · out

# Status: somebody eliminated by somebody.
# Variables: $who (String), $by (String)
status_out_by = ~~{ $who }~~ · eliminated by { $by }

# Status: the neutral army.
# Variables: $territories (Number), $armies (Number)
status_neutral = The neutral army · { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

# Status: what the next set is worth.
# Variables: $armies (Number)
status_next_set = Next set: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

# Status: cards left in the deck.
# Variables: $n (Number)
status_deck = { $n ->
    [0] deck empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}

# Board as text: a continent.
# Variables: $name (String), $bonus (Number)
board_continent = **{ $name }** (+{ $bonus })

# Board as text: a continent held by one.
# Variables: $name (String), $bonus (Number), $who (String)
board_continent_held = **{ $name }** (+{ $bonus }, held by { $who })

# Board as text: a player's territories in it.
# Variables: $who (String), $territories (String)
board_held = { $who }: { $territories }

# A territory with its armies.
# Variables: $territory (String), $n (Number)
territory_with = { $territory } { $n }

# Hand: empty.
hand_none = You have no cards. Capture a territory in a turn to earn one.

# Hand: heading.
# Variables: $n (Number)
hand_cards = You have { $n ->
    [one] { $n } card
   *[other] { $n } cards
}:

# Hand: one card; with a mark when the territory is one's own.
# Variables: $card (String)
hand_own = • { $card } · your territory: +2 there

# Hand: what trading is worth now.
# Variables: $n (Number), $value (Number)
hand_sets = { $n ->
    [one] You have one set.
   *[other] You have { $n } possible sets.
} Traded in now, it is worth { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.

# Hand: no set in it.
# Variables: $value (Number)
hand_no_set = You have no set. The next set is worth { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.

# Hand: help on sets.
hand_help = -# A set: three alike, one of each kind, or any two with a wild card. It is traded in before you place, with `/trade`; with five cards or more you must.

# Hand: one's sealed answer is in.
hand_sealed = Your decision is in and stays sealed until everyone has decided; you can’t change it any more.

# Hand: spectators have none.
hand_spectator = You are watching this game: only players have a hand.

# Odds: the chance to capture, in percent to one decimal.
# Variables: $versus (String), $percent (String)
odds_win = { $versus }: the attack succeeds in **{ $percent }%** of cases.

# Odds: losses to be expected.
# Variables: $attacker (String), $defender (String)
odds_losses = On average the attacker loses { $attacker } armies, the defender { $defender }.

# Odds: the dice of both sides, where some have eight sides: "2d8 + 1d6".
# Variables: $attack (String), $defence (String)
odds_dice = Dice: { $attack } against { $defence }.

# Odds: under the title of the picture: the dice, then what the columns show.
# Variables: $dice (String), $line (String)
odds_line = { $dice } { $line }

# Odds: survivors when captured.
# Variables: $most_likely (Number)
odds_left = If it succeeds, the attacker most often keeps { $most_likely ->
    [one] { $most_likely } army
   *[other] { $most_likely } armies
}.

# Odds: the chance to stop before the end with armies left.
# Variables: $percent (String)
odds_stopped = In { $percent }% of cases the attacker stops before that, with armies to spare.

# Odds: heading of a march through several territories.
# Variables: $versus (String)
odds_march = { $versus }, a march that leaves one army in each territory:

# Odds: the chance to capture the first territories of a march, up to this one.
# Variables: $n (Number), $defenders (Number), $percent (String)
odds_leg = { $n }. against { $defenders }: reached and captured in **{ $percent }%** of cases.

# Attack: losses made and losses to be expected.
# Variables: $own (Number), $others (Number), $own_expected (String), $others_expected (String)
attack_expected = You lost { $own }, they lost { $others } (expected: { $own_expected } and { $others_expected }).

# Attack stopped: so many left.
# Variables: $armies (Number)
stopped_left = Stopped: { $armies ->
    [one] { $armies } army is
   *[other] { $armies } armies are
} left there.

# Attack stopped: the chance is too small.
# Variables: $percent (Number)
stopped_chance = Stopped: the chance to capture it is now { $percent }%.

# Attack stopped: too few armies.
stopped_cannot = Stopped: too few armies to go on.

# Attack stopped: the defender is asked.
stopped_waiting = The defender is choosing dice. The attack then goes on by itself.

# Attack stopped: the most rolls of one order.
stopped_enough = Stopped after many rolls. Repeat the order to go on.

# Standing order: dice to defend with.
# Variables: $dice (Number)
standing_dice = When you are attacked, you defend with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice where that is allowed.
}

# Standing order: none, the default.
standing_default = When you are attacked, you defend with as many dice as allowed. `/defend` changes that.

# Standing order: wish list.
# Variables: $territories (String)
standing_wishes = You will claim, in this order: { $territories }.

# Standing order: no wish list.
standing_no_wishes = You have no list of territories to claim.

# Picture: below the compass rose. At most 19 characters.
# Variables: $round (Number)
picture_round = ROUND { $round }

# Picture: below the compass rose during the set-up.
picture_setup = SET-UP

# Picture: below the compass rose when it is over.
picture_over = THE END

# Above one's own objective on a private picture.
picture_goal = Your objective

# One's own objective there, when it is reached.
# Variables: $objective (String)
picture_reached = { $objective } (reached)

# Above one's own cards on a private picture.
picture_cards = Your cards

# Picture: whose turn it is.
# Variables: $who (String)
picture_line_turn = { $who }’s turn

# Picture: who won.
# Variables: $n (Number), $who (String)
picture_line_won = { $n ->
    [one] { $who } wins
   *[other] A draw: { $who }
}

# Picture: everybody is asked.
picture_line_all = Everyone decides

# Picture: what somebody holds. Below 35 characters.
# Variables: $territories (Number), $armies (Number)
holdings = { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
