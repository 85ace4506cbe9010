//! A graph with costs, its edges numbered for searches.
//!
//! A move is an edge, and has a number below 32 that tells it from all other edges at either end. So a number and the position
//! behind it determine the position before it, and searches need not store parents. Edges of a grid are numbered by direction.
//! Others are coloured: the ends of edges are the two sides of a bipartite graph, so as many colours as the largest degree are
//! enough (D. König, "Über Graphen und ihre Anwendung auf Determinantentheorie und Mengenlehre", Mathematische Annalen 77 (1916)).

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use super::grid::Cells;
use crate::puzzle::{Move, MoveSet};

/// Most edges that leave a node, and that lead to it.
pub const MOST_EDGES: usize = 32;

/// No h and no cost of a path that visits each node at most once is greater: 2,000 nodes with edges of cost 100,000.
pub const FAR: u32 = 200_000_000;

/// An edge as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Its first node.
    pub from: u32,
    /// Its second node.
    pub to: u32,
    /// At least 1.
    pub cost: u32,
}

/// An edge at one of its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End {
    /// The node at the other end.
    there: u32,
    cost: u32,
    mv: Move,
}

/// The edges at each node, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Ends {
    /// By node, its first edge; one more than there are nodes.
    first: Vec<u32>,
    all: Vec<End>,
    moves: Vec<MoveSet>,
}

impl Ends {
    fn of(nodes: usize, edges: &[(u32, End)]) -> Self {
        let mut moves = vec![MoveSet::EMPTY; nodes];
        let mut first = vec![0; nodes + 1];
        for &(node, end) in edges {
            moves[node as usize] = moves[node as usize].with(end.mv);
            first[node as usize + 1] += 1;
        }
        for node in 0..nodes {
            first[node + 1] += first[node];
        }
        let mut next = first.clone();
        let mut all = vec![End { there: 0, cost: 0, mv: Move(0) }; edges.len()];
        for &(node, end) in edges {
            let next = &mut next[node as usize];
            all[*next as usize] = end;
            *next += 1;
        }
        Self { first, all, moves }
    }

    #[inline]
    fn at(&self, node: u32) -> &[End] {
        let node = node as usize;
        &self.all[self.first[node] as usize..self.first[node + 1] as usize]
    }

    #[inline]
    fn by(&self, node: u32, mv: Move) -> &End {
        self.at(node).iter().find(|end| end.mv == mv).expect("a legal move")
    }
}

/// A graph with costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    edges: Edges,
    costs: (u32, u32),
    /// Whether every edge is reversed.
    is_reversed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Edges {
    /// Edges that leave a node, and edges that lead to it.
    Listed(Rc<[Ends; 2]>),
    /// Edges between neighbouring cells, computed from their places.
    Cells(Rc<Cells>),
}

impl Graph {
    /// The graph of these edges, numbered by colours. At most [`MOST_EDGES`] leave or reach a node, and no two join the same nodes in the
    /// same direction.
    #[must_use]
    pub fn coloured(nodes: usize, edges: &[Edge]) -> Self {
        let moves = colours(nodes, edges);
        let ends = |is_backward: bool| {
            let end = |(&Edge { from, to, cost }, &mv): (&Edge, &Move)| {
                let (here, there) = if is_backward { (to, from) } else { (from, to) };
                (here, End { there, cost, mv })
            };
            Ends::of(nodes, &edges.iter().zip(&moves).map(end).collect::<Vec<_>>())
        };
        let least = edges.iter().map(|edge| edge.cost).min().unwrap_or(1);
        let most = edges.iter().map(|edge| edge.cost).max().unwrap_or(1);
        let edges = Edges::Listed(Rc::new([ends(false), ends(true)]));
        Self { edges, costs: (least, most), is_reversed: false }
    }

    /// The graph of a grid.
    #[must_use]
    pub(super) fn of_cells(cells: Cells) -> Self {
        let costs = cells.costs();
        Self { edges: Edges::Cells(Rc::new(cells)), costs, is_reversed: false }
    }

