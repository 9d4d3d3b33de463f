### La fine di una partita di comune accordo: cedere, e chiuderla ([PBP-65]).

# Evento: gli ultimi rivali hanno ceduto.
# Variables: $who (String)
seen_ended_conceded = Tutti i rivali cedono: vince { $who }.

# Evento: tutti sono d’accordo di finire, e uno è primo.
# Variables: $who (String)
seen_ended_agreed = Tutti sono d’accordo di finire la partita così com’è: vince { $who }.

# Lo stesso, e più giocatori sono primi.
# Variables: $who (String)
seen_ended_agreed_shared = Tutti sono d’accordo di finire la partita così com’è: primi a pari merito { $who }.

# Annuncio: qualcuno cede, ma non ancora tutti i rivali.
# Variables: $who (String), $to (String), $have (Number), $of (Number)
announce_concedes = **{ $who } cede a { $to }.** { $have } rivali su { $of }. La partita finisce quando cedono tutti: `/partita cedi`.

# Annuncio: qualcuno non cede più.
# Variables: $who (String), $to (String)
announce_concedes_no_more = **{ $who } non cede più a { $to }.** La partita continua.

# Annuncio: quello che era stato ceduto non vale più.
# Variables: $to (String)
announce_concessions_over = È passato un giro intero, o ora gioca qualcun altro: nessuno cede più a { $to }.

# Annuncio: qualcuno propone di finire; nessuno legge chi.
# Variables: $have (Number), $of (Number), $until (String)
announce_call = **Proposta: finire ora la partita, con la classifica così com’è.** D’accordo { $have } su { $of }. Succede quando sono d’accordo tutti quelli rimasti, entro { $until }. Nessuno vede chi è d’accordo o dice di no; la tua risposta è privata.

# Lo stesso messaggio, quando tutti sono d’accordo.
announce_call_agreed = **Proposta: finire ora la partita, con la classifica così com’è.** Tutti quelli rimasti erano d’accordo.

# Lo stesso messaggio, quando qualcuno ha detto di no o il tempo è passato.
announce_call_closed = **Proposta: finire ora la partita, con la classifica così com’è.** Non tutti erano d’accordo.

# Pulsante: d’accordo di finire.
button_agree_to_end = D’accordo, in segreto

# Pulsante: non d’accordo.
button_refuse_to_end = No, si continua

# Pulsante: propone di finire.
button_propose_to_end = Proponi in segreto

# Pulsante: cede.
# Variables: $to (String)
button_concede = Cedi a { $to }

# Pulsante: ritira.
button_take_back_concession = Ritira

# Chiede conferma, e devono cedere anche altri.
# Variables: $to (String), $have (Number), $of (Number)
confirm_concede = Cedere a { $to }? Lo leggerà tutto il canale. Hanno ceduto { $have } rivali su { $of }; quando hanno ceduto tutti, la partita finisce e vince { $to }. Fino ad allora continui a giocare e puoi ritirarlo.

# Lo stesso, quando la partita finirebbe subito.
# Variables: $to (String)
confirm_concede_last = Cedere a { $to }? **La partita finisce subito**: vince { $to }, e gli altri restano in classifica così come sono. Non si può ritirare.

# Detto dopo.
# Variables: $to (String), $have (Number), $of (Number)
now_conceded = Cedi a { $to }. Hanno ceduto { $have } rivali su { $of }. Continui a giocare finché non hanno ceduto tutti, e puoi ritirarlo con `/partita cedi`.

# Detto a chi ha ceduto.
# Variables: $to (String), $have (Number), $of (Number)
conceded_already = Hai ceduto a { $to }. Hanno ceduto { $have } rivali su { $of }. Vuoi ritirarlo?

# Detto dopo.
now_concedes_no_more = Non cedi più. La partita continua.

# Detto quando era l’ultimo.
now_settled = La partita è finita. Il risultato sta nel canale.

