### Slash commands, their options and choices: what each says of itself, and its name. The keys are made of names:
### `command-` and the way to the command, `option-` with the option behind it, `choice-` with the choice behind that.
### Discord takes names of 1 to 32 lower-case characters, and sentences of 1 to 100.

command-game = Aprire, raggiungere e gestire una partita
    .name = partita

command-game-new = Apri una partita in questo canale e raccogli i giocatori
    .name = nuova
option-game-new-rulebook = Con quale regolamento si gioca
    .name = regolamento
choice-game-new-rulebook-classic = Classico
choice-game-new-rulebook-objectives = Obiettivi segreti
choice-game-new-rulebook-tournament = Torneo
choice-game-new-rulebook-first_edition = Prima edizione
choice-game-new-rulebook-y2210 = A.D. 2210
choice-game-new-rulebook-cold_war = Guerra fredda
option-game-new-seats = Quante persone possono unirsi al massimo
    .name = posti
option-game-new-pace = Tempo per turno, per esempio 24h
    .name = tempo
option-game-new-setup = Come si prepara la mappa
    .name = preparazione
choice-game-new-setup-sealed = segreta: tutti schierano insieme, in segreto
choice-game-new-setup-by_the_book = come da regolamento: uno dopo l’altro
choice-game-new-setup-instant = immediata: tutto distribuito e schierato, si comincia subito
option-game-new-computers = Quanti giocatori automatici giocano
    .name = automatici
option-game-new-thread = Gioca in un thread tutto suo in questo canale
    .name = thread
option-game-new-silence = Che cosa succede a chi non risponde in tempo
    .name = silenzio
choice-game-new-silence-caretaker = custode: le regole scelgono la cosa sicura, dopo due assenze un giocatore automatico
choice-game-new-silence-skip = salta: solo ciò che le regole impongono, dopo due assenze un giocatore automatico
choice-game-new-silence-computer = automatico: gioca alla prima assenza
choice-game-new-silence-host = ospite: la cosa sicura, poi chi ospita decide chi continua
option-game-new-absences = Se il tavolo aspetta chi annuncia un’assenza con /assente; di norma sì
    .name = assenze
option-game-new-window = Quanto aspettare una risposta nel turno di un altro, se il tavolo chiede
    .name = finestra
choice-game-new-window-usual = solita: un quarto del tempo per turno, al massimo 6 ore
choice-game-new-window-5m = 5 minuti
choice-game-new-window-30m = 30 minuti
choice-game-new-window-1h = 1 ora
choice-game-new-window-3h = 3 ore
choice-game-new-window-12h = 12 ore
choice-game-new-window-turn = quanto un turno
option-game-new-bank = Tempo di riserva di ogni giocatore, usato quando il tempo del turno è finito; di norma nessuno
    .name = riserva
choice-game-new-bank-none = nessuna
choice-game-new-bank-small = piccola: mezzo turno all’inizio, un po’ di più per ogni turno in tempo, al massimo un turno
choice-game-new-bank-large = grande: due turni all’inizio, un po’ di più per ogni turno in tempo, al massimo tre turni

command-game-join = Prendi un posto nella partita di questo canale
    .name = unisciti

command-game-leave = Lascia il tuo posto prima dell’inizio
    .name = lascia

command-game-computers = Scegli quanti giocatori automatici hanno un posto (chi ospita o gestisce)
    .name = automatici
option-game-computers-count = Quanti; 0 li toglie
    .name = quanti
option-game-computers-level = Quanto giocano bene
    .name = livello
choice-game-computers-level-easy = facile: fanno errori
choice-game-computers-level-normal = normale
choice-game-computers-level-strong = forte: pensano in anticipo
choice-game-computers-level-human = quasi umano: pensano un poco, ognuno a modo suo, con qualche svista
option-game-computers-name = Un nome per l’ultimo, dopo la parola Computer
    .name = nome
option-game-computers-external = Un giocatore esterno di questo server che gioca per tutti loro
    .name = esterno

command-game-colour = Scegli il tuo colore nella raccolta di questo canale
    .name = colore
option-game-colour-colour = Quale colore
    .name = colore
choice-game-colour-colour-red = rosso
choice-game-colour-colour-blue = blu
choice-game-colour-colour-green = verde
choice-game-colour-colour-yellow = giallo
choice-game-colour-colour-purple = viola
choice-game-colour-colour-black = nero

command-game-power = Dai a un giocatore una potenza della Guerra fredda (chi ospita o gestisce)
    .name = potenza
option-game-power-player = Chi
    .name = giocatore
option-game-power-power = Che cosa gioca
    .name = potenza
choice-game-power-power-usa = USA
choice-game-power-power-ussr = URSS
choice-game-power-power-coalition_1 = coalizione 1
choice-game-power-power-coalition_2 = coalizione 2
choice-game-power-power-coalition_3 = coalizione 3
choice-game-power-power-coalition_4 = coalizione 4
choice-game-power-power-none = quella che resta

command-game-start = Comincia la partita (chi ospita o gestisce)
    .name = avvia

command-game-status = Chi gioca, di chi è il turno, chi possiede che cosa
    .name = stato

command-game-cancel = Annulla la raccolta o la partita (chi ospita o gestisce)
    .name = annulla

command-game-move = Sposta in questo canale una partita in corso di questo server
    .name = trasferisci
option-game-move-game = Numero della partita
    .name = partita

