### Rifiuti del 2210: che cosa non va, e che cosa andrebbe bene.

why-devastated = { $at } è devastato: in questa partita nessuno può entrarci né attraversarlo. Scegli un altro territorio.
why-not_land = { $at } non è un territorio terrestre. Scegline uno tuo sulla terra.
why-no_border = { $from } non confina con { $to }. Confina con { $borders }.
why-no_border_at_all = Nessun confine porta da { $from } a { $to }. Scegli un altro territorio.
why-no_chain = Nessuna catena di tuoi territori unisce { $from } e { $to }; fra Terra e Luna servono una tua stazione e un tuo punto di atterraggio. Scegli un’altra meta.
why-one_unit = { $at } ha una sola unità, che deve restare; una stazione non conta. Scegli un territorio con più unità.
why-moon_to_earth = Dalla Luna si raggiunge la Terra solo con la carta Invasione della Terra, e solo il territorio che mostra: ora non { $to }. Invadi sulla Luna.
why-no_landing_site = { $at } non è un punto di atterraggio. Dalla Terra puoi atterrare in { $sites }.
why-no_launch = In { $at } non c’è una tua stazione spaziale. Per scendere sulla Luna parti da un territorio con una tua stazione.
why-no_commander = Serve il tuo { $commander }, che ora non è in gioco. Nella fase di ingaggio del tuo turno costa 3 energie.
why-commander_in_play = Il tuo { $commander } è già in gioco ({ $at }). Ogni tipo può esserci una volta sola: scegline un altro.
why-truce = { $seat } ha giocato Cessate il Fuoco: per il resto del turno non puoi invadere i suoi territori. Invadi qualcun altro.
why-station_there = In { $at } c’è già una stazione spaziale, e più di una non può starci. Scegli un altro territorio.
why-no_station_left = Le tue quattro stazioni spaziali sono tutte in gioco, e più di quattro non si può. Ingaggia qualcuno, o prosegui.
why-energy = Servono { $needed } di energia e ne hai { $energy }. Scegli qualcosa che puoi pagare.
why-marker_taken = Il turno { $number } non è libero. Liberi: { $free }.
why-too_many_cards = In un turno si comprano al massimo { $most } carte comando, non { $cards }.
why-deck_short = { $left ->
    [0] In questo mazzo non restano carte: { $deck }.
    [one] In questo mazzo resta una sola carta: { $deck }.
   *[other] In questo mazzo restano solo { $left } carte: { $deck }.
} Scegli un altro mazzo.
why-card_not_in_hand = Non hai in mano { $card }. `/mano` mostra le tue carte.
why-copies = Hai { $card } solo { $copies ->
    [one] una volta
   *[other] { $copies } volte
}. Non indicarla più spesso.
why-not_its_time = Ora non si può giocare { $card }. Quando si può: { $timing }.
why-no_target = Ora { $card } non cambierebbe niente, e resta in mano. Gioca un’altra carta o prosegui.
why-bad_target = { $card } non si può giocare su questo: { $target }. Scegli uno dei bersagli proposti.
why-target_missing = { $card } vuole i suoi bersagli. Scegline fra quelli proposti quanti ne chiede la carta.
why-no_reaction = { $card } non è una reazione a un’invasione. `/mano` mostra quando si gioca ogni carta.
why-jammed = Disturbo delle Frequenze: in questo turno non puoi giocare carte comando. Quando finisce potrai di nuovo.
why-no_strong_die = Lì il tuo { $commander } non ha un dado a otto facce. Deve stare in { $from } e combattere sul suo terreno; il diplomatico non lo ha mai.
why-too_many_commanders = Ogni comandante vuole un dado: con { $commanders } comandanti { $dice ->
    [one] non basta 1 dado
   *[other] non bastano { $dice } dadi
}. Indica meno comandanti o più dadi.
why-mods = Scegli da { $min } a { $max } MOD, non { $mods }.
why-mods_exactly = { $max ->
    [one] Serve esattamente 1 MOD
   *[other] Servono esattamente { $max } MOD
}, non { $mods }.
why-units = Scegli da { $min } a { $max } unità, non { $units }.
why-units_exactly = { $max ->
    [one] Serve esattamente 1 unità
   *[other] Servono esattamente { $max } unità
}, non { $units }.
why-not_there = In { $at } ci sono solo { $units }. Scegli fra queste unità.
why-must_advance = Il tuo { $commander } ha lanciato in questa battaglia e deve avanzare. Aggiungilo.
why-bad_mods = { $at } compare due volte, oppure senza MOD. Indica ogni territorio una volta, con almeno un MOD.
why-no_move_left = Hai già fatto lo spostamento di questo turno. Solo la carta Rischieramento ne dà un altro.
why-gift = { $most ->
    [0] Non hai energia da dare.
   *[other] Puoi dare da 1 a { $most } di energia a un altro giocatore in partita, non { $energy }.
}
why-card_refused = { $card } non è stata confermata in questo turno. Puoi mostrarla di nuovo in un altro.
