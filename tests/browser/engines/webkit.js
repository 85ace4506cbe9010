// WebKitGTK by WebDriver: https://w3c.github.io/webdriver

import { spawn } from 'node:child_process';
import { setTimeout as later } from 'node:timers/promises';
import { screen, webkitDriver } from '../../../www/build/engines.js';
import { freePort } from '../../../www/build/port.js';

/** @import { Driver } from './firefox.js' */
/** @import { ChildProcess } from 'node:child_process' */

/** Timeout of a program in the page, in milliseconds. */
const PATIENCE = 120_000;

/** @returns {Promise<Driver>} */
export async function startWebKit() {
  /** @type {ChildProcess[]} */
  const started = [];
  const end = () => {
    for (const program of started.reverse()) program.kill();
  };
  try {
    const display = await ownScreen(started);
    const port = await freePort();
    const env = {
      ...process.env,
      ...(display ? { DISPLAY: display } : {}),
      // WebKitGTK names this locale `C`, which Intl rejects; the page must still open.
      LC_ALL: 'C.UTF-8',
    };
    started.push(spawn(webkitDriver() ?? '', [`--port=${port}`], { env, stdio: 'ignore' }));
    const { open, run, close } = await session(`http://127.0.0.1:${port}`);
    return { open, run, close: () => close().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** The screen's name once it runs; undefined without one. @param {ChildProcess[]} started */
async function ownScreen(started) {
  const program = screen();
  if (!program) return undefined;
  const options = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(server);
  const number = await new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').once('data', resolve);
    server.on('error', reject).on('exit', () => reject(new Error('Xvfb has ended')));
  });
  return `:${String(number).trim()}`;
}

/** @param {string} driver its address */
async function session(driver) {
  /** @type {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>} */
  const send = async (method, path, body) => {
    const answer = await fetch(driver + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  for (let tries = 100; ; tries--) {
    const ready = await send('GET', '/status').then(
      (status) => status.ready,
      () => false,
    );
    if (ready) break;
    if (tries === 0) throw new Error('WebKitWebDriver does not answer');
    await later(100);
  }
  const { sessionId } = await send('POST', '/session', { capabilities: {} });
  const path = `/session/${sessionId}`;
  await send('POST', `${path}/timeouts`, { script: PATIENCE });
  return {
    /** @type {Driver['open']} */
    open: (url) => send('POST', `${path}/url`, { url }),
    /** @type {Driver['run']} */
    async run(program, given) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => JSON.stringify({ value: await (${program})(${JSON.stringify(given) ?? ''}) }))()
          .catch((error) => JSON.stringify({ error: String(error) }))
          .then(done);`;
      const { value, error } = JSON.parse(
        await send('POST', `${path}/execute/async`, { script, args: [] }),
      );
      if (error) throw new Error(error);
      return value;
    },
    close: () => send('DELETE', path),
  };
}
