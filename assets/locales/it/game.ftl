### Eventi, domande, carte.

neutral_army = armata neutrale
nobody = nessuno
seat_number = Posto { $n }
list_and = { $first } e { $last }
symbol_infantry = fante
symbol_cavalry = cavaliere
symbol_artillery = cannone
wild_card = jolly
card = { $territory } ({ $symbol })
armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
plus = { $territory } +{ $n }

seen_start = Dadi per chi comincia: { $rolls }. Comincia { $first }.
throw = { $who }: { $die }
seen_dealt = Territori distribuiti: { $shares }.
share = { $who }: { $n }
seen_claimed = { $who } occupa: { $at }.
seen_deployed = { $who } schiera: { $armies }.
seen_deployed_neutral = { $who } schiera: { $armies }; per l’armata neutrale: { $neutral }.
seen_spread = Tutte le armate iniziali sono schierate; `/cronaca` mostra dove.
seen_sealed_opened = Tutti decidono in segreto; le decisioni si scoprono insieme.
seen_claims_opened = Si occupano i territori liberi, uno alla volta, a turno.
seen_placing_opened = Tutti i territori sono occupati. Le altre armate iniziali si schierano a turno.
seen_turn_began = { $who } riceve { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}{ $continents ->
    [0] {""}
   *[other] {" "}({ $territories } per i territori, { $continents } per i continenti)
}.
seen_traded = { $who } gioca il tris { $cards }: { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}.
seen_bonus = { $who } possiede un territorio raffigurato su quelle carte: { $at } +{ $armies }.
seen_placed = { $who } schiera: { $armies }.
seen_announced = { $from } → { $to }: attacco con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}; { $chooser } sceglie i dadi di difesa.
seen_rolled = { $from } → { $to }: { $attack } contro { $defence } · { $lost }
loses = { $territory } perde { $n }
seen_captured = { $who } conquista: { $to } (prima: { $whose }).
seen_advanced = { $from } → { $to }: { $armies ->
    [one] { $armies } armata avanza.
   *[other] { $armies } armate avanzano.
}
seen_eliminated = { $by } elimina { $who }{ $cards ->
    [0] .
    [one] {" "}e prende { $cards } carta.
   *[other] {" "}e prende { $cards } carte.
}
seen_trade_owed = { $who } ha troppe carte e deve giocare subito un tris.
seen_place_owed = { $who } deve schierare subito { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}.
seen_deck_renewed = Il mazzo è finito: le carte giocate si mescolano e diventano il mazzo.
seen_deck_empty = Non resta nessuna carta da pescare per { $who }.
seen_fortified = { $from } → { $to }: spostamento strategico di { $armies ->
    [one] { $armies } armata.
   *[other] { $armies } armate.
}
seen_turn_ended = { $who } termina il turno.
seen_drew = { $who } pesca una carta.
seen_drew_card = Peschi: { $card }.
seen_cards_taken = { $by } prende le carte di { $from }: { $cards }.
seen_silence = { $who } non ha risposto in tempo: decide il regolamento.
seen_standing = { $who } aveva lasciato un ordine fisso: vale quello.
seen_one_more_sealed = È arrivata un’altra decisione.
seen_ended_world = { $who } possiede tutto il mondo e vince al giro { $round }.
seen_ended_opponent = { $who } elimina l’avversario e vince al giro { $round }.

log_fight = { $from } → { $to } · perdite { $own }–{ $others } · { $rolls }
log_roll = { $attack }:{ $defence }
log_captured = **{ $to }** ← { $from } · prima: { $whose }, { $armies ->
    [one] ne avanza { $armies }
   *[other] ne avanzano { $armies }
} · perdite { $own }–{ $others } · { $rolls }
log_captured_only = **{ $to }** ← { $from } · prima: { $whose } · perdite { $own }–{ $others } · { $rolls }
log_rolls = { $n ->
    [one] { $n } lancio
   *[other] { $n } lanci
}
log_turn = **Giro { $round } · { $who }**
lost_nothing = nessuna perdita

ask_claim = Occupa { $free ->
    [one] l’ultimo territorio libero
   *[other] uno dei { $free } territori liberi
}: ci metti un’armata.
ask_wish = Elenca i territori che vorresti, a partire dal preferito; nessun altro vede la tua lista.
ask_deploy = Schiera esattamente { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} nei tuoi territori.
ask_deploy_neutral = Schiera esattamente { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} nei tuoi territori e { $neutral ->
    [one] { $neutral } armata
   *[other] { $neutral } armate
} in quelli neutrali.
ask_place = Schiera { $armies ->
    [one] la tua armata
   *[other] le tue { $armies } armate
} nei tuoi territori.
ask_place_or_trade = Schiera { $armies ->
    [0] le tue armate
    [one] la tua armata
   *[other] le tue { $armies } armate
} nei tuoi territori; prima di cominciare puoi giocare un tris che vale { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}.
ask_set_lost = Il limite di armate toglie { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} a quel tris.
ask_trade = Hai troppe carte: gioca un tris (ora { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}) finché non te ne restano al massimo { $down_to }.
ask_bonus = Scegli quale dei tuoi territori raffigurati su quelle carte riceve altre due armate: { $among }.
ask_attack = Attacca o fermati: { $n ->
    [one] { $n } attacco possibile.
   *[other] { $n } attacchi possibili.
}
ask_attack_none = Non è più possibile nessun attacco: fermati.
ask_defend = { $by } attacca con { $attack ->
    [one] { $attack } dado
   *[other] { $attack } dadi
} ({ $from } → { $to }): difenditi con { $dice ->
    [one] { $dice } dado.
   *[other] un numero di dadi da 1 a { $dice }.
}
ask_defend_neutral = { $by } attacca con { $attack ->
    [one] { $attack } dado
   *[other] { $attack } dadi
} un territorio neutrale ({ $from } → { $to }): tiri tu per l’armata neutrale, con { $dice ->
    [one] { $dice } dado.
   *[other] un numero di dadi da 1 a { $dice }.
}
ask_advance = { $to } è tuo: fai avanzare da { $min } a { $max } armate ({ $from } → { $to }).
ask_fortify = Fai uno spostamento strategico fra i tuoi territori, oppure termina il turno senza.
ask_fortify_none = Non c’è niente da spostare: termina il turno.


everyone = Ciascuno
