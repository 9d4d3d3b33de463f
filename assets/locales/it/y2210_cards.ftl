### Carte comando del 2210. Le chiavi sono fatte di id: `card-` e l’id della carta è il nome, `effect-` l’effetto;
### `effect-…-…` l’effetto dove il tavolo ha cambiato una regola.

card-assemble_mods_land = Costruzione di MOD (terra)
effect-assemble_mods_land = Metti 3 MOD in un tuo territorio terrestre.
card-assemble_mods_water = Costruzione di MOD (mare)
effect-assemble_mods_water = Metti 3 MOD in un tuo territorio marino.
card-assemble_mods_moon = Costruzione di MOD (Luna)
effect-assemble_mods_moon = Metti 3 MOD in un tuo territorio lunare.

card-colony_influence_land = Influenza delle Colonie (terra)
effect-colony_influence_land = +3 punti alla fine della partita se il tuo comandante di terra è in gioco.
card-colony_influence_naval = Influenza delle Colonie (navale)
effect-colony_influence_naval = +3 punti alla fine della partita se il tuo comandante navale è in gioco.
card-colony_influence_space = Influenza delle Colonie (spazio)
effect-colony_influence_space = +3 punti alla fine della partita se il tuo comandante spaziale è in gioco.
card-colony_influence_diplomat = Influenza delle Colonie (diplomatico)
effect-colony_influence_diplomat = +3 punti alla fine della partita se il tuo diplomatico è in gioco.

card-frequency_jam_land = Disturbo delle Frequenze (terra)
effect-frequency_jam_land = Scegli un giocatore: in questo tuo turno non può giocare carte comando.
card-frequency_jam_naval = Disturbo delle Frequenze (navale)
effect-frequency_jam_naval = Scegli un giocatore: in questo tuo turno non può giocare carte comando.
card-frequency_jam_space = Disturbo delle Frequenze (spazio)
effect-frequency_jam_space = Scegli un giocatore: in questo tuo turno non può giocare carte comando.

card-land_death_trap = Trappola Mortale Terrestre
effect-land_death_trap = Quando invadono un tuo territorio terrestre, chi invade perde metà dei MOD del territorio da cui parte, per eccesso. Un’unità resta sempre.
effect-land_death_trap-units = Quando invadono un tuo territorio terrestre, chi invade perde metà delle unità del territorio da cui parte, per eccesso. Un’unità resta sempre.
card-water_death_trap = Trappola Mortale Marina
effect-water_death_trap = Quando invadono un tuo territorio marino, chi invade perde metà dei MOD del territorio da cui parte, per eccesso. Un’unità resta sempre.
effect-water_death_trap-units = Quando invadono un tuo territorio marino, chi invade perde metà delle unità del territorio da cui parte, per eccesso. Un’unità resta sempre.
card-orbital_mines = Mine Orbitali
effect-orbital_mines = Quando invadono un tuo territorio lunare, chi invade perde metà dei MOD del territorio da cui parte, per eccesso. Un’unità resta sempre.
effect-orbital_mines-units = Quando invadono un tuo territorio lunare, chi invade perde metà delle unità del territorio da cui parte, per eccesso. Un’unità resta sempre.

card-reinforcements_land = Rinforzi (terra)
effect-reinforcements_land = Metti 1 MOD in ciascuno di tre tuoi territori terrestri; se ne hai meno di tre, in ognuno.
card-reinforcements_water = Rinforzi (mare)
effect-reinforcements_water = Metti 1 MOD in ciascuno di tre tuoi territori marini; se ne hai meno di tre, in ognuno.
card-reinforcements_moon = Rinforzi (Luna)
effect-reinforcements_moon = Metti 1 MOD in ciascuno di tre tuoi territori lunari; se ne hai meno di tre, in ognuno.

card-scout_forces = Forze in Esplorazione
effect-scout_forces = Peschi in segreto un territorio terrestre. Appena è tuo, in questo turno o più avanti, vi compaiono 5 MOD.

card-stealth_mods_land = MOD Nascosti (terra)
effect-stealth_mods_land = Quando un avversario invade un territorio terrestre, tuo o di altri, chi lo difende vi riceve 3 MOD. Un territorio vuoto non ne riceve.
card-stealth_mods_water = MOD Nascosti (mare)
effect-stealth_mods_water = Quando un avversario invade un territorio marino, tuo o di altri, chi lo difende vi riceve 3 MOD. Un territorio vuoto non ne riceve.
card-stealth_mods_moon = MOD Nascosti (Luna)
effect-stealth_mods_moon = Quando un avversario invade un territorio lunare, tuo o di altri, chi lo difende vi riceve 3 MOD. Un territorio vuoto non ne riceve.

