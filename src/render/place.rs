//! Finds places for badges and names: offline, for the baking tool. Tries many places for each territory, then anneals
//! so that nothing lies on anything else. Deterministic; never used while a picture is drawn.

use super::Lang;
use super::art::{Art, HEIGHT, Point, WIDTH};
use super::format::MAP;
use super::labels::{Anchor, Label, LabelLine, Labels};
use super::layers::{CONTINENT, NAME};
use super::letters::Style;
use super::paint::{RADIUS, REACH};
use super::sheet::Sheet;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::OnceLock;
use tiny_skia::{FillRule, Mask, Path, Stroke, Transform};

const W: usize = WIDTH as usize;
const H: usize = HEIGHT as usize;

/// Left, top, right, bottom.
type Area = [f32; 4];

/// What is asked for.
pub struct Task<'a> {
    /// The drawn board.
    pub sheet: Sheet,
    /// In which language.
    pub lang: Lang,
    /// How large badges and letters are: 1 on the full picture.
    pub size: f32,
    /// Names by text id.
    pub names: &'a BTreeMap<String, String>,
    /// A labels file without territories for the rest of the words; the board's own where there is none.
    pub words: Option<&'a str>,
    /// Areas (left, top, right, bottom) that stay free.
    pub reserved: &'a [[f32; 4]],
    /// Whether continents keep their names.
    pub continents: bool,
}

/// One place for a badge and its name.
#[derive(Clone)]
struct Spot {
    cost: f32,
    badge: Point,
    text: Area,
    lines: Rc<[String]>,
    anchor: Anchor,
}

/// Sums over all pixels above and left: the sum over any box takes four look-ups.
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

    /// How much of a box has ink, 0 to 1.
    fn share(&self, [l, t, r, b]: Area) -> f32 {
        let clip = |v: f32, most: usize| v.round().clamp(0.0, most as f32) as usize;
        let (l, r, t, b) = (clip(l, W), clip(r, W), clip(t, H), clip(b, H));
        let at = |x: usize, y: usize| self.0[y * (W + 1) + x] as f32;
        let size = ((r - l) * (b - t)).max(1) as f32;
        (at(r, b) + at(l, t) - at(l, b) - at(r, t)) / size
    }
}

/// Whose pixel, borders and lanes: what a spot is judged by.
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
        let lanes = super::shapes::curves(all).map_or_else(Vec::new, |p| ink(&[(&p, Some(5.0))]));
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

    /// The best places of one territory, cheapest first.
    fn spots(&self, at: usize, name: &str, size: f32) -> Vec<Spot> {
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
        let style = NAME.larger(size);
        let reach = 10;
        let range = |c: usize| (low[c].saturating_sub(reach)..high[c] + reach).step_by(3);
        let layouts = layouts(name, style);
        let mut spots: Vec<Spot> = range(1)
            .flat_map(|y| range(0).map(move |x| [x as f32, y as f32]))
            .flat_map(|badge| layouts.iter().flat_map(move |layout| around(badge, layout, style, size)))
            .map(|spot| self.judge(spot, &own, centre, size))
            .collect();
        spots.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        let mut kept: Vec<Spot> = Vec::new();
        for spot in spots {
            let far = |k: &Spot| {
                (k.badge[0] - spot.badge[0]).abs()
                    + (k.badge[1] - spot.badge[1]).abs()
                    + (k.text[0] - spot.text[0]).abs()
                    + (k.text[1] - spot.text[1]).abs()
                    > 7.0
            };
            if kept.iter().rev().take(60).all(far) {
                kept.push(spot);
            }
            if kept.len() == 320 {
                break;
            }
        }
        kept
    }

    fn judge(&self, mut spot: Spot, own: &Sums, centre: Point, size: f32) -> Spot {
        let r = RADIUS * size;
        let [x, y] = spot.badge;
        let badge = [x - r, y - r, x + r, y + r];
        let (held, sea) = (own.share(badge), self.sea.share(badge));
        let mut cost = (1.0 - held) * 14.0 + (1.0 - held - sea).max(0.0) * 60.0;
        let reach = REACH * size;
        let tips = [x - reach, y - reach, x + reach, y + reach];
        cost += self.lanes.share(badge) * 16.0 + self.reserved.share(tips) * 400.0;
        let text = spot.text;
        let (here, wet) = (own.share(text), self.sea.share(text));
        cost += (1.0 - here - wet).max(0.0) * 95.0 + wet * here * 22.0 + wet * 4.0;
        cost += self.lanes.share(text) * 24.0 + self.borders.share(text) * 60.0;
        cost += self.reserved.share(text) * 400.0;
        for [l, t, right, b] in [tips, text] {
            if l < 8.0 || t < 8.0 || right > W as f32 - 8.0 || b > MAP - 6.0 {
                cost += 500.0;
            }
        }
        let middle = [
            f32::midpoint(text[0].min(badge[0]), text[2].max(badge[2])),
            f32::midpoint(text[1].min(badge[1]), text[3].max(badge[3])),
        ];
        cost += (middle[0] - centre[0]).hypot(middle[1] - centre[1]) * 0.035;
        spot.cost += cost;
        spot
    }
}

