### Chi non risponde in tempo: che cosa fa il tavolo, che cosa è sfuggito, i posti che un giocatore automatico gioca per loro ([PBP-30]).

# Lobby: che cosa succede a chi tace ([PBP-5]), a un tavolo che salta i turni.
lobby_skipped = -# Chi non risponde in tempo viene saltato: si fa solo ciò che le regole impongono.

# Lo stesso, a un tavolo dove un giocatore automatico prende il posto alla prima assenza.
lobby_computer_at_once = -# Chi non risponde in tempo lascia il posto a un giocatore automatico, finché non lo riprende con un tocco.

# Lobby: un’altra frase dopo ciò che si fa per chi tace.
lobby_then_computer = Dopo due assenze di fila un giocatore automatico gioca quel posto, finché non viene ripreso con un tocco.

# Impostazioni di una lobby: nome dell’opzione.
absence_policy = Chi non risponde in tempo

# Un suo valore.
absence_caretaker = le regole scelgono la cosa sicura

# Un suo valore.
absence_skip = viene saltato

# Un suo valore.
absence_computer = gioca subito un giocatore automatico

# Che cosa vuol dire il primo valore.
explain_absence_caretaker = Le armate vanno al confine più minacciato, nessun attacco, valgono gli ordini fissi. Dopo due assenze di fila un giocatore automatico gioca quel posto finché non viene ripreso.

# Che cosa vuol dire il secondo valore.
explain_absence_skip = Si fa solo ciò che le regole impongono. Dopo due assenze di fila un giocatore automatico gioca quel posto finché non viene ripreso.

# Che cosa vuol dire il terzo valore.
explain_absence_computer = Alla prima assenza un giocatore automatico gioca quel posto finché non viene ripreso.

# Annuncio: un giocatore automatico gioca il posto di chi ha saltato tanti turni di fila.
# Variables: $n (Number), $who (String)
announce_seat_lost = { $n ->
    [one] { $who } non ha risposto in tempo. **Un giocatore automatico gioca quel posto** finché { $who } non lo riprende.
   *[other] { $who } non ha risposto in tempo { $n } volte di fila. **Un giocatore automatico gioca quel posto** finché { $who } non lo riprende.
}

# Annuncio: qualcuno ha ripreso il suo posto.
# Variables: $who (String)
announce_seat_back = { $who } è di ritorno e **gioca di nuovo**.

# Messaggio diretto: un giocatore automatico gioca il posto di chi legge.
# Variables: $number (Number), $server (String)
dm_seat_lost = **Un giocatore automatico gioca il tuo posto** nella partita { $number } ({ $server }), perché non hai risposto in tempo. Puoi riprenderlo fino alla fine della partita: la prossima decisione è di nuovo tua.

# Lo stesso nel canale, perché i messaggi diretti sono chiusi.
# Variables: $mention (String)
channel_seat_lost = { $mention }, non hai risposto in tempo: un giocatore automatico gioca il tuo posto. Puoi riprenderlo fino alla fine della partita.

# Pulsante: riprende il posto.
button_take_seat = Riprendi il mio posto

# Risposta: il posto è stato ripreso; poi che cosa si può fare adesso.
seat_is_yours = **Il posto è di nuovo tuo.** Ogni decisione spetta di nuovo a te.

# Rifiuto: un giocatore automatico gioca il posto.
seat_is_lost = Un giocatore automatico gioca il tuo posto, perché non hai risposto in tempo. `/partita ritorna` te lo restituisce.

# Rifiuto: non c’è un posto da riprendere.
seat_is_kept = Nessun altro gioca il tuo posto: non c’è niente da riprendere.

# Avviso: che cosa è sfuggito a chi legge dalla sua ultima risposta.
# Variables: $n (Number)
missed_turns = { $n ->
    [one] Hai saltato un turno.
   *[other] Hai saltato { $n } turni.
}

# Lo stesso, con ciò che è stato piazzato, per esempio “Ucraina +3”.
# Variables: $n (Number), $placed (String)
missed_turns_placed = { $n ->
    [one] Hai saltato un turno; piazzate: { $placed }.
   *[other] Hai saltato { $n } turni; piazzate: { $placed }.
}

# Annuncio: chiusa, perché nessuno risponde da tre giri ([PBP-62]).
# Variables: $number (Number)
announce_abandoned = **La partita { $number } è chiusa**: nessuno dei suoi giocatori risponde da tre giri. Non conta per nessuno, e la sua registrazione resta.

# Lo stesso a un tavolo senza limite di tempo, dove non succede niente da tanti giorni.
# Variables: $number (Number), $days (Number)
announce_abandoned_idle = **La partita { $number } è chiusa**: da { $days } giorni non succede niente. Non conta per nessuno, e la sua registrazione resta.

# A ogni giocatore di una partita così.
result_abandoned = **è chiusa**, perché nessuno dei suoi giocatori rispondeva più. Non conta per nessuno, e la sua registrazione resta.
