//! Speed and memory, as ratios in one run: the engine beside the `pathfinding` crate, beside a plain recursion and
//! beside a bare loop, all on the same puzzle code.
//!
//! `cargo bench` measures each with divan, then prints a table in which rivals took turns, so that a busy machine slows
//! both; the fastest of the rounds counts. `ROWS=star cargo bench --bench engine` prints only the table's rows with that
//! in their names. Memory is what a counting allocator saw at the highest.
//!
//! What a search costs that stores much depends on where its memory comes from, and that on what ran before: glibc's
//! allocator gives large blocks back or keeps them, by thresholds that move with what it was asked for. So the table is
//! printed twice, by processes whose allocator does not adapt: once with all large blocks fresh from the system, as
//! in a program that runs one search, and once with all memory at hand, as in one that has run it before.

#![allow(unsafe_code)] // an allocator that counts cannot be written without

mod both_sides;
mod made;

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::process::Command;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use divan::Bencher;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use pathfinding::prelude as rival;
use rolling_cubes::contest;
use rolling_cubes::heuristic::{
    Blind, Heuristic, Misplaced, Pair, cubes as cubes_bounds, tiles as tiles_bounds,
};
use rolling_cubes::puzzle::{EightPuzzle, FifteenPuzzle, Move, Notation, Packed, Puzzle, RollingCubes};
use rolling_cubes::search::bae_star::Parity;
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::{
    AStar, BaeStar, Bfs, BidirectionalBfs, Deepening, IdaStar, Iddfs, Limits, Mm, MoveOrder, Nbs, Search,
    Status,
};
use rolling_cubes::session::{Request, Session};
use rolling_cubes::space::Census;
use rustc_hash::FxBuildHasher;

use both_sides::{Plain, Rule};

/// The system's allocator, counting what is taken and the most that ever was.
struct Counting;

static TAKEN: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn take(bytes: usize) {
    PEAK.fetch_max(TAKEN.fetch_add(bytes, Relaxed) + bytes, Relaxed);
}

