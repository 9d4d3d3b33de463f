### Stato, immagini, titoli, resoconto e riepilogo della guerra fredda.

first_turn_cold_war = **Un primo turno**
    1. Un turno dura cinque anni. Prima tutti ricevono il reddito dei propri stati e le popolazioni crescono o calano (una carta vale circa 100 milioni di persone): i paesi poveri guadagnano popolo, i più ricchi ne perdono.
    2. Paga il mantenimento di carri ($2), caccia ($3) e missili ($4 o $5). Ciò che non paghi scende di un gradino: i caccia diventano carri, i carri fanterie.
    3. Poi fai quello che vuoi, in qualsiasi ordine, finché puoi pagare. Compra armate dove ne hai già una. Muovine fino a tre in convoglio: tre stati per tappa, $1 a tappa; dove ci sono altri ti fermi con il loro permesso o paghi una guerra.
    4. Una guerra costa $5 ($15 tra le superpotenze; a un tavolo equilibrato $12 per una superpotenza contro una coalizione) e nessuno è obbligato a combatterla; uno stato in guerra non rende nulla a nessuno. In un combattimento ogni armata lancia tanti dadi quanta è la sua forza: da 6 in su è un successo, ogni 1 ne toglie uno.
    5. Tratta: denaro, permessi e promesse si possono dare in ogni momento, ma non tra USA e URSS. Dopo il 1980 vince chi ha aumentato di più il proprio reddito.
status_cold_turn = **{ $year }** · turno di { $who }
status_cold_year = **{ $year }**
status_cold_seat = **{ $who }** · { $states ->
    [one] { $states } stato
   *[other] { $states } stati
} · { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} · reddito ${ $income } · popolazione { $population }
status_cold_exile = **{ $who }** · in esilio, { $pieces } · popolazione { $population }
status_cold_out = ~~{ $who }~~ · fuori dalla partita
status_cold_money = denaro ${ $money }
status_cold_upkeep = mantenimento ${ $due }
status_cold_growth = crescita { $growth }
status_cold_armies = { $armies }
status_cold_wars = In guerra: { $at }
status_cold_mushrooms = Funghi atomici: { $at }
board_cold_part = **{ $name }**
board_cold_state = { $at } ${ $value } ({ $what })
board_cold_empty = { $at } ${ $value }
board_cold_war_states = in guerra
board_cold_side = { $who }: { $what }
board_cold_letters = -# F fanteria · C carri · A caccia · I intercettori · L missili leggeri · P missili pesanti · R profughi
letter_infantry = { $n }F
letter_tanks = { $n }C
letter_fighters = { $n }A
letter_interceptors = { $n }I
letter_light = { $n }L
letter_heavy = { $n }P
letter_pieces = { $n }R
ledger_spectator = Stai guardando questa partita: solo chi gioca ha un registro.
ledger_head = **Il tuo registro nel { $year }**
ledger_money = Denaro ${ $money } · mantenimento del tuo prossimo turno ${ $upkeep }
ledger_income = Prossimo reddito, allo stato attuale: ${ $income }
ledger_income_final = Reddito finale, allo stato attuale: ${ $income }
ledger_money_final = Denaro ${ $money }
ledger_population_final = Popolazione { $population }
ledger_population = Popolazione { $population } → { $after } allo stato attuale
ledger_population_same = Popolazione { $population }, allo stato attuale invariata
ledger_growth = Reddito iniziale ${ $initial } · crescita finora { $growth }
ledger_wars = In guerra, senza reddito: { $at }
ledger_offers = { $n ->
    [one] { $n } offerta aperta
   *[other] { $n } offerte aperte
}
holdings_states = { $states ->
    [one] { $states } stato
   *[other] { $states } stati
} · { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
picture_cold_year = { $year }
headline_cold_year = **{ $year }** · { $what }
headline_cold_begins = **{ $year }** · redditi e popolazioni
headline_cold_fights = { $who } combatte { $n ->
    [one] una volta
   *[other] { $n } volte
} senza guadagnare stati
headline_cold_quiet = { $who } mantiene la pace
headline_cold_gained = { $who } guadagna { $n ->
    [one] { $n } stato
   *[other] { $n } stati
}
headline_cold_wars = { $who } comincia { $n ->
    [one] una guerra
   *[other] { $n } guerre
}
headline_cold_blast = un fungo atomico su { $at }
change_cold_bought = Acquisti: { $armies }
change_cold_gained = Guadagnati: { $at }
change_cold_wars = Guerra in: { $at }
change_cold_lost = Armate perse in combattimento: { $who }: { $own }, gli altri: { $others }
change_cold_passed = Ora di { $who }: { $at }
change_cold_nobodys = Ora di nessuno: { $at }
change_cold_upkeep = Mantenimento: { $money }
change_cold_dropped = Non pagati: { $what }
change_cold_legs = Convogli: { $n ->
    [one] { $n } tappa
   *[other] { $n } tappe
}
change_cold_given = Cedute a { $to }: { $armies }
change_cold_shot = Abbattuti: { $armies }
change_cold_refugees = Profughi: { $who }
change_cold_paid = { $who } a { $to }: { $money }
change_cold_incomes = Redditi: { $incomes }
headline_cold_gives = { $who } cede armate
headline_cold_moves = { $who } sposta armate
change_cold_blasts = Distrutti: { $at }
report_cold_year = { $year }
report_cold_turn = **{ $who }**
report_cold_quiet = Un turno tranquillo.
report_cold_length = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $fights ->
    [one] { $fights } combattimento
   *[other] { $fights } combattimenti
}, { $blasts ->
    [one] { $blasts } missile arrivato a segno
   *[other] { $blasts } missili arrivati a segno
}.
recap_cold_wars = { $who } ti ha portato la guerra in { $at }
recap_cold_taken = { $who } ora controlla { $at } al posto tuo
recap_cold_lost = Armate che hai perso: { $armies }
recap_cold_bombed = { $who } ha distrutto { $at } con un missile
recap_cold_paid = { $who } ti ha pagato ${ $money }
recap_cold_blast = { $who } ha distrutto { $at }
recap_cold_war_elsewhere = { $who } ha portato la guerra in { $at }
recap_cold_exile = { $who } ha perso l’ultima armata
board_cold_shared_states = condivisi in pace
more_lines = … e altri { $n }
