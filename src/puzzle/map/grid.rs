//! Grids: maps of cells with walls and costly ground.
//!
//! ```text
//! grid 8              4 or 8 neighbours
//! S..#.
//! .3.#.               a digit is the cost of entering a cell, `.` costs 1, `#` or `*` is a wall
//! ....G               S is the start, G a goal
//! ```
//!
//! A cell is named by its column and row from 0, such as `4.2`. With 4 neighbours a step costs what the entered cell says. With 8, a
//! straight step costs ten times and a diagonal one fourteen times as much, the square root of 2 in whole tenths. A diagonal step must
//! not pass the corner of a wall. `start` and `goal` lines can follow the rows. A `#` is a wall in a row and ends other lines.
//!
//! - `maze 4 41 31 7` is a maze of 41 by 31 cells with 4 neighbours, made from seed 7; `rooms 8 41 31 7` has rooms with doors.
//! - `cells 8 41 01 RUNS` is a grid as links pack it, see [`runs`].
//! - A text that begins with `type` is a map of the Moving AI Lab's benchmarks (N. R. Sturtevant, "Benchmarks for Grid-Based
//!   Pathfinding", IEEE Transactions on Computational Intelligence and AI in Games 4 (2012)): `.`, `G` and `S` can be entered.

use super::graph::Graph;
use super::text::{Cursor, ONLY_ONE, Statements, at_end, unknown_character, with_goals};
use super::{Names, Sheet, runs};
use crate::chance::SplitMix64;
use crate::puzzle::{Move, MoveSet, ParseError, a_second, of_characters};
use crate::said::{AT_MOST, FROM_TO, NONE, Phrase, Said, quoted};

/// Most cells of a grid.
pub const MOST_CELLS: usize = 40_000;

const NEIGHBOURS: Phrase = Phrase::new("map-neighbours");
const A_ROW: Phrase = Phrase::new("map-row");
const ROWS: Phrase = Phrase::new("map-rows");
const PACKED: Phrase = Phrase::new("map-packed");
const CELLS: Phrase = Phrase::new("map-cells");
const A_CELL: Phrase = Phrase::new("map-cell");
const HEADER: Phrase = Phrase::new("map-header");

/// The eight directions, straight ones first: columns, rows. A direction and its opposite differ by one bit.
const DIRECTIONS: [(i32, i32); 8] = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, 1), (1, -1), (-1, 1)];

/// The cells of a drawn grid, and of a map of the benchmarks.
const DRAWN: &str = ". # * @ 1-9 S G";
const PUBLISHED: &str = ". G S @ O T W";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Drawn,
    Maze,
    Rooms,
    PackedState,
    MovingAi,
}

impl Form {
    pub(super) fn of(word: &str) -> Option<Self> {
        match word {
            "grid" => Some(Self::Drawn),
            "maze" => Some(Self::Maze),
            "rooms" => Some(Self::Rooms),
            "cells" => Some(Self::PackedState),
            "type" => Some(Self::MovingAi),
            _ => None,
        }
    }
}

/// The shape of a grid, and the cells that are nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Cells in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// 4 or 8.
    pub neighbours: usize,
    /// By cell, row by row, the cost of entering it; 0 for a wall.
    pub ground: Vec<u8>,
    /// By node, its column and row.
    places: Vec<(u16, u16)>,
    /// By cell, its node; walls have any.
    nodes: Vec<u16>,
}

impl Grid {
    #[allow(clippy::cast_possible_truncation)] // at most `MOST_CELLS`
    fn new(width: usize, neighbours: usize, ground: Vec<u8>) -> Self {
        let width = width.max(1);
        let mut places = Vec::with_capacity(ground.len());
        let mut nodes = Vec::with_capacity(ground.len());
        for (row, cells) in (0..).zip(ground.chunks(width)) {
            for (column, &cell) in (0..).zip(cells) {
                nodes.push(places.len() as u16);
                if cell > 0 {
                    places.push((column, row));
                }
            }
        }
        Self { width, height: ground.len() / width, neighbours, ground, places, nodes }
    }

    /// Column and row of a node.
    #[inline]
    #[must_use]
    pub fn place(&self, node: u32) -> (usize, usize) {
        let (column, row) = self.places[node as usize];
        (column.into(), row.into())
    }

    /// The name of a node.
    #[must_use]
    pub fn name(&self, node: u32) -> String {
        let (column, row) = self.place(node);
        format!("{column}.{row}")
    }

