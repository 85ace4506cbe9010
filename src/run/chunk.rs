//! What a trace tells: a row for each node, in columns of small numbers.

use serde::Serialize;

/// A change for the whole search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TraceMark {
    /// The number of the node it came with. A bound that no node came with is given the number of the next.
    pub node: u64,
    /// What it is.
    pub kind: TraceMarkKind,
    /// The bound; the length of a solution; for a meeting the number of the same position's node on the other side,
    /// 0 when that is not kept.
    pub value: u64,
    /// Of a bound whether it is the length of a solution that was found before.
    pub found: bool,
    /// Whether the bound is that of a new iteration.
    #[serde(skip)]
    pub(super) raised: bool,
}

/// What changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TraceMarkKind {
    /// The bound: with a new iteration, or a greater f of A*, value of RBFS or length proved from both sides. The first is the one in force at the first node kept.
    Bound,
    /// Branch and bound has a better solution, which is its bound from now on.
    Incumbent,
    /// The two sides of a bidirectional search have met.
    Met,
    /// The solution was found. A* tells so of a node that it generated before, numbered 0 when that is not kept.
    Solution,
}

/// Part of a trace. Column entry `i` belongs to the record number `first + i`, which is of the node number
/// `from + first + i`.
#[derive(Clone, Copy, Debug)]
pub struct TraceChunk<'a> {
    /// The number of the first node kept.
    pub from: u64,
    /// The number of the first record in this chunk.
    pub first: usize,
    /// For each the record of the node it is a successor of, [`NONE`](Self::NONE) for roots and where that is not kept.
    pub parents: &'a [u32],
    /// Moves from the root.
    pub depths: &'a [u16],
    /// Heuristic values, [`NO_ESTIMATE`](Self::NO_ESTIMATE) where none was computed.
    pub estimates: &'a [u16],
    /// The numbers of the moves, [`NO_MOVE`](Self::NO_MOVE) for roots.
    pub moves: &'a [u8],
    /// What became of each when it was generated: a [`Fate`](super::Fate), and [`BACKWARD`](Self::BACKWARD) for nodes of that side.
    pub fates: &'a [u8],
    /// The number of the first expansion in this chunk.
    pub first_expansion: usize,
    /// Everything that was expanded, in this order: the record, or [`NONE`](Self::NONE).
    pub expanded_records: &'a [u32],
    /// How many records there were when it was.
    pub expanded_at: &'a [u32],
    /// All changes so far.
    pub marks: &'a [TraceMark],
    /// How many nodes were generated so far, kept or not.
    pub seen: u64,
    /// Whether there is no room for more.
    pub full: bool,
}

/// The value of a field of a [`TraceChunk`].
#[derive(Clone, Copy, Debug)]
pub enum Column<'a> {
    /// A number.
    Number(u64),
    /// Whether something is so.
    Flag(bool),
    /// Numbers of 8 bits.
    Bytes(&'a [u8]),
    /// Numbers of 16 bits.
    Shorts(&'a [u16]),
    /// Numbers of 32 bits.
    Words(&'a [u32]),
    /// Changes.
    Marks(&'a [TraceMark]),
}

impl<'a> TraceChunk<'a> {
    /// Its fields, by the names that they have for the browser.
    #[must_use]
    pub const fn fields(self) -> [(&'static str, Column<'a>); 13] {
        let Self {
            from,
            first,
            parents,
            depths,
            estimates,
            moves,
            fates,
            first_expansion,
            expanded_records,
            expanded_at,
            marks,
            seen,
            full,
        } = self;
        [
            ("from", Column::Number(from)),
            ("first", Column::Number(first as u64)),
            ("parents", Column::Words(parents)),
            ("depths", Column::Shorts(depths)),
            ("estimates", Column::Shorts(estimates)),
            ("moves", Column::Bytes(moves)),
            ("fates", Column::Bytes(fates)),
            ("firstExpansion", Column::Number(first_expansion as u64)),
            ("expandedRecords", Column::Words(expanded_records)),
            ("expandedAt", Column::Words(expanded_at)),
            ("marks", Column::Marks(marks)),
            ("seen", Column::Number(seen)),
            ("full", Column::Flag(full)),
        ]
    }
}

impl TraceChunk<'_> {
    /// In place of a record.
    pub const NONE: u32 = u32::MAX;
    /// In place of an estimate.
    pub const NO_ESTIMATE: u16 = u16::MAX;
    /// In place of a move.
    pub const NO_MOVE: u8 = u8::MAX;
    /// The bit of the fates that tells the side.
    pub const BACKWARD: u8 = 1 << 7;
}
