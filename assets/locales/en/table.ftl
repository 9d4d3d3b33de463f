# The table around the game. Keys are the names of the functions in src/text/phrases/table.rs.

colour_red = red
colour_blue = blue
colour_green = green
colour_yellow = yellow
colour_purple = purple
colour_black = black

no_game_here = There is no game in this channel. Open one with `/game new`.
game_here = Game { $number } is being played in this channel. Open another one in a free channel or thread.
lobby_here = Game { $number } is gathering players in this channel: you can join it. Open a second game in another channel or thread.
not_running = The game hasn’t begun yet. { $host } can start it.
not_seated = You have no seat in this game. You can watch with `/board` and `/status`.
not_host = Only the host can do that: { $host }.
lobby_full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} The host can add seats if the rulebook has more; you can watch with `/board` and `/status`.
already_seated = You already have a seat in this game.
bot_cannot_play = A bot can’t take a seat. Seats are for people.
colour_taken = { $by } already has the colour { $colour }. Choose another one.
too_few_seats = { $have ->
    [one] { $have } person has a seat
   *[other] { $have } people have seats
}; this rulebook needs at least { $need }.
too_many_seated = { $seated ->
    [one] { $seated } person already has a seat: there can’t be fewer seats than that.
   *[other] { $seated } people already have seats: there can’t be fewer seats than that.
}
too_many_seats = A game here can have at most { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}, not { $seats }.
pace_not_offered = That time for a turn isn’t offered here. Choose one from the list.
confirm_cancel = This calls off a running game for everyone. Please confirm if you mean it.
not_your_turn = It isn’t your turn to decide. { $doing }.
not_your_turn_until = It isn’t your turn to decide. { $doing } · until { $when }
not_your_turn_sealed = Your decision is in. The others still have to { $task }.
bad_standing = { $territory } is twice on your list. Name each territory once.
bad_percent = Choose a chance from 0 to 100%, not { $percent }%.
too_many_games = This server already has { $limit ->
    [one] { $limit } open game
   *[other] { $limit } open games
}, and that is its limit. Finish or call off one first.
busy = Somebody else was quicker, and nothing was changed. Try again.
unknown_territory = No territory is called “{ $typed }”. Did you mean { $nearest }?
no_territory_given = Name a territory, for example { $some }.

when = { $date } ({ $distance })
dm_turn = **Your turn** in game { $number } ({ $server }): { $task }. There is no time limit.
dm_turn_until = **Your turn** in game { $number } ({ $server }): { $task } by { $when }.
channel_turn = { $mention }, **your turn**: { $task }. There is no time limit.
channel_turn_until = { $mention }, **your turn**: { $task } by { $when }.
how_to_open_dms = I couldn’t send you a direct message, so I mentioned you in the channel. To get direct messages, open this server’s menu, then Privacy Settings, and allow direct messages.
announce_started = **Game { $number } begins.** { $first } plays first.
announce_started_sealed = **Game { $number } begins.** Everyone sets up at the same time, in secret.
announce_eliminated = **{ $by } eliminates { $who }.**
announce_cancelled = **Game { $number } was called off** by its host.
announce_grace = I was offline when time ran out, so there is more of it: until { $when }.
lobby_closed = This lobby is closed. Open a new game with `/game new`.

lobby_title = **Game { $number } · { $rulebook }**
rulebook_classic = Classic
rulebook_classic_about = World conquest on 42 territories: whoever holds all of them wins. Each turn you place reinforcements, attack with dice as often as you like, and make one move between neighbouring territories.
rulebook_first = First edition
rulebook_first_about = The oldest Italian rules: territories are drawn by dice, one army on each; three dice in defence; a card at the start of every turn and another for a capture. Whoever holds all 42 territories wins; nobody can be eliminated in the first four rounds.
rulebook_objectives = Objectives
rulebook_objectives_about = Everyone has a secret objective, and whoever reaches it first wins. Three dice in defence, sets of fixed value and, if you like, a timed game that points decide.
rulebook_tournament = Tournament
rulebook_tournament_about = Secret objectives under tournament rules: the defence always rolls the most dice, nobody attacks with fewer, two armies stay at a border. Points decide when time is up.
lobby_seats = **Seats** { $have } of { $of } · host: { $host }
lobby_seat = { $n }. { $who } ({ $colour })
lobby_free = { $n }. free
lobby_pace = **Time** { $pace }
lobby_option = • { $name }: **{ $value }**. { $about }
lobby_no_options = **House rules** none: everything as in the rulebook.
lobby_options = **House rules**
lobby_silent = -# If somebody doesn’t answer in time, the rules make the safe choice for them: armies to the most threatened border, no attack, all defence dice.
lobby_silent_never = -# There is no time limit: the game waits for everyone, however long it takes.
lobby_waits = • Defenders choose their dice themselves, and the game waits for them.
pace_minutes = { $n ->
    [one] { $n } minute a turn
   *[other] { $n } minutes a turn
}
pace_hours = { $n ->
    [one] { $n } hour a turn
   *[other] { $n } hours a turn
}
pace_days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
pace_none = no time limit