    /// The grid in one line, for links: its cells as [`runs`].
    pub(super) fn pack(&self, start: Option<u32>, goals: &[u32]) -> String {
        let (kinds, runs) = runs::write(&self.ground);
        let start = start.map_or_else(String::new, |start| format!(",start:{}", self.name(start)));
        let goals: Vec<_> = goals.iter().map(|&goal| self.name(goal)).collect();
        let (neighbours, width) = (self.neighbours, self.width);
        format!("cells:{neighbours}:{width}:{kinds}:{runs}{start},goal:{}", goals.join(":"))
    }

    /// The node in this column and row, unless a wall is there.
    #[must_use]
    pub fn at(&self, column: usize, row: usize) -> Option<u32> {
        let cell = row.checked_mul(self.width)?.checked_add(column)?;
        let is_free = column < self.width && self.ground.get(cell).is_some_and(|&ground| ground > 0);
        is_free.then(|| self.nodes[cell].into())
    }

    /// The node with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u32> {
        let (column, row) = name.split_once('.')?;
        let number = |text: &str| text.parse().ok().filter(|_| !text.starts_with('+'));
        self.at(number(column)?, number(row)?)
    }

    fn graph(&self) -> Graph {
        Graph::of_cells(Cells::of(self))
    }
}

/// The edges of a grid. A move is the number of a direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cells {
    /// By node, its cell and the cost of entering it.
    entered: Vec<(u16, u8)>,
    /// By cell, its node; walls have any.
    nodes: Vec<u16>,
    /// By node, the directions in which a cell can be entered.
    open: Vec<u8>,
    /// By direction, how far the number of a cell rises, and by how much the cost of the ground is multiplied.
    steps: [(i32, u32); 8],
    /// Number of nodes by the cost of their ground, and by whether a straight step enters them (1) and a diagonal one (2).
    entries: [[u32; 4]; 10],
}

/// Edges that leave a node are listed by direction, and those that reach it by the cells where they begin, row by row: the place of each
/// direction in that list, and the direction at each place.
const PLACES: [u32; 8] = [6, 1, 4, 3, 7, 0, 5, 2];
const LISTED: [u32; 8] = [5, 1, 7, 3, 2, 6, 0, 4];

/// The directions that are open from the middle of a window of three by three cells. The window has a bit for each cell, set if the cell
/// is free: bit 8 is the upper left one, and the others follow down each column.
fn open(window: usize, is_diagonal: bool) -> u8 {
    let free = |bit: usize| u8::from(window >> bit & 1 == 1);
    let [up, down, left, right] = [5, 3, 7, 1].map(free);
    let straight = up | down << 1 | left << 2 | right << 3;
    if !is_diagonal {
        return straight;
    }
    // No step passes the corner of a wall.
    let diagonal = [(up & left, 8), (down & right, 0), (up & right, 2), (down & left, 6)];
    (4..).zip(diagonal).fold(straight, |open, (number, (beside, bit))| open | (beside & free(bit)) << number)
}

impl Cells {
    #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)] // below `MOST_CELLS`
    fn of(grid: &Grid) -> Self {
        let width = grid.width as i32;
        let mut steps = [(0, 0); 8];
        for (step, &(across, down)) in steps.iter_mut().zip(&DIRECTIONS[..grid.neighbours]) {
            let is_straight = across == 0 || down == 0;
            let times = if grid.neighbours == 4 {
                1
            } else if is_straight {
                10
            } else {
                14
            };
            *step = (down * width + across, times);
        }
        let open_of: Vec<u8> = (0..0o1000).map(|window| open(window, grid.neighbours == 8)).collect();
        let nodes = grid.places.len();
        let (mut entered, mut opens) = (Vec::with_capacity(nodes), Vec::with_capacity(nodes));
        let mut entries = [[0; 4]; 10];
        let outside = vec![0; grid.width];
        let rows: Vec<&[u8]> = grid.ground.chunks(grid.width).collect();
        let row = |number: usize| *rows.get(number).unwrap_or(&&outside[..]);
        for (number, &here) in rows.iter().enumerate() {
            let (above, below) = (row(number.wrapping_sub(1)), row(number + 1));
            let columns = above.iter().zip(here).zip(below).map(|((&above, &here), &below)| {
                usize::from(above > 0) << 2 | usize::from(here > 0) << 1 | usize::from(below > 0)
            });
            let mut next = columns.chain([0]);
            let mut window = next.next().unwrap_or(0);
            for ((column, &ground), next) in here.iter().enumerate().zip(next) {
                window = (window << 3 | next) & 0o777;
                if ground > 0 {
                    let open = open_of[window];
                    entered.push(((number * grid.width + column) as u16, ground));
                    opens.push(open);
                    let kinds = usize::from(open & 15 > 0) | usize::from(open > 15) << 1;
                    entries[usize::from(ground % 10)][kinds] += 1;
                }
            }
        }
        Self { entered, nodes: grid.nodes.clone(), open: opens, steps, entries }
    }

