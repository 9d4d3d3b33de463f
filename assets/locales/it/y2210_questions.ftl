### Domande del 2210: per tipo (`task-`, `doing-`), e la frase che chiede e dice che cosa vale il silenzio.

task-y2210-agree = accettare le carte bianche, o no
doing-y2210-agree = { $who } sta decidendo sulle carte bianche

task-y2210-wish = inviare la lista delle preferenze
doing-y2210-wish = { $who } sta scrivendo la lista delle preferenze

task-y2210-confirm = dire se una carta bianca è giocata
doing-y2210-confirm = { $who } sta decidendo se una carta bianca è giocata

task-y2210-claim = occupare un territorio terrestre
doing-y2210-claim = { $who } sta occupando un territorio

task-y2210-deploy = schierare i MOD iniziali
doing-y2210-deploy = { $who } sta schierando i MOD iniziali

task-y2210-settle = schierare un pezzo iniziale
doing-y2210-settle = { $who } sta schierando un pezzo iniziale

task-y2210-garrison = schierare tutti i MOD, due comandanti e una stazione
doing-y2210-garrison = { $who } sta schierando MOD, comandanti e una stazione

task-y2210-bid = fare l’offerta per l’ordine di gioco
doing-y2210-bid = { $who } sta facendo l’offerta per l’ordine di gioco

task-y2210-marker = scegliere il tuo turno di quest’anno
doing-y2210-marker = { $who } sta scegliendo un turno di quest’anno

task-y2210-place = schierare i MOD
doing-y2210-place = { $who } sta schierando i MOD

task-y2210-hire = ingaggiare, costruire o proseguire
doing-y2210-hire = { $who } sta ingaggiando e costruendo

task-y2210-buy = comprare carte comando o proseguire
doing-y2210-buy = { $who } sta comprando carte comando

task-y2210-prepare = giocare carte comando o proseguire
doing-y2210-prepare = { $who } sta giocando carte comando

task-y2210-invade = invadere o smettere
doing-y2210-invade = { $who } sta invadendo

task-y2210-react = reagire a un’invasione o passare
doing-y2210-react = { $who } sta reagendo a un’invasione

task-y2210-throw = scegliere i dadi d’attacco
doing-y2210-throw = { $who } sta scegliendo i dadi d’attacco

task-y2210-defend = scegliere i dadi di difesa
doing-y2210-defend = { $who } sta scegliendo i dadi di difesa

task-y2210-lose = scegliere le unità che perdi
doing-y2210-lose = { $who } sta scegliendo le perdite

task-y2210-advance = avanzare nel territorio conquistato
doing-y2210-advance = { $who } sta avanzando nel territorio conquistato

task-y2210-bonus_deck = scegliere il mazzo della carta in premio
doing-y2210-bonus_deck = { $who } sta scegliendo il mazzo della carta in premio

task-y2210-reduce = togliere MOD
doing-y2210-reduce = { $who } sta togliendo MOD

task-y2210-nuclear_round = giocare carte nucleari o passare
doing-y2210-nuclear_round = { $who } sta decidendo sulle carte nucleari

task-y2210-fortify = spostare unità o terminare il turno
doing-y2210-fortify = { $who } sta spostando unità

ask_claim_land = Occupa con un MOD { $free ->
    [one] l’ultimo territorio terrestre libero
   *[other] uno dei { $free } territori terrestri liberi
}.
    -# Senza risposta: quello che confina di più con i tuoi.
ask_deploy_mods = Schiera esattamente { $mods } nei tuoi territori terrestri.
    -# Senza risposta: dove sei più minacciato.
ask_settle = Scegli un tuo territorio per questo pezzo: { $piece }.
    -# Senza risposta: dove hai più MOD.
ask_garrison = Schiera in segreto { $mods }, il comandante di terra, il diplomatico e una stazione spaziale nei tuoi territori terrestri.
    -# Senza risposta: i MOD ai confini più minacciati, i pezzi dove ci sono più MOD.
ask_bid = Anno { $year } di 5: offri in segreto da 0 a { $most } di energia per l’ordine di gioco. Chi offre di più sceglie per primo; ogni offerta si paga.
    -# Senza risposta: 0.
ask_marker = Quale turno di quest’anno vuoi? Liberi: { $free }.
    -# Senza risposta: il primo libero.
ask_place_mods = Schiera { $mods } nei tuoi territori: terra, mare o Luna.
    -# Senza risposta: dove sei più minacciato.
ask_hire = Ingaggia un comandante, costruisci una stazione spaziale o prosegui.
    -# Senza risposta: non compri niente.
