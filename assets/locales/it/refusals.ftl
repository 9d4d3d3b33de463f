### Rifiuti: che cosa non va, e che cosa andrebbe bene.

why-not_now = Ora non si può. Prima devi: { $asked }.
why-no_such_territory = Su questa mappa non c’è nessun territorio con quel nome. Scegline uno dall’elenco.
why-not_yours = { $at } non è un tuo territorio (lo possiede: { $holder }). Scegli uno dei tuoi territori.
why-not_yours_free = { $at } non è un tuo territorio: è ancora libero. Scegli uno dei tuoi territori.
why-not_free = { $at } è già occupato (lo possiede: { $holder }). Scegli un territorio libero.
why-not_neutral = { $at } non appartiene all’armata neutrale. Scegli un territorio neutrale.
why-own_target = { $at } è già tuo. Scegli un territorio di qualcun altro.
why-not_adjacent = { $from } e { $to } non confinano. Confini di { $from }: { $borders }.
why-not_linked = Nessuna catena di tuoi territori unisce { $from } e { $to }. Scegli un’altra meta.
why-same_territory = { $at } compare due volte. Scegli due territori diversi.
why-one_army = { $at } ha una sola armata, che deve restare. Scegli un territorio con più armate.
why-dice = { $min ->
    [one] { $max ->
        [one] Qui è possibile un solo dado, non { $dice }.
       *[other] Scegli da 1 a { $max } dadi, non { $dice }.
    }
   *[other] Scegli da { $min } a { $max } dadi, non { $dice }.
}
why-armies = { $max ->
    [0] Qui non si può spostare né schierare nessuna armata.
    [one] Qui è possibile una sola armata, non { $armies }.
   *[other] Scegli da { $min } a { $max } armate, non { $armies }.
}
why-armies_exactly = Qui sono possibili esattamente { $max } armate, non { $armies }.
why-bad_placement = { $at } compare due volte, oppure senza armate. Indica ogni territorio una volta, con almeno un’armata.
why_not_in_hand = Non hai in mano { $card }. `/mano` mostra le tue carte.
why-not_a_set = Quelle tre carte non formano un tris. `/tris` elenca quelli che hai in mano.
why-no_set = Non hai un tris da giocare. `/mano` mostra le tue carte.
why-trading_over = I tris si giocano prima di schierare la prima armata: potrai farlo nel prossimo turno.
why-not_offered = { $at } non è tra le scelte. Scegli dall’elenco.
illegal_over = Questa partita è finita. Con `/partita nuova` ne apri un’altra.
illegal_out = Sei fuori da questa partita: non puoi più decidere nulla. Puoi continuare a guardare.
illegal_stale = La partita è andata avanti: quella domanda non è più aperta. La mappa più recente mostra che cosa si può fare ora.
illegal_other_family = Questa partita si gioca con altre regole, che non hanno questo comando. `/aiuto` elenca quelli che ha.
illegal_not_asked = Ora non devi decidere niente. `/stato` mostra a chi tocca.
setup_seats = Con questo regolamento si gioca da { $min } a { $max } giocatori, non in { $seats }.
setup_unknown_switch = Questo regolamento non ha l’opzione «{ $key }». Le Impostazioni elencano tutte quelle che ha.
setup_only_one = { $rulebook } si prepara sempre nello stesso modo. Togli l’opzione `{ $option }`.
setup_unknown_value = «{ $switch }» non può essere «{ $value }». Valori possibili: { $choices }.
setup_clash = Queste due scelte non stanno insieme: { $first }, e { $second }. Cambiane una.
clash_not_sealed = una preparazione non segreta
clash_two_players = una partita a due
clash_more_players = più di due giocatori
