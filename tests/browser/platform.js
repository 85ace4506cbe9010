// A learning platform of a test's own: scorm-again as its API, a record that outlives the page, and a player in a window.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzipSync } from 'fflate';
import { packageOf } from '../../www/features/scorm/package.js';
import { teach } from '../../www/shared/words/en/teach.js';

/** @import { Page } from '@playwright/test' */
/** @import { Version } from '../../www/features/scorm/package.js' */

const require = createRequire(import.meta.url);

/** The record of a learner, as scorm-again stores it. @typedef {Record<string, any>} Stored */

/** The platform's page: `log` has all calls of the activity. @type {(version: Version, sandbox: string) => string} */
const host = (version, sandbox) => `<!doctype html><html lang="en"><title>Platform</title>
<link rel="icon" href="data:,">
<script src="scorm-again.js"></script>
<script>
  const settings = { autocommit: false, logLevel: 5 };
  const isNewer = ${version === '2004'};
  const api = isNewer ? new Scorm2004API(settings) : new Scorm12API(settings);
  const fresh = isNewer
    ? { learner_id: '7', learner_name: 'Lovelace, Ada' }
    : { core: { student_id: '7', student_name: 'Lovelace, Ada' } };
  api.loadFromJSON(JSON.parse(localStorage.record ?? 'null') ?? fresh, 'cmi');
  api.on(isNewer ? 'Commit' : 'LMSCommit', () => { localStorage.record = JSON.stringify(api.cmi); });
  window.log = [];
  window[isNewer ? 'API_1484_11' : 'API'] = new Proxy(api, {
    get: (_, method) => (...given) => {
      log.push([method, ...given]);
      return api[method](...given);
    },
  });
</script>
<body><iframe ${sandbox} title="Activity" src="course/index.html" width="1100" height="650"></iframe>`;

const PLAYER = `<!doctype html><html lang="en"><title>Player</title><link rel="icon" href="data:,">
<body><iframe title="Activity" src="course/index.html" width="1100" height="650"></iframe>`;

export class Platform {
  #page;
  #version;

  /** @param {Page} page @param {Version} version */
  constructor(page, version) {
    this.#page = page;
    this.#version = version;
  }

  /** @param {string} link @param {string} [sandbox] attribute of its frame */
  async install(link, sandbox = '') {
    const parts = {
      ...{ version: this.#version, title: 'Week 3', lang: 'en', link, notes: teach.scorm.notes },
      page: readFileSync('dist/rolling-cubes.html'),
      adapter: readFileSync('www/features/scorm/adapter.js', 'utf8'),
    };
    const files = unzipSync(packageOf(parts));
    const scormAgain = readFileSync(require.resolve('scorm-again'));
    /** @type {Record<string, string>} */
    const pages = { '': host(this.#version, sandbox), 'player.html': PLAYER };
    await this.#page.context().route('**/lms/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^.*\/lms\//, '');
      const body = path.startsWith('course/') ? files[path.slice(7)] : scormAgain;
      const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      return route.fulfill({
        contentType,
        body: pages[path] ?? Buffer.from(body ?? ''),
      });
    });
  }

  async open() {
    await this.#page.goto('./lms/');
  }

  async leave() {
    await this.#page.goto('./lms/scorm-again.js');
  }

  /** The activity in a frame of a second window, beside the one that is open. */
  async openPlayer() {
    const window = this.#page.waitForEvent('popup');
    await this.#page.evaluate(() => {
      open('player.html');
    });
    return (await window).frameLocator('iframe').frameLocator('iframe');
  }

  /** Equal in both versions. */
  async record() {
    const text = await this.#page.evaluate(() => localStorage.record ?? '{}');
    /** @type {Stored} */
    const { core, ...cmi } = JSON.parse(text);
    const { lesson_status: status = '' } = core ?? {};
    const isSuccess = status === 'passed' || status === 'failed';
    return core
      ? {
          completion: isSuccess ? 'completed' : status,
          success: isSuccess ? status : 'unknown',
          score: Number(core.score.raw),
          data: cmi.suspend_data,
          comments: cmi.comments,
          total: core.session_time,
        }
      : {
          completion: cmi.completion_status,
          success: cmi.success_status,
          score: Number(cmi.score?.raw),
          data: cmi.suspend_data ?? '',
          comments: Object.values(cmi.comments_from_learner ?? {})
            .map((one) => one?.comment ?? '')
            .join(''),
          total: cmi.session_time,
        };
  }

  get frame() {
    return this.#page.frameLocator('iframe').frameLocator('iframe');
  }

  get note() {
    return this.#page.frameLocator('iframe').locator('p[role=alert]');
  }

  /** @param {string} method */
  async calls(method) {
    /** @type {string[][]} */
    const log = await this.#page.evaluate(() => Reflect.get(window, 'log'));
    return log.filter(([name]) => name?.replace('LMS', '') === method);
  }
}
