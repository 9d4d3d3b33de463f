former_player = Ex giocatore
privacy_kept = **Che cosa questo bot conserva di te**
    Il tuo id di Discord, il tuo nome qui e la tua lingua; i tuoi posti nelle partite, con le tue risposte, gli ordini fissi, i piani e la parola per i dadi e, finché non finiscono, se sei d’accordo di finirle; i risultati, da cui si calcolano i punteggi; in ogni server, quali dei tuoi ultimi 100 turni hai giocato in tempo; le assenze che hai annunciato; le tue impostazioni, e quando è partito il tuo ultimo riepilogo; gli avvisi che ti sono stati mandati; i colloqui privati aperti dal bot. Nessun tuo messaggio, nessun indirizzo e-mail, nessun’altra statistica.
    `/privacy esporta` ti dà tutto in un file. `/privacy cancella` cancella tutto per sempre: i tuoi posti diventano di un «ex giocatore», e le partite in corso continuano con un computer al tuo posto.
privacy_server_too = Puoi gestire questo server: `/privacy esporta_server` e `/privacy cancella_server` fanno lo stesso per tutte le sue partite.
button_privacy_export = I miei dati in un file
button_privacy_erase = Cancella i miei dati
button_privacy_erase_now = Sì, cancella tutto di me
button_privacy_export_server = I dati di questo server
button_privacy_erase_server = Cancella i dati di questo server
button_privacy_keep = Conserva
button_privacy_erase_server_now = Sì, elimina per sempre { $games ->
    [one] l’unica partita
   *[other] tutte le { $games } partite
}
privacy_nothing = Di te non è conservato nulla.
privacy_exported = Tutto quello che è conservato di te, in JSON. Questo messaggio lo vedi solo tu.
privacy_server_exported = Tutto quello che è conservato di questo server: { $games ->
    [one] una partita
   *[other] { $games } partite
}, tornei, risultati e impostazioni, in JSON. Delle partite in corso contiene quello che vedono tutti.
privacy_server_left_out = I verbali { $games ->
    [one] della partita più vecchia non ci stavano
   *[other] delle { $games } partite più vecchie non ci stavano
}; `/esporta` li dà uno per uno.
privacy_erase_sure = **Cancellare tutto di te?** Non si può annullare.
    Partite in corso in cui un computer prende per sempre il tuo posto: { $running }. Partite non ancora cominciate che lasci: { $lobbies }. Tornei da cui ti ritiri: { $tournaments }. Le partite finite conservano le mosse, con un «ex giocatore» al tuo posto; i punteggi degli altri restano.
    I messaggi già pubblicati su Discord e le copie di sicurezza di chi gestisce il bot sono fuori dalla sua portata.
privacy_erased = Fatto: di te non è più conservato nulla. Se giochi ancora, tutto ricomincia da capo.
privacy_erase_server_sure = **Eliminare tutti i dati di questo server?** Non si può annullare.
    { $games ->
    [0] Non c’è nessuna partita.
    [one] Una partita viene eliminata, anche se è in corso.
   *[other] { $games } partite vengono eliminate, anche quelle in corso.
} Tornei: { $tournaments }. Spariscono anche tutti i risultati, i punteggi e le impostazioni. Nei canali non viene annunciato nulla.
privacy_server_erased = Fatto: { $games ->
    [one] una partita è stata eliminata
   *[other] { $games } partite sono state eliminate
}, con tutto il resto che era conservato di questo server.
privacy_server_changed = Dopo questa domanda sono state aggiunte o eliminate partite. Guarda di nuovo.
tournament_erase_later = Il torneo { $number } sta per cominciare: le parole sono chiuse e il primo turno non è ancora sorteggiato. Cancella i tuoi dati quando è cominciato, o se viene annullato. Non è cambiato nulla.
announce_erased = Un giocatore ha fatto cancellare i suoi dati. Da ora **{ $seat }** è giocato da un computer.
announce_erased_and_closed = L’ultimo giocatore della partita { $number } ha fatto cancellare i suoi dati. Non resta nessuno per **{ $seat }** né per gli altri posti: **la partita è chiusa**.
