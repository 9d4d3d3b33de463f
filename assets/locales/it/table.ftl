### Il tavolo intorno alla partita.

colour_red = rosso
colour_blue = blu
colour_green = verde
colour_yellow = giallo
colour_purple = viola
colour_black = nero

no_game_here = In questo canale non c’è nessuna partita. Aprine una con `/partita nuova`.
game_moved = **La partita { $number }** continua in { $channel }.
game_here = In questo canale si gioca la partita { $number }. Aprine un’altra in un canale o thread libero.
has_begun = La partita { $number } è cominciata: non si esce e basta. `/partita abbandona` lascia il tuo posto per sempre, `/partita cedi` riconosce chi vince, `/partita chiudi` la finisce com’è se tutti sono d’accordo. Vai via solo per un po’? `/assente`. Chi tace è giocato da un automatico finché non riprende il posto.
has_begun_without_deadlines = La partita { $number } è cominciata: non si esce e basta. `/partita abbandona` lascia il tuo posto per sempre, `/partita cedi` riconosce chi vince, `/partita chiudi` la finisce com’è se tutti sono d’accordo. Non ha scadenze e aspetta ogni risposta.
in_this_channel = La partita { $number } è già in questo canale.
lobby_here = In questo canale si raccolgono i giocatori della partita { $number }: puoi entrare. Apri la seconda in un altro canale o thread.
not_running = La partita non è ancora cominciata. Può farla cominciare { $host }.
not_seated = Non hai un posto in questa partita. Puoi seguirla con `/mappa` e `/stato`.
not_host = Lo può fare solo chi ospita la partita, { $host }, o chi gestisce questo server.
host_left_you = Chi ospitava ha lasciato questo server, perciò ora ospiti tu. Fallo un’altra volta.
host_left = Chi ospitava ha lasciato questo server. Ora ospita { $host }: lo può fare solo lei o lui, o chi gestisce questo server.
host_left_closed = Chi ospitava ha lasciato questo server, e non c’era nessun altro. La raccolta dei giocatori è chiusa.
lobby_full = { $seats ->
    [one] L’unico posto è occupato.
   *[other] Tutti i { $seats } posti sono occupati.
} Chi ospita può aggiungerne, se il regolamento ne ha di più; puoi seguire la partita con `/mappa` e `/stato`.
already_seated = Hai già un posto in questa partita.
bot_cannot_play = Un bot non può avere un posto: i posti sono per le persone e per i giocatori automatici che chi ospita aggiunge.
colour_taken = { $by } ha già il colore { $colour }. Scegline un altro.
too_few_seats = { $have ->
    [one] C’è { $have } giocatore
   *[other] Ci sono { $have } giocatori
}; con questo regolamento ne servono almeno { $need }. Aspetta altre persone, o aggiungi un giocatore automatico.
too_many_seated = { $seated ->
    [one] C’è già { $seated } giocatore: i posti non possono essere di meno.
   *[other] Ci sono già { $seated } giocatori: i posti non possono essere di meno.
}
too_many_seats = Qui una partita può avere al massimo { $most ->
    [one] { $most } posto
   *[other] { $most } posti
}, non { $seats }.
pace_not_offered = Questo tempo per turno non è previsto. Scegline uno dall’elenco.
confirm_cancel = Così si annulla per tutti una partita in corso. Conferma, se lo vuoi davvero.
not_your_turn = Non tocca a te decidere. { $doing }.
not_your_turn_until = Non tocca a te decidere. { $doing } · entro il { $when }
not_your_turn_sealed = La tua decisione è registrata. Gli altri devono ancora decidere: { $task }.
why-named_twice = { $at } compare due volte nella tua lista. Indica ogni territorio una volta sola.
bad_percent = Scegli una probabilità da 1 a 100%, non { $percent }%.
too_many_games = In questo server { $limit ->
    [one] c’è già { $limit } partita aperta
   *[other] ci sono già { $limit } partite aperte
}, il massimo. Prima bisogna finirne o annullarne una.
busy = Qualcuno è stato più veloce e non è cambiato niente. Riprova.
unknown_territory = Nessun territorio si chiama «{ $typed }». Intendevi { $nearest }?
no_territory_given = Indica un territorio, per esempio { $some }.