// SAFETY: everything is handed on to the system's allocator; counting touches no memory of others.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        TAKEN.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    /// Growing may copy, so for a moment old and new count both, for everyone alike.
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, bytes: usize) -> *mut u8 {
        take(bytes);
        TAKEN.fetch_sub(layout.size(), Relaxed);
        unsafe { System.realloc(pointer, layout, bytes) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The contest's fifth sample: 29 rolls.
static SAMPLE_5: LazyLock<RollingCubes> = LazyLock::new(|| cubes("WEWWWWWWW", "BBBBRBBRE"));

/// An 8-puzzle of 20 moves. It is neither hard nor easy for its length: of the 16,993 positions that are as far from
/// this goal, half are done with at most 421 generated positions by A*, 1,357 by bidirectional search, 57,253 by
/// breadth-first search, 399,768 by IDDFS and 811 by IDA*; this one with 404, 1,349, 53,751, 357,595 and 498.
static TWENTY: LazyLock<EightPuzzle> =
    LazyLock::new(|| EightPuzzle::read("246518370", "123456780").expect("a good problem"));

/// Korf's hundred 15-puzzles with the lengths of their shortest solutions.
const KORF: &str = include_str!("../instances/korf100.txt");

/// The contest's official sample, and the true lengths of its eight solutions.
const SAMPLE: &str = include_str!("../instances/cubes-sample.in");
const LENGTHS: [usize; 8] = [0, 3, 13, 23, 29, 30, 31, 35];

const ALGORITHMS: [&str; 5] = ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star"];

fn cubes(start: &str, goal: &str) -> RollingCubes {
    RollingCubes::read(start, goal).expect("a good problem")
}

/// The length of a shortest solution, by one of the engine's searches.
fn engine<P, H>(algorithm: &str, puzzle: &P, heuristic: &H) -> usize
where
    P: Puzzle,
    H: Heuristic<P>,
{
    let (order, limits) = (MoveOrder::by_number(P::MOVES), Limits::default());
    match algorithm {
        "bfs" => end(puzzle, &Blind, Bfs::new(order, limits)),
        "bidirectional-bfs" => end(puzzle, &Blind, BidirectionalBfs::new(puzzle, order, limits)),
        "iddfs" => end(puzzle, &Blind, Iddfs::new(order, limits)),
        "ida-star" => end(puzzle, heuristic, IdaStar::new(order, Deepening::NextBound, limits)),
        _ => end(puzzle, heuristic, AStar::new(order, limits)),
    }
}

fn end<P: Puzzle>(puzzle: &P, heuristic: &impl Heuristic<P>, mut search: impl Search<P>) -> usize {
    while search.step(puzzle, heuristic, &mut (), u64::MAX) == Status::Running {}
    search.solution().expect("there is a solution").len()
}

/// The same by the crate's function of that name.
fn crate_pathfinding<P: Puzzle>(algorithm: &str, puzzle: &P, heuristic: &impl Heuristic<P>) -> usize {
    let after = |&state: &P::State| puzzle.moves(state).into_iter().map(move |mv| puzzle.after(state, mv));
    let priced =
        |&state: &P::State| puzzle.moves(state).into_iter().map(move |mv| (puzzle.after(state, mv), 1_usize));
    let estimate = |&state: &P::State| heuristic.estimate(state) as usize;
    let is_goal = |&state: &P::State| puzzle.is_goal(state);
    let start = puzzle.start();
    let moves = |path: Vec<P::State>| path.len() - 1;
    let length = match algorithm {
        "bfs" => rival::bfs(&start, after, is_goal).map(moves),
        "bidirectional-bfs" => {
            let goals = puzzle.goals();
            let goals = goals.iter().collect::<pathfinding::NodeRefs<P::State>>();
            rival::bfs_bidirectional(&start, goals, after, after).map(moves)
        }
        "iddfs" => rival::iddfs(start, after, is_goal).map(moves),
        "ida-star" => rival::idastar(&start, priced, estimate, is_goal).map(|(_, cost)| cost),
        _ => rival::astar(&start, priced, estimate, is_goal).map(|(_, cost)| cost),
    };
    length.expect("there is a solution")
}

/// IDA* as one writes it down: the yardstick for what pausing costs.
struct Recursion<'a, P, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    bound: u32,
    smallest_cut: u32,
    generated: u64,
}

impl<P: Puzzle, H: Heuristic<P>> Recursion<'_, P, H> {
    fn solve(puzzle: &P, heuristic: &H) -> (u32, u64) {
        let root = puzzle.start();
        let bound = heuristic.estimate(root);
        let mut search = Recursion { puzzle, heuristic, bound, smallest_cut: u32::MAX, generated: 0 };
        while !search.dive(root, 0, bound, None) {
            search.bound = search.smallest_cut;
            search.smallest_cut = u32::MAX;
        }
        (search.bound, search.generated)
    }

    fn dive(&mut self, state: P::State, depth: u32, estimate: u32, by: Option<Move>) -> bool {
        self.generated += 1;
        if depth + estimate > self.bound {
            self.smallest_cut = self.smallest_cut.min(depth + estimate);
            return false;
        }
        if self.puzzle.is_goal(state) {
            return true;
        }
        let moves = self.puzzle.moves(state);
        let onward = by.map_or(moves, |by| moves.without(self.puzzle.inverse(by)));
        onward.into_iter().any(|mv| {
            let after = self.puzzle.after(state, mv);
            let estimate = self.heuristic.estimate_after(estimate, state, after);
            self.dive(after, depth + 1, estimate, Some(mv))
        })
    }
}

/// The same by the engine, with the nodes it generated.
fn resumable<P: Puzzle, H: Heuristic<P>>(puzzle: &P, heuristic: &H) -> (u32, u64) {
    let order = MoveOrder::by_number(P::MOVES);
    let mut search = IdaStar::new(order, Deepening::NextBound, Limits::default());
    search.step(puzzle, heuristic, &mut (), u64::MAX);
    (search.stats().bound.expect("it ran"), search.stats().total.generated)
}

