use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;

use super::{COUNTS, Row};

/// The distribution of one count.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Distribution {
    /// Problems with this count: all for which IDA* was not given up.
    pub problems: u64,
    /// Sum over all problems.
    pub sum: u64,
    /// Mean; 0 for no problems.
    pub mean: f64,
    /// Minimum, quartiles and maximum, interpolated linearly between sorted counts (R's type 7). Empty for no problems.
    pub quartiles: Vec<f64>,
}

/// The number of problems by which of two counts is less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Share {
    /// The first is less.
    pub first: u64,
    /// The second is less.
    pub second: u64,
    /// Both are equal.
    pub equal: u64,
}

/// The problems with the same C*.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ByLength {
    /// C*.
    pub length: u32,
    /// Number of problems.
    pub problems: u64,
    /// The mean of each count by name; absent if no problem has the count.
    pub means: BTreeMap<&'static str, f64>,
    /// As in [`Summary::backward_against_forward`].
    pub backward_against_forward: Share,
    /// As in [`Summary::two_sides_against_one`].
    pub two_sides_against_one: Share,
}

/// The summary of a sweep for a pair of heuristics.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The heuristic towards the goal.
    pub heuristic: &'static str,
    /// The heuristic from the start.
    pub backward_heuristic: &'static str,
    /// Each count by name.
    pub counts: BTreeMap<&'static str, Distribution>,
    /// A* forward against A* backward, by expansions.
    pub backward_against_forward: Share,
    /// The minimum cover, a lower bound for bidirectional search, against the better side of A*.
    pub two_sides_against_one: Share,
    /// The maximum that MM expands below C*, against the better side of A*.
    pub mm_against_one: Share,
    /// The problems by length.
    pub by_length: Vec<ByLength>,
}

impl Share {
    fn of(pairs: impl Iterator<Item = (u64, u64)>) -> Self {
        let mut share = Self::default();
        for (first, second) in pairs {
            *match first.cmp(&second) {
                Ordering::Less => &mut share.first,
                Ordering::Greater => &mut share.second,
                Ordering::Equal => &mut share.equal,
            } += 1;
        }
        share
    }
}

impl Distribution {
    fn of(counts: impl Iterator<Item = u64>) -> Self {
        let mut counts: Vec<u64> = counts.collect();
        counts.sort_unstable();
        let (problems, sum) = (counts.len() as u64, counts.iter().sum());
        let quartiles =
            if counts.is_empty() { Vec::new() } else { (0..5).map(|k| quartile(&counts, k)).collect() };
        Self { problems, sum, mean: mean(sum, problems), quartiles }
    }
}

#[allow(clippy::cast_precision_loss)] // counts are below 2^40
fn quartile(counts: &[u64], k: usize) -> f64 {
    let place = k * (counts.len() - 1);
    let [below, above] = [place / 4, place.div_ceil(4)].map(|place| counts[place] as f64);
    below + (above - below) * (place % 4) as f64 / 4.0
}

#[allow(clippy::cast_precision_loss)] // both are far below 2^53
fn mean(sum: u64, problems: u64) -> f64 {
    if problems == 0 { 0.0 } else { sum as f64 / problems as f64 }
}

/// The columns compared: forward, backward, cover, MM.
const COMPARED: [usize; 4] = [0, 1, 2, 6];

