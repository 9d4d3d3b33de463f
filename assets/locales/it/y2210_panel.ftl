### Pannello privato di A.D. 2210: energia, a che cosa servono pezzi e mazzi, ordini per le carte appena pescate; che cosa fa il silenzio.

purse = Hai { $energy }; il tuo prossimo turno porta { $income } MOD e altrettanta energia.
purse_others = Gli altri: { $who }.
purse_of = { $who }: { $n }
about_land = dadi a otto facce da e verso la terra · carte di terra
about_naval = apre il mare, lì dadi a otto facce · carte navali
about_nuclear = dadi a otto facce ovunque · carte nucleari
about_space = apre la Luna dalle tue stazioni, lì dadi a otto facce · carte dello spazio
about_diplomat = un dado a sei facce in attacco · carte diplomatiche
about_station = dadi a otto facce per chi la difende · 1 MOD in più a turno · la partenza per la Luna
about_land_cards = MOD, esploratori, trappole e una stazione sulla terra
about_naval_cards = MOD e trappole in mare, energia nascosta
about_nuclear_cards = bombe e missili
about_space_cards = MOD e mine sulla Luna, la via per la Terra
about_diplomat_cards = tregue, evacuazione, uno spostamento in più, una stazione
deck_choice = { $cards } · ne restano { $left }
cards_of_deck = carte: { $deck }
deck_cards = { $n ->
    [one] 1 carta: { $deck }
   *[other] { $n } carte: { $deck }
}
defended_by = { $whose }: { $units }
defended_station = stazione, dadi a otto facce
drawn_not_asked = **{ $card }** si gioca nei turni altrui. Questa partita non aspetta le reazioni: non ti si chiede mai, e senza un ordine la carta non è giocata.
    -# Serve quando { $when }.
drawn_asked = **{ $card }** si gioca nei turni altrui. Questa partita aspetta le reazioni: ti si chiede, se i tuoi ordini non rispondono.
    -# Serve quando { $when }.
button_useful = Giocala quando serve
button_ask_me = Chiedimelo
button_keep_card = Tienila
card_useful = **{ $card }** è giocata da sola quando { $when }.
card_ask_me = Ti si chiede a ogni invasione in cui potresti giocare una carta. Senza risposta giocano i tuoi ordini fissi.
card_kept = **{ $card }** resta in mano; nessun ordine la gioca.
helps_danger = possono invadere il tuo territorio almeno tante unità quante lo difendono
helps_station = possono invadere il tuo territorio almeno tante unità quante lo difendono, ma non il doppio
helps_trap = possono invadere il tuo territorio almeno tante unità quante lo difendono, e da dove vengono ci sono almeno 4 MOD
helps_evacuation = può invadere il tuo territorio almeno il doppio delle unità che lo difendono
condition_useful = , quando { $when }
menu_card_useful = giocata quando serve
standing_ask_me = Le reazioni ti si chiedono lo stesso; senza risposta giocano questi ordini.
hand_never_asked = -# Questa partita non aspetta le reazioni: non si chiede a nessuno, nei turni altrui giocano carte solo gli ordini fissi.
hand_asked = -# Questa partita aspetta le reazioni: si chiede a tutti quelli che hanno carte del mazzo adatto. Senza risposta giocano i tuoi ordini fissi, o passi.
recap_unused = Non giocate contro queste invasioni, ancora in mano: { $cards }. `/reagisci` lo ordina per la prossima.
lobby_waits_y2210 = • Nei turni altrui la partita aspetta le carte contro le invasioni e i dadi di difesa.
lobby_reacts_y2210 = -# Nei turni altrui non si chiede a nessuno: le carte contro le invasioni si giocano solo con ordini fissi. A chi ne pesca una si propone l’ordine.
waits_on_y2210 = La partita aspetta le carte di reazione e i dadi di difesa
waits_off_y2210 = Nessuno aspetta: le carte di reazione con ordini fissi
pick_waits_y2210 = Reazioni nei turni altrui
button_ask_me_no_more = Non chiedermelo
list_or = { $first } o { $last }
headline_first_turn = il primo turno è di { $who }
change_drawn = Carte pescate: { $decks }
seen_start_placing = Dadi per l’ordine della preparazione: { $rolls }. Lì il primo posto è di { $who }.
button_draw_card = Pesca una carta: { $deck }
button_draw = Pesca
log_notation = invasore:difensore, ⁸ vuol dire a otto facce
announce_started_bids = **Comincia la partita { $number }.** La mappa è pronta. Tutti fanno un’offerta segreta per l’ordine di gioco.
board_letters = -# I numeri sono MOD · L comandante di terra · N navale · U nucleare · S spaziale · D diplomatico · ⌂ stazione
board_whole = { $name } +{ $bonus }
board_of = **{ $who }** ({ $n }): { $held }
board_holds = tiene { $held }
button_captured_ask = Fino alla conquista, poi chiedi
all_move_in = Dopo una conquista entrano tutte le unità tranne una, se non ti viene chiesto.
