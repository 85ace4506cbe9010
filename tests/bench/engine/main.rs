//! Speed and memory as ratios within one run: the engine against the `pathfinding` crate on equal puzzle code, and its
//! searches against each other.
//!
//! `cargo bench` prints a table in which rivals alternate, so that load affects both; the fastest round counts.
//! `ROWS=star cargo bench --bench engine` selects rows by name. Memory is the peak that a counting allocator saw.
//!
//! glibc's allocator returns or keeps large blocks by adaptive thresholds, so a search's cost depends on earlier work.
//! So processes with fixed thresholds print the table twice: with fresh blocks, as in a program's first search, and
//! with memory at hand, as in a later one.

mod cost;
mod problems;
mod rivals;
mod together;
mod whole;

use std::process::Command;

use cost::{Counting, print_head};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Whether the table includes a row: `ROWS=star` selects algorithms with `star` in their names; `tables`, `traced`
/// and `together` select other rows.
fn wanted(row: &str) -> bool {
    std::env::var("ROWS").map_or(true, |part| row.contains(&part))
}

fn print_table() {
    print_head();
    rivals::print();
    whole::print();
}

/// Sources of memory, and glibc's settings for them. Other allocators ignore these.
const MEMORY: [(&str, [(&str, &str); 3]); 2] = [
    (
        "large blocks of memory fresh from the system",
        [
            ("MALLOC_MMAP_MAX_", "65536"),
            ("MALLOC_MMAP_THRESHOLD_", "131072"),
            ("MALLOC_TRIM_THRESHOLD_", "131072"),
        ],
    ),
    (
        "all memory at hand",
        [
            ("MALLOC_MMAP_MAX_", "0"),
            ("MALLOC_MMAP_THRESHOLD_", "131072"),
            ("MALLOC_TRIM_THRESHOLD_", "4000000000"),
        ],
    ),
];

/// Prints each table in a process of its own, as an allocator is configured at start.
fn print_tables() -> std::io::Result<()> {
    for (name, settings) in MEMORY {
        println!("\n{name}");
        Command::new(std::env::current_exe()?).arg(TABLE).envs(settings).status()?;
    }
    Ok(())
}

const TABLE: &str = "--print-table";

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == [TABLE] {
        print_table();
        return Ok(());
    }
    // The table belongs to a full run, not to a filtered or test run.
    if arguments == ["--bench"] {
        print_tables()?;
        together::print();
    }
    Ok(())
}
