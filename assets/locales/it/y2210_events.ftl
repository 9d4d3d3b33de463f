### Eventi del 2210, una riga breve ciascuno. La riga di una carta e quelle dei suoi effetti stanno insieme nel resoconto,
### separate da `·`: gli effetti non hanno il punto.

seen_devastated = Devastati per tutta la partita: { $at }.
seen_neutrals_placed = L’armata neutrale riceve 3 MOD in ciascuno di { $n } territori, sulla terra, in mare e sulla Luna.
seen_garrisons_opened = Tutti schierano in segreto MOD, comandante di terra, diplomatico e una stazione; si scopre tutto insieme.
seen_garrisoned = { $who } schiera: { $mods } · comandante di terra in { $land } · diplomatico in { $diplomat } · stazione in { $station }.
seen_placing_mods = Tutta la terra è occupata. Gli altri MOD si schierano a turno, tre alla volta.
seen_pieces_opened = Ora ciascuno schiera comandante di terra, diplomatico e stazione, un pezzo alla volta; comincia { $who }.
seen_settled = { $who } schiera in { $at }: { $piece }.
seen_year_began = Anno { $year } di 5: tutti fanno in segreto un’offerta per l’ordine di gioco.
seen_bids = Offerte: { $bids }, tutte pagate. Sceglie per primo: { $first }.
seen_bids_tied = Offerte: { $bids }, tutte pagate. A parità si tira: { $rolls }. Scelgono in quest’ordine: { $order }.
seen_marker = { $who } prende il turno { $number } di quest’anno.
seen_markers = Turni di quest’anno: { $turns }.
numbered = { $number }. { $who }
seen_income = { $who } riceve { $mods } e { $energy }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $territories } per i territori, { $bonus } per continenti e colonie)
}{ $stations ->
    [0] {""}
    [one] , e 1 MOD alla stazione
   *[other] , e { $stations } MOD alle stazioni
}.
seen_hired = { $who } ingaggia per { $energy } in { $at }: { $commander }.
seen_built = { $who } costruisce una stazione spaziale in { $at } per { $energy }.
seen_bought = { $who } compra carte comando per { $energy }: { $decks }.
seen_drew_deck = { $who } pesca una carta comando: { $decks }.
seen_own_cards = Peschi: { $cards }.
seen_given = { $who } dà { $energy } a { $to }.
seen_played = { $who } gioca **{ $card }**{ $cost ->
    [0] {""}
    [one] {" "}per { $cost } energia
   *[other] {" "}per { $cost } energie
}
seen_played_on = { $who } gioca **{ $card }**{ $cost ->
    [0] {""}
    [one] {" "}per { $cost } energia
   *[other] {" "}per { $cost } energie
} su { $target }
seen_mods_added = MOD: { $mods }
seen_station_placed = { $who } ha una nuova stazione in { $at }
seen_card_turned = pescato: { $at }
seen_land_renewed = le carte territorio scartate si mescolano di nuovo
seen_units_lost = { $who } perde { $units } in { $at }
seen_bomb_die = dado: { $die }
seen_commander_killed = muore: { $commander }
seen_armageddon = le carte nucleari sono gratis, in quest’ordine: { $order }
seen_nuclear_passed = { $who } non gioca altre carte nucleari.
seen_truce = per il resto del turno nessun territorio di { $who } può essere invaso
seen_commanders_moved = spostati: { $moves }
seen_energy_taken = { $who } prende 1 energia da { $from }
seen_energy_taken_none = nessuno ha energia da prendere
seen_extraction_began = a fine turno paga 7 energie per tutta la Luna
seen_extracted = Estrazione di Energia: { $energy ->
    [0] la Luna non è tutta di { $who }, non paga niente.
   *[other] { $who } riceve { $energy } energie.
}
seen_evacuated = { $who } sposta { $units } da { $from } a { $to }
seen_jammed = { $who } non può giocare carte comando in questo turno
seen_energy_hidden = si pesca in segreto un territorio marino
seen_energy_hidden_at = l’energia è nascosta in { $at }: deve essere tuo a fine turno
seen_energy_found = Energia Nascosta in { $at }: { $energy ->
    [0] non è di { $who }, non paga niente.
   *[other] { $who } riceve { $energy } energie.
}
seen_earth_opened = in questo turno si può invadere dalla Luna { $at }
seen_reduction_began = MOD da togliere: { $due }
seen_reduced = { $who } toglie { $mods }
seen_move_gained = { $who } ha uno spostamento in più in questo turno
seen_scout_sent = gli esploratori sono partiti, la meta è segreta
seen_scout_sent_to = gli esploratori aspettano { $at }: 5 MOD vi compaiono quando è tuo
seen_scout_arrived = Gli esploratori di { $who } escono allo scoperto in { $at }
seen_invasion = { $from } → { $to } ({ $whose }): invasione dichiarata
seen_window = Possono reagire: { $who }.
seen_invasion_ended = { $from } → { $to }: l’invasione finisce
seen_dice_named = { $from } → { $to }: attacco con { $dice }
dice_with = { $dice } ({ $commanders })
seen_taken = { $who } conquista { $to } (prima: { $whose }); entrano: { $units }
seen_taken_empty = { $who } occupa { $to }, che era vuoto; entrano: { $units }
station_taken = con la sua stazione spaziale
station_destroyed = la stazione è distrutta
seen_bonus_earned = Tre conquiste: { $who } riceve { $energy }{ $card ->
    [0] .
   *[other] {" "}e una carta comando.
}
seen_moved_units = { $from } → { $to }: spostamento di { $units }.
seen_out = { $who } è fuori dal gioco nel turno di { $by }; carte comando, energia e pezzi spariscono.
seen_ended_alone = Resta in gioco solo { $who }, che vince nell’anno { $year }.
seen_ended_rival = { $who } elimina l’avversario e vince nell’anno { $year }.
seen_ended_score = I cinque anni sono finiti: { $who } vince con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
seen_ended_score_tie = I cinque anni sono finiti: { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, davanti a { $tied } per energia o unità.
seen_ended_shared = La partita finisce nell’anno { $year } in parità fra { $who }.
seen_shown_hand = { $who } mostra: { $cards }.
log_year = **Anno { $year } · { $who }**
log_year_more = **Anno { $year } · { $who }** (continua)
log_taken = **{ $to }** ← { $from } · prima: { $whose }, entrano: { $units } · perdite { $own }–{ $others } · { $rolls }
log_beaten = **{ $to }** ← { $from } · battuto: { $whose } · perdite { $own }–{ $others } · { $rolls }
log_moved_in = **{ $to }** ← { $from } · entrano: { $units }
log_entered = **{ $to }** ← { $from } · prima: { $whose }, senza dadi, entrano: { $units }
log_entered_empty = **{ $to }** ← { $from } · era vuoto, entrano: { $units }
log_declared = { $from } → { $to } ({ $whose }) · invasione dichiarata
log_called_off = { $from } → { $to } · finisce senza dadi
log_fallen = { $who } perde: { $commander }
step_go_on = Hai proseguito.
taken_units_told = **{ $to }** conquistato (prima: { $whose }), entrano: { $units }
seen_agreement_opened = Ognuno decide in segreto se giocare con le carte bianche di questo tavolo.
seen_agreed = Tutti d’accordo: le carte bianche entrano nei loro mazzi.
seen_not_agreed = Non tutti sono d’accordo: si gioca senza carte bianche.
seen_wishes_opened = Ognuno invia in segreto una lista delle preferenze; le liste si scorrono a turno.
seen_land_granted = Territori secondo le liste: { $shares }.
seen_defence_dice = { $who } difende { $to } con { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
seen_card_shown = { $who } mostra { $card }: { $text }
seen_card_refused = { $by } non conferma { $card }; { $who } la tiene, senza pagarla.