ask_hire_none = Ora non puoi ingaggiare né costruire: un comandante costa 3 energie, una stazione spaziale 5. Prosegui.
ask_buy = Compra fino a { $most ->
    [one] 1 carta comando
   *[other] { $most } carte comando
} per 1 energia l’una. Carte rimaste: { $decks }.
    -# Senza risposta: nessuna.
ask_buy_none = Ora non puoi comprare carte comando. Prosegui.
ask_prepare = Prima della tua prima invasione puoi giocare: { $cards }.
ask_prepare_go_on = Poi prosegui.
    -# Senza risposta: non giochi carte.
ask_prepare_none = Ora non puoi giocare nessuna tua carta.
ask_invade = Invadi o fermati: { $n ->
    [one] { $n } invasione possibile.
   *[other] { $n } invasioni possibili.
}
    -# Senza risposta: ti fermi.
ask_invade_none = Non è possibile nessuna invasione: fermati.
ask_react_defender = { $by } invade il tuo territorio { $to } da { $from }. Gioca carte comando o passa. Gli altri lo vedono solo quando hanno risposto tutti.
    -# Senza risposta: passi.
ask_react_other = { $by } invade { $to } ({ $whose }) da { $from }. Puoi aiutare con carte comando o passare.
    -# Senza risposta: passi.
ask_throw_dice = { $from } → { $to }: lancia { $most ->
    [one] 1 dado.
   *[other] da 1 a { $most } dadi.
}
    -# Senza risposta: il massimo.
ask_throw_commanders = { $from } → { $to }: lancia { $most ->
    [one] 1 dado.
   *[other] da 1 a { $most } dadi.
} A otto facce: { $commanders }. Chi lancia deve avanzare dopo una conquista.
    -# Senza risposta: i dadi più numerosi e più forti.
ask_defend_dice = { $by } invade { $to } da { $from } con { $attack }: difenditi con { $most ->
    [one] 1 dado
   *[other] 1 o { $most } dadi
} (al massimo { $defence }).
    -# Senza risposta: il massimo.
ask_defend_neutral_dice = { $by } invade { $to } (neutrale) da { $from } con { $attack }: tiri tu per l’armata neutrale, con { $most ->
    [one] 1 dado.
   *[other] 1 o { $most } dadi.
}
    -# Senza risposta: il massimo.
ask_lose = Perdi { $n ->
    [one] 1 unità
   *[other] { $n } unità
} in { $at }. Scegli fra { $among }.
    -# Senza risposta: prima i MOD.
ask_advance_units = { $to } è tuo: fai avanzare da { $from } almeno { $min ->
    [one] 1 unità
   *[other] { $min } unità
}, al massimo { $max }.
    -# Senza risposta: il minimo.
ask_advance_must = { $to } è tuo: fai avanzare da { $from } almeno { $min ->
    [one] 1 unità
   *[other] { $min } unità
}, al massimo { $max }. Chi ha lanciato deve avanzare: { $must }.
    -# Senza risposta: il minimo.
ask_bonus_deck = Hai conquistato tre territori: pesca una carta comando da un mazzo: { $decks }.
    -# Senza risposta: il mazzo di cui ne hai meno.
ask_reduce = Riduzione di MOD: togli { $mods } dai tuoi territori.
    -# Senza risposta: da dove ce ne sono di più.
ask_nuclear_round = Armageddon: puoi giocare senza energia carte nucleari: { $cards }. Oppure passa.
    -# Senza risposta: passi.
ask_nuclear_round_none = Armageddon: ora non puoi giocare nessuna tua carta nucleare. Passa.
ask_fortify_units = { $left ->
    [one] Sposta unità una volta
   *[other] Sposta unità, al massimo { $left } volte,
} lungo una catena di tuoi territori, oppure termina il turno.
    -# Senza risposta: il turno finisce.
ask_fortify_units_none = Non c’è niente da spostare: termina il turno.
ask_gift = Puoi anche dare energia a un altro giocatore.
ask_also_cards = Carte per ora: { $cards }.
dice_of = { $n }d{ $sides }
ask_agree = Vuoi giocare con queste carte bianche? Entrano nei mazzi solo se tutti sono d’accordo; le risposte sono segrete.
{ "" }{ $cards }
{ "" }-# Senza risposta: si gioca senza.
ask_confirm = { $who } mostra { $card } ({ $cost }): { $text } È giocata com’è scritta? Quel che dice lo fate insieme.
    -# Senza risposta: è giocata.
ask_throw_against = { $dice ->
    [one] Chi si difende lancia { $dice } dado.
   *[other] Chi si difende lancia { $dice } dadi.
}
dice_unknown = un numero di dadi che ancora non vedi
