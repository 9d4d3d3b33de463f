### House options: each switch, its values, one line for what each value means. The keys are made of ids: `switch-` and
### the id of the switch, `value-` and `about-` with the id of the value behind it. A value that is a number needs no name
### of its own, and one line explains all numbers of a switch. Without a line of its own a value has the common one.

value-off = no
value-on = sì
about-off = Questa regola non si usa.

switch-setup-way = Preparazione
value-setup-way-sealed = segreta
about-setup-way-sealed = I territori si assegnano, poi tutti schierano in segreto le armate iniziali, che si scoprono insieme.
value-setup-way-by_the_book = come da regolamento
about-setup-way-by_the_book = Si occupano i territori e si schierano le armate uno dopo l’altro, a turno.
value-setup-way-instant = immediata
about-setup-way-instant = Territori e armate iniziali vengono distribuiti e schierati per te; si comincia subito.

switch-setup-land = Territori nella preparazione segreta
value-setup-land-dealt = a sorte
about-setup-land-dealt = Si distribuiscono a caso.
value-setup-land-wishes = liste delle preferenze
about-setup-land-wishes = Ciascuno invia in segreto una lista delle preferenze; le liste si scorrono a turno.

switch-deal-land = Distribuzione dei territori
value-deal-land-claims = a scelta
about-deal-land-claims = Ciascuno a turno occupa un territorio libero, finché ce ne sono.
value-deal-land-dice = con i dadi
about-deal-land-dice = Ciascuno a turno tira un dado e riceve a sorte altrettanti territori, finché ce ne sono.
value-deal-land-cards = con le carte
about-deal-land-cards = Le carte dei territori si distribuiscono una alla volta.

switch-deal-extra = Territori in più
value-deal-extra-left = dalla sinistra del mazziere
about-deal-extra-left = Si comincia accanto al primo giocatore, che quindi ne ha di meno.
value-deal-extra-last = agli ultimi
about-deal-extra-last = Se non si dividono in parti uguali, gli ultimi di turno ne hanno uno in più.
value-deal-extra-first = ai primi
about-deal-extra-first = Se non si dividono in parti uguali, i primi di turno ne hanno uno in più.

switch-deal-half_continent = Al massimo mezzo continente
about-deal-half_continent-on = Nessuno riceve più della metà di un continente.

switch-setup-armies = Armate iniziali
value-setup-armies-full = per intero
about-setup-armies-full = Ciascuno comincia con 35, 30, 25 o 20 armate secondo il numero di giocatori (40 in due).
value-setup-armies-one_each = una ciascuno
about-setup-armies-one_each = C’è un’armata su ogni territorio e nessun’altra.

switch-setup-place = Armate per volta
about-setup-place = Le armate iniziali si schierano { $n } per volta, a turno.

switch-map-classic = Mappa
value-map-classic-classic83 = 83 confini
about-map-classic-classic83 = Africa Orientale e Medio Oriente confinano.
value-map-classic-classic82 = 82 confini
about-map-classic-classic82 = Africa Orientale e Medio Oriente non confinano.
value-map-classic-risiko = mappa italiana
about-map-classic-risiko = 82 confini: la Cina confina con il Medio Oriente, l’Afghanistan non confina con l’India.

switch-turn-order = Ordine di gioco
value-turn-order-seats = secondo i posti
about-turn-order-seats = Comincia il tiro più alto; gli altri seguono nell’ordine dei posti.
value-turn-order-throws = secondo i tiri
about-turn-order-throws = Ciascuno tira un dado e si gioca in ordine decrescente.

switch-turn-direction = Senso di gioco
value-turn-direction-left = orario
about-turn-direction-left = Il turno passa a sinistra.
value-turn-direction-right = antiorario
about-turn-direction-right = Il turno passa a destra.

switch-defence-max_dice = Massimo di dadi in difesa
about-defence-max_dice = La difesa tira al massimo { $n } dadi.

switch-defence-choice = Dadi di difesa
value-defence-choice-two_up = almeno due
about-defence-choice-two_up = Con due armate o più chi si difende tira almeno due dadi.
value-defence-choice-free = a scelta
about-defence-choice-free = Chi si difende sceglie quanti dadi tirare.
value-defence-choice-max = sempre il massimo
about-defence-choice-max = La difesa tira sempre tutti i dadi permessi.

