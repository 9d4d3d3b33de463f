### Slash commands, their options and choices: what each says of itself, and its name. The keys are made of names:
### `command-` and the way to the command, `option-` with the option behind it, `choice-` with the choice behind that.
### Discord takes names of 1 to 32 lower-case characters, and sentences of 1 to 100.

command-game = Open, join and run a game
    .name = game

command-game-new = Open a game in this channel and gather players
    .name = new
option-game-new-rulebook = Which rulebook
    .name = rulebook
choice-game-new-rulebook-classic = Classic
choice-game-new-rulebook-objectives = Secret objectives
choice-game-new-rulebook-tournament = Tournament
choice-game-new-rulebook-first_edition = First edition
choice-game-new-rulebook-y2210 = A.D. 2210
choice-game-new-rulebook-cold_war = Cold War
option-game-new-seats = How many people may join at most
    .name = seats
option-game-new-pace = Time for a turn, for example 24h
    .name = pace
option-game-new-setup = How the board is set up
    .name = setup
choice-game-new-setup-sealed = sealed: everyone places at the same time, in secret
choice-game-new-setup-by_the_book = by the book: one after another
choice-game-new-setup-instant = instant: dealt and placed for you, begins at once
option-game-new-computers = How many computer players play along
    .name = computers
option-game-new-thread = Play in a thread of its own in this channel
    .name = thread
option-game-new-silence = What happens to somebody who doesn’t answer in time
    .name = silence
choice-game-new-silence-caretaker = caretaker: the rules make the safe choice, a computer plays after two misses
choice-game-new-silence-skip = skip: only what the rules force, a computer plays after two misses
choice-game-new-silence-computer = computer: it plays at the first miss
choice-game-new-silence-host = host: the safe choice, then the host decides who plays on
option-game-new-absences = Whether the table waits for people who announce an absence by /away; default: yes
    .name = absences
option-game-new-window = How long to wait for an answer in another player’s turn, if this table asks
    .name = window
choice-game-new-window-usual = usual: a quarter of the time for a turn, at most 6 hours
choice-game-new-window-5m = 5 minutes
choice-game-new-window-30m = 30 minutes
choice-game-new-window-1h = 1 hour
choice-game-new-window-3h = 3 hours
choice-game-new-window-12h = 12 hours
choice-game-new-window-turn = as long as a turn
option-game-new-bank = Spare time of each player, used when the time for a turn has run out; default: none
    .name = bank
choice-game-new-bank-none = none
choice-game-new-bank-small = small: half a turn at the start, a little more with each turn in time, one turn at most
choice-game-new-bank-large = large: two turns at the start, a little more with each turn in time, three turns at most

command-game-join = Take a seat in the game of this channel
    .name = join

command-game-leave = Give up your seat before the game begins
    .name = leave

command-game-computers = Set how many computer players have seats in this lobby (host or manager)
    .name = computers
option-game-computers-count = How many; 0 removes them
    .name = count
option-game-computers-level = How well all of them play
    .name = level
choice-game-computers-level-easy = easy: makes mistakes
choice-game-computers-level-normal = normal
choice-game-computers-level-strong = strong: thinks ahead
choice-game-computers-level-human = human-like: thinks a little, each in its own way, with a slip now and then
option-game-computers-name = A name for the newest one, after the word Computer
    .name = name
option-game-computers-external = An external player of this server that plays for all of them
    .name = external

command-game-colour = Choose your colour in the lobby of this channel
    .name = colour
option-game-colour-colour = Which colour
    .name = colour
choice-game-colour-colour-red = red
choice-game-colour-colour-blue = blue
choice-game-colour-colour-green = green
choice-game-colour-colour-yellow = yellow
choice-game-colour-colour-purple = purple
choice-game-colour-colour-black = black

command-game-power = Give a player of this lobby a power of the Cold War (host or manager)
    .name = power
option-game-power-player = Who
    .name = player
option-game-power-power = What they play
    .name = power
choice-game-power-power-usa = USA
choice-game-power-power-ussr = USSR
choice-game-power-power-coalition_1 = coalition 1
choice-game-power-power-coalition_2 = coalition 2
choice-game-power-power-coalition_3 = coalition 3
choice-game-power-power-coalition_4 = coalition 4
choice-game-power-power-none = whichever is left

command-game-start = Begin the game (host or manager)
    .name = start