    /// The graph with every edge reversed.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { is_reversed: !self.is_reversed, ..self.clone() }
    }

    /// Number of nodes.
    #[must_use]
    pub fn size(&self) -> usize {
        match &self.edges {
            Edges::Listed(ends) => ends[0].moves.len(),
            Edges::Cells(cells) => cells.size(),
        }
    }

    /// The nodes.
    pub fn nodes(&self) -> impl Iterator<Item = u32> + use<> {
        #[allow(clippy::cast_possible_truncation)] // at most 40,000 nodes
        let nodes = self.size() as u32;
        0..nodes
    }

    /// All edges, by the node where they begin.
    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        self.nodes().flat_map(|from| {
            self.listed(from, false).map(move |End { there: to, cost, .. }| Edge { from, to, cost })
        })
    }

    /// The least and the greatest cost of an edge.
    #[must_use]
    pub const fn costs(&self) -> (u32, u32) {
        self.costs
    }

    /// Of a grid, the least cost of a straight and of a diagonal step, if there is one.
    #[must_use]
    pub fn least_steps(&self) -> Option<[Option<u32>; 2]> {
        match &self.edges {
            Edges::Listed(_) => None,
            Edges::Cells(cells) => Some(cells.least()),
        }
    }

    /// The sum of the dearest edges that lead to each node: no path that visits each node at most once costs more.
    #[must_use]
    pub fn dearest(&self) -> u32 {
        match &self.edges {
            Edges::Listed(ends) => {
                let into = self.nodes().map(|node| ends[1].at(node).iter().map(|end| end.cost).max());
                into.map(|most| most.unwrap_or(0)).sum()
            }
            Edges::Cells(cells) => cells.dearest(),
        }
    }

    /// The edges at a node, in the order of its list.
    #[inline]
    fn listed(&self, node: u32, is_backward: bool) -> impl Iterator<Item = End> {
        let is_reversed = is_backward != self.is_reversed;
        (0..self.moves(node, is_backward).len()).map(move |place| match &self.edges {
            Edges::Listed(ends) => ends[usize::from(is_reversed)].at(node)[place as usize],
            Edges::Cells(cells) => {
                #[allow(clippy::cast_possible_truncation)] // below 8
                let mv = cells.listed_at(node, Move(place as u8), is_reversed);
                let there = cells.other_end(node, mv, is_reversed);
                End { there, cost: cells.cost(if is_reversed { node } else { there }, mv), mv }
            }
        })
    }

    /// The edges that leave a node, or those that lead to it.
    #[inline]
    #[must_use]
    pub fn moves(&self, node: u32, is_backward: bool) -> MoveSet {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(ends) => ends[usize::from(is_backward)].moves[node as usize],
            Edges::Cells(cells) => cells.moves(node, is_backward),
        }
    }

    /// The node at the other end of an edge.
    #[inline]
    #[must_use]
    pub fn other_end(&self, node: u32, mv: Move, is_backward: bool) -> u32 {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(ends) => ends[usize::from(is_backward)].by(node, mv).there,
            Edges::Cells(cells) => cells.other_end(node, mv, is_backward),
        }
    }

    /// The node to which an edge leads, and the cost of the edge.
    #[inline(always)]
    #[must_use]
    pub fn along(&self, node: u32, mv: Move) -> (u32, u32) {
        match &self.edges {
            Edges::Listed(ends) => {
                let end = ends[usize::from(self.is_reversed)].by(node, mv);
                (end.there, end.cost)
            }
            Edges::Cells(cells) => {
                let there = cells.other_end(node, mv, self.is_reversed);
                (there, cells.cost(if self.is_reversed { node } else { there }, mv))
            }
        }
    }

    /// The cost of an edge that leaves a node.
    #[inline]
    #[must_use]
    pub fn cost(&self, node: u32, mv: Move) -> u32 {
        self.along(node, mv).1
    }

    /// The place of each of these edges in a node's list, as a set.
    #[inline]
    #[must_use]
    pub fn places(&self, node: u32, moves: MoveSet, is_backward: bool) -> MoveSet {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(ends) => {
                let listed = (0..).zip(ends[usize::from(is_backward)].at(node));
                let listed = listed.filter(|(_, end)| moves.contains(end.mv));
                listed.fold(MoveSet::EMPTY, |places, (place, _)| places.with(Move(place)))
            }
            Edges::Cells(cells) => cells.places(node, moves, is_backward),
        }
    }

    /// The edge at a place of that list.
    #[inline]
    #[must_use]
    pub fn listed_at(&self, node: u32, place: Move, is_backward: bool) -> Move {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(ends) => ends[usize::from(is_backward)].at(node)[usize::from(place.0)].mv,
            Edges::Cells(cells) => cells.listed_at(node, place, is_backward),
        }
    }

    /// The edge that leads straight back along `by`, if any. It leaves a node that `by` reached, or reaches a node that `by` left.
    #[inline]
    #[must_use]
    pub fn straight_back(&self, node: u32, by: Move, is_backward: bool) -> MoveSet {
        match &self.edges {
            // Each step on a grid can be undone.
            Edges::Cells(_) => MoveSet::EMPTY.with(Cells::opposite(by)),
            Edges::Listed(_) => {
                let there = self.other_end(node, by, !is_backward);
                let found = self.listed(node, is_backward).find(|end| end.there == there);
                found.map_or(MoveSet::EMPTY, |end| MoveSet::EMPTY.with(end.mv))
            }
        }
    }

    /// The least cost from each node to one of `goals`; `None` where there is no path. By Dijkstra's algorithm, backward.
    #[must_use]
    pub fn distances_to(&self, goals: &[u32]) -> Vec<Option<u32>> {
        self.distances(goals, true)
    }

    /// The least cost from one of `roots` to each node; `None` where there is no path.
    #[must_use]
    pub fn distances_from(&self, roots: &[u32]) -> Vec<Option<u32>> {
        self.distances(roots, false)
    }

    /// Whether a path leads from `root` to each node.
    #[must_use]
    pub fn reached_from(&self, root: u32) -> Vec<bool> {
        let mut reached = vec![false; self.size()];
        reached[root as usize] = true;
        let mut waiting = vec![root];
        while let Some(node) = waiting.pop() {
            for mv in self.moves(node, false) {
                let there = self.other_end(node, mv, false);
                if !std::mem::replace(&mut reached[there as usize], true) {
                    waiting.push(there);
                }
            }
        }
        reached
    }

    fn distances(&self, roots: &[u32], is_backward: bool) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.size()];
        let mut open: BinaryHeap<_> = roots.iter().map(|&root| Reverse((0_u32, root))).collect();
        while let Some(Reverse((g, node))) = open.pop() {
            let known = &mut distances[node as usize];
            if known.is_some() {
                continue;
            }
            *known = Some(g);
            for end in self.listed(node, is_backward) {
                if distances[end.there as usize].is_none() {
                    open.push(Reverse((g + end.cost, end.there)));
                }
            }
        }
        distances
    }
}

