#[cfg(not(target_arch = "wasm32"))]
use crate::ask::RequestError;
use crate::contest::{self, ContestError, Problem};
use crate::heuristic::Listed;
#[cfg(not(target_arch = "wasm32"))]
use crate::puzzle::Notation;
use crate::puzzle::toys::{self, Toys};
use crate::puzzle::{PackedState, ProblemError, Puzzle, ToyExchange};
use crate::said::Phrase;
use crate::search::{bidirectional_bfs, ida_star};
use crate::session::choices::{Choices, OpeningLane, Scored, Space};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::family::{End, Family};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::sweep::{Families, Sweep};
use crate::session::workshop::Tools;
use crate::space::ByRank;
use crate::workshop::{Bench, Board, Layout, Moves, Words};

impl Choices for ToyExchange {
    const NAME: &'static str = "toys";
    const SIDE: u8 = 4;
    const SPACE: Result<Space, Option<Phrase>> = Ok(Space::of::<Self>());
    const BENCH: Option<Tools<Self>> = Some(Tools::counted());
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Ok(Sweep::of::<Self>);
    const DEFAULT: &'static str = "matching";
    const START: &'static str = "1111000011100010";
    const GOAL: &'static str = "1010010110100101";
    // The contest sample, 4 exchanges, and deals with seed 16 for 6, 8 and 10 (the maximum).
    const SCORED: &'static [Scored] = &[
        ("1111000011100010", "1010010110100101", 4),
        ("0111011011000100", "1010010110100101", 6),
        ("0000001101111101", "1010010110100101", 8),
        ("1111001100110000", "1010010110100101", 10),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("matching")), (&bidirectional_bfs::ALGORITHM, None)];

    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::toys(input))
    }

    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        Ok(contest::write_toys(problem))
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Family for ToyExchange {
    const FIXED: End = End::Start;
    const USUAL: &'static [&'static str] = &["half-mismatch"];

    fn fixed(text: &str) -> Result<Self, RequestError> {
        Ok(Self::read(text, text)?)
    }

    fn at(&self, state: Self::State) -> Self {
        Self::new(self.start(), state)
    }
}

static TOYS: Words = Words {
    pieces: "ones",
    colours: &["zero", "one"],
    axes: &[],
    keys: &["squares"],
    examples: |_| {
        vec![
            ("half-mismatch", "count(s in squares: colour(s) != wanted(s)) // 2".to_owned()),
            ("nearest", "sum(p in ones: min(s in squares where wanted(s) = one: distance(p, s)))".to_owned()),
            ("corners-painted", "paint(squares=a4d4a1d1)".to_owned()),
        ]
    },
};

impl Bench for ToyExchange {
    type MetDepths = ByRank;

    fn board(&self) -> Board {
        let goal = self.goal().ones();
        Board {
            words: &TOYS,
            side: 4,
            rule: Moves::Exchange,
            layout: Layout::Squares { width: 1, empty: None, none: 0 },
            shown: vec![0, 1],
            wanted: (0..toys::SQUARES).map(|square| (goal >> square & 1) as u8).collect(),
            homes: Vec::new(),
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 24,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Toys) -> u64 {
        state.ones().into()
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}
