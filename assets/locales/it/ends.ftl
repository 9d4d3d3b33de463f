# Obiettivi, punti, carte scartate, i modi in cui il tempo chiude una partita. Le chiavi sono i nomi delle funzioni in
# src/text/phrases/ends.rs.

seen_objective = Il tuo obiettivo segreto: { $objective }.
seen_bonus_added = { $who } possiede { $at } su quelle carte e riceve altre { $armies } armate.
seen_cap = { $who } ha tutte le armate che il tavolo permette: { $lost ->
    [one] { $lost } armata non viene ricevuta.
   *[other] { $lost } armate non vengono ricevute.
}
seen_announced_first = { $from } → { $to }: { $chooser } dichiara i dadi di difesa prima di conoscere quelli dell’attacco.
seen_defence_named = { $who } difende con { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
seen_hand_full = { $who } ha già il massimo di carte e non pesca.
seen_discard_owed = { $who } ha troppe carte e deve scartarne { $n }.
seen_discarded = { $who } scarta { $cards }.
seen_time = Il tempo è scaduto nel giro { $round }.
seen_last_round = { $who } ha pescato l’ultima carta: ognuno gioca ancora una volta, { $who } per ultimo.
seen_closing = { $who } lancia { $dice } alla fine del turno; con { $most } o meno la partita finisce.
seen_extra = I primi sono in parità. Giro supplementare { $n }: giocano solo { $who }, un turno ciascuno.
seen_shown = L’obiettivo di { $who }: { $objective }.
seen_ended_objective = { $who } ha raggiunto l’obiettivo segreto e vince nel giro { $round }.
seen_ended_points = La partita finisce nel giro { $round }: { $who } ha più punti e vince.
seen_ended_draw = La partita finisce nel giro { $round } in parità fra { $who }.
score_line = { $place }. { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score_line_reached = { $place }. { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, obiettivo raggiunto
score_line_out = { $place }. { $who }: fuori gioco

objective_named = «{ $name }»: { $goal }
goal_land = possedere nello stesso momento { $land }
goal_continent = tutto il continente { $continent }
goal_others = { $n ->
    [one] un altro continente a scelta
   *[other] altri { $n } continenti a scelta
}
goal_count = possedere { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}
goal_count_armies = possedere { $n } territori con almeno { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} su ciascuno
goal_eliminate = eliminare { $who }
hand_objective = Il tuo obiettivo segreto: { $objective }.
hand_instead = Non si può più raggiungere; al suo posto: { $goal }.
hand_reached = Lo hai raggiunto.

ask_throw = { $to } difende con { $defence ->
    [one] { $defence } dado
   *[other] { $defence } dadi
}: attacca da { $from } con { $least } a { $dice } dadi.
ask_discard = Hai troppe carte: scartane { $n }.
ask_trade_or_go_on = Non ricevi armate. Puoi giocare un tris per { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}, oppure proseguire.
task_throw = scegliere i dadi d’attacco
task_discard = scartare carte
pick_discard = { $n ->
    [one] Una carta da scartare
   *[other] { $n } carte da scartare
}
button_discard = Scarta carte
button_throw = Lancia
button_go_on = Prosegui
why_inferior = Nessun attacco con meno dadi di chi difende: { $from } ne ha al massimo { $dice }, chi difende ne lancia { $defence }.
why_garrison = { $at } confina con un nemico: { $least ->
    [one] lì deve restare { $least } armata.
   *[other] lì devono restare { $least } armate.
}
why_cards = Bisogna scartare esattamente { $wanted ->
    [one] { $wanted } carta
   *[other] { $wanted } carte diverse
}, non { $given }.

objective_added = Aggiunto agli obiettivi: { $objective }.
objective_one_kind = Un obiettivo indica territori o continenti, oppure quanti territori servono; non entrambe le cose.
no_such_continent = Questo continente non c’è. Ci sono { $names }.
no_such_objective = Non hai scritto nessun obiettivo con questo nome.
lobby_objective = • obiettivo proprio: { $objective }
setup_few_objectives = { $cards ->
    [one] Un obiettivo non basta per { $seats } giocatori.
   *[other] { $cards } obiettivi non bastano per { $seats } giocatori.
}
setup_objective = L’obiettivo «{ $name }» non si può giocare: { $why }
fault_name = serve un nome da 1 a { $most } caratteri.
fault_twice = «{ $other }» ha lo stesso nome o chiede la stessa cosa.
fault_too_many = un tavolo può averne al massimo { $most } propri.
fault_empty = non chiede nulla: indica territori, continenti o quanti ne servono.
fault_continents = chiede { $wanted } continenti diversi, e ce ne sono { $there }.
fault_territories = chiede { $wanted } territori, e ce ne sono { $there }.
fault_too_easy = chiede { $wanted } territori, e all’inizio qualcuno ne riceve { $dealt }.

switch_renew = Nuovo mazzo
value_renew_need = quando serve una carta
about_renew_need = Le carte giocate tornano nel mazzo quando si deve pescare e non ne resta nessuna.
value_renew_once = con l’ultima carta
about_renew_once = Chi pesca l’ultima carta mescola quelle giocate in un nuovo mazzo.
value_hand_time = 7 a tempo
about_hand_time = Al massimo 7 carte in mano, solo nelle partite a tempo.
value_time_rounds = giri
about_time_rounds = Il tempo scade in un giro concordato; il giro si completa.
switch_rounds = Giri
about_rounds = Il tempo scade nel giro { $n }.
switch_elimination = Un’eliminazione la chiude
about_elimination_off = Dopo un’eliminazione la partita continua.
about_elimination_on = A tempo, un’eliminazione chiude la partita dopo il primo rinnovo del mazzo; si contano i punti.
switch_tie = Punti pari
value_tie_armies = più armate
about_tie_armies = A pari punti vince chi ha più armate; poi giri supplementari fra i pari; poi è parità.
value_tie_outside = più territori fuori
about_tie_outside = A pari punti vince chi ne ha di più fuori dall’obiettivo; poi chi gioca più tardi.

status_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
status_time_up = Il tempo è scaduto nel giro { $round }.
status_last = Ultimo giro: la partita finisce con il turno di { $who }.
status_extra = Giro supplementare { $n }: giocano solo { $who }.
status_set_by_figures = I tris valgono da 4 a 12 armate, secondo le figure
hand_no_set_by_figures = Tre di esse non fanno ancora un tris.
hand_sets_best = { $n ->
    [one] { $n } tris si può giocare
   *[other] { $n } tris diversi si possono giocare
}, fino a { $value } armate.