when = { $date } ({ $distance })
dm_turn = **Tocca a te** nella partita { $number } ({ $server }): { $task }. Non c’è limite di tempo.
dm_turn_until = **Tocca a te** nella partita { $number } ({ $server }): { $task } entro il { $when }.
channel_turn = { $mention }, **tocca a te**: { $task }. Non c’è limite di tempo.
channel_turn_until = { $mention }, **tocca a te**: { $task } entro il { $when }.
how_to_open_dms = Non ho potuto scriverti in privato, perciò ti ho menzionato nel canale. Per ricevere messaggi privati apri il menu di questo server, poi Impostazioni privacy, e consenti i messaggi diretti.
announce_started = **Comincia la partita { $number }.** Gioca per primo: { $first }.
announce_started_sealed = **Comincia la partita { $number }.** Tutti si preparano insieme, in segreto.
announce_eliminated = **{ $by } elimina { $who }.**
announce_out = **{ $who } è fuori gioco.**
announce_cancelled = **La partita { $number } è stata annullata** da chi la ospitava.
announce_cancelled_by = **La partita { $number } è stata annullata** da { $name }, che gestisce questo server.
announce_new_host = Ora **{ $name } ospita** la partita { $number }.
announce_host_gone = Chi ospitava la partita { $number } ha lasciato questo server. **Ora ospita { $name }.**
announce_grace = Ero fuori servizio quando è scaduto il tempo, perciò ce n’è dell’altro: fino a { $when }.
announce_clock_set = Il mio orologio è stato regolato. Nessuno guadagna o perde tempo: c’è tempo fino a { $when }.
lobby_closed = La raccolta dei giocatori è chiusa. Apri una nuova partita con `/partita nuova`.