/// Positions in a space, by the engine's census.
fn census<P: Puzzle>(puzzle: &P) -> u64 {
    let mut census = Census::new(puzzle).expect("memory for a table");
    while census.step(puzzle, u64::MAX).expect("memory for layers") {}
    census.progress().0
}

/// The same by a bare loop: a queue, a byte a rank, nothing counted.
fn bare_loop<P: Puzzle>(puzzle: &P) -> u64 {
    let rank = |state| puzzle.pack(state).rank();
    let mut depths = vec![u8::MAX; puzzle.pack(puzzle.start()).ranks()];
    let mut queue = vec![puzzle.start()];
    depths[rank(puzzle.start())] = 0;
    let mut next = 0;
    while next < queue.len() {
        let state = queue[next];
        next += 1;
        let depth = depths[rank(state)] + 1;
        for mv in puzzle.moves(state) {
            let after = puzzle.after(state, mv);
            let known = &mut depths[rank(after)];
            if *known == u8::MAX {
                *known = depth;
                queue.push(after);
            }
        }
    }
    black_box(depths);
    queue.len() as u64
}

/// Breadth-first search as one writes it down, over a hash map that is known to be quick, with nothing counted: the
/// yardstick for what storing positions costs.
fn bare_search<P: Puzzle>(puzzle: &P) -> usize {
    let start = puzzle.start();
    let mut reached = HashMap::with_hasher(FxBuildHasher);
    reached.insert(start, None);
    let mut queue = vec![start];
    let mut next = 0;
    let goal = 'search: loop {
        let state = queue[next];
        next += 1;
        let moves = puzzle.moves(state);
        for mv in reached[&state].map_or(moves, |by| moves.without(puzzle.inverse(by))) {
            let after = puzzle.after(state, mv);
            if let Entry::Vacant(entry) = reached.entry(after) {
                entry.insert(Some(mv));
                queue.push(after);
                if puzzle.is_goal(after) {
                    break 'search after;
                }
            }
        }
    };
    let mut here = goal;
    let mut length = 0;
    while let Some(by) = reached[&here] {
        here = puzzle.after(here, puzzle.inverse(by));
        length += 1;
    }
    length
}

#[divan::bench(args = ALGORITHMS, sample_count = 5, sample_size = 1)]
fn sample_5_engine(bencher: Bencher, algorithm: &str) {
    let heuristic = Misplaced::new(&SAMPLE_5);
    bencher.bench(|| engine(algorithm, &*SAMPLE_5, &heuristic));
}

