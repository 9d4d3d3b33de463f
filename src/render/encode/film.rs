//! A whole game as a moving picture: one frame a turn, longer where more happens; the result last. A GIF, because that is what moves wherever a link or a
//! message is shown; one palette for all frames, and of each frame only the rectangle that changed.
//!
//! Bounded in frames, in time on the screen, in bytes; in memory there are one picture, two frames and the bytes so far.

use crate::render::encode::film_overlay;
use crate::render::encode::png::Palette;
use crate::render::layout::format::Format;
use crate::render::scene::Scene;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::ops::Range;
use tiny_skia::Pixmap;

/// The largest film in bytes.
pub const MOST_BYTES: usize = 8_000_000;
/// The most frames: of a longer game every second turn is shown, or every third, and always the last.
pub const MOST_FRAMES: usize = 400;

/// The widest film in pixels.
pub const FILM_WIDTH: u32 = 800;

/// Widths in pixels, if the format doesn't say less: a film that is too large is made anew in the next one.
const WIDTHS: [u32; 3] = [FILM_WIDTH, 640, 480];
/// How long all turns take together, in hundredths of a second, as far as the bounds of one frame allow.
const WHOLE: usize = 3_300;
/// How long a frame is shown at least and at most.
const FRAME: [usize; 2] = [6, 130];
/// So many frames at the beginning stay longer, so many times as long as those after them and at least so long: who
/// watches first learns who is who.
const FIRST: [usize; 3] = [10, 3, 100];
/// How long the result is shown.
const RESULT: u16 = 600;
/// Pictures that the palette is chosen from.
const SAMPLES: usize = 6;
/// Stands for a pixel that is as it was; the colours are the numbers below.
const SAME: u8 = 255;

/// There is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// Whoever gives the scenes gives no more of them.
    #[error("the film was stopped")]
    Stopped,
    /// It is too large even in the smallest width.
    #[error("the film is larger than {MOST_BYTES} bytes")]
    TooLarge,
    /// The encoder failed.
    #[error("the film could not be encoded: {0}")]
    Encoding(#[from] gif::EncodingError),
}

/// The frames of a game of so many moments: which moments each of them shows, the last of these as it then was.
pub fn frames(moments: usize) -> Vec<Range<usize>> {
    let each = moments.div_ceil(MOST_FRAMES).max(1);
    // The result stands at the end: what is left over goes into the first frame.
    let first = moments % each;
    let rest = (first..moments).step_by(each).map(|from| from..from + each);
    (first > 0).then_some(0..first).into_iter().chain(rest).collect()
}

/// Makes the film of a game of so many moments, at least one. `scene` gives the picture of a frame ([`frames`]); it is asked
/// more than once for the same one, and ends the work by giving none. Where the game is `over`, its last board is shown once
/// more, with who won.
///
/// # Errors
/// If the work was ended, or the film is too large.
pub fn film(
    moments: usize,
    over: bool,
    format: &Format,
    scene: &mut dyn FnMut(Range<usize>) -> Option<Scene>,
) -> Result<Vec<u8>, FilmError> {
    let frames = frames(moments);
    let delays = delays(&frames, over, scene)?;
    let widest = format.shown().min(WIDTHS[0]);
    for width in std::iter::once(widest).chain(WIDTHS.into_iter().filter(|width| *width < widest)) {
        let mut draw = |at: usize| -> Result<Pixmap, FilmError> {
            let frame = frames.get(at).or(frames.last()).cloned();
            let mut shown = frame.and_then(&mut *scene).ok_or(FilmError::Stopped)?;
            // Every frame has the same size: a film stays with the first board.
            shown.beside = None;
            Ok(if at < frames.len() {
                film_overlay::turn(&shown, format, width, at + 1, frames.len())
            } else {
                film_overlay::result(shown, format, width)
            })
        };
        if let Some(bytes) = take(&delays, &mut draw)? {
            return Ok(bytes);
        }
    }
    Err(FilmError::TooLarge)
}

/// How long each frame is shown, in hundredths of a second: longer where much land changed hands, longest where somebody
/// left the game.
fn delays(
    frames: &[Range<usize>],
    over: bool,
    scene: &mut dyn FnMut(Range<usize>) -> Option<Scene>,
) -> Result<Vec<u16>, FilmError> {
    let (mut weights, mut out) = (Vec::new(), 0);
    let [first, times, least] = FIRST;
    for (at, frame) in frames.iter().enumerate() {
        let shown = scene(frame.clone()).ok_or(FilmError::Stopped)?;
        let captured = shown.lands.iter().filter(|land| land.captured).count();
        let gone = shown.legend.iter().filter(|entry| entry.out).count();
        let weight = 8 + captured.min(8) + if gone > out { 16 } else { 0 };
        weights.push(weight * if at < first { times } else { 1 });
        out = gone;
    }
    let whole: usize = weights.iter().sum::<usize>().max(1);
    let delay = |(at, weight): (usize, &usize)| {
        (WHOLE * weight / whole).clamp(if at < first { least } else { FRAME[0] }, FRAME[1]) as u16
    };
    let mut delays: Vec<u16> = weights.iter().enumerate().map(delay).collect();
    if over {
        delays.push(RESULT);
    } else if let Some(last) = delays.last_mut() {
        *last = RESULT;
    }
    Ok(delays)
}

