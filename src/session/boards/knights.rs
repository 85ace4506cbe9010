use crate::contest::{self, ContestError, Problem};
use crate::heuristic::Listed;
use crate::puzzle::knights::{self, CONTEST_GOAL, Knights};
use crate::puzzle::{KnightsExchange, PackedState, ProblemError, Puzzle};
use crate::said::Phrase;
use crate::search::{bidirectional_bfs, ida_star};
use crate::session::choices::{Choices, OpeningLane, Scored, Space};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::sweep::Families;
use crate::session::workshop::Tools;
use crate::space::HashedDepths;
use crate::workshop::examples::{MISMATCH, MISPLACED};
use crate::workshop::{Bench, Board, Layout, Moves, Words};

impl Choices for KnightsExchange {
    const NAME: &'static str = "knights";
    const SIDE: u8 = 5;
    const SPACE: Result<Space, Option<Phrase>> = Ok(Space::of::<Self>());
    const BENCH: Option<Tools<Self>> = Some(Tools::counted());
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Err("knights, of 67,603,900 positions");
    const DEFAULT: &'static str = "misplaced";
    const START: &'static str = "1011001*11101110100100000";
    const GOAL: &'static str = CONTEST_GOAL;
    // The first contest sample, 7 jumps, and deals with seed 16 of 8 to 12 jumps.
    const SCORED: &'static [Scored] = &[
        ("1011001*11101110100100000", CONTEST_GOAL, 7),
        ("110111111100001001010000*", CONTEST_GOAL, 8),
        ("11111111100*0010000100100", CONTEST_GOAL, 9),
        ("1111111110*00111000000000", CONTEST_GOAL, 10),
        ("1111111010001*00101100000", CONTEST_GOAL, 11),
        ("11011111110000010001*0001", CONTEST_GOAL, 12),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("misplaced")), (&bidirectional_bfs::ALGORITHM, None)];

    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::knights(input))
    }

    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        contest::write_knights(problem)
    }
}

static KNIGHTS: Words = Words {
    pieces: "knights",
    colours: &["none", "white", "black"],
    axes: &[],
    keys: &["squares"],
    examples: |_| {
        vec![
            ("mismatch", MISMATCH.to_owned()),
            ("misplaced", MISPLACED.to_owned()),
            ("middle-painted", "paint(squares=a3b3c3d3e3c5c4c2c1)".to_owned()),
        ]
    },
};

impl Bench for KnightsExchange {
    type MetDepths = HashedDepths<Knights>;

    fn board(&self) -> Board {
        let goal = self.goal();
        let wanted = |square| {
            let knight = if goal.whites() >> square & 1 == 1 { 1 } else { 2 };
            if square == goal.empty_square() { 0 } else { knight }
        };
        let home = goal.empty_square() as u8;
        Board {
            words: &KNIGHTS,
            side: 5,
            rule: Moves::Jump,
            layout: Layout::Squares { width: 1, empty: Some(25), none: 2 },
            shown: vec![2, 1, 0],
            wanted: (0..knights::SQUARES).map(wanted).collect(),
            homes: vec![home],
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 8,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Knights) -> u64 {
        u64::from(state.whites()) | (state.empty_square() as u64) << knights::SQUARES
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}
