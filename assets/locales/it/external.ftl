### Giocatori esterni: programmi che chi gestisce il bot lascia sedere ai tavoli di un server ([PBP-44]).

# Che cosa gioca un posto, al posto di un livello.
# Variables: $name (String)
external_player = { $name } (giocatore esterno)

# Segnaposto.
pick_external = Affida un posto a un giocatore esterno

# Rifiuto: un nome che qui non si può scegliere.
# Variables: $name (String)
no_external_player = In questo server non può sedere nessun giocatore esterno “{ $name }”. Non è cambiato niente. `/partita automatici` propone quelli ammessi, se ce ne sono.

# Rifiuto: un livello insieme a un giocatore esterno.
level_or_external = Scegli un `livello` o un giocatore `esterno`, non tutti e due. Non è cambiato niente.

# Annuncio: chi giocava un posto non può più essere interrogato.
# Variables: $who (String), $player (String)
announce_player_gone = { $who } era giocato da “{ $player }”, che qui non può più giocare. **D’ora in poi quel posto lo gioca un giocatore automatico normale.**

# Annuncio, una volta a partita: un giocatore esterno non ha dato una risposta valida.
# Variables: $who (String), $player (String)
announce_player_forfeits = { $who }, giocato dal giocatore esterno “{ $player }”, non ha dato in tempo una risposta valida. Ha risposto per lui un giocatore automatico normale, come farà ogni volta che succede.
