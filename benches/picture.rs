//! Scene to PNG: time of a picture after a turn, its bytes and its memory; and for comparison, in the same run, the
//! same board drawn from vectors.
#![allow(clippy::unwrap_used, reason = "a bench may stop with a panic")]
#![allow(missing_docs, reason = "criterion's macros")]

#[path = "../tests/classic_support.rs"]
mod classic_support;
#[path = "../tests/pictures/fixtures.rs"]
mod given;
#[path = "../tests/pictures/landing.rs"]
mod landing;
mod vector;

use casus_belli::render::{Format, Framing, Lang, Scene, Since, draw, pixels};
use criterion::{Criterion, criterion_group};
use resvg::{tiny_skia, usvg};
use std::hint::black_box;

/// A value of this process's memory status, in kilobytes.
fn memory(key: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or(":0");
    line.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0)
}

/// Peak growth of the process's memory while one picture is drawn, in kilobytes; 0 if the system does not report it.
fn growth(draw: impl Fn()) -> u64 {
    draw();
    // Resets the high-water mark to the current use.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let before = memory("VmRSS");
    draw();
    memory("VmHWM").saturating_sub(before)
}

/// Time that this thread has spent on a processor, in nanoseconds; 0 if the system does not report it.
fn on_processor() -> u64 {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    spent.split_whitespace().next().and_then(|spent| spent.parse().ok()).unwrap_or(0)
}

/// Prints the mean CPU time of drawing: for machines that do other things too.
fn cpu_time(name: &str, draw: impl Fn()) {
    const TIMES: u64 = 40;
    draw();
    let before = on_processor();
    (0..TIMES).for_each(|_| draw());
    eprintln!("{name}: {} µs of CPU time", (on_processor() - before) / TIMES / 1_000);
}

/// The CPU time of each picture.
fn cpu_times() {
    let (scene, both, full) = (given::middle(Lang::En), two_boards(), Format::default());
    let compact = Format { view: Framing::Compact, ..Format::default() };
    for (name, scene, format) in [
        ("scene to PNG", &scene, &full),
        ("scene to PNG, compact", &scene, &compact),
        ("two boards to PNG", &both, &full),
        ("two boards to PNG, compact", &both, &compact),
    ] {
        cpu_time(name, || drop(draw(scene, format).unwrap()));
    }
}

fn vectors(svg: &str) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).unwrap();
    let mut on = tiny_skia::Pixmap::new(1600, 900).unwrap();
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut on.as_mut());
    on
}

/// The Earth and the Moon of 2210 after a landing.
fn two_boards() -> Scene {
    let (view, seen) = landing::landing();
    let people = given::people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz"]);
    Scene::from_view(&view, &people, &Since::of(&seen), Lang::En, &given::English)
}

fn pictures(c: &mut Criterion) {
    let (scene, full) = (given::middle(Lang::En), Format::default());
    let compact = Format { view: Framing::Compact, ..Format::default() };
    let close = Format { view: Framing::Zoom((13..20).collect()), ..Format::default() };
    eprintln!("picture: {} bytes", draw(&scene, &full).unwrap().len());
    c.bench_function("scene to pixels", |b| b.iter(|| pixels(black_box(&scene), &full)));
    c.bench_function("scene to PNG", |b| b.iter(|| draw(black_box(&scene), &full).unwrap()));
    c.bench_function("scene to PNG, compact", |b| b.iter(|| draw(black_box(&scene), &compact).unwrap()));
    c.bench_function("scene to PNG, close up", |b| b.iter(|| draw(black_box(&scene), &close).unwrap()));
    let both = two_boards();
    eprintln!("two boards: {} bytes", draw(&both, &full).unwrap().len());
    c.bench_function("two boards to PNG", |b| b.iter(|| draw(black_box(&both), &full).unwrap()));
    c.bench_function("two boards to PNG, compact", |b| b.iter(|| draw(black_box(&both), &compact).unwrap()));
    let earth = Scene { beside: None, ..both };
    c.bench_function("Earth of 2210 to PNG", |b| b.iter(|| draw(black_box(&earth), &full).unwrap()));
    let svg = vector::svg(&scene);
    let mut slow = c.benchmark_group("vectors");
    slow.sample_size(10);
    slow.bench_function("scene to pixels by resvg", |b| b.iter(|| vectors(black_box(&svg))));
    slow.finish();
}

criterion_group! { name = benches; config = Criterion::default().sample_size(30); targets = pictures }

/// Argument with which this program only measures memory growth.
const MEMORY: &str = "--only-memory";
/// Argument with which this program only measures CPU time.
const CPU: &str = "--only-cpu";

fn main() {
    if std::env::args().any(|argument| argument == MEMORY) {
        let (scene, full) = (given::middle(Lang::En), Format::default());
        let grown = growth(|| drop(draw(&scene, &full).unwrap()));
        eprintln!("picture: grows by {grown} kB while it is drawn (goal: below 24 MB)");
        return;
    }
    if std::env::args().any(|argument| argument == CPU) {
        return cpu_times();
    }
    // A separate process, whose allocator returns freed memory: otherwise the memory freed after the first picture
    // would serve the second, and no growth would show.
    let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
    alone.arg(MEMORY).env("MALLOC_MMAP_THRESHOLD_", "65536").env("MALLOC_TRIM_THRESHOLD_", "65536");
    assert!(alone.status().unwrap().success());
    benches();
    Criterion::default().configure_from_args().final_summary();
}
