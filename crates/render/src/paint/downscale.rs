//! Downscales pictures: each pixel is the mean of the area that it covers.

use tiny_skia::Pixmap;

/// The picture at that width, with proportional height; unchanged if it isn't wider.
pub(crate) fn to_width(from: Pixmap, wide: u32) -> Pixmap {
    if wide >= from.width() {
        return from;
    }
    if from.width() == 2 * wide && from.height().is_multiple_of(2) {
        return halved(&from);
    }
    let high = (from.height() * wide).div_ceil(from.width()).max(1);
    let across = spans(from.width(), wide);
    let down = spans(from.height(), high);
    // First along the rows, then along the columns.
    let mut rows: Vec<[f32; 3]> = Vec::with_capacity(from.height() as usize * wide as usize);
    for row in from.data().chunks_exact(from.width() as usize * 4) {
        let pixels = row.as_chunks::<4>().0;
        rows.extend(across.iter().map(|span| mean(span, |x| floats(pixels[x]))));
    }
    let mut to = Pixmap::new(wide, high).expect("a picture has a size");
    let width = wide as usize;
    for (row, span) in to.data_mut().chunks_exact_mut(width * 4).zip(&down) {
        for (x, pixel) in row.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let [r, g, b] = mean(span, |y| rows[y * width + x]);
            *pixel = [r.round() as u8, g.round() as u8, b.round() as u8, 255];
        }
    }
    to
}

/// Half the width and height: the same result with integers, faster, since films consist of such pictures.
fn halved(from: &Pixmap) -> Pixmap {
    let mut to = Pixmap::new(from.width() / 2, from.height() / 2).expect("a picture has a size");
    let (old, wide) = (from.data().as_chunks::<4>().0, to.width() as usize);
    for (at, pixel) in to.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let first = at / wide * 4 * wide + at % wide * 2;
        let four = [first, first + 1, first + 2 * wide, first + 2 * wide + 1];
        let mean = |c: usize| (four.iter().map(|i| u16::from(old[*i][c])).sum::<u16>() + 2) / 4;
        *pixel = [mean(0) as u8, mean(1) as u8, mean(2) as u8, 255];
    }
    to
}

/// The old pixels that a new one covers, with the covered part of each.
type Span = Vec<(usize, f32)>;

fn spans(from: u32, to: u32) -> Vec<Span> {
    let step = from as f32 / to as f32;
    let span = |i: u32| {
        let (start, end) = (i as f32 * step, ((i + 1) as f32 * step).min(from as f32));
        let part = |at: usize| (end.min(at as f32 + 1.0) - start.max(at as f32)).max(0.0);
        (start as usize..from as usize).take_while(|at| (*at as f32) < end).map(|at| (at, part(at))).collect()
    };
    (0..to).map(span).collect()
}

fn floats([r, g, b, _]: [u8; 4]) -> [f32; 3] {
    [f32::from(r), f32::from(g), f32::from(b)]
}

/// Written out for each colour: the tests draw thousands of pictures with little optimisation, where a map costs more than the
/// sums.
fn mean(span: &Span, value: impl Fn(usize) -> [f32; 3]) -> [f32; 3] {
    let (mut red, mut green, mut blue, mut weight) = (0.0, 0.0, 0.0, 0.0);
    for (at, part) in span {
        let [r, g, b] = value(*at);
        red += r * part;
        green += g * part;
        blue += b * part;
        weight += part;
    }
    [red / weight, green / weight, blue / weight]
}
