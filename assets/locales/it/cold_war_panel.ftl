page_buy = Compra
page_war = Dichiara guerra
page_fight = Combatti
page_convoy = Convoglio
page_convert = Converti
page_refugees = Profughi
page_end_turn = Termina il turno
pick_state = Quale stato?
pick_player = Quale giocatore?
pick_next_state = Verso quale stato?
pick_armies = Quante per tipo?
way = { $from } → { $to }
war_note = ${ $price } · { $percent }% · rende ${ $value } · { $whose }
state_defended_by = { $who }: { $armies }
war_about = { $state } rende ${ $value } · { $whose } · la guerra costa ${ $price }. Uno stato in guerra non rende niente.
war_with = Con { $armies } · { $percent }%
empties = { $label } · svuota { $states }
war_button = Guerra in { $state } per ${ $price } · { $percent }%
clash_odds = { $own } contro { $theirs } · { $percent }%
place_against = { $state }: contro { $player }
stop_here = Sosta in { $state }
stop_as_war = Guerra in { $state }
civil_war_at = Guerra civile in { $state }: contro { $player }
exterminate_at = Espelli da { $state }: { $player }
with_armies = Con { $armies }
pick_unpaid = Che cosa non paghi?
unpaid_in = { $state }: { $armies }
pay_upkeep = Paga il mantenimento
pay_the_war = Paga la guerra
take_back = Ritira il convoglio
give_leave = Consenti
refuse_leave = Rifiuta
accept_armies = Accetta le armate
decline_armies = Rifiuta
intercept_with = { $n ->
    [one] 1 intercettore · lo ferma al { $percent }%
   *[other] { $n } intercettori · lo fermano al { $percent }%
}
let_pass = Lascia passare
let_in = Lasciali entrare
pieces_stay = Restano tutti in { $state }
pieces_stand = Fatto: { $places }
pieces_there = là: { $pieces }
usual_pieces = La scelta solita
fight_until_won = Combatti finché vinci · { $percent }%
fight_once = { $armies } · colpisci { $win }%, sei colpito { $lose }%
buy_for = Compra { $armies } per ${ $money }
lose_armies = Perdi { $armies }
lose_nothing = Non perdere nulla
buy_in = Comprare in { $state }
war_on = Guerra a { $state }
convert_in = Convertire in { $state }
convoy_from = { $armies } da { $state }
buy_note = rende ${ $value } · ci sono: { $armies }
threatened = { $note } · nemici vicini: forza { $strength }
army_price = { $army } ${ $money }
army_for = { $armies } per ${ $money }
dearer_at_war = in guerra, ogni armata costa 1 in più · { $there }
pick_origin = Da quale stato?
pick_stop = In quale stato si ferma?
stop_own = è tuo · costa ${ $money }
stop_free = non si chiede a nessuno · costa ${ $money }
stop_asked = si chiede il permesso · costa ${ $money }, come guerra ${ $war } in più
stop_refused = nessun permesso in questo turno · come guerra ${ $war } oltre a ${ $money }
no_last_launch = Nessun lancio
left_in_turn = { $fights ->
    [0] Puoi ancora spendere ${ $money }.
    [one] C’è ancora 1 combattimento possibile, e puoi spendere ${ $money }.
   *[other] Ci sono ancora { $fights } combattimenti possibili, e puoi spendere ${ $money }.
} Finire il turno?
if_no_answer = { $label } (senza risposta)
