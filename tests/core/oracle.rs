//! The contest's textbook programs as naive recursion, independent of the engine's rules. Nodes are counted where a program
//! enters them; the engine must agree to the node.

use rolling_cubes::session::{Request, Session, Snapshot};

use crate::asked::asked;

/// The colours up-down, front-back and left-right; `None` is empty.
type Cube = Option<[char; 3]>;
type Board = [Cube; 9];

struct Problem {
    empty: usize,
    goal: [char; 9],
}

fn problem(x: usize, y: usize, goal: &str) -> Problem {
    let letters: Vec<char> = goal.chars().collect();
    Problem { empty: (y - 1) * 3 + x - 1, goal: letters.try_into().expect("nine letters") }
}

/// The contest's first five samples with their lengths.
fn samples() -> Vec<(Problem, u32)> {
    vec![
        (problem(1, 2, "WWWEWWWWW"), 0),
        (problem(2, 1, "RBWRWWEWW"), 3),
        (problem(3, 3, "WBWBRERBR"), 13),
        (problem(3, 3, "BWRBWRBER"), 23),
        (problem(2, 1, "BBBBRBBRE"), 29),
    ]
}

fn start(problem: &Problem) -> Board {
    let mut board = [Some(['W', 'R', 'B']); 9];
    board[problem.empty] = None;
    board
}

fn empty_square(board: &Board) -> usize {
    board.iter().position(Option::is_none).expect("one square is empty")
}

/// The empty square's moves in the textbook's order.
const UP_LEFT_DOWN_RIGHT: [(i32, i32); 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];

fn roll(board: &Board, (rows, columns): (i32, i32)) -> Option<Board> {
    let empty = i32::try_from(empty_square(board)).expect("below 9");
    let (row, column) = (empty / 3 + rows, empty % 3 + columns);
    if !(0..3).contains(&row) || !(0..3).contains(&column) {
        return None;
    }
    let from = usize::try_from(row * 3 + column).expect("on the board");
    let [up, front, side] = board[from].expect("only one square is empty");
    let mut after = *board;
    after[from] = None;
    after[empty_square(board)] = Some(if rows == 0 { [side, front, up] } else { [front, up, side] });
    Some(after)
}

fn top(cube: Cube) -> char {
    cube.map_or('E', |[up, _, _]| up)
}

fn is_goal(board: &Board, problem: &Problem) -> bool {
    (0..9).all(|square| top(board[square]) == problem.goal[square])
}

fn mismatch(board: &Board, problem: &Problem) -> u32 {
    let differing = (0..9).filter(|&square| top(board[square]) != problem.goal[square]).count();
    u32::try_from(differing).expect("at most 9").saturating_sub(1)
}

fn back((rows, columns): (i32, i32)) -> (i32, i32) {
    (-rows, -columns)
}

/// Iterative deepening by one: length, and nodes entered in all iterations.
fn textbook_ida_star(problem: &Problem) -> (u32, u64) {
    fn dive(
        board: &Board,
        problem: &Problem,
        depth: u32,
        bound: u32,
        came_by: (i32, i32),
        nodes: &mut u64,
    ) -> bool {
        *nodes += 1;
        if depth + mismatch(board, problem) > bound {
            return false;
        }
        if is_goal(board, problem) {
            return true;
        }
        UP_LEFT_DOWN_RIGHT.into_iter().filter(|&way| way != back(came_by)).any(|way| {
            roll(board, way).is_some_and(|after| dive(&after, problem, depth + 1, bound, way, nodes))
        })
    }
    let mut nodes = 0;
    let bound = (0..=30).find(|&bound| dive(&start(problem), problem, 0, bound, (0, 0), &mut nodes));
    (bound.expect("within thirty rolls"), nodes)
}

/// Branch and bound from an incumbent of 31: length, and nodes entered. Cuts above the incumbent, or with `cut_ties` at it.
fn textbook_branch_and_bound(problem: &Problem, cut_ties: bool) -> (u32, u64) {
    struct Search<'a> {
        problem: &'a Problem,
        cut_ties: bool,
        best: u32,
        nodes: u64,
    }
    fn dive(search: &mut Search, board: &Board, depth: u32, came_by: (i32, i32)) {
        search.nodes += 1;
        let reach = depth + mismatch(board, search.problem);
        if reach > search.best || search.cut_ties && reach == search.best {
            return;
        }
        if is_goal(board, search.problem) {
            search.best = depth;
            return;
        }
        for way in UP_LEFT_DOWN_RIGHT {
            if way != back(came_by)
                && let Some(after) = roll(board, way)
            {
                dive(search, &after, depth + 1, way);
            }
        }
    }
    let mut search = Search { problem, cut_ties, best: 31, nodes: 0 };
    dive(&mut search, &start(problem), 0, (0, 0));
    (search.best, search.nodes)
}

fn request(problem: &Problem, lane: &str) -> Request {
    let start: String = (0..9).map(|square| if square == problem.empty { 'E' } else { 'W' }).collect();
    let goal: String = problem.goal.iter().collect();
    asked(["cubes", &start, &goal], &format!("{lane}:order=ULDR"))
}

fn run(request: Request) -> Snapshot {
    let mut session = Session::new(request).expect("a good request");
    session.step(u64::MAX);
    session.snapshot()
}

#[test]
fn the_textbook_programs_enter_as_many_nodes_as_published() {
    let entered: Vec<u64> = samples()[..4].iter().map(|(problem, _)| textbook_ida_star(problem).1).collect();
    assert_eq!(entered, [1, 7, 1265, 156_955]);
    let entered: Vec<u64> =
        samples()[..4].iter().map(|(problem, _)| textbook_branch_and_bound(problem, false).1).collect();
    assert_eq!(entered, [1, 7, 46_621, 378_440]);
}

#[test]
fn ida_star_generates_the_nodes_that_the_textbook_program_enters() {
    for (problem, length) in samples() {
        let answer = run(request(&problem, "ida-star/mismatch:deepen=by-one"));
        let (textbook_length, entered) = textbook_ida_star(&problem);
        assert_eq!(textbook_length, length);
        assert_eq!((answer.length, answer.stats.total.generated), (Some(length as usize), entered));
    }
}

#[test]
fn branch_and_bound_generates_the_nodes_that_the_textbook_programs_enter() {
    for (problem, length) in samples() {
        for (ties, cut_ties) in [("", false), (":ties=search-on", false), (":ties=cut", true)] {
            let lane = format!("branch-and-bound/mismatch:incumbent=31{ties}");
            let answer = run(request(&problem, &lane));
            let (textbook_length, entered) = textbook_branch_and_bound(&problem, cut_ties);
            assert_eq!(textbook_length, length);
            assert_eq!((answer.length, answer.stats.total.generated), (Some(length as usize), entered));
        }
    }
}

#[test]
fn iddfs_generates_the_nodes_of_ida_star_without_knowledge_less_those_it_cuts() {
    // IDA* cuts a position above the bound after generating it; IDDFS turns back a move earlier.
    let (problem, _) = &samples()[2];
    let blind = run(request(problem, "ida-star/blind:deepen=by-one"));
    let iddfs = run(request(problem, "iddfs"));
    assert_eq!(blind.length, iddfs.length);
    assert_eq!(blind.stats.total.generated - blind.stats.total.pruned, iddfs.stats.total.generated);
}
