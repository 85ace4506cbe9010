use std::collections::HashMap;

use rolling_cubes::heuristic::{Heuristic, Rule};
use rolling_cubes::puzzle::{EightPuzzle, Notation, Puzzle, RollingCubes, ToyExchange};
use rolling_cubes::session::{Audit, AuditReport, Job, Session, Workshop, read_heuristic};
use rolling_cubes::space::Census;
use rolling_cubes::workshop::Bench;

use super::{built, made};
use crate::asked::asked;

const TOYS: [&str; 3] = ["toys", "1111000011100010", "1010010110100101"];
const EIGHT: [&str; 3] = ["tiles", "867254301", "123456780"];
/// Manhattan on every other move, else 0.
const ROUGH: &str = "manhattan * (1 - parity)";

fn audited([puzzle, start, goal]: [&str; 3], text: &str) -> AuditReport {
    let mut audit = Audit::new(puzzle, start, goal, text).unwrap();
    while audit.step(100_000).unwrap() {}
    audit.report()
}

fn positions<P: Puzzle>(puzzle: &P) -> Vec<P::State> {
    let mut all = Vec::new();
    let mut census = Census::of_goals(puzzle).unwrap();
    census.step_visiting(puzzle, u64::MAX, |state, _| all.push(state)).expect("room for the space");
    all
}

/// The edited values, by repeated naive passes over all moves.
fn naive<P: Bench>(puzzle: &P, text: &str) -> HashMap<P::State, u32> {
    let build = built(puzzle, text);
    let states = positions(puzzle);
    let mut values: HashMap<P::State, u32> =
        states.iter().map(|&state| (state, build.made().unwrap().estimate(state))).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for &state in &states {
            let around = puzzle.moves(state).map(|mv| values[&puzzle.after(state, mv)]);
            let most = around.max().unwrap_or(0).saturating_sub(1);
            if most > values[&state] {
                values.insert(state, most);
                changed = true;
            }
        }
    }
    values
}

fn assert_edited<P: Bench + Notation>([_, start, goal]: [&str; 3], text: &str) {
    let puzzle = P::read(start, goal).unwrap();
    let (inner, whole) = (built(&puzzle, text), built(&puzzle, &format!("bpmax({text})")));
    let (inner, whole) = (inner.made().unwrap(), whole.made().unwrap());
    let naive = naive(&puzzle, text);
    let mut edited = 0;
    for (&state, &value) in &naive {
        assert_eq!(whole.estimate(state), value, "{text} of {}", puzzle.write_state(state));
        let own = inner.estimate(state);
        edited += u64::from(value > own);
        // Exactly the raised positions name a neighbour that raised them.
        let edit = whole.edit(state);
        assert_eq!(edit.map(|edit| edit.bounds), (value > own).then_some([own, value]));
        if let Some(edit) = edit {
            assert_eq!((naive[&edit.from], puzzle.after(state, edit.mv)), (value + 1, edit.from));
            assert_eq!(edit.bound_from, value + 1);
        }
    }
    assert!(edited > 100, "{edited} of {}", naive.len());
    let tables = whole.edits();
    assert_eq!((tables.len(), tables[0][0], tables[0][1]), (1, naive.len() as u64, edited));
}

#[test]
fn bpmax_says_what_a_naive_program_comes_to_that_edits_until_nothing_changes() {
    assert_edited::<ToyExchange>(TOYS, "matching * parity");
    assert_edited::<ToyExchange>(TOYS, "matching * (row(a1) + parity) // 3 * 2");
    assert_edited::<EightPuzzle>(EIGHT, ROUGH);
    // An inadmissible bound spreads its error.
    assert_edited::<EightPuzzle>(EIGHT, "9 * (tile(a1) = 8)");
}

