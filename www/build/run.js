// Starts programs the same way on every system. Plain Node, as this runs before `npm ci`.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, homedir, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, and the working directory of programs. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure that the reader can fix; only its message is shown. */
export class Failure extends Error {}

/** Adds rustup's folder to PATH: a shell opened before Rust was installed lacks it. */
const environment = () => ({
  ...process.env,
  PATH: [process.env.PATH, join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin')]
    .filter(Boolean)
    .join(delimiter),
});

/**
 * Runs a program to its end and returns its status and output.
 * @param {readonly string[]} command program and arguments
 * @param {{ show?: boolean, tell?: (text: string) => void, shell?: boolean, env?: Record<string, string>, cwd?: string, gives?: boolean }} [options]
 *   `show` prints output as it arrives, and `tell` passes it to a function; with `gives` it runs at low priority
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
        // Programs do not see the terminal behind the pipe.
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
 * Runs a program with output shown, and throws unless it succeeds.
 * @param {readonly string[]} command
 * @param {{ shell?: boolean, env?: Record<string, string>, cwd?: string, gives?: boolean }} [options]
 */
export async function must(command, options) {
  const { status } = await run(command, { show: true, ...options });
  if (status !== 0) throw new Failure(`\`${command.join(' ')}\` failed with status ${status}`);
}

/**
 * The command of an npm package's program. Node runs it directly, as scripts in `node_modules/.bin` differ between
 * systems.
 * @param {string} name the package
 * @param {string} [program] if its name differs from the package
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
 * The command of npm itself. npm passes its path when it has started this program; its name alone would need a shell on
 * Windows.
 * @param {string[]} args @returns {{ command: string[], shell: boolean }}
 */
export function npm(...args) {
  const program = process.env.npm_execpath;
  return {
    command: program ? [process.execPath, program, ...args] : ['npm', ...args],
    shell: !program && process.platform === 'win32',
  };
}

/** Runs a script; a `Failure` prints one line and exits with status 1. @param {() => Promise<void>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
