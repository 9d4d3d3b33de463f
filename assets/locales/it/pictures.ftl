### Grafici, film di una partita, immagine di /probabilità.

chart_territories = TERRITORI
chart_armies = ARMATE
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
chart_won = { $won } al giro { $round }
chart_luck_foot = Armate salvate (+) o perse (−) in battaglia, rispetto alla media di dadi regolari. «1 su 9»: un giocatore su nove sarebbe almeno così lontano dalla media, dalla stessa parte.
chart_odds = 1 su { $n }
chart_even = nella media
chart_told = { $who }: { $first } all’inizio, { $most } al massimo, { $last } alla fine
chart_told_luck = { $who }: fra { $least } e { $most }, { $last } alla fine
chart_out = fuori al giro { $round }
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
