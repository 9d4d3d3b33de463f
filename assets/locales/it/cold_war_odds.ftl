### Probabilità dei combattimenti della guerra fredda: la risposta a /odds e le cifre accanto alle scelte.

odds_fight = Un combattimento di forza { $attack } contro { $defence }:

odds_fight_win = Si vince nel **{ $win }%** dei casi, si pareggia nel { $level }%, si perde nel { $lose }%.

odds_fight_damage = In media infligge { $attacker } danni a chi attacca, { $defender } a chi difende.

odds_fight_series = { $fights ->
    [one] In { $fights } combattimento
   *[other] In { $fights } combattimenti
} chi difende perde tutte le armate nel { $percent }% dei casi.

odds_fight_end = Combattendo fino in fondo, chi difende perde tutte le armate nel { $percent }% dei casi.

odds_fight_note = Qui la forza si conta come fanteria. Le armate più forti se la cavano un po’ meglio: danni inferiori alla loro forza non hanno effetto.

no_odds_fight = Posso calcolare combattimenti di forza da 1 a { $most } per parte, fino a { $fights } di fila.
