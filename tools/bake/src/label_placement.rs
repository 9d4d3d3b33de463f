//! Places badges and names for baking. Generates many positions for each territory, then minimizes overlaps by
//! simulated annealing. Deterministic.

use crate::label_pairs::{CLEAR, close, confused, shared};
use casus_belli_render::Lang;
use casus_belli_render::board::board_art::Sheet;
use casus_belli_render::board::geometry::{Art, HEIGHT, Point, WIDTH};
use casus_belli_render::board::label_places::{Label, LabelLine, Labels};
use casus_belli_render::fonts::{Anchor, Style};
use casus_belli_render::layout::continent_labels;
use casus_belli_render::layout::measures::{CONTINENT, MAP, NAME, RADIUS, REACH};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::OnceLock;
use tiny_skia::{FillRule, Mask, Path, Stroke, Transform};

const W: usize = WIDTH as usize;
const H: usize = HEIGHT as usize;

/// Left, top, right, bottom.
pub(crate) type Area = [f32; 4];

/// Input of a placement.
pub(crate) struct Task<'a> {
    /// The drawn board.
    pub sheet: Sheet,
    /// Language of the names.
    pub lang: Lang,
    /// Size factor of badges and letters: 1 on the full picture.
    pub size: f32,
    /// Names by text id.
    pub names: &'a BTreeMap<String, String>,
    /// A labels file without territories, for all other texts; `None` uses the board's own.
    pub words: Option<&'a str>,
    /// Areas (left, top, right, bottom) to keep free.
    pub reserved: &'a [[f32; 4]],
    /// Whether continents' short names with their bonus are placed in the sea, instead of at their fixed positions.
    pub bands: bool,
    /// Maximum number of attempts while something overlaps.
    pub starts: u32,
    /// Maximum distance of a badge from its territory in pixels, and the cost of a badge that is completely outside
    /// it.
    pub off: (usize, f32),
}

/// A position of a badge with its name, or of a continent's name, which has no badge.
#[derive(Clone)]
pub(crate) struct Spot {
    cost: f32,
    /// Centre of the badge.
    pub(crate) badge: Option<Point>,
    /// Box of the name.
    pub(crate) text: Area,
    lines: Rc<[String]>,
    anchor: Anchor,
}

/// Summed-area table: the sum of any box takes four look-ups.
struct Sums(Vec<u32>);

impl Sums {
    fn of(ink: impl Fn(usize) -> bool) -> Self {
        let mut sums = vec![0; (W + 1) * (H + 1)];
        for y in 0..H {
            let mut row = 0;
            for x in 0..W {
                row += u32::from(ink(y * W + x));
                sums[(y + 1) * (W + 1) + x + 1] = sums[y * (W + 1) + x + 1] + row;
            }
        }
        Self(sums)
    }

    /// Share of a box's pixels that are set, 0 to 1.
    fn share(&self, [l, t, r, b]: Area) -> f32 {
        let clip = |v: f32, most: usize| v.round().clamp(0.0, most as f32) as usize;
        let (l, r, t, b) = (clip(l, W), clip(r, W), clip(t, H), clip(b, H));
        let at = |x: usize, y: usize| self.0[y * (W + 1) + x] as f32;
        let size = ((r - l) * (b - t)).max(1) as f32;
        (at(r, b) + at(l, t) - at(l, b) - at(r, t)) / size
    }
}

/// Owner of each pixel, and tables of what a spot's cost depends on.
struct Board {
    owner: Vec<u8>,
    sea: Sums,
    borders: Sums,
    lanes: Sums,
    reserved: Sums,
}

fn ink(paths: &[(&Path, Option<f32>)]) -> Vec<u8> {
    let mut mask = Mask::new(WIDTH, HEIGHT).expect("the picture has a size");
    for (path, width) in paths {
        match width {
            None => mask.fill_path(path, FillRule::EvenOdd, false, Transform::identity()),
            Some(width) => {
                let stroke = Stroke { width: *width, ..Stroke::default() };
                if let Some(outline) = path.stroke(&stroke, 1.0) {
                    mask.fill_path(&outline, FillRule::Winding, false, Transform::identity());
                }
            }
        }
    }
    mask.data().to_vec()
}

