//! The data of a trace: one row per node, in columns of small integers.

use serde::Serialize;

/// A change that concerns the whole search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct TraceMark {
    /// The number of the node it came with. A bound that came with no node has the number of the next node.
    pub node: u64,
    /// The kind of change.
    pub kind: TraceMarkKind,
    /// The bound, the length of the solution, or the number of the node met on the other side (0 if that node is not
    /// stored).
    pub value: u64,
    /// Whether a bound is the length of a solution found before.
    pub found: bool,
    #[serde(skip)]
    pub(super) raised: bool,
}

/// The kind of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum TraceMarkKind {
    /// The bound: of a new iteration, a greater f of A*, a value of RBFS, or a length proved from both sides. The first mark
    /// is the current bound at the first stored node.
    Bound,
    /// Branch and bound has a better solution, its new bound.
    Incumbent,
    /// The two sides of a bidirectional search met.
    Met,
    /// The solution was found. A* marks a node generated earlier; its number is 0 if it is not stored.
    Solution,
}

/// Part of a trace. Column entry `i` belongs to record `first + i`, which is node number `from + first + i`.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), serde(rename_all = "camelCase"))]
pub struct TraceChunk<'a> {
    /// The number of the first stored node.
    pub from: u64,
    /// The first record in this chunk.
    pub first: usize,
    /// The parent's record; `0xffffffff` for roots and unstored parents.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array"))]
    pub parents: &'a [u32],
    /// Moves from the root.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint16Array"))]
    pub depths: &'a [u16],
    /// Heuristic values; `0xffff` if none was computed.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint16Array"))]
    pub estimates: &'a [u16],
    /// Move numbers; 255 for roots.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint8Array"))]
    pub moves: &'a [u8],
    /// The fate of each node on generation, by its place among the [`Fate`](super::Fate)s from 0, with bit 7 set on the backward
    /// side.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint8Array"))]
    pub fates: &'a [u8],
    /// The first expansion in this chunk.
    pub first_expansion: usize,
    /// The expansions in order: the record, or `0xffffffff` if it is not stored.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array"))]
    pub expanded_records: &'a [u32],
    /// For each expansion, the number of records at that time.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array"))]
    pub expanded_at: &'a [u32],
    /// All changes so far.
    pub marks: &'a [TraceMark],
    /// Number of nodes generated so far, stored or not.
    pub seen: u64,
    /// Whether the record limit is reached.
    pub full: bool,
    /// g of each node, which is a cost; `None` if every move costs 1, so that g is the depth.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array", optional))]
    pub gs: Option<&'a [u32]>,
    /// h of each node, 0 if none was computed; `None` if every move costs 1.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array", optional))]
    pub hs: Option<&'a [u32]>,
    /// The node of the map of each position, numbered as a `MapReport` lists them; `None` if every move costs 1.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Uint32Array", optional))]
    pub places: Option<&'a [u32]>,
}

/// The value of a field of a [`TraceChunk`].
#[derive(Clone, Copy, Debug)]
pub enum Column<'a> {
    /// A number.
    Number(u64),
    /// A boolean.
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
    /// The fields with their JavaScript names.
    pub fn fields(self) -> impl Iterator<Item = (&'static str, Column<'a>)> {
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
            gs,
            hs,
            places,
        } = self;
        let costs = [("gs", gs), ("hs", hs), ("places", places)];
        let all = [
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
        ];
        let costs = costs.into_iter().filter_map(|(name, column)| Some((name, Column::Words(column?))));
        all.into_iter().chain(costs)
    }
}

impl TraceChunk<'_> {
    /// Stands for no record.
    pub const NONE: u32 = u32::MAX;
    /// Stands for no estimate.
    pub const NO_ESTIMATE: u16 = u16::MAX;
    /// Stands for no move.
    pub const NO_MOVE: u8 = u8::MAX;
    /// The bit of a fate that marks the backward side.
    pub const BACKWARD: u8 = 1 << 7;
}
