dm_reminder = ⏳ **Tocca ancora a te** nella partita { $number } ({ $server }): { $task }, entro { $when }.
channel_reminder = ⏳ { $mention }, il tavolo ti aspetta ancora: { $task }, entro { $when }.
notices_title = **I tuoi avvisi** · { $scope }
notices_all_games = tutte le partite
notices_one_game = partita { $number } ({ $server })
notices_way = **Ti avviso** { $way }
notices_reminders = **Ti ricordo il turno** { $times }
notices_reminders_none = **Nessun promemoria**
notices_quiet = **Nessun promemoria** tra { $hours } · { $zone } (ora { $now })
notices_quiet_none = **Nessuna ora di silenzio:** i promemoria arrivano di giorno e di notte
notices_as_in_all = { $line } *(come in tutte le partite)*
notices_digest_explained = -# Con un riepilogo non arrivano solleciti né ultime risposte, e un solo promemoria per una scadenza prima del prossimo.
notices_digest_direct_only = -# Un riepilogo elenca solo le partite di cui vieni avvisato con un messaggio privato.
notices_always = -# Il tuo turno, un posto perso e la fine di una partita vengono detti sempre.
notices_groups = **Ti avviso anche di** { $groups }
notices_groups_none = **Nient’altro** oltre al tuo turno
notice_group_last = un’ultima risposta che manca
notice_group_nudges = solleciti
notice_group_offers = offerte o missili
notice_group_news = novità come le pause
pick_notice_groups = Nulla oltre al tuo turno
button_notice_hours = Ore di silenzio, riepilogo
button_notices_back = Indietro
notices_explained = -# Una scadenza nelle ore di silenzio dà un solo promemoria prima che comincino. Dopo la risposta non arriva più nulla.
notices_zone_missing = -# Queste ore sono in UTC finché non scegli il tuo fuso orario.
notice_way_direct = con un messaggio privato
notice_way_mention = con una menzione nel canale
notice_way_off = di nulla
notice_choice_as_in_all = come in tutte le partite
reminder_half = a metà del tempo
reminder_eighth = a un ottavo del tempo
reminder_hours = { $hours } { $hours ->
        [one] ora
       *[other] ore
    } prima della fine
reminder_minutes = { $minutes } minuti prima della fine
quiet_never = nessuna ora di silenzio
pick_notice_scope = Per tutte le partite, o per una
pick_notice_way = Come ti avviso?
pick_reminders = Nessun promemoria
pick_quiet_hours = Ore di silenzio
button_time_zone = Fuso orario, altre ore
time_zone_form = Fuso orario e ore di silenzio
time_zone_label = Il tuo fuso orario
time_zone_hint = Europe/Rome
quiet_hours_label = Ore di silenzio
quiet_hours_hint = 22:30-7:15
no_such_time_zone = Non conosco nessun fuso orario che si chiami «{ $typed }». I nomi più vicini: { $names }. Non è cambiato nulla.
no_such_quiet_hours = «{ $typed }» non sono ore da e a, come `22:30-7:15`. Non è cambiato nulla.
dm_last_to_answer = ⏳ **Manca solo la tua risposta** nella partita { $number } ({ $server }).
notices_digest = **Un riepilogo al giorno** alle { $hour } · { $zone }, al posto dei singoli messaggi
notices_digest_none = **Nessun riepilogo:** ogni messaggio arriva da solo
digest_never = nessun riepilogo
digest_at = Un riepilogo al giorno alle { $hour }
pick_digest = Un riepilogo al giorno
no_such_digest = «{ $typed }» non è un’ora intera del giorno, come `18`. `off` toglie il riepilogo. Non è cambiato nulla.

### Il riepilogo del giorno ([PBP-66]).

digest_title = 📬 **{ $count } { $count ->
        [one] partita ti aspetta
       *[other] partite ti aspettano
    }**
digest_none_waits = 📬 **Nessuna partita ti aspetta**
digest_line = - { $game }: { $what }
digest_line_until = - { $game }: { $what }, entro { $when }
digest_missed = { $line } · hai saltato { $times } { $times ->
        [one] turno
       *[other] turni
    }
digest_more_games = - … e altre { $count }: `/mie partite`
digest_news = **Dall’ultimo riepilogo**
digest_paused = in pausa fino a { $until }
digest_goes_on = riprende dopo la pausa
digest_parked = è in pausa, perché non posso scrivere nel suo canale
digest_plan_played = il tuo piano è stato giocato
digest_eliminated = sei fuori
digest_ended = è finita
digest_abandoned = è stata chiusa, perché nessuno rispondeva più
digest_replaced = un’altra persona gioca il tuo posto

### Solleciti ([PBP-66]).

dm_nudged = 👉 **{ $name } ti aspetta** nella partita { $number } ({ $server }).
channel_nudged = 👉 { $mention }, { $name } ti aspetta.
nudge_sent = Fatto: chi è atteso dal tavolo viene avvisato ancora una volta.
nudge_rests = Non è stato mandato nulla: chi è atteso dal tavolo ora non vuole messaggi.
nudge_already = Qualcuno lo ha già fatto. Si può una volta in ogni metà del tempo per una decisione.
nudge_already_own = L’hai già fatto: chi è atteso dal tavolo è stato avvisato. Si può una volta in ogni metà del tempo per una decisione.
button_nudge = 👉 Sollecita
button_nudge_in = 👉 Sollecita nella partita { $number }
nudge_nobody = Ora il tavolo non aspetta nessuna persona.
nudge_self = Il tavolo aspetta te, e nessun altro.
