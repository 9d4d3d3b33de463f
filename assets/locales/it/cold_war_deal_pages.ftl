### Condizioni scritte, pagine e comandi degli accordi della guerra fredda (R3-8).

deal_permits_form = Non riesco a leggere questo permesso. Scrivi per esempio `sosta, passaggio in Giappone + Alaska fino al 1960; costruzione 1970`.

deal_promise_form = Una promessa ha bisogno del suo anno: scrivi per esempio `1960 niente carri in Africa`.

deal_both_promises_form = Comincia ogni promessa con chi la fa: `io 1960 niente carri in Africa` o `tu 1970 lascia il Perù`.

deal_money_form = Una somma di denaro è un numero intero, da 0 in su.

deals_title = **I tuoi accordi nella partita { $number }** · un accordo lo vedono solo le due parti

deals_none = Nessuna offerta è aperta.

deals_agreed = **Accordi presi**

pick_deal_partner = Proponi un accordo a …

pick_offer = Offerte aperte

pick_payee = Paga denaro a …

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

form_promises_hint = io 1960 niente carri in Africa

offer_accepted = la tua offerta { $number } è stata **accettata**. I pagamenti sono fatti; permessi e promesse sono nel tuo registro.

offer_declined = la tua offerta { $number } è stata **rifiutata**.

offer_withdrawn = { $who } ha **ritirato** l’offerta { $number }.

offer_expired = l’offerta { $number } fra te e { $other } è **scaduta**.

payment_got = { $who } ti **paga** { $money }.