impl Summary {
    /// The summary of `rows` for each pair of heuristics. O(n log n) for n rows.
    #[must_use]
    pub fn of(rows: &[Row], pairs: &[[&'static str; 2]]) -> Vec<Self> {
        (0..).zip(pairs).map(|(place, &pair)| Self::of_pair(rows, place, pair)).collect()
    }

    fn of_pair(rows: &[Row], place: usize, [heuristic, backward_heuristic]: [&'static str; 2]) -> Self {
        let all: Vec<&[Option<u64>; 9]> = rows.iter().map(|row| &row.2[place]).collect();
        let mut lengths: BTreeMap<u32, Vec<&[Option<u64>; 9]>> = BTreeMap::new();
        for (row, &counts) in rows.iter().zip(&all) {
            lengths.entry(row.1).or_default().push(counts);
        }
        let distribution =
            |of: &[&[Option<u64>; 9]], count: usize| Distribution::of(of.iter().filter_map(|row| row[count]));
        let by_length = lengths.iter().map(|(&length, of)| ByLength {
            length,
            problems: of.len() as u64,
            means: (0..)
                .zip(COUNTS)
                .map(|(count, name)| (name, distribution(of, count)))
                .filter(|(_, counted)| counted.problems > 0)
                .map(|(name, counted)| (name, counted.mean))
                .collect(),
            backward_against_forward: sides(of),
            two_sides_against_one: families(of),
        });
        Self {
            heuristic,
            backward_heuristic,
            counts: (0..).zip(COUNTS).map(|(count, name)| (name, distribution(&all, count))).collect(),
            backward_against_forward: sides(&all),
            two_sides_against_one: families(&all),
            mm_against_one: Share::of(
                compared(&all).map(|[forward, backward, _, mm]| (mm, forward.min(backward))),
            ),
            by_length: by_length.collect(),
        }
    }
}

fn compared(rows: &[&[Option<u64>; 9]]) -> impl Iterator<Item = [u64; 4]> {
    rows.iter().map(|row| COMPARED.map(|count| row[count].unwrap_or_default()))
}

fn sides(rows: &[&[Option<u64>; 9]]) -> Share {
    Share::of(compared(rows).map(|[forward, backward, ..]| (backward, forward)))
}

fn families(rows: &[&[Option<u64>; 9]]) -> Share {
    Share::of(compared(rows).map(|[forward, backward, cover, _]| (cover, forward.min(backward))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_has_its_mean_and_its_quartiles() {
        let summary = Distribution::of([7, 1, 9, 3].into_iter());
        assert_eq!((summary.problems, summary.sum, summary.mean.to_string().as_str()), (4, 20, "5"));
        assert_eq!(summary.quartiles, [1.0, 2.5, 5.0, 7.5, 9.0]);
        assert_eq!(Distribution::of([8].into_iter()).quartiles, [8.0; 5]);
        let none = Distribution::of([].into_iter());
        assert_eq!((none.problems, none.mean.to_string().as_str(), none.quartiles.len()), (0, "0", 0));
    }

    #[test]
    fn problems_given_up_are_left_out_and_counted_and_sides_are_compared_problem_by_problem() {
        let row = |length, forward, backward, cover, mm, ida_star| {
            let (forward, backward, cover, mm) = (Some(forward), Some(backward), Some(cover), Some(mm));
            let counts = [forward, backward, cover, cover, cover, cover, mm, mm, ida_star];
            Row(String::new(), length, vec![counts])
        };
        let rows = [row(4, 10, 5, 4, 7, Some(20)), row(4, 6, 6, 6, 6, None), row(9, 8, 30, 8, 1, Some(40))];
        let [summary] = &Summary::of(&rows, &[["manhattan", "manhattan"]])[..] else { panic!("one pair") };
        assert_eq!((summary.counts["ida_star"].problems, summary.counts["ida_star"].sum), (2, 60));
        assert_eq!(summary.counts["forward"].sum, 24);
        assert_eq!(summary.backward_against_forward, Share { first: 1, second: 1, equal: 1 });
        assert_eq!(summary.two_sides_against_one, Share { first: 1, second: 0, equal: 2 });
        assert_eq!(summary.mm_against_one, Share { first: 1, second: 1, equal: 1 });
        assert_eq!(
            summary.by_length.iter().map(|row| (row.length, row.problems)).collect::<Vec<_>>(),
            [(4, 2), (9, 1)]
        );
        let means = ["backward", "ida_star"].map(|name| summary.by_length[0].means[name].to_string());
        assert_eq!(means, ["5.5", "20"]);
    }
}