command-game-status = Who plays, whose turn it is, who holds what
    .name = status

command-game-cancel = Call off the lobby or the game (host or manager)
    .name = cancel

command-game-move = Move a running game of this server to this channel
    .name = move
option-game-move-game = Number of the game
    .name = game

command-game-return = Take back the seat that a computer plays for you
    .name = return

command-game-pause = Stop all clocks: the host alone for up to 72 hours, all players together for longer
    .name = pause
option-game-pause-time = How long, for example 12h or 3d; default: 72 hours
    .name = time

command-game-resume = End the pause of this game
    .name = resume

command-game-extend = More time for whoever is asked now: the host once for each deadline, or all players together
    .name = extend
option-game-extend-time = How much more, for example 30m or 12h; default: the time for a turn
    .name = time

command-game-concede = Concede to the leader, or take it back: when all rivals concede, the leader has won
    .name = concede
option-game-concede-to = To whom; default: whom the others have conceded to, else who leads
    .name = to

command-game-call = Propose in secret to end the game as it stands, or answer such a proposal
    .name = call

command-away = Your absences: announce one of up to 21 days a year, end it, or see what you have announced
    .name = away
option-away-from = First day, for example 2026-12-24, 24.12. or today
    .name = from
option-away-to = Last day, for example 2027-01-06 or 6.1.
    .name = to
option-away-zone = Time zone of these days; default: that of your quiet hours, else UTC
    .name = zone
option-away-change = Whether these days take the place of an absence that has some of them
    .name = change

command-game-host = Hand this table over to another of its players (host or manager)
    .name = host
option-game-host-person = Who hosts from now on
    .name = person

command-game-reserve = Keep a seat of this lobby for a person, or release it (host or manager)
    .name = reserve
option-game-reserve-person = For whom
    .name = person
option-game-reserve-release = True: the seat is no longer kept
    .name = release

command-game-resign = Give up your seat in this running game for good
    .name = resign

command-game-replace = Ask somebody to take over a seat, or give it to a computer (host or manager)
    .name = replace
option-game-replace-player = Whose seat
    .name = player
option-game-replace-person = Who is asked to take it; default: a computer, if the player missed turns
    .name = person
option-game-replace-withdraw = True: nobody is asked any more
    .name = withdraw

command-game-silence = What happens to the silent: in a lobby the host’s choice, in a game stricter if all agree
    .name = silence
option-game-silence-policy = What happens to somebody who doesn’t answer in time
    .name = policy
choice-game-silence-policy-caretaker = caretaker: the rules make the safe choice, a computer plays after two misses
choice-game-silence-policy-skip = skip: only what the rules force, a computer plays after two misses
choice-game-silence-policy-computer = computer: it plays at the first miss
choice-game-silence-policy-host = host: the safe choice, then the host decides who plays on

command-manage = All games of this server: pause, more time, replace, move, new host, cancel (needs Manage Server)
    .name = manage
option-manage-game = Number of the game; default: the list of all games
    .name = game
option-manage-action = What to do with it
    .name = action
option-manage-person = For a new host, or a player who is replaced: who
    .name = person
option-manage-time = For a pause or more time: how long, for example 12h or 3d
    .name = time
choice-manage-action-show = show it
choice-manage-action-pause = pause it
choice-manage-action-resume = end the pause
choice-manage-action-extend = more time
choice-manage-action-move = move it to this channel
choice-manage-action-host = new host
choice-manage-action-cancel = cancel it
choice-manage-action-replace = replace a player
option-manage-player = To replace somebody: whose seat
    .name = player

command-my = Your own games, in all servers
    .name = my

command-my-games = All games you play in, in every server: whose turn it is and the time left
    .name = games

command-my-next = Open the next game that waits for you
    .name = next

command-place = Place reinforcements on one of your territories
    .name = place
option-place-territory = One of your territories
    .name = territory
option-place-armies = How many; default: all that are left
    .name = armies

command-attack = Attack a bordering territory
    .name = attack
option-attack-from = Your territory to attack from
    .name = from
option-attack-to = The territory to attack
    .name = to
option-attack-dice = Dice for each roll; default: as many as possible
    .name = dice
option-attack-until = When to stop
    .name = until
choice-attack-until-once = after one roll
choice-attack-until-captured = when it is captured
option-attack-armies = Stop when no more than this many armies are left there
    .name = armies
