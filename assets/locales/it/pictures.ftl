### Grafici, film di una partita, immagine di /probabilità.

chart_territories = TERRITORI
chart_armies = ARMATE
chart_states = STATI
chart_units = UNITÀ
chart_income = RINFORZI
chart_luck = FORTUNA
chart_share_territories = QUOTE DEL MONDO
chart_share_armies = QUOTE DELLE ARMATE
chart_share_income = QUOTE DEI RINFORZI
chart_share_money = QUOTE DEL REDDITO
chart_share_foot = Parti del totale, in percentuale.
chart_told_share = { $who }: { $first }% all’inizio, { $most }% al massimo, { $last }% alla fine
chart_game = Partita { $number } · { $state }
chart_setup = preparazione
chart_round = Giro { $round }
chart_year = Anno { $year }
chart_won_year = { $won } nell’anno { $year }
chart_won_in = { $won } nel { $year }
chart_won = { $won } al giro { $round }
chart_luck_foot = Armate salvate (+) o perse (−) in battaglia, rispetto alla media di dadi regolari. «1 su 9»: un giocatore su nove sarebbe almeno così lontano dalla media, dalla stessa parte.
chart_odds = 1 su { $n }
chart_even = nella media
chart_told = { $who }: { $first } all’inizio, { $most } al massimo, { $last } alla fine
chart_told_luck = { $who }: fra { $least } e { $most }, { $last } alla fine
chart_out = fuori al giro { $round }
chart_out_year = fuori nell’anno { $year }
chart_out_in = fuori nel { $year }
no_chart_yet = Non c’è ancora nulla da confrontare: i grafici cominciano dopo il primo turno, quello della fortuna dopo il primo lancio. `/stato` mostra come stanno le cose.
no_film_yet = Il film di una partita si fa quando è finita. `/grafico` mostra com’è andata finora.
film_busy = Sto già disegnando altri film. Riprova fra un minuto.
film_said = **Partita { $number }** dal primo turno all’ultimo.
film_alt = La partita { $number } in un film, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, un’immagine ciascuno: { $state }.
chart_button_territories = Territori
chart_button_states = Stati
chart_button_units = Unità
chart_button_armies = Armate
chart_button_income = Rinforzi
chart_button_luck = Fortuna
chart_button_share = Quote
chart_button_film = Film

odds_against = { $attackers } contro { $defenders }
odds_yes = riesce { $percent }%
odds_no = fallisce { $percent }%
odds_kept = armate rimaste a chi attacca
odds_withstood = armate rimaste a chi si difende
odds_on_the_way = armate nei territori, in ordine
odds_ends = Come va a finire, %
odds_march_line = Probabilità di arrivare fin lì, %

poster_shares = Quote del mondo
poster_rolls = { $n ->
    [one] lancio
   *[other] lanci
} per { $place }
poster_fights = { $n ->
    [one] scontro
   *[other] scontri
} per { $place }
poster_march = { $n ->
    [one] territorio
   *[other] territori
} in una sola marcia
poster_turn = { $n ->
    [one] territorio conquistato
   *[other] territori conquistati
} in un turno
poster_turn_states = { $n ->
    [one] stato conquistato
   *[other] stati conquistati
} in un turno
poster_income = reddito più alto
poster_low = { $n ->
    [one] territorio
   *[other] territori
} nel momento peggiore
poster_low_states = { $n ->
    [one] stato
   *[other] stati
} nel momento peggiore
poster_luck = { $n ->
    [one] armata
   *[other] armate
} per fortuna ai dadi
poster_captured = { $n ->
    [one] territorio conquistato
   *[other] territori conquistati
} in tutto
poster_captured_states = { $n ->
    [one] stato conquistato
   *[other] stati conquistati
} in tutto
poster_alt = Il manifesto della partita. { $said }
chart_chances = PROBABILITÀ DI VINCERE
chart_chances_of_points = QUOTA DI PUNTI ATTESA
chart_chances_foot = Secondo i giocatori automatici forti, a segreti svelati. 1, 2, 3: che cosa l’ha spostata di più.
chart_button_chances = Probabilità
no_chances_yet = Le probabilità turno per turno si mostrano a partita finita: ora svelerebbero dei segreti.
chances_title = **Le decisioni che hanno spostato di più le probabilità**
chances_decision = { $place }. **{ $who }**, { $when }: { $what } · { $from }% → { $to }%
chances_decision_of = { $place }. **{ $who }**, { $when }: { $what } · { $whose } { $from }% → { $to }%
