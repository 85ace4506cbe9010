//! Maps: graphs whose edges have costs, and grids.
//!
//! The goal of a problem is the map itself, in the text form of [`text`] or [`grid`]. It has the goals, and a start that a problem may
//! replace by the name of another node. Moves are edges; one-way edges have no inverse, so a search from the goals goes against edges.
//!
//! ```
//! use rolling_cubes::puzzle::{Map, Notation, Puzzle};
//!
//! let map = Map::read("", "A -> B 3, B - C 2, start A, goal C")?;
//! let edge = map.moves(map.start()).next().unwrap();
//! assert_eq!((map.write_move(map.start(), edge), map.cost(map.start(), edge)), ("B".to_owned(), 3));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use std::cell::OnceCell;
use std::rc::Rc;

use super::{Move, Notation, PackedState, ParseError, ProblemError, Puzzle, VariousCosts};
use crate::puzzle::order::List;
use crate::said::{Reason, Unsolvable, quoted};
use crate::typed::composed;

pub mod graph;
pub mod grid;
mod runs;
pub mod text;
pub mod written;

pub use graph::{Edge, FAR, Graph};
pub use grid::{Grid, Scenario, read_scenarios};
pub use written::WrittenPuzzle;

const NO_WAY: Reason = Reason::new("map-no-way");

/// A node as searches store it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Node(u32);

impl PackedState for Node {}

/// The names of nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Names {
    Written(Vec<String>),
    /// A grid's: column and row.
    Cells,
}

/// A map as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    graph: Graph,
    names: Names,
    /// By node; empty for a grid, whose nodes have the places of their cells and no h.
    places: Vec<Option<(i32, i32)>>,
    h: Vec<Option<u32>>,
    grid: Option<Grid>,
    /// Edges as they are written, each with whether it leads both ways; none of a grid.
    written: Vec<(Edge, bool)>,
    start: Option<u32>,
    goals: Vec<u32>,
    own: Option<Rc<WrittenPuzzle>>,
}

impl Names {
    fn of(&self, node: u32) -> &str {
        match self {
            Self::Written(names) => &names[node as usize],
            Self::Cells => "",
        }
    }
}

impl Sheet {
    /// The graph.
    #[must_use]
    pub const fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The name of a node.
    #[must_use]
    pub fn name(&self, node: u32) -> String {
        self.grid.as_ref().map_or_else(|| self.names.of(node).to_owned(), |grid| grid.name(node))
    }

    /// The node with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u32> {
        if let Some(grid) = &self.grid {
            return grid.named(name);
        }
        let name = composed(name);
        self.graph.nodes().find(|&node| self.names.of(node) == name)
    }

    /// The place of a node.
    #[inline]
    #[must_use]
    pub fn place(&self, node: u32) -> Option<(i32, i32)> {
        #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)] // at most `MOST_CELLS`
        let of_cell = |(column, row): (usize, usize)| (column as i32, row as i32);
        match &self.grid {
            Some(grid) => Some(of_cell(grid.place(node))),
            None => self.places[node as usize],
        }
    }

    /// The h that is written for a node.
    #[must_use]
    pub fn h(&self, node: u32) -> Option<u32> {
        self.h.get(node as usize).copied().flatten()
    }

    /// The edges as they are written, each with whether it leads both ways; none of a grid.
    #[must_use]
    pub fn written(&self) -> &[(Edge, bool)] {
        &self.written
    }

    /// The grid, if the map is one.
    #[must_use]
    pub const fn grid(&self) -> Option<&Grid> {
        self.grid.as_ref()
    }

    /// The written puzzle, if the map is the graph of one.
    #[must_use]
    pub fn own(&self) -> Option<&WrittenPuzzle> {
        self.own.as_deref()
    }

    /// The goals.
    #[must_use]
    pub fn goals(&self) -> &[u32] {
        &self.goals
    }

    /// The start that is written.
    #[must_use]
    pub const fn start(&self) -> Option<u32> {
        self.start
    }
}

