### Opzioni del 2210; `switches.ftl` dice come sono fatte le chiavi.

switch-map-2210-exiled_canada = Exiled States – Canada
about-map-2210-exiled_canada-on = I due territori confinano, come dicono le regole.
about-map-2210-exiled_canada-off = I due territori non confinano, come sulla mappa stampata.

switch-neutral-is_opponent = Carte contro l’armata neutrale
about-neutral-is_opponent-on = Bombe e missili possono colpire l’armata neutrale.
about-neutral-is_opponent-off = Bombe a Frammentazione e Attacchi Missilistici risparmiano l’armata neutrale, e i suoi territori non contano per le tre conquiste.

switch-bonus-three = Premio per tre conquiste
value-bonus-three-contested = ai danni di altri
about-bonus-three-contested = Per l’energia e la carta contano solo i territori dove c’era un’unità nemica.
value-bonus-three-any = tutti i territori
about-bonus-three-any = Contano anche i territori vuoti.

switch-open-lone_station = Una stazione da sola
value-open-lone_station-each_declaration = ogni dichiarazione
about-open-lone_station-each_declaration = Vale come conquista ai danni di altri se a una dichiarazione della battaglia c’era un’unità.
value-open-lone_station-first_declaration = prima dichiarazione
about-open-lone_station-first_declaration = Vale come conquista ai danni di altri solo se alla prima dichiarazione c’era un’unità.

switch-2210-elimination = Eliminazione
value-2210-elimination-no_territory = nessun territorio
about-2210-elimination-no_territory = Chi ha solo una stazione è ancora in gioco.
value-2210-elimination-no_unit = nessuna unità
about-2210-elimination-no_unit = Chi non ha unità è fuori; anche le sue stazioni spariscono.

switch-2210-station_anywhere = Stazioni in mare e sulla Luna
about-2210-station_anywhere-on = Si costruisce in ogni proprio territorio.
about-2210-station_anywhere-off = Si costruisce solo sulla terra.

switch-2210-casualties = Perdite
value-2210-casualties-auto = decise subito
about-2210-casualties-auto = Secondo l’ordine fisso di chi perde; altrimenti MOD, poi diplomatico e comandanti di terra, navale, spaziale e nucleare.
value-2210-casualties-ask = le sceglie chi perde
about-2210-casualties-ask = Chi perde unità sceglie quali; un ordine fisso risponde subito.

switch-2210-reactions = Reazioni
value-2210-reactions-together = tutte insieme
about-2210-reactions-together = Chi potrebbe reagire risponde allo stesso momento, in segreto.
value-2210-reactions-in_order = una dopo l’altra
about-2210-reactions-in_order = Prima risponde chi si difende, poi gli altri, che vedono le carte giocate.

switch-2210-deathtrap = Trappole mortali
value-2210-deathtrap-mods = metà dei MOD
about-2210-deathtrap-mods = Distruggono solo MOD; i comandanti sono al sicuro.
value-2210-deathtrap-units = metà delle unità
about-2210-deathtrap-units = Distruggono metà di tutte le unità, anche comandanti se il proprietario vuole.

switch-open-after_trap = Dopo una trappola mortale
value-open-after_trap-stay_in_hand = reazioni in mano
about-open-after_trap-stay_in_hand = Se la trappola chiude l’invasione, le reazioni successive restano in mano.
value-open-after_trap-go_on = reazioni giocate
about-open-after_trap-go_on = Le reazioni successive si giocano anche se la trappola ha chiuso l’invasione.

switch-2210-hidden_energy = Energia Nascosta
value-2210-hidden_energy-secret = segreta
about-2210-hidden_energy-secret = Fino alla fine del turno il territorio lo vede solo chi l’ha giocata.
value-2210-hidden_energy-open = scoperta
about-2210-hidden_energy-open = Tutti vedono subito il territorio.

switch-2210-reshuffle_territory_decks = Mazzi dei territori
value-2210-reshuffle_territory_decks-off = usati una volta
about-2210-reshuffle_territory_decks-off = Le carte territorio scartate non tornano.
value-2210-reshuffle_territory_decks-on = mescolati di nuovo
about-2210-reshuffle_territory_decks-on = Quando un mazzo di territori finisce, i suoi scarti ne fanno uno nuovo.

switch-open-reduction_step = Riduzione di MOD elimina
value-open-reduction_step-whole_card = dopo la carta
about-open-reduction_step-whole_card = Chi non ha più niente è fuori quando tutti hanno tolto i loro MOD.
value-open-reduction_step-each_pick = subito
about-open-reduction_step-each_pick = Chi non ha più niente è fuori subito, prima che il prossimo tolga MOD.

switch-open-armageddon = Armageddon colpisce chi lo gioca
value-open-armageddon-goes_on = il giro continua
about-open-armageddon-goes_on = Se chi ha giocato Armageddon è eliminato, gli altri giocano lo stesso le loro carte nucleari.
value-open-armageddon-ends = il giro finisce
about-open-armageddon-ends = Se chi ha giocato Armageddon è eliminato, nessuno gioca altre carte nucleari.

switch-2210-gifts = Regali
about-2210-gifts-off = Niente passa di mano se non con le carte.
value-2210-gifts-energy = energia
about-2210-gifts-energy = Nel proprio turno si può dare energia ad altri; tutti lo vedono.

switch-2210-blank_cards = Carte bianche
about-2210-blank_cards-off = I mazzi hanno le loro venti carte.
about-2210-blank_cards-on = Chi ospita scrive carte bianche; se prima della partita tutti sono d’accordo, entrano nei mazzi.
