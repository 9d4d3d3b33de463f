//! Names of players, territories and cards, and lists of them. Player names are escaped, so that they cannot format text
//! or ping.

use super::bundle::{Lang, Words};
use crate::rules::board::Name;
use crate::rules::{Board, Card, ContinentId, Holder, Placement, Seat, Symbol, TerritoryId};
use std::sync::Arc;

/// Context for the texts of one game: its board, player names and colours.
#[derive(Clone, Debug)]
pub struct Ctx {
    board: &'static Board,
    names: Vec<String>,
    /// Colour keys of the players by seat, as far as known.
    colours: Vec<String>,
    /// The faces of dice; `None`: digits.
    faces: Option<Arc<Faces>>,
    /// Whether what nobody chose is told in short.
    brief: bool,
    /// What was taken back, by the notes of a log.
    undone: Vec<String>,
}

/// The six faces of a die as messages write them, such as emoji.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faces([String; 6]);

impl TryFrom<Vec<String>> for Faces {
    type Error = Vec<String>;

    fn try_from(faces: Vec<String>) -> Result<Self, Vec<String>> {
        faces.try_into().map(Self)
    }
}

impl Faces {
    /// These dice, side by side.
    pub(super) fn of(&self, dice: &[u8]) -> String {
        let face = |die: &u8| usize::from(*die).checked_sub(1).and_then(|at| self.0.get(at));
        dice.iter().map(|die| face(die).cloned().unwrap_or_else(|| die.to_string())).collect()
    }
}

/// A coloured symbol for the colour with that key; empty for another key. It stands beside a name, for people who can't
/// distinguish the colours.
pub fn colour_mark(key: &str) -> &'static str {
    match key {
        "red" => "🔴",
        "blue" => "🔵",
        "green" => "🟢",
        "yellow" => "🟡",
        "purple" => "🟣",
        "black" => "⚫",
        _ => "",
    }
}

/// Default colours of the seats.
const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "black"];

impl Ctx {
    /// `names` are the player names by seat, unescaped; they are escaped here ([`escape_name`]).
    pub fn new<'n>(board: &'static Board, names: impl IntoIterator<Item = &'n str>) -> Self {
        Self::with_names(board, names.into_iter().map(escape_name).collect())
    }

    /// The same for plain text (picture, alt text, autocomplete): names are not escaped.
    pub fn plain<'n>(board: &'static Board, names: impl IntoIterator<Item = &'n str>) -> Self {
        Self::with_names(board, names.into_iter().map(str::to_owned).collect())
    }

    const fn with_names(board: &'static Board, names: Vec<String>) -> Self {
        Self { board, names, colours: Vec::new(), faces: None, brief: false, undone: Vec::new() }
    }

    /// Sets what was taken back, by the notes of a log that say so.
    #[must_use]
    pub(super) fn with_undone(mut self, undone: Vec<String>) -> Self {
        self.undone = undone;
        self
    }

    /// What the note with that number, counted from 0, says was taken back.
    pub(super) fn undone(&self, note: usize) -> Option<&str> {
        self.undone.get(note).map(String::as_str).filter(|steps| !steps.is_empty())
    }

    /// Sets the colour keys that the players chose, by seat. The remaining colours belong to empty seats.
    #[must_use]
    pub fn in_colours<'n>(mut self, colours: impl IntoIterator<Item = &'n str>) -> Self {
        self.colours = colours.into_iter().map(str::to_owned).collect();
        self
    }

    /// Sets the faces of dice for the log of a turn; `None`: digits.
    #[must_use]
    pub fn with_faces(mut self, faces: Option<Arc<Faces>>) -> Self {
        self.faces = faces;
        self
    }

    /// For the log in the channel: what nobody chose is told in short.
    #[must_use]
    pub const fn in_brief(mut self) -> Self {
        self.brief = true;
        self
    }

    /// Whether what nobody chose is told in short.
    pub(super) const fn is_brief(&self) -> bool {
        self.brief
    }

    /// The faces of dice, if they are set.
    pub(super) fn faces(&self) -> Option<&Faces> {
        self.faces.as_deref()
    }

    /// The symbol of a player's colour; empty if it is not known.
    pub(super) fn mark(&self, seat: Seat) -> &'static str {
        self.colours.get(seat.index()).map_or("", |key| colour_mark(key))
    }

    /// A line with the symbol of a player's colour at its end.
    pub(super) fn marked(&self, line: String, seat: Seat) -> String {
        match self.mark(seat) {
            "" => line,
            mark => format!("{line} {mark}"),
        }
    }

    /// The colour key of an empty seat: the first empty seat gets the first unused colour. `None` for a seat with a
    /// player.
    pub(super) fn nobodys_colour(&self, seat: Seat) -> Option<&'static str> {
        let beyond = seat.index().checked_sub(self.names.len())?;
        let own = |at: usize| self.colours.get(at).map_or(COLOURS.get(at).copied(), |key| Some(key.as_str()));
        let taken: Vec<&str> = (0..self.names.len()).filter_map(own).collect();
        COLOURS.into_iter().filter(|key| !taken.contains(key)).nth(beyond)
    }

    /// The board.
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    pub(super) fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str)
    }
}

