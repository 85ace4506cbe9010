mod breakpoints;

use rolling_cubes::heuristic::{Heuristic, cubes, knights, tiles, toys};
use rolling_cubes::puzzle::{
    EightPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::{First, Side, Status};
use rolling_cubes::session::{Fate, Request, Session, Step, TraceChunk, TraceMarkKind, Tracer, play};

/// Textbook algorithms; `newer.rs` has the others.
pub const ALGORITHMS: [&str; 6] =
    ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star", "branch-and-bound"];

#[derive(Clone, Copy)]
struct Problem {
    puzzle: &'static str,
    start: &'static str,
    goal: &'static str,
    heuristic: &'static str,
    incumbent: u32,
}

const CUBES: Problem =
    Problem { puzzle: "cubes", start: "WWWWWWWWE", goal: "WBWBRERBR", heuristic: "misplaced", incumbent: 13 };
/// An inconsistent heuristic, so that A* reopens positions.
const MISMATCH: Problem = Problem { heuristic: "mismatch", ..CUBES };
const TILES: Problem =
    Problem { puzzle: "tiles", start: "012476893", goal: "123406789", heuristic: "manhattan", incumbent: 14 };
const KNIGHTS: Problem = Problem {
    puzzle: "knights",
    start: "10*1101111011110000100000",
    goal: "111110111100*110000100000",
    heuristic: "mismatch",
    incumbent: 7,
};

use crate::asked::{asked, with};
use crate::plain::{self, Node, Story};
const TOYS: Problem = Problem {
    puzzle: "toys",
    start: "1110000000000000",
    goal: "1010000001000000",
    heuristic: "half-mismatch",
    incumbent: 3,
};
const SOLVED: Problem = Problem { start: "WWWEWWWWW", goal: "WWWEWWWWW", incumbent: 0, ..CUBES };

const PROBLEMS: [Problem; 6] = [CUBES, MISMATCH, TILES, KNIGHTS, TOYS, SOLVED];

fn request(problem: Problem, algorithm: &str) -> Request {
    let Problem { puzzle, start, goal, heuristic, incumbent } = problem;
    let lane = match algorithm {
        "ida-star" | "a-star" => format!("{algorithm}/{heuristic}"),
        "ida-star by one" => format!("ida-star/{heuristic}:deepen=by-one"),
        "branch-and-bound" => format!("{algorithm}/{heuristic}:incumbent={incumbent}"),
        _ => algorithm.to_owned(),
    };
    asked([puzzle, start, goal], &lane)
}

fn session(problem: Problem, algorithm: &str) -> Session {
    Session::new(request(problem, algorithm)).unwrap()
}

fn cases() -> impl Iterator<Item = (Problem, &'static str, String)> {
    PROBLEMS.into_iter().flat_map(|problem| {
        ALGORITHMS.map(|algorithm| {
            let Problem { puzzle, start, heuristic, .. } = problem;
            (problem, algorithm, format!("{puzzle} {start}, {algorithm}/{heuristic}"))
        })
    })
}

pub fn whole_trace(session: &Session, from: u64) -> Tracer {
    let mut tracer = session.tracer(from, 1 << 20).unwrap();
    while tracer.advance_to(u64::MAX, 777) {}
    tracer
}

fn story<P: Puzzle>(
    algorithm: &str,
    puzzle: &P,
    h: &impl Fn(P::State) -> u32,
    incumbent: u32,
) -> (Story<P::State>, Option<usize>) {
    let story = match algorithm {
        "bfs" => plain::bfs(puzzle),
        "bidirectional-bfs" => plain::bidirectional(puzzle),
        "iddfs" => plain::iddfs(puzzle),
        "ida-star" => plain::ida_star(puzzle, h, false),
        "ida-star by one" => plain::ida_star(puzzle, h, true),
        "branch-and-bound" => plain::branch_and_bound(puzzle, h, incumbent),
        _ => {
            let (story, goal) = plain::best_first(puzzle, h, plain::a_star(First::Deepest));
            return (story, Some(goal));
        }
    };
    (story, None)
}

fn row(chunk: &TraceChunk, record: usize) -> (Option<usize>, Option<Move>, u32, Option<u32>, u8, bool) {
    let parent = Some(chunk.parents[record]).filter(|&parent| parent != TraceChunk::NONE);
    let mv = Some(chunk.moves[record]).filter(|&mv| mv != TraceChunk::NO_MOVE).map(|mv| Move(mv.into()));
    let estimate = Some(chunk.estimates[record]).filter(|&h| h != TraceChunk::NO_ESTIMATE);
    let fate = chunk.fates[record];
    (
        parent.map(|parent| parent as usize),
        mv,
        chunk.depths[record].into(),
        estimate.map(u32::from),
        fate & !TraceChunk::BACKWARD,
        fate & TraceChunk::BACKWARD != 0,
    )
}

fn compare<P: Notation>(
    what: &str,
    puzzle: &P,
    tracer: &Tracer,
    (story, goal): &(Story<P::State>, Option<usize>),
) {
    let chunk = tracer.chunk(0, 0);
    assert_eq!(chunk.parents.len(), story.nodes.len(), "{what}");
    assert_eq!((chunk.seen, chunk.from), (story.nodes.len() as u64, 1), "{what}");
    for (record, node) in story.nodes.iter().enumerate() {
        let &Node { state, parent, by, depth, estimate, fate, backward } = node;
        assert_eq!(
            row(&chunk, record),
            (parent, by, depth, estimate, fate as u8, backward),
            "{what}, {record}"
        );
        assert_eq!(tracer.step_of(record).unwrap().state, puzzle.write_state(state), "{what}, {record}");
    }
    let expanded = chunk.expanded_records.iter().map(|&record| record as usize);
    let expansions: Vec<_> = expanded.zip(chunk.expanded_at.iter().map(|&at| at as usize)).collect();
    assert_eq!(expansions, story.expansions, "{what}");
    if let Some(goal) = goal {
        let last = chunk.marks.last().unwrap();
        assert_eq!((last.kind, last.node), (TraceMarkKind::Solution, *goal as u64 + 1), "{what}");
    }
}

fn check<P: Notation>(problem: Problem, heuristic: impl FnOnce(&P) -> Box<dyn Fn(P::State) -> u32>) {
    let puzzle = P::read(problem.start, problem.goal).unwrap();
    let h = heuristic(&puzzle);
    for algorithm in ALGORITHMS.into_iter().chain(["ida-star by one"]) {
        let what = format!("{} {}, {algorithm}/{}", problem.puzzle, problem.start, problem.heuristic);
        let tracer = whole_trace(&session(problem, algorithm), 1);
        compare(&what, &puzzle, &tracer, &story(algorithm, &puzzle, &h, problem.incumbent));
    }
}

fn says<P: Puzzle, H: Heuristic<P> + 'static>(heuristic: H) -> Box<dyn Fn(P::State) -> u32> {
    Box::new(move |state| heuristic.estimate(state))
}