switch-dice-declare = Chi dichiara prima i dadi
value-dice-declare-attacker_first = chi attacca
about-dice-declare-attacker_first = Chi si difende sceglie i dadi conoscendo quelli dell’attacco.
value-dice-declare-defender_first = chi si difende
about-dice-declare-defender_first = Chi si difende sceglie i dadi per primo, poi chi attacca.
value-dice-declare-secret = tutti e due in segreto
about-dice-declare-secret = Chi si difende sceglie i dadi senza conoscere quelli dell’attacco.

switch-neutral-defence = Dadi dell’armata neutrale
value-neutral-defence-opponent = li sceglie l’avversario
about-neutral-defence-opponent = Li sceglie l’avversario di chi attacca.
value-neutral-defence-max = sempre il massimo
about-neutral-defence-max = Tira sempre tutti i dadi permessi.

switch-attack-no_inferiority = Niente attacchi in inferiorità
about-attack-no_inferiority-on = Non si può attaccare con meno dadi di quanti ne tirerà la difesa.

switch-endgame-fast_battle = Battaglie rapide
about-endgame-fast_battle-on = Fra territori con almeno 20 armate un confronto perso ne costa 5, se i due giocatori sono d’accordo.

switch-reinforce-minimum = Rinforzi minimi
about-reinforce-minimum = Un turno porta almeno { $n } armate per i territori.

switch-reinforce-plus_one = Un’armata in più
about-reinforce-plus_one-on = Ogni turno porta un’armata in più.

switch-variant-quarters = Carte e armate a quarti
about-variant-quarters-on = Ogni turno porta un’armata ogni quattro territori e una carta per ognuno di quelli che avanzano.

switch-variant-quarters_conquest_card = Carta per la conquista con i quarti
about-variant-quarters_conquest_card-on = Anche con i quarti un turno con una conquista porta una carta.

switch-cards-draw = Pesca delle carte
value-cards-draw-both = inizio e conquista
about-cards-draw-both = Una carta all’inizio di ogni turno, un’altra alla fine di un turno con una conquista.
value-cards-draw-conquest = conquista
about-cards-draw-conquest = Una carta dopo un turno con una conquista.
value-cards-draw-start = inizio
about-cards-draw-start = Una carta all’inizio di ogni turno.

switch-deck-renew = Nuovo mazzo
value-deck-renew-at_need = quando serve una carta
about-deck-renew-at_need = A mazzo finito, quando serve una carta, quelle giocate diventano il nuovo mazzo.
value-deck-renew-at_once = con l’ultima carta
about-deck-renew-at_once = Quando si pesca l’ultima carta, quelle giocate diventano il nuovo mazzo.

switch-cards-draw_at = Quando si pesca la carta di una conquista
value-cards-draw_at-after_attacks = prima di spostare
about-cards-draw_at-after_attacks = Dopo l’ultimo attacco, prima degli spostamenti.
value-cards-draw_at-turn_end = a fine turno
about-cards-draw_at-turn_end = A fine turno, dopo gli spostamenti.

switch-hand-limit = Massimo di carte in mano
value-hand-limit-none = senza limite
about-hand-limit-none = Non c’è limite.
about-hand-limit = Nessuno tiene più di { $n } carte.
value-hand-limit-7_against_time = 7 a tempo
about-hand-limit-7_against_time = Al massimo 7 carte in mano, solo nelle partite a tempo.

switch-sets-kinds = Che cosa fa un tris
value-sets-kinds-different = tre diversi
about-sets-kinds-different = Tre figure diverse fanno un tris.
value-sets-kinds-alike_or_different = uguali o diversi
about-sets-kinds-alike_or_different = Tre figure uguali o tre diverse fanno un tris.

switch-sets-values = Valore dei tris
value-sets-values-rising = crescente
about-sets-values-rising = Ogni tris giocato, da chiunque, vale più del precedente.
value-sets-values-fixed = fisso
about-sets-values-fixed = Tre cannoni 4, tre fanti 6, tre cavalieri 8, tre diversi 10, due uguali con il jolly 12.

