### Pagine dei lanci e degli ordini fissi della guerra fredda, e risposte nel turno di altri.

button_launch = Lancia …

button_launch_at = Lancia ora su { $at }

pick_weapon = Quale missile?

pick_target = Su quale stato?

pick_launch_when = O lancio automatico se …

launch_weapon = { $weapon } in { $at } · { $n }

launch_range = Gittata: { $range } confini

launch_over_nobody = nessuno

launch_note = { $there }{ $interceptors ->
    [0] {""}
   *[other] {" "}· intercettori sul percorso: { $interceptors }
}

launch_from = Un **{ $weapon }** in **{ $at }** colpisce stati fino a { $range } confini di distanza. Tutto ciò che vi si trova sparisce e lo stato resta chiuso. Il missile è consumato.

launch_way = Un **{ $weapon }** lungo questo percorso: { $way }

launch_there = Bersaglio: **{ $at }** · vi si distrugge: { $there }.

launch_empty = Bersaglio: **{ $at }** · **non c’è nessuno**: non si distrugge nulla, e lo stato resta chiuso per il resto della partita.

launch_cards = { $who }, che lo controllava alla fine dell’ultimo turno, perde { $cards }.

launch_cards_at_once = { $who }, che lo ha controllato per ultimo, perde { $cards }.

launch_opposed = Intercettori che possono abbatterlo: { $all }.

no_weapon = Non hai missili da lanciare ora. I missili si comprano nel proprio turno; aspettano mentre si decide un combattimento, un convoglio o un altro missile.

no_such_weapon = Lì non c’è un tuo missile di quel tipo. Se non indichi né missile né stato, si sceglie il migliore.

launch_out_of_range = { $at } è fuori gittata: il missile vola per al massimo { $range } confini. `/missile` senza bersaglio mostra che cosa è a tiro.

launch_nuked = Un missile ha già colpito { $at }. Si può sorvolare, ma non è un bersaglio.

pick_leave = Chi può sempre o mai entrare?

button_orders_in_state = Ordini per uno stato
orders_states_hint = Scegli uno Stato: gli ordini che dai qui valgono solo lì.
orders_none_in_state = Qui non vale ancora nessun ordine fisso.

pick_interception = I tuoi intercettori si oppongono?

pick_defence = Chi difende, chi affronta gli invasori?

pick_order_to_remove = Togli un ordine

button_losses_first = Perdi per primi: { $kind }

button_losses_default = Perdite: le meno care