impl Board {
    fn of(task: &Task<'_>) -> Self {
        let art = Art::of(task.sheet);
        let mut owner = vec![0_u8; W * H];
        for (i, land) in art.lands.iter().enumerate() {
            for (to, v) in owner.iter_mut().zip(ink(&[(&land.path, None)])) {
                if v > 0 {
                    *to = i as u8 + 1;
                }
            }
        }
        let all = art.lanes.iter().chain(&art.optional_lanes).flat_map(|l| &l.curves);
        let lanes =
            casus_belli_render::board::shapes::curves(all).map_or_else(Vec::new, |p| ink(&[(&p, Some(5.0))]));
        let borders = ink(&[(&art.borders, Some(2.0)), (&art.coast, Some(2.0))]);
        let inside = |i: usize, [l, t, r, b]: &Area| {
            let (x, y) = ((i % W) as f32, (i / W) as f32);
            x >= *l && x < *r && y >= *t && y < *b
        };
        Self {
            sea: Sums::of(|i| owner[i] == 0),
            borders: Sums::of(|i| borders[i] > 0),
            lanes: Sums::of(|i| lanes.get(i).is_some_and(|v| *v > 0)),
            reserved: Sums::of(|i| task.reserved.iter().any(|area| inside(i, area))),
            owner,
        }
    }

    /// The best spots of one territory, cheapest first.
    fn spots(&self, at: usize, name: &str, task: &Task<'_>) -> Vec<Spot> {
        let own = Sums::of(|i| usize::from(self.owner[i]) == at + 1);
        let mine = || (0..W * H).filter(|i| usize::from(self.owner[*i]) == at + 1);
        let (mut low, mut high, mut sum, mut count) = ([W, H], [0, 0], [0.0_f64; 2], 0.0_f64);
        for i in mine() {
            for (c, v) in [i % W, i / W].into_iter().enumerate() {
                (low[c], high[c]) = (low[c].min(v), high[c].max(v));
                sum[c] += v as f64;
            }
            count += 1.0;
        }
        let centre = sum.map(|v| (v / count.max(1.0)) as f32);
        let (size, (reach, against)) = (task.size, task.off);
        let style = NAME.larger(size);
        let range = |c: usize| (low[c].saturating_sub(reach)..high[c] + reach).step_by(3);
        let layouts = layouts(name, style);
        let mut spots: Vec<Spot> = range(1)
            .flat_map(|y| range(0).map(move |x| [x as f32, y as f32]))
            .flat_map(|badge| layouts.iter().flat_map(move |layout| around(badge, layout, style, size)))
            .map(|spot| self.judge(spot, &own, centre, (size, against)))
            .collect();
        spots.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        kept(spots, 7.0)
    }

    /// The best spots of a continent's name with its bonus, a band of that width and height: in the sea, near its
    /// position on the wide picture. The band of a sea colony may lie on its own territories `own`.
    fn bands(&self, near: Point, [wide, high]: [f32; 2], own: &[usize]) -> Vec<Spot> {
        let home = Sums::of(|i| self.owner[i] > 0 && own.contains(&(usize::from(self.owner[i]) - 1)));
        let steps = |c: usize| (-60..=60_i16).map(move |step| near[c] + f32::from(step) * 7.0);
        let mut spots: Vec<Spot> = steps(1)
            .flat_map(|y| steps(0).map(move |x| [x, y]))
            .map(|[x, y]| {
                let text = [x - wide / 2.0, y - high / 2.0, x + wide / 2.0, y + high / 2.0];
                let mut cost = (x - near[0]).hypot(y - near[1]) * 0.03 + self.reserved.share(text) * 400.0;
                cost +=
                    (1.0 - self.sea.share(text) - home.share(text)) * 40.0 + self.borders.share(text) * 60.0;
                cost += self.lanes.share(text) * 24.0 + if inside(text) { 0.0 } else { 500.0 };
                Spot { cost, badge: None, text, lines: Rc::new([]), anchor: Anchor::Middle }
            })
            .collect();
        spots.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        kept(spots, 20.0)
    }

