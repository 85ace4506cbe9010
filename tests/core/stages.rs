use rolling_cubes::search::ida_star::DEEPEN;
use rolling_cubes::search::{Shape, Side, Status};
use rolling_cubes::session::{Fate, Request, Session, Step, WaitingReport, play};

use crate::asked::asked;

const ALGORITHMS: [&str; 6] = ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star", "branch-and-bound"];

/// All algorithms on two problems, with both ways to raise the bound.
fn requests() -> Vec<Request> {
    let mut requests = Vec::new();
    for (puzzle, start, goal) in [("cubes", "WWWWWWWWE", "WBWBRERBR"), ("tiles", "012476893", "123406789")] {
        for algorithm in ALGORITHMS {
            let lanes = match algorithm {
                "ida-star" => &["ida-star:deepen=by-one", "ida-star"][..],
                "branch-and-bound" => &["branch-and-bound:incumbent=16"],
                other => &[other],
            };
            requests.extend(lanes.iter().map(|lane| asked([puzzle, start, goal], lane)));
        }
    }
    requests
}

/// The parent's position, by playing all moves but the last.
fn parent(request: &Request, step: &Step) -> String {
    let before = &step.moves[..step.moves.len() - 1];
    let line = play(&request.puzzle, &step.root, &request.goal, before).expect("legal moves");
    line.states.last().expect("the root at least").clone()
}

#[test]
fn a_stage_ends_just_before_the_bound_the_layer_or_the_level_rises_and_where_the_incumbent_falls() {
    for request in requests() {
        let mut session = Session::new(request.clone()).unwrap();
        let (mut ends, mut before) = (0, session.snapshot());
        let mut levels = [0; 2];
        while session.step(1) == Status::Running {
            let (step, now) = (session.last_step().unwrap(), session.snapshot());
            let rose = match request.lane.algorithm.name {
                "ida-star" | "iddfs" => step.raised.is_some(),
                "a-star" => step.expanded && now.stats.bound != before.stats.bound,
                "branch-and-bound" => false,
                // A layer's first node has the previous layer's first as parent.
                _ => {
                    let level = &mut levels[usize::from(step.side == Side::Backward)];
                    let rose = step.expanded && step.depth > *level;
                    *level = step.depth.max(*level);
                    rose
                }
            };
            let is_first = step.node == 1 && request.lane.algorithm.name != "a-star";
            if request.lane.algorithm.name == "branch-and-bound" {
                let is_last = session.waiting(1)[0].total == 0;
                let ends_one = step.fate == Fate::Solution || is_last;
                assert_eq!(now.stats.stage_end, ends_one, "{request:?} at {}", step.node);
            } else if !is_first || request.lane.algorithm.name.ends_with("bfs") {
                assert_eq!(before.stats.stage_end, rose, "{request:?} at {}", step.node);
            }
            if let (true, Some(next)) = (rose && step.node > 1, before.stats.next_bound) {
                assert_eq!(now.stats.bound, Some(next.bound), "{request:?} at {}", step.node);
            }
            assert_eq!(session.is_stage_end(), now.stats.stage_end, "{request:?} at {}", step.node);
            ends += u64::from(now.stats.stage_end);
            before = now;
        }
        assert!(ends > 1 || request.lane.algorithm.name == "branch-and-bound", "{request:?}");
        // A search stops at each stage's end, then at its own.
        let mut again = Session::new(request.clone()).unwrap();
        let mut stops = 0;
        while again.step_to_stage_end(u64::MAX) == Status::Running {
            assert!(again.snapshot().stats.stage_end);
            stops += 1;
        }
        assert_eq!((stops, again.snapshot()), (ends, session.snapshot()), "{request:?}");
    }
}

#[test]
fn the_next_bound_is_set_by_the_first_node_that_was_cut_with_it() {
    for request in requests() {
        if !["ida-star", "iddfs"].contains(&request.lane.algorithm.name) {
            continue;
        }
        let mut session = Session::new(request.clone()).unwrap();
        let tracer = |session: &Session, units| {
            let mut tracer = session.tracer(1, 1 << 20).unwrap();
            while tracer.advance_to(units, u64::MAX) {}
            tracer
        };
        while session.step_to_stage_end(u64::MAX) == Status::Running {
            let stats = session.snapshot().stats;
            let next = stats.next_bound.expect("something was cut");
            let iteration = stats.iterations.last().unwrap().counters.generated;
            let tracer = tracer(&session, session.units());
            let steps = (0..tracer.chunk(0, 0).parents.len()).map(|record| tracer.step_of(record).unwrap());
            let cut: Vec<_> = steps
                .filter(|step| step.node > session.units() - iteration)
                .filter(|step| step.fate == Fate::Pruned)
                .map(|step| (step.depth + step.estimate.unwrap_or(0), step.node))
                .collect();
            let least = cut.iter().map(|&(f, _)| f).min().unwrap();
            let first = cut.iter().find(|&&(f, _)| f == least).unwrap().1;
            assert_eq!(next.node, Some(first), "{request:?}");
            let by_one =
                request.lane.settings.get(&DEEPEN).is_some() || request.lane.algorithm.name == "iddfs";
            assert_eq!(next.bound, if by_one { stats.bound.unwrap() + 1 } else { least }, "{request:?}");
        }
    }
}