card-stealth_station = Stazione Nascosta
effect-stealth_station = Quando invadono un tuo territorio terrestre, vi metti una stazione spaziale. Non dove ce n’è già una, e non se ne hai quattro.

card-hidden_energy = Energia Nascosta
effect-hidden_energy = Peschi in segreto un territorio marino. Se alla fine di questo turno è tuo, ricevi 4 energie; poi la carta si mostra.
effect-hidden_energy-open = Peschi un territorio marino, che tutti vedono. Se alla fine di questo turno è tuo, ricevi 4 energie.

card-aqua_brother = Aqua Brother
effect-aqua_brother = Tira un dado a sei facce: ogni territorio di una colonia marina perde un’unità, anche i tuoi. 1 Pacifico Americano, 2 Pacifico Asiatico, 3 Nord Atlantico, 4 Sud Atlantico, 5 Indiano, 6 si ritira.
card-the_mother = La Madre
effect-the_mother = Tira un dado a sei facce: ogni territorio di un continente perde un’unità, anche i tuoi. 1 America del Nord, 2 America del Sud, 3 Europa, 4 Africa, 5 Asia, 6 Oceania.
card-nicky_boy = Nicky Boy
effect-nicky_boy = Tira un dado a sei facce: ogni territorio di una colonia lunare perde un’unità, anche i tuoi. 1–2 Cresinion, 3–4 Delphot, 5–6 Sajon.
card-assassin_bomb = Bomba Assassina
effect-assassin_bomb = Scegli un comandante avversario e tira un dado a otto facce: con 3 o più quel comandante muore.
card-armageddon = Armageddon
effect-armageddon = Nell’ordine di gioco di quest’anno, chi ha un comandante nucleare può giocare carte nucleari senza energia.

card-rocket_strike_land = Attacco Missilistico (terra)
effect-rocket_strike_land = Scegli un territorio terrestre avversario e tira un dado a sei facce: vi muoiono altrettante unità.
card-rocket_strike_water = Attacco Missilistico (mare)
effect-rocket_strike_water = Scegli un territorio marino avversario e tira un dado a sei facce: vi muoiono altrettante unità.
card-rocket_strike_moon = Attacco Missilistico (Luna)
effect-rocket_strike_moon = Scegli un territorio lunare avversario e tira un dado a sei facce: vi muoiono altrettante unità.
card-scatter_bomb_land = Bomba a Frammentazione (terra)
effect-scatter_bomb_land = Si pescano tre territori terrestri. In ognuno muore metà delle unità avversarie, per eccesso. I tuoi non perdono niente.
card-scatter_bomb_water = Bomba a Frammentazione (mare)
effect-scatter_bomb_water = Si pescano due territori marini. In ognuno muore metà delle unità avversarie, per eccesso. I tuoi non perdono niente.
card-scatter_bomb_moon = Bomba a Frammentazione (Luna)
effect-scatter_bomb_moon = Si pescano due territori lunari. In ognuno muore metà delle unità avversarie, per eccesso. I tuoi non perdono niente.

card-energy_extraction = Estrazione di Energia
effect-energy_extraction = Se alla fine di questo turno tutti i 14 territori lunari sono tuoi, ricevi 7 energie.
card-invade_earth = Invasione della Terra
effect-invade_earth = Si pescano territori terrestri finché ne esce uno non tuo. In questo turno puoi invaderlo da ogni tuo territorio lunare, con un comandante spaziale in gioco.

card-cease_fire = Cessate il Fuoco
effect-cease_fire = Quando ti invadono, l’invasione è impedita. Per il resto del turno chi invade non può invadere nessun tuo territorio.
card-decoys_revealed = Mascheramenti Svelati
effect-decoys_revealed = Sposta quanti tuoi comandanti vuoi in tuoi territori qualsiasi, tutti insieme.
card-energy_crisis = Crisi di Energia
effect-energy_crisis = Prendi 1 energia da ogni avversario che ne ha.
card-evacuation = Evacuazione
effect-evacuation = Quando ti invadono, sposta tutte le tue unità da lì in un altro tuo territorio. Una stazione resta; chi invade entra senza dadi.
card-mod_reduction = Riduzione di MOD
effect-mod_reduction = In ordine di gioco ogni avversario toglie 4 MOD a sua scelta; poi tu ne togli 2 tuoi. I comandanti restano.
card-redeployment = Rischieramento
effect-redeployment = Puoi fare uno spostamento in più alla fine di questo turno.
card-territorial_station = Stazione Territoriale
effect-territorial_station = Metti una stazione spaziale in un tuo territorio terrestre.