switch-sets-start = Primo tris
about-sets-start = Il primo tris della partita vale { $n } armate.
value-sets-start-6_then_6 = 6, poi ancora 6
about-sets-start-6_then_6 = I primi due tris della partita valgono 6 armate ciascuno.

switch-sets-alike = Tre uguali
value-sets-alike-by_arm = secondo la figura
about-sets-alike-by_arm = Tre cannoni valgono 4 armate, tre fanti 6, tre cavalieri 8.
value-sets-alike-flat8 = sempre 8
about-sets-alike-flat8 = Tre uguali valgono 8 armate qualunque sia la figura.

switch-sets-joker = Jolly
value-sets-joker-any_pair = qualsiasi figura
about-sets-joker-any_pair = Il jolly sta per una figura qualsiasi.
value-sets-joker-two_equal = con due uguali
about-sets-joker-two_equal = Il jolly fa tris solo con due figure uguali.

switch-sets-max_jokers = Jolly in un tris
about-sets-max_jokers = Al massimo { $n } jolly in un tris.

switch-sets-per_turn = Tris in un turno
about-sets-per_turn = Al massimo { $n } tris in un turno.
value-sets-per_turn-any = quanti si vuole
about-sets-per_turn-any = In un turno si possono giocare tutti i tris che si hanno.

switch-sets-forced = Tris obbligatorio
value-sets-forced-never = mai
about-sets-forced-never = Nessuno è obbligato a giocare un tris.
value-sets-forced-at_five = con 5 carte
about-sets-forced-at_five = Chi comincia il turno con 5 carte o più gioca tris finché non ne ha meno di 5.

switch-sets-owned_bonus = Territori sulle carte giocate
value-sets-owned_bonus-none = niente
about-sets-owned_bonus-none = I propri territori sulle carte giocate non portano niente.
value-sets-owned_bonus-once = 2 armate a turno
about-sets-owned_bonus-once = Un proprio territorio sulle carte giocate porta 2 armate, una volta a turno.
value-sets-owned_bonus-each = 2 armate ciascuno
about-sets-owned_bonus-each = Ogni proprio territorio sulle carte giocate porta 2 armate.

switch-sets-owned_bonus_place = Dove vanno quelle armate
value-sets-owned_bonus_place-free = ovunque
about-sets-owned_bonus_place-free = Si schierano come gli altri rinforzi.
value-sets-owned_bonus_place-on_territory = su quel territorio
about-sets-owned_bonus_place-on_territory = Vanno sul territorio della carta.

switch-elimination-use_cards_now = Carte catturate
value-elimination-use_cards_now-off = dal turno dopo
about-elimination-use_cards_now-off = Aspettano il turno successivo di chi le ha prese.
value-elimination-use_cards_now-on = subito, se si vuole
about-elimination-use_cards_now-on = Chi elimina può giocare subito i tris che contengono una carta catturata.
value-elimination-use_cards_now-forced = subito, se sono troppe
about-elimination-use_cards_now-forced = Chi elimina e ha troppe carte gioca subito tris finché non ne restano al massimo quattro.

switch-classic-elim_trade_at = Tris immediato dopo un’eliminazione
value-classic-elim_trade_at-7 = con 7 carte
about-classic-elim_trade_at-7 = Chi elimina qualcuno e si trova con 7 carte o più gioca subito un tris.
value-classic-elim_trade_at-6 = con 6 carte
about-classic-elim_trade_at-6 = Chi elimina qualcuno e si trova con 6 carte o più gioca subito un tris.

switch-elimination-protected_rounds = Giri senza eliminazioni
about-elimination-protected_rounds = { $n ->
    [0] Si può essere eliminati fin dal primo giro.
    [one] Nel primo giro nessuno può essere eliminato.
   *[other] Nei primi { $n } giri nessuno può essere eliminato.
}

switch-elimination-protection = Come si protegge l’ultimo territorio
value-elimination-protection-cap = l’ultima armata non cade
about-elimination-protection-cap = In quei giri l’ultima armata dell’ultimo territorio di qualcuno non si può perdere.
value-elimination-protection-no_attack = non si attacca
about-elimination-protection-no_attack = In quei giri l’ultimo territorio di qualcuno non si può attaccare.
value-elimination-protection-off = in nessun modo
about-elimination-protection-off = Niente lo protegge: la regola è solo un consiglio.

