//! What ends a command before its end, and how it is told.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;

/// What ends a command before its end.
pub enum Failure {
    /// The input is wrong: one line for the person, exit status 2.
    Input(String),
    /// The output cannot be written: exit status 1, unless the reader has gone away.
    Output(io::Error),
}

impl Failure {
    /// Wrong input, told by `error`.
    pub fn input(error: impl Display) -> Self {
        Self::Input(error.to_string())
    }

    /// Wrong arguments. The parser writes several lines; what is wrong and what is allowed go into one.
    pub fn arguments(error: &clap::Error) -> Self {
        if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Self::Input(
                "no command given; allowed: judge, solve, compare, atlas or link (or --help)".to_owned(),
            );
        }
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
        let told: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("For more information")).collect();
        let told = told.join(" ");
        Self::Input(told.strip_prefix("error: ").unwrap_or(&told).to_owned())
    }

    /// Tells the person, and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Input(message) => {
                // Whatever was given, the message stays on its line.
                let line: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                eprintln!("error: {line}");
                ExitCode::from(2)
            }
            // The reader closed the pipe, as `head` does: it has all it wants.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                eprintln!("error: the output could not be written: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
