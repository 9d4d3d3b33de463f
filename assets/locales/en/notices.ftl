### How and when people are told and reminded ([PBP-18], [PBP-20]).

# Direct message: the time for a decision is running out. Time is a Discord timestamp.
# Variables: $number (Number), $server (String), $task (String), $when (String)
dm_reminder = ⏳ **Still your turn** in game { $number } ({ $server }): { $task }, until { $when }.

# The same in the channel.
# Variables: $mention (String), $task (String), $when (String)
channel_reminder = ⏳ { $mention }, the table still waits for you: { $task }, until { $when }.

# `/settings notices`: the headline; the scope is one of the next two.
# Variables: $scope (String)
notices_title = **Your notices** · { $scope }

# Headline and menu: what is shown holds for all games.
notices_all_games = all games

# Headline and menu: what is shown holds for one game.
# Variables: $number (Number), $server (String)
notices_one_game = game { $number } ({ $server })

# A line of the page: how the person is told.
# Variables: $way (String)
notices_way = **I tell you** { $way }

# A line of the page: when the person is reminded.
# Variables: $times (String)
notices_reminders = **I remind you** { $times }

# The same: never.
notices_reminders_none = **No reminders**

# A line of the page: quiet hours, their zone, and the time there now.
# Variables: $hours (String), $zone (String), $now (String)
notices_quiet = **No reminder** between { $hours } · { $zone } (now { $now })

# The same: there are none.
notices_quiet_none = **No quiet hours:** reminders come by day and by night

# After a line that is not chosen for this game.
# Variables: $line (String)
notices_as_in_all = { $line } *(as in all games)*

# Below the page.
notices_explained = -# A deadline inside quiet hours gives one reminder before they begin. Nobody is reminded after the answer.

# A line of the page: what is told beside turns.
# Variables: $groups (String)
notices_groups = **I also tell you of** { $groups }

# The same: nothing.
notices_groups_none = **Nothing else** beside your turn

# What is told beside turns, in a sentence and as an option: all others have answered.
notice_group_last = a last missing answer

# The same: another player nudges.
notice_group_nudges = nudges

# The same: an offer of a deal, its answer, a promise or payment, a missile.
notice_group_offers = offers or missiles

# The same: a pause and its end, one's elimination, a plan that was played, the fingerprints of the dice.
notice_group_news = news such as pauses

# Placeholder of the menu of what is told beside turns; nothing picked means nothing.
pick_notice_groups = Nothing beside your turn

# Button of the page: to the menus about hours.
button_notice_hours = Quiet hours, digest

# Button: back to the first menus of the page.
button_notices_back = Back

# Below the page.
notices_always = -# Your turn, a lost seat and the end of a game are told in any case.

# Below the page, to somebody with a digest.
notices_digest_explained = -# With a digest come no nudges or last answers, and one reminder of a deadline before the next one.

# The same, to somebody who is not told by direct message.
notices_digest_direct_only = -# A digest lists only games of which you are told by direct message.

# Below the page, with quiet hours, to somebody who has chosen no time zone.
notices_zone_missing = -# These hours are in UTC until you choose your time zone.

# How the person is told: line and menu.
notice_way_direct = by direct message

# How the person is told: line and menu.
notice_way_mention = by a mention in the channel

# How the person is told: line and menu.
notice_way_off = nothing

# Menu: for this game nothing of its own is chosen.
notice_choice_as_in_all = as in all games

# When the person is reminded: line and menu.
reminder_half = at half of the time

# When the person is reminded: line and menu.
reminder_eighth = at an eighth of the time

# When the person is reminded: line and menu.
# Variables: $hours (Number)
reminder_hours = { $hours } { $hours ->
        [one] hour
       *[other] hours
    } before the end

# When the person is reminded: line and menu.
# Variables: $minutes (Number)
reminder_minutes = { $minutes } minutes before the end

# Menu: no quiet hours.
quiet_never = no quiet hours

# Placeholder of the menu of games.
pick_notice_scope = For all games, or for one

# Placeholder of the menu of ways.
pick_notice_way = How do I tell you?

# Placeholder of the menu of reminders; nothing picked means none.
pick_reminders = No reminders

# Placeholder of the menu of quiet hours.
pick_quiet_hours = Quiet hours

# Button: opens the form with time zone and hours.
button_time_zone = Time zone, other hours