    fn judge(&self, mut spot: Spot, own: &Sums, centre: Point, (size, against): (f32, f32)) -> Spot {
        let r = RADIUS * size;
        let Some([x, y]) = spot.badge else { return spot };
        let badge = [x - r, y - r, x + r, y + r];
        let (held, sea) = (own.share(badge), self.sea.share(badge));
        let mut cost = (1.0 - held) * against + (1.0 - held - sea).max(0.0) * 60.0;
        let reach = REACH * size;
        let tips = [x - reach, y - reach, x + reach, y + reach];
        cost += self.lanes.share(badge) * 16.0 + self.reserved.share(tips) * 400.0;
        let text = spot.text;
        let (here, wet) = (own.share(text), self.sea.share(text));
        cost += (1.0 - here - wet).max(0.0) * 95.0 + wet * here * 22.0 + wet * 4.0;
        cost += self.lanes.share(text) * 24.0 + self.borders.share(text) * 60.0;
        cost += self.reserved.share(text) * 400.0;
        cost += [tips, text].into_iter().filter(|area| !inside(*area)).count() as f32 * 500.0;
        let middle = [
            f32::midpoint(text[0].min(badge[0]), text[2].max(badge[2])),
            f32::midpoint(text[1].min(badge[1]), text[3].max(badge[3])),
        ];
        cost += (middle[0] - centre[0]).hypot(middle[1] - centre[1]) * 0.035;
        spot.cost += cost;
        spot
    }
}

/// Whether a box is inside the board's part of the picture, with a margin.
fn inside([left, top, right, foot]: Area) -> bool {
    left >= 8.0 && top >= 8.0 && right <= W as f32 - 8.0 && foot <= MAP - 6.0
}

/// Keeps the best of these spots, cheapest first, that differ from each other by more than `least` pixels in total.
fn kept(spots: Vec<Spot>, least: f32) -> Vec<Spot> {
    let mut kept: Vec<Spot> = Vec::new();
    for spot in spots {
        let corners = |s: &Spot| {
            let [x, y] = s.badge.unwrap_or_default();
            [x, y, s.text[0], s.text[1]]
        };
        let here = corners(&spot);
        let far = |k: &Spot| corners(k).iter().zip(here).map(|(a, b)| (a - b).abs()).sum::<f32>() > least;
        if kept.iter().rev().take(60).all(far) {
            kept.push(spot);
        }
        if kept.len() == 320 {
            break;
        }
    }
    kept
}

/// A name broken into lines, and its width.
struct Layout {
    lines: Rc<[String]>,
    wide: f32,
}

/// A name in one line, or broken at one of its spaces.
fn layouts(name: &str, style: Style) -> Vec<Layout> {
    let words: Vec<&str> = name.split(' ').collect();
    let broken = (1..words.len()).map(|n| vec![words[..n].join(" "), words[n..].join(" ")]);
    let layout = |lines: Vec<String>| {
        let wide = lines.iter().map(|l| style.width(l)).fold(0.0, f32::max);
        Layout { lines: lines.into(), wide }
    };
    std::iter::once(vec![name.to_owned()]).chain(broken).map(layout).collect()
}

/// The eight positions of a name next to a badge.
fn around(badge: Point, layout: &Layout, style: Style, size: f32) -> [Spot; 8] {
    let Layout { lines, wide } = layout;
    let high = style.size * 0.98 * lines.len() as f32;
    // The badge may have any owner's shape; the tips of pointed ones extend beyond a disc.
    let (reach, gap, [x, y]) = (REACH * size, 1.5 * size, badge);
    let (near, far) = (reach * 0.5, reach * 0.87 + gap);
    let more = (lines.len() - 1) as f32 * 0.25;
    [
        (x - wide / 2.0, y + reach + gap, Anchor::Middle, 0.0),
        (x - wide / 2.0, y - reach - gap - high, Anchor::Middle, 0.35),
        (x + reach + gap + 1.0, y - high / 2.0, Anchor::Start, 0.5),
        (x - reach - gap - 1.0 - wide, y - high / 2.0, Anchor::End, 0.7),
        (x + near, y + far, Anchor::Start, 3.2),
        (x - near - wide, y + far, Anchor::End, 3.2),
        (x + near, y - far - high, Anchor::Start, 3.2),
        (x - near - wide, y - far - high, Anchor::End, 3.2),
    ]
    .map(|(left, top, anchor, cost)| Spot {
        cost: cost + more,
        badge: Some(badge),
        text: [left, top, left + wide, top + high],
        lines: Rc::clone(lines),
        anchor,
    })
}

