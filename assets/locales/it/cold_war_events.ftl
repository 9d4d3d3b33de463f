### Eventi della guerra fredda, una riga breve ciascuno.

log_cold_turn = **{ $year } · { $who }**
log_cold_turn_more = **{ $year } · { $who }** (continua)
log_cold_year = **{ $year } · redditi e popolazioni**
seen_seats_drawn = Sorteggio: { $who }.
seen_cold_set_up = La mappa è pronta, una fanteria in ogni stato. Reddito iniziale: { $incomes }.
who_number = { $who }: { $n }
seen_cold_year = Comincia il { $year }; gioca per primo { $first }.
seen_upkeep = { $who } paga ${ $money } di mantenimento.
seen_unpaid = { $who } non paga: { $what }.
unpaid_step = { $armies } in { $at } { $n ->
    [one] diventa
   *[other] diventano
} { $into }
unpaid_removed = { $armies } in { $at } { $n ->
    [one] sparisce
   *[other] spariscono
}
unpaid_kept = { $armies } in { $at } { $n ->
    [one] resta
   *[other] restano
}
seen_cold_bought = { $who } compra { $armies } in { $at } per ${ $money }.
seen_war = { $who } dichiara guerra in { $at } ({ $whose }) per ${ $money } e fa entrare { $armies }.
seen_war_free = { $who } entra nella guerra in { $at } ({ $whose }) con { $armies }.
armies_from = { $armies } da { $from }
armies_in = { $armies } in { $at }
seen_leg = { $who } manda { $armies }: { $way }.
seen_leave_asked = { $who } chiede a { $asked } il permesso di sosta in { $at }.
seen_leave_asked_build = { $who } chiede a { $asked } il permesso di costruire in { $at }.
seen_leave_given = { $who } lascia entrare { $to } in { $at }.
seen_leave_refused = { $who } non lascia entrare { $to } in { $at }.
seen_leave_none = { $who } non ottiene il permesso per { $at }.
seen_war_promised = { $who } pagherà ${ $money } per una guerra in { $at }.
seen_leg_back = { $who } ritira il convoglio.
seen_intercepted = { $who } intercetta in { $at } con { $n ->
    [one] { $n } intercettore
   *[other] { $n } intercettori
}: { $dice } contro { $against }
intercept_convoy_lost = il convoglio è distrutto: { $armies }
intercept_missile_lost = il missile è abbattuto
intercept_passes = passa lo stesso
seen_let_pass = { $who } non intercetta in { $at }.
seen_arrived = { $who }: { $from } → { $to }, { $armies } per ${ $money }.
seen_arrived_war = { $who }: { $from } → { $to }, in guerra, { $armies } per ${ $money }.
seen_attack = { $who } attacca { $against } in { $at } con { $armies }.
seen_defence = { $who } difende { $at } con { $armies }.
fight_dice = dadi { $dice } a { $against }
fight_ones = un 1 vale per l’altra parte
log_cold_fight = **{ $at }** · { $one } ({ $own }) contro { $two } ({ $theirs }) · { $score } · { $result }
fight_score = successi { $own }:{ $theirs }
fight_level = pari, nessuna perdita
fight_damage = { $who } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}
fight_harmless = { $who } subisce { $damage ->
    [one] { $damage } danno, troppo poco
   *[other] { $damage } danni, troppo pochi
} per distruggere un’armata
fight_refugees_fail = i profughi di { $who } non ottengono nulla
fight_loses = { $who } perde { $armies }
seen_armies_lost = { $who } perde { $armies } in { $at }.
seen_armies_kept = { $who } non perde nulla in { $at }: i danni non distruggono armate.
seen_converted = { $who } paga ${ $money } e cede a { $to } { $armies } in { $at }.
seen_present = { $who } offre in dono a { $to } { $armies } in { $at }.
seen_present_taken = { $who } accetta il dono.
seen_present_declined = { $who } rifiuta il dono.
seen_controls = { $who } controlla { $at }.
seen_at_war = { $at }: è guerra, non rende nulla.
seen_uncontrolled = Nessuno controlla { $at }.
seen_interceptors_taken = { $who } prende { $n ->
    [one] { $n } intercettore
   *[other] { $n } intercettori
} in { $at }.
seen_exiled = { $who } ha perso l’ultima armata: { $pieces } in { $at }.
seen_refugees_moved = Profughi di { $who }: { $moves }.
refugees_step = { $n } { $from } → { $to }
seen_refugees_grow = I profughi di { $who } aumentano: { $pieces }.
seen_refugees_gone = I profughi di { $who } diminuiscono: { $pieces }.
seen_returned = { $who } controlla { $at }: l’esilio è finito e i profughi tornano popolo.
seen_civil_war = Guerra civile in { $at }: { $who } impiega { $n ->
    [one] { $n } pedina profughi
   *[other] { $n } pedine profughi
} contro { $against }.
seen_civil_war_won = { $who } vince la guerra civile: ora c’è una fanteria in { $at }.
seen_exterminated = { $who } espelle { $n ->
    [one] { $n } pedina profughi
   *[other] { $n } pedine profughi
} di { $whose } da { $at } per ${ $money }.
seen_launched = { $who } lancia un { $weapon }: { $way }.
weapon_light = missile leggero
weapon_heavy = missile pesante
seen_blast = ☢ Un missile distrugge { $at }: { $gone }. Nessuno vi entra più.
blast_nothing = non c’era nulla
loses_what = { $who } perde { $what }
seen_cold_out = { $who } non ha più armate né profughi ed è fuori dalla partita.
seen_cold_turn_ended = { $who } chiude il turno.
seen_last_launches = Il 1980 è finito. Chi ha ancora missili può lanciarli ora, in ordine di posto.
seen_launch_passed = { $who } non lancia altro.
seen_cold_ended = Il 1980 è finito: vince { $who }. Crescita del reddito: { $growth }.
seen_cold_ended_shared = Il 1980 è finito: { $who } condividono la vittoria. Crescita del reddito: { $growth }.
seen_cold_ended_alone = { $who } è l’unico rimasto e vince nel { $year }.
final_growth = { $growth } · reddito { $before } → { $now }
seen_shared = { $at }: convivenza in pace, non rende nulla.
seen_cold_count = { $who } riceve { $income } · { $people }
seen_cold_count_none = { $who } non ha popolazione e non riceve nulla · { $people }
population_change = popolazione { $before } → { $after }
population_same = popolazione { $n }
seen_stepped = { $who }: { $from } → { $to }, { $armies }.
pieces_at = { $at } { $n }
