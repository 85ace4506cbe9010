#[cfg(not(target_arch = "wasm32"))]
use crate::ask::RequestError;
use crate::contest::{self, ContestError, Problem};
use crate::heuristic::Listed;
use crate::heuristic::tiles::additive::groups;
use crate::puzzle::sliding_tiles::{StorageFormat, Tiles, side_of};
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, Notation, PackedState, ParseError, ProblemError, Puzzle, SlidingTiles,
};
use crate::said::Phrase;
use crate::search::{bidirectional_bfs, ida_star};
use crate::session::choices::{Choices, OpeningLane, Scored, Space, least_by};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::family::{End, Family};
#[cfg(not(target_arch = "wasm32"))]
use crate::session::sweep::{Families, Sweep};
use crate::session::workshop::Tools;
use crate::space::HashedDepths;
use crate::workshop::{Bench, Board, Layout, Moves, Words, label_letter};

impl Choices for EightPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 3;
    const SPACE: Result<Space, Option<Phrase>> = Ok(Space::of::<Self>());
    const BENCH: Option<Tools<Self>> = Some(Tools::counted());
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Ok(Sweep::of::<Self>);
    const DEFAULT: &'static str = "manhattan";
    // One of the two positions at the maximum distance, 31 moves.
    const START: &'static str = "867254301";
    const GOAL: &'static str = "123456780";
    // Both positions at the maximum distance, 31 moves, and deals with seed 16 from 30 to 12 moves.
    const SCORED: &'static [Scored] = &[
        ("867254301", "123456780", 31),
        ("647850321", "123456780", 31),
        ("867501324", "123456780", 30),
        ("086572314", "123456780", 28),
        ("485327061", "123456780", 26),
        ("874321650", "123456780", 24),
        ("316578420", "123456780", 22),
        ("270853164", "123456780", 20),
        ("230641785", "123456780", 18),
        ("284105736", "123456780", 16),
        ("135876024", "123456780", 14),
        ("135726084", "123456780", 12),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];

    fn has_board_of(start: &str) -> Result<bool, ParseError> {
        Ok(side_of(start)? == usize::from(Self::SIDE))
    }

    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::tiles(input))
    }

    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        contest::write_tiles(problem)
    }

    /// By the square of each label, lowest label first.
    fn listed(states: impl Iterator<Item = Tiles>, most: usize) -> Vec<Tiles> {
        least_by(states, most, |state| (0..10).map(|label| state.square_of(label)).collect::<Vec<_>>())
    }
}

impl Choices for FifteenPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 4;
    const SPACE: Result<Space, Option<Phrase>> = Err(Some(Phrase::new("fifteen")));
    const BENCH: Option<Tools<Self>> = Some(Tools::sampled());
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str> = Err("the 15-puzzle, of 16!/2 positions");
    const DEFAULT: &'static str = "manhattan";
    // Number 79 of Korf's hundred, the quickest to solve.
    const START: &'static str = "0197bd53ec4286af";
    const GOAL: &'static str = "0123456789abcdef";
    // The four of Korf's hundred, the usual benchmark, that IDA* solves fastest: 79, 12, 42 and 55.
    const SCORED: &'static [Scored] = &[
        ("0197bd53ec4286af", "0123456789abcdef", 42),
        ("e19648c57230abdf", "0123456789abcdef", 45),
        ("45729ecd036b81fa", "0123456789abcdef", 42),
        ("d8e39107f54ac26b", "0123456789abcdef", 41),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];

    fn has_board_of(start: &str) -> Result<bool, ParseError> {
        Ok(side_of(start)? == usize::from(Self::SIDE))
    }

    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::tiles(input))
    }

    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        contest::write_tiles(problem)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Family for EightPuzzle {
    const FIXED: End = End::Goal;
    const USUAL: &'static [&'static str] = &["misplaced", "manhattan", "linear-conflict"];

    fn fixed(text: &str) -> Result<Self, RequestError> {
        Ok(Self::read(text, text)?)
    }

    fn at(&self, state: Self::State) -> Self {
        self.turned().aimed(state).turned()
    }
}

static TILES: Words = Words { pieces: "tiles", colours: &[], axes: &[], keys: &["tiles"], examples };

impl<const N: usize> Bench for SlidingTiles<N>
where
    Self: Listed + StorageFormat + Notation + Puzzle<State = Tiles>,
{
    type MetDepths = HashedDepths<Tiles>;

    fn board(&self) -> Board {
        let goal = self.goal();
        let on = |square| self.labels().find(|&label| goal.square_of(label) == square).unwrap_or(0) as u8;
        Board {
            words: &TILES,
            side: N,
            rule: Moves::Slide,
            layout: Layout::Labels,
            shown: (0..16).collect(),
            wanted: (0..N * N).map(on).collect(),
            homes: (0..16).map(|label| goal.square_of(label) as u8).collect(),
            labels: self.labels().map(|label| label as u8).collect(),
            listed: Self::HEURISTICS,
            moves: 4,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Tiles) -> u64 {
        state.nibbles()
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}

/// A painting of the tiles that belong on the selected squares.
fn tiles_at(board: &Board, is_kept: impl Fn(usize) -> bool) -> String {
    let labels = board.labels.iter().filter(|&&label| is_kept(board.homes[usize::from(label)].into()));
    labels.map(|&label| label_letter(label)).collect()
}

fn examples(board: &Board) -> Vec<(&'static str, String)> {
    let each: Vec<String> = board.labels.iter().map(|&label| label_letter(label).to_string()).collect();
    let manhattan = "sum(p in tiles: distance(p, goal(p)))";
    let mut all = vec![
        ("misplaced", "count(p in tiles: p != goal(p))".to_owned()),
        ("manhattan", manhattan.to_owned()),
        ("manhattan-painted", format!("paint(tiles={})", each.join("+"))),
        ("linear-conflict", format!("{manhattan} + 2 * row-conflicts + 2 * column-conflicts")),
        ("gaschnig", "count(p in tiles: p != goal(p)) + cycles".to_owned()),
    ];
    if board.side == 3 {
        let is_fringe = |square: usize| board.place(square).0 == 2 || board.place(square).1 == 2;
        all.push(("fringe", format!("paint(tiles={})", tiles_at(board, is_fringe))));
        all.push(("corner", format!("paint(tiles={})", tiles_at(board, |square| !is_fringe(square)))));
    } else {
        let groups = groups(board.homes[0].into());
        let groups = groups.map(|group| tiles_at(board, |square| group.contains(&square)));
        all.push(("additive", format!("paint(tiles={})", groups.join("+"))));
    }
    all
}
