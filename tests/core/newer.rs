//! Traces, steps and the way back of every search, and what is said of solutions that are not proved shortest.

use rolling_cubes::search::{Level, Proof, Status};
use rolling_cubes::session::{Fate, Request, Session, Step, TraceChunk, TraceMarkKind, play};

use crate::asked::{asked, every_lane};
use crate::trace::{everything, whole_trace};

const SAMPLE: [&str; 3] = ["cubes", "WWWWWWWWE", "WBWBRERBR"];
/// 23 rolls.
const LONGER: [&str; 3] = ["cubes", "WWWWWWWWE", "BWRBWRBER"];

/// The first is not consistent; the last is known from both ends.
const HEURISTICS: [&str; 3] = ["mismatch", "misplaced", "colours"];

/// The text of the position that a step's node is a successor of, as its path has it.
fn parent(request: &Request, step: &Step) -> Option<String> {
    let before = step.moves.len().checked_sub(1)?;
    let line = play(&request.puzzle, &step.root, &request.goal, &step.moves[..before]);
    line.expect("legal moves").states.pop()
}

#[test]
fn a_trace_has_each_node_below_the_one_it_is_a_successor_of_and_tells_steps_as_they_were() {
    for lane in every_lane("cubes", &HEURISTICS, 14) {
        let request = asked(SAMPLE, &lane);
        let mut session = Session::new(request.clone()).unwrap();
        session.prepare(u64::MAX);
        let tracer = whole_trace(&session, 1);
        let chunk = tracer.chunk(0, 0);
        let states: Vec<String> = tracer.states().collect();
        let mut record = 0;
        let ended = loop {
            let now = session.step(1);
            if now != Status::Running {
                break now;
            }
            let live = session.last_step().unwrap_or_else(|| panic!("{lane}: a step at {record}"));
            assert_eq!((live.node, &live.state), (record as u64 + 1, &states[record]), "{lane}");
            let above = chunk.parents[record];
            if above != TraceChunk::NONE && !live.moves.is_empty() {
                let above = above as usize;
                assert_eq!(chunk.depths[record], chunk.depths[above] + 1, "{lane}, {record}");
                assert_eq!(parent(&request, &live).as_ref(), Some(&states[above]), "{lane}, {record}");
            }
            let kept = tracer.step_of(record).unwrap_or_else(|| panic!("{lane}: the step of {record}"));
            // A search that has forgotten layers tells its way from a later one.
            let forgets = lane.starts_with("bfhs") || lane.starts_with("bfida-star");
            let (root, moves) =
                if forgets { (live.root.clone(), live.moves.clone()) } else { (kept.root, kept.moves) };
            assert_eq!(Step { root, moves, ..kept }, live, "{lane}, {record}");
            record += 1;
        };
        assert_eq!(ended, Status::Solved, "{lane}");
        let snapshot = session.snapshot();
        assert_eq!(states.len() as u64, snapshot.stats.total.generated, "{lane}");
        assert_eq!(chunk.expanded_records.len() as u64, snapshot.stats.total.expanded, "{lane}");
        let last = chunk.marks.last().unwrap();
        let found = &states[usize::try_from(last.node).unwrap() - 1];
        let step = session.last_step().unwrap();
        if snapshot.stats.incumbent.is_some() && request.lane.algorithm.level == Level::Incumbent {
            // It goes on after its best solution.
            assert_eq!((last.kind, found.to_uppercase().as_str()), (TraceMarkKind::Incumbent, SAMPLE[2]));
            continue;
        }
        let ended = if step.fate == Fate::Met { TraceMarkKind::Met } else { TraceMarkKind::Solution };
        assert_eq!(last.kind, ended, "{lane}");
        assert!(matches!(step.fate, Fate::Solution | Fate::Met), "{lane}");
        assert_eq!(&step.state, found, "{lane}");
        if snapshot.stats.sides.is_some() {
            // The sides have met there.
            let line = play(SAMPLE[0], SAMPLE[1], SAMPLE[2], &snapshot.moves).expect("legal moves");
            assert!(line.states.contains(found), "{lane}");
        } else {
            assert_eq!((found.to_uppercase().as_str(), &step.moves), (SAMPLE[2], &snapshot.moves), "{lane}");
        }
    }
}

#[test]
fn a_search_goes_back_from_checkpoints_and_forward_again_to_the_same_node() {
    for lane in every_lane("cubes", &HEURISTICS, 24) {
        let request = asked(LONGER, &lane);
        let mut session = Session::new(request.clone()).unwrap();
        session.keep_checkpoints(64 << 20);
        session.prepare(u64::MAX);
        session.step(400_000);
        let (end, there) = (session.units(), everything(&mut session));
        for units in [end - 1, end / 2, 300_000.min(end), 1, 0] {
            session.rewind(units);
            assert!(session.units() <= units, "{lane}");
            session.seek(units);
            let mut fresh = Session::new(request.clone()).unwrap();
            fresh.prepare(u64::MAX);
            fresh.step(units);
            assert!(everything(&mut session) == everything(&mut fresh), "{lane} at {units}");
            session.seek(end);
            assert!(everything(&mut session) == there, "{lane} from {units}");
        }
    }
}

