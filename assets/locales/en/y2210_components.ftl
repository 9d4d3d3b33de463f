### Buttons, menus and refusals of A.D. 2210.

# Button: nothing more in this step of the turn.
button_step_done = Go on

# Button: opens the page of one’s own standing orders.
button_standing = Standing orders

# Button: the suggested choice.
# Variables: $what (String)
button_suggested = Suggested: { $what }

# Button: forgets what was chosen so far.
button_start_again = Start again

# Button on the panel: place MODs.
button_mods = Place MODs

# Button on the panel: place a starting piece.
button_settle = Place a piece

# Button on the panel: place all starting pieces in secret.
button_garrison = Place everything in secret

# Button on the panel: bid energy.
button_bid = Bid

# Button on the panel: choose the turn of this year.
button_marker = Choose your turn

# Button on the panel: hire commanders, build stations.
button_hire = Hire and build

# Button on the panel: buy command cards.
button_buy = Buy cards

# Button: opens the cards that can be played.
button_prepare = Play cards

# Button on the panel: invade.
button_invade = Invade

# Button on the panel: play cards against an invasion.
button_react = React

# Button on the panel: choose attack dice.
button_throw_dice = Choose attack dice

# Button on the panel: choose the units that are lost.
button_lose = Choose losses

# Button on the panel: choose the deck of the bonus card.
button_bonus_deck = Bonus card

# Button on the panel: remove MODs.
button_reduce = Remove MODs

# Button on the panel: nuclear cards during Armageddon.
button_nuclear = Nuclear cards

# Button: give energy to another player.
button_gift = Give energy

# Button: a piece with its price.
# Variables: $piece (String), $cost (Number)
button_price = { $piece } · { $cost } energy

# Button: one card more of a deck.
# Variables: $deck (String)
button_one_card = +1 { $deck } card

# Button: so many cards of one deck.
# Variables: $n (Number), $deck (String)
button_cards = { $n } { $deck } cards · { $n } energy

# Button: buys the chosen cards.
# Variables: $n (Number)
button_buy_cards = Buy { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Button: buys nothing.
button_no_cards = Buy no cards

# What is chosen so far.
# Variables: $cards (String)
cards_so_far = Chosen: { $cards }

# Button: a command card, its copies in hand, its price.
# Variables: $card (String), $copies (Number), $cost (Number)
button_card = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}× { $copies }
} · { $cost ->
    [0] free
   *[other] { $cost } energy
}

# Button: opens the cards that can be played; their number.
# Variables: $n (Number)
button_play_cards = Play a card ({ $n })

# Button: plays the card for this price.
# Variables: $cost (Number)
button_play_card = { $cost ->
    [0] Play it
   *[other] Play it for { $cost } energy
}

# Placeholder of the menu of cards.
pick_card = Which card?

# Above the cards that can be played.
which_card = Which card do you play?

# Asks for the territory of a card.
which_territory = Which territory?

# Asks for the player of a card.
which_player = Which player?

# Asks for the commander of a card.
which_commander = Which commander?

# Asks where a commander moves.
# Variables: $commander (String)
where_commander = Where does your { $commander } go?

# Asks for so many territories.
# Variables: $n (Number)
choose_territories = Choose { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}.

# Targets chosen so far.
# Variables: $list (String)
chosen_territories = Chosen: { $list }

# A commander of another player.
# Variables: $commander (String), $who (String)
label_commander_of = { $commander } of { $who }

# A piece and its territory.
# Variables: $piece (String), $at (String)
label_piece = { $piece }: { $at }

# Units of other players around a territory.
# Variables: $n (Number)
label_threat = { $n ->
    [0] no enemies around
    [one] { $n } enemy unit around
   *[other] { $n } enemy units around
}

# A territory and the MODs chosen for it.
# Variables: $at (String), $n (Number)
label_draft = { $at } +{ $n }

# Dice, and the commanders who roll eight-sided ones.
# Variables: $dice (String), $commanders (String)
label_dice_with = { $dice } · d8: { $commanders }

# Nothing is placed yet.
# Variables: $n (Number)
draft_empty = { $n ->
    [one] { $n } MOD to place.
   *[other] { $n } MODs to place.
}

