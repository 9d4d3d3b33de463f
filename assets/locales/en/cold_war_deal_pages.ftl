### Typed terms of deals, pages and commands of deals in the Cold War (R3-8).

# Refusal: permissions that can't be read.
deal_permits_form = I can’t read that permission. Write for example `stop, pass in Japan + Alaska until 1960; build 1970`.

# Refusal: a promise that can't be read.
deal_promise_form = A promise needs its year: write for example `1960 no tanks in Africa`.

# Refusal: promises in the form.
deal_both_promises_form = Begin each promise with who makes it: `me 1960 no tanks in Africa` or `you 1970 leave Peru`.

# Refusal: a sum of money in the form.
deal_money_form = A sum of money is a whole number, 0 or more.

# Title of the page of one's own deals.
# Variables: $number (Number)
deals_title = **Your deals in game { $number }** · only the two parties see a deal

# The page of deals: no offer is open.
deals_none = No offer is open.

# Title before what was agreed and still holds.
deals_agreed = **Agreed**

# Placeholder: offer a deal to …
pick_deal_partner = Offer a deal to …

# Placeholder: one of the open offers.
pick_offer = Open offers

# Placeholder: pay money to …
pick_payee = Pay money to …

# Placeholder: promises that are due.
pick_promise = Was a promise kept?

# One promise in that menu: kept.
menu_promise_kept = Kept

# One promise in that menu: broken.
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
form_promises_hint = me 1960 no tanks in Africa

# Direct message: the player's offer was accepted.
# Variables: $number (Number)
offer_accepted = your offer { $number } was **accepted**. What you pay each other is paid; permissions and promises are in your ledger.

# Direct message: the player's offer was declined.
# Variables: $number (Number)
offer_declined = your offer { $number } was **declined**.

# Direct message: another player withdrew an offer to the player.
# Variables: $number (Number), $who (String)
offer_withdrawn = { $who } has **withdrawn** offer { $number }.

# Direct message: an offer that the player made or got has expired; $other is the other party.
# Variables: $number (Number), $other (String)
offer_expired = offer { $number } between you and { $other } has **expired**.

# Direct message: another player paid the player, outside a deal.
# Variables: $who (String), $money (String)
payment_got = { $who } **pays** you { $money }.