option-attack-chance = Stop when the chance to capture falls below this percentage
    .name = chance
option-attack-move_in = How many armies move in after the capture; default: you are asked
    .name = move_in
choice-attack-move_in-all = all that may
choice-attack-move_in-half = half of them
choice-attack-move_in-fewest = as few as possible
choice-attack-move_in-ask = ask me
option-attack-spare = Whether your commanders stay out of the battle
    .name = spare

command-advance = Move into the territory you captured
    .name = advance
option-advance-armies = How many; default: all but one
    .name = armies
option-advance-commanders = Commanders who go along, for example: land, naval; or none
    .name = commanders

command-trade = Trade in a set of three cards
    .name = trade
option-trade-cards = The set, from the list
    .name = cards

command-fortify = Move armies between your territories and end your turn
    .name = fortify
option-fortify-from = Your territory they leave
    .name = from
option-fortify-to = Your territory they go to
    .name = to
option-fortify-armies = How many; default: all but one
    .name = armies
option-fortify-commanders = Commanders who go along, for example: land, naval; or none
    .name = commanders

command-end = Stop attacking and end your turn
    .name = end

command-defend = Choose your defence dice, now or for every attack on you
    .name = defend
option-defend-dice = How many dice
    .name = dice
choice-defend-dice-most = always as many as allowed
choice-defend-dice-one = always one
choice-defend-dice-ask = no standing order

command-propose = Propose a fast battle to the defender
    .name = propose
option-propose-from = Your territory to attack from
    .name = from
option-propose-to = The territory to attack
    .name = to

command-agree = Agree to a fast battle or decline
    .name = agree
option-agree-yes = Whether you agree
    .name = yes
option-agree-always = True: for all later proposals too; false: no standing order any more
    .name = always

command-defaults = Your own defaults for attacks and the end of a turn, in all games
    .name = defaults
option-defaults-until = When an attack by one press stops
    .name = until
choice-defaults-until-once = after one roll
choice-defaults-until-captured = when it is captured
option-defaults-armies = Stop when no more than this many armies are left there
    .name = armies
option-defaults-chance = Stop when the chance to capture falls below this percentage
    .name = chance
option-defaults-move_in = How many armies move in after a capture
    .name = move_in
choice-defaults-move_in-all = all that may
choice-defaults-move_in-half = half of them
choice-defaults-move_in-fewest = as few as possible
choice-defaults-move_in-ask = ask me
option-defaults-confirm = Whether the button “End turn” asks first
    .name = confirm

command-roll = Choose your attack dice once the defender has named theirs
    .name = roll
option-roll-dice = How many dice
    .name = dice
option-roll-commanders = Commanders who roll an eight-sided die; default: as many as can
    .name = commanders

command-objective = Your secret objective; the table’s own objectives
    .name = objective

command-objective-show = Show your secret objective, to you alone
    .name = show

command-objective-add = Write an objective before the game begins (host or manager)
    .name = add
option-objective-add-name = Its name
    .name = name
option-objective-add-continents = Whole continents, separated by commas
    .name = continents
option-objective-add-others = How many more continents, of the player’s choice
    .name = others
option-objective-add-territories = Territories, separated by commas
    .name = territories
option-objective-add-count = Or instead: any territories, this many
    .name = count
option-objective-add-armies = With at least this many armies on each
    .name = armies

command-objective-remove = Remove an objective (host or manager)
    .name = remove
option-objective-remove-name = Its name
    .name = name

command-discard = Discard cards above the hand limit
    .name = discard
option-discard-cards = Which cards, separated by commas; default: choose from a menu
    .name = cards

command-claim = Claim a free territory in the set-up
    .name = claim
option-claim-territory = A free territory
    .name = territory

command-deploy = Place your starting armies in the set-up
    .name = deploy
option-deploy-armies = Territories with armies, for example: alaska 3, brazil 2
    .name = armies
option-deploy-land = Where your land commander stands; default: as suggested
    .name = land
option-deploy-diplomat = Where your diplomat stands; default: as suggested
    .name = diplomat
option-deploy-station = Where your space station stands; default: as suggested
    .name = station

command-wish = List the territories you would like, favourites first
    .name = wish
option-wish-territories = For example: brazil, peru, argentina
    .name = territories

command-board = The board as a picture and as text, only for you
    .name = board
option-board-view = For which screen
    .name = view
