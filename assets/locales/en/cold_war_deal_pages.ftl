### Typed terms of deals, pages and commands of deals in the Cold War (R3-8).

# Refusal: permissions that can't be read.
deal_permits_form = I can’t read that permission. Write for example `stop, pass in Japan + Alaska until 1960; build 1970`.

# Refusal: a promise that can't be read.
deal_promise_form = A promise needs its year, in front or behind a comma: write for example `1960 no tanks in Africa` or `no tanks in Africa, 1960`.

# Refusal: promises in the form.
deal_both_promises_form = Begin each promise with who makes it: `me 1960 no tanks in Africa` or `you 1970 leave Peru`. A line `until 1960` says how long the offer is open.

# Refusal: a sum of money in the form.
deal_money_form = A sum of money is a whole number, 0 or more.

# Title of the page of one's own deals.
# Variables: $number (Number)
deals_title = **Your deals in game { $number }** · only the two parties see a deal

# The page of deals: no offer is open.
deals_none = No offer is open.

# Title before what was agreed and still holds.
deals_agreed = **Agreed**

# Title before what has happened to offers and promises of late.
deals_news = **Lately**

# The open offers that are not told in full.
# Variables: $offers (String)
deals_more_offers = Also open: { $offers }. Their terms: choose them below.

# Placeholder: with whom to make a deal or peace, and whom to pay.
pick_deal_partner = Offer a deal or peace, or pay …

# Under a player in that menu: the form of an offer.
note_deal = Write an offer: money, permissions, promises

# In that menu: offers peace in this turn. At most 100 characters.
# Variables: $who (String)
menu_peace = Peace this turn with { $who }

# Under it.
note_peace = Offered at once: neither attacks the other’s states this turn

# In that menu: a payment. At most 100 characters.
# Variables: $who (String)
menu_pay = Pay { $who }

# Under it.
note_pay = Money at once, for nothing in return

# Placeholder: all open offers.
pick_offer = Open offers

# Placeholder: open offers of others.
pick_received = Offers to you

# Placeholder: one's own open offers.
pick_made = Your own offers

# One promise in a menu.
# Variables: $who (String), $year (Number), $words (String)
menu_promise = { $who }, { $year }: “{ $words }”

# Placeholder: promises that are due.
pick_promise = Was a promise kept?

# Button below a promise: kept.
menu_promise_kept = Kept

# Button below a promise: broken.
menu_promise_broken = Broken

# One offer in a menu.
# Variables: $number (Number), $who (String)
menu_offer = Offer { $number } · { $who }

# Button: accept an offer.
button_accept = Accept

# Button: answer an offer with another one.
button_counter = Counter

# Button: withdraw one's own offer.
button_withdraw = Withdraw

# Button: the page of one's own deals.
button_deals = Deals

# Button: one's own books.
button_ledger = Ledger

# Title of the form of an offer. At most 45 characters.
# Variables: $who (String)
form_offer_title = Deal with { $who }

# Title of the form of a payment. At most 45 characters.
# Variables: $who (String)
form_pay_title = Payment to { $who }

# Field: money that the player gives. At most 45 characters.
form_you_pay = You pay

# Field: money that the player gets. At most 45 characters.
form_they_pay = You get

# In both fields of money.
form_money_hint = A whole number; empty: nothing

# Field: permissions that the player gives. At most 45 characters.
form_you_permit = You allow

# Field: permissions that the player gets. At most 45 characters.
form_they_permit = You are allowed

# In both fields of permissions.
form_permit_hint = stop, pass in Japan + Alaska until 1960; build 1970

# Field: promises of both. At most 45 characters.
form_promises = Promises in words, one in each line

# In the field of promises.
form_promises_hint = me 1960 no tanks in Africa; until 1960: how long the offer is open

# Direct message: the player's offer was accepted. What it was follows.
# Variables: $number (Number), $who (String)
offer_accepted = your offer { $number } to { $who } was **accepted**. What you pay each other is paid; permissions and promises are in your ledger.

# Direct message: the player's offer was declined. What it was follows.
# Variables: $number (Number), $who (String)
offer_declined = your offer { $number } to { $who } was **declined**.

# Direct message: another player withdrew an offer to the player.
# Variables: $number (Number), $who (String)
offer_withdrawn = { $who } has **withdrawn** offer { $number }.

# Direct message: an offer that the player made or got has expired; $other is the other party.
# Variables: $number (Number), $other (String)
offer_expired = offer { $number } between you and { $other } has **expired**.

# Direct message: another player paid the player, outside a deal.
# Variables: $who (String), $money (String)
payment_got = { $who } **pays** you { $money }.

# Direct message: another player's missile; the event follows.
# Variables: $who (String), $told (String)
missile_hit = **a missile of { $who } has hit you.** { $told }

# Direct message: the receiver has judged promises of the player, which follow.
# Variables: $who (String)
promise_judged = { $who } has said whether you kept your promise.

# Refusal: no number of a deal.
no_deal_number = Which deal? Choose a promise from the list, or write the number of its deal.

# Refusal: several promises of that deal are due; they follow, each with its place.
# Variables: $number (Number)
no_deal_several_due = Several promises of deal { $number } are due. Say which one with `promise`:

# Refusal: the terms are too long to be told whole.
# Variables: $length (Number), $most (Number)
deal_too_long = These terms would take { $length } characters, and { $most } is the most: name fewer states (or none: then it is all), or make two offers.
