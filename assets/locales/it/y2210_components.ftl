### Pulsanti, menu e rifiuti di A.D. 2210.

button_step_done = Avanti
button_standing = Ordini fissi
button_suggested = Proposta: { $what }
button_start_again = Ricomincia
button_mods = Schiera i MOD
button_settle = Schiera un pezzo
button_garrison = Schiera tutto in segreto
button_bid = Offri
button_marker = Scegli il turno
button_hire = Ingaggia e costruisci
button_buy = Compra carte
button_prepare = Gioca carte
button_invade = Invadi
button_react = Reagisci
button_throw_dice = Scegli i dadi d’attacco
button_lose = Scegli le perdite
button_bonus_deck = Carta in premio
button_reduce = Togli i MOD
button_nuclear = Carte nucleari
button_gift = Dona energia
button_price = { $piece } · { $cost ->
    [one] { $cost } energia
   *[other] { $cost } energie
}
button_one_card = +1 carta: { $deck }
button_cards = { $n } carte: { $deck } · { $n } energie
button_buy_cards = Compra { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
button_no_cards = Nessuna carta
cards_so_far = Scelte: { $cards }
button_card = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}× { $copies }
} · { $cost ->
    [0] gratis
    [one] { $cost } energia
   *[other] { $cost } energie
}
button_play_cards = Gioca una carta ({ $n })
button_play_card = { $cost ->
    [0] Giocala
    [one] Giocala per { $cost } energia
   *[other] Giocala per { $cost } energie
}
pick_card = Quale carta?
which_card = Quale carta giochi?
which_territory = Quale territorio?
which_player = Quale giocatore?
which_commander = Quale comandante?
where_commander = Dove va il tuo { $commander }?
choose_territories = Scegli { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}.
chosen_territories = Scelti: { $list }
label_commander_of = { $commander } di { $who }
label_piece = { $piece }: { $at }
label_threat = { $n ->
    [0] nessun nemico attorno
    [one] { $n } unità nemica attorno
   *[other] { $n } unità nemiche attorno
}
label_draft = { $at } +{ $n }
label_dice_with = { $dice } · d8: { $commanders }
draft_empty = { $n ->
    [one] { $n } MOD da schierare.
   *[other] { $n } MOD da schierare.
}
draft_so_far = { $left ->
    [0] { $placed }. Tutti schierati.
   *[other] { $placed }. Ne restano { $left }.
}
garrison_suggested = Proposta, finché non la cambi:
garrison_pieces = Comandante di terra: { $land } · diplomatico: { $diplomat } · stazione: { $station }
pick_mods_place = Dove vanno i MOD?
pick_piece_place = Dove va?
pick_number = Quanti?
how_many_mods = Quanti MOD per **{ $at }**? (da 0 a { $most })
where_piece = Dove va il tuo pezzo ({ $piece })? Costa { $cost ->
    [one] { $cost } energia
   *[other] { $cost } energie
}.
pick_bid = Quanta energia?
button_turn = { $n ->
    [1] Primo turno
    [2] Secondo turno
    [3] Terzo turno
    [4] Quarto turno
   *[other] Turno { $n }
}
gift_to_whom = A chi doni energia?
gift_how_much = Quanta energia per { $who }?
pick_gift = Quanta?
button_all_invasions = Tutte le invasioni ({ $n })
button_no_more_invasions = Basta invasioni
pick_invasion = Quale invasione?
button_spare = Fino alla conquista, comandanti al sicuro
pick_dice = Quali dadi?
pick_losses = Quali unità perdi?
button_take_along = Porta con te: { $commander }
button_leave_there = Lascia: { $commander }
which_units = **{ $from } → { $to }** · quali unità? Una resta.
button_pass = Passa
button_react_now = Gioca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
no_commanders = nessuno
pick_standing_card = Carte contro le invasioni
pick_standing_bid = La tua offerta ogni anno
pick_standing_dice = Dadi di difesa
pick_standing_losses = Che cosa perdi per primo
pick_standing_places = Solo per quali territori?
pick_against = Solo contro chi?
against_anyone = contro chiunque
at_everywhere = per tutti i miei territori
menu_card_on = giocata quando ti invadono
menu_card_off = non giocata da sola
menu_card_note = { $copies ->
    [0] nessuna in mano
   *[other] { $copies } in mano
} · { $state }
menu_bid_ask = Ogni anno ti si chiede quanto offri.
menu_bid = Ogni anno offri { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energie
}, o tutta quella che hai.
menu_dice_ask = mi si chiede, o quanti più dadi è possibile
menu_dice = { $n ->
    [one] sempre { $n } dado
   *[other] { $n } dadi dove è possibile
}
menu_loss_on = { $commander } prima dei MOD
menu_loss_off = { $commander } non più prima dei MOD
button_standing_play = Giocala quando mi invadono
button_standing_never = Non giocarla da sola
button_help_on = Aiuta anche gli altri
button_help_off = Solo per me
orders_too_long = Questo ordine ha più condizioni di quante un menu ne contenga. Usa `/reagisci` con le sue opzioni. Non è cambiato nulla.
no_commanders_here = In questo gioco non ci sono comandanti né stazioni: lascia vuote quelle opzioni.
attack_options_y2210 = In A.D. 2210 un’invasione si ferma dopo un lancio, a conquista avvenuta, a un numero di unità o a una probabilità: usa `fino`, `armate` o `probabilità`. Le unità che entrano si scelgono dopo.
no_such_energy = Indica un numero intero di energia.
no_such_number_of_mods = Indica almeno 1 MOD.
no_such_player = Questa persona non ha un posto in questa partita.
no_such_commander = Nessun comandante si chiama così. Ci sono: { $list }.
no_such_card = Nessuna carta comando si chiama così. Hai in mano: { $list }.
no_such_card_held = Nessuna carta comando si chiama così, e non ne hai in mano.
mods_form = Scrivi ogni territorio con i suoi MOD, separati da virgole: `pevek 3, amazon desert 2`.
target_needed = Per { $card } serve un bersaglio. { $what }
commander_form = Scrivi il giocatore e il comandante: `Marco, land`.
moves_form = Scrivi ogni comandante con il suo territorio: `land: pevek, naval: amazon desert`.
hire_where = Di’ dove va il comandante: in un tuo territorio. Nessuno è stato ingaggiato.

