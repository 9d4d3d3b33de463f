playground_hint = { $command } apre una partita con impostazioni tue. Scrivi / nella casella qui sotto per vedere tutto quello che il bot sa fare. Le risposte private e i messaggi diretti li vede la persona che sei.
playground_no_deadline = Tutti gli orologi sono fermi: non c’è nessuna scadenza a cui saltare.
playground_skipped = Tempo saltato: { $time }. { $decisions ->
    [0] Non è scaduto niente.
    [one] È scaduta una decisione.
   *[other] Sono scadute { $decisions } decisioni.
}
playground_moment = un momento
playground_minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
playground_hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
playground_days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
