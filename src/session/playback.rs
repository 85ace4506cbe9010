//! Plays a line of moves for the board.

use serde::Serialize;

use super::choices::Choices;
use super::puzzles::{Visitor, read};
use crate::ask::RequestError;
use crate::puzzle::Notation;
use crate::run::Roll;

/// All positions along some moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Line {
    /// The positions in text form, the start first.
    pub states: Vec<String>,
    /// For each position, the content of each square, row by row; `None` for the empty square. Cubes have the letters of the
    /// up-down, front-back and left-right axes, tiles their decimal label, knights and toys `1` or `0`.
    pub positions: Vec<Vec<Option<String>>>,
    /// The effect of each move; one fewer than positions.
    pub rolls: Vec<Roll>,
    /// The legal moves of the last position.
    pub onward: Vec<Onward>,
    /// Whether the last position is a goal.
    pub solved: bool,
}

/// A legal next move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Onward {
    /// The move in the puzzle's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its effect.
    #[serde(flatten)]
    pub roll: Roll,
    /// The position after it, in text form.
    pub state: String,
}

/// Plays `moves`, in the puzzle's notation, from the start of a problem.
///
/// # Errors
/// If the start or the goal is malformed, or a move is illegal.
pub fn play(puzzle: &str, start: &str, goal: &str, moves: &[String]) -> Result<Line, RequestError> {
    read(puzzle, start, goal, Along { moves })
}

struct Along<'a> {
    moves: &'a [String],
}

impl Visitor for Along<'_> {
    type Output = Line;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Line, RequestError> {
        along(&puzzle, self.moves)
    }
}

fn along<P: Notation>(puzzle: &P, moves: &[String]) -> Result<Line, RequestError> {
    let mut state = puzzle.start();
    let mut states = vec![puzzle.write_state(state)];
    let mut positions = vec![puzzle.pieces(state)];
    let mut rolls = Vec::new();
    for (number, text) in (1..).zip(moves) {
        let mv = puzzle.read_move(state, text).map_err(|error| RequestError::Move(number, error))?;
        let (from, to) = puzzle.path(state, mv);
        rolls.push(Roll { from, to });
        state = puzzle.after(state, mv);
        states.push(puzzle.write_state(state));
        positions.push(puzzle.pieces(state));
    }
    let onward = puzzle.moves(state).map(|mv| {
        let (from, to) = puzzle.path(state, mv);
        let after = puzzle.write_state(puzzle.after(state, mv));
        Onward { mv: puzzle.write_move(state, mv), roll: Roll { from, to }, state: after }
    });
    let onward = onward.collect();
    Ok(Line { states, positions, rolls, onward, solved: puzzle.is_goal(state) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play_cubes(moves: &[&str]) -> Result<Line, RequestError> {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        play("cubes", "EWWWWWWWW", "WWWWWWWWE", &moves)
    }

    #[test]
    fn a_line_shows_every_position_and_what_rolled() {
        let line = play_cubes(&["L", "U"]).unwrap();
        assert_eq!(line.states, ["EWWWWWWWW", "bEWWWWWWW", "bRWWEWWWW"]);
        assert_eq!(line.rolls, [Roll { from: 1, to: 0 }, Roll { from: 4, to: 1 }]);
        assert_eq!(line.positions[1][0].as_deref(), Some("BRW"));
        assert_eq!(line.onward.len(), 4);
        assert!(!line.solved);
    }

    #[test]
    fn every_puzzle_can_be_played() {
        let cases = [
            ("tiles", "123406789", "U", "123486709", "8"),
            ("tiles", "0123456789abcdef", "L", "1023456789abcdef", "1"),
            ("tiles", "123456789abcdef0", "D", "123456789ab0defc", "12"),
            ("knights", "111110111100*110000100000", "b5", "1*11101111001110000100000", "1"),
            ("toys", "1000000000000000", "1112", "0100000000000000", "1"),
        ];
        for (puzzle, start, mv, after, piece) in cases {
            let line = play(puzzle, start, start, &[mv.to_owned()]).unwrap();
            assert_eq!(line.states[1], after, "{puzzle}");
            assert_eq!(line.positions[1][line.rolls[0].to].as_deref(), Some(piece), "{puzzle}");
        }
    }

    #[test]
    fn an_illegal_move_is_named_by_its_number() {
        let error = play_cubes(&["L", "D"]).unwrap_err().to_string();
        assert_eq!(error, "move 2: 'D' given; allowed: R, L, U");
        let still = "0000000000000000";
        let error = play("toys", still, still, &["1112".to_owned()]).unwrap_err().to_string();
        assert_eq!(error, "move 1: '1112' given; allowed: none, as nothing can move");
    }
}