button_blank_cards = Carte bianche?
button_agree_cards = Gioca con queste carte
button_disagree = Gioca senza
button_blank_card = È giocata?
button_confirm = Sì, è giocata
button_refuse = No, torna in mano
word_yes = sì
word_no = no
no_such_choice = Questo non è tra le scelte. Puoi scegliere: { $list }.

button_standing_losses = Ordine delle perdite
button_standing_reduce = MOD da cedere
pick_losses_where = Per quale territorio?
pick_losses_before = Persi prima dei MOD
pick_losses_after = Persi dopo i MOD
menu_loss_after_on = { $commander } subito dopo i MOD
menu_loss_after_off = { $commander } non più indicato dopo i MOD
button_losses_none = Togli questo ordine
pick_standing_evacuate = Dove vanno le unità evacuate?
evacuate_anywhere = nel primo tuo territorio possibile
pick_standing_reduce = Quale territorio cede poi dei MOD?
reduction_page = **MOD da cedere** · Riduzione di MOD prende i tuoi MOD da questi territori, dal primo in poi. Se non bastano, ti si chiede, oppure parte un MOD alla volta da dove ce ne sono di più.
no_invasion_now = Ora nessuna invasione aspetta carte tue: l’ultima è decisa, o nessuna è stata dichiarata. Non è stato giocato nulla. Un ordine fisso gioca { $cards } nella prossima da solo: `/reagisci` con `quando: sempre`.