choice-board-view-full = full: long names, for a large screen
choice-board-view-compact = compact: large numbers and short names, for a phone
option-board-place = A continent or a territory to zoom in on
    .name = place
option-board-theme = Dark or light
    .name = theme
choice-board-theme-dark = dark
choice-board-theme-light = light
option-board-turn = After which turn; 0 is the set-up; default: as it stands now
    .name = turn
option-board-values = Show what each territory is worth, where the board has values
    .name = values
option-board-patterns = Give each player’s land a pattern besides its colour
    .name = patterns

command-chart = How the game of this channel has gone so far, as a picture
    .name = chart
option-chart-kind = What is shown
    .name = kind
choice-chart-kind-territories = territories, turn by turn
choice-chart-kind-armies = armies, turn by turn
choice-chart-kind-income = income: armies a turn begins with
choice-chart-kind-luck = luck with the dice, and how likely it is
choice-chart-kind-energy = energy, turn by turn, in A.D. 2210
choice-chart-kind-population = population, turn by turn, in the Cold War
choice-chart-kind-money = money, turn by turn, in the Cold War
choice-chart-kind-film = the whole game as a film, when it is over
choice-chart-kind-share = share of the territories
choice-chart-kind-share_armies = share of the armies
choice-chart-kind-share_income = share of the income
choice-chart-kind-chances = chances to win, turn by turn, when it is over
option-chart-theme = Dark or light
    .name = theme
choice-chart-theme-dark = dark
choice-chart-theme-light = light

command-status = Who holds what, whose turn it is and until when
    .name = status

command-hand = Your cards, only for you
    .name = hand

command-odds = Your chances in an attack
    .name = odds
option-odds-attackers = Armies in the attacking territory; Cold War: total strength
    .name = attackers
option-odds-defenders = Armies in the territory attacked; Cold War: total strength
    .name = defenders
option-odds-then = Armies in the territories you go on to, for example: 3, 2, 1
    .name = then
option-odds-armies = Stop when no more than this many armies are left in the attacking territory
    .name = armies
option-odds-rolls = Stop after this many rolls; Cold War: number of fights
    .name = rolls
option-odds-chance = Stop when the chance to capture falls below this percentage
    .name = chance
option-odds-commanders = A.D. 2210: eight-sided dice of the attacker, one for each commander who has one here
    .name = commanders
option-odds-their_commanders = A.D. 2210: eight-sided dice of the defender: commanders, or 2 beside a station
    .name = their_commanders
option-odds-dice = Most dice of the defender; default: as in this channel’s game
    .name = dice

command-luck = Give a word that is mixed into the dice, before the game begins
    .name = luck
option-luck-word = Any word; only you see it until the game is over
    .name = word

command-verify = Check that every roll and every card was fair
    .name = verify
option-verify-game = Number of the game; default: the one in this channel
    .name = game

command-export = The record of a game as a file, only for you
    .name = export
option-export-game = Number of the game; default: the one in this channel
    .name = game

command-help = How to play, in a few lines
    .name = help

command-tournament = Leagues and knock-out tournaments
    .name = tournament

command-tournament-new = Open a tournament in this channel and gather players
    .name = new
option-tournament-new-format = League or knock-out
    .name = format
choice-tournament-new-format-league = league: points add up over several games
choice-tournament-new-format-knockout = knock-out: the best of each table advance
option-tournament-new-rulebook = Which rulebook; default: the tournament rules
    .name = rulebook
option-tournament-new-rounds = Rounds of a league, 1 to 12
    .name = rounds
option-tournament-new-table = People at a table, 3 to 5, when numbers allow
    .name = table
option-tournament-new-advance = How many of each knock-out table advance, 1 or 2
    .name = advance
option-tournament-new-uneven = If the number of people doesn’t fit tables of that size
    .name = uneven
choice-tournament-new-uneven-tables = smaller or larger tables
choice-tournament-new-uneven-byes = some sit out, in turn
option-tournament-new-next = When the next round begins
    .name = next
choice-tournament-new-next-auto = as soon as the last game is over
choice-tournament-new-next-host = when the host says so
option-tournament-new-pace = Time for a turn, for example 24h
    .name = pace
option-tournament-new-setup = How the board is set up
    .name = setup

command-tournament-join = Take part in the tournament of this channel
    .name = join

command-tournament-leave = Leave the tournament; once it has begun, drop out
    .name = leave

