//! Spaces counted by a plain breadth-first search; texts read back, and any text gives an answer or an error.

use std::collections::{HashMap, HashSet};

use proptest::prelude::{ProptestConfig, any, prop, proptest};
use proptest::strategy::{Just, Strategy};
use proptest::{prop_assert, prop_assert_eq, prop_oneof};
use rolling_cubes::contest::{self, ContestError, Problem};
use rolling_cubes::puzzle::knights::CONTEST_GOAL;
use rolling_cubes::puzzle::rolling_cubes::{Cubes, Pattern};
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, ProblemError, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::session::{catalogue, play, read_contest, write_contest};
use rustc_hash::FxBuildHasher;

fn layers<P: Puzzle>(puzzle: &P, radius: usize) -> Vec<Vec<P::State>> {
    let mut seen: HashSet<P::State, FxBuildHasher> = HashSet::default();
    seen.insert(puzzle.start());
    let mut layers = vec![vec![puzzle.start()]];
    while let Some(layer) = layers.last()
        && layers.len() <= radius
    {
        let mut next = Vec::new();
        for &state in layer {
            let neighbours = puzzle.moves(state).map(|mv| puzzle.after(state, mv));
            next.extend(neighbours.filter(|&neighbour| seen.insert(neighbour)));
        }
        if next.is_empty() {
            break;
        }
        layers.push(next);
    }
    layers
}

/// Positions, deepest position and deepest pattern from a start of the contest.
fn census(empty: usize) -> (usize, usize, usize) {
    let start = Cubes::contest_start(empty);
    let layers = layers(&RollingCubes::new(start, Pattern::shown_by(start)), usize::MAX);
    let mut depths: HashMap<Pattern, usize, FxBuildHasher> = HashMap::default();
    for (depth, layer) in layers.iter().enumerate() {
        for &state in layer {
            depths.entry(Pattern::shown_by(state)).or_insert(depth);
        }
    }
    assert_eq!(depths.len(), 9 * 3_usize.pow(8), "every pattern can be reached");
    let deepest_pattern = depths.values().max().copied().unwrap();
    (layers.iter().map(Vec::len).sum(), layers.len() - 1, deepest_pattern)
}

#[test]
fn each_move_of_each_puzzle_turns_the_parity_of_the_moves_made_over() {
    for choice in catalogue().puzzles {
        let [start, goal] = [&choice.opening.start, &choice.opening.goal];
        let mut seen = HashMap::from([(start.to_string(), 0)]);
        let mut layer = vec![start.to_string()];
        for depth in 1..=6 {
            let mut next = Vec::new();
            for here in &layer {
                for onward in play(choice.name, here, goal, &[]).unwrap().onward {
                    let before = *seen.entry(onward.state.clone()).or_insert_with(|| {
                        next.push(onward.state.clone());
                        depth
                    });
                    assert_eq!((depth - before) % 2, 0, "{}: {here}, {}", choice.name, onward.mv);
                }
            }
            layer = next;
        }
        assert!(seen.len() > 50, "{}", choice.name);
    }
}

#[test]
fn from_a_corner_the_cubes_reach_70_of_256_and_the_deepest_pattern_is_32_rolls_away() {
    assert_eq!(census(0), (59_049 * 70, 41, 32));
}

#[test]
fn from_an_edge_the_cubes_reach_56_of_256_and_the_deepest_pattern_is_37_rolls_away() {
    assert_eq!(census(1), (59_049 * 56, 42, 37));
}

#[test]
fn from_the_centre_the_cubes_reach_70_of_256_and_the_deepest_pattern_is_36_rolls_away() {
    assert_eq!(census(4), (59_049 * 70, 42, 36));
}

#[test]
fn the_knights_reach_1671855_positions_in_15_moves() {
    let goal = "111110111100*110000100000";
    let layers = layers(&KnightsExchange::read(goal, goal).unwrap(), 15);
    assert_eq!(layers.iter().map(Vec::len).sum::<usize>(), 1_671_855);
    assert_eq!(layers[..=11].iter().map(Vec::len).sum::<usize>(), 122_209);
}

#[test]
fn the_toys_reach_every_board_with_as_many_ones() {
    let mut positions = 1_usize;
    for ones in 0..=16 {
        let text = "1".repeat(ones) + &"0".repeat(16 - ones);
        let layers = layers(&ToyExchange::read(&text, &text).unwrap(), usize::MAX);
        assert_eq!(layers.iter().map(Vec::len).sum::<usize>(), positions, "16 over {ones}");
        positions = positions * (16 - ones) / (ones + 1);
    }
}

