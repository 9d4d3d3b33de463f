//! Encodes a whole game as an animated GIF, which Discord and browsers play everywhere: one frame per turn, longer
//! where more happens, and the result last. All frames share one palette. Each frame contains only the rectangle that
//! changed.
//!
//! Number of frames, duration and size are limited. Memory holds one picture, two frames and the bytes so far.

use crate::encode::film_overlay;
use crate::encode::png::Palette;
use crate::layout::format::Format;
use crate::scene::Scene;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::ops::Range;
use tiny_skia::Pixmap;

/// Maximum size of a film in bytes.
pub const MOST_BYTES: usize = 8_000_000;
/// Maximum number of frames. Of a longer game only every n-th turn is shown, and always the last.
pub const MOST_FRAMES: usize = 400;

/// Maximum width of a film in pixels.
pub const FILM_WIDTH: u32 = 800;

/// Widths in pixels, if the format is not narrower. A film that is too large is encoded again in the next width.
const WIDTHS: [u32; 3] = [FILM_WIDTH, 640, 480];
/// Duration of all turns together in hundredths of a second, within the limits of a single frame.
const WHOLE: usize = 3_300;
/// Minimum and maximum duration of a frame, in hundredths of a second.
const FRAME: [usize; 2] = [6, 130];
/// Number of frames at the beginning that are shown longer, the factor, and their minimum duration in hundredths of a
/// second: viewers first have to learn whose colour is whose.
const FIRST: [usize; 3] = [10, 3, 100];
/// Duration of the result, in hundredths of a second.
const RESULT: u16 = 600;
/// Number of pictures that the palette is chosen from.
const SAMPLES: usize = 6;
/// Palette index of an unchanged (transparent) pixel; smaller indices are colours.
const SAME: u8 = 255;

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// The source of scenes returned no further scene.
    #[error("the film was stopped")]
    Stopped,
    /// It is too large even with the smallest width.
    #[error("the film is larger than {MOST_BYTES} bytes")]
    TooLarge,
    /// The encoder failed.
    #[error("the film could not be encoded: {0}")]
    Encoding(#[from] gif::EncodingError),
}

/// The frames of a game with so many moments: the moments that each frame shows. The board is that of the last of
/// them.
pub fn frames(moments: usize) -> Vec<Range<usize>> {
    let each = moments.div_ceil(MOST_FRAMES).max(1);
    // The last frame must end at the result, so the first frame takes the remainder.
    let first = moments % each;
    let rest = (first..moments).step_by(each).map(|from| from..from + each);
    (first > 0).then_some(0..first).into_iter().chain(rest).collect()
}

/// Encodes the film of a game with so many moments, at least one. `scene` returns the picture of a frame
/// ([`frames`]); it is called more than once per frame, and cancels the film by returning `None`. If the game is
/// `over`, its last board is repeated with the winners.
///
/// # Errors
/// If the film was cancelled, is too large, or can't be encoded.
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
            // All frames must have the same size, so a film shows a second board even while nothing happens on it.
            shown.beside.iter_mut().for_each(|beside| beside.quiet = false);
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

/// Duration of each frame, in hundredths of a second: longer with many captures, longest when a player leaves the
/// game.
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

/// Encodes the film in one width with these durations; `None` if it becomes too large.
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
        // After a quarter of the frames, stop early if the film will be far too large.
        let hopeless = at > count / 4 && bytes / (at + 1) * count > MOST_BYTES / 4 * 5;
        if bytes > MOST_BYTES || hopeless {
            return Ok(None);
        }
        before = now;
    }
    let bytes = out.ok_or(FilmError::Stopped)?.into_inner()?;
    Ok((bytes.len() <= MOST_BYTES).then_some(bytes))
}

/// The frame as the difference to the one before (empty for the first frame): the smallest rectangle with the changed
/// pixels, all others transparent. A frame without any change is one pixel.
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
