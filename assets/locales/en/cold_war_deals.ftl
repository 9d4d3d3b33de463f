### Why a payment, an offer or an answer to one is refused in the Cold War: what is wrong, and what would be right.

# A deal with oneself.
why-deal_oneself = You can’t make a deal with yourself. Choose another player.

# No such player.
why-deal_no_such_player = There is no such player at this table. Choose one from the list.

# The partner is out.
# Variables: $seat (String)
why-deal_out = { $seat } is out of the game: no payments and no deals any more. Choose somebody who is still playing.

# The superpowers may not trade.
why-deal_superpowers = The USA and the USSR never negotiate, trade or ally with each other. A coalition may listen to you.

# Nothing offered and nothing asked.
why-deal_nothing = Neither side gives anything. Name money, a permission or a promise.

# Too little money for a payment.
# Variables: $money (Number), $has (Number)
why-deal_money = You would pay ${ $money }, and you have ${ $has }. Offer at most that.

# The partner has too little money now.
# Variables: $seat (String), $money (Number)
why-deal_their_money = { $seat } can’t pay ${ $money } now. Ask for less, or wait until there is more.

# Too many payments.
# Variables: $most (Number)
why-deal_too_many_payments = You have made { $most } payments in this player’s turn, and that is the most. Pay again in the next one.

# Too many payments of the partner.
# Variables: $seat (String), $most (Number)
why-deal_their_payments = { $seat } has made { $most } payments in this player’s turn, and that is the most. Accept it in the next one.

# Too many open offers.
# Variables: $most (Number)
why-deal_too_many_offers = You have { $most } open offers, and that is the most. Withdraw one first.

# Too many offers in a turn.
# Variables: $most (Number)
why-deal_too_many_written = You have made { $most } offers in this player’s turn, and that is the most. Offer again in the next one.

# The offer is no longer open.
# Variables: $number (Number)
no_deal_not_open = Offer { $number } is not open: it was answered, withdrawn, or its time is over. Make a new offer.

# One's own offer.
# Variables: $number (Number)
why-deal_own_offer = Offer { $number } is your own. Only the other player can answer it; you can withdraw it.

# Somebody else's offer.
# Variables: $number (Number)
why-deal_not_own_offer = Offer { $number } was made to you. You can accept, decline or counter it; only its maker withdraws it.

# No such turn.
# Variables: $year (Number)
why-deal_no_such_year = No turn is played in { $year }. Choose 1950, 1955 and so on, until 1980.

# A year that is past.
# Variables: $year (Number), $now (Number)
why-deal_past_year = { $year } is past. Choose { $now } or a later turn.

# No such state.
why-deal_no_such_state = The board has no such state. Choose one from the list.

# A state twice.
# Variables: $at (String)
why-deal_state_twice = { $at } is named twice. Name each state once.

# Too many permissions.
# Variables: $most (Number)
why-deal_too_many_permits = Each side gives at most { $most } permissions in a deal. Leave some out, or make a second deal.

# Too many promises.
# Variables: $most (Number)
why-deal_too_many_promises = Each side makes at most { $most } promises in a deal. Leave some out, or make a second deal.

# A promise without words.
why-deal_no_words = A promise needs words. Write what is promised.

# A promise that is too long.
# Variables: $length (Number), $most (Number)
why-deal_too_many_words = The promise has { $length } characters, and { $most } is the most. Shorten it.

# A promise with a mention.
why-deal_mention = A promise mentions nobody and no channel: leave out @, # and <. Write names as plain words.

# A promise with formatting.
why-deal_not_plain = A promise is one line of plain text, without formatting and links. Write it in plain words.

# No such promise.
why-deal_no_such_promise = No such promise was made to you. Only the one who received a promise says whether it was kept.

# A promise that isn't due.
# Variables: $year (Number)
why-deal_not_due = This promise is for { $year } and not due yet. You are both reminded when it is; then say whether it was kept.

# A promise that was judged.
no_deal_judged = You have already said whether this promise was kept. Choose another one.

# Event, for both parties: an offer, told behind this line.
# Variables: $number (Number), $by (String), $to (String)
seen_offered = { $by } makes { $to } offer { $number }.

# Event, for both parties: an offer that answers another.
# Variables: $number (Number), $by (String), $to (String), $answers (Number)
seen_countered = { $by } answers offer { $answers } of { $to } with offer { $number }.

# Event, for both parties: an offer declined.
# Variables: $number (Number), $who (String)
seen_declined = { $who } declines offer { $number }.

# Event, for both parties: an offer withdrawn.
# Variables: $number (Number), $who (String)
seen_withdrawn = { $who } withdraws offer { $number }.

# Event, for both parties: an offer whose time is over.
# Variables: $number (Number), $by (String), $to (String)
seen_expired = Offer { $number } of { $by } to { $to } has expired.

# Event, for both parties: an offer accepted.
# Variables: $number (Number), $who (String)
seen_agreed_deal = { $who } accepts offer { $number }: the deal is made.

# Event, for both parties: a promise whose year has begun.
# Variables: $by (String), $to (String), $words (String)
seen_promise_due = Due this year: { $by } promised { $to } “{ $words }”.

# Event, for both parties: a promise whose year is over.
# Variables: $by (String), $to (String), $words (String), $year (Number)
seen_promise_over = { $year } is over: { $by } promised { $to } “{ $words }”. Was it kept?

# Event, for both parties: a promise was kept.
# Variables: $by (String), $to (String)
seen_promise_kept = { $to } says that { $by } kept the promise.

# Event, for both parties: a promise was broken.
# Variables: $by (String), $to (String)
seen_promise_broken = { $to } says that { $by } broke the promise.

# Event: a payment.
# Variables: $who (String), $to (String), $money (String)
seen_paid = { $who } pays { $to } { $money }.

# Event, for both parties: a payment of a deal.
# Variables: $who (String), $to (String), $money (String), $number (Number)
seen_paid_deal = { $who } pays { $to } { $money } (offer { $number }).
