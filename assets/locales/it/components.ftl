### Pulsanti, menu, moduli.

no_server = Si gioca nei canali di un server: usa lì questo comando.
no_permission = Non posso tenere una partita in questo canale: mi mancano questi permessi: { $list }. Chiedi a chi gestisce il server di darmeli qui, poi riprova. Non è cambiato nulla.
a_server = un server
permission_view = Visualizza canale
permission_send = Invia messaggi
permission_send_threads = Invia messaggi nei thread
permission_attach = Allega file
no_storage = Al momento non posso salvare niente, perciò non è cambiato nulla. Riprova fra qualche minuto. Nessuno perde un turno per questo: se intanto il tuo tempo scade, ne avrai altro.
unconfirmed_storage = Ho perso il mio database mentre salvavo, perciò non so se è stato fatto. Guarda con `/stato` prima di riprovare. Nessuno perde un turno per questo: se intanto il tuo tempo scade, ne avrai altro.
no_internal = Qualcosa è andato storto da parte mia e non è cambiato nulla. Riprova fra un momento.
too_slow = Ci ho messo troppo. Riprova.
unknown_command = Non conosco più questo comando. Riavvia Discord per aggiornare i suoi comandi.
unknown_button = La partita è andata avanti: questo pulsante non vale più. La mappa più recente mostra che cosa si può fare ora.
menu_too_long = Un menu non ha posto per tante scelte. Usa invece { $command }.
flood = Troppi comandi in un minuto: riprova fra poco.
too_long = È troppo lungo: usa al massimo { $most } caratteri.
no_number = Scrivi un numero intero da 1 in su, per esempio 3.
no_such_number_of_armies = Indica almeno 1 armata.
no_dice = Lancia almeno 1 dado.
no_such_dice = Un attacco ha da 1 a 3 dadi, non { $dice }.
one_stop_condition = Scegli una sola condizione di arresto: una volta, fino alla conquista, armate oppure probabilità.
no_odds = So calcolare battaglie da 2 a { $most } attaccanti contro 1 a { $most } difensori.
no_odds_way = Scrivi le armate dei territori successivi separate da virgole, per esempio `3, 2, 1`: al massimo { $most } in ciascuno, al massimo { $territories } territori.
no_odds_stop = Fermati con 1 armata o più, dopo 1 lancio o più, oppure sotto una probabilità da 1 a 99%. Chi si difende ha da 1 a 3 dadi.
no_odds_commanders = Comandanti e stazioni danno da 0 a { $most } dadi a otto facce.
three_cards = Indica tre carte della tua mano, separate da virgole, oppure usa il menu di `/tris`.
deploy_form = Scrivi ogni territorio con le sue armate, separati da virgole: `alaska 3, perù 2`. La parola `uguali` distribuisce il resto.
word_even = uguali
fitting_command = Usa { $command }.

joined = Ora hai un posto. Il tuo colore è { $colour }.
left = Hai lasciato il tavolo.
started = La partita { $number } comincia.
lobby_started = **La partita { $number } è cominciata.**
lobby_turn = ▶ Giro { $round }: tocca a **{ $who }**.
lobby_result = Com’è finita si legge più in basso in questo canale.
lobby_over = **La partita { $number } è finita.**
lobby_playing = L’immagine più recente in questo canale è la mappa, con i pulsanti per il tuo turno. `/mappa` la mostra solo a te, `/stato` dice chi si aspetta, `/regole` che cosa si gioca qui.
cancelled = La partita è annullata.
changed = Cambiato.
your_colour = Il tuo colore è { $colour }.
settings_title = Impostazioni della partita { $number }. Ogni scelta vale subito.
seats_label = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
waits_on = Chi si difende sceglie i dadi; la partita aspetta
waits_off = Nessuno aspetta: ordini fissi o difesa con tutti i dadi
waits_on_cold_war = La partita aspetta permessi, intercettori, difesa, perdite e profughi
waits_off_cold_war = Nessuno aspetta: ordini fissi o le risposte del regolamento
rulebooks_own = come nel regolamento
more_rules = Altre regole della casa …
standing_ask = Quando ti attaccano, scegli ogni volta i dadi.

waiting_nobody = Nessuno deve decidere niente.
waiting_until = { $doing } · entro il { $when }
not_yours_now = Non tocca a te decidere. { $waiting }