timing_before = nel tuo turno, dopo gli acquisti e prima della tua prima invasione
timing_reaction = quando un avversario dichiara un’invasione
timing_end_of_turn = alla fine del tuo turno, dopo tutte le invasioni
timing_end_of_game = mai: conta da sola quando si contano i punti
card_page_text = **{ $card }**
    { $effect }
    • Serve in gioco: { $commander }
    • Giocarla costa { $cost ->
        [0] zero energia
        [one] { $cost } energia
       *[other] { $cost } energie
    }
    • Quando: { $timing }
    • { $copies ->
        [one] 1 copia
       *[other] { $copies } copie
    } fra le 20 carte del suo mazzo
no_card_texts = A questo tavolo si gioca senza carte comando. `/regole` mostra che cosa si gioca.
unknown_card = Nessuna carta comando si chiama «{ $typed }». Volevi dire { $nearest }?
deck_land = terra
deck_naval = navale
deck_nuclear = nucleare
deck_space = spazio
deck_diplomat = diplomatico
deck_count = { $deck } { $n }
mods = { $n ->
    [one] { $n } MOD
   *[other] { $n } MOD
}
no_units = nessuna unità
energy = { $n ->
    [one] { $n } energia
   *[other] { $n } energie
}
minus = { $territory } −{ $n }
territory_with_units = { $territory } ({ $units })
target_commander = { $commander } di { $who }
target_move = { $commander } → { $at }
card_now = { $cost ->
    [0] ✅ si può giocare ora, gratis
    [one] ✅ si può giocare ora per { $cost } energia
   *[other] ✅ si può giocare ora per { $cost } energie
}
card_no_commander = serve in gioco il tuo { $commander }
card_jammed = disturbata per questo turno
card_no_energy = costo: { $cost } di energia, ne hai { $energy }
card_no_target = ora niente su cui giocarla
card_before = prima della tua prima invasione
card_reaction = quando un avversario invade
card_end_of_turn = alla fine del tuo turno
card_counts = +3 punti alla fine, se resta così
card_counts_not = +3 punti alla fine se è in gioco il tuo { $commander }
card_short_now = { $cost ->
    [0] Giocala ora, gratis
   *[other] Giocala ora
}
card_short_no_commander = Senza { $commander }
card_short_jammed = Disturbata in questo turno
card_short_later = Non ora
card_short_no_energy = Energia: hai solo { $energy }
card_short_no_target = Ora senza bersaglio
card_short_counts = +3 punti se resta così
card_short_counts_not = Comandante non in gioco
timing_short_before = nel tuo turno, prima di invadere
timing_short_reaction = quando un avversario invade
timing_short_end_of_turn = alla fine del tuo turno
timing_short_end_of_game = conta alla fine del gioco
hand_picture_line = { $n ->
    [one] { $n } carta comando
   *[other] { $n } carte comando
} · { $energy }
card_picture_cost = { $cost ->
    [0] gratis
    [one] costa { $cost } energia
   *[other] costa { $cost } energie
}

blank_card = Carta bianca { $n } ({ $deck })
quoted_card = «{ $text }»
blank_card_line = { $deck }, { $cost }: «{ $text }»
lobby_blank_cards = • carte bianche: { $n }; `/regole` le mostra
lobby_blank_card = • carta bianca { $n }: { $card }
timing_written = come dice il testo: prima della tua prima invasione, alla fine del tuo turno o quando un avversario invade; la conferma chi ospita
card_written = prima della tua prima invasione, alla fine del tuo turno o quando un avversario invade
card_refused = non confermata in questo turno
blank_cards_now = Prima che la partita cominci si chiede a tutti se giocare con queste carte:
{ "" }{ $cards }
no_such_blank_card = Non c’è nessuna carta bianca con quel numero. `/regole` elenca quelle di questo tavolo.
setup_card_text = Una carta bianca vuole un testo da 1 a { $most } caratteri: lettere, cifre e punteggiatura semplice, senza menzioni, collegamenti o formattazione.
setup_card_cost = Una carta può costare da 0 a { $most } di energia, non { $cost }.
setup_too_many_cards = Quel mazzo ha { $most ->
    [one] una sola carta bianca
   *[other] solo { $most } carte bianche
}. Prima togline una, o scegli un altro mazzo.
timing_short_written = come scritto
