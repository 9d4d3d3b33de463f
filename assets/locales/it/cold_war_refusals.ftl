### Rifiuti della guerra fredda: che cosa non va e che cosa andrebbe.

why-cold_money = Costa ${ $needed } e hai ${ $money }. Scegli qualcosa che puoi pagare.
why-cold_no_armies = Non hai indicato nessuna armata. Indicane almeno una.
why-cold_not_there = In { $at } non tutte queste armate possono farlo. Possono: { $armies }.
why-cold_mushroom = In { $at } c’è un fungo atomico: non vi si entra e non può essere un bersaglio. Scegli un altro stato.
why-cold_no_garrison = In { $at } non hai nessuna armata; gli intercettori non contano. Costruisci dove ne hai una.
why-cold_guest = In questo turno sei ospite in { $at }: un ospite lì non compra, non combatte e non converte. Aspetta il tuo prossimo turno.
why-cold_foreign_interceptors = Gli intercettori in { $at } non sarebbero tuoi: sono di chi ha controllato lo stato per ultimo. Compra altro.
why-cold_fixed = Gli intercettori non si muovono e non si convertono. Lasciali dove sono.
why-cold_refused = In questo turno il permesso per { $at } è stato rifiutato. Vai altrove o paga una guerra.
why-cold_superpowers = Tra USA e URSS non si può: nessun permesso, nessuna conversione, nessun accordo. Scegli una coalizione.
why-cold_not_adjacent = { $from } non confina con { $to }. Confina con { $borders }.
why-cold_convoy_size = Un convoglio ha da 1 a { $most } armate, tutte dello stesso stato. Manda le altre in un altro convoglio.
why-cold_no_opponent = { $against } non ha armate in { $at }. Scegli chi ne ha lì.
why-cold_too_many_fights = In questo turno hai aperto { $most } combattimenti lì, il massimo. Combatti altrove o continua nel prossimo turno.
why-cold_defence = Questa difesa è troppo debole. Indica armate con una forza di almeno { $least }.
why-cold_losses = Queste perdite non corrispondono ai danni. Perdi armate per una forza totale di { $strength }.
why-cold_interceptors = Non ci sono tanti intercettori. Indica da 0 a { $most }.
why-cold_no_interceptor = Non hai indicato intercettori. Indicane almeno uno, o lascia entrare l’invasore.
why-cold_no_pieces = In { $at } non hai quei profughi, o non possono farlo. Indica ogni stato una volta sola e solo pedine che ci sono.
why-cold_piece_count = Hai indicato { $pieces ->
    [one] { $pieces } pedina profughi
   *[other] { $pieces } pedine profughi
}. { $count ->
    [one] Dev’essere { $count }
   *[other] Devono essere { $count }
}.
why-cold_not_controller = Non controlli { $at }. Scegli uno stato dove ci sono solo armate tue.
why-cold_no_weapon = In { $at } non hai quel missile. Lanciane uno da dove ce l’hai.
why-cold_no_refuge = I tuoi profughi non possono comparire in { $at } né andarci. Scegli uno degli stati proposti.
why-cold_no_war_target = Non si può dichiarare guerra in { $at }. Scegli uno stato altrui, senza fungo atomico.
why-cold_no_way = Da { $from } non c’è quel percorso. Scegli al massimo { $most } stati, ognuno confinante col precedente, nessuno due volte e, per le armate, nessuno con un fungo atomico.
why-cold_no_war_there = Una sosta in { $at } non è una guerra. Manda il convoglio senza pagarla.
why-cold_not_to = Non puoi cedere armate a { $to }. Scegli un altro giocatore ancora in gioco; mai tra USA e URSS.
why-cold_declined = { $to } ha già rifiutato un dono in questo turno. Offrilo a qualcun altro.
why-cold_pieces = { $most ->
    [0] Qui ora nessuna pedina profughi può farlo. Una pedina si muove una volta per turno, e un’espulsione richiede due tue armate per ognuna.
   *[other] { $pieces } pedine profughi non sono il numero giusto. Indicane da 1 a { $most }.
}
why-cold_not_offered = Ora non è possibile. Scegli tra ciò che è proposto.
why-cold_out_of_range = Il percorso di quel missile ha da 1 a { $range } stati, bersaglio compreso. Scegline uno più corto.
why-cold_too_many_orders = Troppi ordini, o nessuno. Danne da 1 a { $most } per tipo.
why-cold_nobody_there = Quel giocatore non ha armate in { $at }. Scegli chi ne ha lì.
