//! Armies by strength, and which of them a loser removes (R3-23, A3-15).

/// Armies of one side in a fight: numbers by strength.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Force {
    /// Armies of strength 1, 2, 3 and 4.
    pub of: [u32; 4],
    /// Armies of strength 1 that cost more, and are therefore removed after all others of their strength.
    pub dear: u32,
}

impl Force {
    /// So many armies of strength 1.
    pub const fn ones(armies: u32) -> Self {
        Self { of: [armies, 0, 0, 0], dear: 0 }
    }

    /// Total strength: the number of dice (R3-22).
    pub fn strength(&self) -> u32 {
        let all = self.of.iter().zip(1..).map(|(armies, strength)| armies.saturating_mul(strength));
        all.fold(self.dear, u32::saturating_add)
    }

    /// Number of armies.
    pub fn armies(&self) -> u32 {
        self.of.iter().fold(self.dear, |all, armies| all.saturating_add(*armies))
    }

    /// No army.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Without these armies.
    #[must_use]
    pub fn without(mut self, lost: &Self) -> Self {
        for (armies, lost) in self.of.iter_mut().zip(lost.of) {
            *armies = armies.saturating_sub(lost);
        }
        self.dear = self.dear.saturating_sub(lost.dear);
        self
    }

    /// The armies that the loser removes: the largest total strength that the damage covers; of equal ones the cheapest,
    /// then the fewest armies, then as many of the weakest as possible (A3-15).
    #[must_use]
    pub fn removed(&self, damage: u32) -> Self {
        if damage >= self.strength() {
            return *self;
        }
        let [ones, twos, threes, fours] = self.of;
        let mut best: Option<(u32, Self)> = None;
        for four in 0..=fours.min(damage / 4) {
            let left = damage - 4 * four;
            for three in 0..=threes.min(left / 3) {
                let left = left - 3 * three;
                for two in 0..=twos.min(left / 2) {
                    let left = left - 2 * two;
                    let one = ones.min(left);
                    let dear = self.dear.min(left - one);
                    let lost = Self { of: [one, two, three, four], dear };
                    let total = damage - (left - one - dear);
                    let key = |(total, lost): &(u32, Self)| {
                        // All armies of these strengths cost the same for each point of strength; only dear ones differ.
                        let weakest = lost.of.map(u64::from);
                        (*total, u32::MAX - lost.dear, u32::MAX - lost.armies(), weakest)
                    };
                    if best.as_ref().is_none_or(|old| key(old) < key(&(total, lost))) {
                        best = Some((total, lost));
                    }
                }
            }
        }
        best.map(|(_, lost)| lost).unwrap_or_default()
    }
}