#[test]
fn a_trace_of_the_cubes_is_the_story_a_naive_program_tells() {
    check::<RollingCubes>(CUBES, |puzzle| says(cubes::Misplaced::new(puzzle)));
    check::<RollingCubes>(MISMATCH, |puzzle| says(cubes::Mismatch::new(puzzle)));
    check::<RollingCubes>(SOLVED, |puzzle| says(cubes::Misplaced::new(puzzle)));
}

#[test]
fn a_trace_of_the_other_puzzles_is_the_story_a_naive_program_tells() {
    check::<EightPuzzle>(TILES, |puzzle| says::<EightPuzzle, _>(tiles::Manhattan::new(puzzle)));
    check::<KnightsExchange>(KNIGHTS, |puzzle| says(knights::Mismatch::new(puzzle)));
    check::<ToyExchange>(TOYS, |puzzle| says(toys::HalfMismatch::new(puzzle)));
}

#[test]
fn the_path_of_a_step_is_legal_and_ends_in_its_position() {
    for (problem, algorithm, what) in cases() {
        let mut session = session(problem, algorithm);
        let mut last_bound = None;
        loop {
            let units = session.units();
            let status = session.step(1);
            let Some(step) = session.last_step() else { break };
            let line = play(problem.puzzle, &step.root, problem.goal, &step.moves);
            let line = line.unwrap_or_else(|error| panic!("{what}, {step:?}: {error}"));
            assert_eq!(line.states.last(), Some(&step.state), "{what}");
            assert_eq!(line.rolls.last().copied(), step.roll, "{what}");
            assert_eq!(step.depth as usize, step.moves.len(), "{what}");
            match step.side {
                Side::Forward => assert_eq!(step.root, problem.start, "{what}"),
                Side::Backward => {
                    assert!(play(problem.puzzle, &step.root, problem.goal, &[]).unwrap().solved, "{what}");
                }
            }
            let snapshot = session.snapshot();
            assert_eq!((step.node, step.bound), (snapshot.stats.total.generated, snapshot.stats.bound));
            if ["iddfs", "ida-star"].contains(&algorithm) && session.units() > units {
                assert_eq!(step.raised.is_some(), step.bound != last_bound, "{what}");
            }
            last_bound = step.bound;
            if status != Status::Running {
                break;
            }
        }
        let step = session.last_step().unwrap();
        let snapshot = session.snapshot();
        let last = if algorithm == "bidirectional-bfs" && problem.start != SOLVED.start {
            Fate::Met
        } else {
            Fate::Solution
        };
        // Branch and bound continues after its last solution.
        if algorithm != "branch-and-bound" {
            assert_eq!(step.fate, last, "{what}");
        }
        if step.fate == Fate::Solution {
            assert_eq!(step.moves, snapshot.moves, "{what}");
        }
    }
}

