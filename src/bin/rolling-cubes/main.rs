//! The command line: the same sessions as the page, from arguments and files.

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

mod atlas;
mod audit;
mod check;
mod compare;
mod failure;
mod floor;
mod judge;
mod link;
mod picture;
mod request;
mod solve;
mod sweep;

use failure::Failure;

/// Shortest solutions of the Cubic Eight-Puzzle and its family, counted to the node.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Answer a contest's own input, problem by problem, from standard input.
    ///
    /// Prints a number only where it is proved: the least, or -1 where there is no solution or none short enough. Else an error says
    /// which problem it was and why no number is proved, and the exit status is 3. Input is UTF-8, with or without a byte-order mark;
    /// the cells of a row may have spaces between them.
    Judge(judge::Judge),
    /// Run a program on problems of a contest, and find the smallest that it answers wrong.
    ///
    /// For example `rolling-cubes check cubes -- python3 mine.py`. The problems are samples, known traps, and random ones; all right
    /// answers are proved. Exit status: 0 if all answers are right, 1 if one is wrong, 2 if the command is.
    Check(check::Check),
    /// Solve one problem and print every count.
    Solve(solve::Solve),
    /// Solve one problem in several ways and print their counts side by side.
    Compare(compare::Compare),
    /// Count all positions that can be reached, depth by depth.
    Atlas(atlas::Atlas),
    /// Count how few positions any search could expand, from the whole space.
    ///
    /// Any search that is deterministic, front-to-end and black-box, and knows that a move costs 1.
    Floor(floor::Floor),
    /// Count the floors of a whole family of problems, with any number of threads and machines; or run every search on a puzzle of your
    /// own.
    Sweep(sweep::Sweep),
    /// Put the parts of a sweep together.
    Merge(sweep::Merge),
    /// Ask every position whether a heuristic is a lower bound.
    Audit(audit::Audit),
    /// Print the link that opens the page on a problem, a race, a line of play.
    Link(link::Link),
    /// Write a board, a solution or a search tree as SVG.
    Picture(picture::Picture),
}

fn commands() -> Vec<String> {
    let commands = Arguments::command();
    commands.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => return Failure::arguments(&error, &commands()).report(),
        // --help and --version go to standard output; a closed pipe is no error.
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    let result = match arguments.command {
        Command::Judge(judge) => judge.run(io::stdin().lock(), &mut out),
        Command::Check(check) => return check.run(&mut out).unwrap_or_else(Failure::report),
        Command::Solve(solve) => solve.run(&mut out),
        Command::Compare(compare) => compare.run(&mut out),
        Command::Atlas(atlas) => atlas.run(&mut out),
        Command::Floor(floor) => floor.run(&mut out),
        Command::Sweep(sweep) => sweep.run(&mut out),
        Command::Merge(merge) => merge.run(&mut out),
        Command::Audit(audit) => return audit.run(&mut out).unwrap_or_else(Failure::report),
        Command::Link(link) => link.run(&mut out),
        Command::Picture(picture) => picture.run(&mut out),
    };
    result.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