    /// The direction that leads back.
    pub(super) const fn opposite(mv: Move) -> Move {
        Move(mv.0 ^ 1)
    }

    pub(super) fn size(&self) -> usize {
        self.entered.len()
    }

    /// The costs of entering a node by a straight and by a diagonal step, if there is one, with the number of such nodes.
    fn entries(&self) -> impl Iterator<Item = ([Option<u32>; 2], u32)> {
        let by_ground = (0..).zip(&self.entries);
        let kinds = by_ground.flat_map(|(ground, kinds)| (0..).zip(kinds).map(move |kind| (ground, kind)));
        kinds.filter(|&(_, (_, &nodes))| nodes > 0).map(|(ground, (kinds, &nodes))| {
            let cost = |kind: usize| (kinds >> kind & 1 == 1).then(|| ground * self.steps[4 * kind].1);
            ([cost(0), cost(1)], nodes)
        })
    }

    /// The least cost of a straight and of a diagonal step, if there is one.
    pub(super) fn least(&self) -> [Option<u32>; 2] {
        [0, 1].map(|kind| self.entries().filter_map(|(costs, _)| costs[kind]).min())
    }

    /// The least and the greatest cost of a step; 1 without a step.
    pub(super) fn costs(&self) -> (u32, u32) {
        let all = || self.entries().flat_map(|(costs, _)| costs).flatten();
        (all().min().unwrap_or(1), all().max().unwrap_or(1))
    }

    pub(super) fn dearest(&self) -> u32 {
        self.entries().map(|(costs, nodes)| nodes * costs.into_iter().flatten().max().unwrap_or(0)).sum()
    }

    #[inline]
    pub(super) fn moves(&self, node: u32, is_backward: bool) -> MoveSet {
        let open = u32::from(self.open[node as usize]);
        // An edge that arrives from an open cell has the opposite direction.
        MoveSet(if is_backward { (open & 0x55) << 1 | (open & 0xaa) >> 1 } else { open })
    }

    #[inline(always)]
    pub(super) fn other_end(&self, node: u32, mv: Move, is_backward: bool) -> u32 {
        let (cell, _) = self.entered[node as usize];
        let (step, _) = self.steps[mv.0 as usize % 8];
        let step = if is_backward { -step } else { step };
        self.nodes[usize::from(cell).wrapping_add_signed(step as isize)].into()
    }

    /// The cost of a step into a cell.
    #[inline(always)]
    pub(super) fn cost(&self, to: u32, mv: Move) -> u32 {
        u32::from(self.entered[to as usize].1) * self.steps[mv.0 as usize % 8].1
    }

    /// The places of a node's edges if there were no walls.
    #[inline]
    fn all_places(moves: MoveSet, is_backward: bool) -> MoveSet {
        if !is_backward {
            return moves;
        }
        moves.into_iter().fold(MoveSet::EMPTY, |all, mv| all.with(Move(PLACES[mv.0 as usize % 8])))
    }

    /// The place of a step in a node's list, if there is no wall.
    #[inline]
    pub(super) fn place_of(&self, node: u32, mv: Move, is_backward: bool) -> Option<Move> {
        let all = Self::all_places(self.moves(node, is_backward), is_backward);
        let place = if is_backward { Move(PLACES[mv.0 as usize % 8]) } else { mv };
        all.contains(place).then(|| Move(MoveSet(all.0 & ((1 << place.0) - 1)).len()))
    }

    #[inline]
    pub(super) fn listed_at(&self, node: u32, place: Move, is_backward: bool) -> Move {
        let mut all = Self::all_places(self.moves(node, is_backward), is_backward);
        let is_gapless = all.0 & (all.0 + 1) == 0;
        for _ in 0..if is_gapless { 0 } else { place.0 } {
            all.pop_first();
        }
        let place = if is_gapless { place } else { all.pop_first().expect("an edge") };
        if is_backward { Move(LISTED[place.0 as usize % 8]) } else { place }
    }
}