#[divan::bench(args = ALGORITHMS, sample_count = 3, sample_size = 1)]
fn sample_5_pathfinding(bencher: Bencher, algorithm: &str) {
    let heuristic = Misplaced::new(&SAMPLE_5);
    bencher.bench(|| crate_pathfinding(algorithm, &*SAMPLE_5, &heuristic));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn ida_star_resumable(bencher: Bencher) {
    let heuristic = Misplaced::new(&SAMPLE_5);
    bencher.bench(|| resumable(&*SAMPLE_5, &heuristic));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn ida_star_recursive(bencher: Bencher) {
    let heuristic = Misplaced::new(&SAMPLE_5);
    bencher.bench(|| Recursion::solve(&*SAMPLE_5, &heuristic));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn cubes_census(bencher: Bencher) {
    bencher.bench(|| census(&*SAMPLE_5));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn cubes_bare_loop(bencher: Bencher) {
    bencher.bench(|| bare_loop(&*SAMPLE_5));
}

/// What something took: the fastest of several rounds, and the most memory at once.
#[derive(Clone, Copy)]
struct Cost {
    time: Duration,
    bytes: usize,
}

impl Cost {
    fn milliseconds(self) -> f64 {
        self.time.as_secs_f64() * 1e3
    }
}

fn measure<T>(work: &impl Fn() -> T) -> (T, Cost) {
    let before = TAKEN.load(Relaxed);
    PEAK.store(before, Relaxed);
    let began = Instant::now();
    let answer = black_box(work());
    (answer, Cost { time: began.elapsed(), bytes: PEAK.load(Relaxed) - before })
}

/// Measures two ways to the same answer, by turns: so many rounds, and what else fits into half a second.
fn side_by_side<T: PartialEq + std::fmt::Debug>(
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

/// Prints a row: by how much the engine is faster (or slower, as a share of the other's time) and smaller.
fn print_row(what: &str, [ours, theirs]: [Cost; 2], faster: f64) {
    #[allow(clippy::cast_precision_loss)] // to be read by people
    let kilobytes = [ours, theirs].map(|cost| cost.bytes as f64 / 1e3);
    let ratio = theirs.milliseconds() / ours.milliseconds();
    println!(
        "{what:<42} {:>9.3} {:>9.3} {ratio:>6.2}x {faster:>5.2}x {:<4} {:>10.1} {:>10.1} {:>6.2}x",
        ours.milliseconds(),
        theirs.milliseconds(),
        if ratio >= faster { "yes" } else { "NO" },
        kilobytes[0],
        kilobytes[1],
        kilobytes[1] / kilobytes[0],
    );
}

/// How much faster than the crate each search is to be.
fn bar(algorithm: &str) -> f64 {
    if algorithm.contains("bfs") { 3.0 } else { 5.0 }
}

/// A search of the contest's fifth sample by its name.
fn session(algorithm: &str) -> Session {
    let request = Request::new(["cubes", "WEWWWWWWW", "BBBBRBBRE"], algorithm).expect("an algorithm");
    Session::new(request).expect("a good problem")
}

/// As many nodes as a page may want to draw.
const TRACED: u64 = 200_000;

/// Generates that many nodes and keeps a trace of them.
fn traced(algorithm: &str) -> u64 {
    let most = usize::try_from(TRACED).expect("a small number");
    let mut tracer = session(algorithm).tracer(1, most).expect("no tables");
    while tracer.advance_to(TRACED, u64::MAX) {}
    tracer.chunk(0, 0).parents.len() as u64
}

/// The same without a trace.
fn untraced(algorithm: &str) -> u64 {
    let mut session = session(algorithm);
    session.step(TRACED);
    session.progress()[0]
}

/// The bidirectional heuristic searches beside plain loops by the same rules.
fn race_from_both_sides<P, F, B>(problem: &str, puzzle: &P, pair: &Pair<F, B>)
where
    P: Puzzle,
    F: Heuristic<P>,
    B: Heuristic<P>,
{
    let (order, limits) = (|| MoveOrder::by_number(P::MOVES), Limits::default());
    let engine = |rule| match rule {
        Rule::Mm => end(puzzle, pair, Mm::new(puzzle, Epsilon::Zero, order(), limits)),
        Rule::Nbs => end(puzzle, pair, Nbs::new(puzzle, order(), limits)),
        Rule::Bae => end(puzzle, pair, BaeStar::new(puzzle, Parity::Ignore, order(), limits)),
    };
    for rule in [Rule::Mm, Rule::Nbs, Rule::Bae] {
        let costs = side_by_side(|| engine(rule), || Plain::solve(rule, puzzle, pair), 15);
        print_row(&format!("{problem} {rule:?}"), costs, 1.0 / 1.25);
    }
}

/// Whether a row is wanted in the table: `ROWS=star` picks the algorithms with `star` in their names;
/// `recursion`, `census`, `bare`, `both-sides`, `made`, `tables` and `traced` pick what is beside these.
fn wanted(row: &str) -> bool {
    std::env::var("ROWS").map_or(true, |part| row.contains(&part))
}

/// All searches beside the crate's on one problem.
fn race<P: Puzzle, H: Heuristic<P>>(problem: &str, puzzle: &P, heuristic: &H) {
    for algorithm in ALGORITHMS.into_iter().filter(|row| wanted(row)) {
        let rounds = if algorithm == "iddfs" { 3 } else { 15 };
        let costs = side_by_side(
            || engine(algorithm, puzzle, heuristic),
            || crate_pathfinding(algorithm, puzzle, heuristic),
            rounds,
        );
        print_row(&format!("{problem} {algorithm}"), costs, bar(algorithm));
    }
}

/// All eight samples by IDA* with the colour pattern databases, tables built anew for each: positions generated.
fn samples_by_colours() -> u64 {
    let problems = contest::cubes(SAMPLE.as_bytes()).map(|problem| problem.expect("the official sample"));
    let counts = problems.zip(LENGTHS).map(|(problem, length)| {
        let puzzle = cubes(&problem.start, &problem.goal);
        let colours = cubes_bounds::Colours::new(&puzzle);
        let (found, generated) = resumable(&puzzle, &colours);
        assert_eq!(found as usize, length);
        generated
    });
    counts.sum()
}

/// Korf's hundred by IDA* with disjoint pattern databases, built once for their one goal: positions generated.
fn korf_by_additive() -> u64 {
    let goal = "0123456789abcdef";
    let additive = tiles_bounds::Additive::new(&FifteenPuzzle::read(goal, goal).expect("a good problem"));
    let instances = KORF.lines().filter(|line| !line.starts_with('#'));
    let counts = instances.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let puzzle = FifteenPuzzle::read(words[1], goal).expect("a good problem");
        let (length, generated) = resumable(&puzzle, &additive);
        assert_eq!(length.to_string(), words[2], "instance {}", words[0]);
        generated
    });
    counts.sum()
}

/// Prints a row whose bar is a number of milliseconds.
fn print_whole(what: &str, cost: Cost, most: f64, generated: u64, note: &str) {
    let milliseconds = cost.milliseconds();
    let verdict = if milliseconds < most { "yes" } else { "NO" };
    println!("{what:<42} {milliseconds:>9.1} ms, bar {most} ms: {verdict}; {generated} generated{note}");
}

fn print_table() {
    println!(
        "{:<42} {:>9} {:>9} {:>7} {:>6} {:<4} {:>10} {:>10} {:>7}",
        "", "engine ms", "other ms", "faster", "bar", "", "engine kB", "other kB", "smaller"
    );
    println!("beside the crate pathfinding");
    race("cubes sample 5, misplaced,", &*SAMPLE_5, &Misplaced::new(&SAMPLE_5));
    race("8-puzzle of 20, manhattan,", &*TWENTY, &tiles_bounds::Manhattan::new(&TWENTY));
    if wanted("recursion") {
        println!("beside a plain recursion");
        let heuristic = Misplaced::new(&SAMPLE_5);
        let costs = side_by_side(
            || resumable(&*SAMPLE_5, &heuristic),
            || Recursion::solve(&*SAMPLE_5, &heuristic),
            15,
        );
        print_row("cubes sample 5, ida-star", costs, 1.0 / 1.25);
        let korf_79 = KORF.lines().find_map(|line| line.strip_prefix("79 ")).expect("instance 79");
        let start = korf_79.split_whitespace().next().expect("its start");
        let fifteen = FifteenPuzzle::read(start, "0123456789abcdef").expect("a good problem");
        let heuristic = tiles_bounds::Manhattan::new(&fifteen);
        let costs =
            side_by_side(|| resumable(&fifteen, &heuristic), || Recursion::solve(&fifteen, &heuristic), 15);
        print_row("15-puzzle Korf 79, manhattan", costs, 1.0 / 1.25);
    }
    if wanted("census") {
        println!("beside a bare breadth-first loop over a byte a position");
        let costs = side_by_side(|| census(&*SAMPLE_5), || bare_loop(&*SAMPLE_5), 7);
        print_row("cubes census", costs, 1.0 / 1.3);
    }
    if wanted("bare") {
        println!("beside a bare breadth-first loop over a hash map");
        let limits = Limits::default();
        let order = || MoveOrder::by_number(4);
        let costs = side_by_side(
            || end(&*SAMPLE_5, &Blind, Bfs::new(order(), limits)),
            || bare_search(&*SAMPLE_5),
            7,
        );
        print_row("cubes sample 5, bfs", costs, 1.0 / 1.25);
        let costs =
            side_by_side(|| end(&*TWENTY, &Blind, Bfs::new(order(), limits)), || bare_search(&*TWENTY), 15);
        print_row("8-puzzle of 20, bfs", costs, 1.0 / 1.25);
    }
    if wanted("both-sides") {
        println!("from both sides, beside a plain loop by the same rule");
        let eight = EightPuzzle::read("867254301", "123456780").expect("a good problem");
        let manhattan = tiles_bounds::Manhattan::new;
        let pair = Pair { forward: manhattan(&eight), backward: manhattan(&eight.turned()) };
        race_from_both_sides("8-puzzle of 31, manhattan,", &eight, &pair);
        let pair = Pair { forward: Misplaced::new(&SAMPLE_5), backward: Blind };
        race_from_both_sides("cubes sample 5, misplaced and blind,", &*SAMPLE_5, &pair);
    }
    if wanted("traced") {
        println!("traced, beside the same search untraced");
        for algorithm in ALGORITHMS {
            let costs = side_by_side(|| traced(algorithm), || untraced(algorithm), 25);
            print_row(&format!("first 200,000 of {algorithm}"), costs, 0.5);
        }
    }
    if wanted("made") {
        println!("bounds made in the workshop, beside the same in Rust");
        made::each(|name, ours, theirs| {
            print_row(&format!("made {name}"), side_by_side(ours, theirs, 15), 0.1);
        });
    }
    if wanted("tables") {
        println!("whole tasks, tables included");
        let rounds: Vec<(u64, Cost)> = (0..5).map(|_| measure(&samples_by_colours)).collect();
        let (generated, cost) = rounds.into_iter().min_by_key(|(_, cost)| cost.time).expect("five rounds");
        print_whole("8 cube samples, ida-star/colours", cost, 40.0, generated, " (bar 3000)");
        let (generated, cost) = measure(&korf_by_additive);
        let mean = format!(", {} an instance (published for 6-6-3: 617555)", generated / 100);
        print_whole("Korf's 100, ida-star/additive", cost, 10_000.0, generated, &mean);
    }
}

/// Where memory comes from, and the settings of glibc's allocator that see to it. Other allocators pass them over.
const MEMORY: [(&str, [(&str, &str); 3]); 2] = [
    (
        "large blocks of memory fresh from the system",
        [
            ("MALLOC_MMAP_MAX_", "65536"),
            ("MALLOC_MMAP_THRESHOLD_", "131072"),
            ("MALLOC_TRIM_THRESHOLD_", "131072"),
        ],
    ),
    (
        "all memory at hand",
        [
            ("MALLOC_MMAP_MAX_", "0"),
            ("MALLOC_MMAP_THRESHOLD_", "131072"),
            ("MALLOC_TRIM_THRESHOLD_", "4000000000"),
        ],
    ),
];

/// Prints the table, each time by a process of its own, as an allocator is set when it begins.
fn print_tables() -> std::io::Result<()> {
    for (name, settings) in MEMORY {
        println!("\n{name}");
        Command::new(std::env::current_exe()?).arg(TABLE).envs(settings).status()?;
    }
    Ok(())
}

/// What a process is called with that is to print a table.
const TABLE: &str = "--print-table";

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == [TABLE] {
        print_table();
        return Ok(());
    }
    if std::env::var_os("ROWS").is_none() {
        divan::main();
    }
    // The table belongs to a whole run, not to one that picks or only tries.
    if arguments == ["--bench"] { print_tables() } else { Ok(()) }
}