/// A map with a start and goals.
#[derive(Clone, Debug)]
pub struct Map {
    sheet: Rc<Sheet>,
    /// The sheet's graph, or its edges [reversed](Self::turned).
    graph: Graph,
    most_moves: usize,
    start: u32,
    goals: Rc<[u32]>,
    is_goal: Rc<[bool]>,
    within_reach: Rc<OnceCell<Vec<u32>>>,
}

impl Map {
    fn of(sheet: Rc<Sheet>, graph: Graph, start: u32, goals: Rc<[u32]>) -> Self {
        let mut is_goal = vec![false; graph.size()];
        for &goal in goals.iter() {
            is_goal[goal as usize] = true;
        }
        let most_moves = graph.most_moves().max(Self::MOVES.into());
        Self { sheet, graph, most_moves, start, goals, is_goal: is_goal.into(), within_reach: Rc::default() }
    }

    /// The goals that the start can reach.
    fn within_reach(&self) -> &[u32] {
        self.within_reach.get_or_init(|| {
            let reached = self.graph.reached_from(self.start);
            self.goals.iter().copied().filter(|&goal| reached[goal as usize]).collect()
        })
    }

    /// The map with its start, or with the node named instead.
    ///
    /// # Errors
    /// If the text or the name is malformed.
    fn with_start(sheet: Rc<Sheet>, start: &str) -> Result<Self, ProblemError> {
        let node = match sheet.start {
            Some(node) if start.is_empty() => node,
            None if start.is_empty() => return Err(ProblemError::Start(text::without_start())),
            _ => named(&sheet, start).map_err(ProblemError::Start)?,
        };
        let (graph, goals) = (sheet.graph.clone(), sheet.goals.clone().into());
        Ok(Self::of(sheet, graph, node, goals))
    }

    /// Reads a map whose start does not matter.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn read_map(text: &str) -> Result<Self, ProblemError> {
        let sheet = text::read(text).map_err(ProblemError::Goal)?;
        let start = sheet.start.or(sheet.goals.first().copied()).unwrap_or_default();
        let (graph, goals) = (sheet.graph.clone(), sheet.goals.clone().into());
        Ok(Self::of(sheet, graph, start, goals))
    }

    /// The reversed problem: from a goal to the start, with every edge reversed.
    #[must_use]
    pub fn turned(&self) -> Self {
        let (graph, start) = (self.graph.reversed(), self.goals.first().copied().unwrap_or(self.start));
        Self::of(Rc::clone(&self.sheet), graph, start, [self.start].into())
    }

    /// The map as it is written.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The graph that searches move on.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The greatest number that a bound on the way to a goal can have, and at least the cost of any path that visits each node at most
    /// once.
    #[must_use]
    pub fn far(&self) -> u32 {
        const LEAST: u32 = 2_000_000;
        let written = self.sheet.h.iter().flatten().copied().max().unwrap_or(0);
        self.graph.dearest().max(written).max(LEAST)
    }

    /// All goals, also those out of reach.
    #[must_use]
    pub fn all_goals(&self) -> &[u32] {
        &self.goals
    }

    /// Whether all edges cost one.
    #[must_use]
    pub fn has_unit_costs(&self) -> bool {
        self.graph.costs() == (1, 1)
    }

    /// The map in one line, for links, with the start that is written; `None` for a grid whose text is short, and for a written puzzle.
    #[must_use]
    pub fn write(&self, text: &str) -> Option<String> {
        /// A grid of more bytes is packed.
        const LONG: usize = 1_000;
        let Sheet { grid, start, goals, .. } = &*self.sheet;
        match grid {
            None if self.sheet.own.is_some() => None,
            None => Some(text::write(&self.sheet)),
            Some(grid) => (text.len() > LONG).then(|| grid.pack(*start, goals)),
        }
    }
}

fn named(sheet: &Sheet, name: &str) -> Result<u32, ParseError> {
    sheet.named(name).ok_or_else(|| ParseError::new(1, quoted(name), text::A_NODE))
}