/// Reads a grid.
///
/// # Errors
/// If it is none: the first mistake, with its line and column.
pub(super) fn read(form: Form, text: &str) -> Result<Sheet, ParseError> {
    let mut rows = Statements::new(text);
    let Some(mut header) = rows.find(is_written) else { return Err(at_end(text, NONE, ROWS)) };
    header.word();
    let (mut start, mut goals) = (None, Vec::new());
    let grid = match form {
        Form::Maze | Form::Rooms => {
            let neighbours = neighbours(&mut header)?;
            header.skip_space();
            let before = header.clone();
            let mut size = || header.number((3, MOST_CELLS), || FROM_TO.of([3.into(), MOST_CELLS.into()]));
            let (width, height) = (size()?, size()?);
            check_size(&before, width.saturating_mul(height))?;
            let seed = header.number((0, u64::from(u32::MAX)), || FROM_TO.of([0.into(), u32::MAX.into()]))?;
            header.end()?;
            let made =
                if form == Form::Maze { maze(width, height, seed) } else { rooms(width, height, seed) };
            let grid = Grid::new(width, neighbours, made);
            (start, goals) = (grid.places.first().map(|_| 0), vec![last(&grid)]);
            grid
        }
        Form::PackedState => packed(&mut header)?,
        Form::Drawn => {
            let neighbours = neighbours(&mut header)?;
            header.end()?;
            let mut drawn = GridDrawing::default();
            while let Some(row) = next_cells(&mut rows) {
                drawn.row(&row, DRAWN, |c| match c {
                    '.' | '。' | 'S' | 'G' => Some(1),
                    '1'..='9' => c.to_digit(10).and_then(|cost| u8::try_from(cost).ok()),
                    '#' | '*' | '@' => Some(0),
                    _ => None,
                })?;
            }
            let grid = drawn.grid(neighbours, text)?;
            for (sign, (column, row), at) in &drawn.signs {
                let node = grid.at(*column, *row);
                if *sign == 'S' {
                    if start.is_some() {
                        return Err(unknown_second(at, *column));
                    }
                    start = node;
                } else {
                    goals.extend(node);
                }
            }
            grid
        }
        Form::MovingAi => {
            let mut wanted = Vec::new();
            for name in ["height", "width"] {
                let Some(mut line) = rows.next() else { return Err(at_end(text, NONE, HEADER)) };
                let before = line.clone();
                if line.word() != name {
                    return Err(before.error(quoted(before.rest().trim()), HEADER));
                }
                wanted.push(line.number((1, MOST_CELLS), || FROM_TO.of([1.into(), MOST_CELLS.into()]))?);
                line.end()?;
            }
            let Some(mut line) = rows.next() else { return Err(at_end(text, NONE, HEADER)) };
            let before = line.clone();
            if line.word() != "map" {
                return Err(before.error(quoted(before.rest().trim()), HEADER));
            }
            check_size(&before, wanted[0].saturating_mul(wanted[1]))?;
            let mut drawn = GridDrawing { width: wanted[1], ..GridDrawing::default() };
            while drawn.height < wanted[0]
                && let Some(row) = rows.next_row()
            {
                drawn.row(&row, PUBLISHED, |c| match c {
                    '.' | 'G' | 'S' => Some(1),
                    '@' | 'O' | 'T' | 'W' => Some(0),
                    _ => None,
                })?;
            }
            if drawn.height < wanted[0] {
                return Err(at_end(text, NONE, A_ROW.of([wanted[1].into()])));
            }
            drawn.grid(8, text)?
        }
    };
    ends(&grid, rows, &mut start, &mut goals)?;
    let graph = grid.graph();
    let goals = with_goals(goals, text)?;
    Ok(Sheet {
        graph,
        names: Names::Cells,
        places: Vec::new(),
        h: Vec::new(),
        grid: Some(grid),
        written: Vec::new(),
        start,
        goals,
        own: None,
    })
}

/// Reads the header of a packed grid, which has all its cells.
fn packed(header: &mut Cursor<'_>) -> Result<Grid, ParseError> {
    let neighbours = neighbours(header)?;
    let width = header.number((1, MOST_CELLS), || FROM_TO.of([1.into(), MOST_CELLS.into()]))?;
    header.skip_space();
    let before = header.clone();
    let (kinds, runs) = (header.part(), header.part());
    header.end()?;
    runs::read(kinds, runs, MOST_CELLS)
        .filter(|cells| cells.len() % width == 0)
        .map(|cells| Grid::new(width, neighbours, cells))
        .ok_or_else(|| before.error(quoted(before.rest()), PACKED))
}

