# What a channel and a direct message show. Keys are the names of the functions in src/text/phrases/channel.rs.

log_more = **Round { $round } · { $who }** (continued)
seen_answers_in = { $n ->
    [one] { $n } decision is in.
   *[other] { $n } decisions are in.
}
roll_told = { $attack } against { $defence } · losses { $own }–{ $others }
taken_told = **{ $to }** captured from { $whose }, { $armies ->
    [one] { $armies } army moves in
   *[other] { $armies } armies move in
}
taken_told_only = **{ $to }** captured from { $whose }

recap_taken = { $who } took { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from you: { $territories }
recap_armies = { $at } { $before } → { $now }
recap_held = Attacked and held: { $territories }
recap_untouched = Nobody attacked you since your last turn.
recap_out = { $who } is out, eliminated by { $by }
recap_elsewhere = { $who } took { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from { $whose }
and_more = and { $n } more
notice_answered = ✅ **Game { $number }** in { $server }: this decision is made. Nothing is left to do here.

score_line_land = { $place }. { $who }: { $holdings }

status_deadline = Time to answer: until { $when }
no_such_game = There is no game { $number } in this server.
pick_attack_likely = Likely attacks ({ $n })
pick_attack_others = Others ({ $n })
one_of_menus = { $prompt } ({ $page } of { $of })
strike_best = { $from } · best: { $to } { $percent }%
deploy_left_over = { $placed } · { $left ->
    [0] nothing left
   *[other] { $left } left
}
button_half = Half: { $n }
button_in_words = In words
