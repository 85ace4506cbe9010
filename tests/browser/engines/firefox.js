// Firefox by WebDriver BiDi: https://w3c.github.io/webdriver-bidi

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { firefox } from '../../../www/build/engines.js';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * A browser with one page. `run` runs a function in it, and passes what it is given, and its answer, as JSON.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {<T, Given>(program: (given: Given) => T | Promise<T>, given?: Given) => Promise<T>} run
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<Driver>} */
export async function startFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'rolling-cubes-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(firefox() ?? 'firefox', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => browser.on('exit', resolve));
  const end = async () => {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = new WebSocket(`${await addressOf(browser)}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const { open, run } = await session(socket);
    const close = async () => {
      socket.close();
      await end();
    };
    return { open, run, close };
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param {ChildProcess} browser @returns {Promise<string>} */
const addressOf = (browser) =>
  new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    browser.on('error', reject);
    browser.on('exit', () => reject(new Error(`Firefox has ended: ${output}`)));
  });

/** @param {WebSocket} socket */
async function session(socket) {
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
  });
  /** @type {(method: string, params: object) => Promise<any>} */
  const send = async (method, params) => {
    const id = waiting.size + 1;
    const answer = await new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const [{ context }] = contexts;
  return {
    /** @type {Driver['open']} */
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** @type {Driver['run']} */
    async run(program, given) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${program})(${JSON.stringify(given) ?? ''})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
  };
}