#[test]
fn half_of_all_pairs_of_the_8_puzzle_are_refused_and_those_are_the_ones_out_of_reach() {
    let goal = "123406789";
    let puzzle = EightPuzzle::read(goal, goal).unwrap();
    let layers = layers(&puzzle, usize::MAX);
    let reached: HashSet<String> = layers.iter().flatten().map(|&state| puzzle.write_state(state)).collect();
    // Every 7th arrangement of the goal's labels.
    for number in (0..362_880_usize).step_by(7) {
        let mut labels: Vec<char> = goal.chars().collect();
        let mut rest = number;
        for square in 0..9 {
            labels.swap(square, square + rest % (9 - square));
            rest /= 9 - square;
        }
        let start = String::from_iter(labels);
        match EightPuzzle::read(&start, goal) {
            Ok(_) => assert!(reached.contains(&start), "{start} is out of reach"),
            Err(ProblemError::Unsolvable(_)) => assert!(!reached.contains(&start), "{start} is in reach"),
            Err(error) => panic!("{start}: {error}"),
        }
    }
}

fn shuffled(text: &'static str) -> impl Strategy<Value = String> {
    let characters: Vec<char> = text.chars().collect();
    Just(characters).prop_shuffle().prop_map(String::from_iter)
}

/// Nine cubes in any orientation, one removed.
fn cubes() -> impl Strategy<Value = String> {
    ("[WwRrBb]{8}", 0..9_usize).prop_map(|(mut text, empty)| {
        text.insert(empty, 'E');
        text
    })
}

/// Mostly texts that are nearly valid.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "[WRBE]{9}", "[0-9]{9}", "[0-9a-f]{16}", "[01*]{25}", "[01]{16}"]
}

/// Checks that a start reads back, and every position one move away.
fn reads_back<P: Notation>(start: &str, goal: &str) -> Result<(), proptest::test_runner::TestCaseError> {
    let puzzle = P::read(start, goal);
    prop_assert!(puzzle.is_ok(), "{:?}", puzzle.err());
    let puzzle = puzzle.unwrap();
    prop_assert_eq!(puzzle.write_state(puzzle.start()), start);
    for mv in puzzle.moves(puzzle.start()) {
        let text = puzzle.write_move(puzzle.start(), mv);
        prop_assert_eq!(puzzle.read_move(puzzle.start(), &text), Ok(mv));
        let after = puzzle.after(puzzle.start(), mv);
        let again = P::read(&puzzle.write_state(after), goal);
        prop_assert!(again.is_ok_and(|again| again.start() == after));
        // A move exchanges the contents of two squares; a cube also rolls.
        let (from, to) = puzzle.path(puzzle.start(), mv);
        let mut expected: Vec<bool> = puzzle.pieces(puzzle.start()).iter().map(Option::is_some).collect();
        expected.swap(from, to);
        let pieces: Vec<bool> = puzzle.pieces(after).iter().map(Option::is_some).collect();
        prop_assert_eq!(pieces, expected);
    }
    Ok(())
}

fn answer<R: Iterator<Item = Result<Problem, ContestError>>>(reader: R) -> Result<Vec<Problem>, String> {
    reader.map(|problem| problem.map_err(|error| error.to_string())).collect()
}

#[derive(Clone, Copy, Debug)]
struct Layout {
    between_cells: &'static str,
    between_grids: &'static str,
    line_end: &'static str,
    ends_with_one: bool,
}

fn layout() -> impl Strategy<Value = Layout> {
    any::<[bool; 4]>().prop_map(|[spaces, blank_lines, crlf, ends_with_one]| Layout {
        between_cells: if spaces { " " } else { "" },
        between_grids: if blank_lines { "\n" } else { "" },
        line_end: if crlf { "\r\n" } else { "\n" },
        ends_with_one,
    })
}

impl Layout {
    fn write(self, head: &str, grids: &[String], side: usize) -> String {
        let mut text = if head.is_empty() { String::new() } else { format!("{head}\n") };
        for grid in grids {
            for row in grid.as_bytes().chunks(side) {
                let cells: Vec<String> = row.iter().map(|&cell| char::from(cell).to_string()).collect();
                text += &(cells.join(self.between_cells) + "\n");
            }
            text += self.between_grids;
        }
        let text = if self.ends_with_one { &text } else { text.trim_end() };
        text.replace('\n', self.line_end)
    }
}

