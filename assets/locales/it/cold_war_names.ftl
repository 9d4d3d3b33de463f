### Nomi e quantità della guerra fredda: armate, profughi, denaro, popolo, accordi.

piece_infantry = fanteria
army_infantry = { $n ->
    [one] { $n } fanteria
   *[other] { $n } fanterie
}
army_tanks = { $n ->
    [one] { $n } carro
   *[other] { $n } carri
}
army_fighters = { $n } caccia
army_interceptors = { $n ->
    [one] { $n } intercettore
   *[other] { $n } intercettori
}
army_light = { $n ->
    [one] { $n } missile leggero
   *[other] { $n } missili leggeri
}
army_heavy = { $n ->
    [one] { $n } missile pesante
   *[other] { $n } missili pesanti
}
no_armies = nessuna armata
refugee_pieces = { $n ->
    [one] { $n } pedina profughi
   *[other] { $n } pedine profughi
}
money = ${ $n }
population_cards = { $n ->
    [one] { $n } carta popolo
   *[other] { $n } carte popolo
}
power_american = USA
power_soviet = URSS
power_coalition = coalizione { $n }
player_of_power = { $who } ({ $power })
power_given = { $power }: **{ $who }**
power_left = { $power }: { $who }
power_free = { $power }: libera
lobby_powers_drawn = **Potenze** sorteggiate all’inizio della partita: chi è gli USA, chi l’URSS, chi una coalizione.
lobby_uneven = **Tavolo squilibrato** come da regolamento: le superpotenze vincono quasi sempre. Per uno equilibrato scegli { $option }: { $value }.
lobby_even = **Tavolo equilibrato** tutti hanno una vera possibilità di vincere.
growth_with_handicap = { $score } con un vantaggio di { $handicap }
lobby_powers = **Potenze** { $powers }
    -# In grassetto: deciso da chi ospita. Agli altri tocca ciò che resta, nell’ordine dell’elenco.
playing_powers = **Potenze** { $powers }
pick_player_for_power = Dai una potenza a un giocatore
pick_power_for = Quale potenza gioca { $who }
power_by_list = quella che resta
power_set = { $who } giocherà questa potenza: { $power }. La raccolta dei giocatori la mostra a tutti.
power_unset = A { $who } tocca la potenza che resta.
role_taken = Chi ospita ha già dato { $power } a { $by }. Prima dai un’altra potenza a { $by }.
no_such_role = A un tavolo da { $seats } non c’è { $power }. Prima aumenta i posti nelle impostazioni.
no_roles = Solo la Guerra fredda ha potenze da dare: in questo regolamento i giocatori sono tutti uguali.
not_in_lobby = Nessuno con quel nome ha un posto qui. Il messaggio della raccolta elenca i giocatori.
deal_nothing = niente
permit_pass = i convogli passano senza intercettazioni in { $at } fino al { $year }
permit_pass_all = i convogli passano ovunque senza intercettazioni fino al { $year }
permit_stop = permesso di sosta in { $at } fino al { $year }
permit_stop_all = permesso di sosta in tutti i suoi stati fino al { $year }
permit_build = permesso ai profughi di costruire in { $at } fino al { $year }
permit_build_all = permesso ai profughi di costruire in tutti i suoi stati fino al { $year }
pledge = la promessa «{ $words }» per il { $year }
pledge_peace = Pace: in questo turno non attacco nessuno dei tuoi stati.
deal_gives = { $who } dà: { $what }
deal_offer = **Offerta { $number }** · { $by } a { $to }
deal_counter = **Offerta { $number }** · { $by } a { $to }, al posto dell’offerta { $answers }
deal_open_until = Si può accettare fino alla fine del turno del { $year }.
deal_granted = { $by } dà a { $to }: { $what }
promise_open = { $by } ha promesso a { $to } per il { $year }: «{ $words }»
promise_due = { $by } ha promesso a { $to } per il { $year }: «{ $words }» – ora è il momento
promise_over = { $by } ha promesso a { $to } per il { $year }: «{ $words }» – è stata mantenuta?
promise_kept = { $by } ha promesso a { $to } per il { $year }: «{ $words }» – ✅ mantenuta
promise_broken = { $by } ha promesso a { $to } per il { $year }: «{ $words }» – ❌ non mantenuta
