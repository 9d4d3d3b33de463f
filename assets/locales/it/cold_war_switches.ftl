### Opzioni della guerra fredda; `switches.ftl` dice come sono fatte le chiavi.

switch-cold_war-seats = Chi gioca cosa
value-cold_war-seats-drawn = sorteggio
about-cold_war-seats-drawn = USA, URSS e coalizioni sono sorteggiati tra i giocatori all’inizio della partita.
value-cold_war-seats-joined = a scelta di chi ospita
about-cold_war-seats-joined = Chi ospita dà le potenze ai giocatori nel menu qui sotto o con `/partita potenza`. Agli altri tocca ciò che resta, nell’ordine dell’elenco.

switch-cold_war-scandinavia = Scandinavia
value-cold_war-scandinavia-american = americana
about-cold_war-scandinavia-american = Gli USA iniziano con una fanteria in Scandinavia.
value-cold_war-scandinavia-neutral = di nessuno
about-cold_war-scandinavia-neutral = La Scandinavia inizia vuota; i redditi sono quelli stampati.
value-cold_war-scandinavia-soviet = sovietica
about-cold_war-scandinavia-soviet = L’URSS inizia con una fanteria in Scandinavia.

switch-cold_war-initial_income = Reddito iniziale
value-cold_war-initial_income-computed = calcolato
about-cold_war-initial_income-computed = Il punteggio si misura sul reddito che gli stati iniziali danno davvero.
value-cold_war-initial_income-print = come stampato
about-cold_war-initial_income-print = Il punteggio si misura sui redditi stampati delle superpotenze.

switch-cold_war-balance = Equilibrio delle potenze
value-cold_war-balance-printed = da regolamento
about-cold_war-balance-printed = Guerre e punteggi come da regolamento; le superpotenze vincono quasi sempre.
value-cold_war-balance-even = equilibrato
about-cold_war-balance-even = Una superpotenza paga $12 per una guerra a una coalizione, e alla crescita delle coalizioni si aggiunge un vantaggio.

switch-cold_war-start_money = Denaro all’inizio
about-cold_war-start_money = Tutti iniziano con ${ $n } e ricevono il primo reddito nel 1950.

switch-cold_war-first = Chi comincia il turno
value-cold_war-first-rotate = a rotazione
about-cold_war-first-rotate = A ogni turno comincia il giocatore successivo, in ordine di posto.
value-cold_war-first-usa = gli USA
about-cold_war-first-usa = Ogni turno lo cominciano gli USA.
value-cold_war-first-random = a sorte
about-cold_war-first-random = A ogni turno si sorteggia chi comincia.

switch-cold_war-money = Denaro e accordi
value-cold_war-money-public = palesi
about-cold_war-money-public = Tutti vedono il denaro di tutti e ogni pagamento; le parole di un accordo le vedono solo le due parti.
value-cold_war-money-secret = segreti
about-cold_war-money-secret = Ognuno vede solo il proprio denaro e i propri pagamenti.

switch-cold_war-superpower_ban = Superpotenze senza trattative
about-cold_war-superpower_ban-on = USA e URSS non possono pagarsi, darsi permessi né fare accordi.
about-cold_war-superpower_ban-off = USA e URSS fanno accordi come tutti gli altri.

switch-cold_war-shared = Alleati nello stesso stato
value-cold_war-shared-war = guerra
about-cold_war-shared-war = Armate di giocatori diversi nello stesso stato sono in guerra, anche se alleate.
value-cold_war-shared-peace = pace
about-cold_war-shared-peace = Uno stato dove tutti si sono dati il permesso è condiviso in pace; non rende nulla.

switch-cold_war-interceptor_upkeep = Mantenimento degli intercettori
about-cold_war-interceptor_upkeep-0 = Gli intercettori vivono delle risorse locali e non costano nulla.
about-cold_war-interceptor_upkeep-1 = Gli intercettori costano 1 per turno; se non si paga spariscono.

switch-cold_war-unpaid_nuclear = Missili non pagati
value-cold_war-unpaid_nuclear-step_down = un gradino in meno
about-cold_war-unpaid_nuclear-step_down = Un missile pesante diventa leggero, uno leggero sparisce.
value-cold_war-unpaid_nuclear-remove = spariscono
about-cold_war-unpaid_nuclear-remove = Un missile sparisce se non se ne paga il mantenimento.
value-cold_war-unpaid_nuclear-keep = restano
about-cold_war-unpaid_nuclear-keep = Un missile resta anche se non se ne paga il mantenimento.

switch-cold_war-die = Dadi
value-cold_war-die-10 = a dieci facce
about-cold_war-die-10 = Si combatte con dadi a dieci facce.
value-cold_war-die-6 = a sei facce
about-cold_war-die-6 = Si combatte con dadi a sei facce.