command-game-return = Riprendi il posto che un giocatore automatico gioca per te
    .name = ritorna

command-game-pause = Ferma gli orologi: chi ospita fino a 72 ore, tutti insieme più a lungo
    .name = pausa
option-game-pause-time = Quanto, per esempio 12h o 3d; se manca: 72 ore
    .name = tempo

command-game-resume = Finisci la pausa di questa partita
    .name = riprendi

command-game-extend = Più tempo per chi deve rispondere: chi ospita una volta per scadenza, o tutti insieme
    .name = proroga
option-game-extend-time = Quanto in più, per esempio 30m o 12h; se manca: il tempo di un turno
    .name = tempo

command-game-concede = Cedi a chi è in testa, o ritiralo: quando cedono tutti i rivali, ha vinto
    .name = cedi
option-game-concede-to = A chi; di norma a chi hanno ceduto gli altri, altrimenti a chi è in testa
    .name = a

command-game-call = Proponi in segreto di finire la partita così com’è, o rispondi a una proposta
    .name = chiudi

command-away = Le tue assenze: annunciane una, fino a 21 giorni l’anno, finiscila, o guarda quelle annunciate
    .name = assente
option-away-from = Primo giorno, per esempio 2026-12-24, 24.12. oppure oggi
    .name = da
option-away-to = Ultimo giorno, per esempio 2027-01-06 oppure 6.1.
    .name = a
option-away-zone = Fuso orario di questi giorni; di norma quello delle tue ore di silenzio, altrimenti UTC
    .name = fuso
option-away-change = Se questi giorni prendono il posto di un’assenza che ne ha alcuni
    .name = cambia

command-game-host = Passa questo tavolo a un altro dei suoi giocatori (chi ospita o gestisce)
    .name = ospite
option-game-host-person = Chi ospita d’ora in poi
    .name = persona

command-game-reserve = Tieni un posto di questa raccolta per una persona, o liberalo (chi ospita o gestisce)
    .name = riserva
option-game-reserve-person = Per chi
    .name = persona
option-game-reserve-release = Vero: il posto non è più riservato
    .name = libera

command-game-resign = Lascia per sempre il tuo posto in questa partita
    .name = abbandona

command-game-replace = Chiedi a qualcuno di prendere un posto, o dallo a un automatico (chi ospita o gestisce)
    .name = sostituisci
option-game-replace-player = Di chi è il posto
    .name = giocatore
option-game-replace-person = A chi si chiede; se manca: un automatico, se il giocatore ha mancato dei turni
    .name = persona
option-game-replace-withdraw = Vero: non si chiede più a nessuno
    .name = ritira

command-game-silence = Che cosa succede a chi tace: in raccolta sceglie chi ospita, in gioco più severo se tutti vogliono
    .name = silenzio
option-game-silence-policy = Che cosa succede a chi non risponde in tempo
    .name = regola
choice-game-silence-policy-caretaker = custode: le regole scelgono la cosa sicura, dopo due assenze un giocatore automatico
choice-game-silence-policy-skip = salta: solo ciò che le regole impongono, dopo due assenze un giocatore automatico
choice-game-silence-policy-computer = automatico: gioca alla prima assenza
choice-game-silence-policy-host = ospite: la cosa sicura, poi chi ospita decide chi continua

command-manage = Tutte le partite: pausa, più tempo, sostituisci, sposta, ospite, annulla (serve Gestire il server)
    .name = gestisci
option-manage-game = Numero della partita; se manca: l’elenco di tutte
    .name = partita
option-manage-action = Che cosa farne
    .name = azione
option-manage-person = Per un nuovo ospite, o al posto di un giocatore: chi
    .name = persona
option-manage-time = Per una pausa o più tempo: quanto, per esempio 12h o 3d
    .name = tempo
choice-manage-action-show = mostrala
choice-manage-action-pause = mettila in pausa
choice-manage-action-resume = finisci la pausa
choice-manage-action-extend = più tempo
choice-manage-action-move = spostala in questo canale
choice-manage-action-host = nuovo ospite
choice-manage-action-cancel = annullala
choice-manage-action-replace = sostituisci un giocatore
option-manage-player = Per sostituire qualcuno: di chi è il posto
    .name = giocatore

command-my = Le tue partite, in tutti i server
    .name = mie

command-my-games = Tutte le tue partite, in ogni server: a chi tocca e quanto tempo resta
    .name = partite

command-my-next = Apri la prossima partita che ti aspetta
    .name = prossima

command-place = Schiera rinforzi in un tuo territorio
    .name = rinforzi
option-place-territory = Un tuo territorio
    .name = territorio
option-place-armies = Quante; altrimenti tutte quelle che restano
    .name = armate

command-attack = Attacca un territorio confinante
    .name = attacca
option-attack-from = Il tuo territorio da cui attacchi
    .name = da
option-attack-to = Il territorio che attacchi
    .name = verso
option-attack-dice = Dadi per ogni lancio; altrimenti tutti quelli possibili
    .name = dadi
option-attack-until = Quando fermarsi
    .name = fino
choice-attack-until-once = dopo un lancio
choice-attack-until-captured = solo a conquista avvenuta
option-attack-armies = Fermati quando lì restano al massimo queste armate
    .name = armate
option-attack-chance = Fermati quando la probabilità di conquista scende sotto questa percentuale
    .name = probabilità
