### What a channel and a direct message show.

log_more = **Giro { $round } · { $who }** (continua)
seen_answers_in = { $n ->
    [one] { $n } decisione registrata.
   *[other] { $n } decisioni registrate.
}
roll_told = { $attack } contro { $defence } · perdite { $own }–{ $others }
taken_told = **{ $to }** conquistato, era di { $whose }: { $armies ->
    [one] avanza { $armies } armata
   *[other] avanzano { $armies } armate
}
taken_told_only = **{ $to }** conquistato, era di { $whose }

recap_taken = { $who } ti ha preso { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}: { $territories }
recap_armies = { $at } { $before } → { $now }
recap_held = Attaccati e rimasti tuoi: { $territories }
recap_taken_by_many = Hai perso { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}: { $each }
recap_taker = { $who } ne ha presi { $n }
recap_continents = Non più tutti tuoi: { $continents }
recap_out = { $by } ha eliminato { $who }{ $cards ->
    [0] {""}
    [one] {" "}e ha preso { $cards } carta
   *[other] {" "}e ha preso { $cards } carte
}
recap_elsewhere = { $who } ha preso { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
} a { $whose }
recap_from_neutral = { $who } ha preso { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
} all’armata neutrale
and_more = e altri { $n }
notice_answered = ✅ **Partita { $number }** in { $server }: deciso.

final_line = { $place } **{ $who }**: { $had }
place_number = { $place }.
final_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
final_objective = obiettivo raggiunto
final_out = fuori gioco
final_out_by = fuori gioco, per mano di { $by }
dm_result = **Partita { $number }** ({ $server }): { $what }
channel_result = { $mention }: { $what }
result_out_by = **sei fuori gioco.** Ti ha eliminato { $by }. Puoi continuare a guardare.
result_out = **sei fuori gioco.** Puoi continuare a guardare.
result_won = 🥇 **hai vinto!**
result_shared = 🥇 **sei in testa a pari merito!**
result_place = { $mark } **il tuo posto: { $place } su { $n }.**
button_rematch = Rivincita
did_not_play = Solo chi ha giocato la partita { $number } può chiedere la rivincita. `/partita nuova` apre una partita per tutti.
not_seated_in_rematch = Senza posto: { $names } non { $n ->
    [one] è
   *[other] sono
} più in questo server. Gli altri hanno il posto di prima; chi non vuole giocare può lasciarlo.

status_deadline = Tempo per rispondere: entro il { $when }
no_such_game = In questo server non c’è una partita { $number }.
one_of_menus = { $prompt } ({ $page } di { $of })
strike_best = { $from } · meglio: { $to } { $percent }%
deploy_left_over = { $placed } · { $left ->
    [0] non ne restano
   *[other] ne restano { $left }
}
button_half = Metà: { $n }
button_in_words = A parole
