use rolling_cubes::search::Status;
use rolling_cubes::session::{Job, Session, Survey, SurveyReport, play};

use crate::asked::asked;

fn survey(start: &str, budget: u64) -> Survey {
    let mut survey = Survey::new("cubes", start).expect("a good start");
    while survey.step(budget).expect("memory") {}
    survey
}

fn deepest(report: &SurveyReport) -> [(u8, u64); 2] {
    let positions = report.layers.last().expect("the start at least");
    let patterns = report.layers.iter().rfind(|layer| layer.patterns > 0).expect("the start's pattern");
    [(positions.depth, positions.positions), (patterns.depth, patterns.patterns)]
}

#[test]
fn each_kind_of_start_has_its_space_and_its_depths() {
    // Corner, edge, centre: 9 * 3^8 patterns each, and 3^10 * C(8, k) positions.
    for (start, positions, deepest_position, deepest_pattern) in [
        ("EWWWWWWWW", 59_049 * 70, 41, 32),
        ("WEWWWWWWW", 59_049 * 56, 42, 37),
        ("WWWWEWWWW", 59_049 * 70, 42, 36),
    ] {
        let report = survey(start, u64::MAX).report();
        assert!(report.complete);
        assert_eq!((report.positions, report.expanded), (positions, positions));
        assert_eq!(report.layers.iter().map(|layer| layer.patterns).sum::<u64>(), 9 * 6561);
        let [(position_depth, _), (pattern_depth, _)] = deepest(&report);
        assert_eq!((position_depth, pattern_depth), (deepest_position, deepest_pattern), "{start}");
    }
}

fn layers_of(puzzle: &str, start: &str) -> Vec<u64> {
    let mut survey = Survey::new(puzzle, start).expect("a good start");
    while survey.step(u64::MAX).expect("memory") {}
    survey.report().layers.iter().map(|layer| layer.positions).collect()
}

#[test]
fn the_8_puzzle_has_the_published_depths_from_a_corner_an_edge_and_the_centre() {
    // OEIS A089473, A089474, A089483.
    for (start, depth, deepest) in [("123456780", 31, 2), ("123456708", 31, 2), ("123405678", 30, 148)] {
        let layers = layers_of("tiles", start);
        assert_eq!(layers.iter().sum::<u64>(), 181_440);
        assert_eq!((layers.len() - 1, layers.last().copied()), (depth, Some(deepest)), "{start}");
    }
    // The missing label does not change the space.
    assert_eq!(layers_of("tiles", "234567890"), layers_of("tiles", "123456780"));
}

#[test]
fn all_knights_are_met_the_farthest_39_jumps_away() {
    let mut survey =
        Survey::new("knights", rolling_cubes::puzzle::knights::CONTEST_GOAL).expect("a good start");
    let mut most_bytes = 0;
    while survey.step(1 << 20).expect("memory") {
        most_bytes = most_bytes.max(survey.report().bytes);
    }
    let report = survey.report();
    assert_eq!((report.positions, report.layers.len() - 1), (67_603_900, 39));
    let within_15: u64 = report.layers[..=15].iter().map(|layer| layer.positions).sum();
    assert_eq!(within_15, 1_671_855);
    let within_11: u64 = report.layers[..=11].iter().map(|layer| layer.positions).sum();
    assert_eq!(within_11, 122_209);
    // The page shows this estimate: a byte per rank, and two layers.
    assert!((134_000_000..136_000_000).contains(&most_bytes), "{most_bytes} bytes");
}

#[test]
fn toys_reach_every_arrangement_of_as_many_1s() {
    // 16 choose 8.
    assert_eq!(layers_of("toys", "1111000011100010").iter().sum::<u64>(), 12_870);
}

#[test]
fn the_deepest_pattern_is_as_deep_as_a_search_finds_it() {
    let survey = survey("WEWWWWWWW", u64::MAX);
    let [_, (depth, count)] = deepest(&survey.report());
    let patterns = survey.patterns_at(depth, usize::MAX);
    assert_eq!(patterns.len() as u64, count);
    let request = asked(["cubes", "WEWWWWWWW", &patterns[0]], "bidirectional-bfs");
    let mut session = Session::new(request).expect("a good request");
    while session.step(u64::MAX) == Status::Running {}
    assert_eq!(session.snapshot().length, Some(usize::from(depth)));
}