lobby_title = **Partita { $number } · { $rulebook }**
rulebook_classic = Classico
rulebook_classic_about = Conquista del mondo su 42 territori: vince chi li possiede tutti. A ogni turno schieri i rinforzi, attacchi con i dadi quante volte vuoi e fai uno spostamento strategico fra territori confinanti.
rulebook_first = Prima edizione
rulebook_first_about = Le regole italiane più antiche: territori assegnati con i dadi, un’armata su ciascuno; tre dadi in difesa; una carta all’inizio di ogni turno e un’altra per una conquista. Vince chi possiede tutti i 42 territori; nei primi quattro giri nessuno può essere eliminato.
rulebook_objectives = Obiettivi
rulebook_objectives_about = Ciascuno ha un obiettivo segreto e vince chi lo raggiunge per primo. Tre dadi in difesa, tris di valore fisso e, volendo, una partita a tempo decisa dai punti.
rulebook_tournament = Torneo
rulebook_tournament_about = Obiettivi segreti con le regole da torneo: la difesa tira sempre il massimo, nessuno attacca con meno dadi, due armate restano ai confini. Scaduto il tempo decidono i punti.
rulebook_y2210 = 2210 d.C.
rulebook_y2210_about = Cinque anni di guerra sulla terra, nei mari e sulla Luna: si offre energia per l’ordine di gioco, si ingaggiano comandanti e si giocano le loro carte comando. Vince chi ha più punti alla fine del quinto anno.
rulebook_cold_war = Guerra fredda
rulebook_cold_war_about = USA, URSS e le coalizioni in mezzo, sette turni dal 1950 al 1980: redditi, popoli, accordi, guerre che nessuno è obbligato a combattere, missili in ogni momento. Alla fine vince chi ha aumentato di più il proprio reddito.
lobby_seats = **Posti** { $have } su { $of } · ospita: { $host }
lobby_seat = { $n }. { $who } ({ $colour })
lobby_computer = { $n }. { $who } ({ $colour }) · giocatore automatico, { $level }
level_random = casuale
level_quick = rapido
level_easy = facile
level_normal = normale
level_human = quasi umano
level_strong = forte
level_rated = { $level }, punteggio { $points }
computers_about = { $count ->
    [0] Nessun giocatore automatico ha più un posto.
    [one] { $count } giocatore automatico ha un posto. Gioca con le persone allo stesso tavolo, vede ciò che vedrebbe chiunque al suo posto, e nessuno lo aspetta.
   *[other] { $count } giocatori automatici hanno un posto. Giocano con le persone allo stesso tavolo, vedono ciò che vedrebbe chiunque al loro posto, e nessuno li aspetta.
}
computers_set = Giocatori automatici a questo tavolo: { $who }.
computers_none = Nessun giocatore automatico ha un posto a questo tavolo.
computer_becomes = { $who }: diventa { $level }
computer_is = ora è { $level }
computer_removed = { $who }: togli
computer_pace = { $n ->
    [one] fino a { $n } secondo prima di ogni loro turno
   *[other] fino a { $n } secondi prima di ogni loro turno
}
computer_pace_none = nessuna pausa prima dei loro turni
computers_count = { $n ->
    [0] Nessun giocatore automatico
    [one] { $n } giocatore automatico
   *[other] { $n } giocatori automatici
}
too_many_computers = { $free ->
    [0] Non c’è un posto libero per un giocatore automatico. Chi ospita può aggiungere posti nelle impostazioni, se il regolamento ne ha di più.
    [one] C’è un posto libero: { $count } giocatori automatici non ci stanno. Chi ospita può aggiungere posti nelle impostazioni, se il regolamento ne ha di più.
   *[other] Ci sono { $free } posti liberi: { $count } giocatori automatici non ci stanno. Chi ospita può aggiungere posti nelle impostazioni, se il regolamento ne ha di più.
}
no_computer = Nessun giocatore automatico ha quel posto. Aggiungine uno con “Aggiungi un giocatore automatico”.
bad_computer_name = Il nome di un giocatore automatico ha da 1 a { $most } caratteri visibili. Comincia sempre con “Computer”.
lobby_free = { $n }. libero
lobby_pace = **Tempo** { $pace }
lobby_option = • { $name }: **{ $value }**. { $about }
lobby_no_options = **Regole della casa** nessuna: tutto come da regolamento.
lobby_options = **Regole della casa**
lobby_silent = -# Se qualcuno non risponde in tempo, il regolamento fa la scelta prudente al suo posto: armate al confine più minacciato, nessun attacco, difesa con tutti i dadi.
lobby_silent_y2210 = -# Se qualcuno non risponde in tempo, il regolamento fa la scelta prudente al suo posto: nessuna offerta, MOD al confine più minacciato, niente da ingaggiare, comprare o giocare, nessuna invasione, difesa con tutti i dadi.
lobby_silent_cold_war = -# Se qualcuno non risponde in tempo, il regolamento fa la scelta prudente al suo posto: mantenimento pagato, nessun acquisto, nessuna guerra, nessun permesso, difesa con tutte le armate.
lobby_silent_never = -# Non c’è limite di tempo: la partita aspetta tutti, per quanto ci mettano.
lobby_waits = • Chi si difende sceglie i propri dadi, e la partita aspetta.
lobby_waits_cold_war = • La partita aspetta ciò che si risponde nei turni altrui: permessi, intercettori, incontro con un invasore, difesa, perdite, profughi.
lobby_waits_for_nobody = • Nessuno aspetta le risposte nei turni altrui: rispondono gli ordini fissi o le regole.
pace_minutes = { $n ->
    [one] { $n } minuto per turno
   *[other] { $n } minuti per turno
}
pace_hours = { $n ->
    [one] { $n } ora per turno
   *[other] { $n } ore per turno
}
pace_days = { $n ->
    [one] { $n } giorno per turno
   *[other] { $n } giorni per turno
}
pace_none = nessun limite di tempo

