use rolling_cubes::heuristic::cubes;
use rolling_cubes::puzzle::{Notation, RollingCubes};
use rolling_cubes::search::{First, Status};
use rolling_cubes::session::{Break, BreakKind, BreakValue, Breakpoints, Fate, Field, Fields, Step};

use super::{ALGORITHMS, CUBES, Problem, says, session, whole_trace};
use crate::plain;

fn stops(problem: Problem, algorithm: &str, breakpoints: Breakpoints) -> Vec<(u64, Break)> {
    let mut session = session(problem, algorithm);
    session.set_breakpoints(breakpoints).unwrap();
    let mut stops = Vec::new();
    loop {
        let status = session.step_to_break(97);
        if let Some(hit) = session.broke().cloned() {
            stops.push((session.last_step().unwrap().node, hit));
        }
        if status != Status::Running {
            return stops;
        }
    }
}

fn scan(problem: Problem, algorithm: &str, wanted: impl Fn(&Step) -> bool) -> Vec<u64> {
    let tracer = whole_trace(&session(problem, algorithm), 1);
    let steps = (0..tracer.chunk(0, 0).parents.len()).map(|record| tracer.step_of(record).unwrap());
    steps.filter(wanted).map(|step| step.node).collect()
}

fn numbers(stops: &[(u64, Break)]) -> Vec<u64> {
    stops.iter().map(|&(node, _)| node).collect()
}

#[test]
fn a_search_stops_at_the_nodes_of_a_position_and_of_a_depth() {
    for algorithm in ALGORITHMS {
        let there = whole_trace(&session(CUBES, algorithm), 1).step_of(60).unwrap().state;
        let hits =
            stops(CUBES, algorithm, Breakpoints { position: Some(there.clone()), ..Default::default() });
        let mut expected = scan(CUBES, algorithm, |step| step.state == there);
        // A* stops at the goal's turn, others when it is generated.
        expected.dedup();
        assert_eq!(numbers(&hits), expected, "{algorithm}");
        assert_eq!(hits[0].1, Break { kind: BreakKind::Position, value: Some(BreakValue::Text(there)) });

        let hits = stops(CUBES, algorithm, Breakpoints { depth: Some(4), ..Default::default() });
        assert_eq!(numbers(&hits), scan(CUBES, algorithm, |step| step.depth == 4), "{algorithm}");
        assert_eq!(hits[0].1, Break { kind: BreakKind::Depth, value: Some(BreakValue::Number(4)) });
    }
}

#[test]
fn a_search_stops_where_its_bound_changes() {
    let bound = || Breakpoints { bound: true, ..Default::default() };
    for algorithm in ["iddfs", "ida-star"] {
        let hits = stops(CUBES, algorithm, bound());
        assert_eq!(numbers(&hits), scan(CUBES, algorithm, |step| step.raised.is_some()), "{algorithm}");
        assert!(hits.len() > 1 && hits.iter().all(|(_, hit)| hit.kind == BreakKind::Bound));
    }
    for incumbent in [13, 17] {
        let problem = Problem { incumbent, ..CUBES };
        let hits = stops(problem, "branch-and-bound", bound());
        assert_eq!(numbers(&hits), scan(problem, "branch-and-bound", |step| step.fate == Fate::Solution));
        assert_eq!(hits.last().unwrap().1.value, Some(BreakValue::Number(13)));
    }
    // A*: each new maximum of f, of expansions and the goal.
    let puzzle = RollingCubes::read(CUBES.start, CUBES.goal).unwrap();
    let h = says(cubes::Misplaced::new(&puzzle));
    let (story, goal) = plain::best_first(&puzzle, &h, plain::a_star(First::Deepest));
    let turns = story.expansions.iter().map(|&(node, _)| node).chain([goal]);
    let mut rising: Vec<u32> =
        turns.map(|node| story.nodes[node].depth + h(story.nodes[node].state)).collect();
    rising.dedup();
    assert!(rising.is_sorted() && rising.len() > 1);
    let values: Vec<_> = stops(CUBES, "a-star", bound()).into_iter().map(|(_, hit)| hit.value).collect();
    assert_eq!(values, rising.into_iter().map(|f| Some(BreakValue::Number(f))).collect::<Vec<_>>());
}

#[test]
fn a_search_stops_at_low_estimates_at_the_meeting_and_at_the_first_duplicate() {
    for algorithm in ["ida-star", "a-star", "branch-and-bound"] {
        let low = Breakpoints { estimate_below: Some(3), ..Default::default() };
        let expected = scan(CUBES, algorithm, |step| step.estimate.is_some_and(|h| h < 3));
        let mut hits = numbers(&stops(CUBES, algorithm, low));
        if algorithm == "a-star" {
            assert!(hits.pop().is_some(), "the goal's turn comes");
        }
        assert_eq!(hits, expected, "{algorithm}");
        assert!(!expected.is_empty(), "{algorithm}");
    }
    let met = stops(CUBES, "bidirectional-bfs", Breakpoints { met: true, ..Default::default() });
    assert_eq!(numbers(&met), scan(CUBES, "bidirectional-bfs", |step| step.fate == Fate::Met));
    assert_eq!(met.len(), 1);
    for algorithm in ["bfs", "bidirectional-bfs", "a-star"] {
        let first = stops(CUBES, algorithm, Breakpoints { duplicate: true, ..Default::default() });
        let all = scan(CUBES, algorithm, |step| step.fate == Fate::Duplicate);
        assert_eq!(numbers(&first), all[..1], "{algorithm}");
    }
}

#[test]
fn a_breakpoint_that_cannot_be_is_refused_with_what_is_allowed() {
    let refused = |algorithm: &str, breakpoints: Breakpoints| {
        session(CUBES, algorithm).set_breakpoints(breakpoints).unwrap_err().to_string()
    };
    let position = |text: &str| Breakpoints { position: Some(text.to_owned()), ..Default::default() };
    assert_eq!(
        refused("bfs", position("WWWWWWWWW")),
        "position, column 9: no E in nine squares given; allowed: exactly one E, the empty square"
    );
    assert!(refused("ida-star", position("W")).starts_with("position, column 2: 'W' of 1 character given"));
    let met = Breakpoints { met: true, ..Default::default() };
    assert_eq!(refused("ida-star", met), "met: 'true' given; allowed: none with ida-star");
    let low = Breakpoints { estimate_below: Some(3), ..Default::default() };
    assert_eq!(refused("bfs", low), "estimate_below: '3' given; allowed: none with bfs");
    assert_eq!(
        Breakpoints::try_from(Fields::from_iter([("depht".to_owned(), Field::Flag(true))]))
            .unwrap_err()
            .to_string(),
        "breakpoints: 'depht' given; allowed: position, depth, bound, met, estimate_below, duplicate"
    );
}
