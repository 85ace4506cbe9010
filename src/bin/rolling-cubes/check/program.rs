//! Runs a program on an input, within limits, and measures it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of output that are read: far more than any answer has.
const MOST_OUTPUT: u64 = 1 << 20;
/// Time between two looks at a running program.
const PAUSE: Duration = Duration::from_millis(2);
/// Time for the rest of the output after the program has ended.
const PATIENCE: Duration = Duration::from_secs(1);

pub struct Limits {
    pub seconds: u64,
    pub kilobytes: Option<u64>,
}

/// Why a run ended.
#[derive(Clone, Copy)]
pub enum End {
    Status(ExitStatus),
    Time,
    Memory,
    Output,
}

pub struct Run {
    pub end: End,
    pub output: String,
    /// The last line of its standard error.
    pub complaint: Option<String>,
    pub seconds: f64,
    /// The most memory that was seen in use, of the program alone; `None` where the system does not say.
    pub kilobytes: Option<u64>,
    /// Bytes of the input that it has read, if not all.
    pub read: Option<u64>,
}

/// Runs `program` with `input` as its standard input, and ends all that it has started.
///
/// # Errors
/// If it cannot be started.
pub fn run(program: &[OsString], input: &str, limits: &Limits) -> io::Result<Run> {
    let mut file = stored(input)?;
    let [name, arguments @ ..] = program else { return Err(io::ErrorKind::NotFound.into()) };
    let mut command = Command::new(name);
    command.args(arguments).stdin(file.try_clone()?).stdout(Stdio::piped()).stderr(Stdio::piped());
    // A group of its own, which ends as a whole.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let start = Instant::now();
    let mut child = command.spawn()?;
    let output = reading(child.stdout.take());
    let errors = reading(child.stderr.take());
    let mut kilobytes = None;
    let mut early = None;
    let end = loop {
        kilobytes = kilobytes.max(memory(child.id()));
        // The status comes first: a program that has just ended has kept the limit.
        if let Some(status) = child.try_wait()? {
            break End::Status(status);
        }
        if start.elapsed() > Duration::from_secs(limits.seconds) {
            break End::Time;
        }
        if limits.kilobytes.is_some_and(|most| kilobytes > Some(most)) {
            break End::Memory;
        }
        early = early.or_else(|| output.try_recv().ok());
        if early.as_ref().is_some_and(|bytes| bytes.len() as u64 > MOST_OUTPUT) {
            break End::Output;
        }
        thread::sleep(PAUSE);
    };
    let seconds = start.elapsed().as_secs_f64();
    end_all(&mut child)?;
    let written = early.or_else(|| output.recv_timeout(PATIENCE).ok()).unwrap_or_default();
    let is_long = written.len() as u64 > MOST_OUTPUT;
    let errors = errors.recv_timeout(PATIENCE).unwrap_or_default();
    let complaint = String::from_utf8_lossy(&errors)
        .lines()
        .rev()
        .find(|line| !line.trim().is_empty())
        .map(str::to_owned);
    // Both handles share their place in the file.
    let read = file.stream_position()?;
    Ok(Run {
        end: if is_long { End::Output } else { end },
        output: String::from_utf8_lossy(&written).into_owned(),
        complaint,
        seconds,
        kilobytes,
        read: (read < input.len() as u64).then_some(read),
    })
}

/// The input in a file without a name, at its beginning. It tells how far a program has read, which a pipe does not.
fn stored(input: &str) -> io::Result<File> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let name = format!("rolling-cubes-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let path = std::env::temp_dir().join(name);
    let mut file = OpenOptions::new().read(true).write(true).create_new(true).open(&path)?;
    // Where an open file cannot lose its name it stays until the system clears its folder.
    let _ = fs::remove_file(&path);
    file.write_all(input.as_bytes())?;
    file.rewind()?;
    Ok(file)
}

/// Reads a pipe to its end, or until it has too much.
fn reading(pipe: Option<impl Read + Send + 'static>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.map(|pipe| pipe.take(MOST_OUTPUT + 1).read_to_end(&mut bytes));
        let _ = sender.send(bytes);
    });
    receiver
}

fn end_all(child: &mut std::process::Child) -> io::Result<()> {
    // The standard library can end a process, but no group.
    #[cfg(unix)]
    let _ = Command::new("kill")
        .args(["-KILL", "--", &format!("-{}", child.id())])
        .stderr(Stdio::null())
        .status();
    let _ = child.kill();
    child.wait().map(drop)
}

/// The most memory of a running process so far.
fn memory(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim_end().parse().ok()?;
    // Not before the program has begun.
    (kilobytes > 0).then_some(kilobytes)
}
