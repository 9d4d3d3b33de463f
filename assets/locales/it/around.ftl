# Quello che sta attorno al gioco. Le chiavi sono i nomi delle funzioni in src/text/phrases/around.rs.

lobby_no_talk = **Silenzio** I giocatori non fanno accordi e non si danno indizi su questa partita. Io non trasmetto messaggi fra loro; quello che si scrive nel canale non posso leggerlo.
announce_no_talk = A questo tavolo i giocatori non parlano della partita: niente accordi e niente indizi finché non è finita.
status_no_talk = -# Silenzio a questo tavolo: niente accordi e niente indizi fino alla fine della partita.

button_luck = Parola per i dadi
luck_title = Una parola per i dadi
luck_label = La tua parola
luck_hint = Una parola qualsiasi; fino alla fine la conosciamo solo tu e io

standing_agree = Quando qualcuno propone una battaglia rapida, accetti.
standing_decline = Quando qualcuno propone una battaglia rapida, rifiuti.
standing_consent_none = Quando qualcuno propone una battaglia rapida e nessuno ti aspetta, rifiuti.
button_agree_always = D’accordo, sempre

parked = **La partita { $number }** in { $server } è ferma. { $why } Niente è perduto, e per nessuno corre il tempo.
parked_channel = Il suo canale non c’è più. Chi la ospita, o chiunque vi giochi, può portarla in un altro: lì, `/partita trasferisci` con il suo numero.
parked_server = Non sono più in quel server. Quando mi si invita di nuovo, riprende da sola.
parked_permission = Non posso più scrivere nel suo canale. Quando potrò di nuovo, riprende da sola; oppure chi la ospita, o chiunque vi giochi, può portarla in un altro canale: lì, `/partita trasferisci` con il suo numero.
status_parked = **Questa partita è ferma**: non posso scrivere nel suo canale. Per nessuno corre il tempo.
announce_resumed = **La partita { $number } continua qui.**
moved = La partita { $number } ora si gioca in questo canale.