/// A name in lines, and how wide they are.
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

/// The eight ways to put a name beside a badge.
fn around(badge: Point, layout: &Layout, style: Style, size: f32) -> [Spot; 8] {
    let Layout { lines, wide } = layout;
    let high = style.size * 0.98 * lines.len() as f32;
    // The badge may have any owner's shape: tips of pointed ones are further out than a disc's edge.
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
        badge,
        text: [left, top, left + wide, top + high],
        lines: Rc::clone(lines),
        anchor,
    })
}

/// How much two spots meet, in about square pixels: badges are discs that hold every shape, names are boxes.
fn shared(a: &Spot, b: &Spot, size: f32) -> f32 {
    let reach = (REACH + 0.7) * size;
    let wider = |[left, top, right, foot]: Area| [left - 2.0, top - 1.0, right + 2.0, foot + 1.0];
    let depth = |apart: f32, free: f32| (free - apart).max(0.0) * 12.0 * size;
    let [dx, dy] = [0, 1].map(|c| a.badge[c] - b.badge[c]);
    let mut sum = depth(dx.hypot(dy), 2.0 * reach);
    for (disc, text) in [(a.badge, wider(b.text)), (b.badge, wider(a.text))] {
        let [dx, dy] = [0, 1].map(|c| disc[c] - disc[c].clamp(text[c], text[c + 2]));
        sum += depth(dx.hypot(dy), reach);
    }
    let (p, q) = (wider(a.text), wider(b.text));
    let [wide, high] = [0, 1].map(|c| p[c + 2].min(q[c + 2]) - p[c].max(q[c]));
    if wide > 0.0 && high > 0.0 { sum + wide * high } else { sum }
}

/// What is against badges that stand so close that no arrow fits between them.
fn close(a: &Spot, b: &Spot, size: f32) -> f32 {
    let [dx, dy] = [0, 1].map(|c| a.badge[c] - b.badge[c]);
    ((2.0 * REACH + 22.0) * size - dx.hypot(dy)).max(0.0) * 0.12
}