headline_setup = **The board is set** · { $first } begins
headline_sealed = **The board is set** · everyone places at once, in secret
headline_round = **Round { $round }** · { $what }
headline_took = { $who } captured { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
headline_quiet = { $who } captured nothing
headline_took_holds = { $who } captured { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} and holds { $continents }
headline_quiet_holds = { $who } captured nothing and holds { $continents }
headline_over = **The end** · { $what }
change_taken = Captured: { $territories }
change_placed = { $n ->
    [one] { $n } army placed
   *[other] { $n } armies placed
}
change_lost = Losses: { $who } { $own }, the others { $others }
change_moved = { $from } → { $to }: { $n ->
    [one] { $n } army moved
   *[other] { $n } armies moved
}
change_traded = Set traded in for { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
change_eliminated = { $who } is out of the game
change_nothing = Nothing changed

status_turn = **Round { $round }** · { $who }’s turn
status_setup = **Set-up**
status_sealed = { $doing }: { $answered } of { $of } done
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
status_continents = holds { $continents }
status_in_hand = { $n ->
    [one] { $n } army to place
   *[other] { $n } armies to place
}
status_out = ~~{ $who }~~ · out
status_out_by = ~~{ $who }~~ · eliminated by { $by }
status_neutral = The neutral army · { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
status_next_set = Next set: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
status_deck = { $n ->
    [0] deck empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}

board_continent = **{ $name }** (+{ $bonus })
board_continent_held = **{ $name }** (+{ $bonus }, held by { $who })
board_held = { $who }: { $territories }
territory_with = { $territory } { $n }

hand_none = You have no cards. Capture a territory in a turn to earn one.
hand_cards = You have { $n ->
    [one] { $n } card
   *[other] { $n } cards
}:
hand_own = • { $card } · your territory: +2 there
hand_sets = { $n ->
    [one] You have one set.
   *[other] You have { $n } possible sets.
} Traded in now, it is worth { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.
hand_no_set = You have no set. The next set is worth { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.
hand_help = -# A set: three alike, one of each kind, or any two with a wild card. It is traded in before you place, with `/trade`; with five cards or more you must.
hand_sealed = Your decision is in and stays sealed until everyone has decided; you can’t change it any more.
hand_spectator = You are watching this game: only players have a hand.

odds_win = { $versus }: the attack succeeds in **{ $percent }%** of cases.
odds_losses = On average the attacker loses { $attacker } armies, the defender { $defender }.
odds_left = If it succeeds, the attacker most often keeps { $most_likely ->
    [one] { $most_likely } army
   *[other] { $most_likely } armies
}.
odds_stopped = In { $percent }% of cases the attacker stops before that, with armies to spare.
odds_march = { $versus }, a march that leaves one army in each territory:
odds_leg = { $n }. against { $defenders }: reached and captured in **{ $percent }%** of cases.

attack_expected = You lost { $own }, they lost { $others } (expected: { $own_expected } and { $others_expected }).
stopped_captured = The territory is yours.
stopped_left = Stopped: { $armies ->
    [one] { $armies } army is
   *[other] { $armies } armies are
} left there.
stopped_chance = Stopped: the chance to capture it is now { $percent }%.
stopped_cannot = Stopped: too few armies to go on.
stopped_waiting = The defender is choosing dice. The attack then goes on by itself.
stopped_enough = Stopped after many rolls. Repeat the order to go on.

standing_dice = When you are attacked, you defend with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice where that is allowed.
}
standing_default = When you are attacked, you defend with as many dice as allowed. `/defend` changes that.
standing_wishes = You will claim, in this order: { $territories }.
standing_no_wishes = You have no list of territories to claim.

picture_round = ROUND { $round }
picture_setup = SET-UP
picture_over = THE END
picture_goal = Your objective
picture_reached = { $objective } (reached)
picture_cards = Your cards
picture_line_turn = { $who }’s turn
picture_line_won = { $who } wins
picture_line_all = Everyone decides
holdings = { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