pick_claim = Quale territorio occupi?
pick_wish = La tua preferenza numero { $n }
pick_deploy = { $neutral ->
    [0] Dove? Ne restano { $armies } da schierare
   *[other] Dove? Ne restano { $armies } tue, { $neutral } neutrali
}
pick_place = Dove vanno le armate?
pick_set = Quale tris, per { $value ->
    [one] { $value } armata?
   *[other] { $value } armate?
}
pick_attack = Quale attacco?
pick_move = Quale spostamento?
pick_colour = Quale colore?
pick_pace = Tempo per un turno
pick_seats = Posti
pick_waits = Difesa
pick_waits_cold_war = Risposte nei turni altrui
pick_rule = Regola da cambiare
wishes_so_far = La tua lista: { $list }
deploy_so_far = { $placed ->
    [none] Non hai ancora schierato nulla.
   *[other] Schierate: { $placed }
}{ $armies ->
    [0] {""}
   *[other] {" "}· ne restano { $armies }
}{ $neutral ->
    [0] {""}
   *[other] {" "}· neutrali: ne restano { $neutral }
}
too_many_to_deploy = { $n } lì non va: ne restano di meno, oppure non è un numero intero da 1 in su.
how_many_there = Quante armate in **{ $at }**? (ne restano { $most })
how_many_move = **{ $from } → { $to }** · quante armate? { $most ->
    [one] Può andarne { $most }.
   *[other] Possono andarne fino a { $most }.
}
threat = { $n ->
    [0] nessun nemico vicino
    [one] { $n } armata nemica vicina
   *[other] { $n } armate nemiche vicine
}
strike = { $from } → { $to } · vince { $percent }%
shift = { $from } → { $to }
no_set = Non hai un tris da giocare ora.
move_ends_turn = Uno spostamento termina i tuoi attacchi e il tuo turno.
end_really = Concludere il turno senza altri attacchi né spostamenti?
form_title = Quante armate?
form_label = Numero di armate
form_hint_place = Al massimo quante ne restano
form_hint_advance = Almeno quanti i dadi dell’ultimo attacco
form_hint_move = Un’armata resta indietro

button_join = Entra
button_leave = Esci
button_colour = Colore
button_settings = Impostazioni
button_add_computer = Aggiungi un giocatore automatico
button_fill_computers = Riempi con giocatori automatici
button_computers = Giocatori automatici
pick_computers = Quanti giocatori automatici
pick_computer = Cambia un giocatore automatico
pick_computer_pace = Pausa prima dei loro turni
button_start = Comincia
button_cancel = Annulla la partita per tutti
button_claim = Occupa
button_wish = Lista delle preferenze
button_deploy = Schiera le armate iniziali
button_place = Schiera armate
button_trade = Gioca un tris
button_bonus = Due armate in più
button_attack = Attacca
button_defend = Scegli i dadi di difesa
button_advance = Avanza
button_fortify = Sposta
button_move_and_end = Sposta e termina
button_end_turn = Termina il turno
button_hand = Le mie carte
button_play_here = Gioca qui
button_board = Mappa intera
button_status = Situazione
button_hand_in = Conferma
button_back = Togli l’ultimo
button_clear = Azzera
button_even = Distribuisci equamente il resto
button_all = Tutte { $n }
button_other_number = Altro numero …
button_other_place = Un altro territorio
button_other_attack = Un altro attacco
button_other_move = Un altro spostamento
button_back_to_menu = Indietro
button_back_to_attacks = Torna agli attacchi
button_once = Lancia una volta
button_until_captured = Fino alla conquista
button_until_left = Finché ne restano { $n }
dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}

help = **Casus Belli**: conquista del mondo, un turno alla volta, quando hai tempo.
    {"**"}Una partita** `/partita nuova` ne apre una in questo canale; tutti entrano con il pulsante, chi la ospita la fa cominciare. `/partita annulla` la annulla.
help_turn = {"**"}Un turno** Schiera le nuove armate (`/rinforzi`); se hai un tris, prima puoi giocarlo (`/tris`). Attacca i territori confinanti quante volte vuoi (`/attacca`: una volta, fino alla conquista, finché restano N armate, o finché la probabilità è buona) e dopo ogni conquista avanza (`/avanza`). Poi fai uno spostamento strategico (`/sposta`), o termina il turno senza (`/fine`). Se hai conquistato qualcosa, ricevi una carta.
help_turn_cold_war = {"**"}Un turno** Paga il mantenimento. Poi fai tutto quello che puoi pagare, in qualsiasi ordine e quante volte vuoi: compra armate, manda convogli, dichiara guerra, combatti, converti armate, sposta i profughi. `/fredda turno` mostra che cosa puoi fare ora, con un pulsante per ogni cosa. Una guerra non va per forza combattuta, e molto si decide con gli accordi.
help_besides = Quando tocca a te ricevi un messaggio. La mappa più recente ha i pulsanti per tutto questo.
    {"**"}Inoltre**
    • `/annulla` annulla le tue ultime mosse, fino all’ultimo lancio o carta
    • `/consiglio` dice le due mosse migliori per ciò che ti si chiede, dove il tavolo ha i consigli
    • `/mappa`, `/stato`, `/cronaca`, `/grafico`, `/probabilità` mostrano come stanno le cose, `/regole` che cosa si gioca qui, `/mano` e `/ordini` le tue cose; le risposte le vedi solo tu
    • `/fortuna` mescola una tua parola ai dadi prima dell’inizio, `/verifica` li controlla
    • `/torneo nuovo` apre un campionato o un torneo a eliminazione
help_attacks = • `/difendi` dice come ti difendi quando ti attaccano, così nessuno deve aspettare
    • `/abitudini` dice fin dove va un attacco con un solo tocco e quante armate poi avanzano
    • `/occupa`, `/preferenze`, `/schieramento` servono per la preparazione
help_y2210 = • Nelle partite di A.D. 2210: `/offri` per l’ordine di gioco, `/ingaggia`, `/costruisci`, `/compra`, `/gioca` e `/reagisci` per comandanti, stazioni e carte comando
help_cold_war = • Nelle partite della guerra fredda: `/fredda` per il tuo turno e le tue risposte, `/accordo`, `/paga` e `/registro` per accordi, denaro e conti, `/missile` per i missili, `/ordini` per le risposte in anticipo
