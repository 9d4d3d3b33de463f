//! Command `draw`: draws a board, a record's chart or its film with the code that the bot uses.

use super::failure::{Failure, cannot_write};
use crate::present::board_scene::{lang, told};
use crate::render::{self, AltTerm, Format, Framing, OwnWords, Player, Scene, Sheet, State, Theme};
use crate::rules::board::Continent;
use crate::rules::{Board, BoardId, ContinentId};
use crate::text::Words;
use crate::text::territory_search::Found;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// Maximum number of players on a board: one for each colour.
const MOST_PEOPLE: usize = 8;
/// Maximum size of a position file, in bytes.
const MOST_BYTES: u64 = 256 * 1024;
/// Maximum number of characters of a parse error in a message.
const LONGEST_WHY: usize = 200;
/// File extensions of pictures.
const PICTURES: [&str; 8] = ["png", "gif", "jpg", "jpeg", "webp", "svg", "bmp", "tiff"];

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The board: a rulebook's (`classic82`, `classic83`, `risiko`), or the folder of a drawn one (`world`, `risiko`,
    /// `y2210`, `moon`, `cold_war`).
    #[arg(long, value_name = "ID", required_unless_present = "record")]
    board: Option<String>,
    /// Draws a record of a game instead of a board, with what happened in the last turn played.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "state", "people", "title"])]
    record: Option<PathBuf>,
    /// Stops after this action of the record (default: its end).
    #[arg(
        long,
        value_name = "N",
        requires = "record",
        conflicts_with = "board",
        allow_negative_numbers = true,
        value_parser = action
    )]
    at: Option<usize>,
    /// Shows a record as that seat sees it (1 is the first), with its objective and cards.
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["board", "chart", "animate"])]
    seat: Option<u8>,
    /// Draws a chart of a record: territories, armies, income, luck or (2210) energy by turn; `chances` to win, of a game that
    /// is over; share, `share_armies` or `share_income` for each player's part of the total; `poster` of a game that is over.
    #[arg(
        long,
        value_name = "KIND",
        requires = "record",
        conflicts_with_all = ["board", "view", "patterns", "values", "width"]
    )]
    chart: Option<String>,
    /// Draws the whole record as an animated GIF, one frame a turn.
    #[arg(long, requires = "record", conflicts_with_all = ["board", "chart"])]
    animate: bool,
    /// Who holds what: seat:armies for each territory in board order, e.g. "0:3 1:2 n:2 -", or a file NAME.toml (its
    /// format is in docs/art.md); default: an empty board.
    #[arg(long, value_name = "HOLDERS", default_value = "", allow_hyphen_values = true)]
    state: String,
    /// Names of the players, in seat order.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    people: Vec<String>,
    /// Title below the compass.
    #[arg(long, default_value = "")]
    title: String,
    /// Language: en or it.
    #[arg(long, default_value = "en")]
    lang: String,
    /// Theme: dark or light.
    #[arg(long, default_value = "dark")]
    theme: String,
    /// View: full, compact, or zoom:PLACE with a continent, a territory, or `action` (where something happened).
    #[arg(long, default_value = "full")]
    view: String,
    /// Marks each owner's territories with a pattern besides the colour.
    #[arg(long)]
    patterns: bool,
    /// Shows the value of each territory, on boards that have values.
    #[arg(long)]
    values: bool,
    /// Width in pixels: 200 to 1600 (default); of a film 200 to 800 (default).
    #[arg(long, value_name = "PX", allow_negative_numbers = true, value_parser = width)]
    width: Option<u32>,
    /// The PNG (or GIF) file to write.
    #[arg(long, value_name = "FILE", required_unless_present = "alt")]
    out: Option<PathBuf>,
    /// Prints the picture as text.
    #[arg(long)]
    alt: bool,
}

/// Parses the number of an action.
fn action(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "the number of an action, 0 or more".to_owned())
}

/// Parses the width of a picture.
fn width(text: &str) -> Result<u32, String> {
    let (least, most) = (Format::NARROWEST, Format::FULL);
    let width = text.parse().ok().filter(|width| (least..=most).contains(width));
    width.ok_or_else(|| format!("{least} to {most} pixels"))
}