command-tournament-start = Begin the tournament or its next round (host or manager)
    .name = start

command-tournament-standings = Who leads
    .name = standings

command-tournament-tables = Who plays where, and how it ended
    .name = tables

command-tournament-drop = Remove somebody from the tournament (host or manager)
    .name = drop
option-tournament-drop-person = Who
    .name = person

command-tournament-substitute = Put a reserve in somebody’s place (host or manager)
    .name = substitute
option-tournament-substitute-out = Whose place is taken over
    .name = out
option-tournament-substitute-reserve = Who plays instead, from the list of reserves
    .name = reserve

command-tournament-computers = Set how many computer players take part (host or manager)
    .name = computers
option-tournament-computers-count = How many; 0 removes them
    .name = count

command-tournament-end = End the tournament, or call off one table (host or manager)
    .name = end
option-tournament-end-table = Only this table of the current round; its people count as having sat out
    .name = table

command-settings = Settings of this server
    .name = settings
command-settings-show = Which settings this server has, and who may change them
    .name = show
command-settings-language = The language of what I write in channels (needs Manage Server)
    .name = language
option-settings-language-language = Which language
    .name = language
choice-settings-language-language-server = the server’s own language
choice-settings-language-language-english = English
choice-settings-language-language-italian = Italian
command-settings-ratings = Whether this server shows ratings (needs Manage Server)
    .name = ratings
option-settings-ratings-shown = Whether they are shown
    .name = shown

command-profile = Ratings, games and places of a person in this server; only you see it
    .name = profile
option-profile-person = Whose; default: your own
    .name = person
command-leaderboard = The best players of this server as a picture
    .name = leaderboard
option-leaderboard-rulebook = By one rulebook; default: over all
    .name = rulebook
choice-leaderboard-rulebook-classic = Classic
choice-leaderboard-rulebook-objectives = Secret objectives
choice-leaderboard-rulebook-tournament = Tournament
choice-leaderboard-rulebook-first_edition = First edition
choice-leaderboard-rulebook-y2210 = A.D. 2210
choice-leaderboard-rulebook-cold_war = Cold War
option-leaderboard-post = Post it in the channel for all to see; default: only you see it
    .name = post

command-settings-games = Who may open games here, how many, and by which rulebooks (changes need Manage Server)
    .name = games
option-settings-games-role = Only people with this role open games; @everyone: everybody does
    .name = role
option-settings-games-most = How many lobbies and games at a time
    .name = most
option-settings-games-rulebook = A rulebook to allow, or not
    .name = rulebook
option-settings-games-played = Whether that rulebook is played here
    .name = played
choice-settings-games-rulebook-classic = Classic
choice-settings-games-rulebook-objectives = Secret objectives
choice-settings-games-rulebook-tournament = Tournament
choice-settings-games-rulebook-first_edition = First edition
choice-settings-games-rulebook-y2210 = A.D. 2210
choice-settings-games-rulebook-cold_war = Cold War

command-settings-notices = How and when I tell and remind you, and your quiet hours
    .name = notices
option-settings-notices-zone = Your time zone
    .name = zone
option-settings-notices-quiet = Hours without reminders, such as 22:30-7:15; off for none
    .name = quiet
option-settings-notices-digest = Hour of one message a day in place of single ones, such as 18; off for none
    .name = digest

command-log = What happened in this turn or a past one; only you see it
    .name = log
option-log-turn = Which turn; 0 is the set-up; default: the present one
    .name = turn

command-rules = What this table plays, and how a first turn goes
    .name = rules
option-rules-card = A command card to explain
    .name = card

command-undo = Take back your last steps of this turn, up to the last roll or draw; asks first
    .name = undo

command-hint = The two best plans for what you are asked now, with their chances; only you see them
    .name = hint

command-orders = Your own standing orders; only you see them
    .name = orders

command-plan = A whole turn in one line: see what it would do, then play it now or when your turn comes
    .name = plan
option-plan-line = For example: place alaska 5; attack alaska kamchatka until 3; end. Without it a form opens
    .name = line

command-bid = Bid energy for the order of play, in secret
    .name = bid
option-bid-energy = How much; without it the question or your standing orders are shown
    .name = energy
option-bid-every_year = Bid that much each year, until you change it
    .name = every_year

command-choose = Choose your turn of this year, or the deck of your bonus card
    .name = choose
option-choose-choice = The turn’s number, or the commander of the deck
    .name = choice