/// Colours of edges, such that those that leave a node differ, and those that lead to a node.
fn colours(nodes: usize, edges: &[Edge]) -> Vec<Move> {
    const NONE: u32 = u32::MAX;
    let mut degrees = [vec![0_usize; nodes], vec![0; nodes]];
    for edge in edges {
        degrees[0][edge.from as usize] += 1;
        degrees[1][edge.to as usize] += 1;
    }
    let most = degrees.iter().flatten().copied().max().unwrap_or(0);
    // For each end and colour the edge, on the side where edges begin and on the side where they end.
    let mut at = [vec![NONE; nodes * most], vec![NONE; nodes * most]];
    let mut colours = vec![0; edges.len()];
    let end = |edge: u32, side: usize| {
        let edge = &edges[edge as usize];
        (if side == 0 { edge.from } else { edge.to }) as usize
    };
    for edge in 0..u32::try_from(edges.len()).unwrap_or(NONE) {
        let ends = [end(edge, 0), end(edge, 1)];
        let free = |sides: &[usize]| {
            let is_free =
                |colour: usize| sides.iter().all(|&side| at[side][ends[side] * most + colour] == NONE);
            (0..most).find(|&colour| is_free(colour))
        };
        let colour = if let Some(both) = free(&[0, 1]) {
            both
        } else {
            let [one, other] =
                [free(&[0]), free(&[1])].map(|colour| colour.expect("at most as many edges as colours"));
            // Colour `one` is taken where the edge leads. Exchanging both colours along the path that begins there frees it, and the path
            // does not end where the edge begins: it would arrive there by `one`.
            let (mut path, mut here, mut side, mut by) = (Vec::new(), ends[1], 1, one);
            while at[side][here * most + by] != NONE {
                let next = at[side][here * most + by];
                path.push(next);
                side = 1 - side;
                here = end(next, side);
                by = if by == one { other } else { one };
            }
            for (is_set, &edge) in
                [false, true].into_iter().flat_map(|is_set| path.iter().map(move |edge| (is_set, edge)))
            {
                let colour = &mut colours[edge as usize];
                if is_set {
                    *colour = if *colour == one { other } else { one };
                }
                for side in [0, 1] {
                    at[side][end(edge, side) * most + *colour] = if is_set { edge } else { NONE };
                }
            }
            one
        };
        colours[edge as usize] = colour;
        at[0][ends[0] * most + colour] = edge;
        at[1][ends[1] * most + colour] = edge;
    }
    #[allow(clippy::cast_possible_truncation)] // below 32
    colours.into_iter().map(|colour| Move(colour as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::SplitMix64;

    #[test]
    fn an_edge_has_a_number_of_its_own_at_both_ends_however_many_there_are() {
        let mut chance = SplitMix64(1);
        for (nodes, most) in [(3, 2), (12, 11), (33, 32), (80, 32)] {
            for _ in 0..20 {
                let mut edges: Vec<Edge> = Vec::new();
                let mut degrees = vec![[0; 2]; nodes];
                for _ in 0..nodes * most {
                    let [from, to] = [(); 2].map(|()| u32::try_from(chance.below(nodes)).unwrap());
                    let is_there = edges.iter().any(|edge| (edge.from, edge.to) == (from, to));
                    if from != to
                        && !is_there
                        && degrees[from as usize][0] < most
                        && degrees[to as usize][1] < most
                    {
                        degrees[from as usize][0] += 1;
                        degrees[to as usize][1] += 1;
                        edges.push(Edge { from, to, cost: 1 });
                    }
                }
                let graph = Graph::coloured(nodes, &edges);
                for node in graph.nodes() {
                    let [out, into] = degrees[node as usize];
                    let moves = [false, true].map(|backward| graph.moves(node, backward).len() as usize);
                    assert_eq!(moves, [out, into]);
                    for mv in graph.moves(node, false) {
                        let there = graph.other_end(node, mv, false);
                        assert_eq!(graph.other_end(there, mv, true), node);
                    }
                }
            }
        }
    }

    #[test]
    fn a_node_lists_its_edges_as_they_were_written() {
        let edges = [(0, 3), (0, 1), (2, 0), (0, 2), (1, 0)].map(|(from, to)| Edge { from, to, cost: 1 });
        let graph = Graph::coloured(4, &edges);
        let listed = |is_backward| {
            let places = graph.places(0, graph.moves(0, is_backward), is_backward);
            let there = |place| graph.other_end(0, graph.listed_at(0, place, is_backward), is_backward);
            places.into_iter().map(there).collect::<Vec<_>>()
        };
        assert_eq!((listed(false), listed(true)), (vec![3, 1, 2], vec![2, 1]));
    }
}
