//! The options of the commands that several families share, as they were typed.

/// Maximum threshold for stopping at a chance, in percent.
pub(crate) const CERTAIN: u8 = 100;

/// A shared command with its options as typed.
pub(crate) enum Typed {
    Claim { territory: String },
    Wish { territories: Option<String> },
    Deploy { armies: Option<String>, pieces: [Option<String>; 3] },
    Place { territory: String, armies: Option<i64> },
    Attack(AttackTyped),
    Advance { armies: Option<i64>, commanders: Option<String> },
    Roll { dice: i64, commanders: Option<String> },
    Defend(DefendChoice),
    Fortify { from: String, to: String, armies: Option<i64>, commanders: Option<String> },
    End,
}

/// The options of `/attack`.
pub(crate) struct AttackTyped {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) dice: Option<i64>,
    pub(crate) until: Option<UntilChoice>,
    pub(crate) armies: Option<i64>,
    pub(crate) chance: Option<i64>,
    pub(crate) move_in: Option<MoveInChoice>,
    /// Whether commanders stay out of the battle.
    pub(crate) spare: Option<bool>,
}

/// An option with autocomplete.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Field {
    Claim,
    Wish,
    Deploy,
    Place,
    AttackFrom,
    AttackTo,
    FortifyFrom,
    FortifyTo,
}

/// When an attack stops. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum UntilChoice {
    #[name = "once"]
    Once,
    #[name = "captured"]
    Captured,
}

/// How many armies move in. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum MoveInChoice {
    #[name = "all"]
    All,
    #[name = "half"]
    Half,
    #[name = "fewest"]
    Fewest,
    #[name = "ask"]
    Ask,
}

/// How to defend. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(crate) enum DefendChoice {
    #[name = "most"]
    Most,
    #[name = "one"]
    One,
    #[name = "ask"]
    Ask,
}
