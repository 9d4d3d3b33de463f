### Domande della guerra fredda: per tipo (`task-`, `doing-`) e la frase che chiede e dice che cosa vuol dire tacere.

task-cold_war-upkeep = pagare il mantenimento delle tue armate
doing-cold_war-upkeep = { $who } sta pagando il mantenimento

task-cold_war-act = giocare il tuo turno
doing-cold_war-act = { $who } sta giocando il suo turno

task-cold_war-consent = dare il permesso di entrare o rifiutarlo
doing-cold_war-consent = { $who } sta decidendo chi può entrare

task-cold_war-pay_war = pagare la guerra o ritirare il convoglio
doing-cold_war-pay_war = { $who } sta decidendo su una guerra

task-cold_war-intercept = intercettare chi transita o lasciarlo passare
doing-cold_war-intercept = { $who } sta decidendo su un’intercettazione

task-cold_war-meet = affrontare l’invasore con gli intercettori o aspettare
doing-cold_war-meet = { $who } sta decidendo se gli intercettori combattono

task-cold_war-defend = scegliere le armate che difendono
doing-cold_war-defend = { $who } sta scegliendo la difesa

task-cold_war-lose = scegliere le armate che perdi
doing-cold_war-lose = { $who } sta scegliendo le perdite

task-cold_war-exile = scegliere dove vanno i tuoi profughi
doing-cold_war-exile = { $who } sta scegliendo dove vanno i profughi

task-cold_war-pieces = scegliere dove i tuoi profughi aumentano o diminuiscono
doing-cold_war-pieces = { $who } sta decidendo sui profughi

task-cold_war-present = accettare armate in dono o rifiutarle
doing-cold_war-present = { $who } sta decidendo su un dono

task-cold_war-launch = lanciare un missile, se vuoi
doing-cold_war-launch = { $who } può lanciare un missile

task-cold_war-last_launch = lanciare un missile prima della fine o passare
doing-cold_war-last_launch = { $who } sta decidendo su un ultimo lancio

task-cold_war-talk = fare pagamenti e accordi, se vuoi
doing-cold_war-talk = { $who } può fare accordi

ask_upkeep = Mantenimento delle tue armate: ${ $due }; ne hai ${ $money }. Indica ciò che non paghi: scende di un gradino.
    -# Senza risposta: si paga tutto.
ask_upkeep_short = Mantenimento delle tue armate: ${ $due }, ma ne hai solo ${ $money }. Indica ciò che non paghi: scende di un gradino.
    -# Senza risposta: si pagano prima le armate che costano di più.
ask_cold_act = Tocca a te, con ${ $money }. { $income }
    -# Senza risposta: il turno finisce.
ask_cold_act_exile = Tocca a te, in esilio, con ${ $money }. { $income } Muovi i profughi, costruisci dove possono o organizza una guerra civile.
    -# Senza risposta: il turno finisce.
ask_income_next = Prossimo reddito, allo stato attuale: ${ $income }.
ask_income_final = Reddito finale, allo stato attuale: ${ $income }.
ask_consent_stop = { $by } chiede il permesso di sostare con { $armies } in { $at } ({ $way }). Dove ci sono armate di due giocatori c’è guerra, anche tra amici.
    -# Senza risposta: rifiutato.
ask_consent_build = I profughi di { $by } chiedono il permesso di costruire { $armies } in { $at }. Dove ci sono armate di due giocatori c’è guerra.
    -# Senza risposta: rifiutato.
ask_pay_war = Non hai il permesso di sosta in { $at }. Paga ${ $cost } per una guerra (hai ${ $money }) o ritira il convoglio.
    -# Senza risposta: il convoglio torna indietro.
ask_intercept_convoy = Un convoglio di { $by } ({ $armies }) transita in { $at }. Quanti dei tuoi intercettori ({ $most }) si oppongono? Ognuno lancia 4 dadi contro 1 e non corre rischi.
    -# Senza risposta: nessuno.
ask_intercept_missile = Un { $weapon } di { $by } diretto in { $target } transita in { $at }. Quanti dei tuoi intercettori ({ $most }) si oppongono? Ognuno lancia 4 dadi contro 1.
    -# Senza risposta: tutti se sei tu l’ultimo ad aver controllato { $target }, altrimenti nessuno.
ask_meet = { $by } entra in guerra in { $at } con { $armies }. I tuoi intercettori lo affrontano ora? Possono andare perduti. Indica quali, e altre tue armate lì.
    -# Senza risposta: aspettano.
ask_cold_defend = { $by } ti attacca in { $at } con { $armies } ({ $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}). Indica le armate che difendono, almeno una. La risposta vale per lo stesso attacco in questo turno.
    -# Senza risposta: tutte.
ask_cold_losses = Subisci { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
} in { $at }. Scegli che cosa perdi tra { $among }: quanta più forza possibile, al massimo { $damage }.
    -# Senza risposta: ciò che costa meno.
ask_exile = Hai perso l’ultima armata. Il tuo popolo va in esilio: { $pieces } in { $at }. Ogni pedina può spostarsi subito di uno stato.
    -# Senza risposta: restano tutte lì.
ask_exile_place = Hai perso l’ultima armata. Il tuo popolo va in esilio con { $pieces }: scegli lo stato di partenza e dove va ogni pedina.
    -# Senza risposta: scelgono le regole.
ask_pieces_grow = Il tuo popolo cresce di { $pieces }. In quale degli stati dove ne hai già?
    -# Senza risposta: dove ne hai di più.
ask_pieces_go = Il tuo popolo cala di { $pieces }. Dove?
    -# Senza risposta: dove ne hai di meno.
ask_present = { $by } ti offre in dono { $armies } in { $at }. Se poi controlli lo stato, il tuo esilio finisce.
    -# Senza risposta: rifiutato.
ask_launch = Puoi lanciare in ogni momento: { $weapons }. Nessuno aspetta.
ask_last_launch = Il 1980 è finito. Puoi ancora lanciare: { $weapons }.
    -# Senza risposta: non lanci nulla.
ask_talk = Hai ${ $money }. Puoi pagare, proporre accordi e rispondere alle offerte in ogni momento; nessuno aspetta.
