### Ordini fissi e piani della guerra fredda.

standing_cold_none = Non hai ordini fissi: senza risposta nessuno entra, si intercettano solo i missili diretti ai tuoi stati e difendono tutte le armate.
standing_leave = Sempre permesso a { $who }: entrare{ $conditions }.
standing_no_leave = Mai permesso a { $who }: entrare{ $conditions }.
standing_leave_for = Sempre permesso a { $who }: { $what }{ $conditions }.
standing_no_leave_for = Mai permesso a { $who }: { $what }{ $conditions }.
permission_pass = passare senza intercettazioni
permission_stop = sostare
permission_build = costruire con i profughi
standing_interception = { $number ->
    [one] 1 intercettore si oppone
   *[other] Fino a { $number } intercettori si oppongono
} a { $what }{ $conditions }.
standing_no_interception = Nessun intercettore si oppone a { $what }{ $conditions }.
intercept_everything = convogli e missili
intercept_missiles = missili
intercept_convoys = convogli
standing_defence = In difesa fino a { $armies }{ $conditions }.
standing_interception_all = Tutti gli intercettori si oppongono a { $what }{ $conditions }.
standing_defence_all = In difesa: { $kinds } al completo{ $conditions }.
standing_meeting_all = Contro gli invasori in arrivo: { $kinds } al completo{ $conditions }.
standing_meeting = Contro gli invasori in arrivo fino a { $armies }{ $conditions }.
order_oneself = Un ordine in anticipo riguarda gli altri giocatori. Scegli qualcun altro, o non indicare nessuno per intendere tutti.
all_kinds = armate di ogni tipo
every_of = { $kind } al completo
standing_launch = { $when }: lancio di un { $weapon }, { $way }.
leave_everyone = tutti
order_at = , solo in { $at }
order_against = , solo contro { $who }
order_by = , solo da parte di { $who }
when_war = Se ti dichiarano guerra{ $conditions }
when_arrives = Se { $who } sosta in { $at } o lo controlla
when_end = Alla fine della partita
standing_cold_losses = Dove le regole lasciano scegliere, perdi in quest’ordine: { $kinds }.
stopped_losses = Fermo: { $armies ->
    [one] hai perso { $armies } armata
   *[other] hai perso { $armies } armate
}.
stopped_cannot_fight = Fermo: lì non è più possibile nessun combattimento.
stopped_convoy_lost = Fermo: le armate del convoglio non ci sono più tutte.
stopped_leave_refused = Fermo: il permesso è stato rifiutato. Paga una guerra o ritira il convoglio.
stopped_cannot_go_on = Fermo: il prossimo passo non è più possibile.
stopped_cold_waiting = Prima rispondono gli altri. Poi l’ordine continua da solo.
plan_cold_fight = Combatti in { $at } con { $armies }, { $until }
until_won = finché non resta nessun avversario
until_losses = finché non perdi { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
until_times = { $n ->
    [one] una volta
   *[other] { $n } volte
}
plan_cold_convoy = Convoglio di { $armies }: { $way }
plan_cold_convoy_war = Convoglio di { $armies }: { $way }, in guerra
plan_cold_buy = Compra { $list }
plan_cold_other = Un’altra azione
