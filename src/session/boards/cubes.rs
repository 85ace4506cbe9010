use crate::ask::RequestError;
use crate::contest::{self, ContestError, Problem};
use crate::heuristic::Listed;
#[cfg(not(target_arch = "wasm32"))]
use crate::puzzle::Notation;
use crate::puzzle::rolling_cubes::{self, Cubes, Pattern};
use crate::puzzle::{PackedState, ProblemError, Puzzle, RollingCubes};
use crate::said::Phrase;
use crate::search::{bidirectional_bfs, ida_star};
use crate::session::choices::{Choices, OpeningLane, Scored, Space, least_by};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::family::{End, Family};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::sweep::{Families, Sweep};
use crate::session::workshop::Tools;
use crate::space::ByRank;
use crate::workshop::examples::{MISMATCH, MISPLACED};
use crate::workshop::{Bench, Board, Layout, Moves, Words};

impl Choices for RollingCubes {
    const NAME: &'static str = "cubes";
    const SIDE: u8 = 3;
    const SPACE: Result<Space, Option<Phrase>> = Ok(Space::of::<Self>());
    const BENCH: Option<Tools<Self>> = Some(Tools::counted());
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Ok(Sweep::of::<Self>);
    const DEFAULT: &'static str = "misplaced";
    const START_LETTERS: &'static str = "WwRrBb";
    const GOAL_LETTERS: &'static str = "WRB";
    // Sample 4 of the contest, 23 rolls: long enough for a race, short enough to watch.
    const START: &'static str = "WWWWWWWWE";
    const GOAL: &'static str = "BWRBWRBER";
    // Samples 3 to 6 of the contest: 13, 23, 29 and 30 rolls.
    const SCORED: &'static [Scored] = &[
        ("WWWWWWWWE", "WBWBRERBR", 13),
        ("WWWWWWWWE", "BWRBWRBER", 23),
        ("WEWWWWWWW", "BBBBRBBRE", 29),
        ("EWWWWWWWW", "RRRWWWRRE", 30),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("misplaced")), (&bidirectional_bfs::ALGORITHM, None)];

    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::cubes(input))
    }

    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        contest::write_cubes(problem)
    }

    fn from_start(text: &str) -> Result<Self, RequestError> {
        let start = Cubes::parse(text).map_err(ProblemError::Start)?;
        // A census ignores the goal.
        Ok(Self::new(start, Pattern::shown_by(start)))
    }

    /// By empty square, then by orientations from the eighth square back to the first. The ninth cube takes the empty
    /// square's place.
    fn listed(states: impl Iterator<Item = Cubes>, most: usize) -> Vec<Cubes> {
        least_by(states, most, |state| {
            let (bits, empty) = (state.packed(), state.empty_square());
            let eight = bits & 0xff_ffff;
            let filled =
                if empty < 8 { eight & !(7 << (3 * empty)) | (bits >> 24 & 7) << (3 * empty) } else { eight };
            (empty, filled)
        })
    }

    fn write_pattern(number: usize) -> String {
        Pattern::numbered(number).map_or_else(String::new, |pattern| pattern.to_string())
    }

    fn read_pattern(text: &str) -> Result<Option<usize>, RequestError> {
        Ok(Some(Pattern::parse(text).map_err(ProblemError::Goal)?.number()))
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Family for RollingCubes {
    const FIXED: End = End::Start;
    const USUAL: &'static [&'static str] = &["colours"];

    fn fixed(text: &str) -> Result<Self, RequestError> {
        Ok(Self::read(text, Self::GOAL)?)
    }

    fn at(&self, state: Self::State) -> Self {
        Self::new(self.start(), Pattern::shown_by(state))
    }

    /// A pattern has no lower-case letters.
    fn text(&self, state: Self::State) -> String {
        self.write_state(state).to_uppercase()
    }
}

/// For each cube orientation, the colour on one axis; 0 for no cube.
const fn shown_on(axis: usize) -> [u8; 8] {
    let mut shown = [0; 8];
    let mut code = 0;
    while code < 6 {
        let top = code / 2;
        // The two other colours, in both orders.
        let rest = [if top == 0 { 1 } else { 0 }, if top == 2 { 1 } else { 2 }];
        let colour = match axis {
            0 => top,
            1 => rest[code % 2],
            _ => rest[1 - code % 2],
        };
        let place = colour as u8 + 1;
        shown[code] = place;
        code += 1;
    }
    shown
}

static CUBES: Words = Words {
    pieces: "cubes",
    colours: &["none", "white", "red", "blue"],
    axes: &[("front", shown_on(1)), ("side", shown_on(2))],
    keys: &["squares", "colours", "axes"],
    examples: |_| {
        vec![
            ("mismatch", MISMATCH.to_owned()),
            ("misplaced", MISPLACED.to_owned()),
            ("misplaced-painted", "paint(squares=a3+b3+c3+a2+b2+c2+a1+b1+c1, axes=u)".to_owned()),
            ("misplaced-parity", format!("parity-up(max({MISPLACED}, distance(empty, goal(empty))))")),
            ("colours", "max(paint(colours=W), paint(colours=R), paint(colours=B))".to_owned()),
        ]
    },
};

impl Bench for RollingCubes {
    type MetDepths = ByRank;

    fn board(&self) -> Board {
        let goal = self.goal();
        let wanted = |square| goal.colour(square).map_or(0, |colour| colour as u8 + 1);
        let home = goal.empty_square() as u8;
        Board {
            words: &CUBES,
            side: 3,
            rule: Moves::Slide,
            layout: Layout::Squares { width: 3, empty: Some(27), none: 6 },
            shown: shown_on(0).to_vec(),
            wanted: (0..rolling_cubes::SQUARES).map(wanted).collect(),
            homes: vec![home],
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 4,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Cubes) -> u64 {
        state.packed().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::rolling_cubes::axes_of;

    #[test]
    fn a_cube_shows_on_each_axis_what_its_orientation_says() {
        for orientation in 0..6 {
            let shown: Vec<u8> = (0..3).map(|axis| shown_on(axis)[orientation as usize]).collect();
            assert_eq!(shown, axes_of(orientation).map(|colour| colour as u8 + 1));
        }
    }
}
