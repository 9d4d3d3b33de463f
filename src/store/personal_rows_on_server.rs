//! The statements of [`super::personal_rows`] that read JSON, for PostgreSQL. Ids of former players in JSON do not fit into its
//! numbers, so persons are compared as texts.

/// By the name of what they are about.
pub(super) const ABOUT: [(&str, &str); 6] = [
    (
        "seats_left",
        "SELECT seats.game, seats.seat, CAST(gone.value ->> 'turn' AS BIGINT) AS turn, \
         CASE gone.value ->> 'counts' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END AS counts, \
         CASE gone.place WHEN 1 THEN word ELSE '' END AS word, CASE gone.place WHEN 1 THEN sealed ELSE '' END AS sealed, \
         CASE gone.place WHEN 1 THEN revealed ELSE '' END AS revealed, \
         games.guild, games.channel, games.number AS game_number, games.status \
         FROM seats JOIN games ON games.id = seats.game \
         CROSS JOIN LATERAL jsonb_array_elements(CASE handovers WHEN '' THEN '[]' \
         ELSE COALESCE(CAST(handovers AS JSONB) -> 'left', '[]') END) WITH ORDINALITY AS gone (value, place) \
         WHERE gone.value ->> 'person' = CAST($1 AS TEXT) ORDER BY seats.game, gone.place",
    ),
    (
        "seats_offered",
        "SELECT seats.game, seats.seat, games.guild, games.channel, games.number AS game_number FROM seats \
         JOIN games ON games.id = seats.game \
         WHERE CASE handovers WHEN '' THEN '' ELSE CAST(handovers AS JSONB) ->> 'offered' END = CAST($1 AS TEXT) \
         ORDER BY seats.game",
    ),
    (
        "talks",
        "SELECT * FROM talks WHERE asker = $1 OR EXISTS (SELECT 1 FROM \
         jsonb_array_elements_text(CAST(members AS JSONB)) AS member WHERE member = CAST($1 AS TEXT)) ORDER BY game, number",
    ),
    (
        "tournament_words",
        "SELECT tournaments.id AS tournament, guild, number, given.value ->> 'word' AS word, \
         given.value ->> 'hash' AS sealed FROM tournaments CROSS JOIN LATERAL jsonb_array_elements(CASE luck WHEN '' THEN '[]' \
         ELSE COALESCE(CAST(luck AS JSONB) -> 'words', '[]') || COALESCE(CAST(luck AS JSONB) -> 'places', '[]') END) \
         AS given (value) WHERE given.value ->> 'person' = CAST($1 AS TEXT) ORDER BY tournament",
    ),
    (
        "reserved_seats",
        "SELECT id AS game, guild, channel, number FROM games WHERE lobby_rules <> '' AND EXISTS (SELECT 1 FROM \
         jsonb_array_elements(CASE lobby_rules WHEN '' THEN '[]' ELSE COALESCE(CAST(lobby_rules AS JSONB) -> 'reserved', '[]') END) \
         AS reserved (value) WHERE reserved.value ->> 'person' = CAST($1 AS TEXT)) ORDER BY id",
    ),
    (
        "said_about_the_end",
        "SELECT game, guild, number, CASE WHEN conceded THEN 1 ELSE 0 END AS conceded, \
         CASE WHEN agreed THEN 1 ELSE 0 END AS agreed_in_secret FROM (SELECT games.id AS game, games.guild, games.number, \
         COALESCE(CAST(settlement AS JSONB) #> '{concession,by}' @> to_jsonb(seat), FALSE) AS conceded, \
         COALESCE(CAST(settlement AS JSONB) #> '{proposal,agreed}' @> to_jsonb(seat), FALSE) AS agreed \
         FROM (SELECT * FROM games WHERE settlement <> '') AS games JOIN seats ON seats.game = games.id \
         WHERE seats.person = $1) AS said WHERE conceded OR agreed ORDER BY game",
    ),
];