proptest! {
    // Failures are printed, not recorded in a file.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cubes_read_back(start in cubes(), goal in shuffled("EWWWRRRBB")) {
        reads_back::<RollingCubes>(&start, &goal)?;
        prop_assert_eq!(Pattern::parse(&goal).unwrap().to_string(), goal);
    }

    #[test]
    fn tiles_read_back(start in shuffled("012345679"), fifteen in shuffled("0123456789abcdef")) {
        reads_back::<EightPuzzle>(&start, &start)?;
        reads_back::<FifteenPuzzle>(&fifteen, &fifteen)?;
    }

    #[test]
    fn knights_and_toys_read_back(
        knights in shuffled("111111111111000000000000*"),
        goal in shuffled("111111111111000000000000*"),
        toys in "[01]{16}",
    ) {
        reads_back::<KnightsExchange>(&knights, &goal)?;
        reads_back::<ToyExchange>(&toys, &toys)?;
    }

    #[test]
    fn any_text_is_a_problem_or_an_error(start in any_text(), goal in any_text()) {
        let _ = RollingCubes::read(&start, &goal);
        let _ = EightPuzzle::read(&start, &goal);
        let _ = FifteenPuzzle::read(&start, &goal);
        let _ = KnightsExchange::read(&start, &goal);
        let _ = ToyExchange::read(&start, &goal);
    }

    #[test]
    fn any_bytes_are_an_answer_or_one_line_of_error_to_every_contest(
        bytes in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..200),
            "[0-3 ]{0,3}[\r\n]{0,2}[WRBE01*2-9 \r\n]{0,120}".prop_map(String::into_bytes),
        ]
    ) {
        let answers = [
            answer(contest::cubes(&bytes[..])),
            answer(contest::tiles(&bytes[..])),
            answer(contest::knights(&bytes[..])),
            answer(contest::toys(&bytes[..])),
        ];
        for error in answers.into_iter().filter_map(Result::err) {
            prop_assert!(error.starts_with("line ") && error.contains("; allowed: "), "{error}");
            prop_assert!(!error.contains('\n'));
        }
    }

    #[test]
    fn a_contest_reads_what_was_written_for_it(
        empty in 0..9_usize,
        pattern in shuffled("EWWWRRRBB"),
        tiles in shuffled("012345679"),
        knights in shuffled("111111111111000000000000*"),
        toys in [shuffled("0000000111111111"), shuffled("0000000111111111")],
    ) {
        // Three labels in a cycle: an even, so solvable, permutation.
        let turned = tiles.chars().map(|label| match label { '1' => '2', '2' => '3', '3' => '1', other => other });
        let start = (0..9).map(|square| if square == empty { 'E' } else { 'W' }).collect();
        let [toys, other] = toys;
        let problems = [
            ("cubes", start, pattern),
            ("tiles", tiles.clone(), turned.collect()),
            ("knights", knights, CONTEST_GOAL.to_owned()),
            ("toys", toys, other),
        ];
        for (contest, start, goal) in problems {
            let problem = Problem { start, goal };
            let text = write_contest(contest, &problem).map_err(|error| error.to_string());
            prop_assert_eq!(text.and_then(|text| read_contest(contest, &text).map_err(|error| error.to_string())), Ok(vec![problem]));
        }
    }

    #[test]
    fn any_problem_is_written_for_its_contest_so_that_it_reads_back_or_refused(start in any_text(), goal in any_text()) {
        let problem = Problem { start, goal };
        for contest in ["cubes", "tiles", "knights", "toys", "chess"] {
            if let Ok(text) = write_contest(contest, &problem) {
                let read = read_contest(contest, &text).map_err(|error| error.to_string());
                prop_assert_eq!(read, Ok(vec![problem.clone()]));
            }
        }
    }

    #[test]
    fn a_contest_reads_what_was_laid_out_for_it_in_any_way(
        layout in layout(),
        boards in prop::collection::vec(shuffled("111111111111000000000000*"), 0..4),
        toys in prop::collection::vec("[01]{16}", 0..3),
        tiles in prop::collection::vec(shuffled("012345679"), 0..3),
        goals in prop::collection::vec(shuffled("EWWWRRRBB"), 1..2),
    ) {
        let starts = |problems: Vec<Problem>| problems.into_iter().map(|p| p.start).collect::<Vec<_>>();
        let both = |problems: Vec<Problem>| problems.into_iter().flat_map(|p| [p.start, p.goal]).collect::<Vec<_>>();

        let text = layout.write(&boards.len().to_string(), &boards, 5);
        prop_assert_eq!(answer(contest::knights(text.as_bytes())).map(starts), Ok(boards));

        let twice: Vec<String> = toys.iter().flat_map(|grid| [grid.clone(), grid.clone()]).collect();
        let text = layout.write("", &twice, 4);
        prop_assert_eq!(answer(contest::toys(text.as_bytes())).map(both), Ok(twice));

        let twice: Vec<String> = tiles.iter().flat_map(|grid| [grid.clone(), grid.clone()]).collect();
        let text = layout.write("", &twice, 3);
        prop_assert_eq!(answer(contest::tiles(text.as_bytes())).map(both), Ok(twice));

        let text = layout.write("3 1", &goals, 3);
        let problem = Problem { start: "WWEWWWWWW".to_owned(), goal: goals[0].clone() };
        prop_assert_eq!(answer(contest::cubes(text.as_bytes())), Ok(vec![problem]));
    }
}