#[test]
fn a_trace_from_the_middle_is_the_end_of_the_whole() {
    for (problem, algorithm, what) in cases() {
        let session = session(problem, algorithm);
        let (whole, rest) = (whole_trace(&session, 1), whole_trace(&session, 41));
        let (whole_chunk, chunk) = (whole.chunk(0, 0), rest.chunk(0, 0));
        if whole_chunk.parents.len() <= 40 {
            assert!(chunk.parents.is_empty(), "{what}");
            continue;
        }
        assert_eq!(chunk.parents.len(), whole_chunk.parents.len() - 40, "{what}");
        assert_eq!((chunk.from, chunk.seen), (41, whole_chunk.seen), "{what}");
        for record in 0..chunk.parents.len() {
            let (here, there) = (row(&chunk, record), row(&whole_chunk, record + 40));
            let parent = there.0.and_then(|parent| parent.checked_sub(40));
            assert_eq!(here, (parent, there.1, there.2, there.3, there.4, there.5), "{what}, {record}");
            let (mut step, expected) = (rest.step_of(record).unwrap(), whole.step_of(record + 40).unwrap());
            // With an inconsistent heuristic, A* may know a shorter path by now.
            if problem.heuristic == "mismatch" && algorithm == "a-star" {
                step.moves.clone_from(&expected.moves);
            }
            assert_eq!(step, expected, "{what}, {record}");
        }
        assert!(rest.step_of(chunk.parents.len()).is_none());
    }
}

#[test]
fn a_trace_from_anywhere_has_the_marks_of_the_whole_behind_one_for_the_bound() {
    let session = session(MISMATCH, "a-star");
    let whole = whole_trace(&session, 1);
    for from in 2..200 {
        let rest = whole_trace(&session, from);
        let [marks, all] = [&rest, &whole].map(|tracer| tracer.chunk(0, 0).marks);
        let (first, marks) = marks.split_first().unwrap();
        assert!((first.kind, first.node) == (TraceMarkKind::Bound, from), "{first:?}");
        assert!(all.iter().filter(|mark| mark.node > from).eq(marks), "from {from}: {marks:?}");
    }
}