option-attack-move_in = Quante armate avanzano dopo la conquista; altrimenti ti viene chiesto
    .name = avanzata
choice-attack-move_in-all = tutte quelle che possono
choice-attack-move_in-half = la metà
choice-attack-move_in-fewest = il meno possibile
choice-attack-move_in-ask = chiedimelo
option-attack-spare = Se i tuoi comandanti restano fuori dalla battaglia
    .name = risparmia

command-advance = Avanza nel territorio conquistato
    .name = avanza
option-advance-armies = Quante; altrimenti tutte meno una
    .name = armate
option-advance-commanders = Comandanti che avanzano, per esempio: land, naval; oppure nessuno
    .name = comandanti

command-trade = Gioca un tris di carte
    .name = tris
option-trade-cards = Il tris, dall’elenco
    .name = carte

command-fortify = Spostamento strategico fra i tuoi territori: chiude il turno
    .name = sposta
option-fortify-from = Il tuo territorio da cui partono
    .name = da
option-fortify-to = Il tuo territorio in cui arrivano
    .name = verso
option-fortify-armies = Quante; altrimenti tutte meno una
    .name = armate
option-fortify-commanders = Comandanti che si spostano, per esempio: land, naval; oppure nessuno
    .name = comandanti

command-end = Smetti di attaccare e termina il turno
    .name = fine

command-defend = Scegli i dadi di difesa, ora o per ogni attacco
    .name = difendi
option-defend-dice = Quanti dadi
    .name = dadi
choice-defend-dice-most = sempre tutti quelli permessi
choice-defend-dice-one = sempre uno
choice-defend-dice-ask = nessun ordine fisso

command-propose = Proponi al difensore una battaglia rapida
    .name = proponi
option-propose-from = Il tuo territorio da cui attacchi
    .name = da
option-propose-to = Il territorio che attacchi
    .name = verso

command-agree = Accetta o no una battaglia rapida
    .name = accetta
option-agree-yes = Se accetti
    .name = sì
option-agree-always = Vero: anche per ogni proposta futura; falso: nessun ordine fisso
    .name = sempre

command-defaults = Le tue abitudini per attacchi e fine del turno, in tutte le partite
    .name = abitudini
option-defaults-until = Quando si ferma un attacco con un solo tocco
    .name = fino
choice-defaults-until-once = dopo un lancio
choice-defaults-until-captured = solo a conquista avvenuta
option-defaults-armies = Fermati quando lì restano al massimo queste armate
    .name = armate
option-defaults-chance = Fermati quando la probabilità di conquista scende sotto questa percentuale
    .name = probabilità
option-defaults-move_in = Quante armate avanzano dopo una conquista
    .name = avanzata
choice-defaults-move_in-all = tutte quelle che possono
choice-defaults-move_in-half = la metà
choice-defaults-move_in-fewest = il meno possibile
choice-defaults-move_in-ask = chiedimelo
option-defaults-confirm = Se il pulsante «Termina il turno» chiede conferma
    .name = conferma

command-roll = Scegli i dadi d’attacco, dopo che chi si difende ha dichiarato i suoi
    .name = lancia
option-roll-dice = Quanti dadi
    .name = dadi
option-roll-commanders = Comandanti che lanciano un dado a otto facce; altrimenti tutti quelli che possono
    .name = comandanti

command-objective = Il tuo obiettivo segreto; gli obiettivi propri del tavolo
    .name = obiettivo

command-objective-show = Mostra il tuo obiettivo segreto, solo a te
    .name = mostra

command-objective-add = Scrivi un obiettivo prima che la partita cominci (chi ospita o gestisce)
    .name = aggiungi
option-objective-add-name = Il suo nome
    .name = nome
option-objective-add-continents = Continenti interi, separati da virgole
    .name = continenti
option-objective-add-others = Quanti altri continenti, a scelta di chi gioca
    .name = altri
option-objective-add-territories = Territori, separati da virgole
    .name = territori
option-objective-add-count = Oppure: quanti territori, quali che siano
    .name = quanti
option-objective-add-armies = Con almeno quante armate su ciascuno
    .name = armate

command-objective-remove = Togli un obiettivo (chi ospita o gestisce)
    .name = togli
option-objective-remove-name = Il suo nome
    .name = nome

command-discard = Scarta le carte oltre il limite della mano
    .name = scarta
option-discard-cards = Quali carte, separate da virgole; altrimenti si apre un menu
    .name = carte

command-claim = Occupa un territorio libero durante la preparazione
    .name = occupa
option-claim-territory = Un territorio libero
    .name = territorio

command-deploy = Schiera le armate iniziali durante la preparazione
    .name = schieramento
option-deploy-armies = Territori con armate, per esempio: alaska 3, brasile 2
    .name = armate
option-deploy-land = Dove sta il comandante di terra; altrimenti come proposto
    .name = terra
option-deploy-diplomat = Dove sta il diplomatico; altrimenti come proposto
    .name = diplomatico
option-deploy-station = Dove sta la stazione spaziale; altrimenti come proposto
    .name = stazione

command-wish = Elenca i territori che vorresti, a partire dal preferito
    .name = preferenze
option-wish-territories = Per esempio: brasile, perù, argentina
    .name = territori

command-board = La mappa come immagine e come testo, solo per te
    .name = mappa
option-board-view = Per quale schermo
    .name = vista
