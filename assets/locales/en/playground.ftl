# The playground: what its page tells about the bot, and about time that was skipped.

# Hint in an empty channel: how to start a game.
# Variables: $command (String)
playground_hint = { $command } opens a game with settings of your own. Type / in the box below to see all that the bot can do. Private replies and direct messages are shown to the person you are.

# Nothing to skip to.
playground_no_deadline = All clocks are stopped: there is no deadline to skip to.

# Time was skipped.
# Variables: $time (String), $decisions (Number)
playground_skipped = Time skipped: { $time }. { $decisions ->
    [0] Nothing fell due.
    [one] One decision fell due.
   *[other] { $decisions } decisions fell due.
}

# A duration.
playground_moment = a moment

# A duration.
# Variables: $minutes (Number)
playground_minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}

# A duration.
# Variables: $hours (Number)
playground_hours = { $hours ->
    [one] an hour
   *[other] { $hours } hours
}

# A duration.
# Variables: $days (Number)
playground_days = { $days ->
    [one] a day
   *[other] { $days } days
}