#[test]
fn slices_of_any_size_give_the_same_census() {
    let at_once = survey("WWWWEWWWW", u64::MAX).report();
    for budget in [1, 100_003] {
        let in_slices = survey("WWWWEWWWW", budget).report();
        assert_eq!(in_slices.layers, at_once.layers);
    }
}

#[test]
fn a_census_tells_how_far_it_is() {
    let mut survey = Survey::new("cubes", "WWWWEWWWW").expect("a good start");
    assert_eq!(survey.report().positions, 1);
    assert!(survey.step(1).expect("memory"));
    let report = survey.report();
    assert_eq!((report.positions, report.expanded, report.complete), (5, 1, false));
    assert_eq!(report.layers.iter().map(|layer| layer.positions).collect::<Vec<_>>(), [1, 4]);
    assert!(report.bytes < 16_000_000, "{} bytes of tables", report.bytes);
}

#[test]
fn a_position_lies_as_deep_as_the_layer_that_lists_it() {
    let survey = survey("WEWWWWWWW", u64::MAX);
    for depth in [0, 1, 7, 20, 42] {
        for state in survey.positions_at(depth, 50) {
            assert_eq!(survey.depth_of(&state), Ok(Some(depth)), "{state}");
        }
        for goal in survey.patterns_at(depth, 50) {
            assert_eq!(survey.depth_of_pattern(&goal), Ok(Some(depth)), "{goal}");
        }
    }
    // The cubes have other classes in a corner's space.
    assert_eq!(survey.depth_of("EWWWWWWWW"), Ok(None));
    assert!(survey.depth_of("EWW").is_err() && survey.depth_of_pattern("EwWWWWWWW").is_err());
}

#[test]
fn a_goal_that_is_a_position_has_no_patterns() {
    let mut survey = Survey::new("toys", "1111000011100010").expect("a good start");
    while survey.step(u64::MAX).expect("memory") {}
    assert_eq!(survey.depth_of_pattern("1010010110100101"), Ok(None));
    assert_eq!(survey.depth_of("1010010110100101"), Ok(Some(4)));
}

#[test]
fn a_way_leads_to_its_position_in_as_many_moves_as_that_is_deep() {
    for (puzzle, start) in [("cubes", "WWWWEWWWW"), ("tiles", "123456780"), ("toys", "1111000011100010")] {
        let mut survey = Survey::new(puzzle, start).expect("a good start");
        while survey.step(u64::MAX).expect("memory") {}
        let deepest = survey.report().layers.last().expect("the start at least").depth;
        for depth in [0, 1, 2, deepest / 2, deepest] {
            for state in survey.positions_at(depth, 3) {
                let way = survey.way_to(&state).expect("a good position").expect("one that was met");
                assert_eq!(way.len(), usize::from(depth));
                let line = play(puzzle, start, start, &way).expect("legal moves");
                assert_eq!(line.states.last(), Some(&state));
            }
        }
    }
    assert_eq!(survey("WEWWWWWWW", 1).way_to("EWWWWWWWW"), Ok(None));
}

#[test]
fn positions_of_one_depth_are_listed_by_where_their_pieces_are() {
    // Listing orders: empty square, then the others from the last; or squares by label.
    for (puzzle, start, listed) in [
        ("cubes", "WEWWWWWWW", "RbWEWWWWW WRWEbWWWW WbRWWEWWW WRWWbEWWW WRWWRWWEW"),
        (
            "tiles",
            "123405678",
            "013425678 023145678 120453678 130425678 123475068 123645078 123458670 123475680",
        ),
    ] {
        let mut survey = Survey::new(puzzle, start).expect("a good start");
        while survey.step(u64::MAX).expect("memory") {}
        let listed: Vec<&str> = listed.split(' ').collect();
        assert_eq!(survey.positions_at(2, usize::MAX), listed, "{puzzle}");
        assert_eq!(survey.positions_at(2, 3), listed[..3], "{puzzle}");
    }
}
