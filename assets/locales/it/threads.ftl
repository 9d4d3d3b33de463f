### Il thread di una partita.

thread_begun = **La partita { $number }** ha un thread tutto suo. { $host } raccoglie lì i giocatori: entra e unisciti.

thread_coming = La partita { $number } avrà un thread tutto suo in questo canale. Si apre tra un momento, sotto il mio messaggio.

thread_offered = Può anche avere un thread tutto suo in questo canale.

button_new_in_thread = Aprila in un thread

no_thread = Qui non posso aprire un thread: mi serve { $list }.

thread_in_thread = Un thread non può avere un thread tutto suo.

thread_stays = Perciò la partita resta qui.

thread_refused = Qui non ho potuto aprire un thread, perciò la partita { $number } resta in questo canale.

thread_refused_closed = Qui non ho potuto aprire un thread, e in questo canale c’è un’altra partita: la partita { $number } è chiusa. Riaprila in un canale libero con `/partita nuova`.

thread_name_lobby = Partita { $number } · ci si può unire

thread_name_setup = Partita { $number } · preparazione

thread_name_turn = Partita { $number } · giro { $round } · { $who }

thread_name_won = Partita { $number } · vince { $who }

thread_name_over = Partita { $number } · finita

thread_name_closed = Partita { $number } · annullata
