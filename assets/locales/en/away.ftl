### Announced absences: `/away`, what the tables of a person read, and what a table does about them ([PBP-26]).

# Page: no absence is announced.
away_none = You have announced no absence.

# Page: title of the list.
away_title = **Your absences**

# Page: one of them.
# Variables: $first (String), $last (String), $zone (String), $begins (String), $ends (String)
away_one = • { $first } to { $last } ({ $zone }): from { $begins } until { $ends }

# Page: what is left of the days of a year.
# Variables: $left (Number), $most (Number), $year (String)
away_left = Left in { $year }: { $left } of { $most } days.

# Page: whose days these are.
# Variables: $zone (String)
away_zone = -# Days are those of { $zone }, the time zone of your quiet hours.

# The same for somebody without a time zone.
away_zone_missing = -# Days are those of UTC unless you name a zone: I don’t know your time zone. `/settings notices` sets it.

# Page: what an absence does.
away_explained = -# At tables that wait for the absent, turns of yours that would fall due meanwhile move to your return, nothing counts as missed, and no reminder comes. You may play all the same. In others’ turns your standing orders answer.

# Answer: it is set.
# Variables: $first (String), $last (String), $zone (String), $days (Number), $tables (Number)
away_set = **You are away from { $first } to { $last }** ({ $zone }): { $days ->
    [one] one day
   *[other] { $days } days
}. { $tables ->
    [0] You sit at no table that could be told.
    [one] Your table is told.
   *[other] Your { $tables } tables are told.
}

# Answer: one that had begun is over.
# Variables: $days (String), $tables (Number)
away_ended = **Welcome back.** Your absence { $days } is over. { $tables ->
    [0] You sit at no table that could be told.
    [one] Your table is told.
   *[other] Your { $tables } tables are told.
}

# Answer: one that had not begun is cancelled.
# Variables: $days (String), $tables (Number)
away_cancelled = Your absence { $days } is cancelled. { $tables ->
    [0] You sit at no table that could be told.
    [one] Your table is told.
   *[other] Your { $tables } tables are told.
}

# Button: ends an absence that has begun.
# Variables: $days (String)
button_end_absence = I’m back ({ $days })

# Button: cancels one that has not begun.
# Variables: $days (String)
button_cancel_absence = Cancel { $days }

# Button: opens the form with its days.
# Variables: $days (String)
button_change_absence = Change { $days }

# Button: opens an empty form.
button_announce_absence = Announce an absence

# Form: title.
away_form = When are you away?

# Form: the first day.
away_first_label = First day

# Form: the last day.
away_last_label = Last day

# Form: how a day is written.
away_day_hint = for example 2026-12-24 or 24.12.

# Announcement: somebody will be away.
# Variables: $name (String), $begins (String), $ends (String)
announce_away = **{ $name } is away** from { $begins } until { $ends }.

# The same in place of another absence.
# Variables: $name (String), $begins (String), $ends (String)
announce_away_changed = **{ $name } has changed an absence**: away from { $begins } until { $ends }.

# A second line of it, at a table that waits.
away_waits = -# Turns of theirs that would fall due meanwhile move to their return. They may play all the same.

# The same at a table that does not wait; also in the status.
away_waits_not = -# This table doesn’t wait for people who are away: deadlines stay as they are.

# Announcement: somebody is back before the announced end.
# Variables: $name (String)
announce_back_early = **{ $name } is back** earlier than announced. Deadlines that had moved come back by what is left.

# Announcement: somebody has cancelled an absence.
# Variables: $name (String)
announce_not_away = **{ $name } will not be away** after all.

# Status: somebody is away now.
# Variables: $name (String), $ends (String)
status_away = { $name } is away until { $ends }

# Status: somebody will be away.
# Variables: $name (String), $begins (String), $ends (String)
status_away_later = { $name } will be away from { $begins } until { $ends }

# Lobby: this table waits for people who are away.
lobby_waits_for_absent = waits for whoever announces an absence by `/away`

# The same: it does not.
lobby_waits_not_for_absent = doesn’t wait for announced absences

# Settings of a lobby: name of the option.
vacations_option = Announced absences

# A value of it.
vacations_on = the table waits

# A value of it.
vacations_off = deadlines stay as they are

# What the first value means.
explain_vacations_on = Turns of somebody who has announced an absence by `/away` move to their return: at most 21 days a year for each person, at most 30 days of standstill for a game.

# What the second value means.
explain_vacations_off = The table is told of absences, but deadlines stay as they are.

# Refusal: a text that is no day.
# Variables: $typed (String)
away_no_day = I can’t read “{ $typed }” as a day. Write it as 2026-12-24, 24.12.2026, 24.12., or `today`.

# Refusal: only one day was given.
away_one_day = An absence needs its first and its last day: `from` and `to`.

# Refusal: it would begin in the past.
# Variables: $first (String), $today (String)
away_past = { $first } is over: today is { $today }. An absence begins today at the earliest.

# Refusal: the last day is before the first.
# Variables: $first (String), $last (String)
away_backwards = { $last } is before { $first }. The last day can’t come before the first.

# Refusal: too far in the future.
# Variables: $latest (String)
away_too_far = An absence can be announced a year ahead: it begins on { $latest } at the latest.

# Refusal: another absence has some of these days.
# Variables: $first (String), $last (String), $zone (String)
away_overlaps = You have announced to be away from { $first } to { $last } ({ $zone }) already. Say `change: True` to put the new days in its place, or end it by its button below `/away`.

# Refusal: more days than a year allows.
# Variables: $days (Number), $year (String), $left (Number), $most (Number)
away_too_many_days = That takes { $days } days of { $year }, and you have { $left } left: a person can be away for { $most } days a year.

# Refusal: it is over or was cancelled.
away_no_absence = That absence is over, or was cancelled.
