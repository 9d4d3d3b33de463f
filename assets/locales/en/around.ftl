# What is around the game itself. Keys are the names of the functions in src/text/phrases/around.rs.

lobby_no_talk = **No talk** Players make no deals and give each other no hints about this game. I carry no messages between them; what is said in the channel I can't read.
announce_no_talk = At this table players don't talk about the game: no deals and no hints until it is over.
status_no_talk = -# No talk at this table: no deals and no hints until the game is over.

button_luck = Word for the dice
luck_title = A word for the dice
luck_label = Your word
luck_hint = Any word; only you and I know it until the game is over

standing_agree = When somebody proposes a fast battle, you agree.
standing_decline = When somebody proposes a fast battle, you decline.
standing_consent_none = When somebody proposes a fast battle and nobody waits for you, you decline.
button_agree_always = Agree, always

parked = **Game { $number }** in { $server } stands still. { $why } Nothing is lost, and nobody's time is running.
parked_channel = Its channel is gone. Its host, or anybody who plays in it, can carry it to another one: `/game move` with its number, there.
parked_server = I am no longer in that server. When I am invited again, it goes on by itself.
parked_permission = I may not write in its channel any more. When I may again, it goes on by itself; or its host, or anybody who plays in it, can carry it to another channel: `/game move` with its number, there.
status_parked = **This game stands still**: I can't write in its channel. Nobody's time is running.
announce_resumed = **Game { $number } goes on here.**
moved = Game { $number } is played in this channel now.