/// Checks the output path before drawing, because drawing a film takes long.
fn writable(arguments: &Arguments) -> Result<(), Failure> {
    let Some(out) = &arguments.out else { return Ok(()) };
    let wanted = if arguments.animate { "gif" } else { "png" };
    let ending = out.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    if let Some(other) = ending.filter(|ending| PICTURES.contains(&ending.as_str()) && ending != wanted) {
        let line = format!("--out {}: what is written is no {other} but a {wanted}", out.display());
        return Err(Failure::new(2, line));
    }
    let missing = out.parent().filter(|parent| !parent.as_os_str().is_empty() && !parent.is_dir());
    missing.map_or(Ok(()), |_| Err(cannot_write(out, &std::io::ErrorKind::NotFound.into())))
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let wrong = |line: String| Failure::new(2, line);
    let words = super::language::words(&arguments.lang)?;
    writable(arguments)?;
    if let Some(width) = arguments.width.filter(|width| arguments.animate && *width > render::FILM_WIDTH) {
        let line = format!("--width {width}: a film is {} pixels wide at most", render::FILM_WIDTH);
        return Err(wrong(line));
    }
    let theme = Theme::ALL.into_iter().find(|theme| theme.key() == arguments.theme);
    let theme = theme.ok_or_else(|| wrong(format!("--theme {}: dark or light", arguments.theme)))?;
    if let (Some(file), Some(kind)) = (&arguments.record, &arguments.chart) {
        let (png, alt) = if kind == "poster" {
            super::chart::poster(file, arguments.at, theme, words)?
        } else {
            super::chart::chart(file, arguments.at, kind, theme, words)?
        };
        return give(arguments, &png, &alt);
    }
    let (scene, board) = if let Some(file) = &arguments.record {
        let (scene, board) = super::record::scene(file, arguments.at, arguments.seat, words)?;
        (scene, Some(board))
    } else {
        let (sheet, board) = board(arguments.board.as_deref().unwrap_or_default()).map_err(wrong)?;
        (scene(arguments, sheet, board, words).map_err(wrong)?, board)
    };
    let view = view(&arguments.view, &scene, board, words).map_err(wrong)?;
    if arguments.view == "zoom:action" && view == Framing::Full {
        super::output::note(
            "zoom:action: nothing happened, or too far apart for a closer look; this is the whole board",
        );
    }
    let Arguments { patterns, values, .. } = *arguments;
    let width = arguments.width.unwrap_or_default();
    let format = Format { theme, view, patterns, values, width };
    if let (Some(file), true) = (&arguments.record, arguments.animate) {
        let (gif, alt) = super::chart::film(file, arguments.at, &format, words)?;
        return give(arguments, &gif, &alt);
    }
    let png = if arguments.out.is_some() {
        render::draw(&scene, &format).map_err(|error| Failure::new(1, error))?
    } else {
        Vec::new()
    };
    give(arguments, &png, &scene.alt)
}

/// Prints the alt text and writes the file, as far as the arguments ask for them.
fn give(arguments: &Arguments, bytes: &[u8], alt: &str) -> Result<(), Failure> {
    if arguments.alt {
        super::output::line(alt)?;
    }
    match &arguments.out {
        Some(out) => std::fs::write(out, bytes).map_err(|error| cannot_write(out, &error)),
        None => Ok(()),
    }
}

/// The drawn board of a key, and the board of the rules if one uses it.
fn board(key: &str) -> Result<(Sheet, Option<&'static Board>), String> {
    let find = |key: &str| BoardId::ALL.into_iter().find(|id| id.key() == key);
    if let Some(id) = find(key) {
        return Ok((Sheet::of(id), Some(Board::get(id))));
    }
    let Some(sheet) = Sheet::ALL.into_iter().find(|sheet| sheet.key() == key) else {
        let mut all = BoardId::ALL.map(BoardId::key).to_vec();
        all.extend(Sheet::ALL.into_iter().map(Sheet::key).filter(|key| find(key).is_none()));
        return Err(format!("--board {key}: one of {}", all.join(", ")));
    };
    let board = BoardId::ALL.into_iter().find(|id| Sheet::all_of(*id).contains(&sheet)).map(Board::get);
    Ok((sheet, board))
}

