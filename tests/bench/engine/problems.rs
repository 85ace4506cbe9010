use std::sync::LazyLock;

use rolling_cubes::puzzle::{EightPuzzle, FifteenPuzzle, Map, Notation, RollingCubes};

/// The contest's fifth sample: 29 rolls.
pub static SAMPLE_5: LazyLock<RollingCubes> = LazyLock::new(|| cubes("WEWWWWWWW", "BBBBRBBRE"));

/// An 8-puzzle of 20 moves and average difficulty. The median of generated positions at this distance is 421 by A*,
/// 1,357 by bidirectional search, 57,253 by breadth-first search, 399,768 by IDDFS and 811 by IDA*. This one takes 404,
/// 1,349, 53,751, 357,595 and 498.
pub static TWENTY: LazyLock<EightPuzzle> =
    LazyLock::new(|| EightPuzzle::read("246518370", "123456780").expect("a good problem"));

pub const KORF_GOAL: &str = "0123456789abcdef";

/// The contest's official sample, and the true lengths of its eight solutions.
pub const SAMPLE: &str = include_str!("../../instances/cubes-sample.in");
pub const LENGTHS: [usize; 8] = [0, 3, 13, 23, 29, 30, 31, 35];

pub fn cubes(start: &str, goal: &str) -> RollingCubes {
    RollingCubes::read(start, goal).expect("a good problem")
}

/// A grid of 200 by 200 cells, from corner to corner, with `walls` in a hundred cells: the one of `paths.js`.
pub fn grid(neighbours: usize, walls: u32) -> Map {
    const SIZE: usize = 200;
    let mut word = 88_172_645_u32;
    let mut next = || {
        word ^= word << 13;
        word ^= word >> 17;
        word ^= word << 5;
        word
    };
    let mut text = format!("grid {neighbours}\n");
    for cell in 0..SIZE * SIZE {
        let is_wall = next() % 100 < walls && ![0, SIZE * SIZE - 1].contains(&cell);
        text.push(if is_wall { '#' } else { '.' });
        if cell % SIZE == SIZE - 1 {
            text.push('\n');
        }
    }
    let last = SIZE - 1;
    Map::read("", &format!("{text}start 0.0\ngoal {last}.{last}")).expect("a good problem")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Korf {
    pub number: u32,
    pub start: &'static str,
    pub length: usize,
    /// Positions that IDA* generates with the Manhattan distance.
    pub generated: u64,
}

impl Korf {
    pub fn all() -> Vec<Self> {
        let lines = include_str!("../../instances/korf100.txt").lines().filter(|line| !line.starts_with('#'));
        let instance = |line: &'static str| {
            let mut words = line.split_whitespace();
            Some(Self {
                number: words.next()?.parse().ok()?,
                start: words.next()?,
                length: words.next()?.parse().ok()?,
                generated: words.next()?.parse().ok()?,
            })
        };
        lines.map(|line| instance(line).expect("a number, a start, a length and a count")).collect()
    }

    /// The ten with the fewest IDA* nodes, in ascending order.
    pub fn easiest() -> Vec<Self> {
        let mut all = Self::all();
        all.sort_by_key(|instance| instance.generated);
        all.truncate(10);
        all
    }

    pub fn puzzle(self) -> FifteenPuzzle {
        FifteenPuzzle::read(self.start, KORF_GOAL).expect("a good problem")
    }
}
