// Starting programs, the same way on every system. Plain Node: this runs before `npm ci`.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, homedir, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root; programs are started there. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure that the reader can mend. Its message is all there is to show: no stack. */
export class Failure extends Error {}

/**
 * The environment for every program: rustup's own folder is added at the end of PATH, because a
 * shell that was open when Rust was installed does not have it yet.
 */
const environment = () => ({
  ...process.env,
  PATH: [process.env.PATH, join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin')]
    .filter(Boolean)
    .join(delimiter),
});

/**
 * Runs a program to its end and returns its status and output.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {{ show?: boolean, tell?: (text: string) => void, shell?: boolean, env?: Record<string, string>, cwd?: string, gives?: boolean }} [options]
 *   `show` passes the output on while it runs, and `tell` gives it to a function; with `gives` it gives way to programs beside it
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(
  [program = '', ...args],
  { show = false, tell, shell = false, env = {}, cwd = root, gives = false } = {},
) {
  const colour = (show || tell) && process.stdout.isTTY && !process.env.NO_COLOR;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment(),
        // The output goes through a pipe, so programs would not know that a terminal shows it.
        ...(colour ? { FORCE_COLOR: '1', CARGO_TERM_COLOR: 'always' } : {}),
        ...env,
      },
    });
    if (gives && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    /** @type {(stream: NodeJS.WriteStream) => (text: string) => void} */
    const collect = (stream) => (text) => {
      output += text;
      if (show) stream.write(text);
      tell?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'ENOENT' ? new Failure(`${program} is not installed`) : error);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\n${program} was ended by ${signal}`;
      resolve({ status: code ?? 1, output });
    });
  });
}

/**
 * Runs a program with its output shown, and fails unless it succeeds.
 *
 * @param {readonly string[]} command
 * @param {{ shell?: boolean, env?: Record<string, string>, cwd?: string, gives?: boolean }} [options]
 */
export async function must(command, options) {
  const { status } = await run(command, { show: true, ...options });
  if (status !== 0) throw new Failure(`\`${command.join(' ')}\` failed with status ${status}`);
}

/**
 * The command for a program of an npm package. Node runs it directly, because the small shell
 * scripts in `node_modules/.bin` differ between systems.
 *
 * @param {string} name the package
 * @param {string} [program] its program, when not named like the package
 * @returns {string[]}
 */
export function npmProgram(name, program = name) {
  const folder = join(root, 'node_modules', name);
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new Failure(`node_modules/${name} is missing; run \`npm ci\``);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[program])];
}

/**
 * The command for npm itself. It says where it lies when it has started this program; its name alone needs a shell on Windows.
 *
 * @param {string[]} args
 * @returns {{ command: string[], shell: boolean }}
 */
export function npm(...args) {
  const program = process.env.npm_execpath;
  return {
    command: program ? [process.execPath, program, ...args] : ['npm', ...args],
    shell: !program && process.platform === 'win32',
  };
}

/**
 * Runs a script's whole work; a `Failure` ends it with one line and a status of 1.
 *
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
