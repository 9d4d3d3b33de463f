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
notices_always = -# Il tuo turno, un posto perso e la fine di una partita vengono detti sempre.
notices_groups = **Ti avviso anche di** { $groups }
notices_groups_none = **Nient’altro** oltre al tuo turno
notice_group_last = un’ultima risposta che manca
notice_group_nudges = solleciti
notice_group_offers = offerte e missili
notice_group_news = pause e altre novità
pick_notice_groups = Nulla oltre al tuo turno
button_notice_hours = Ore di silenzio
button_notices_back = Indietro
notices_explained = -# Una scadenza nelle ore di silenzio dà un solo promemoria prima che comincino. Dopo la risposta non arriva più nulla.
notices_zone_missing = -# Queste ore sono in UTC: scegli qui sotto il tuo fuso orario.
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

### Solleciti ([PBP-66]).

dm_nudged = 👉 **{ $name } ti aspetta** nella partita { $number } ({ $server }).
channel_nudged = 👉 { $mention }, { $name } ti aspetta.
nudge_sent = Fatto: chi è atteso dal tavolo viene avvisato ancora una volta.
nudge_rests = Non è stato mandato nulla: chi è atteso dal tavolo ora non vuole messaggi.
nudge_already = Qualcuno lo ha già fatto. Si può una volta in ogni metà del tempo per una decisione.
nudge_nobody = Ora il tavolo non aspetta nessuna persona.
nudge_self = Il tavolo aspetta te, e nessun altro.
