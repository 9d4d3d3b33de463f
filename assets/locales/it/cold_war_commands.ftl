### Rifiuti di opzioni scritte nei comandi della guerra fredda.

all_armies = tutte
none_of_armies = nessuna
armies_form = Non riesco a leggere queste armate. Scrivile così: «2 carri, fanteria»; i tipi sono { $kinds }.
forces_form = Indica anche lo stato, o scrivilo prima delle armate: «Giappone: 2 carri, fanteria; Alaska: caccia».
shares_form = Scrivi gli stati con il numero di pedine: «Perù: 2, Brasile: 1».
appear_where = Indica lo stato in cui appaiono i tuoi profughi: { $states }.
way_form = Separa gli stati di una tappa con virgole, e due tappe con >: «Mongolia, Cina > Siam».
against_whom = Lì più giocatori hanno armate: indica { $players }.
nobody_to_fight = Nessun altro giocatore ha armate lì. Scegli uno stato in guerra.
whose_refugees = Indica di chi sono i profughi: lì non ne ha nessun altro, oppure ne hanno più giocatori.