/// Chooses one spot for each territory.
fn anneal(spots: &[Vec<Spot>], size: f32) -> Vec<usize> {
    let mut chosen = vec![0; spots.len()];
    let near: Vec<Vec<usize>> = (0..spots.len())
        .map(|i| {
            let close = |j: &usize| {
                let (a, b) = (spots[i][0].badge, spots[*j][0].badge);
                *j != i && (a[0] - b[0]).abs() < 360.0 && (a[1] - b[1]).abs() < 260.0
            };
            (0..spots.len()).filter(close).collect()
        })
        .collect();
    let cost = |chosen: &[usize], i: usize, spot: usize| {
        let other = |j: &usize| {
            let (a, b) = (&spots[i][spot], &spots[*j][chosen[*j]]);
            0.4 * shared(a, b, size) + close(a, b, size)
        };
        spots[i][spot].cost + near[i].iter().map(other).sum::<f32>()
    };
    let mut random = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as f32 / (1_u64 << 53) as f32
    };
    let mut heat = 8.0_f32;
    for _ in 0..60_000 {
        let i = (next() * spots.len() as f32) as usize % spots.len();
        let skewed = next().powi(3) * spots[i].len() as f32;
        let spot = (skewed as usize).min(spots[i].len() - 1);
        let worse = cost(&chosen, i, spot) - cost(&chosen, i, chosen[i]);
        if worse < 0.0 || next() < (-worse / heat).exp() {
            chosen[i] = spot;
        }
        heat = (heat * 0.9999).max(0.03);
    }
    for _ in 0..8 {
        for i in 0..spots.len() {
            let best = (0..spots[i].len()).map(|s| (s, cost(&chosen, i, s)));
            chosen[i] = best.fold((0, f32::MAX), |a, b| if b.1 < a.1 { b } else { a }).0;
        }
    }
    chosen
}

/// Places for every badge and name of a board, as the text of a labels file, and how many square pixels overlap.
///
/// # Errors
/// If a name is missing.
pub fn labels(task: &Task<'_>) -> Result<(String, f32), String> {
    let art = Art::of(task.sheet);
    let full = match task.words {
        None => Labels::of(task.sheet, task.lang, false).clone(),
        Some(text) => serde_json::from_str(text).map_err(|e| e.to_string())?,
    };
    let full = &full;
    let tags = art.continents.iter().map(|c| tag(task, full, c));
    let reserved: Vec<Area> = task.reserved.iter().copied().chain(tags).collect();
    let board = Board::of(&Task { reserved: &reserved, ..*task });
    let mut spots = Vec::new();
    for (i, land) in art.lands.iter().enumerate() {
        let name = task.names.get(&land.key).ok_or_else(|| format!("no name for {}", land.key))?;
        spots.push(board.spots(i, name, task.size));
    }
    let chosen = anneal(&spots, task.size);
    let picked: Vec<&Spot> = spots.iter().zip(&chosen).map(|(s, c)| &s[*c]).collect();
    let pairs = picked.iter().enumerate().flat_map(|(i, a)| picked[..i].iter().map(move |b| (a, b)));
    let overlap = pairs.map(|(a, b)| shared(a, b, task.size)).sum();
    let round = |v: f32| (v * 10.0).round() / 10.0;
    let label = |(land, spot): (&super::art::Land, &&Spot)| {
        let letters = NAME.size * task.size;
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
        let name =
            full.lands.get(&land.key).map_or_else(|| task.names[&land.key].clone(), |l| l.name.clone());
        let lines = spot.lines.iter().enumerate().map(line).collect();
        (land.key.clone(), Label { name, badge: spot.badge, anchor: spot.anchor, lines })
    };
    let mut out = full.clone();
    out.size = task.size;
    out.lands = art.lands.iter().zip(&picked).map(label).collect();
    if task.words.is_none() {
        (out.seas, out.edges) = (Vec::new(), Vec::new());
    }
    if !task.continents {
        out.continents.values_mut().for_each(|c| c.lines.clear());
    }
    let text = serde_json::to_string_pretty(&out).map_err(|e| e.to_string())?;
    Ok((text + "\n", overlap))
}

/// The room of a continent's tag.
fn tag(task: &Task<'_>, full: &Labels, continent: &super::art::Continent) -> Area {
    let s = task.size * if task.size > 1.0 { 1.0 } else { Art::of(task.sheet).tag_size };
    let lines = full.continents.get(&continent.key).filter(|_| task.continents).map_or(&[][..], |c| &c.lines);
    let style = CONTINENT.larger(s);
    let wide = lines.iter().map(|l| style.width(&l.to_uppercase())).fold(44.0 * s, f32::max) / 2.0 + 4.0;
    let [x, y] = continent.tag;
    // Left of the bonus stands the badge of whoever holds it all.
    [x - wide.max(48.0 * s) - 3.0, y - 17.0 * s, x + wide + 3.0, y + (16.0 * lines.len() as f32 + 21.0) * s]
}
