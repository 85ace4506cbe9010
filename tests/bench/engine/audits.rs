//! Audits of bounds from the workshop on the largest space that is asked as a whole and at once: under two seconds each.

use rolling_cubes::session::Audit;

use crate::cost::{Cost, measure, print_whole};

/// A painting, several put together, and a sum that is worked out square by square.
const BOUNDS: [&str; 3] = [
    "paint(colours=WR, axes=u)",
    "max(paint(colours=W), paint(colours=R), paint(colours=B), parity-up(misplaced))",
    "count(s in squares where wanted(s) != none: colour(s) != wanted(s))",
];

/// The most that an audit may take, in milliseconds.
const MOST: f64 = 2000.0;

/// Asks all positions in slices as long as a page's are. Tells how many there were.
fn audited(text: &str) -> u64 {
    let mut audit = Audit::new("cubes", "WWWWWWWWE", "BWRBWRBER", text).expect("a bound");
    while audit.step(2048).expect("room for the space") {}
    let report = audit.report();
    assert_eq!(report.admissible, Some(true), "{text}");
    report.positions
}

/// A row for each bound.
pub fn print() {
    for text in BOUNDS {
        let rounds: Vec<(u64, Cost)> = (0..5).map(|_| measure(&|| audited(text))).collect();
        let (positions, cost) = rounds.into_iter().min_by_key(|(_, cost)| cost.time).expect("five rounds");
        print_whole(&format!("audit {text:.44}"), cost, MOST, &format!("{positions} positions"));
    }
}
