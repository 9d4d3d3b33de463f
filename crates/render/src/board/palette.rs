//! Colours, patterns and badge shapes of owners: distinguishable by colour, by shape, and with all three kinds of
//! colour blindness.

/// An opaque colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The colour of an owner. Seats 0 to 7 are red, blue, green, yellow, purple, black, teal, pink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// Seat 0: a circle.
    Red,
    /// Seat 1: a square.
    Blue,
    /// Seat 2: a hexagon.
    Green,
    /// Seat 3: a diamond.
    Yellow,
    /// Seat 4: a shield.
    Purple,
    /// Seat 5: a star with ten points.
    Black,
    /// Seat 6: a pentagon.
    Teal,
    /// Seat 7: a thick cross.
    Pink,
    /// The third army of the two-player game: an octagon.
    Neutral,
    /// No owner: parchment-coloured land, no badge.
    Unowned,
}

/// The outline of a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Red's.
    Circle,
    /// Blue's.
    Square,
    /// Green's.
    Hexagon,
    /// Yellow's.
    Diamond,
    /// Purple's.
    Shield,
    /// Black's.
    Star,
    /// Teal's.
    Pentagon,
    /// Pink's.
    Cross,
    /// The neutral army's.
    Octagon,
}

impl Tint {
    /// Every owner that has a colour of its own.
    pub const OWNERS: [Self; 9] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Purple,
        Self::Black,
        Self::Teal,
        Self::Pink,
        Self::Neutral,
    ];

    /// The tint of a seat, 0-based. Seats beyond the eight colours are drawn like the neutral army.
    pub fn of_seat(seat: usize) -> Self {
        Self::OWNERS.get(seat).copied().unwrap_or(Self::Neutral)
    }

    /// Fill colour of the owner's land.
    pub const fn fill(self) -> Rgb {
        match self {
            Self::Red => [0xCE, 0x43, 0x22],
            Self::Blue => [0x40, 0x95, 0xE4],
            Self::Green => [0x48, 0x74, 0x5C],
            Self::Yellow => [0xE1, 0xA8, 0x24],
            Self::Purple => [0x69, 0x2D, 0x80],
            Self::Black => [0x27, 0x2C, 0x33],
            Self::Teal => [0x2F, 0xE6, 0xFA],
            Self::Pink => [0x99, 0x72, 0x9F],
            Self::Neutral => [0xC2, 0xBD, 0xB0],
            Self::Unowned => [0xE6, 0xDC, 0xC4],
        }
    }

    /// Colour of the badge.
    pub const fn badge(self) -> Rgb {
        match self {
            Self::Red => [0xDB, 0x4A, 0x28],
            Self::Blue => [0x35, 0x99, 0xE0],
            Self::Green => [0x44, 0x75, 0x53],
            Self::Yellow => [0xEF, 0xBB, 0x2E],
            Self::Purple => [0x6C, 0x2C, 0x93],
            Self::Black => [0x1B, 0x1F, 0x25],
            Self::Teal => [0x4D, 0xE9, 0xFF],
            Self::Pink => [0xAF, 0x88, 0xA8],
            Self::Neutral | Self::Unowned => [0xD9, 0xD4, 0xC0],
        }
    }

    /// Colour of the number on the badge.
    pub const fn digits(self) -> Rgb {
        match self {
            Self::Yellow | Self::Teal | Self::Neutral | Self::Unowned => [0x2B, 0x23, 0x10],
            Self::Red | Self::Blue | Self::Green | Self::Purple | Self::Black | Self::Pink => {
                [0xFF, 0xF8, 0xEA]
            }
        }
    }

    /// Shape of the badge.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Red => Shape::Circle,
            Self::Blue => Shape::Square,
            Self::Green => Shape::Hexagon,
            Self::Yellow => Shape::Diamond,
            Self::Purple => Shape::Shield,
            Self::Black => Shape::Star,
            Self::Teal => Shape::Pentagon,
            Self::Pink => Shape::Cross,
            Self::Neutral | Self::Unowned => Shape::Octagon,
        }
    }

    /// Whether the owner's pattern covers that pixel. Each owner has its own pattern, repeated every 12 to 16 pixels.
    pub const fn pattern(self, x: u32, y: u32) -> bool {
        let (rise, fall) = ((x + y) % 16, (x + 1600 - y) % 16);
        match self {
            Self::Red => rise < 3,
            Self::Blue => {
                let (dx, dy) = ((x % 14) as i32 - 7, (y % 14) as i32 - 7);
                dx * dx + dy * dy < 11
            }
            Self::Green => y % 12 < 3,
            Self::Yellow => x % 12 < 3,
            Self::Purple => fall < 3,
            Self::Black => rise < 2 || fall < 2,
            Self::Teal => (x / 8 + y / 8).is_multiple_of(2),
            Self::Pink => {
                let (dx, dy) = ((x % 16) as i32 - 8, (y % 16) as i32 - 8);
                let d = dx * dx + dy * dy;
                d > 14 && d < 34
            }
            Self::Neutral | Self::Unowned => false,
        }
    }

    /// Key in golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Black => "black",
            Self::Teal => "teal",
            Self::Pink => "pink",
            Self::Neutral => "neutral",
            Self::Unowned => "nobody",
        }
    }
}

/// Parses `#RRGGBB`; black if it is invalid (the art files are checked by tests).
pub fn hex(text: &str) -> Rgb {
    let n = u32::from_str_radix(text.trim_start_matches('#'), 16).unwrap_or(0);
    [(n >> 16) as u8, (n >> 8) as u8, n as u8]
}