choice-board-view-full = intera: nomi lunghi, per uno schermo grande
choice-board-view-compact = compatta: numeri grandi e nomi brevi, per il telefono
option-board-place = Un continente o un territorio da vedere da vicino
    .name = luogo
option-board-theme = Scuro o chiaro
    .name = tema
choice-board-theme-dark = scuro
choice-board-theme-light = chiaro
option-board-turn = Dopo quale turno; 0 è la preparazione; se manca: come sta adesso
    .name = turno
option-board-values = Mostra quanto vale ogni territorio, dove la mappa ha valori
    .name = valori
option-board-patterns = Dai alle terre di ciascuno un motivo oltre al colore
    .name = motivi

command-chart = Com’è andata finora la partita di questo canale, in un’immagine
    .name = grafico
option-chart-kind = Che cosa si mostra
    .name = tipo
choice-chart-kind-territories = territori, turno per turno
choice-chart-kind-armies = armate, turno per turno
choice-chart-kind-income = rinforzi: armate all’inizio di un turno
choice-chart-kind-luck = fortuna ai dadi, e quanto è probabile
choice-chart-kind-energy = energia, turno per turno, in A.D. 2210
choice-chart-kind-population = popolazione, turno per turno, nella Guerra fredda
choice-chart-kind-money = denaro, turno per turno, nella Guerra fredda
choice-chart-kind-film = tutta la partita in un film, quando è finita
choice-chart-kind-share = quote dei territori
choice-chart-kind-share_armies = quote delle armate
choice-chart-kind-share_income = quote dei rinforzi
choice-chart-kind-chances = probabilità di vincere, turno per turno, quando è finita
option-chart-theme = Scuro o chiaro
    .name = tema
choice-chart-theme-dark = scuro
choice-chart-theme-light = chiaro

command-status = Chi possiede che cosa, di chi è il turno e fino a quando
    .name = stato

command-hand = Le tue carte, solo per te
    .name = mano

command-odds = Le probabilità di un attacco
    .name = probabilità
option-odds-attackers = Armate nel territorio che attacca; guerra fredda: forza totale
    .name = attaccanti
option-odds-defenders = Armate nel territorio attaccato; guerra fredda: forza totale
    .name = difensori
option-odds-then = Armate nei territori in cui prosegui, per esempio: 3, 2, 1
    .name = poi
option-odds-armies = Fermati quando nel territorio che attacca restano al massimo queste armate
    .name = armate
option-odds-rolls = Fermati dopo questo numero di lanci; guerra fredda: numero di scontri
    .name = lanci
option-odds-chance = Fermati quando la probabilità di conquista scende sotto questa percentuale
    .name = probabilità
option-odds-commanders = A.D. 2210: dadi a otto facce di chi attacca, uno per ogni comandante che qui ne ha uno
    .name = comandanti
option-odds-their_commanders = A.D. 2210: dadi a otto facce di chi si difende: i comandanti, o 2 con una stazione
    .name = comandanti_loro
option-odds-dice = Massimo di dadi di chi si difende; altrimenti come nella partita di questo canale
    .name = dadi

command-luck = Dai una parola da mescolare ai dadi prima che la partita cominci
    .name = fortuna
option-luck-word = Una parola qualsiasi; fino alla fine la vedi solo tu
    .name = parola

command-verify = Controlla che ogni lancio e ogni carta siano stati regolari
    .name = verifica
option-verify-game = Numero della partita; altrimenti quella di questo canale
    .name = partita

command-export = La registrazione di una partita in un file, solo per te
    .name = esporta
option-export-game = Numero della partita; altrimenti quella di questo canale
    .name = partita

command-help = Come si gioca, in poche righe
    .name = aiuto

command-tournament = Campionati e tornei a eliminazione
    .name = torneo

command-tournament-new = Apri un torneo in questo canale e raccogli i giocatori
    .name = nuovo
option-tournament-new-format = Campionato o eliminazione
    .name = formula
choice-tournament-new-format-league = campionato: i punti di più partite si sommano
choice-tournament-new-format-knockout = eliminazione diretta: passano i migliori di ogni tavolo
option-tournament-new-rulebook = Con quale regolamento; altrimenti quello da torneo
    .name = regolamento
option-tournament-new-rounds = Turni del torneo in un campionato, da 1 a 12
    .name = turni
option-tournament-new-table = Persone per tavolo, da 3 a 5, se i numeri lo permettono
    .name = tavolo
option-tournament-new-advance = Quanti passano da ogni tavolo a eliminazione, 1 o 2
    .name = passano
option-tournament-new-uneven = Se il numero di persone non dà tavoli tutti uguali
    .name = resto
choice-tournament-new-uneven-tables = tavoli più piccoli o più grandi
choice-tournament-new-uneven-byes = qualcuno riposa, a rotazione
option-tournament-new-next = Quando comincia il prossimo turno del torneo
    .name = avanti
choice-tournament-new-next-auto = appena finisce l’ultima partita
choice-tournament-new-next-host = quando lo dice chi ospita
option-tournament-new-pace = Tempo per turno, per esempio 24h
    .name = tempo
option-tournament-new-setup = Come si prepara la mappa
    .name = preparazione

command-tournament-join = Partecipa al torneo di questo canale
    .name = unisciti

command-tournament-leave = Lascia il torneo; se è già cominciato, ti ritiri
    .name = lascia