#[test]
fn a_solution_comes_with_its_proof() {
    let proved = |lane: &str| {
        let mut session = Session::new(asked(SAMPLE, lane)).unwrap();
        session.step(u64::MAX);
        let snapshot = session.snapshot();
        (snapshot.outcome, snapshot.proves, snapshot.within)
    };
    let within = |weight: &str| ("solved", Proof::Within, Some(weight.to_owned()));
    assert_eq!(proved("rbfs/misplaced"), ("solved", Proof::Shortest, None));
    assert_eq!(proved("greedy/misplaced"), ("solved", Proof::Nothing, None));
    assert_eq!(proved("weighted-a-star/misplaced"), within("2"));
    assert_eq!(proved("weighted-a-star/mismatch:weight=6/4"), within("3/2"));
    assert_eq!(proved("weighted-ida-star/mismatch:weight=5/4"), within("5/4"));
    for weight in ["0", "1/2", "1"] {
        for name in ["weighted-a-star", "weighted-ida-star"] {
            assert_eq!(
                proved(&format!("{name}/mismatch:weight={weight}")),
                ("solved", Proof::Shortest, None)
            );
        }
    }
    // Without reopening there is a proof with a consistent heuristic alone, or without one.
    assert_eq!(proved("weighted-a-star/mismatch:weight=0:reopen=off"), ("solved", Proof::Shortest, None));
    assert_eq!(proved("weighted-a-star/misplaced:reopen=off"), within("2"));
    assert_eq!(proved("weighted-a-star/mismatch:reopen=off"), ("solved", Proof::Nothing, None));
}

#[test]
fn weights_and_tables_out_of_range_are_refused() {
    for (lane, told) in [
        ("weighted-a-star:weight=-1", "from 0 to 16"),
        ("weighted-a-star:weight=17", "from 0 to 16"),
        ("weighted-a-star:weight=1/101", "at most 100"),
        ("weighted-ida-star:weight=1001/1000", "at most 100"),
        ("ida-star:transpositions=0", "from 1 to 67108864"),
        ("weighted-a-star:reopen=maybe", "on or off"),
        // Each by its own ties, which are no other search's.
        ("a-star:ties=cut", "high-g or low-g or oldest or newest"),
        ("branch-and-bound:ties=oldest", "search-on or cut"),
    ] {
        let error = Request::new(SAMPLE, lane).unwrap_err().to_string();
        assert!(error.contains(told), "{lane}: {error}");
    }
    for lane in [
        "bfs:ties=oldest",
        "greedy:ties=cut",
        "mm:perimeter=2",
        "a-star:weight=2",
        "weighted-ida-star:reopen=off",
        "a-star:transpositions=5",
        "bfhs",
    ] {
        assert!(Session::new(asked(SAMPLE, lane)).is_err(), "{lane}");
    }
}

#[test]
fn a_table_that_memory_has_no_room_for_is_a_limit_told_before_anything_is_generated() {
    for entries in [1_000_000_u64, 1 << 26] {
        let lane = format!("ida-star/misplaced:transpositions={entries}:max-bytes=1048576");
        let mut session = Session::new(asked(SAMPLE, &lane)).unwrap();
        session.step(u64::MAX);
        let told = session.snapshot();
        assert_eq!(
            (told.outcome, told.limit, told.stats.total.generated),
            ("limit", Some("bytes"), 0),
            "{entries}"
        );
    }
    let mut session =
        Session::new(asked(SAMPLE, "ida-star/misplaced:transpositions=1000:max-bytes=1048576")).unwrap();
    session.step(u64::MAX);
    assert_eq!(session.snapshot().outcome, "solved");
}

#[test]
fn a_search_that_follows_h_tells_the_least_h_expanded_and_what_its_next_has() {
    for lane in ["greedy/misplaced", "weighted-a-star/misplaced:weight=3/2"] {
        let mut session = Session::new(asked(LONGER, lane)).unwrap();
        let (mut least, mut foretold, mut falls) = (None, None, 0);
        while session.step(1) == Status::Running {
            let stats = session.snapshot().stats;
            let nearest = stats.nearest.expect("it follows h");
            assert!(least.is_none() || nearest.expanded <= least, "{lane}");
            if let Some(h) = foretold.take() {
                assert_eq!(nearest.expanded, Some(h), "{lane}");
            }
            least = nearest.expanded;
            if stats.stage_end {
                assert!(nearest.next.is_some() && (least.is_none() || nearest.next < least), "{lane}");
                (foretold, falls) = (nearest.next, falls + 1);
            }
        }
        assert_eq!(session.snapshot().stats.nearest.unwrap().expanded, Some(0));
        assert!(falls > 3, "{lane}");
    }
}

#[test]
fn a_search_that_rebuilds_its_path_tells_its_length_and_the_node_that_is_the_goal_as_soon_as_it_is_found() {
    for lane in ["bfhs/misplaced:incumbent=15", "bfida-star/misplaced"] {
        let mut session = Session::new(asked(SAMPLE, lane)).unwrap();
        let mut found = None;
        while session.step(1) == Status::Running {
            let (stats, step) = (session.snapshot().stats, session.last_step().unwrap());
            if let (Some(incumbent), None) = (stats.incumbent, found) {
                assert_eq!((incumbent.length, incumbent.node), (13, step.node), "{lane}");
                assert_eq!((step.estimate, step.depth), (Some(0), 13));
                found = Some(incumbent);
            }
            assert_eq!(stats.incumbent, found, "{lane}: it stays");
        }
        let at_the_end = session.last_step().unwrap();
        assert_eq!((at_the_end.fate, session.snapshot().stats.incumbent), (Fate::Solution, found));
    }
}
