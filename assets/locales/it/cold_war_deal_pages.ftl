### Condizioni scritte, pagine e comandi degli accordi della guerra fredda (R3-8).

deal_permits_form = Non riesco a leggere questo permesso. Scrivi per esempio `sosta, passaggio in Giappone + Alaska fino al 1960; costruzione 1970`.

deal_promise_form = Una promessa ha bisogno del suo anno, davanti o dopo una virgola: scrivi per esempio `1960 niente carri in Africa` o `niente carri in Africa, 1960`.

deal_both_promises_form = Comincia ogni promessa con chi la fa: `io 1960 niente carri in Africa` o `tu 1970 lascia il Perù`. Una riga `fino al 1960` dice fino a quando l’offerta è aperta.

deal_money_form = Una somma di denaro è un numero intero, da 0 in su.

deals_title = **I tuoi accordi nella partita { $number }** · un accordo lo vedono solo le due parti

deals_none = Nessuna offerta è aperta.

deals_agreed = **Accordi presi**

deals_news = **Di recente**

deals_more_offers = Aperte anche: { $offers }. I termini: sceglile qui sotto.

pick_deal_partner = Proponi un accordo o la pace, o paga …

note_deal = Scrivi un’offerta: denaro, permessi, promesse

menu_peace = Pace in questo turno con { $who }

note_peace = Offerta subito: nessuno dei due attacca gli stati dell’altro in questo turno

menu_pay = Paga { $who }

note_pay = Denaro subito, senza nulla in cambio

pick_offer = Offerte aperte

pick_received = Offerte per te

pick_made = Le tue offerte

menu_promise = { $who }, { $year }: «{ $words }»

pick_promise = Una promessa è stata mantenuta?

menu_promise_kept = Mantenuta

menu_promise_broken = Non mantenuta

menu_offer = Offerta { $number } · { $who }

button_accept = Accetta

button_counter = Controproponi

button_withdraw = Ritira l’offerta

button_deals = Accordi

button_ledger = Registro

form_offer_title = Accordo con { $who }

form_pay_title = Pagamento a { $who }

form_you_pay = Paghi

form_they_pay = Ricevi

form_money_hint = Un numero intero; vuoto: niente

form_you_permit = Concedi

form_they_permit = Ti è concesso

form_permit_hint = sosta, passaggio in Giappone + Alaska fino al 1960; costruzione 1970

form_promises = Promesse a parole, una per riga

form_promises_hint = io 1960 niente carri in Africa; fino al 1960: quanto resta aperta l’offerta

offer_accepted = la tua offerta { $number } a { $who } è stata **accettata**. I pagamenti sono fatti; permessi e promesse sono nel tuo registro.

offer_declined = la tua offerta { $number } a { $who } è stata **rifiutata**.

offer_withdrawn = { $who } ha **ritirato** l’offerta { $number }.

offer_expired = l’offerta { $number } fra te e { $other } è **scaduta**.

payment_got = { $who } ti **paga** { $money }.

missile_hit = **un missile di { $who } ti ha colpito.** { $told }

promise_judged = { $who } ha detto se hai mantenuto la promessa.

no_deal_number = Quale accordo? Scegli una promessa dall’elenco, o scrivi il numero del suo accordo.

no_deal_several_due = Più promesse dell’accordo { $number } sono in scadenza. Indica quale con `promessa`:

deal_too_long = Questi termini occuperebbero { $length } caratteri, e il massimo è { $most }: nomina meno stati (o nessuno: allora valgono tutti), o fai due offerte.