command-tournament-start = Comincia il torneo o il suo prossimo turno (chi ospita o gestisce)
    .name = avvia

command-tournament-standings = Chi è in testa
    .name = classifica

command-tournament-tables = Chi gioca dove, e com’è finita
    .name = tavoli

command-tournament-drop = Togli qualcuno dal torneo (chi ospita o gestisce)
    .name = escludi
option-tournament-drop-person = Chi
    .name = persona

command-tournament-substitute = Metti una riserva al posto di qualcuno (chi ospita o gestisce)
    .name = sostituisci
option-tournament-substitute-out = Di chi si prende il posto
    .name = esce
option-tournament-substitute-reserve = Chi gioca al suo posto, dalla lista delle riserve
    .name = entra

command-tournament-computers = Scegli quanti giocatori automatici partecipano (chi ospita o gestisce)
    .name = automatici
option-tournament-computers-count = Quanti; 0 li toglie
    .name = quanti

command-tournament-end = Chiudi il torneo, o annulla un tavolo (chi ospita o gestisce)
    .name = chiudi
option-tournament-end-table = Solo questo tavolo del turno del torneo in corso; chi vi gioca risulta a riposo
    .name = tavolo

command-settings = Impostazioni di questo server
    .name = impostazioni
command-settings-show = Le impostazioni di questo server, e chi può cambiarle
    .name = mostra
command-settings-language = La lingua di quello che scrivo nei canali (richiede Gestire il server)
    .name = lingua
option-settings-language-language = Quale lingua
    .name = lingua
choice-settings-language-language-server = la lingua del server
choice-settings-language-language-english = inglese
choice-settings-language-language-italian = italiano
command-settings-ratings = Se questo server mostra i punteggi (serve Gestire il server)
    .name = punteggi
option-settings-ratings-shown = Se si vedono
    .name = visibili

command-profile = Punteggi, partite e posti di una persona in questo server; lo vedi solo tu
    .name = profilo
option-profile-person = Di chi; se manca: il tuo
    .name = persona
command-leaderboard = I migliori giocatori di questo server in un’immagine
    .name = classifica
option-leaderboard-rulebook = Con un solo regolamento; se manca: con tutti
    .name = regolamento
choice-leaderboard-rulebook-classic = Classico
choice-leaderboard-rulebook-objectives = Obiettivi segreti
choice-leaderboard-rulebook-tournament = Torneo
choice-leaderboard-rulebook-first_edition = Prima edizione
choice-leaderboard-rulebook-y2210 = A.D. 2210
choice-leaderboard-rulebook-cold_war = Guerra fredda
option-leaderboard-post = Pubblicala nel canale per tutti; se manca: la vedi solo tu
    .name = pubblica

command-settings-games = Chi può aprire partite qui, quante, e con quali regolamenti (per cambiare: Gestire il server)
    .name = partite
option-settings-games-role = Aprono partite solo le persone con questo ruolo; @everyone: tutti
    .name = ruolo
option-settings-games-most = Quante raccolte e partite insieme
    .name = massimo
option-settings-games-rulebook = Un regolamento da permettere, o no
    .name = regolamento
option-settings-games-played = Se qui si gioca con quel regolamento
    .name = giocato
choice-settings-games-rulebook-classic = Classico
choice-settings-games-rulebook-objectives = Obiettivi segreti
choice-settings-games-rulebook-tournament = Torneo
choice-settings-games-rulebook-first_edition = Prima edizione
choice-settings-games-rulebook-y2210 = A.D. 2210
choice-settings-games-rulebook-cold_war = Guerra fredda

command-settings-notices = Come e quando ti avviso e ti ricordo il turno, e le tue ore di silenzio
    .name = avvisi
option-settings-notices-zone = Il tuo fuso orario
    .name = fuso
option-settings-notices-quiet = Ore senza promemoria, come 22:30-7:15; off per nessuna
    .name = silenzio
option-settings-notices-digest = Ora di un solo messaggio al giorno al posto dei singoli, come 18; off per nessuno
    .name = riepilogo

command-log = Che cosa è successo in questo turno o in uno passato; lo vedi solo tu
    .name = cronaca
option-log-turn = Quale turno; 0 è la preparazione; se manca: quello attuale
    .name = turno

command-rules = Che cosa si gioca a questo tavolo, e come va un primo turno
    .name = regole
option-rules-card = Una carta comando da spiegare
    .name = carta

command-undo = Annulla le tue ultime mosse di questo turno, fino all’ultimo lancio o carta; prima chiede
    .name = annulla

command-hint = Le due mosse migliori per ciò che ti si chiede ora, con le probabilità; le vedi solo tu
    .name = consiglio

command-orders = I tuoi ordini fissi; li vedi solo tu
    .name = ordini

command-plan = Un turno intero in una riga: guarda che cosa farebbe, poi giocalo adesso o quando tocca a te
    .name = piano
option-plan-line = Per esempio: rinforzi alaska 5; attacca alaska kamchatka fino a 3; fine. Senza, si apre un modulo
    .name = riga

command-bid = Offri energia per l’ordine di gioco, in segreto
    .name = offri
option-bid-energy = Quanta; senza, vedi la domanda o i tuoi ordini fissi
    .name = energia
option-bid-every_year = Offri tanta energia ogni anno, finché non lo cambi
    .name = ogni_anno

