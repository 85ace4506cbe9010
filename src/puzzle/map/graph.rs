//! A graph with costs, its edges numbered for searches.
//!
//! A move is an edge, and has a number. So a number determines both positions, and searches need not store parents. Edges of a grid are
//! numbered by direction, others in the order of the nodes that they leave.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use super::grid::Cells;
use crate::puzzle::Move;
use crate::puzzle::order::List;

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

/// The edges by number, and the edges at each node in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Listed {
    edges: Vec<Edge>,
    /// By node the place in `edges` of the first edge that leaves it, and in `into` of the first one that leads to it; one more than
    /// there are nodes.
    first: [Vec<u32>; 2],
    into: Vec<u32>,
}

impl Listed {
    fn of(nodes: usize, written: &[Edge]) -> Self {
        // Places of edges by node, in the order in which they are written.
        let sorted = |node_of: fn(&Edge) -> u32| {
            let mut first = vec![0; nodes + 1];
            for edge in written {
                first[node_of(edge) as usize + 1] += 1;
            }
            for node in 0..nodes {
                first[node + 1] += first[node];
            }
            let (mut next, mut sorted) = (first.clone(), vec![0; written.len()]);
            for (at, edge) in written.iter().enumerate() {
                let next = &mut next[node_of(edge) as usize];
                sorted[*next as usize] = at;
                *next += 1;
            }
            (first, sorted)
        };
        let [(out, leaving), (into, arriving)] = [sorted(|edge| edge.from), sorted(|edge| edge.to)];
        let mut numbers = vec![0; written.len()];
        for (number, &at) in (0..).zip(&leaving) {
            numbers[at] = number;
        }
        Self {
            edges: leaving.into_iter().map(|at| written[at]).collect(),
            first: [out, into],
            into: arriving.into_iter().map(|at| numbers[at]).collect(),
        }
    }

    #[inline]
    fn edge(&self, mv: Move) -> &Edge {
        &self.edges[mv.0 as usize]
    }

    #[inline]
    fn len(&self, node: u32, is_backward: bool) -> u32 {
        let first = &self.first[usize::from(is_backward)];
        first[node as usize + 1] - first[node as usize]
    }

    #[inline]
    fn at(&self, node: u32, place: Move, is_backward: bool) -> Move {
        let at = self.first[usize::from(is_backward)][node as usize] + place.0;
        Move(if is_backward { self.into[at as usize] } else { at })
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
    Listed(Rc<Listed>),
    /// Edges between neighbouring cells, computed from their places.
    Cells(Rc<Cells>),
}

impl Graph {
    /// The graph of these edges. No two join the same nodes in the same direction.
    #[must_use]
    pub fn of(nodes: usize, edges: &[Edge]) -> Self {
        let costs = || edges.iter().map(|edge| edge.cost);
        let costs = (costs().min().unwrap_or(1), costs().max().unwrap_or(1));
        Self { edges: Edges::Listed(Rc::new(Listed::of(nodes, edges))), costs, is_reversed: false }
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
            Edges::Listed(listed) => listed.first[0].len() - 1,
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
        self.nodes().flat_map(move |from| {
            self.moves(from, false).map(move |mv| {
                let (to, cost) = self.along(from, mv);
                Edge { from, to, cost }
            })
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
            Edges::Listed(listed) => {
                let mut most = vec![0; self.size()];
                for edge in &listed.edges {
                    most[edge.to as usize] = edge.cost.max(most[edge.to as usize]);
                }
                most.iter().sum()
            }
            Edges::Cells(cells) => cells.dearest(),
        }
    }

    /// Number of edges that leave a node, or that lead to it.
    #[inline]
    fn len(&self, node: u32, is_backward: bool) -> u32 {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(listed) => listed.len(node, is_backward),
            Edges::Cells(cells) => cells.moves(node, is_backward).len(),
        }
    }

    /// The greatest number of edges that leave a node, or that lead to it.
    #[must_use]
    pub fn most_moves(&self) -> usize {
        let lens = |node| [false, true].map(|is_backward| self.len(node, is_backward) as usize);
        match &self.edges {
            Edges::Listed(_) => self.nodes().flat_map(lens).max().unwrap_or(0),
            Edges::Cells(_) => 8,
        }
    }

    /// The edges that leave a node, or those that lead to it, as places in its list.
    #[inline]
    #[must_use]
    pub fn places(&self, node: u32, is_backward: bool) -> List {
        List::of(self.len(node, is_backward))
    }

    /// The edges that leave a node, or those that lead to it.
    #[inline]
    pub fn moves(&self, node: u32, is_backward: bool) -> impl Iterator<Item = Move> {
        (0..self.len(node, is_backward)).map(move |place| self.listed_at(node, Move(place), is_backward))
    }

    /// The node at the other end of an edge.
    #[inline]
    #[must_use]
    pub fn other_end(&self, node: u32, mv: Move, is_backward: bool) -> u32 {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(listed) if is_backward => listed.edge(mv).from,
            Edges::Listed(listed) => listed.edge(mv).to,
            Edges::Cells(cells) => cells.other_end(node, mv, is_backward),
        }
    }

    /// The node to which an edge leads, and the cost of the edge.
    #[inline(always)]
    #[must_use]
    pub fn along(&self, node: u32, mv: Move) -> (u32, u32) {
        match &self.edges {
            Edges::Listed(listed) => {
                let edge = listed.edge(mv);
                (if self.is_reversed { edge.from } else { edge.to }, edge.cost)
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

    /// The edge at a place of that list.
    #[inline]
    #[must_use]
    pub fn listed_at(&self, node: u32, place: Move, is_backward: bool) -> Move {
        let is_backward = is_backward != self.is_reversed;
        match &self.edges {
            Edges::Listed(listed) => listed.at(node, place, is_backward),
            Edges::Cells(cells) => cells.listed_at(node, place, is_backward),
        }
    }

    /// The place of the edge that leads straight back along `by`, if any. It leaves a node that `by` reached, or reaches a node that
    /// `by` left.
    #[inline(never)] // once for all searches
    #[must_use]
    pub fn straight_back(&self, node: u32, by: Move, is_backward: bool) -> Option<Move> {
        match &self.edges {
            Edges::Cells(cells) => cells.place_of(node, Cells::opposite(by), is_backward != self.is_reversed),
            Edges::Listed(_) => {
                let there = self.other_end(node, by, !is_backward);
                let mut moves = self.moves(node, is_backward);
                let place = moves.position(|mv| self.other_end(node, mv, is_backward) == there)?;
                u32::try_from(place).ok().map(Move)
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
            for mv in self.moves(node, is_backward) {
                let there = self.other_end(node, mv, is_backward);
                if distances[there as usize].is_none() {
                    open.push(Reverse((g + self.cost(if is_backward { there } else { node }, mv), there)));
                }
            }
        }
        distances
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_lists_its_edges_as_they_were_written() {
        let edges = [(0, 3), (0, 1), (2, 0), (0, 2), (1, 0)].map(|(from, to)| Edge { from, to, cost: 1 });
        let graph = Graph::of(4, &edges);
        let listed = |is_backward| {
            let there = |mv| graph.other_end(0, mv, is_backward);
            graph.moves(0, is_backward).map(there).collect::<Vec<_>>()
        };
        assert_eq!((listed(false), listed(true)), (vec![3, 1, 2], vec![2, 1]));
    }
}
