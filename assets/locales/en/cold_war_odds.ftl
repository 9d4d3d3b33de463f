### Odds of fights of the Cold War: the answer to /odds, figures beside choices.

# Odds: heading of one fight: points of strength of both sides.
# Variables: $attack (Number), $defence (Number)
odds_fight = One fight of strength { $attack } against { $defence }:

# Odds: how one fight ends, in percent to one decimal.
# Variables: $win (String), $level (String), $lose (String)
odds_fight_win = It is won in **{ $win }%** of cases, level in { $level }%, lost in { $lose }%.

# Odds: damage to be expected of one fight.
# Variables: $attacker (String), $defender (String)
odds_fight_damage = On average it does { $attacker } damage to the attacker, { $defender } to the defender.

# Odds: so many fights in a row with all that is left of both sides.
# Variables: $fights (Number), $percent (String)
odds_fight_series = { $fights ->
    [one] In { $fights } fight
   *[other] In { $fights } fights
} the defender loses all armies in { $percent }% of cases.

# Odds: fights until one side has no army left.
# Variables: $percent (String)
odds_fight_end = Fought to the end, the defender loses all armies in { $percent }% of cases.

# Odds: note under fights: strengths count as infantry.
odds_fight_note = Strength counts as infantry here. Stronger armies fare a little better: damage below their strength does nothing to them.

# Refusal: strengths of a fight that odds can't be worked out for.
# Variables: $most (Number), $fights (Number)
no_odds_fight = I can work out fights of strength 1 to { $most } on either side, and up to { $fights } in a row.