switch-fortify-mode = Spostamento strategico
value-fortify-mode-one_adjacent = al vicino
about-fortify-mode-one_adjacent = Uno spostamento a fine turno, verso un proprio territorio confinante.
value-fortify-mode-one_path = lungo un percorso
about-fortify-mode-one_path = Uno spostamento a fine turno, fin dove arriva una catena di propri territori.
value-fortify-mode-multi_adjacent = quanti se ne vogliono
about-fortify-mode-multi_adjacent = Quanti spostamenti si vogliono a fine turno; ogni armata arriva al massimo al vicino.

switch-fortify-exclude_engaged = Chi ha combattuto resta
about-fortify-exclude_engaged-on = Le armate che hanno attaccato in questo turno non si possono spostare alla fine.

switch-fortify-min_border_garrison = Lasciate da uno spostamento
about-fortify-min_border_garrison = { $n ->
    [one] Resta un’armata
   *[other] Restano { $n } armate
} dove uno spostamento lascia un territorio accanto a un nemico.

switch-advance-min_border_garrison = Lasciate dopo una conquista
about-advance-min_border_garrison = { $n ->
    [one] Resta un’armata
   *[other] Restano { $n } armate
} dove un’avanzata lascia un territorio accanto a un nemico, tranne quelle che devono entrare.

switch-army-cap = Massimo di armate sulla mappa
value-army-cap-none = senza limite
about-army-cap-none = Non c’è limite.
about-army-cap = Nessuno ha più di { $n } armate sulla mappa: quelle in più non si ricevono.

switch-objectives-deck = Obiettivi segreti
value-objectives-deck-none = nessuno
about-objectives-deck-none = Non ci sono obiettivi.
value-objectives-deck-classic14 = i 14 classici
about-objectives-deck-classic14 = Continenti, numeri di territori, giocatori da eliminare.
value-objectives-deck-challenge16 = 16 di territori
about-objectives-deck-challenge16 = Sedici gruppi di territori da 86 punti ciascuno.
value-objectives-deck-prestige20 = 20 di territori
about-objectives-deck-prestige20 = Venti gruppi di territori da 86 punti ciascuno.

switch-objectives-check = Quando vale un obiettivo
value-objectives-check-any_time = subito
about-objectives-check-any_time = Appena è raggiunto, di chiunque sia il turno.
value-objectives-check-own_turn = nel proprio turno
about-objectives-check-own_turn = Solo se è raggiunto nel proprio turno.

switch-mission-third_party_kill = Bersaglio eliminato da altri
value-mission-third_party_kill-fallback24 = 24 territori
about-mission-third_party_kill-fallback24 = L’obiettivo diventa 24 territori.
value-mission-third_party_kill-completes = raggiunto
about-mission-third_party_kill-completes = L’obiettivo è raggiunto lo stesso.

switch-mission-unused_colours = Colori che nessuno gioca
value-mission-unused_colours-remove = tolti
about-mission-unused_colours-remove = Gli obiettivi contro di loro non si distribuiscono.
value-mission-unused_colours-fallback24 = 24 territori
about-mission-unused_colours-fallback24 = Gli obiettivi contro di loro diventano 24 territori.

switch-mission-own_colour = Il proprio colore come bersaglio
value-mission-own_colour-fallback24 = 24 territori
about-mission-own_colour-fallback24 = L’obiettivo diventa 24 territori.
value-mission-own_colour-redraw = un altro obiettivo
about-mission-own_colour-redraw = Si riceve un altro obiettivo.

switch-end-time_attack = Partita a tempo
value-end-time_attack-off = no
about-end-time_attack-off = Si gioca finché qualcuno non raggiunge il suo obiettivo.
value-end-time_attack-minutes = a tempo fisso
about-end-time_attack-minutes = Scaduto il tempo si completa il giro, poi decidono i punti.
value-end-time_attack-reshuffles = rinnovi del mazzo
about-end-time_attack-reshuffles = Dopo un numero fissato di rinnovi del mazzo comincia l’ultimo giro, poi decidono i punti.
value-end-time_attack-rounds = giri
about-end-time_attack-rounds = Il tempo scade in un giro concordato, che si completa.

