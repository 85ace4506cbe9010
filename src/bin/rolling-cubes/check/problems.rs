//! Problems to check a program with: samples, traps and random ones, in the form of a contest.

use rolling_cubes::chance::SplitMix64;
use rolling_cubes::contest::Problem;
use rolling_cubes::puzzle::knights::CONTEST_GOAL;
use rolling_cubes::session::play;

use super::Form;
use crate::failure::Failure;
use crate::judge::{Name, least};

/// A problem with its proved answer.
pub struct Case {
    pub problem: Problem,
    pub least: Option<usize>,
}

/// The contest's sample, then problems that wrong programs have met: none to do, one move, asymmetric ends, the longest that has
/// an answer, one longer, and ones without.
fn known(contest: Name, form: Form) -> &'static [[&'static str; 2]] {
    match (contest, form) {
        (Name::Cubes, _) => &[
            ["WWWEWWWWW", "WWWEWWWWW"],
            ["WEWWWWWWW", "RBWRWWEWW"],
            ["WWWWWWEWW", "BWWWWWEWW"],
            ["WEWWWWWWW", "WRWWWEWWW"],
            ["WWWWWWWWE", "WBWBRERBR"],
            ["EWWWWWWWW", "ERRBWBRWR"],
            ["EWWWWWWWW", "BEBBWBBWB"],
        ],
        (Name::Knights, _) => &[
            ["1011001*11101110100100000", CONTEST_GOAL],
            ["01011110*1011100101000100", CONTEST_GOAL],
            [CONTEST_GOAL, CONTEST_GOAL],
            ["0111100101010*10100110001", CONTEST_GOAL],
            ["0111100101010010100110*01", CONTEST_GOAL],
        ],
        (Name::Toys, _) => &[
            ["1111000011100010", "1010010110100101"],
            ["0000000000000000", "0000000000000000"],
            ["1111111111111111", "1111111111111111"],
            ["1000000000000000", "0000000000000001"],
            ["1111001100110000", "1010010110100101"],
        ],
        (Name::Tiles, Form::Luogu) => {
            &[["283104765", "123804765"], ["123804765", "123804765"], ["567408321", "123804765"]]
        }
        (Name::Tiles, Form::Fifteen) => {
            &[["123467805abc9def", "123456789abcdef0"], ["123456789abcdef0", "123456789abcdef0"]]
        }
        (Name::Tiles, Form::Poj) => &[
            ["234150768", "123456780"],
            ["123456780", "123456780"],
            ["867254301", "123456780"],
            ["123456870", "123456780"],
        ],
        (Name::Tiles, Form::Aoj) => &[
            ["130425786", "123456780"],
            ["123456780", "123456780"],
            ["867254301", "123456780"],
            ["647850321", "123456780"],
        ],
    }
}

pub fn known_cases(contest: Name, form: Form) -> Result<Vec<Case>, Failure> {
    let problem =
        |[start, goal]: &[&str; 2]| Problem { start: (*start).to_owned(), goal: (*goal).to_owned() };
    known(contest, form).iter().map(|ends| solved(contest, problem(ends))).collect()
}

/// A random problem: its ends are up to `most` random moves apart.
pub fn random(contest: Name, form: Form, chance: &mut SplitMix64, most: usize) -> Result<Case, Failure> {
    let moves = chance.below(most + 1);
    let problem = match contest {
        Name::Cubes => {
            let empty = chance.below(9);
            let start: String = (0..9).map(|square| if square == empty { 'E' } else { 'W' }).collect();
            let goal = walk("cubes", &start, &start, moves, chance)?.to_uppercase();
            Problem { start, goal }
        }
        Name::Toys => {
            let start = (0..16).map(|_| if chance.below(2) == 0 { '0' } else { '1' }).collect::<String>();
            let goal = walk("toys", &start, &start, moves, chance)?;
            Problem { start, goal }
        }
        Name::Knights => Problem {
            start: walk("knights", CONTEST_GOAL, CONTEST_GOAL, moves, chance)?,
            goal: CONTEST_GOAL.to_owned(),
        },
        Name::Tiles => {
            let goal = known(contest, form)[0][1];
            let start = walk("tiles", goal, goal, moves, chance)?;
            // Every other board has no solution, and only this contest has an answer for it.
            let start = if form == Form::Poj && chance.below(8) == 0 { exchanged(&start) } else { start };
            Problem { start, goal: goal.to_owned() }
        }
    };
    solved(contest, problem)
}

fn solved(contest: Name, problem: Problem) -> Result<Case, Failure> {
    let least = least(contest, &problem)?;
    Ok(Case { problem, least })
}

/// A position some random moves away.
fn walk(
    puzzle: &str,
    start: &str,
    goal: &str,
    moves: usize,
    chance: &mut SplitMix64,
) -> Result<String, Failure> {
    let mut state = start.to_owned();
    for _ in 0..moves {
        let onward = play(puzzle, &state, goal, &[]).map_err(Failure::input)?.onward;
        if !onward.is_empty() {
            state.clone_from(&onward[chance.below(onward.len())].state);
        }
    }
    Ok(state)
}

/// The board with two tiles exchanged.
fn exchanged(board: &str) -> String {
    let exchange = |label| match label {
        '1' => '2',
        '2' => '1',
        label => label,
    };
    board.chars().map(exchange).collect()
}
