profile_of = **{ $name } in questo server**
profile_rating = Punteggio: **{ $points } punti**, molto probabilmente tra { $low } e { $high } ({ $games ->
    [one] { $games } partita valida
   *[other] { $games } partite valide
}).
profile_uncertain = Per ora è una stima: ogni partita la rende più certa.
profile_rank = Posto { $rank } su { $of } in classifica.
profile_unrated = Ancora nessuna partita valida. Si comincia con { $start } punti; vale ogni partita finita con almeno due persone.
profile_rulebook = - { $rulebook }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins } { $wins ->
    [one] vinta
   *[other] vinte
} ({ $places }){ $points }
profile_place = posto { $place }: { $times }×
profile_points = · { $points } punti ± { $margin }
profile_power = - { $power }: { $games ->
    [one] { $games } partita valida
   *[other] { $games } partite valide
}{ $points }
profile_elsewhere = In un altro server: { $points } punti ± { $margin } ({ $games ->
    [one] { $games } partita valida
   *[other] { $games } partite valide
})
profile_seen = -# Può vederlo chi è in questo server, e solo qui.
profile_seen_by_you = -# Lo vedi solo tu: non sei in nessuna classifica. Le tue partite continuano a valere.
profile_seen_elsewhere = -# Può vederlo chi è in questo server; negli altri si vedono i punti e il numero delle partite, non dove.
button_ratings_hide = Nascondi i miei punteggi
button_ratings_show = Mostra i miei punteggi
button_ratings_elsewhere = Mostrali anche altrove
button_ratings_here = Mostrali solo dove gioco
profile_hidden = { $name } non mostra a nessuno i propri punteggi. Puoi fare lo stesso: `/profilo`.
profile_of_bot = Gli altri bot qui non giocano, quindi non hanno un profilo. I giocatori automatici sono nella `/classifica`.
ratings_are_off = Questo server non mostra punteggi. Chi ha il permesso *Gestire il server* può attivarli: `/impostazioni punteggi`.
leaderboard_empty = Nessuno ha ancora un posto in questa classifica: servono { $least } partite valide. Vale ogni partita finita con almeno due persone, se non è stata annullata o abbandonata.
leaderboard_title = CLASSIFICA
leaderboard_line = { $rulebook } · { $games ->
    [one] { $games } partita valida
   *[other] { $games } partite valide
}
leaderboard_all = Tutti i regolamenti
leaderboard_too_few = { $n ->
    [one] { $n } altra persona ha meno di { $least } partite valide
   *[other] { $n } altre persone hanno meno di { $least } partite valide
}
leaderboard_computer = Computer ({ $level })
leaderboard_about = -# La barra mostra dove sta la bravura in 19 casi su 20. La tua: `/profilo`.
settings_ratings_on = **I punteggi** qui si vedono: `/profilo`, `/classifica`.
settings_ratings_off = **I punteggi** qui non si vedono. Le partite finite valgono lo stesso.
settings_ratings_turned_on = D’ora in poi questo server mostra i punteggi: `/profilo`, `/classifica`. Valgono tutte le partite finite qui.
settings_ratings_turned_off = D’ora in poi questo server non mostra punteggi. Le partite finite valgono ancora, se li riattivi.
settings_ratings_not_yours = Solo chi ha il permesso *Gestire il server* può attivare o disattivare i punteggi. Non è cambiato nulla; chiedi a una di queste persone.
