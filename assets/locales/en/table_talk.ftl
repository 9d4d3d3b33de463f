# What is around the game itself. Keys are the names of the functions in src/text/phrases/around.rs.

lobby_no_talk = **No talk** Players make no deals and give each other no hints about this game. I carry no messages between them, and I can’t read what is said in the channel.
announce_no_talk = No talk about the game at this table: no deals and no hints until it is over.
status_no_talk = -# No talk at this table: no deals and no hints until the game is over.

button_luck = Word for the dice
luck_title = A word for the dice
luck_label = Your word
luck_hint = Any word; only you and I know it until the game is over

standing_agree = When somebody proposes a fast battle, you agree.
standing_decline = When somebody proposes a fast battle, you decline.
standing_consent_none = When somebody proposes a fast battle and the table doesn’t wait for you, you decline.
button_agree_always = Always agree

parked = **Game { $number }** in { $server } is paused. { $why } Nothing is lost, and all clocks are stopped.
parked_channel = Its channel is gone. Its host, or anybody who plays in it, can move it to another one: use `/game move` there, with its number.
parked_server = I am no longer in that server. Invite me again, and it goes on by itself.
parked_permission = I may no longer write in its channel. Once I may again, it goes on by itself. Its host, or anybody who plays in it, can also move it to another channel: use `/game move` there, with its number.
parked_damaged = I can’t read its record any more. Whoever runs me finds the reason in the log. Its host can also call it off with `/game cancel`.
announce_set_aside = **Game { $number } is set aside.** I can’t read its record any more. All its clocks are stopped, and nothing is deleted. Whoever runs me finds the reason in the log. Its host can also call it off with `/game cancel`. All other games go on.
set_aside = Game { $number } is set aside: I can’t read its record any more. Whoever runs me finds the reason in the log. Its host can also call it off with `/game cancel`.
status_parked = **This game is paused**: I can’t write in its channel. All clocks are stopped.
announce_resumed = **Game { $number } goes on here.**
moved = Game { $number } is now played in this channel.
