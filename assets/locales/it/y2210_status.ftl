### Stato, mano, ordini fissi, immagini, resoconto e riassunto del 2210.

status_year_turn = **Anno { $year } di 5** · turno di { $who }
status_year = **Anno { $year } di 5** · l’ordine di gioco
status_seat_units = **{ $who }** · { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $units ->
    [one] { $units } unità
   *[other] { $units } unità
} · +{ $income } a turno
status_supplies = { $energy } · carte: { $cards }
status_supplies_no_cards = { $energy } · nessuna carta
status_commanders = comandanti: { $commanders }
status_no_commanders = nessun comandante
status_stations = { $n ->
    [one] { $n } stazione
   *[other] { $n } stazioni
}
status_scouts = { $n ->
    [one] 1 gruppo di esploratori fuori
   *[other] { $n } gruppi di esploratori fuori
}
status_marker = turno { $number } dell’anno
status_mods_in_hand = { $mods } da schierare
status_neutral_mods = L’armata neutrale · { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $mods }
status_devastated = Devastati: { $at }
status_decks = Carte rimaste: { $decks }
status_invasion = Invasione: { $from } → { $to } ({ $whose })
status_jammed = Niente carte comando in questo turno: { $who }
status_truces = Non si possono invadere in questo turno: { $who }
status_invade_earth = In questo turno si può invadere dalla Luna: { $at }
status_hidden_energy = { $n ->
    [one] Energia Nascosta aspetta la fine del turno
   *[other] Energia Nascosta aspetta la fine del turno { $n } volte
}
status_hidden_energy_at = Energia Nascosta aspetta in { $at }
status_extraction = Estrazione di Energia aspetta la fine del turno
with_station = stazione
board_devastated = devastati: { $at }
hand_command_cards = Hai { $n ->
    [one] { $n } carta comando
   *[other] { $n } carte comando
} e { $energy }:
hand_no_command_cards = Non hai carte comando e hai { $energy }. Nel tuo turno una carta costa 1 energia, dai mazzi dei tuoi comandanti in gioco.
hand_card = • { $n ->
    [one] **{ $card }**
   *[other] { $n } × **{ $card }**
} – { $state }
hand_effect = -# { $effect }
hand_scouts = I tuoi esploratori aspettano: { $at }
hand_hidden_energy = La tua energia è nascosta in: { $at }
hand_more = -# Gli altri vedono quante carte hai di ogni mazzo, e la tua energia. `/regole` spiega ogni carta.
standing_bid = Ogni anno offri { $energy }, o tutto quello che hai.
standing_no_bid = Non hai un’offerta fissa: senza risposta non offri niente.
standing_reaction = Quando ti invadono giochi { $card }{ $conditions }.
standing_reaction_help = Quando invadono te o qualcun altro giochi { $card }{ $conditions }.
standing_no_reactions = Non hai ordini fissi per le reazioni: il silenzio non gioca carte.
condition_at = , solo per { $at }
condition_against = , solo contro { $who }
condition_energy = , al massimo per { $energy }
standing_evacuate = Le unità evacuate vanno, in quest’ordine, in: { $at }.
standing_losses = Perdi unità in quest’ordine: { $order }.
standing_losses_at = In { $at } perdi unità in quest’ordine: { $order }.
all_mods = MOD
the_others = gli altri
standing_reduce = Riduzione di MOD toglie i tuoi MOD, in quest’ordine, da: { $at }.
stopped_units_left = Invasione fermata: lì { $units ->
    [one] resta { $units } unità.
   *[other] restano { $units } unità.
}
stopped_cannot_invade = Invasione fermata: non può continuare.
stopped_others = Prima si chiede ad altri. Poi l’invasione continua da sola.
picture_year = ANNO { $year }
headline_bids = **Anno { $year }** · tutti fanno offerte per l’ordine di gioco
headline_markers = **Anno { $year }** · { $who } sceglie un turno
headline_year = **Anno { $year }** · { $what }
change_mods = Schierati: { $mods }
change_hired = Ingaggiati o costruiti: { $what }
change_bought = Carte comprate: { $decks }
change_played = Carte giocate: { $cards }
change_moved_units = { $from } → { $to }: { $units }
report_year = Anno { $year }
report_income = **{ $who }** riceve { $mods } e { $energy }.
recap_commanders = Comandanti che hai perso: { $commanders }
recap_losses = Unità perse, territori ancora tuoi: { $at }
recap_emptied = Non più tuoi, rimasti vuoti: { $at }
recap_eliminated = { $who } è fuori dal gioco, nel turno di { $by }
recap_energy = Energia che ti hanno preso: { $n }
recap_loss = { $at } −{ $n }
final_parts = { $board } sulla mappa, { $cards } con le carte
holdings_units = { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}
first_turn_y2210 = **Un primo turno**
    1. Ogni anno comincia con un’offerta segreta di energia per l’ordine di gioco. Ogni offerta si paga; 0 va bene per cominciare.
    2. Ricevi MOD ed energia: schiera tutti i MOD con `/rinforzi`. Poi ingaggia comandanti (3 energie), costruisci stazioni (5) e compra fino a quattro carte comando (1 l’una).
    3. Gioca carte, poi invadi con `/attacca` quante volte vuoi. I comandanti lanciano dadi a otto facce sul loro terreno. Il mare vuole un comandante navale, la Luna un comandante spaziale e una stazione da cui partire.
    4. Avanza con `/avanza`. Tre conquiste ai danni di altri in un turno portano 1 energia e una carta.
    5. Sposta unità una volta con `/sposta`, o chiudi il turno con `/fine`. Dopo il quinto anno ogni territorio vale 1 punto, continenti e colonie interi il loro premio. `/mano` mostra le tue carte.
report_entered = { $from } → { $to }, che era vuoto; entrano: { $units }
report_entered_from = { $from } → { $to } senza dadi (prima: { $whose }); entrano: { $units }
report_moved_in = { $taken }; entrano: { $units }
report_taken = Attacco { $from } → { $to } riuscito (prima: { $whose }; { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
}, perdite { $own } contro { $others })
