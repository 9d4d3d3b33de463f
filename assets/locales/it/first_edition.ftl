### Quello che aggiungono le regole della prima edizione.

seen_order = Dadi per l’ordine di gioco: { $rolls }. L’ordine è { $order }.
seen_dealt_by_dice = Territori distribuiti con i dadi: { $shares }.
seen_fast = { $from } → { $to }: proposta una battaglia rapida; decide { $who }.
seen_fast_yes = { $from } → { $to }: d’accordo, ogni confronto perso costa cinque armate finché da entrambe le parti ce ne sono almeno venti.
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
move_ends_attacks = Uno spostamento termina i tuoi attacchi; puoi farne altri, poi termina il turno.
why-no_captured = Un tris giocato adesso deve contenere una carta appena catturata. Scegline un altro, o tieni le carte.
why-protected = { $at } è l’ultimo territorio di qualcuno, e nessuno può essere eliminato prima della fine del giro { $rounds }. Attaccane un altro.
why-engaged = { $at }: { $stay ->
    [one] un’armata ha combattuto o è appena arrivata in questo turno e deve restare
   *[other] { $stay } armate hanno combattuto o sono appena arrivate in questo turno e devono restare
} lì. Spostane meno, o da un altro territorio.
why-not_fast = { $from } → { $to }: una battaglia rapida richiede venti armate da entrambe le parti e si propone una volta per turno. Attacca come al solito.
button_keep = Tieni le carte
button_agree = Accetta
button_decline = Rifiuta
button_fast = Proponi una battaglia rapida
