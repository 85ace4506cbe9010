//! The costs of moves as a type: code for a puzzle whose moves all cost one is compiled without sums.

use std::fmt::Debug;

/// The costs of a puzzle's moves.
pub trait Costs: Copy + Default + Eq + Debug + 'static {
    /// Whether every move costs one, so that costs and numbers of moves are the same.
    const ARE_ONE: bool;

    /// The cost of a path whose number of moves is stored elsewhere.
    type Sum: Sum;

    /// A stored cost, in one byte if possible.
    type Byte: Stored;

    /// A stored cost, in two bytes if possible.
    type Short: Stored;
}

/// Every move costs one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct One;

/// Moves have any costs from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VariousCosts;

impl Costs for One {
    const ARE_ONE: bool = true;
    type Sum = ();
    type Byte = [u8; 1];
    type Short = [u8; 2];
}

impl Costs for VariousCosts {
    const ARE_ONE: bool = false;
    type Sum = u32;
    type Byte = [u8; 4];
    type Short = [u8; 4];
}

/// The cost of a path.
pub trait Sum: Copy + Default + Debug + 'static {
    /// The cost with one more move. Saturates.
    #[must_use]
    fn plus(self, cost: u32) -> Self;

    /// The cost of a path with this number of moves.
    fn of(self, moves: u32) -> u32;

    /// The sum of a path with this cost.
    fn of_path(cost: u32) -> Self;
}

impl Sum for () {
    #[inline(always)]
    fn plus(self, _cost: u32) {}

    #[inline(always)]
    fn of(self, moves: u32) -> u32 {
        moves
    }

    #[inline(always)]
    fn of_path(_cost: u32) {}
}

impl Sum for u32 {
    #[inline]
    fn plus(self, cost: u32) -> Self {
        self.saturating_add(cost)
    }

    #[inline]
    fn of(self, _moves: u32) -> u32 {
        self
    }

    #[inline]
    fn of_path(cost: u32) -> Self {
        cost
    }
}

/// A number in a few bytes, without alignment.
pub trait Stored: Copy + Default + Eq + Debug + 'static {
    /// The greatest number that fits.
    const MOST: u32;

    /// Stores a number of at most [`MOST`](Self::MOST).
    fn of(number: u32) -> Self;

    /// The number.
    fn get(self) -> u32;

    /// Stores a number, or [`MOST`](Self::MOST) for a greater one.
    #[inline]
    #[must_use]
    fn saturated(number: u32) -> Self {
        Self::of(number.min(Self::MOST))
    }
}

impl Stored for [u8; 1] {
    const MOST: u32 = u8::MAX as u32;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // see `MOST`
    fn of(number: u32) -> Self {
        [number as u8]
    }

    #[inline]
    fn get(self) -> u32 {
        self[0].into()
    }
}

impl Stored for [u8; 2] {
    const MOST: u32 = u16::MAX as u32;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // see `MOST`
    fn of(number: u32) -> Self {
        (number as u16).to_le_bytes()
    }

    #[inline]
    fn get(self) -> u32 {
        u16::from_le_bytes(self).into()
    }
}

impl Stored for [u8; 4] {
    const MOST: u32 = u32::MAX;

    #[inline]
    fn of(number: u32) -> Self {
        number.to_le_bytes()
    }

    #[inline]
    fn get(self) -> u32 {
        u32::from_le_bytes(self)
    }
}
