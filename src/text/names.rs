//! Names of people, places and cards, and lists of them. Never lets a person's name format text or ping anybody.

use super::bundle::{Lang, Words};
use crate::rules::board::Name;
use crate::rules::{Board, Card, ContinentId, Holder, Placement, Seat, Symbol, TerritoryId};

/// What sentences about one game need to know: its board and who sits where.
#[derive(Clone, Debug)]
pub struct Ctx {
    board: &'static Board,
    names: Vec<String>,
    /// Keys of the colours of those who play, as far as they are known.
    colours: Vec<String>,
}

/// The colours of the seats, where nobody has chosen another one.
const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "black"];

impl Ctx {
    /// `names` are the people's names as they are, seat by seat; they are escaped here ([`escape_name`]).
    pub fn new<'n>(board: &'static Board, names: impl IntoIterator<Item = &'n str>) -> Self {
        Self { board, names: names.into_iter().map(escape_name).collect(), colours: Vec::new() }
    }

    /// The same for text that isn't Markdown (picture, alt text, completion): names stay as they are.
    pub fn plain<'n>(board: &'static Board, names: impl IntoIterator<Item = &'n str>) -> Self {
        Self { board, names: names.into_iter().map(str::to_owned).collect(), colours: Vec::new() }
    }

    /// With the keys of the colours that people chose, seat by seat: what is left belongs to nobody.
    #[must_use]
    pub fn in_colours<'n>(mut self, colours: impl IntoIterator<Item = &'n str>) -> Self {
        self.colours = colours.into_iter().map(str::to_owned).collect();
        self
    }

    /// The key of the colour of a seat that nobody has: the first such seat has the first colour that is left.
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

/// A person's name as it may stand in a message: Markdown signs are escaped, and nothing in it can mention anybody
/// or become a link ([PBP-51]). Line breaks become spaces, control characters and marks of direction go.
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
    fn pick(self, name: &Name) -> &str {
        match self.lang() {
            Lang::En => &name.en,
            Lang::It => &name.it,
        }
    }

    /// A territory's name; its number if the board has none such.
    pub fn territory(self, board: &'static Board, id: TerritoryId) -> String {
        board
            .territories()
            .get(id.index())
            .map_or_else(|| format!("#{}", id.0), |found| self.pick(&found.name).to_owned())
    }

    /// A continent's name; its number if the board has none such.
    pub fn continent(self, board: &'static Board, id: ContinentId) -> String {
        board
            .continents()
            .get(id.index())
            .map_or_else(|| format!("#{}", id.0), |found| self.pick(&found.name).to_owned())
    }

    /// Infantry, cavalry or artillery.
    pub fn symbol(self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Infantry => self.symbol_infantry(),
            Symbol::Cavalry => self.symbol_cavalry(),
            Symbol::Artillery => self.symbol_artillery(),
        }
    }

    /// A card: "Alaska (infantry)", or the wild card.
    pub fn card_name(self, board: &'static Board, card: Card) -> String {
        match board.territories().get(usize::from(card.0)) {
            Some(found) => {
                let name = self.pick(&found.name);
                found.symbol.map_or_else(|| name.to_owned(), |symbol| self.card(name, &self.symbol(symbol)))
            }
            None => self.wild_card(),
        }
    }

    /// Several cards.
    pub fn card_list(self, board: &'static Board, cards: &[Card]) -> String {
        self.list(cards.iter().map(|card| self.card_name(board, *card)))
    }

    /// Who sits there, escaped; "Seat 3" if nobody's name is known.
    pub fn seat_name(self, ctx: &Ctx, seat: Seat) -> String {
        ctx.name(seat).map_or_else(|| self.seat_number(u32::from(seat.0) + 1), str::to_owned)
    }

    /// Who holds something.
    pub fn holder(self, ctx: &Ctx, holder: Holder) -> String {
        match holder {
            Holder::Nobody => self.nobody(),
            Holder::Neutral => self.neutral_army(),
            Holder::Seat(seat) => self.seat_name(ctx, seat),
        }
    }

    /// "a, b and c".
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

    /// Territories in a list.
    pub fn territory_list(
        self,
        board: &'static Board,
        territories: impl IntoIterator<Item = TerritoryId>,
    ) -> String {
        self.list(territories.into_iter().map(|at| self.territory(board, at)))
    }

    /// "Alaska +3, Brazil +1", most first.
    pub fn placement(self, board: &'static Board, armies: &Placement) -> String {
        let mut armies = armies.clone();
        armies.sort_by_key(|&(at, n)| (std::cmp::Reverse(n), at));
        let each: Vec<_> = armies.iter().map(|&(at, n)| self.plus(&self.territory(board, at), n)).collect();
        each.join(", ")
    }
}