# The form: its title.
time_zone_form = Time zone and quiet hours

# The form: label of the field of the zone.
time_zone_label = Your time zone

# The form: example in that field.
time_zone_hint = Europe/Rome

# The form: label of the field of the hours.
quiet_hours_label = Quiet hours

# The form: example in that field.
quiet_hours_hint = 22:30-7:15

# Refusal: no time zone has that name.
# Variables: $typed (String), $names (String)
no_such_time_zone = I know no time zone called “{ $typed }”. The nearest names: { $names }. Nothing has changed.

# Refusal: these are no hours.
# Variables: $typed (String)
no_such_quiet_hours = “{ $typed }” are no hours from and to, such as `22:30-7:15`. Nothing has changed.

# Direct message: all others have answered, and the table waits for its reader alone.
# Variables: $number (Number), $server (String)
dm_last_to_answer = ⏳ **You are the last to answer** in game { $number } ({ $server }).

# A line of the page: one message a day.
# Variables: $hour (String), $zone (String)
notices_digest = **One digest a day** at { $hour } · { $zone }, in place of single messages

# The same: none.
notices_digest_none = **No digest:** each message comes by itself

# Menu: no digest.
digest_never = no digest

# Menu: a digest at that hour.
# Variables: $hour (String)
digest_at = One digest a day at { $hour }

# Placeholder of the menu of hours for the digest.
pick_digest = One digest a day

# Refusal: this is no full hour of a day.
# Variables: $typed (String)
no_such_digest = “{ $typed }” is no full hour of the day, such as `18`. `off` ends the digest. Nothing has changed.

### The daily digest ([PBP-66]).

# Direct message: headline.
# Variables: $count (Number)
digest_title = 📬 **{ $count } { $count ->
        [one] game waits
       *[other] games wait
    } for you**

# The same: there is only news.
digest_none_waits = 📬 **No game waits for you**

# A game that waits, or news of one; the game is `my_game`.
# Variables: $game (String), $what (String)
digest_line = - { $game }: { $what }

# A game that waits, with its deadline.
# Variables: $game (String), $what (String), $when (String)
digest_line_until = - { $game }: { $what }, until { $when }

# A game that waits for somebody who missed turns in it.
# Variables: $line (String), $times (Number)
digest_missed = { $line } · you missed { $times } { $times ->
        [one] turn
       *[other] turns
    }

# Below ten games that wait.
# Variables: $count (Number)
digest_more_games = - … and { $count } more: `/my games`

# Headline of the news.
digest_news = **Since the last digest**

# News of a game: it is paused.
# Variables: $until (String)
digest_paused = paused until { $until }

# News of a game: a pause is over.
digest_goes_on = goes on after its pause

# News of a game: it is paused because I can't write in its channel.
digest_parked = is paused, because I can’t write in its channel

# News of a game: a plan was played.
digest_plan_played = your plan was played

# News of a game: the reader was eliminated.
digest_eliminated = you are out

# News of a game: it is over.
digest_ended = is over

# News of a game: it was closed.
digest_abandoned = was closed, because nobody answered any more

# News in a digest: somebody else has the seat.
digest_replaced = somebody else plays your seat

### Nudges ([PBP-66]).

# Direct message: another player asks its reader to answer.
# Variables: $name (String), $number (Number), $server (String)
dm_nudged = 👉 **{ $name } is waiting for you** in game { $number } ({ $server }).

# The same in the channel.
# Variables: $mention (String), $name (String)
channel_nudged = 👉 { $mention }, { $name } is waiting for you.

# Answer: whoever is awaited is told.
nudge_sent = Done: whoever the table waits for is told once more.

# Answer: whoever is awaited is not told.
nudge_rests = Nothing was sent: whoever the table waits for wants no messages now.

# Answer: somebody has nudged already.
nudge_already = Somebody has done that already. It works once in each half of the time for a decision.

# Answer: the same person has nudged already.
nudge_already_own = You have done that already: whoever the table waits for was told. It works once in each half of the time for a decision.

# Button below the status of a game that waits for others.
button_nudge = 👉 Nudge

# The same below a list of games.
# Variables: $number (Number)
button_nudge_in = 👉 Nudge in game { $number }

# Refusal: there is nobody to nudge.
nudge_nobody = The table waits for no person now.

# Refusal: the table waits for the person who asks.
nudge_self = The table waits for you, and for nobody else.
