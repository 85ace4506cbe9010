//! Audits of workshop bounds on the largest space, at most two seconds each.

use rolling_cubes::session::{Audit, Job};

use crate::cost::{Cost, measure, print_whole};

/// A painting, several combined, and a sum evaluated square by square.
const BOUNDS: [&str; 3] = [
    "paint(colours=WR, axes=u)",
    "max(paint(colours=W), paint(colours=R), paint(colours=B), parity-up(misplaced))",
    "count(s in squares where wanted(s) != none: colour(s) != wanted(s))",
];

/// Milliseconds.
const MOST: f64 = 2000.0;

/// Audits all positions in slices as long as the page's, and returns their number.
fn audited(text: &str) -> u64 {
    let mut audit = Audit::new("cubes", "WWWWWWWWE", "BWRBWRBER", text).expect("a bound");
    while audit.step(2048).expect("room for the space") {}
    let report = audit.report();
    assert_eq!(report.admissible, Some(true), "{text}");
    report.positions
}

pub fn print() {
    for text in BOUNDS {
        let rounds: Vec<(u64, Cost)> = (0..5).map(|_| measure(&|| audited(text))).collect();
        let (positions, cost) = rounds.into_iter().min_by_key(|(_, cost)| cost.time).expect("five rounds");
        print_whole(&format!("audit {text:.44}"), cost, MOST, &format!("{positions} positions"));
    }
}