#[test]
fn chunks_put_together_are_the_whole_trace_however_far_it_was_advanced() {
    let session = session(CUBES, "a-star");
    let whole = whole_trace(&session, 1);
    let mut tracer = session.tracer(1, 1 << 20).unwrap();
    let (mut parents, mut expanded) = (Vec::new(), Vec::new());
    for units in (10..).step_by(37) {
        while tracer.advance_to(units, 5) {}
        let chunk = tracer.chunk(parents.len(), expanded.len());
        assert_eq!((chunk.first, chunk.first_expansion), (parents.len(), expanded.len()));
        parents.extend_from_slice(chunk.parents);
        expanded.extend_from_slice(chunk.expanded_records);
        if !chunk.parents.is_empty() {
            assert!(chunk.seen <= units);
        } else if chunk.seen < units {
            break;
        }
    }
    let chunk = whole.chunk(0, 0);
    assert_eq!((&parents[..], &expanded[..]), (chunk.parents, chunk.expanded_records));
}

#[test]
fn a_trace_heard_many_nodes_at_a_time_is_the_one_heard_node_by_node() {
    // Long enough for larger tables.
    let long = ["misplaced", "mismatch"].map(|heuristic| Problem { heuristic, ..LONG });
    let long = long.map(|problem| (problem, "a-star", format!("{}, long", problem.heuristic)));
    for (problem, algorithm, what) in cases().chain(long) {
        for from in [1, 40, 3_000] {
            let session = session(problem, algorithm);
            let [mut at_once, mut one_by_one] = [(); 2].map(|()| session.tracer(from, 1 << 18).unwrap());
            while at_once.advance_to(u64::MAX, u64::MAX) {}
            while one_by_one.advance_to(u64::MAX, 1) {}
            let (a, b) = (at_once.chunk(0, 0), one_by_one.chunk(0, 0));
            assert_eq!(a.marks, b.marks, "{what} from {from}");
            assert!(a.parents == b.parents && a.depths == b.depths, "{what} from {from}");
            assert!(a.estimates == b.estimates && a.moves == b.moves, "{what} from {from}");
            assert!(a.fates == b.fates, "{what} from {from}");
            assert!(a.expanded_records == b.expanded_records, "{what} from {from}");
            assert!(a.expanded_at == b.expanded_at, "{what} from {from}");
            assert_eq!((a.seen, a.full), (b.seen, b.full), "{what} from {from}");
        }
    }
}

#[test]
fn a_full_trace_keeps_what_it_has_and_goes_no_further() {
    for (problem, algorithm, what) in cases().filter(|&(problem, ..)| problem.start != SOLVED.start) {
        let session = session(problem, algorithm);
        let mut tracer = session.tracer(3, 10).unwrap();
        assert!(!tracer.advance_to(u64::MAX, u64::MAX), "{what}");
        let chunk = tracer.chunk(0, 0);
        assert_eq!((chunk.parents.len(), chunk.seen, chunk.full), (10, 12, true), "{what}");
    }
}

/// 29 rolls: long enough for checkpoints.
const LONG: Problem =
    Problem { start: "WEWWWWWWW", goal: "BBBBRBBRE", heuristic: "misplaced", incumbent: 29, ..CUBES };