/// Reads the statements after the rows. A line replaces what the rows or the maker have set.
fn ends<'a>(
    grid: &Grid,
    rows: impl Iterator<Item = Cursor<'a>>,
    start: &mut Option<u32>,
    goals: &mut Vec<u32>,
) -> Result<(), ParseError> {
    let (mut has_start, mut has_goals) = (false, false);
    for mut line in rows {
        if line.is_done() {
            continue;
        }
        let before = line.clone();
        let word = line.word();
        if !["start", "goal"].contains(&word) {
            return Err(
                before.error(quoted(before.rest().trim()), Said::any_of(["start", "goal"].map(Said::data)))
            );
        }
        if word == "start" && std::mem::replace(&mut has_start, true) {
            return Err(before.error(a_second("start"), ONLY_ONE));
        }
        if word == "goal" && !std::mem::replace(&mut has_goals, true) {
            goals.clear();
        }
        loop {
            let _ = line.is_done();
            let before = line.clone();
            let name = line.word();
            let Some(node) = grid.named(name) else {
                let given = if name.is_empty() { NONE.into() } else { quoted(name) };
                return Err(before.error(given, A_CELL));
            };
            if word == "start" {
                *start = Some(node);
                line.end()?;
            } else {
                goals.push(node);
            }
            if line.is_done() {
                break;
            }
        }
    }
    Ok(())
}

fn is_written(row: &Cursor<'_>) -> bool {
    !row.clone().is_done()
}

/// The next row of cells, unless a statement or nothing is there.
fn next_cells<'a>(rows: &mut Statements<'a>) -> Option<Cursor<'a>> {
    let mut after = rows.clone();
    let row = after.next_row().filter(|row| !is_statement(row))?;
    *rows = after;
    Some(row)
}

fn is_statement(row: &Cursor<'_>) -> bool {
    const WORDS: [&str; 2] = ["start", "goal"];
    let mut row = row.clone();
    if row.rest().trim().is_empty() {
        return true;
    }
    row.skip_space();
    WORDS.iter().any(|word| row.rest().starts_with(word)) && WORDS.contains(&row.word())
}

fn neighbours(header: &mut Cursor<'_>) -> Result<usize, ParseError> {
    header.skip_space();
    let before = header.clone();
    let number = header.number((4, 8), || NEIGHBOURS.into())?;
    if [4, 8].contains(&number) {
        Ok(number)
    } else {
        Err(before.error(quoted(&number.to_string()), NEIGHBOURS))
    }
}

fn check_size(at: &Cursor<'_>, cells: usize) -> Result<(), ParseError> {
    if cells <= MOST_CELLS {
        Ok(())
    } else {
        Err(at.error(CELLS.of([cells.into()]), AT_MOST.of([MOST_CELLS.into()])))
    }
}

fn unknown_second(at: &Cursor<'_>, column: usize) -> ParseError {
    let error = at.error(a_second("S"), ONLY_ONE);
    ParseError { column: error.column + column, ..error }
}

#[derive(Default)]
struct GridDrawing<'a> {
    /// 0 before the first row.
    width: usize,
    height: usize,
    ground: Vec<u8>,
    signs: Vec<(char, (usize, usize), Cursor<'a>)>,
}

impl<'a> GridDrawing<'a> {
    fn row(
        &mut self,
        row: &Cursor<'a>,
        allowed: &str,
        ground: impl Fn(char) -> Option<u8>,
    ) -> Result<(), ParseError> {
        let text = row.rest().trim_end();
        let cells = text.chars().count();
        if self.width == 0 {
            self.width = cells;
        }
        check_size(row, self.ground.len() + cells)?;
        let before = self.ground.len();
        self.ground.resize(before + cells, 0);
        for ((place, c), cell) in text.chars().enumerate().zip(&mut self.ground[before..]) {
            *cell = ground(c).ok_or_else(|| unknown_character(row, place, c, Said::data(allowed)))?;
            if matches!(c, 'S' | 'G') {
                self.signs.push((c, (place, self.height), row.clone()));
            }
        }
        if cells != self.width {
            return Err(row.error(of_characters(text, cells), A_ROW.of([self.width.into()])));
        }
        self.height += 1;
        Ok(())
    }