# What is placed so far, and how many MODs are left.
# Variables: $placed (String), $left (Number)
draft_so_far = { $left ->
    [0] { $placed }. All are placed.
   *[other] { $placed }. { $left } left.
}

# Above the suggested answer of the secret set-up.
garrison_suggested = Suggested, until you change it:

# Where the starting pieces stand.
# Variables: $land (String), $diplomat (String), $station (String)
garrison_pieces = Land commander: { $land } · diplomat: { $diplomat } · station: { $station }

# Placeholder: where MODs go.
pick_mods_place = Where do the MODs go?

# Placeholder: where a piece goes.
pick_piece_place = Where does it go?

# Placeholder: a number.
pick_number = How many?

# Asks how many MODs a territory gets.
# Variables: $at (String), $most (Number)
how_many_mods = How many MODs for **{ $at }**? (0 to { $most })

# Asks where a piece goes; its price.
# Variables: $piece (String), $cost (Number)
where_piece = Where does your { $piece } go? It costs { $cost } energy.

# Placeholder of the menu of bids.
pick_bid = How much energy?

# Button: a turn-order marker.
# Variables: $n (Number)
button_turn = { $n ->
    [1] First turn
    [2] Second turn
    [3] Third turn
    [4] Fourth turn
   *[other] Turn { $n }
}

# Asks who gets energy.
gift_to_whom = Who gets energy from you?

# Asks how much energy a player gets.
# Variables: $who (String)
gift_how_much = How much energy for { $who }?

# Placeholder of the menu of amounts.
pick_gift = How much?

# Button: opens the menu of all invasions.
# Variables: $n (Number)
button_all_invasions = All invasions ({ $n })

# Button: ends the invasions, and goes on to the move at the end of the turn.
button_no_more_invasions = No more invasions

# Placeholder of the menu of invasions.
pick_invasion = Which invasion?

# Button: invades without the commanders’ dice.
button_spare = Until captured, commanders stay behind

# Placeholder of the menu of dice and commanders.
pick_dice = Which dice?

# Placeholder of the menu of losses.
pick_losses = Which units are lost?

# Button: this commander goes along.
# Variables: $commander (String)
button_take_along = Take along: { $commander }

# Button: this commander stays.
# Variables: $commander (String)
button_leave_there = Leave: { $commander }

# Asks which units move.
# Variables: $from (String), $to (String)
which_units = **{ $from } → { $to }** · which units? One stays behind.

# Button: plays no card against the invasion.
button_pass = Pass

