//! Time and peak memory, by a counting allocator.

#![allow(unsafe_code)] // required by a counting allocator

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

pub struct Counting;

static TAKEN: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn take(bytes: usize) {
    PEAK.fetch_max(TAKEN.fetch_add(bytes, Relaxed) + bytes, Relaxed);
}

// SAFETY: every call is forwarded to the system's allocator; counting touches no memory of others.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        TAKEN.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    /// Growing may copy: old and new count, for every rival alike.
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, bytes: usize) -> *mut u8 {
        take(bytes);
        TAKEN.fetch_sub(layout.size(), Relaxed);
        unsafe { System.realloc(pointer, layout, bytes) }
    }
}

#[derive(Clone, Copy)]
pub struct Cost {
    pub time: Duration,
    pub bytes: usize,
}

impl Cost {
    pub fn milliseconds(self) -> f64 {
        self.time.as_secs_f64() * 1e3
    }
}

pub fn measure<T>(work: &impl Fn() -> T) -> (T, Cost) {
    let before = TAKEN.load(Relaxed);
    PEAK.store(before, Relaxed);
    let began = Instant::now();
    let answer = black_box(work());
    (answer, Cost { time: began.elapsed(), bytes: PEAK.load(Relaxed) - before })
}

/// Measures two ways to the same result alternately, for `rounds` rounds and as many more as fit into half a second.
pub fn side_by_side<T: PartialEq + std::fmt::Debug>(
    ours: impl Fn() -> T,
    theirs: impl Fn() -> T,
    rounds: u32,
) -> [Cost; 2] {
    let mut best: Option<[Cost; 2]> = None;
    let began = Instant::now();
    for round in 0.. {
        if round >= rounds && began.elapsed() > Duration::from_millis(500) {
            break;
        }
        let ((our_answer, our_cost), (their_answer, their_cost)) = (measure(&ours), measure(&theirs));
        assert_eq!(our_answer, their_answer);
        let [a, b] = best.unwrap_or([our_cost, their_cost]);
        let faster = |a: Cost, b: Cost| if b.time < a.time { b } else { a };
        best = Some([faster(a, our_cost), faster(b, their_cost)]);
    }
    best.expect("at least one round")
}

pub fn print_head() {
    println!(
        "{:<52} {:>9} {:>9} {:>7} {:>6} {:<4} {:>10} {:>10} {:>7}",
        "", "engine ms", "other ms", "faster", "bar", "", "engine kB", "other kB", "smaller"
    );
}

/// Prints a row: speed ratio (or its share of the other's time if slower) and memory ratio.
pub fn print_row(what: &str, [ours, theirs]: [Cost; 2], faster: f64) {
    #[allow(clippy::cast_precision_loss)] // only displayed
    let kilobytes = [ours, theirs].map(|cost| cost.bytes as f64 / 1e3);
    let ratio = theirs.milliseconds() / ours.milliseconds();
    println!(
        "{what:<52} {:>9.3} {:>9.3} {ratio:>6.2}x {faster:>5.2}x {:<4} {:>10.1} {:>10.1} {:>6.2}x",
        ours.milliseconds(),
        theirs.milliseconds(),
        if ratio >= faster { "yes" } else { "NO" },
        kilobytes[0],
        kilobytes[1],
        kilobytes[1] / kilobytes[0],
    );
}

pub fn print_whole(what: &str, cost: Cost, most: f64, note: &str) {
    let milliseconds = cost.milliseconds();
    let verdict = if milliseconds < most { "yes" } else { "NO" };
    println!("{what:<52} {milliseconds:>9.1} ms, bar {most} ms: {verdict}; {note}");
}