    fn grid(&mut self, neighbours: usize, text: &str) -> Result<Grid, ParseError> {
        if self.ground.is_empty() {
            return Err(at_end(text, NONE, ROWS));
        }
        Ok(Grid::new(self.width, neighbours, std::mem::take(&mut self.ground)))
    }
}

#[allow(clippy::cast_possible_truncation)] // at most `MOST_CELLS`
fn last(grid: &Grid) -> u32 {
    grid.places.len().saturating_sub(1) as u32
}

/// A maze without loops: depth-first, from each cell through a random wall to one that was not visited.
fn maze(width: usize, height: usize, seed: u64) -> Vec<u8> {
    let mut chance = SplitMix64(seed);
    let mut ground = vec![0; width * height];
    let (columns, rows) = (width.div_ceil(2), height.div_ceil(2));
    let mut path = vec![(0, 0)];
    ground[0] = 1;
    while let Some(&(column, row)) = path.last() {
        let mut ways = Vec::new();
        for &(across, down) in &DIRECTIONS[..4] {
            let step = |place: usize, by: i32, most: usize| {
                place.checked_add_signed(by as isize).filter(|&place| place < most)
            };
            if let (Some(next), Some(below)) = (step(column, across, columns), step(row, down, rows))
                && ground[2 * below * width + 2 * next] == 0
            {
                ways.push((next, below));
            }
        }
        if ways.is_empty() {
            path.pop();
            continue;
        }
        let (next, below) = ways[chance.below(ways.len())];
        ground[2 * below * width + 2 * next] = 1;
        // The wall between both, whose place is the mean of theirs.
        ground[(row + below) * width + column + next] = 1;
        path.push((next, below));
    }
    ground
}

/// Rooms of about eight cells, each with doors to the right and downward at random places.
fn rooms(width: usize, height: usize, seed: u64) -> Vec<u8> {
    const ROOM: usize = 8;
    let mut chance = SplitMix64(seed);
    let is_wall = |place: usize| place % ROOM == ROOM - 1;
    let free = |cell: usize| u8::from(!is_wall(cell % width) && !is_wall(cell / width));
    let mut ground: Vec<u8> = (0..width * height).map(free).collect();
    for top in (0..height).step_by(ROOM) {
        for left in (0..width).step_by(ROOM) {
            let within = |first: usize, most: usize| (ROOM - 1).min(most - first);
            let (right, bottom) = (left + ROOM - 1, top + ROOM - 1);
            let door = top + chance.below(within(top, height));
            if right < width {
                ground[door * width + right] = 1;
            }
            let door = left + chance.below(within(left, width));
            if bottom < height {
                ground[bottom * width + door] = 1;
            }
        }
    }
    ground
}

/// A problem of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The name of the map's file, and the number of its columns and rows.
    pub map: String,
    /// See [`map`](Self::map).
    pub size: (usize, usize),
    /// Columns and rows of start and goal.
    pub start: (usize, usize),
    /// See [`start`](Self::start).
    pub goal: (usize, usize),
    /// The published length of a shortest path as written, with the square root of 2 for a diagonal step.
    pub length: String,
}

const SCENARIO: Phrase = Phrase::new("map-scenario");

/// Reads the problems of a scenario file of the Moving AI Lab's benchmarks.
///
/// # Errors
/// If a line is malformed.
pub fn read_scenarios(text: &str) -> Result<Vec<Scenario>, ParseError> {
    let mut all = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let fields: Vec<&str> = text.split_whitespace().collect();
        if fields.is_empty() || line == 1 && fields[0] == "version" {
            continue;
        }
        let wrong = || ParseError::new(1, quoted(text), SCENARIO).on_line(line);
        let number = |place: usize| fields[place].parse().map_err(|_| wrong());
        if fields.len() != 9 {
            return Err(wrong());
        }
        // A number is not read: its tables would weigh 12 kB in each part of the engine.
        let (whole, rest) = fields[8].split_once('.').unwrap_or((fields[8], "0"));
        if [whole, rest].iter().any(|part| part.is_empty() || part.contains(|c: char| !c.is_ascii_digit())) {
            return Err(wrong());
        }
        let length = fields[8].to_owned();
        let (map, size) = (fields[1].to_owned(), (number(2)?, number(3)?));
        all.push(Scenario {
            map,
            size,
            start: (number(4)?, number(5)?),
            goal: (number(6)?, number(7)?),
            length,
        });
    }
    Ok(all)
}