switch-end-reshuffles = Rinnovi del mazzo
about-end-reshuffles = { $n ->
    [0] L’ultimo giro comincia quando il mazzo finisce la prima volta.
    [one] Il mazzo si rinnova una volta prima dell’ultimo giro.
   *[other] Il mazzo si rinnova { $n } volte prima dell’ultimo giro.
}

switch-end-minutes = Tempo a disposizione
about-end-minutes = Dopo { $n } minuti comincia l’ultimo giro.
value-end-minutes-1440 = 1 giorno
about-end-minutes-1440 = Dopo un giorno comincia l’ultimo giro.
value-end-minutes-10080 = 7 giorni
about-end-minutes-10080 = Dopo 7 giorni comincia l’ultimo giro.
value-end-minutes-20160 = 14 giorni
about-end-minutes-20160 = Dopo 14 giorni comincia l’ultimo giro.
value-end-minutes-43200 = 30 giorni
about-end-minutes-43200 = Dopo 30 giorni comincia l’ultimo giro.

switch-end-rounds = Giri
about-end-rounds = Il tempo scade al giro { $n }.

switch-end-elimination_ends = L’eliminazione chiude la partita
about-end-elimination_ends-off = Dopo un’eliminazione la partita continua.
about-end-elimination_ends-on = Nelle partite a tempo un’eliminazione chiude la partita dopo il primo rinnovo del mazzo; si contano i punti.

switch-end-extra_rounds = Giri supplementari
about-end-extra_rounds = { $n ->
    [0] Chi è alla pari resta alla pari: la partita è patta.
    [one] Chi è alla pari gioca un giro in più; poi la partita è patta.
   *[other] Chi è alla pari gioca fino a { $n } giri in più; poi la partita è patta.
}

switch-end-mode = Quando scade il tempo
value-end-mode-round = si completa il giro
about-end-mode-round = Si completa il giro e la partita finisce.
value-end-mode-sdadata = tiri di chiusura
about-end-mode-sdadata = Da allora, a fine turno, un tiro di due dadi può chiudere la partita, sempre più facilmente.

switch-score-method = Punteggio
value-score-method-1 = tutti i territori
about-score-method-1 = I valori di tutti i propri territori, e 50 per l’obiettivo raggiunto.
value-score-method-2 = quelli dell’obiettivo
about-score-method-2 = I valori dei territori del proprio obiettivo, e 100 se è raggiunto.
value-score-method-3 = quelli dell’obiettivo e le armate
about-score-method-3 = Come sopra, più un punto per ogni armata su di essi.
value-score-method-rtu = ufficiale
about-score-method-rtu = I valori dei territori del proprio obiettivo, come nei tornei ufficiali.

switch-score-tie = Parità di punti
value-score-tie-armies = più armate
about-score-tie-armies = A pari punti vince chi ha più armate; poi si giocano giri supplementari; poi la partita è patta.
value-score-tie-outside = più territori fuori
about-score-tie-outside = A pari punti vince chi ne ha di più fuori dall’obiettivo; poi chi gioca più tardi.

switch-table-talk = Parlare fra giocatori
value-table-talk-off = no
about-table-talk-off = Niente accordi e niente indizi fra i giocatori. Lo dicono raccolta, apertura e stato; il bot non trasmette messaggi e non sorveglia il canale.
value-table-talk-on = sì
about-table-talk-on = I giocatori parlano e si accordano come vogliono. Li lega soltanto il regolamento.

switch-tournament-rules = Regole ufficiali da torneo
value-tournament-rules-official = tutte e quattro
about-tournament-rules-official = Niente accordi, difesa al massimo, niente attacchi in inferiorità, due armate ai confini.
value-tournament-rules-rtu = regolamento di oggi
about-tournament-rules-rtu = Le quattro regole e ciò che si gioca oggi nei tornei: al massimo mezzo continente in partenza, tre simboli uguali valgono 8, due armate ai confini dopo ogni spostamento, tiri di chiusura dal giro 35, punti dei territori del proprio obiettivo.
value-tournament-rules-home = nessuna
about-tournament-rules-home = Nessuna delle quattro regole ufficiali vale.