#[test]
fn an_audit_tells_how_many_values_are_edited_and_the_nearest_with_the_neighbour_that_it_was_raised_by() {
    let rough = audited(EIGHT, ROUGH);
    assert_eq!((rough.admissible, rough.consistent, rough.edits), (Some(true), Some(false), None));
    let one = audited(EIGHT, &format!("pathmax({ROUGH})"));
    let whole = audited(EIGHT, &format!("bpmax({ROUGH})"));
    // At the end it is consistent, by construction and by audit.
    assert_eq!((whole.admissible, whole.consistent, whole.falls), (Some(true), Some(true), 0));
    assert!(one.edits > Some(1000) && whole.edits >= one.edits, "{:?} {:?}", one.edits, whole.edits);
    let puzzle = EightPuzzle::read(EIGHT[1], EIGHT[2]).unwrap();
    for (report, text) in [(&one, "pathmax"), (&whole, "bpmax")] {
        let edit = report.edit.clone().unwrap();
        assert_eq!((edit.bound_from, edit.own < edit.bound), (edit.bound + 1, true), "{text}: {edit:?}");
        let (state, from) =
            (EightPuzzle::read_state(&edit.position), EightPuzzle::read_state(&edit.from).unwrap());
        let mv = puzzle.read_move(state.clone().unwrap(), &edit.mv).unwrap();
        assert_eq!(puzzle.after(state.unwrap(), mv), from);
        assert!(edit.bound <= edit.distance);
    }
    assert_eq!(audited(EIGHT, "manhattan").edits, None);
    assert_eq!(audited(EIGHT, "pathmax(manhattan)").edits, Some(0));
    // A bound above the parity is not raised.
    assert_eq!(audited(TOYS, "bpmax(matching)").edits, Some(0));
}

#[test]
fn the_current_position_is_reported_with_the_value_of_each_neighbour() {
    let text = format!("bpmax({ROUGH})");
    let mut session = Session::new(asked(EIGHT, &format!("a-star/{text}"))).unwrap();
    while session.is_preparing() {
        session.prepare(10_000);
    }
    let puzzle = EightPuzzle::read(EIGHT[1], EIGHT[2]).unwrap();
    let state = puzzle.after(puzzle.start(), puzzle.moves(puzzle.start()).next().unwrap());
    let written = puzzle.write_state(state);
    let parts = session.parts(&written).unwrap().unwrap();
    let moves = puzzle.moves(state).count();
    assert_eq!((parts.rule, parts.parts.len(), made(&parts.parts[0].0)), (Rule::Max, moves + 1, ROUGH));
    assert_eq!(parts.parts.iter().map(|part| part.1).max(), session.estimate(&written).unwrap());
    for (about, bound) in &parts.parts[1..] {
        let (mv, rest) = made(about).split_once(": ").unwrap();
        let there = puzzle.after(state, puzzle.read_move(state, mv).unwrap());
        let value = session.estimate(&puzzle.write_state(there)).unwrap().unwrap();
        assert_eq!((rest, *bound), (format!("{value} - 1").as_str(), value.saturating_sub(1)));
    }
}

#[test]
fn a_table_of_edited_values_is_built_in_slices_paid_for_and_refused_where_there_is_no_room() {
    let text = "bpmax(max(paint(tiles=12), 2 * parity))";
    let facts = read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], text).unwrap().facts.unwrap();
    assert!(facts.bytes > 181_440 && facts.steps == 1, "{facts:?}");
    let mut workshop = Workshop::new(EIGHT[0], EIGHT[1], EIGHT[2], text).unwrap();
    let mut slices = 0;
    while workshop.step(10_000).unwrap() {
        slices += 1;
    }
    let report = workshop.report();
    assert!(slices > 10, "{slices}");
    assert_eq!(
        (report.edits[0].positions, report.edits[0].bytes),
        (181_440, report.progress.unwrap().bytes - 504)
    );
    // Nested edits run from the inside. Repeating an edit changes nothing.
    let puzzle = ToyExchange::read(TOYS[1], TOYS[2]).unwrap();
    let twice = built(&puzzle, "bpmax(bpmax(matching * parity) // 2 * 2) + bpmax(matching * parity)");
    assert_eq!(twice.made().unwrap().edits().len(), 2);
    let again = built(&puzzle, "bpmax(bpmax(matching * parity))");
    assert_eq!(again.made().unwrap().edits()[1][1], 0);
    let knights = "111110111100*110000100000";
    for (puzzle, goal, says) in
        [("knights", knights, "67108864 bytes"), ("tiles", "0123456789abcdef", "fit in a table")]
    {
        let error = read_heuristic(puzzle, goal, goal, "bpmax(misplaced)").unwrap().error.unwrap();
        assert!(error.allowed.unwrap().to_string().contains(says), "{puzzle}");
        let words = rolling_cubes::session::vocabulary(puzzle, goal, goal).unwrap();
        assert!(words.functions.iter().all(|function| function.name != "bpmax"), "{puzzle}");
    }
}

#[test]
fn a_table_of_four_million_edited_values_is_consistent() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "BWRBWRBER").unwrap();
    let build = built(&puzzle, "bpmax(misplaced * (1 - parity))");
    let made = build.made().unwrap();
    for state in positions(&puzzle).into_iter().step_by(97) {
        let here = made.estimate(state);
        for mv in puzzle.moves(state) {
            assert!(here <= made.estimate(puzzle.after(state, mv)) + 1);
        }
    }
}