fn scene(arguments: &Arguments, sheet: Sheet, board: Option<&Board>, words: Words) -> Result<Scene, String> {
    if arguments.people.len() > MOST_PEOPLE {
        let found = arguments.people.len();
        return Err(format!("--people: {found} names; at most {MOST_PEOPLE} play on a board"));
    }
    let mut state = state(&arguments.state)?;
    for (i, name) in arguments.people.iter().enumerate() {
        state.players.resize_with(state.players.len().max(i + 1), Player::default);
        state.players[i].name.clone_from(name);
    }
    if !arguments.title.is_empty() {
        state.title.clone_from(&arguments.title);
    }
    let said = Said { words, title: state.title.clone(), line: state.line.clone() };
    let mut scene = Scene::of_state(sheet, lang(words), &state, &said).map_err(|error| {
        let file = if is_file(&arguments.state) { arguments.state.as_str() } else { "" };
        format!("{}: {error}", format!("--state {file}").trim_end())
    })?;
    if let Some(board) = board {
        for land in &mut scene.lands {
            let about = board.find(&land.key).map(|at| board.territory(at));
            land.value = land.value.or(about.and_then(|about| about.value));
        }
    }
    scene.optional_lanes = board.is_some_and(|board| sheet.has_optional_lanes(board.id()));
    Ok(scene)
}

/// Whether the value of `--state` is a file name.
fn is_file(text: &str) -> bool {
    Path::new(text).extension().is_some_and(|extension| extension == "toml")
}

/// The position from the command line, or from a file.
fn state(text: &str) -> Result<State, String> {
    if !is_file(text) {
        return Ok(State { holders: text.to_owned(), ..State::default() });
    }
    let mut content = String::new();
    let read =
        std::fs::File::open(text).and_then(|file| file.take(MOST_BYTES + 1).read_to_string(&mut content));
    read.map_err(|error| format!("--state {text}: {error}"))?;
    if content.len() as u64 > MOST_BYTES {
        return Err(format!("--state {text}: holds more than {MOST_BYTES} bytes; a position is smaller"));
    }
    toml::from_str(&content).map_err(|error| {
        // The library's own rendering would quote the whole line, however long it is.
        let before = error.span().map_or(0, |span| span.start.min(content.len()));
        let line = 1 + content.get(..before).map_or(0, |above| above.matches('\n').count());
        let why: String =
            error.message().lines().next().unwrap_or("not TOML").chars().take(LONGEST_WHY).collect();
        format!("--state {text}: line {line}: {why}")
    })
}

fn view(text: &str, scene: &Scene, board: Option<&'static Board>, words: Words) -> Result<Framing, String> {
    match (text, text.strip_prefix("zoom:"), board) {
        ("full", ..) => Ok(Framing::Full),
        ("compact", ..) => Ok(Framing::Compact),
        (_, Some("action"), _) => Ok(Framing::action(scene)),
        // A board drawn on two sheets has territories that are not on this sheet; a game's scene has both.
        (_, Some(place), Some(board)) if Sheet::all_of(board.id()).len() == 1 || scene.beside.is_some() => {
            zoom(place, board, words)
        }
        (_, Some(place), _) => Framing::place(scene.sheet, scene.lang, place).ok_or_else(|| {
            let known: Vec<&str> = scene.lands.iter().map(|land| land.key.as_str()).collect();
            format!(
                "--view {text}: there is no such place on this board; territories are {}",
                known.join(", ")
            )
        }),
        _ => Err(format!(
            "--view {text}: full, compact, or zoom:PLACE with a continent, a territory or `action`"
        )),
    }
}

fn zoom(place: &str, board: &'static Board, words: Words) -> Result<Framing, String> {
    let wanted = place.trim().to_lowercase();
    let named = |c: &Continent| [&c.key, &c.name.en, &c.name.it].iter().any(|n| n.to_lowercase() == wanted);
    if let Some(at) = board.continents().iter().position(named) {
        return Ok(Framing::continent(board, ContinentId(at as u8)));
    }
    match words.find_territory(board, place) {
        Found::One(at) => Ok(Framing::around(board, at)),
        Found::None { nearest } => {
            let continents: Vec<&str> = board.continents().iter().map(|c| c.key.as_str()).collect();
            let said = words.no_such_territory(board, place, &nearest);
            Err(format!("--view zoom:{place}: {said} Continents are {}.", continents.join(", ")))
        }
    }
}

/// Texts of a picture without a game.
struct Said {
    words: Words,
    title: String,
    line: String,
}

impl render::Words for Said {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn line(&self) -> String {
        self.line.clone()
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        self.words.holdings(territories, armies)
    }

    fn neutral(&self) -> String {
        self.words.neutral_army()
    }

    fn own(&self) -> OwnWords {
        OwnWords::default()
    }

    fn told(&self, what: AltTerm) -> String {
        told(self.words, what)
    }
}
