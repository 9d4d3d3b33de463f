hints_option = Consigli
hints_value_on = a chi li chiede
hints_value_off = nessuno
explain_hints_on = `/consiglio` dice in privato le due mosse migliori del proprio turno. Alla fine si dice quanti ne ha avuti ognuno.
explain_hints_off = Nessuno ne riceve.
lobby_hints_off = A questo tavolo non ci sono consigli.
hints_off = Questo tavolo gioca senza consigli: così si era deciso prima della partita. Non è stato contato nulla.
button_hint = 💡 Consiglio
hint_title = **Consiglio { $number } in questa partita** · { $task }
hint_plan = { $place }. **{ $plan }** · { $percent }%
hint_chances = -# La tua probabilità di vincere con ognuna, giocata in mondi immaginati: è una stima. Lo vedi solo tu; alla fine si dice a tutti quanti consigli hai avuto.
hint_shares = -# La tua parte dei punti con ognuna, giocata in mondi immaginati: è una stima. Lo vedi solo tu; alla fine si dice a tutti quanti consigli hai avuto.
hint_alone = -# Non c’è un’altra mossa che valga la pena di dire.
hints_given = -# Consigli: { $list }
hints_of = { $who } { $n }
answer_and_more = { $named } e altri { $n }
answer_claim = Prendi { $at }
answer_wish = Desidera { $list }
answer_place = Metti { $list }
answer_place_none = Ora non mettere nulla
answer_trade = Scambia { $cards }
answer_bonus = Metti le armate in più in { $at }
answer_attack = Attacca { $from } → { $to } con { $dice }
answer_propose = Proponi una battaglia rapida { $from } → { $to }
answer_stop = Non attaccare più
answer_defend = Difendi con { $what }
answer_throw = Tira { $dice }
answer_discard = Scarta { $cards }
answer_advance = Avanza con { $what }
answer_move = Sposta { $what } da { $from } a { $to }
answer_hold = Non spostare nulla e termina il turno
answer_settle = Metti il pezzo in { $at }
answer_bid = Offri { $energy } energie
answer_marker = Gioca il turno { $number }
answer_hire = Assumi in { $at }: { $who }
answer_build = Costruisci una stazione in { $at }
answer_buy_cards = Compra carte: { $cards }
answer_play = Gioca { $cards }
answer_invade = Invadi { $from } → { $to }
answer_done = Nient’altro: vai avanti
answer_lose = Perdi { $what }
answer_remove = Togli { $list }
answer_gift = Dai { $energy } energie a { $who }
answer_upkeep = Paga il mantenimento di tutte le armate
answer_upkeep_without = Paga il mantenimento di tutte tranne { $armies }
answer_buy = Compra { $armies }
answer_war = Guerra a { $at } con { $armies }
answer_convoy = Convoglio { $way } con { $armies }
answer_fight = Combatti contro { $who } in { $at } con { $armies }
answer_convert = Dai { $armies } a { $who }
answer_move_refugees = Sposta { $n ->
    [one] { $n } pezzo di profughi
   *[other] { $n } pezzi di profughi
} da { $from } a { $to }
answer_civil_war = Guerra civile con { $n ->
    [one] { $n } pezzo di profughi
   *[other] { $n } pezzi di profughi
} contro { $who } in { $at }
answer_exterminate = Stermina { $n ->
    [one] { $n } pezzo di profughi
   *[other] { $n } pezzi di profughi
} di { $who } in { $at }
answer_pay_war = Paga una guerra
answer_take_back = Ritira la tappa
answer_let_pass = Lascia passare
answer_intercept = Intercetta con { $n }
answer_meet = Affronta l’invasore con { $armies }
answer_appear = I profughi vanno in { $at }
answer_launch = Lancia da { $from } su { $to } ({ $weapon })