command-choose = Scegli il tuo turno di quest’anno, o il mazzo della carta in premio
    .name = scegli
option-choose-choice = Il numero del turno, o il comandante del mazzo
    .name = scelta

command-done = Niente altro in questa fase del tuo turno
    .name = avanti

command-give = Dona energia a un altro giocatore, se il tavolo lo permette
    .name = dona
option-give-player = A chi
    .name = giocatore
option-give-energy = Quanta
    .name = energia

command-hire = Ingaggia un comandante per 3 energie
    .name = ingaggia
option-hire-commander = Quale; senza, si apre il menu
    .name = comandante
choice-hire-commander-land = comandante di terra
choice-hire-commander-naval = comandante navale
choice-hire-commander-nuclear = comandante nucleare
choice-hire-commander-space = comandante spaziale
choice-hire-commander-diplomat = diplomatico
option-hire-territory = Un tuo territorio
    .name = territorio

command-build = Costruisci una stazione spaziale per 5 energie
    .name = costruisci
option-build-territory = Un tuo territorio senza stazione
    .name = territorio

command-buy = Compra carte comando, 1 energia ciascuna
    .name = compra
option-buy-cards = Mazzi, per esempio: 2 land, naval
    .name = carte

command-play = Gioca una carta comando
    .name = gioca
option-play-card = Quale; senza, vedi le carte
    .name = carta
option-play-target = Il bersaglio, se ne serve uno
    .name = bersaglio

command-react = Gioca carte contro un’invasione, ora o ogni volta
    .name = reagisci
option-react-cards = Quali carte, separate da virgole
    .name = carte
option-react-when = Ora, sempre, quando serve o mai più
    .name = quando
choice-react-when-now = ora, contro questa invasione
choice-react-when-always = sempre, senza chiedermelo
choice-react-when-never = mai da sola
choice-react-when-helps = quando serve, senza chiedermelo
option-react-territories = Solo per questi territori; per Evacuazione: dove vanno le unità
    .name = territori
option-react-against = Solo contro questo giocatore
    .name = contro
option-react-help = Anche quando è invaso un altro giocatore
    .name = aiuta
option-react-energy = Solo se costa al massimo tanta energia
    .name = energia

command-lose = Scegli le unità che perdi, ora o in anticipo
    .name = perdi
option-lose-units = Ora: MOD e comandanti, per esempio: 1, diplomat; oppure MOD per territorio
    .name = unità
option-lose-order = Sempre: che cosa si perde prima, per esempio: diplomat, mods, land
    .name = ordine
option-lose-territory = L’ordine vale solo in questo territorio
    .name = territorio

command-blank = Carte comando bianche di A.D. 2210 (chi ospita o gestisce)
    .name = bianca

command-blank-add = Scrivi su una carta bianca prima che la partita cominci
    .name = aggiungi
option-blank-add-deck = Il suo mazzo
    .name = mazzo
choice-blank-add-deck-land = Terra
choice-blank-add-deck-naval = Mare
choice-blank-add-deck-nuclear = Nucleare
choice-blank-add-deck-space = Spazio
choice-blank-add-deck-diplomat = Diplomatico
option-blank-add-text = Quando si gioca e che cosa fa
    .name = testo
option-blank-add-cost = Il costo in energia; altrimenti 0
    .name = costo

command-blank-remove = Cancella una carta bianca
    .name = togli
option-blank-remove-card = Il suo numero nella lista di /regole
    .name = carta

command-talk = Colloqui privati con altri giocatori, ognuno in un suo thread
    .name = colloquio
command-talk-open = Apri un thread privato con uno o più giocatori di questa partita, fino a quattro
    .name = apri
option-talk-open-player = Con chi vuoi parlare
    .name = giocatore
option-talk-open-second = Un altro giocatore
    .name = secondo
option-talk-open-third = Un altro giocatore
    .name = terzo
option-talk-open-fourth = Un altro giocatore
    .name = quarto
command-talk-list = I tuoi colloqui privati in questa partita
    .name = elenco
command-talk-close = Chiudi il colloquio privato di questo thread
    .name = chiudi

command-cold = Il tuo turno in una partita della guerra fredda
    .name = fredda
command-cold-turn = Che cosa puoi fare ora, con pulsanti
    .name = turno
command-cold-upkeep = Paga il mantenimento delle tue armate
    .name = mantenimento
option-cold-upkeep-unpaid = Che cosa non paghi: Giappone: 2 carri; Alaska: caccia. Senza, paghi quanto puoi
    .name = senza
command-cold-buy = Compra armate negli stati in cui ne hai
    .name = compra
option-cold-buy-armies = 2 carri, fanteria; o più stati: Giappone: 2 carri; Alaska: fanteria
    .name = armate
option-cold-buy-state = Dove; non serve se gli stati stanno prima delle armate
    .name = stato
command-cold-war = Dichiara guerra a uno stato vicino e fai entrare armate
    .name = guerra
option-cold-war-target = Lo stato in cui entri
    .name = bersaglio
option-cold-war-from = Da dove, uno o più stati; altrimenti da tutti quelli vicini
    .name = da
option-cold-war-armies = Quali: 2 carri, fanteria; o per stato: Giappone: tutte; Alaska: carri. Altrimenti tutte
    .name = armate
command-cold-fight = Apri un combattimento in uno stato in guerra
    .name = combatti
option-cold-fight-state = Dove
    .name = stato
