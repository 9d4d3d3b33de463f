### Obiettivi, punti, carte scartate, i modi in cui il tempo chiude una partita.

seen_objective = Il tuo obiettivo segreto: { $objective }.
seen_bonus_added = { $who } possiede { $at } fra i territori raffigurati su quelle carte e riceve altre { $armies } armate.
seen_cap = { $who } ha tutte le armate che il tavolo permette: { $lost ->
    [one] { $lost } armata non viene ricevuta.
   *[other] { $lost } armate non vengono ricevute.
}
seen_announced_first = { $from } → { $to }: { $chooser } dichiara i dadi di difesa prima di conoscere quelli d’attacco.
seen_defence_named = { $who } difende con { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
seen_hand_full = { $who } ha già il massimo di carte e non pesca.
seen_discard_owed = { $who } ha troppe carte e deve scartarne { $n }.
seen_discarded = { $who } scarta { $cards }.
seen_time = Il tempo è scaduto al giro { $round }.
seen_last_round = { $who } ha pescato l’ultima carta: ognuno gioca ancora un turno, { $who } per ultimo.
seen_closing = { $who } lancia { $dice } alla fine del turno; con { $most } o meno la partita finisce.
seen_extra = I primi sono in parità. Giro supplementare { $n }: giocano solo { $who }, un turno ciascuno.
seen_shown = Obiettivo di { $who }: { $objective }.
seen_ended_objective = { $who } raggiunge l’obiettivo segreto e vince al giro { $round }.
seen_ended_points = { $who } vince al giro { $round } con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
seen_ended_tie = { $who } vince al giro { $round } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, davanti a { $tied } a parità di punti.
seen_ended_draw = La partita finisce in parità fra { $who } al giro { $round }.
score_line = { $place }. { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score_line_reached = { $place }. { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, obiettivo raggiunto
score_line_out = { $place }. { $who }: fuori gioco

objective_named = «{ $name }» – { $goal }
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
goal_eliminate_colour = eliminare le armate di colore { $colour }
hand_objective = Il tuo obiettivo segreto: { $objective }.
hand_instead = Non si può più raggiungere. Ora il tuo obiettivo è: { $goal }.
hand_reached = Lo hai raggiunto.
objective_spectator = Stai guardando questa partita: solo chi gioca ha un obiettivo.
objectives_none = A questo tavolo nessuno ha un obiettivo segreto. /regole dice come si vince.

ask_throw = { $to } difende con { $defence ->
    [one] { $defence } dado
   *[other] { $defence } dadi
}: attacca da { $from } con { $least } a { $dice } dadi.
ask_discard = Hai troppe carte: scartane { $n }.
ask_trade_or_go_on = Non ricevi armate. Puoi giocare un tris per { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}, oppure proseguire.
pick_discard = { $n ->
    [one] Una carta da scartare
   *[other] { $n } carte da scartare
}
button_discard = Scarta carte
button_throw = Lancia
button_go_on = Prosegui
why-inferior = Non si attacca con meno dadi di quanti ne tira la difesa: { $from } ne ha al massimo { $dice }, la difesa ne tira { $defence }. Attacca da un territorio con più armate, o un altro bersaglio.
why-garrison = { $at } confina con un nemico: { $least ->
    [one] lì deve restare { $least } armata. Spostane meno.
   *[other] lì devono restare { $least } armate. Spostane meno.
}
why-cards = Scarta esattamente { $wanted ->
    [one] { $wanted } carta
   *[other] { $wanted } carte diverse
}, non { $given }.

objective_added = Aggiunto agli obiettivi: { $objective }.
objective_one_kind = Un obiettivo indica continenti e territori, oppure quanti territori servono, non entrambe le cose. Togline una.
no_such_continent = Non c’è nessun continente con quel nome. La mappa ha { $names }.
no_such_objective = Non hai scritto nessun obiettivo con questo nome. La raccolta elenca quelli di questo tavolo.
lobby_objective = • obiettivo del tavolo: { $objective }
setup_few_objectives = { $cards ->
    [one] Un obiettivo non basta per { $seats } giocatori.
   *[other] { $cards } obiettivi non bastano per { $seats } giocatori.
} Con `/obiettivo aggiungi` ne aggiungi altri.
setup_objective = L’obiettivo «{ $name }» non si può giocare: { $why }
fault_name = serve un nome da 1 a { $most } caratteri.
fault_twice = «{ $other }» ha lo stesso nome o chiede la stessa cosa.
fault_too_many = un tavolo può averne al massimo { $most } propri.
fault_empty = non chiede nulla: indica territori, continenti o quanti ne servono.
fault_continents = chiede { $wanted } continenti diversi, ma ce ne sono solo { $there }.
fault_territories = chiede { $wanted } territori, ma ce ne sono solo { $there }.
fault_too_easy = chiede { $wanted } territori, ma all’inizio qualcuno ne riceve { $dealt }.
fault_armies = chiede { $wanted } armate, ma il limite per giocatore è { $most }.


status_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
status_time_up = Il tempo è scaduto al giro { $round }.
status_last = Ultimo giro: la partita finisce dopo il turno di { $who }.
status_extra = Giro supplementare { $n }: giocano solo { $who }.
status_set_by_figures = I tris valgono da 4 a 12 armate, secondo le figure
hand_no_set_by_figures = Non ce ne sono ancora tre che facciano un tris.
hand_sets_best = Puoi giocare { $n ->
    [one] { $n } tris
   *[other] { $n } tris diversi
}, fino a { $value } armate.