/// Duration of the annealing; longer for large labels.
struct Pace {
    steps: u32,
    cooling: f32,
    /// Cost of a square pixel of overlap, at the start and at the end.
    shared: [f32; 2],
}

impl Pace {
    const fn of(size: f32) -> Self {
        if size > 1.0 {
            Self { steps: 1_200_000, cooling: 0.999_993_5, shared: [0.4, 2.0] }
        } else {
            Self { steps: 60_000, cooling: 0.999_9, shared: [0.4, 0.4] }
        }
    }
}

/// Chooses one spot for each territory, and for each continent's name.
fn anneal(spots: &[Vec<Spot>], size: f32, start: u32) -> Vec<usize> {
    let mut chosen = vec![0; spots.len()];
    let middle = |spot: &Spot| spot.badge.unwrap_or([spot.text[0], spot.text[1]]);
    let near: Vec<Vec<usize>> = (0..spots.len())
        .map(|i| {
            let close = |j: &usize| {
                let (a, b) = (middle(&spots[i][0]), middle(&spots[*j][0]));
                // A continent's name may move further.
                let band = [i, *j].iter().any(|at| spots[*at][0].badge.is_none());
                let far = if band { [700.0, 500.0] } else { [360.0, 260.0] };
                *j != i && (0..2).all(|c| (a[c] - b[c]).abs() < far[c])
            };
            (0..spots.len()).filter(close).collect()
        })
        .collect();
    let pace = Pace::of(size);
    let cost = |chosen: &[usize], i: usize, spot: usize, each: f32| {
        let other = |j: &usize| {
            let (a, b) = (&spots[i][spot], &spots[*j][chosen[*j]]);
            each * shared(a, b, size) + close(a, b, size) + confused(a, b, size)
        };
        spots[i][spot].cost + near[i].iter().map(other).sum::<f32>()
    };
    let mut random = 0x2545_F491_4F6C_DD1D_u64 ^ u64::from(start) << 20;
    let mut next = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as f32 / (1_u64 << 53) as f32
    };
    let mut heat = 8.0_f32;
    let [first, last] = pace.shared;
    for step in 0..pace.steps {
        let each = first + (last - first) * step as f32 / pace.steps as f32;
        let i = (next() * spots.len() as f32) as usize % spots.len();
        let skewed = next().powi(3) * spots[i].len() as f32;
        let spot = (skewed as usize).min(spots[i].len() - 1);
        let worse = cost(&chosen, i, spot, each) - cost(&chosen, i, chosen[i], each);
        if worse < 0.0 || next() < (-worse / heat).exp() {
            chosen[i] = spot;
        }
        heat = (heat * pace.cooling).max(0.03);
    }
    for _ in 0..8 {
        for i in 0..spots.len() {
            let best = (0..spots[i].len()).map(|s| (s, cost(&chosen, i, s, last)));
            chosen[i] = best.fold((0, f32::MAX), |a, b| if b.1 < a.1 { b } else { a }).0;
        }
    }
    chosen
}