command-done = Nothing more in this step of your turn
    .name = done

command-give = Give energy to another player, if this table allows gifts
    .name = give
option-give-player = Who gets it
    .name = player
option-give-energy = How much
    .name = energy

command-hire = Hire a commander for 3 energy
    .name = hire
option-hire-commander = Which one; without it the menu is shown
    .name = commander
choice-hire-commander-land = land commander
choice-hire-commander-naval = naval commander
choice-hire-commander-nuclear = nuclear commander
choice-hire-commander-space = space commander
choice-hire-commander-diplomat = diplomat
option-hire-territory = One of your territories
    .name = territory

command-build = Build a space station for 5 energy
    .name = build
option-build-territory = One of your territories without a station
    .name = territory

command-buy = Buy command cards for 1 energy each
    .name = buy
option-buy-cards = Decks, for example: 2 land, naval
    .name = cards

command-play = Play a command card
    .name = play
option-play-card = Which card; without it the cards are shown
    .name = card
option-play-target = Its target, if it needs one
    .name = target

command-react = Play cards against an invasion, now or whenever it happens
    .name = react
option-react-cards = Which cards, separated by commas
    .name = cards
option-react-when = Now, always, when it helps, or never again
    .name = when
choice-react-when-now = now, against this invasion
choice-react-when-always = always, without being asked
choice-react-when-never = never by itself
choice-react-when-helps = when it helps, without being asked
option-react-territories = Only for these territories; for Evacuation: where the units go
    .name = territories
option-react-against = Only against this player
    .name = against
option-react-help = Also when another player is invaded
    .name = help
option-react-energy = Only if it costs at most that much
    .name = energy

command-lose = Choose the units you lose, now or in advance
    .name = lose
option-lose-units = Now: MODs and commanders, for example: 1, diplomat; or MODs by territory
    .name = units
option-lose-order = Always: what is lost first, for example: diplomat, mods, land
    .name = order
option-lose-territory = The order holds only in this territory
    .name = territory

command-blank = Blank command cards of A.D. 2210 (host or manager)
    .name = blank

command-blank-add = Write on a blank card before the game begins
    .name = add
option-blank-add-deck = Its deck
    .name = deck
choice-blank-add-deck-land = Land
choice-blank-add-deck-naval = Naval
choice-blank-add-deck-nuclear = Nuclear
choice-blank-add-deck-space = Space
choice-blank-add-deck-diplomat = Diplomat
option-blank-add-text = When it is played and what it does
    .name = text
option-blank-add-cost = Its price in energy; default: 0
    .name = cost

command-blank-remove = Erase a blank card
    .name = remove
option-blank-remove-card = Its number in the list of /rules
    .name = card

command-talk = Private talks with other players, each in a thread of its own
    .name = talk
command-talk-open = Open a private thread with one to four other players of this game
    .name = open
option-talk-open-player = Who you want to talk with
    .name = player
option-talk-open-second = Another player
    .name = second
option-talk-open-third = Another player
    .name = third
option-talk-open-fourth = Another player
    .name = fourth
command-talk-list = Your private talks in this game
    .name = list
command-talk-close = Close the private talk of this thread
    .name = close

command-cold = Your turn in a game of the Cold War
    .name = cold
command-cold-turn = What you can do now, with buttons
    .name = turn
command-cold-upkeep = Pay the upkeep of your armies
    .name = upkeep
option-cold-upkeep-unpaid = What you leave unpaid: Japan: 2 tanks; Alaska: fighters. Without it you pay all you can
    .name = unpaid
command-cold-buy = Buy armies in states where you have some
    .name = buy
option-cold-buy-armies = 2 tanks, infantry; or several states: Japan: 2 tanks; Alaska: infantry
    .name = armies
option-cold-buy-state = Where; not needed if the states stand before the armies
    .name = state
command-cold-war = Declare war on a neighbouring state and move armies in
    .name = war
option-cold-war-target = The state that you enter
    .name = target
option-cold-war-from = From where, one or more states; default: all that border it
    .name = from
option-cold-war-armies = Which armies: 2 tanks, infantry; or by state: Japan: all; Alaska: tanks. Default: all
    .name = armies
command-cold-fight = Open a fight in a state at war
    .name = fight
option-cold-fight-state = Where
    .name = state
option-cold-fight-against = Against whom, if there are several
    .name = against
