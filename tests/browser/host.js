// A web host per test, with changeable files, that can stop.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @import { ChildProcess } from 'node:child_process' */

/** A path, since the build works below any. */
const PATH = '/a/class/room/';

export class Host {
  #folder = mkdtempSync(join(tmpdir(), 'rolling-cubes-'));
  /** @type {ChildProcess | null} */
  #server = null;
  url = '';

  /** @param {string} folder */
  publish(folder) {
    rmSync(this.#folder, { recursive: true });
    cpSync(folder, this.#folder, { recursive: true });
  }

  /** @param {string} name */
  file(name) {
    return join(this.#folder, name);
  }

  /** Starts, on the earlier port if any. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0';
    const server = spawn(process.execPath, ['www/build/serve.js', this.#folder, PATH, port]);
    this.#server = server;
    this.url = await new Promise((resolve, reject) => {
      server.on('error', reject);
      server.stdout.setEncoding('utf8').on('data', (text) => {
        const [url] = /http:\S+/.exec(text) ?? [];
        if (url) resolve(url);
      });
    });
  }

  /** Stops, as if the network failed. */
  async stop() {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const gone = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await gone;
  }

  async close() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