/// The list whose first entry this step took.
fn next<'a>(lists: &'a [WaitingReport], step: &Step) -> Option<&'a WaitingReport> {
    let mut own = lists.iter().filter(|list| list.side == step.side && list.total > 0);
    own.next()
}

#[test]
fn the_first_of_the_open_list_is_the_next_position() {
    for request in requests() {
        let mut session = Session::new(request.clone()).unwrap();
        let mut before = session.waiting(3);
        let mut checked = 0;
        while session.step(1) == Status::Running {
            let step = session.last_step().unwrap();
            let stack = before.iter().find(|list| list.shape == Shape::Stack && list.total > 0);
            if let Some(stack) = stack {
                let top = &stack.first[0];
                assert_eq!(
                    (&top.state, top.depth),
                    (&step.state, step.depth),
                    "{request:?} at {}",
                    step.node
                );
                assert_eq!(top.estimate.is_some(), step.estimate.is_some());
                checked += 1;
            } else if step.expanded && !step.moves.is_empty() {
                let list = next(&before, &step).expect("something was expanded");
                assert_eq!(list.first[0].state, parent(&request, &step), "{request:?} at {}", step.node);
                checked += 1;
            }
            before = session.waiting(3);
            for list in &before {
                assert_eq!(list.first.len() as u64, list.total.min(3));
                let shown = list.first.len() + list.last.len();
                let ids: std::collections::HashSet<u64> =
                    list.first.iter().chain(&list.last).map(|waiter| waiter.id).collect();
                assert!(ids.len() == shown && shown as u64 <= list.total, "each once");
            }
            let stats = session.snapshot().stats;
            if request.lane.algorithm.name == "bfs" {
                assert_eq!(before[0].total, stats.stored - stats.total.expanded);
                // The queue ends with the newest.
                if step.fate == Fate::Open {
                    assert_eq!(before[0].last.last().or(before[0].first.last()).unwrap().state, step.state);
                }
            }
        }
        assert!(checked > 10, "{request:?}");
    }
}

#[test]
fn a_heap_lists_positions_in_the_order_in_which_a_star_expands() {
    let request = asked(["tiles", "867254301", "123456780"], "a-star");
    let mut session = Session::new(request).unwrap();
    session.step(3000);
    let [heap] = &session.waiting(100)[..] else { panic!("one heap") };
    let order: Vec<_> =
        heap.first.iter().map(|waiter| (waiter.depth + waiter.estimate.unwrap(), waiter.depth)).collect();
    assert!(order.is_sorted_by_key(|&(f, g)| (f, std::cmp::Reverse(g))), "{order:?}");
    let stats = session.snapshot().stats;
    assert!(heap.total >= stats.stored - stats.total.expanded, "none is missing");
}

#[test]
fn at_a_limit_on_depth_it_is_said_what_was_shown() {
    let ended = |lane: &str| {
        let mut session = Session::new(asked(["cubes", "WWWWWWWWE", "BWRBWRBER"], lane)).unwrap();
        session.step(u64::MAX);
        let snapshot = session.snapshot();
        assert_eq!((snapshot.outcome, snapshot.limit), ("limit", Some("depth")));
        snapshot.none_within
    };
    for algorithm in &ALGORITHMS[..5] {
        assert_eq!(ended(&format!("{algorithm}:max-depth=15")), Some(15), "{algorithm}");
    }
    let bound = |settings: &str| ended(&format!("branch-and-bound:{settings}"));
    // With ties searched, a solution of the given length would have been found.
    assert_eq!(bound("incumbent=20"), Some(20));
    assert_eq!(bound("incumbent=20:ties=cut"), Some(19));
    assert_eq!(bound("incumbent=20:ties=cut:max-depth=15"), Some(15));
    assert_eq!(bound("max-depth=15"), Some(15));
    assert_eq!(bound("incumbent=0:ties=cut"), None, "nothing was looked at");
}

#[test]
fn a_given_bound_is_not_reported_as_a_found_one() {
    let request = asked(["cubes", "WWWWWWWWE", "WBWBRERBR"], "branch-and-bound:incumbent=20");
    let mut session = Session::new(request).unwrap();
    let mut found = None;
    while session.step(1) == Status::Running {
        let (step, stats) = (session.last_step().unwrap(), session.snapshot().stats);
        if step.fate == Fate::Solution {
            found = Some((step.depth, step.node));
        }
        let incumbent = stats.incumbent.map(|incumbent| (incumbent.length, incumbent.node));
        assert_eq!((incumbent, step.found), (found, found.is_some()), "at {}", step.node);
        assert_eq!(stats.bound, Some(found.map_or(20, |(length, _)| length)));
    }
    assert_eq!(found.map(|(length, _)| length), Some(13));
    // A trace from any node reports the same.
    let end = session.units();
    for from in [1, 500, end - 300] {
        let mut tracer = session.tracer(from, 1000).unwrap();
        while tracer.advance_to(end, u64::MAX) {}
        for record in 0..tracer.chunk(0, 0).parents.len() {
            let step = tracer.step_of(record).unwrap();
            session.seek(step.node);
            let live = session.last_step().unwrap();
            assert_eq!((live.found, live.bound), (step.found, step.bound), "{} from {from}", step.node);
        }
    }
}