headline_setup = **La mappa è pronta** · comincia { $first }
headline_sealed = **La mappa è pronta** · tutti schierano insieme, in segreto
headline_round = **Giro { $round }** · { $what }
headline_took = { $who } ha conquistato { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}
headline_quiet = { $who } non ha conquistato niente
headline_took_holds = { $who } ha conquistato { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
} e possiede { $continents }
headline_quiet_holds = { $who } non ha conquistato niente e possiede { $continents }
headline_over = **Fine** · { $what }
change_taken = Conquiste: { $territories }
change_placed = { $n ->
    [one] { $n } armata schierata
   *[other] { $n } armate schierate
}
change_lost = Perdite: { $who }: { $own }, gli altri: { $others }
change_moved = { $from } → { $to }: { $n ->
    [one] { $n } armata spostata
   *[other] { $n } armate spostate
}
change_traded = Tris giocato: { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
change_eliminated = { $who } esce dal gioco
change_nothing = Non è cambiato niente

status_turn = **Giro { $round }** · turno di { $who }
status_setup = **Preparazione**
status_sealed = { $doing } · pronti: { $answered } su { $of }
status_seat = **{ $who }** · { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} · +{ $income } per turno
status_continents = possiede { $continents }
status_in_hand = { $n ->
    [one] { $n } armata da schierare
   *[other] { $n } armate da schierare
}
status_out = ~~{ $who }~~ · fuori gioco
status_out_by = ~~{ $who }~~ · eliminazione: { $by }
status_neutral = Armata neutrale · { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
status_next_set = Prossimo tris: { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
status_deck = { $n ->
    [0] mazzo vuoto
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}

board_continent = **{ $name }** (+{ $bonus })
board_continent_held = **{ $name }** (+{ $bonus }, tutto di { $who })
board_held = { $who }: { $territories }
territory_with = { $territory } { $n }

hand_none = Non hai carte. Conquista un territorio in un turno per riceverne una.
hand_cards = Hai { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}:
hand_own = • { $card } · territorio tuo: +2 lì
hand_sets = { $n ->
    [one] Hai un tris.
   *[other] Hai { $n } tris possibili.
} Giocato ora vale { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}.
hand_no_set = Non hai nessun tris. Il prossimo vale { $value ->
    [one] { $value } armata
   *[other] { $value } armate
}.
hand_help = -# Un tris: tre figure uguali, tre diverse, oppure due carte qualsiasi e un jolly. Si gioca prima di schierare, con `/tris`; con cinque carte o più è obbligatorio.
hand_sealed = La tua decisione è registrata, resta segreta finché non hanno deciso tutti e non si può più cambiare.
hand_spectator = Stai guardando questa partita: solo chi gioca ha una mano di carte.

odds_win = { $versus }: l’attacco riesce nel **{ $percent }%** dei casi.
odds_losses = In media chi attacca perde { $attacker } armate, chi si difende { $defender }.
odds_dice = Dadi: { $attack } contro { $defence }.
odds_line = { $dice } { $line }
odds_left = Se riesce, a chi attacca { $most_likely ->
    [one] resta il più delle volte { $most_likely } armata
   *[other] restano il più delle volte { $most_likely } armate
}.
odds_stopped = Nel { $percent }% dei casi chi attacca si ferma prima, con armate ancora libere.
odds_march = { $versus }, una marcia che lascia un’armata in ogni territorio:
odds_leg = { $n }. contro { $defenders }: raggiunto e conquistato nel **{ $percent }%** dei casi.

attack_expected = Hai perso { $own }, gli altri: { $others } (previsti: { $own_expected } e { $others_expected }).
stopped_left = Attacco fermato: lì { $armies ->
    [one] resta { $armies } armata.
   *[other] restano { $armies } armate.
}
stopped_chance = Attacco fermato: la probabilità di conquista è ora del { $percent }%.
stopped_cannot = Attacco fermato: troppo poche armate per continuare.
stopped_waiting = Chi si difende sta scegliendo i dadi. Poi l’attacco continua da solo.
stopped_enough = Attacco fermato dopo molti lanci. Ripeti l’ordine per continuare.

standing_dice = Quando ti attaccano, ti difendi con { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi, dove è permesso.
}
standing_default = Quando ti attaccano, ti difendi con tutti i dadi permessi. Con `/difendi` puoi cambiarlo.
standing_wishes = Occuperai, in quest’ordine: { $territories }.
standing_no_wishes = Non hai una lista di territori da occupare.

picture_round = GIRO { $round }
picture_setup = PREPARAZIONE
picture_over = FINE
picture_goal = Il tuo obiettivo
picture_reached = { $objective } (raggiunto)
picture_cards = Le tue carte
picture_line_turn = Turno di { $who }
picture_line_won = { $n ->
    [one] Vittoria: { $who }
   *[other] Patta: { $who }
}
picture_line_all = Tutti decidono
holdings = { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territori
} · { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
