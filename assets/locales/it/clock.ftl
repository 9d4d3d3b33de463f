### Il tempo di un tavolo oltre al ritmo: finestre per le risposte nei turni altrui ([PBP-64]) e riserve di tempo ([PBP-24]).

lobby_window = risposte nei turni altrui: { $window } ciascuna, al massimo { $most } per turno

lobby_no_window = nei turni altrui non si chiede a nessuno: rispondono gli ordini fissi

lobby_bank = riserva di tempo: { $start }, { $gain } in più per ogni turno in tempo, al massimo { $most }

window_option = Tempo per le risposte nei turni altrui

window_usual = solito: { $length }

window_length = { $length }

window_turn = quanto un turno: { $length }

explain_window_usual = Un quarto del tempo per turno, al massimo 6 ore. Tutte queste attese in un turno durano insieme al massimo quanto un turno.

explain_window_length = Ogni domanda aspetta { $length }; tutte queste attese in un turno durano insieme al massimo quanto un turno.

explain_window_turn = Una domanda può aspettare quanto un turno intero; poi in quel turno non si chiede più a nessuno e rispondono gli ordini fissi.

window_not_offered = Le risposte nei turni altrui non possono avere quel tempo: scegline uno offerto e più corto di un turno.

bank_option = Riserva di tempo

bank_none = nessuna

bank_small = piccola

bank_large = grande

explain_bank_none = Un turno non giocato in tempo è saltato.

explain_bank = Tutti cominciano con { $start }, usate da sole quando il tempo del turno è finito. Un turno che non ne ha bisogno aggiunge { $gain }, fino a { $most }.

status_bank = { $who } { $left }

status_banks = -# Riserve di tempo: { $all }. Sono comprese nelle scadenze mostrate.