switch-cold_war-success = Un successo
about-cold_war-success = Un dado da { $n } in su è un successo.

switch-cold_war-botch = Gli uno
value-cold_war-botch-net_ones = tolgono successi
about-cold_war-botch-net_ones = Ogni 1 toglie un successo; gli uno di troppo valgono per l’avversario.
value-cold_war-botch-only_if_no_success = solo senza successi
about-cold_war-botch-only_if_no_success = Ogni 1 toglie un successo; gli uno valgono per l’avversario solo se nessun dado è un successo.
value-cold_war-botch-off = nessun botch
about-cold_war-botch-off = Un 1 non vuol dire niente.

switch-cold_war-damage = Danni
value-cold_war-damage-maximal = il massimo possibile
about-cold_war-damage-maximal = Chi perde toglie armate per la forza totale più alta che non supera i danni.
value-cold_war-damage-free = scelta libera
about-cold_war-damage-free = Chi perde divide i danni come vuole; quelli che non distruggono un’armata non hanno effetto.

switch-cold_war-defence_least = La difesa
value-cold_war-defence_least-one = almeno un’armata
about-cold_war-defence_least-one = Chi si difende schiera almeno un’armata.
value-cold_war-defence_least-attackers = forte come l’attacco
about-cold_war-defence_least-attackers = Chi si difende schiera tanta forza quanta ne attacca, o tutto ciò che ha lì.

switch-cold_war-fight_cap = Combattimenti in uno stato
about-cold_war-fight_cap = Al massimo { $n } combattimenti per stato nel turno di ogni giocatore.

switch-cold_war-reenter_war = Entrare in una guerra
value-cold_war-reenter_war-own_price = pagano tutti
about-cold_war-reenter_war-own_price = Chi non ha pagato la guerra né l’ha subita paga per entrarci.
value-cold_war-reenter_war-free = gratis
about-cold_war-reenter_war-free = Chi ha già un’armata in una guerra ne porta altre senza pagare.

switch-cold_war-free_step = Passi tra i propri stati
about-cold_war-free_step-off = Le armate si muovono solo in convoglio o dichiarando guerra.
about-cold_war-free_step-on = Le armate passano gratis da un proprio stato a uno confinante.

switch-cold_war-guests = Ospiti
value-cold_war-guests-bound = di passaggio
about-cold_war-guests-bound = Chi è stato accolto non compra, non combatte e non converte lì in quel turno.
value-cold_war-guests-free = liberi
about-cold_war-guests-free = Chi è stato accolto può fare subito tutto, anche lì.

switch-cold_war-interceptor_holds = Intercettori come presidio
about-cold_war-interceptor_holds-off = In pace gli intercettori da soli non presidiano né controllano uno stato.
about-cold_war-interceptor_holds-on = Gli intercettori da soli presidiano e controllano uno stato.

switch-cold_war-meet_invader = Intercettori contro l’invasore
about-cold_war-meet_invader-on = Gli intercettori possono combattere una volta l’invasore che arriva.
about-cold_war-meet_invader-off = Gli intercettori aspettano che qualcuno apra un combattimento.

switch-cold_war-civil_war_prize = Guerra civile vinta
value-cold_war-civil_war_prize-infantry = una fanteria
about-cold_war-civil_war_prize-infantry = Se nello stato non restano armate, vi compare una fanteria dell’esule.
value-cold_war-civil_war_prize-nothing = niente
about-cold_war-civil_war_prize-nothing = Fa i suoi danni e non porta altro.

switch-cold_war-launch = Lanci
value-cold_war-launch-free = in ogni momento
about-cold_war-launch-free = I missili si lanciano anche nel turno altrui.
value-cold_war-launch-own_turn = nel proprio turno
about-cold_war-launch-own_turn = I missili si lanciano solo nel proprio turno e dopo l’ultimo.

switch-cold_war-bomb_controller = Chi perde popolo per una bomba
value-cold_war-bomb_controller-turn_end = all’ultima fine di turno
about-cold_war-bomb_controller-turn_end = Perde tre carte popolo chi controllava lo stato alla fine dell’ultimo turno giocato.
value-cold_war-bomb_controller-at_once = in quel momento
about-cold_war-bomb_controller-at_once = Perde tre carte popolo chi per ultimo ha controllato lo stato.

switch-cold_war-tie = Punteggi pari
value-cold_war-tie-shared = condivisi
about-cold_war-tie-shared = Chi ha lo stesso punteggio condivide la vittoria.
value-cold_war-tie-income = reddito più alto
about-cold_war-tie-income = A pari punteggio vince chi ha il reddito più alto.
