### Pause e proroghe: che cosa leggono il canale, i giocatori e chi le chiede ([PBP-26], [PBP-27]).

# Una durata: una sua parte.
# Variables: $n (Number)
span_days = { $n } g

# Lo stesso.
# Variables: $n (Number)
span_hours = { $n } h

# Lo stesso.
# Variables: $n (Number)
span_minutes = { $n } min

# Annuncio: la partita è in pausa.
# Variables: $until (String)
announce_paused_all = **La partita è in pausa** fino a { $until }: tutti sono d’accordo.

# Lo stesso, da chi ospita.
# Variables: $name (String), $until (String)
announce_paused_host = **La partita è in pausa** fino a { $until }: l’ha fermata { $name }, che la ospita.

# Lo stesso, da chi gestisce il server.
# Variables: $name (String), $until (String)
announce_paused_manager = **La partita è in pausa** fino a { $until }: l’ha fermata { $name }, che gestisce questo server.

# Una seconda riga.
pause_explained = -# Tutti gli orologi sono fermi. Chi deve rispondere può farlo. `/partita riprendi` finisce prima la pausa.

# Annuncio: la pausa è finita.
announce_pause_ended = **La pausa è finita, la partita continua.**

# Lo stesso, perché tutti sono d’accordo.
announce_resumed_all = **La partita continua**: tutti sono d’accordo di finire la pausa.

# Lo stesso, da chi ospita.
# Variables: $name (String)
announce_resumed_host = **La partita continua**: { $name }, che la ospita, ha finito la pausa.

# Lo stesso, da chi gestisce il server.
# Variables: $name (String)
announce_resumed_manager = **La partita continua**: { $name }, che gestisce questo server, ha finito la pausa.

# Annuncio: più tempo per le decisioni aperte.
# Variables: $length (String), $until (String)
announce_extended_all = **{ $length } di tempo in più**: fino a { $until }. Tutti sono d’accordo.

# Lo stesso, da chi ospita.
# Variables: $length (String), $until (String), $name (String)
announce_extended_host = **{ $length } di tempo in più**: fino a { $until }. Lo concede { $name }, che ospita questa partita.

# Lo stesso, da chi gestisce il server.
# Variables: $length (String), $until (String), $name (String)
announce_extended_manager = **{ $length } di tempo in più**: fino a { $until }. Lo concede { $name }, che gestisce questo server.

# Annuncio con un pulsante: una proposta.
# Variables: $length (String)
propose_pause = Proposta: **mettere in pausa la partita** per { $length }.

# Un’altra.
propose_resume = Proposta: **finire la pausa** adesso.

# Un’altra.
# Variables: $length (String)
propose_extension = Proposta: **{ $length } di tempo in più** per chi deve rispondere ora.

# Una seconda riga: quanti sono d’accordo.
# Variables: $have (Number), $of (Number)
proposal_agreed = D’accordo { $have } su { $of }; si fa quando lo sono tutti.

# Lo stesso, quando non è più aperta.
proposal_closed = -# Non è più aperta.

# Pulsante sotto una proposta.
button_agree_proposal = Sono d’accordo

# DM: una partita è in pausa.
# Variables: $number (Number), $server (String), $until (String)
dm_paused = **La partita { $number } ({ $server }) è in pausa** fino a { $until }. Intanto nessuna tua scadenza corre.

# DM: una pausa è finita.
# Variables: $number (Number), $server (String)
dm_goes_on = **La partita { $number } ({ $server }) continua** dopo la pausa.

# Risposta: ora la partita è in pausa.
# Variables: $until (String)
now_paused = **La partita è in pausa** fino a { $until }. Lo legge anche il canale.

# Risposta: ora la pausa è finita.
now_resumed = **La partita continua.** Lo legge anche il canale.

# Risposta: ora c’è più tempo.
# Variables: $length (String)
now_extended = **{ $length } di tempo in più.** Lo legge anche il canale.

# Risposta: si aspettano gli altri.
# Variables: $have (Number), $of (Number)
now_proposed = D’accordo { $have } su { $of }. Gli altri lo dicono con il pulsante sotto la proposta nel canale.

# Una seconda riga per chi ospita e non può più fermare da solo la partita.
# Variables: $count (Number), $length (String)
host_needs_all = -# Da solo, chi ospita può fermare una partita { $count } volte, per { $length } al massimo ogni volta. Per questa pausa servono tutti.

# Rifiuto: non c’è un tempo da fermare.
standstill_no_deadline = Questo tavolo non ha limiti di tempo: non c’è niente da mettere in pausa e nessuna scadenza da prorogare.

# Rifiuto: ora non si aspetta nessuno.
standstill_nobody_asked = Ora non corre nessuna scadenza. Riprova quando qualcuno deve rispondere.

# Rifiuto: è già in pausa.
# Variables: $until (String)
standstill_paused = La partita è in pausa fino a { $until }: non corre nessuna scadenza. `/partita riprendi` finisce la pausa.

# Rifiuto: non è in pausa.
standstill_not_paused = La partita non è in pausa.

# Rifiuto: il tempo concesso alla partita è finito.
# Variables: $most (String)
standstill_nothing_left = Le pause e le proroghe di questa partita sono arrivate a { $most } in tutto. Non si può più metterla in pausa né prorogarla.

# Rifiuto: troppo a lungo.
# Variables: $most (String)
standstill_too_long = È troppo: qui al massimo { $most }.

# Rifiuto: troppo tardi per avere più tempo.
standstill_passed = La scadenza è passata. Non c’è più niente da prorogare.

# Rifiuto: già prorogata.
standstill_extended = Questa scadenza è già stata prorogata. Chi ospita può farlo una volta per ogni scadenza, tutti insieme un’altra volta.

# Rifiuto: già d’accordo.
# Variables: $have (Number), $of (Number)
standstill_agreed = Sei già d’accordo. Lo sono { $have } su { $of }; si fa quando lo sono tutti.

# Rifiuto: la proposta non è più aperta.
standstill_no_proposal = Quella proposta non è più aperta.

# Rifiuto: nessun diritto di fermare gli orologi.
standstill_no_right = Possono farlo solo i giocatori ancora in gioco, chi ospita la partita e chi gestisce il server.

# Rifiuto: una durata che non si capisce.
# Variables: $typed (String)
standstill_bad_length = Non capisco «{ $typed }» come durata. Scrivi minuti, ore o giorni, per esempio 90m, 12h o 2d.

# Stato e pannello del turno: la partita è in pausa.
# Variables: $until (String)
status_paused = **In pausa** fino a { $until }

# Stato: quanto è rimasta ferma, e che cosa resta.
# Variables: $used (String), $most (String), $pauses (Number)
status_standstill = -# Scadenze spostate di { $used }, al massimo { $most } (pause, proroghe, assenze); pause che restano a chi ospita da solo: { $pauses }
