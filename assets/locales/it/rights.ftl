### Diritti: chi ospita, e che cosa vede e fa chi gestisce un server ([PBP-27], [PBP-63]).

announce_host_handed_over = **{ $name } ora ospita** la partita { $number }: { $by } ha passato il tavolo.
announce_host_chosen = **{ $name } ora ospita** la partita { $number }: lo ha deciso { $by }, che gestisce questo server.
announce_host_silent = Chi ospita la partita { $number } tace da molto. **Ora ospita { $name }.** `/partita ospite` passa il tavolo.
handed_over = Ora ospita { $name }.
not_manager = Lo può fare solo chi può gestire questo server.
cannot_host = Può ospitare solo una persona che siede a questo tavolo, non un giocatore automatico.
host_already = { $host } ospita già.
manage_none = In questo server non c’è nessuna partita. `/partita nuova` ne apre una.
manage_title = **{ $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in questo server**
manage_line = **Partita { $number }** { $channel } · { $state }
manage_no_channel = (ancora senza canale)
manage_lobby = { $rulebook }, raccoglie giocatori: { $taken } di { $seats }
manage_running = { $rulebook }, giro { $round } · { $doing }
manage_parked = { $rulebook }, giro { $round } · aspetta un canale
manage_paused = in pausa fino a { $until }
manage_set_aside = non si può leggere ed è ferma; chi mi gestisce trova di più nel registro
manage_pick = Scegli una partita
manage_pick_line = Partita { $number }
manage_is_host = { $name } · ospita
manage_is_played = { $name } · il posto lo gioca un giocatore automatico
manage_pick_host = Fai ospitare un altro
manage_explained = -# Quello che fai qui viene annunciato nel canale della partita.
manage_button_pause = Pausa di 72 ore
manage_button_resume = Finisci la pausa
manage_button_extend = Più tempo
manage_button_move = Spostala in questo canale
manage_button_cancel = Annullala…
manage_button_cancel_now = Annulla la partita { $number } per tutti
manage_button_keep = Lasciala
manage_button_list = Tutte le partite
manage_sure = Annullare la partita { $number }? Nessuno la vince, e non si torna indietro.
manage_cancelled = La partita { $number } è annullata.
manage_which_game = Di’ quale partita: il numero è nell’elenco che mostra `/gestisci`.
manage_which_person = Di’ chi deve ospitare: l’opzione `persona`.

server_title = **Le partite in questo server**
server_everybody_opens = Tutti possono aprire partite e tornei.
server_role_opens = Solo chi ha il ruolo { $role } e chi gestisce questo server può aprire partite e tornei.
server_most = Raccolte e partite insieme: al massimo { $most }
server_all_rulebooks = Si gioca con tutti i regolamenti.
server_rulebooks = Qui si gioca con: { $rulebooks }
server_role_hint = -# `/impostazioni partite` con un ruolo: apre partite solo chi ce l’ha. Le partite già aperte restano.
pick_most_games = Quante partite insieme
server_as_many = Quante ne permetto io ({ $most })
server_number = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
pick_rulebooks = Con quali regolamenti si gioca
button_everybody_opens = Tutti possono aprire partite
not_opener = In questo server apre partite solo chi ha il ruolo { $role }. Chiedi a uno di loro, o a chi gestisce questo server.
rulebook_closed = Con { $rulebook } in questo server non si gioca. `/impostazioni partite` mostra con che cosa si gioca.
no_rulebook_left = Deve restare almeno un regolamento.

lobby_reserved = { $n ->
    [one] Uno dei posti liberi è riservato a { $names }.
   *[other] { $n } dei posti liberi sono riservati a { $names }.
}
lobby_starts_when_full = La partita comincia appena è preso l’ultimo posto.
start_of_game = Inizio della partita
start_by_host = chi ospita preme Comincia
start_when_full = con l’ultimo posto
explain_start_by_host = Chi ospita, o chi gestisce questo server, preme Comincia.
explain_start_when_full = La partita comincia appena una persona prende l’ultimo posto; chi ha un posto riservato viene aspettato.
seat_reserved = **{ $host } tiene un posto per { $person }** nella partita { $number }. Lo si prende con il pulsante Entra.
seat_released = Il posto riservato a { $name } è di nuovo libero.
seats_reserved = { $seats ->
    [one] L’ultimo posto libero è riservato. Chi ospita può liberarlo con `/partita riserva`.
   *[other] Gli ultimi { $seats } posti liberi sono riservati. Chi ospita può liberarli con `/partita riserva`.
}
seated_here = { $person } ha già un posto qui.
reserved_already = Un posto è già riservato a { $person }. Con `libera` torna libero.
not_reserved = Nessun posto è riservato a { $person }.

lobby_in_time = { $seat } · { $percent }% dei turni in tempo
lobby_least_reliability = Per entrare serve il { $least }% degli ultimi turni giocati in tempo.
least_reliability = Affidabilità di chi entra
least_reliability_none = può entrare chiunque
least_reliability_share = almeno il { $share }% dei turni in tempo
explain_least_reliability_none = Chi preme Entra prende un posto.
explain_least_reliability = Turni giocati in tempo, degli ultimi 100 in questo server. Chi ne ha avuti meno di 10 può entrare, e così chi ha un posto riservato.
unreliable = Questo tavolo chiede il { $least }% degli ultimi turni giocati in tempo; tu hai il { $have }%. Ogni turno che giochi in tempo lo alza.
profile_in_time = In tempo: { $taken } degli ultimi { $of } turni in questo server
my_seat_lost = il tuo posto lo gioca un giocatore automatico; `/partita ritorna` te lo ridà
game_called_off = **La partita { $number } è stata annullata.**