option-cold-fight-armies = Which armies: 2 tanks, infantry; default: all
    .name = armies
option-cold-fight-until = When to stop; default: after one fight
    .name = until
choice-cold-fight-until-once = after one fight
choice-cold-fight-until-won = when nobody is left there
option-cold-fight-losses = Stop when this many of your armies are lost
    .name = losses
command-cold-convoy = Send up to 3 armies of one state, at most 3 states in a leg
    .name = convoy
option-cold-convoy-from = From where
    .name = from
option-cold-convoy-armies = Which armies: 2 tanks, infantry
    .name = armies
option-cold-convoy-way = The states with commas, > between two legs: Mongolia, China > Siam
    .name = way
option-cold-convoy-war = Whether the last stop is paid as a war, without asking
    .name = war
command-cold-convert = Turn own armies into another player’s, for 1 each
    .name = convert
option-cold-convert-state = Where
    .name = state
option-cold-convert-armies = Which armies: 2 tanks, infantry
    .name = armies
option-cold-convert-to = To whom
    .name = to
command-cold-refused = After permission was refused: pay for a war, or take the convoy back
    .name = refused
option-cold-refused-pay = Whether you pay for a war
    .name = pay
command-cold-lose = Choose the armies that you lose in a fight
    .name = lose
option-cold-lose-armies = Which armies: 2 tanks, infantry; where you may lose nothing: none
    .name = armies
command-cold-refugees = Move refugees to a neighbouring state
    .name = refugees
option-cold-refugees-from = From where
    .name = from
option-cold-refugees-to = To where
    .name = to
option-cold-refugees-pieces = How many pieces; default: all
    .name = pieces
command-cold-revolt = Civil war of your refugees against armies in their state
    .name = revolt
option-cold-revolt-state = Where
    .name = state
option-cold-revolt-pieces = How many pieces; they are gone afterwards
    .name = pieces
option-cold-revolt-against = Against whom, if there are several
    .name = against
command-cold-expel = Expel refugees from a state that you control, for 3 a piece
    .name = expel
option-cold-expel-state = Where
    .name = state
option-cold-expel-pieces = How many pieces; two of your armies for each
    .name = pieces
option-cold-expel-whose = Whose refugees, if there are several players’
    .name = whose
command-cold-consent = Give or refuse the permission that you are asked for
    .name = consent
option-cold-consent-given = Whether you give it
    .name = given
command-cold-intercept = Choose how many interceptors oppose a convoy or a missile
    .name = intercept
option-cold-intercept-number = How many; 0: let it pass
    .name = number
command-cold-meet = Meet an invader at once with interceptors and armies, or let him in
    .name = meet
option-cold-meet-armies = Which armies: 2 tanks, infantry; all; without it nobody meets him
    .name = armies
command-cold-defend = Choose the armies that defend
    .name = defend
option-cold-defend-armies = Which armies: 2 tanks, infantry; or all
    .name = armies
command-cold-present = Accept or decline armies that are given to you in exile
    .name = present
option-cold-present-accept = Whether you accept them
    .name = accept
command-cold-permit = Give or refuse permission in advance, as a standing order
    .name = permit
option-cold-permit-given = Whether you give it
    .name = given
option-cold-permit-player = To whom; default: everybody
    .name = player
option-cold-permit-what = For what; default: for everything
    .name = what
option-cold-permit-state = Only in this state; default: in all
    .name = state
choice-cold-permit-what-stop = convoys that stop
choice-cold-permit-what-build = refugees who build
command-cold-exile = Your last army is gone: where your refugees appear, and where they go on to
    .name = exile
option-cold-exile-steps = Who goes on: Peru: 2, Brazil: 1. Without it all stay
    .name = steps
option-cold-exile-state = Where they appear, if it is a choice
    .name = state
command-cold-pieces = Choose where refugees appear or go when your population changes
    .name = pieces
option-cold-pieces-states = How many and where: Peru: 1, Brazil: 1
    .name = states
command-cold-guard = Choose in advance how many interceptors oppose, as a standing order
    .name = guard
option-cold-guard-interceptors = How many oppose; 0: none; default: all
    .name = interceptors
option-cold-guard-passing = What they oppose; default: missiles and convoys
    .name = passing
choice-cold-guard-passing-missiles = missiles
choice-cold-guard-passing-convoys = convoys
option-cold-guard-state = Only in this state; default: in all
    .name = state