#[test]
fn two_hundred_thousand_nodes_take_less_than_eight_megabytes() {
    for algorithm in ALGORITHMS {
        let mut tracer = session(LONG, algorithm).tracer(1, 200_000).unwrap();
        // Larger tables are built in slices.
        while tracer.advance_to(u64::MAX, u64::MAX) {}
        assert!(tracer.chunk(0, 0).full || algorithm == "bidirectional-bfs", "{algorithm}");
        assert!(tracer.bytes() < 8_000_000, "{algorithm}: {} bytes", tracer.bytes());
        // Exported columns take less.
        let chunk = tracer.chunk(0, 0);
        let columns = 10 * chunk.parents.len() + 8 * chunk.expanded_at.len();
        assert!(columns < 4_000_000, "{algorithm}: {columns} bytes");
    }
}

pub fn everything(session: &mut Session) -> (rolling_cubes::session::Snapshot, Option<Step>, [u64; 3], u64) {
    (session.snapshot(), session.last_step(), session.progress(), session.units())
}

fn with_checkpoints(problem: Problem, algorithm: &str, units: u64) -> Session {
    let mut session = session(problem, algorithm);
    session.keep_checkpoints(64 << 20);
    session.step(units);
    session
}

fn fresh(problem: Problem, algorithm: &str, units: u64) -> Session {
    let mut session = session(problem, algorithm);
    session.step(units);
    session
}

#[test]
fn the_end_is_reported_even_if_nobody_listened() {
    for (problem, algorithm, what) in cases() {
        let mut watched = session(problem, algorithm);
        while watched.step(1) == Status::Running {}
        // The last step has more units than left, exactly as many, or none.
        for steps in [&[u64::MAX][..], &[watched.units()], &[watched.units(), 1]] {
            let mut straight = session(problem, algorithm);
            for &units in steps {
                straight.step(units);
            }
            assert!(everything(&mut straight) == everything(&mut watched), "{what}, {steps:?}");
        }
    }
    // The limit is reached in a unit without a node; the newest node is reported.
    for algorithm in ALGORITHMS {
        let limited = |most| {
            let request = with(&request(LONG, algorithm), "max_nodes", most);
            let mut session = Session::new(request).unwrap();
            session.step(u64::MAX);
            session
        };
        let mut limited_to_1000 = limited(1000);
        assert_eq!(limited_to_1000.units(), 1001, "{algorithm}");
        assert_eq!(limited_to_1000.last_step(), fresh(LONG, algorithm, 1000).last_step(), "{algorithm}");
        assert_eq!(limited(0).last_step(), None, "{algorithm}");
    }
}

#[test]
fn a_search_begun_again_at_a_checkpoint_ends_with_the_same_counts() {
    for algorithm in ALGORITHMS {
        let mut session = with_checkpoints(LONG, algorithm, 2_000_000);
        session.rewind(session.units() - 1);
        assert!(session.units() > 0 || algorithm == "bidirectional-bfs", "{algorithm} has no checkpoint");
        while session.step(1_000_000) == Status::Running && session.units() < 3_000_000 {}
        let mut ended = fresh(LONG, algorithm, session.units());
        assert!(everything(&mut session) == everything(&mut ended), "{algorithm}");
    }
}

#[test]
fn rewinding_goes_forward_where_a_checkpoint_is_ahead() {
    let mut session = with_checkpoints(LONG, "ida-star", 1_000_000);
    session.seek(10);
    session.rewind(1_000_000);
    assert!(session.units() > 700_000, "the nearest checkpoint is at most 2^18 units behind");
    session.seek(900_000);
    assert!(everything(&mut session) == everything(&mut fresh(LONG, "ida-star", 900_000)));
}

#[test]
fn from_another_start_no_checkpoint_of_the_first_is_gone_back_to() {
    let mut session = with_checkpoints(LONG, "ida-star", 1_000_000);
    let other = play(LONG.puzzle, LONG.start, LONG.goal, &["L".to_owned()]).unwrap().states.remove(1);
    session.start_from(&other).unwrap();
    session.seek(700_000);
    session.seek(600_000);
    let mut expected = Session::new(Request { start: other, ..request(LONG, "ida-star") }).unwrap();
    expected.step(600_000);
    assert!(everything(&mut session) == everything(&mut expected));
}
