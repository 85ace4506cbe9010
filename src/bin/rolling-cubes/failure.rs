//! Errors that end a command, with their messages and exit statuses.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

pub enum Failure {
    /// Invalid input: one line, exit status 2.
    Input(String),
    /// No answer is proved: one line, exit status 3.
    Unproved(String),
    /// The output cannot be written: exit status 1, or 0 if the reader closed the pipe.
    Output(io::Error),
}

impl Failure {
    pub fn input(error: impl Display) -> Self {
        Self::Input(error.to_string())
    }

    /// Joins the error and the allowed values of the parser's message into one line, and shortens the given text.
    pub fn arguments(error: &clap::Error, commands: &[String]) -> Self {
        let there_are = || format!("allowed: {} (or --help)", commands.join(", "));
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
        let text: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("For more information")).collect();
        let text = text.join(" ");
        let text = shortened(error, text.strip_prefix("error: ").unwrap_or(&text));
        Self::Input(match error.kind() {
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                format!("no command given; {}", there_are())
            }
            ErrorKind::InvalidSubcommand => format!("{text}; {}", there_are()),
            ErrorKind::UnknownArgument => format!("{text}; --help tells what is allowed"),
            _ => text,
        })
    }

    /// Prints the message, and returns the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Input(message) => {
                let line: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                print_error(&line);
                ExitCode::from(2)
            }
            Self::Unproved(message) => {
                print_error(&message);
                ExitCode::from(3)
            }
            // `head` closes the pipe.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                print_error(&format!("the output could not be written: {error}"));
                ExitCode::FAILURE
            }
        }
    }
}

/// Prints an error line. If standard error is closed or fails, only the exit status remains.
fn print_error(line: &str) {
    let _ = writeln!(io::stderr(), "error: {line}");
}

fn shortened(error: &clap::Error, message: &str) -> String {
    const LONGEST: usize = 40;
    let mut message = message.to_owned();
    for (kind, value) in error.context() {
        let (ContextKind::InvalidArg | ContextKind::InvalidValue | ContextKind::InvalidSubcommand) = kind
        else {
            continue;
        };
        if let ContextValue::String(given) = value
            && given.chars().nth(LONGEST).is_some()
        {
            let beginning: String = given.chars().take(LONGEST).collect();
            // The parser prints the given text on one line, as the message has it here.
            let shown = given.lines().map(str::trim).collect::<Vec<_>>().join(" ");
            message =
                message.replace(given, &format!("{beginning}…")).replace(&shown, &format!("{beginning}…"));
        }
    }
    message
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