impl Puzzle for Map {
    type State = u32;
    type PackedState = Node;
    type Costs = VariousCosts;
    type Places = List;
    const ONE_WAY: bool = true;
    const MOVES: u8 = 32;

    #[inline]
    fn pack(&self, state: u32) -> Node {
        Node(state)
    }

    #[inline]
    fn unpack(&self, packed: Node) -> u32 {
        packed.0
    }

    #[inline]
    fn start(&self) -> u32 {
        self.start
    }

    fn goals(&self) -> Vec<u32> {
        let roots = self.within_reach();
        if roots.is_empty() { self.goals.to_vec() } else { roots.to_vec() }
    }

    fn is_connected(&self) -> bool {
        !self.within_reach().is_empty()
    }

    #[inline]
    fn is_goal(&self, state: u32) -> bool {
        self.is_goal[state as usize]
    }

    #[inline]
    fn places(&self, state: u32, is_backward: bool) -> List {
        self.graph.places(state, is_backward)
    }

    #[inline]
    fn listed_at(&self, state: u32, place: Move, is_backward: bool) -> Move {
        self.graph.listed_at(state, place, is_backward)
    }

    #[inline]
    fn most_moves(&self) -> usize {
        self.most_moves
    }

    #[inline]
    fn after(&self, state: u32, mv: Move) -> u32 {
        self.graph.other_end(state, mv, false)
    }

    fn inverse(&self, mv: Move) -> Move {
        mv
    }

    #[inline]
    fn before(&self, state: u32, mv: Move) -> u32 {
        self.graph.other_end(state, mv, true)
    }

    fn straight_back(&self, state: u32, by: Move, is_backward: bool) -> Option<Move> {
        self.graph.straight_back(state, by, is_backward)
    }

    #[inline]
    fn cost(&self, state: u32, mv: Move) -> u32 {
        self.graph.cost(state, mv)
    }

    #[inline(always)]
    fn after_at_cost(&self, state: u32, mv: Move) -> (u32, u32) {
        self.graph.along(state, mv)
    }

    #[inline]
    fn costs(&self) -> (u32, u32) {
        self.graph.costs()
    }

    fn node_type(&self, state: u32) -> u32 {
        state
    }
}

impl Notation for Map {
    /// A node lists its edges as they are written; a letter stands for a place in these lists. Later places are tried last.
    const ORDER_LETTERS: &'static str = "abcdefghijklmnopqrstuvwxyz012345";

    /// Names have different lengths.
    const MOVE_LENGTH: usize = 1;

    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError> {
        Self::with_start(text::read(goal).map_err(ProblemError::Goal)?, start)
    }

    /// A name says nothing without its map: see [`read_position`](Self::read_position).
    fn read_state(text: &str) -> Result<u32, ParseError> {
        Err(ParseError::new(1, quoted(text), text::A_NODE))
    }

    fn read_position(&self, text: &str) -> Result<u32, ParseError> {
        named(&self.sheet, text)
    }

    fn unsolvable(&self) -> Option<Unsolvable> {
        (!self.is_connected()).then(|| NO_WAY.of([]))
    }

    fn starting_at(&self, start: u32) -> Result<Self, ProblemError> {
        Ok(Self::of(Rc::clone(&self.sheet), self.graph.clone(), start, Rc::clone(&self.goals)))
    }

    fn write_state(&self, state: u32) -> String {
        self.sheet.name(state)
    }

    /// The name of the node where the edge leads.
    fn write_move(&self, state: u32, mv: Move) -> String {
        self.sheet.name(self.after(state, mv))
    }

    /// A map is drawn from its [`Sheet`].
    fn pieces(&self, _state: u32) -> Vec<Option<String>> {
        Vec::new()
    }

    fn path(&self, state: u32, mv: Move) -> (usize, usize) {
        (state as usize, self.after(state, mv) as usize)
    }
}
