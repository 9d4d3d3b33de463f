# Rifiuti: che cosa non va, e che cosa andrebbe bene.

why_not_now = Ora non si può. Quello che devi fare adesso: { $task }.
why_no_such_territory = Su questa mappa non c’è nessun territorio con quel nome.
why_not_yours = { $at } non è un tuo territorio (lo possiede: { $holder }). Scegli uno dei tuoi territori.
why_not_yours_free = { $at } non è un tuo territorio: è ancora libero. Scegli uno dei tuoi territori.
why_not_free = { $at } è già occupato (lo possiede: { $holder }). Scegli un territorio libero.
why_not_neutral = { $at } non appartiene all’armata neutrale. Scegli un territorio neutrale.
why_own_target = { $at } è già in mano tua. Scegli un territorio di qualcun altro.
why_not_adjacent = { $from } e { $to } non confinano. Confini di { $from }: { $borders }.
why_not_linked = Nessuna catena di tuoi territori unisce { $from } e { $to }.
why_same_territory = { $at } compare due volte. Scegli due territori diversi.
why_one_army = { $at } ha una sola armata, che deve restare: da lì non si può né attaccare né spostare.
why_dice = { $min ->
    [one] { $max ->
        [one] Qui è possibile un solo dado, non { $dice }.
       *[other] Qui sono possibili da 1 a { $max } dadi, non { $dice }.
    }
   *[other] Qui sono possibili da { $min } a { $max } dadi, non { $dice }.
}
why_armies = { $max ->
    [0] Qui non si può spostare né schierare nessuna armata.
    [one] Qui è possibile una sola armata, non { $armies }.
   *[other] Qui sono possibili da { $min } a { $max } armate, non { $armies }.
}
why_bad_placement = { $at } compare due volte, oppure senza armate. Indica ogni territorio una volta, con almeno un’armata.
why_not_in_hand = Non hai in mano { $card }.
why_not_a_set = Queste tre carte non formano un tris: servono tre figure uguali, tre diverse, oppure due carte qualsiasi e un jolly.
why_trading_over = I tris si giocano prima di schierare la prima armata: potrai farlo nel prossimo turno.
why_not_offered = { $at } non è tra le scelte.
illegal_over = Questa partita è finita.
illegal_stale = Il tavolo è andato avanti: quella domanda non è più aperta. La mappa più recente mostra che cosa si può fare ora.
illegal_not_asked = In questo momento non devi decidere niente.
setup_seats = Con questo regolamento si gioca da { $min } a { $max } giocatori, non in { $seats }.
setup_unknown_switch = Questo regolamento non ha l’opzione «{ $key }».
setup_unknown_value = «{ $switch }» non può essere «{ $value }». Valori possibili: { $choices }.
setup_clash = Queste due scelte non stanno insieme: { $first }, e { $second }. Cambiane una.
clash_not_sealed = una preparazione non segreta
clash_two_players = una partita a due
clash_more_players = più di due giocatori