option-cold-fight-against = Contro chi, se ce n’è più d’uno
    .name = contro
option-cold-fight-armies = Quali armate: 2 carri, fanteria; altrimenti tutte
    .name = armate
option-cold-fight-until = Quando smettere; altrimenti dopo un combattimento
    .name = finché
choice-cold-fight-until-once = dopo un combattimento
choice-cold-fight-until-won = quando lì non resta nessuno
option-cold-fight-losses = Smetti quando hai perso tante armate
    .name = perdite
command-cold-convoy = Manda fino a 3 armate di uno stato, al massimo 3 stati per tappa
    .name = convoglio
option-cold-convoy-from = Da dove
    .name = da
option-cold-convoy-armies = Quali armate: 2 carri, fanteria
    .name = armate
option-cold-convoy-way = Gli stati con virgole, > tra due tappe: Mongolia, Cina > Siam
    .name = via
option-cold-convoy-war = Se paghi una guerra all’ultima sosta, senza chiedere permesso
    .name = guerra
command-cold-convert = Cedi tue armate a un altro giocatore, per 1 l’una
    .name = converti
option-cold-convert-state = Dove
    .name = stato
option-cold-convert-armies = Quali armate: 2 carri, fanteria
    .name = armate
option-cold-convert-to = A chi
    .name = a
command-cold-refused = Dopo un permesso negato: paga una guerra o riporta indietro il convoglio
    .name = negato
option-cold-refused-pay = Se paghi una guerra
    .name = paga
command-cold-lose = Scegli le armate che perdi in un combattimento
    .name = perdi
option-cold-lose-armies = Quali armate: 2 carri, fanteria; dove puoi non perdere nulla: nessuna
    .name = armate
command-cold-refugees = Sposta profughi in uno stato vicino
    .name = profughi
option-cold-refugees-from = Da dove
    .name = da
option-cold-refugees-to = Verso dove
    .name = verso
option-cold-refugees-pieces = Quante pedine; altrimenti tutte
    .name = pedine
command-cold-revolt = Guerra civile dei tuoi profughi contro le armate del loro stato
    .name = rivolta
option-cold-revolt-state = Dove
    .name = stato
option-cold-revolt-pieces = Quante pedine; dopo non ci sono più
    .name = pedine
option-cold-revolt-against = Contro chi, se ce n’è più d’uno
    .name = contro
command-cold-expel = Espelli profughi da uno stato che controlli, per 3 a pedina
    .name = espelli
option-cold-expel-state = Dove
    .name = stato
option-cold-expel-pieces = Quante pedine; due tue armate per ognuna
    .name = pedine
option-cold-expel-whose = I profughi di chi, se ci sono di più giocatori
    .name = chi
command-cold-consent = Dai o nega il permesso che ti viene chiesto
    .name = permesso
option-cold-consent-given = Se lo dai
    .name = dato
command-cold-intercept = Scegli quanti intercettori si oppongono a un convoglio o a un missile
    .name = intercetta
option-cold-intercept-number = Quanti; 0: lascia passare
    .name = numero
command-cold-meet = Affronta subito un invasore con intercettori e armate, o lascialo entrare
    .name = affronta
option-cold-meet-armies = Quali: 2 carri, fanteria; tutte; senza, nessuno lo affronta
    .name = armate
command-cold-defend = Scegli le armate che difendono
    .name = difendi
option-cold-defend-armies = Quali: 2 carri, fanteria; o tutte
    .name = armate
command-cold-present = Accetta o rifiuta le armate che ti vengono date in esilio
    .name = dono
option-cold-present-accept = Se le accetti
    .name = accetta
command-cold-permit = Dai o nega permessi in anticipo, come ordine fisso
    .name = permessi
option-cold-permit-given = Se lo dai
    .name = dato
option-cold-permit-player = A chi; altrimenti a tutti
    .name = giocatore
option-cold-permit-what = Per che cosa; altrimenti per tutto
    .name = cosa
option-cold-permit-state = Solo in questo stato; altrimenti in tutti
    .name = stato
choice-cold-permit-what-stop = convogli che sostano
choice-cold-permit-what-build = profughi che costruiscono
command-cold-exile = La tua ultima armata è persa: dove appaiono i tuoi profughi e dove proseguono
    .name = esilio
option-cold-exile-steps = Chi prosegue: Perù: 2, Brasile: 1. Altrimenti restano tutti
    .name = passi
option-cold-exile-state = Dove appaiono, se c’è da scegliere
    .name = stato
command-cold-pieces = Scegli dove i profughi appaiono o spariscono quando cambia il tuo popolo
    .name = pedine
option-cold-pieces-states = Quante e dove: Perù: 1, Brasile: 1
    .name = stati
command-cold-guard = Scegli in anticipo quanti intercettori si oppongono, come ordine fisso
    .name = guardia
option-cold-guard-interceptors = Quanti si oppongono; 0: nessuno; altrimenti tutti
    .name = intercettori
option-cold-guard-passing = A che cosa si oppongono; altrimenti a missili e convogli
    .name = passaggio
choice-cold-guard-passing-missiles = missili
choice-cold-guard-passing-convoys = convogli
option-cold-guard-state = Solo in questo stato; altrimenti in tutti
    .name = stato
option-cold-guard-against = Solo contro questo giocatore; altrimenti contro tutti
    .name = contro