/// Positions of every badge and name of a board, as the text of a labels file, and the remaining overlap in square
/// pixels.
///
/// # Errors
/// If a name is missing, or a labels file is invalid.
pub(crate) fn labels(task: &Task<'_>) -> Result<(String, f32), String> {
    let art = Art::of(task.sheet);
    let mut out = match task.words {
        None => Labels::of(task.sheet, task.lang, false).clone(),
        Some(text) => serde_json::from_str(text).map_err(|e| e.to_string())?,
    };
    let fixed =
        if task.bands { Vec::new() } else { art.continents.iter().map(|c| tag(&out, c, art)).collect() };
    let reserved: Vec<Area> = task.reserved.iter().copied().chain(fixed).collect();
    let board = Board::of(&Task { reserved: &reserved, ..*task });
    let mut spots = Vec::new();
    for (i, land) in art.lands.iter().enumerate() {
        let name = task.names.get(&land.key).ok_or_else(|| format!("no name for {}", land.key))?;
        spots.push(board.spots(i, name, task));
    }
    out.size = task.size;
    for continent in art.continents.iter().filter(|_| task.bands) {
        let key = &continent.key;
        let name = task.names.get(key).ok_or_else(|| format!("no short name for {key}"))?;
        let colony = |at: &usize| continent.water && continent.lands.contains(&art.lands[*at].key);
        let own: Vec<usize> = (0..art.lands.len()).filter(colony).collect();
        let size = continent_labels::band_size(name, continent.bonus, task.size);
        spots.push(board.bands(continent.tag, size, &own));
        out.continents.get_mut(key).ok_or_else(|| format!("no name for {key}"))?.lines = vec![name.clone()];
    }
    let (mut least, mut overlap, mut picked) = (f32::MAX, f32::MAX, Vec::new());
    for start in 0..task.starts.max(1) {
        let chosen = anneal(&spots, task.size, start);
        let found: Vec<&Spot> = spots.iter().zip(&chosen).map(|(s, c)| &s[*c]).collect();
        let pairs = || found.iter().enumerate().flat_map(|(i, a)| found[..i].iter().map(move |b| (a, b)));
        let shared: f32 = pairs().map(|(a, b)| shared(a, b, task.size)).sum();
        let confused = || pairs().map(|(a, b)| confused(a, b, task.size));
        // No overlap is worth any clearer name.
        let cost = if shared < 1.0 { confused().sum() } else { 1e6 + shared };
        let clear = shared < 1.0 && confused().all(|cost| cost < CLEAR);
        if cost < least {
            (least, overlap, picked) = (cost, shared, found);
        }
        if clear {
            break;
        }
    }
    let label = |(land, spot): (&casus_belli_render::board::geometry::Land, &&Spot)| {
        let name = out.lands.get(&land.key).map_or_else(|| task.names[&land.key].clone(), |l| l.name.clone());
        (land.key.clone(), written(spot, name, task.size))
    };
    let lands = art.lands.iter().zip(&picked).map(label).collect();
    out.lands = lands;
    if task.words.is_none() {
        (out.seas, out.edges) = (Vec::new(), Vec::new());
    }
    for (continent, spot) in art.continents.iter().zip(picked.iter().skip(art.lands.len())) {
        let [left, top, right, foot] = spot.text;
        let at = [round(f32::midpoint(left, right)), round(f32::midpoint(top, foot))];
        if let Some(name) = out.continents.get_mut(&continent.key) {
            name.at = Some(at);
        }
    }
    let text = serde_json::to_string_pretty(&out).map_err(|e| e.to_string())?;
    Ok((text + "\n", overlap))
}

/// Rounds to a tenth of a pixel.
fn round(v: f32) -> f32 {
    (v * 10.0).round() / 10.0
}

/// A territory's entry in a labels file.
fn written(spot: &Spot, name: String, size: f32) -> Label {
    let letters = NAME.size * size;
    let x = match spot.anchor {
        Anchor::Start => spot.text[0],
        Anchor::Middle => f32::midpoint(spot.text[0], spot.text[2]),
        Anchor::End => spot.text[2],
    };
    let line = |(i, text): (usize, &String)| LabelLine {
        at: [round(x), round(spot.text[1] + letters * (0.98 * i as f32 + 0.80))],
        text: text.clone(),
        wide: OnceLock::new(),
    };
    let lines = spot.lines.iter().enumerate().map(line).collect();
    Label { name, badge: spot.badge.unwrap_or_default(), anchor: spot.anchor, lines }
}

/// The box of a continent's tag on the wide picture.
fn tag(full: &Labels, continent: &casus_belli_render::board::geometry::Continent, art: &Art) -> Area {
    let s = art.tag_size;
    let lines = full.continents.get(&continent.key).map_or(&[][..], |c| &c.lines);
    let style = CONTINENT.larger(s);
    let wide = lines.iter().map(|l| style.width(&l.to_uppercase())).fold(44.0 * s, f32::max) / 2.0 + 4.0;
    let [x, y] = continent.tag;
    // The badge of the continent's holder is left of the bonus.
    [x - wide.max(48.0 * s) - 3.0, y - 17.0 * s, x + wide + 3.0, y + (16.0 * lines.len() as f32 + 21.0) * s]
}