/// The film in one width, each frame shown so long; nothing if it becomes too large.
fn take(
    delays: &[u16],
    draw: &mut dyn FnMut(usize) -> Result<Pixmap, FilmError>,
) -> Result<Option<Vec<u8>>, FilmError> {
    let count = delays.len();
    let samples = SAMPLES.min(count).max(1);
    let samples = (1..=samples).map(|n| (n * count / samples).saturating_sub(1));
    let samples: Vec<Pixmap> = samples.map(&mut *draw).collect::<Result<_, _>>()?;
    let palette = Palette::among(&samples, usize::from(SAME));
    drop(samples);
    let mut out: Option<Encoder<Vec<u8>>> = None;
    let mut before: Vec<u8> = Vec::new();
    for (at, delay) in delays.iter().enumerate() {
        let picture = draw(at)?;
        let (wide, high) = (picture.width() as u16, picture.height() as u16);
        let now = palette.indices(&picture);
        drop(picture);
        let encoder = if let Some(encoder) = &mut out {
            encoder
        } else {
            let mut encoder = Encoder::new(Vec::new(), wide, high, &palette.bytes())?;
            encoder.set_repeat(Repeat::Infinite)?;
            out.insert(encoder)
        };
        encoder.write_frame(&changed(&before, &now, usize::from(wide), *delay))?;
        let bytes = encoder.get_ref().len();
        // After a quarter it can be seen whether it will become far too large.
        let hopeless = at > count / 4 && bytes / (at + 1) * count > MOST_BYTES / 4 * 5;
        if bytes > MOST_BYTES || hopeless {
            return Ok(None);
        }
        before = now;
    }
    let bytes = out.ok_or(FilmError::Stopped)?.into_inner()?;
    Ok((bytes.len() <= MOST_BYTES).then_some(bytes))
}

/// What of a frame differs from the one before, of which nothing may be known: the smallest rectangle, and in it the pixels
/// that changed. A frame without any change is one pixel.
fn changed(before: &[u8], now: &[u8], wide: usize, delay: u16) -> Frame<'static> {
    let differs = |at: usize| before.get(at) != Some(&now[at]);
    let high = now.len() / wide;
    let row = |y: usize| (0..wide).any(|x| differs(y * wide + x));
    let top = (0..high).find(|y| row(*y)).unwrap_or(0);
    let foot = (top..high).rfind(|y| row(*y)).unwrap_or(top);
    let column = |x: usize| (top..=foot).any(|y| differs(y * wide + x));
    let left = (0..wide).find(|x| column(*x)).unwrap_or(0);
    let right = (left..wide).rfind(|x| column(*x)).unwrap_or(left);
    let pixels = (top..=foot).flat_map(|y| (left..=right).map(move |x| y * wide + x));
    let buffer: Vec<u8> = pixels.map(|at| if differs(at) { now[at] } else { SAME }).collect();
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(SAME),
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (foot - top + 1) as u16,
        buffer: buffer.into(),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_is_in_one_frame_and_the_result_is_the_last() {
        for moments in [1, 2, 399, 400, 401, 799, 800, 801, 5_000] {
            let frames = frames(moments);
            assert!(!frames.is_empty() && frames.len() <= MOST_FRAMES, "{moments}");
            assert_eq!(
                frames.iter().cloned().flatten().collect::<Vec<_>>(),
                (0..moments).collect::<Vec<_>>()
            );
        }
        assert!(frames(0).is_empty());
    }

    #[test]
    fn only_the_rectangle_that_changed_is_written() {
        let before = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
        let now = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1];
        let frame = changed(&before, &now, 4, 9);
        assert_eq!((frame.left, frame.top, frame.width, frame.height), (1, 1, 2, 2));
        assert_eq!(*frame.buffer, [2, SAME, SAME, 3]);
        let same = changed(&now, &now, 4, 9);
        assert_eq!((same.width, same.height, &*same.buffer), (1, 1, &[SAME][..]));
        let first = changed(&[], &now, 4, 9);
        assert_eq!((first.width, first.height, &*first.buffer), (4, 3, &now[..]));
    }
}
