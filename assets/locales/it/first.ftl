# Quello che aggiungono le regole della prima edizione.

seen_order = Dadi per l’ordine di gioco: { $rolls }. Si gioca in quest’ordine: { $order }.
seen_dealt_by_dice = I territori sono distribuiti con i dadi: { $shares }.
seen_fast = { $from } → { $to }: si propone una battaglia rapida; { $who } risponde.
seen_fast_yes = { $from } → { $to }: d’accordo, ogni confronto costa cinque armate finché ce ne sono venti da entrambe le parti.
seen_fast_no = { $from } → { $to }: niente battaglia rapida.
seen_spoils = { $who } può giocare subito tris con le carte catturate.
ask_spoils = Gioca subito un tris con carte catturate, per { $value } armate, oppure tieni le carte.
ask_spoils_none = Non hai un tris con una carta catturata: tieni le carte.
ask_consent = { $by } propone una battaglia rapida, { $from } contro { $to }: ogni confronto perso costerebbe cinque armate. Sei d’accordo?
ask_defend_unseen = { $by } attacca ({ $from } → { $to }): scegli da { $least } a { $dice } dadi di difesa senza conoscere quelli dell’attacco.
ask_defend_between = { $by } attacca con { $attack ->
    [one] { $attack } dado
   *[other] { $attack } dadi
} ({ $from } → { $to }): difenditi con { $least } o { $dice } dadi.
ask_fortify_more = Sposta armate fra i tuoi territori vicini quante volte vuoi, poi termina il turno.
move_ends_attacks = Uno spostamento conclude i tuoi attacchi; puoi farne altri, poi termina il turno.
task_spoils = giocare le carte catturate, o tenerle
task_consent = accettare o no una battaglia rapida
why_no_captured = Un tris giocato adesso deve contenere una carta appena catturata.
why_protected = { $at } è l’ultimo territorio di qualcuno, e nessuno può essere eliminato prima della fine del giro { $rounds }.
why_engaged = { $stay ->
    [one] Un’armata
   *[other] { $stay } armate
} in { $at } in questo turno ha combattuto o è appena arrivata, e deve restare lì.
why_not_fast = { $from } → { $to }: una battaglia rapida richiede venti armate da entrambe le parti, e si chiede una volta per turno.
button_keep = Tieni le carte
button_agree = D’accordo
button_decline = No
button_fast = Proponi una battaglia rapida
switch_order = Ordine di gioco
value_order_seats = come si siede
about_order_seats = Comincia il tiro più alto; gli altri seguono come sono seduti.
value_order_throws = secondo i tiri
about_order_throws = Ciascuno tira un dado e si gioca in ordine decrescente.
switch_draw_at = Quando si pesca la carta della conquista
value_draw_after = prima di spostare
about_draw_after = Dopo l’ultimo attacco, prima degli spostamenti.
value_draw_end = a fine turno
about_draw_end = A fine turno, dopo gli spostamenti.
