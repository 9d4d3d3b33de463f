### Colloqui privati tra giocatori.

permission_private_threads = Crea thread privati

talk_name = Partita { $number } · colloquio { $talk } · { $who }

talk_begun = { $asker } vuole parlare con { $others } della partita { $number }. Questo thread lo leggono solo loro e i moderatori del server. Quello che si dice qui non impegna nessuno. Ognuno di voi può chiuderlo con `/colloquio chiudi`; alla fine della partita lo chiudo io.

talk_closed = Questo colloquio della partita { $number } è chiuso.

talk_coming = Apro un thread privato per te e { $others }. Compare tra un momento sotto questo canale.

talk_known = Parli già con { $others } in { $thread }.

talk_line = con { $others }: { $thread }

talk_line_opening = con { $others }: il thread sta per aprirsi

talk_none = Non hai colloqui privati in questa partita. Aprine uno con `/colloquio apri`.

talk_closing = Questo colloquio è chiuso; il thread viene archiviato tra un momento.

talk_not_here = Qui non posso aprire un thread privato: mi serve { $needed }. Scrivi direttamente agli altri giocatori.

talk_refused = Non ho potuto aprire un thread privato per te e { $others } (partita { $number } in { $server }): nel suo canale mi serve { $needed }. Scrivi loro direttamente.

talk_not_at_this_table = A questo tavolo non si parla della partita, quindi non apro thread privati.

talk_not_a_player = { $who } non ha un posto in questa partita. Scegli giocatori di questa partita.

talk_with_oneself = Non puoi parlare con te stesso. Scegli almeno un altro giocatore.

talk_with_computer = { $who } è un giocatore del computer e non parla.

talk_forbidden = { $one } e { $other } non possono parlarsi: le superpotenze non trattano mai tra loro (R3-8). Nemmeno nello stesso thread.

talk_too_many = Questa partita ha già { $most } colloqui privati. Chiudine prima uno: usa `/colloquio chiudi` nel suo thread.

talk_not_in_thread = Questo non è un tuo colloquio privato. Usa `/colloquio chiudi` nel thread che vuoi chiudere.

### Quello che riguarda un solo giocatore.

dm_matter = **Partita { $number }** in { $server }: { $told }
    { $link }

channel_matter = { $mention }, c’è una novità solo per te. Guarda `/accordo elenco`.
