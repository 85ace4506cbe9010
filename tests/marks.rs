//! Marks along a search's way: every search stops where so many positions are expanded, and where a stage begins.

use rolling_cubes::search::Status;
use rolling_cubes::session::{Mark, Request, Session};

fn session(algorithm: &str) -> Session {
    let request = Request {
        puzzle: "cubes".into(),
        start: "WWWWWWWWE".into(),
        goal: "WBWBRERBR".into(),
        algorithm: algorithm.into(),
        incumbent: (algorithm == "branch-and-bound").then_some(20),
        ..Request::default()
    };
    Session::new(request).unwrap()
}

const ALGORITHMS: [&str; 6] = ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star", "branch-and-bound"];

#[test]
fn every_search_stops_where_so_many_positions_are_expanded() {
    for algorithm in ALGORITHMS {
        let mut session = session(algorithm);
        for count in [1, 2, 40, 100] {
            session.step_to(Mark::Expanded(count), u64::MAX);
            assert_eq!(session.snapshot().stats.total.expanded, count, "{algorithm}");
        }
    }
}

#[test]
fn stages_are_the_bounds_the_layers_and_the_incumbents() {
    for algorithm in ALGORITHMS {
        let mut session = session(algorithm);
        let mut stages = 0;
        while session.step_to(Mark::Stage(stages + 1), u64::MAX) == Status::Running {
            stages += 1;
            assert_eq!(session.progress()[2], stages, "{algorithm}");
            if ["ida-star", "iddfs"].contains(&algorithm) {
                assert_eq!(session.snapshot().stats.iterations.len() as u64, stages);
            }
        }
        assert!(stages > 1 || algorithm == "branch-and-bound", "{algorithm} had {stages} stages");
        assert_eq!(session.snapshot().length, Some(13), "{algorithm}");
    }
}

#[test]
fn the_numbers_of_progress_are_those_of_the_snapshot() {
    for algorithm in ALGORITHMS {
        let mut session = session(algorithm);
        for _ in 0..50 {
            session.step(17);
            let total = session.snapshot().stats.total;
            assert_eq!(session.progress()[..2], [total.generated, total.expanded], "{algorithm}");
        }
    }
}
