### Quello che sta attorno al gioco.

lobby_no_talk = **Silenzio** I giocatori non fanno accordi e non si danno indizi su questa partita. Io non trasmetto messaggi fra loro e non posso leggere quello che si scrive nel canale.
announce_no_talk = A questo tavolo non si parla della partita: niente accordi e niente indizi finché non è finita.
status_no_talk = -# Silenzio a questo tavolo: niente accordi e niente indizi fino alla fine della partita.

button_luck = Parola per i dadi
luck_title = Una parola per i dadi
luck_label = La tua parola
luck_hint = Una parola qualsiasi; fino alla fine la conosciamo solo tu e io

standing_agree = Quando qualcuno propone una battaglia rapida, accetti.
standing_decline = Quando qualcuno propone una battaglia rapida, rifiuti.
standing_consent_none = Quando qualcuno propone una battaglia rapida e nessuno ti aspetta, rifiuti.
button_agree_always = Accetta sempre

parked = **La partita { $number }** in { $server } è in pausa. { $why } Non va perduto niente e tutti gli orologi sono fermi.
parked_channel = Il suo canale non c’è più. Chi la ospita, chi gestisce il server o chiunque vi giochi può spostarla in un altro: lì, `/partita trasferisci` con il suo numero.
parked_server = Non sono più in quel server. Invitami di nuovo e riprende da sola.
parked_permission = Non posso più scrivere nel suo canale. Appena potrò di nuovo, riprenderà da sola. Chi la ospita, chi gestisce il server o chiunque vi giochi può anche spostarla in un altro canale: lì, `/partita trasferisci` con il suo numero.
parked_damaged = Non riesco più a leggerne la registrazione. Chi mi gestisce trova il motivo nel log. Chi la ospita, o chi gestisce il server, può anche annullarla con `/partita annulla`.
announce_set_aside = **La partita { $number } è messa da parte.** Non riesco più a leggerne la registrazione. Tutti i suoi orologi sono fermi e niente viene cancellato. Chi mi gestisce trova il motivo nel log. Chi la ospita, o chi gestisce il server, può anche annullarla con `/partita annulla`. Tutte le altre partite continuano.
set_aside = La partita { $number } è messa da parte: non riesco più a leggerne la registrazione. Chi mi gestisce trova il motivo nel log. Chi la ospita, o chi gestisce il server, può anche annullarla con `/partita annulla`.
status_parked = **Questa partita è in pausa**: non posso scrivere nel suo canale. Tutti gli orologi sono fermi.
announce_resumed = **La partita { $number } riprende qui.**
moved = La partita { $number } ora si gioca in questo canale.
