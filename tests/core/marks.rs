//! Marks along a search's way: every search stops where so many positions are expanded, and where a stage begins.

use rolling_cubes::search::{ALGORITHMS, Algorithm, Level, Proof, Status};
use rolling_cubes::session::{Mark, Session, written};

use crate::asked::asked;

fn session(algorithm: &Algorithm) -> Session {
    let need = algorithm.needs.map_or(String::new(), |need| format!(":{}=20", written(need.one_of[0])));
    let lane = format!("{}{need}", algorithm.name);
    Session::new(asked(["cubes", "WWWWWWWWE", "WBWBRERBR"], &lane)).unwrap()
}

#[test]
fn every_search_stops_after_n_expanded_positions() {
    for &algorithm in ALGORITHMS {
        let mut whole = session(algorithm);
        while whole.step(u64::MAX) == Status::Running {}
        let all = whole.snapshot().stats.total.expanded;
        let mut session = session(algorithm);
        for count in [1, 2, 20, 40, 100] {
            session.step_to(Mark::Expanded(count), u64::MAX);
            let expanded = session.snapshot().stats.total.expanded;
            assert_eq!(expanded, count.min(all), "{}", algorithm.name);
        }
    }
}

#[test]
fn stages_are_the_bounds_the_layers_and_the_incumbents() {
    for &algorithm in ALGORITHMS {
        let (mut session, name) = (session(algorithm), algorithm.name);
        let mut stages = 0;
        while session.step_to(Mark::Stage(stages + 1), u64::MAX) == Status::Running {
            stages += 1;
            assert_eq!(session.progress()[2], stages, "{name}");
            if algorithm.level == Level::Bound && !algorithm.stores && name != "rbfs" {
                assert_eq!(session.snapshot().stats.iterations.len() as u64, stages, "{name}");
            }
        }
        // One that is given an upper bound may need no other, and one that takes the first solution has no stages.
        let takes_the_first = algorithm.proves == Proof::Nothing && !algorithm.informed;
        assert!(stages > 1 || algorithm.needs.is_some() || takes_the_first, "{name} had {stages} stages");
        let length = session.snapshot().length.expect("a solution");
        assert!(length == 13 || length > 13 && algorithm.proves != Proof::Shortest, "{name}: {length}");
    }
}

#[test]
fn the_numbers_of_progress_are_those_of_the_snapshot() {
    for &algorithm in ALGORITHMS {
        let mut session = session(algorithm);
        for _ in 0..50 {
            session.step(17);
            let total = session.snapshot().stats.total;
            assert_eq!(session.progress()[..2], [total.generated, total.expanded], "{}", algorithm.name);
        }
    }
}