# Button: plays the chosen cards against the invasion.
# Variables: $n (Number)
button_react_now = Play { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# No commander: also what one types for that.
no_commanders = none

# Placeholder: cards against invasions.
pick_standing_card = Cards against invasions

# Placeholder: the bid of each year.
pick_standing_bid = Your bid each year

# Placeholder: defence dice.
pick_standing_dice = Defence dice

# Placeholder: the order of losses.
pick_standing_losses = What you lose first

# Placeholder: territories for which a card is kept.
pick_standing_places = Only for which territories?

# Placeholder: the player against whom a card is kept.
pick_against = Only against whom?

# Choice: against every player.
against_anyone = against anyone

# Choice: for every territory.
at_everywhere = for all my territories

# State of a card: it is played.
menu_card_on = played when you are invaded

# State of a card: it is not played.
menu_card_off = not played by itself

# Below a card: copies in hand, and its state.
# Variables: $copies (Number), $state (String)
menu_card_note = { $copies ->
    [0] none in your hand
   *[other] { $copies } in your hand
} · { $state }

# Choice: no standing bid.
menu_bid_ask = You are asked each year what you bid.

# Choice: a standing bid.
# Variables: $energy (Number)
menu_bid = Each year you bid { $energy } energy, or all you have.

# Choice: no standing order for dice.
menu_dice_ask = asked, or as many dice as allowed

# Choice: defence dice.
# Variables: $n (Number)
menu_dice = { $n ->
    [one] always { $n } die
   *[other] { $n } dice where allowed
}

# Choice: a commander is lost before the MODs.
# Variables: $commander (String)
menu_loss_on = { $commander } before the MODs

# Choice: a commander is not lost before the MODs any more.
# Variables: $commander (String)
menu_loss_off = { $commander } no longer before the MODs

# Button: keeps the card for invasions.
button_standing_play = Play it when I’m invaded

# Button: the card is not played by itself any more.
button_standing_never = Don’t play it by itself

# Button: the card also helps other players.
button_help_on = Help others too

# Button: the card is kept for oneself.
button_help_off = Only for myself

# Refusal: an order with so many conditions has no room in a menu.
orders_too_long = This order has more conditions than a menu can hold. Use `/react` with its options instead. Nothing was changed.

# Refusal: options of commanders in a game without them.
no_commanders_here = This game has no commanders and no stations: leave out the options for them.

# Refusal: options of /attack that A.D. 2210 does not have.
attack_options_y2210 = In A.D. 2210 an invasion stops after one roll, when the territory is captured, at a number of units, or at a chance: use `until`, `armies` or `chance`. You choose the units that move in afterwards.

# Refusal: an amount of energy that can’t be.
no_such_energy = Name a whole number of energy.

# Refusal: less than one MOD.
no_such_number_of_mods = Name at least 1 MOD.

# Refusal: somebody who doesn’t play here.
no_such_player = That person has no seat in this game.

# Refusal: no commander is called so.
# Variables: $list (String)
no_such_commander = No commander is called that. There are: { $list }.

# Refusal: no command card is called so; one’s own cards.
# Variables: $list (String)
no_such_card = No command card is called that. You hold: { $list }.

# Refusal: no command card is called so, and one has none.
no_such_card_held = No command card is called that, and you hold none.

# Refusal: MODs by territory are written wrongly.
mods_form = Write each territory with its MODs, separated by commas: `pevek 3, amazon desert 2`.

# Refusal: a card needs a target.
# Variables: $card (String), $what (String)
target_needed = { $card } needs a target. { $what }

# How a commander of another player is written.
commander_form = Write the player and the commander: `Marco, land`.

# How moves of commanders are written.
moves_form = Write each commander with its territory: `land: pevek, naval: amazon desert`.

# Refusal: a commander without a territory.
hire_where = Say where your commander goes: one of your territories. Nothing was hired.

# Button on the panel: agree to the blank cards.
button_blank_cards = Blank cards?

# Button: agree.
button_agree_cards = Play with them

# Button: disagree.
button_disagree = Play without

# Button on the panel: confirm a blank card.
button_blank_card = Is it played?

# Button: confirm.
button_confirm = Yes, it is played

# Button: refuse.
button_refuse = No, back to the hand

# A typed answer.
word_yes = yes

# A typed answer.
word_no = no

# Refusal of a typed answer.
# Variables: $list (String)
no_such_choice = That is not on offer. You can choose: { $list }.

# Button: the order of losses among the standing orders.
button_standing_losses = Order of losses

# Button: the territories that MOD Reduction takes MODs from.
button_standing_reduce = MODs to give up

# Placeholder: for which territory the order of losses holds.
pick_losses_where = For which territory?

# Placeholder: commanders that are lost before the MODs.
pick_losses_before = Lost before the MODs

# Placeholder: commanders in the order in which they are lost after the MODs.
pick_losses_after = Lost after the MODs

# Choice: a commander is the next one named after the MODs.
# Variables: $commander (String)
menu_loss_after_on = { $commander } next after the MODs

# Choice: a commander is not named after the MODs any more.
# Variables: $commander (String)
menu_loss_after_off = { $commander } no longer named after the MODs

# Button: no order of losses here.
button_losses_none = Remove this order

# Placeholder: where evacuated units go.
pick_standing_evacuate = Where do evacuated units go?

# Choice: no territory named for evacuated units.
evacuate_anywhere = the first possible territory of yours

# Placeholder: territories that MOD Reduction takes MODs from.
pick_standing_reduce = Which territory gives up MODs next?

# Above the territories that MOD Reduction takes MODs from.
reduction_page = **MODs to give up** · MOD Reduction takes your MODs from these territories, the first one first. If they don’t have enough, you are asked, or one MOD after another goes where most stand.

# Refusal: cards against an invasion while no invasion waits for them.
# Variables: $cards (String)
no_invasion_now = No invasion waits for cards of yours now: the last one is decided, or none was declared. Nothing was played. A standing order plays { $cards } in the next one by itself: `/react` with `when: always`.