command-cold-defence = Scegli in anticipo quali armate difendono, come ordine fisso
    .name = difesa
option-cold-defence-armies = Quali: fanteria, 2 carri; un tipo senza numero: tutte; oppure tutte
    .name = armate
option-cold-defence-meet = Se affrontano un invasore all’arrivo, insieme agli intercettori; altrimenti difendono
    .name = incontro
option-cold-defence-state = Solo in questo stato; altrimenti in tutti
    .name = stato
option-cold-defence-against = Solo contro questo giocatore; altrimenti contro tutti
    .name = contro

command-deal = Accordi con altri giocatori: denaro, permessi, promesse
    .name = accordo
command-deal-offer = Proponi un accordo a un giocatore
    .name = offri
option-deal-offer-player = A chi
    .name = giocatore
option-deal-offer-pay = Denaro che paghi quando è accettata
    .name = paghi
option-deal-offer-get = Denaro che ricevi quando è accettata
    .name = ricevi
option-deal-offer-permit = Che cosa concedi: sosta, passaggio in Giappone + Alaska fino al 1960; costruzione 1970
    .name = permesso
option-deal-offer-get_permit = Che cosa ti è concesso, scritto allo stesso modo
    .name = permesso_avuto
option-deal-offer-promise = Che cosa prometti, l’anno davanti o dopo una virgola: 1960 niente carri in Africa
    .name = promessa
option-deal-offer-get_promise = Che cosa ti è promesso, scritto allo stesso modo
    .name = promessa_avuta
option-deal-offer-open_until = L’ultimo anno in cui si può accettare; se manca: quest’anno
    .name = aperta_fino
command-deal-counter = Rispondi a un’offerta con altre condizioni
    .name = controproponi
option-deal-counter-offer = Numero dell’offerta
    .name = offerta
option-deal-counter-pay = Denaro che paghi quando è accettata
    .name = paghi
option-deal-counter-get = Denaro che ricevi quando è accettata
    .name = ricevi
option-deal-counter-permit = Che cosa concedi: sosta, passaggio in Giappone + Alaska fino al 1960; costruzione 1970
    .name = permesso
option-deal-counter-get_permit = Che cosa ti è concesso, scritto allo stesso modo
    .name = permesso_avuto
option-deal-counter-promise = Che cosa prometti, l’anno davanti o dopo una virgola: 1960 niente carri in Africa
    .name = promessa
option-deal-counter-get_promise = Che cosa ti è promesso, scritto allo stesso modo
    .name = promessa_avuta
option-deal-counter-open_until = L’ultimo anno in cui si può accettare; se manca: quest’anno
    .name = aperta_fino
command-deal-accept = Accetta un’offerta: le due somme sono pagate subito
    .name = accetta
option-deal-accept-offer = Numero dell’offerta
    .name = offerta
command-deal-decline = Rifiuta un’offerta
    .name = rifiuta
option-deal-decline-offer = Numero dell’offerta
    .name = offerta
command-deal-withdraw = Ritira una tua offerta
    .name = ritira
option-deal-withdraw-offer = Numero dell’offerta
    .name = offerta
command-deal-list = Le tue offerte aperte, i permessi e le promesse
    .name = elenco
command-deal-judge = Di’ se una promessa fatta a te è stata mantenuta
    .name = giudica
option-deal-judge-deal = La promessa dall’elenco, o il numero del suo accordo
    .name = accordo
option-deal-judge-kept = Se è stata mantenuta
    .name = mantenuta
option-deal-judge-promise = Quale promessa di quell’accordo; se manca: l’unica in scadenza
    .name = promessa
command-pay = Paga denaro a un giocatore, subito e senza niente in cambio
    .name = paga
option-pay-player = A chi
    .name = giocatore
option-pay-money = Quanto
    .name = denaro
command-ledger = I tuoi conti: denaro, mantenimento, popolazione, reddito e previsione, accordi
    .name = registro

command-launch = Lancia un’arma nucleare, anche nel turno di altri: prima mostra che cosa fa
    .name = missile
option-launch-target = Lo stato che colpisce; senza: i tuoi missili
    .name = bersaglio
option-launch-from = Dove si trova il missile; se manca: il migliore
    .name = da
option-launch-weapon = Quale missile; se manca: il più leggero che arriva
    .name = arma
choice-launch-weapon-light = leggero: 3 confini
choice-launch-weapon-heavy = pesante: 6 confini
option-launch-way = Gli stati sul percorso, in ordine; se manca: dove ci sono meno intercettori
    .name = percorso
option-launch-confirm = Lancia subito, senza mostrare prima che cosa fa
    .name = conferma

command-privacy = I tuoi dati: che cosa è conservato, in un file, cancellati
    .name = privacy
command-privacy-show = Che cosa questo bot conserva di te
    .name = mostra
command-privacy-export = Tutto quello che è conservato di te, in un file; lo vedi solo tu
    .name = esporta
command-privacy-erase = Cancella tutto quello che è conservato di te
    .name = cancella
command-privacy-export_server = Tutto quello che è conservato di questo server, in un file (serve Gestire il server)
    .name = esporta_server
command-privacy-erase_server = Elimina tutte le partite e il resto di questo server (serve Gestire il server)
    .name = cancella_server

command-game-nudge = Avvisa chi è atteso dal tavolo, una volta in ogni metà del suo tempo
    .name = sollecita
