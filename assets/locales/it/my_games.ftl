### A person's own games, and the context menus.

my_no_games = Non sei in nessuna partita in corso. Aprine una o unisciti in un canale di un server: `/partita nuova`, `/partita unisciti`.
my_headline = **Le tue partite: { $n }** · { $waiting }
my_waiting = { $n ->
    [0] nessuna ti aspetta
    [one] { $n } ti aspetta
   *[other] { $n } ti aspettano
}
my_game = **[Partita { $number }]({ $link })** · { $server }
my_line = - { $game } · giro { $round } · { $state }
my_until = { $doing } · { $when }
my_turn = ▶ **tocca a te**: { $task }
my_paused = in pausa
my_none_waits = Nessuna partita ti aspetta adesso. `/mie partite` le elenca tutte.
page_of = pagina { $page } di { $of }
button_next_game = Prossima partita che mi aspetta
button_page_before = ◀ Pagina precedente
button_page_after = Pagina successiva ▶
menu_board_again = Mostra di nuovo questa mappa
menu_as_text = Come testo
menu_games_with = Partite con …
menu_no_board = Quel messaggio non mostra nessuna partita. Usa il menu su un mio messaggio che riguarda una partita.
games_with = **Partite con { $name } in questo server: { $n }**
no_games_with = Tu e { $name } non giocate insieme nessuna partita in corso in questo server.