# Chiede se qualcuno propone di finire.
# Variables: $of (Number)
confirm_call = Proporre di finire ora la partita, con la classifica così com’è? Devono essere d’accordo tutti e { $of } quelli rimasti. Il canale legge che è proposto e quanti sono d’accordo, mai chi, nemmeno chi l’ha proposto.

# Mostra la proposta a chi non ha ancora risposto.
# Variables: $have (Number), $of (Number), $until (String)
call_open = È proposto di finire ora la partita, con la classifica così com’è. D’accordo { $have } su { $of }, entro { $until }. Nessuno vede che cosa premi.

# Lo stesso, a chi è d’accordo.
# Variables: $have (Number), $of (Number), $until (String)
call_agreed = Sei d’accordo di finire ora la partita, con la classifica così com’è. D’accordo { $have } su { $of }, entro { $until }. Nessuno vede che lo sei. Puoi ancora dire di no.

# Detto a chi dice di no.
call_refused = La proposta è chiusa. Nessuno vede chi ha detto di no.

# Stato: chi ha ceduto.
# Variables: $who (String), $to (String), $have (Number), $of (Number)
status_concessions = { $who } { $have ->
    [one] cede
   *[other] cedono
} a { $to }: { $have } rivali su { $of }

# Stato: che cosa è proposto.
# Variables: $have (Number), $of (Number), $until (String)
status_call = Proposta: finire la partita così com’è. D’accordo { $have } su { $of }, entro { $until }

# Rifiuto: la partita è di un torneo.
ending_tournament = Questo tavolo è di un torneo, il cui punteggio richiede una partita giocata fino in fondo: non si può cedere né chiudere prima.

# Rifiuto: non è rimasto nessuno.
ending_alone = In questa partita non è rimasto nessun altro: non c’è nessuno a cui cedere o con cui accordarsi.

# Rifiuto: sono rimasti solo giocatori automatici.
ending_only_computers = Contro di te sono rimasti solo giocatori automatici, a cui non si può cedere. Puoi continuare, oppure lasciare il posto con `/partita abbandona`.

# Rifiuto: a sé stessi.
ending_to_oneself = Non puoi cedere a te stesso. Scegli un altro giocatore con l’opzione `a`.

# Rifiuto: a un giocatore automatico.
# Variables: $who (String)
ending_to_computer = Al posto di { $who } gioca un giocatore automatico, a cui nessuno può cedere. Scegli una persona, oppure lascia il posto con `/partita abbandona`.

# Rifiuto: a chi è fuori gioco.
# Variables: $who (String)
ending_to_out = { $who } è fuori gioco. Scegli qualcuno che gioca ancora.

# Rifiuto: gli altri cedono a un altro.
# Variables: $to (String)
ending_to_other = Altri hanno ceduto a { $to }, e tutti devono cedere allo stesso giocatore. Cedi a { $to }, oppure chiedi loro di ritirarlo.

# Rifiuto: gli altri cedono a chi chiede.
ending_is_leader = Altri hanno ceduto a te. Puoi solo aspettare che lo facciano tutti, o proporre di finire con `/partita chiudi`.

# Rifiuto: ha già ceduto.
# Variables: $to (String)
ending_conceded = Hai già ceduto a { $to }. `/partita cedi` lo ritira.

# Rifiuto: non ha ceduto.
ending_not_conceded = Non hai ceduto: non c’è niente da ritirare.

# Rifiuto: la proposta non è più aperta.
ending_no_proposal = Quella proposta non è più aperta.

# Rifiuto: già d’accordo.
# Variables: $have (Number), $of (Number)
ending_agreed = Sei già d’accordo. Lo sono { $have } su { $of }; succede quando lo sono tutti.

# Rifiuto: proposto poco fa.
# Variables: $until (String)
ending_rests = Finire la partita è stato proposto poco fa, e non tutti erano d’accordo. Si può proporre di nuovo alle { $until }.
