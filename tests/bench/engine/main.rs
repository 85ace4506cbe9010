//! Speed and memory, as ratios in one run: the engine beside the `pathfinding` crate, beside plain recursions and
//! beside bare loops, all on the same puzzle code; and its searches beside each other.
//!
//! `cargo bench` measures some with divan, then prints a table in which rivals took turns, so that a busy machine slows
//! both; the fastest of the rounds counts. `ROWS=star cargo bench --bench engine` prints only the table's rows with that
//! in their names. Memory is what a counting allocator saw at the highest.
//!
//! What a search costs that stores much depends on where its memory comes from, and that on what ran before: glibc's
//! allocator gives large blocks back or keeps them, by thresholds that move with what it was asked for. So the table is
//! printed twice, by processes whose allocator does not adapt: once with all large blocks fresh from the system, as
//! in a program that runs one search, and once with all memory at hand, as in one that has run it before.

mod audits;
mod cost;
mod loops;
mod plain;
mod problems;
mod rivals;
mod together;
mod whole;

use std::process::Command;

use cost::{Counting, print_head};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Whether a row is wanted in the table: `ROWS=star` picks the algorithms with `star` in their names;
/// `plain`, `census`, `bare`, `audits`, `tables`, `traced` and `together` pick what is beside these.
fn wanted(row: &str) -> bool {
    std::env::var("ROWS").map_or(true, |part| row.contains(&part))
}

fn print_table() {
    print_head();
    rivals::print();
    plain::print();
    loops::print();
    whole::print();
    if wanted("audits") {
        println!("bounds of the workshop, asked of every position, tables included");
        audits::print();
    }
}

/// Where memory comes from, and the settings of glibc's allocator that see to it. Other allocators pass them over.
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

/// Prints the table, each time by a process of its own, as an allocator is set when it begins.
fn print_tables() -> std::io::Result<()> {
    for (name, settings) in MEMORY {
        println!("\n{name}");
        Command::new(std::env::current_exe()?).arg(TABLE).envs(settings).status()?;
    }
    Ok(())
}

/// What a process is called with that is to print a table.
const TABLE: &str = "--print-table";

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == [TABLE] {
        print_table();
        return Ok(());
    }
    if std::env::var_os("ROWS").is_none() {
        divan::main();
    }
    // The table belongs to a whole run, not to one that picks or only tries.
    if arguments == ["--bench"] {
        print_tables()?;
        together::print();
    }
    Ok(())
}