option-cold-guard-against = Only against this player; default: against all
    .name = against
command-cold-defence = Choose in advance which armies defend, as a standing order
    .name = defence
option-cold-defence-armies = Which: infantry, 2 tanks; a kind without a number: all of it; or all
    .name = armies
option-cold-defence-meet = Whether they meet an invader on arrival, together with interceptors; default: they defend
    .name = meet
option-cold-defence-state = Only in this state; default: in all
    .name = state
option-cold-defence-against = Only against this player; default: against all
    .name = against

command-deal = Deals with other players: money, permissions, promises
    .name = deal
command-deal-offer = Offer a deal to a player
    .name = offer
option-deal-offer-player = To whom
    .name = player
option-deal-offer-pay = Money that you pay when it is accepted
    .name = pay
option-deal-offer-get = Money that you get when it is accepted
    .name = get
option-deal-offer-permit = What you allow: stop, pass in Japan + Alaska until 1960; build 1970
    .name = permit
option-deal-offer-get_permit = What you are allowed, written in the same way
    .name = get_permit
option-deal-offer-promise = What you promise, its year in front or after a comma: 1960 no tanks in Africa
    .name = promise
option-deal-offer-get_promise = What is promised to you, written in the same way
    .name = get_promise
option-deal-offer-open_until = The last year in which it can be accepted; default: this year
    .name = open_until
command-deal-counter = Answer an offer with other terms
    .name = counter
option-deal-counter-offer = Number of the offer
    .name = offer
option-deal-counter-pay = Money that you pay when it is accepted
    .name = pay
option-deal-counter-get = Money that you get when it is accepted
    .name = get
option-deal-counter-permit = What you allow: stop, pass in Japan + Alaska until 1960; build 1970
    .name = permit
option-deal-counter-get_permit = What you are allowed, written in the same way
    .name = get_permit
option-deal-counter-promise = What you promise, its year in front or after a comma: 1960 no tanks in Africa
    .name = promise
option-deal-counter-get_promise = What is promised to you, written in the same way
    .name = get_promise
option-deal-counter-open_until = The last year in which it can be accepted; default: this year
    .name = open_until
command-deal-accept = Accept an offer: both sums are paid at once
    .name = accept
option-deal-accept-offer = Number of the offer
    .name = offer
command-deal-decline = Decline an offer
    .name = decline
option-deal-decline-offer = Number of the offer
    .name = offer
command-deal-withdraw = Withdraw an offer of your own
    .name = withdraw
option-deal-withdraw-offer = Number of the offer
    .name = offer
command-deal-list = Your open offers, permissions and promises
    .name = list
command-deal-judge = Say whether a promise made to you was kept
    .name = judge
option-deal-judge-deal = The promise from the list, or the number of its deal
    .name = deal
option-deal-judge-kept = Whether it was kept
    .name = kept
option-deal-judge-promise = Which promise of that deal; default: the only one that is due
    .name = promise
command-pay = Pay money to a player, at once and for nothing in return
    .name = pay
option-pay-player = To whom
    .name = player
option-pay-money = How much
    .name = money
command-ledger = Your own books: money, upkeep, population, income and its forecast, deals
    .name = ledger

command-launch = Launch a nuclear weapon, also in another’s turn: shows first what it does
    .name = launch
option-launch-target = The state that it hits; without it: your missiles
    .name = target
option-launch-from = Where the missile stands; default: the best one
    .name = from
option-launch-weapon = Which missile; default: the lightest that reaches
    .name = weapon
choice-launch-weapon-light = light: 3 borders
choice-launch-weapon-heavy = heavy: 6 borders
option-launch-way = The states on the way, in order; default: past the fewest interceptors
    .name = way
option-launch-confirm = Launch at once, without showing first what it does
    .name = confirm

command-privacy = Your data: what is kept, as a file, erased
    .name = privacy
command-privacy-show = What this bot keeps about you
    .name = show
command-privacy-export = Everything that is stored about you, as a file; only you see it
    .name = export
command-privacy-erase = Erase everything that is stored about you
    .name = erase
command-privacy-export_server = Everything that is stored of this server, as a file (needs Manage Server)
    .name = export_server
command-privacy-erase_server = Delete all games and everything else of this server (needs Manage Server)
    .name = erase_server

command-game-nudge = Tell whoever the table waits for, once in each half of their time
    .name = nudge