/// Escapes a player's name for a message: Markdown is escaped, mentions and links are disabled ([PBP-51]). Line breaks
/// become spaces; control characters and bidirectional marks are removed.
pub fn escape_name(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for c in name.trim().chars() {
        match c {
            '\n' | '\r' | '\t' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => escaped.push(' '),
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {}
            c if c.is_control() => {}
            '@' => escaped.push_str("@\u{200b}"),
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | '-' | '+'
            | ':' | '/' => {
                escaped.push('\\');
                escaped.push(c);
            }
            c => escaped.push(c),
        }
    }
    escaped
}

impl Words {
    /// Name of a language.
    pub fn language(self, lang: Lang) -> String {
        match lang {
            Lang::En => self.language_english(),
            Lang::It => self.language_italian(),
        }
    }

    fn pick(self, name: &Name) -> &str {
        match self.lang() {
            Lang::En => &name.en,
            Lang::It => &name.it,
        }
    }

    /// Name of a territory; its number if the board has no such territory.
    pub fn territory(self, board: &'static Board, id: TerritoryId) -> String {
        board
            .territories()
            .get(id.index())
            .map_or_else(|| format!("#{}", id.0), |found| self.pick(&found.name).to_owned())
    }

    /// Name of a continent; its number if the board has no such continent.
    pub fn continent(self, board: &'static Board, id: ContinentId) -> String {
        board
            .continents()
            .get(id.index())
            .map_or_else(|| format!("#{}", id.0), |found| self.pick(&found.name).to_owned())
    }

    /// Name of a card symbol: infantry, cavalry or artillery.
    pub fn symbol(self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Infantry => self.symbol_infantry(),
            Symbol::Cavalry => self.symbol_cavalry(),
            Symbol::Artillery => self.symbol_artillery(),
        }
    }

    /// Name of a card: "Alaska (infantry)", or the wild card.
    pub fn card_name(self, board: &'static Board, card: Card) -> String {
        match board.territories().get(usize::from(card.0)) {
            Some(found) => {
                let name = self.pick(&found.name);
                found.symbol.map_or_else(|| name.to_owned(), |symbol| self.card(name, &self.symbol(symbol)))
            }
            None => self.wild_card(),
        }
    }

    /// A list of cards.
    pub fn card_list(self, board: &'static Board, cards: &[Card]) -> String {
        self.list(cards.iter().map(|card| self.card_name(board, *card)))
    }

    /// The escaped name of the player of a seat; "Seat 3" if the name is not known.
    pub fn seat_name(self, ctx: &Ctx, seat: Seat) -> String {
        ctx.name(seat).map_or_else(|| self.seat_number(u32::from(seat.0) + 1), str::to_owned)
    }

    /// Name of a holder: a player, the neutral army, or no one.
    pub fn holder(self, ctx: &Ctx, holder: Holder) -> String {
        match holder {
            Holder::Nobody => self.nobody(),
            Holder::Neutral => self.neutral_army(),
            Holder::Seat(seat) => self.seat_name(ctx, seat),
        }
    }

    /// What belongs to a holder, with the symbol of their colour, which takes less room than the name; without one, with the
    /// name.
    pub fn of_holder(self, ctx: &Ctx, said: &str, holder: Holder) -> String {
        match holder.seat().map_or("", |seat| ctx.mark(seat)) {
            "" => format!("{said} · {}", self.holder(ctx, holder)),
            mark => format!("{said} {mark}"),
        }
    }

    /// A list: "a, b and c".
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        match items.len() {
            0 | 1 => items.pop().unwrap_or_default(),
            n => {
                let last = items.swap_remove(n - 1);
                self.list_and(&items.join(", "), &last)
            }
        }
    }

    /// A list of territories.
    pub fn territory_list(
        self,
        board: &'static Board,
        territories: impl IntoIterator<Item = TerritoryId>,
    ) -> String {
        self.list(territories.into_iter().map(|at| self.territory(board, at)))
    }

    /// Armies by territory, largest number first: "Alaska +3, Brazil +1".
    pub fn placement(self, board: &'static Board, armies: &Placement) -> String {
        let mut armies = armies.clone();
        armies.sort_by_key(|&(at, n)| (std::cmp::Reverse(n), at));
        let each: Vec<_> = armies.iter().map(|&(at, n)| self.plus(&self.territory(board, at), n)).collect();
        each.join(", ")
    }
}
