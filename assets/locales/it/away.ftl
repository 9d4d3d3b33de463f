### Assenze annunciate: `/assente`, che cosa leggono i tavoli di una persona, e che cosa ne fa un tavolo ([PBP-26]).

away_none = Non hai annunciato nessuna assenza.

away_title = **Le tue assenze**

away_one = • dal { $first } al { $last } ({ $zone }): da { $begins } fino a { $ends }

away_left = Nel { $year } ti restano { $left } giorni su { $most }.

away_zone = -# I giorni sono quelli di { $zone }, il fuso orario delle tue ore di silenzio.

away_zone_missing = -# I giorni sono quelli UTC, se non indichi un fuso: non conosco il tuo. Lo imposti con `/impostazioni avvisi`.

away_explained = -# Ai tavoli che aspettano gli assenti, i tuoi turni che scadrebbero nel frattempo si spostano al tuo ritorno, niente conta come assenza e non arrivano promemoria. Puoi giocare lo stesso. Nei turni altrui rispondono i tuoi ordini fissi.

away_set = **Sei via dal { $first } al { $last }** ({ $zone }): { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. { $tables ->
    [0] Non siedi a nessun tavolo da avvisare.
    [one] Il tuo tavolo è avvisato.
   *[other] I tuoi { $tables } tavoli sono avvisati.
}

away_ended = **Bentornato.** La tua assenza { $days } è finita. { $tables ->
    [0] Non siedi a nessun tavolo da avvisare.
    [one] Il tuo tavolo è avvisato.
   *[other] I tuoi { $tables } tavoli sono avvisati.
}

away_cancelled = La tua assenza { $days } è annullata. { $tables ->
    [0] Non siedi a nessun tavolo da avvisare.
    [one] Il tuo tavolo è avvisato.
   *[other] I tuoi { $tables } tavoli sono avvisati.
}

button_end_absence = Sono tornato ({ $days })

button_cancel_absence = Annulla { $days }

button_change_absence = Cambia { $days }

button_announce_absence = Annuncia un’assenza

away_form = Quando sei via?

away_first_label = Primo giorno

away_last_label = Ultimo giorno

away_day_hint = per esempio 2026-12-24 o 24.12.

announce_away = **{ $name } è via** da { $begins } fino a { $ends }.

announce_away_changed = **{ $name } ha cambiato un’assenza**: via da { $begins } fino a { $ends }.

away_waits = -# I suoi turni che scadrebbero nel frattempo si spostano al ritorno. Può giocare lo stesso.

away_waits_not = -# Questo tavolo non aspetta chi è via: le scadenze restano come sono.

announce_back_early = **{ $name } è già di ritorno**, prima del previsto. Le scadenze spostate si anticipano di quanto restava.

announce_not_away = **{ $name } non sarà più via.**

status_away = { $name } è via fino a { $ends }

status_away_later = { $name } sarà via da { $begins } fino a { $ends }

lobby_waits_for_absent = aspetta chi annuncia un’assenza con `/assente`

lobby_waits_not_for_absent = non aspetta le assenze annunciate

vacations_option = Assenze annunciate

vacations_on = il tavolo aspetta

vacations_off = le scadenze restano come sono

explain_vacations_on = I turni di chi ha annunciato un’assenza con `/assente` si spostano al ritorno: al massimo 21 giorni l’anno per persona e 30 giorni di fermo per partita.

explain_vacations_off = Il tavolo viene avvisato delle assenze, ma le scadenze restano come sono.

away_no_day = Non riesco a leggere «{ $typed }» come giorno. Scrivilo come 2026-12-24, 24.12.2026, 24.12. oppure `oggi`.

away_one_day = Un’assenza ha bisogno del primo e dell’ultimo giorno: `da` e `a`.

away_past = Il { $first } è passato: oggi è il { $today }. Un’assenza comincia al più presto oggi.

away_backwards = Il { $last } viene prima del { $first }. L’ultimo giorno non può precedere il primo.

away_too_far = Un’assenza si annuncia fino a un anno prima: comincia al più tardi il { $latest }.

away_overlaps = Hai già annunciato di essere via dal { $first } al { $last } ({ $zone }). Con `cambia: True` i nuovi giorni prendono il suo posto; oppure finiscila con il suo pulsante sotto `/assente`.

away_too_many_days = Sono { $days } giorni del { $year } e te ne restano { $left }: si può essere via { $most } giorni l’anno.

away_no_absence = Quell’assenza è finita o è stata annullata.
