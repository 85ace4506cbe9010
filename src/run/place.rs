//! Where a node is in the tree of moves.

use super::step::Fate;
use crate::puzzle::order::Places;
use crate::puzzle::{Move, Puzzle};
use crate::search::{By, Path, Side, listed_at, next, onward};

/// A node's place in the tree of moves. It follows from the path alone, so it is the same in every search and iteration.
///
/// A search that forgets its layers does not know the path. Then the place begins with the node's parent in its layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Number of stages begun.
    pub stage: u64,
    /// The side of the search.
    pub side: Side,
    /// The fate of the node in its unit of work.
    pub fate: Fate,
    /// The depth of its root: 0, or that of the parent's layer.
    pub from: u32,
    /// The place of its root among the roots of its side, or in that layer, from 0, and their number.
    pub root: [u32; 2],
    /// For each move its place among the moves worth trying, from 0, and their number. The move straight back is not one.
    pub moves: Vec<[u32; 2]>,
}

impl Place {
    /// `parent` is the depth of a parent without a known path, its place in its layer, and the layer's length.
    #[allow(clippy::cast_possible_truncation)] // goals are listed, so they are few
    pub(super) fn of<P: Puzzle>(
        puzzle: &P,
        path: &Path<P::State>,
        parent: Option<[u32; 3]>,
        stage: u64,
        fate: Fate,
    ) -> Self {
        let root = match path.side {
            Side::Forward => [0, 1],
            Side::Backward => {
                let goals = puzzle.goals();
                let place = goals.iter().position(|&goal| goal == path.root).unwrap_or(0);
                [place as u32, goals.len() as u32]
            }
        };
        let (mut here, mut by) = (path.root, By::NONE);
        let moves = path.moves.iter().map(|&mv| {
            let choice = onward(puzzle, path.side, here, by);
            let is_before = |&place: &Move| listed_at(puzzle, path.side, here, place) != mv;
            let before = choice.iter().take_while(is_before).count() as u32;
            (here, by) = (next(puzzle, path.side, here, mv), mv.into());
            [before, choice.len()]
        });
        let mut moves: Vec<_> = moves.collect();
        let [from, root, roots] = parent.unwrap_or([0, root[0], root[1]]);
        if parent.is_some() {
            moves.drain(..moves.len().saturating_sub(1));
        }
        Self { stage, side: path.side, fate, from, root: [root, roots], moves }
    }

    /// As numbers: stage, side, fate, depth of the root, root, number of roots; then two for each move.
    #[allow(clippy::cast_possible_truncation)] // a picture of four billion stages has room for their lower bits
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        let Self { stage, side, fate, from, root: [root, roots], moves } = self;
        let first = [*stage as u32, *side as u32, *fate as u32, *from, *root, *roots];
        first.into_iter().chain(moves.iter().flatten().copied())
    }
}
