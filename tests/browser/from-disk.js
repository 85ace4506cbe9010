// Pages that lie on disk with the elements in one file.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ELEMENTS = `<rolling-cubes-race lang="de" puzzle="tiles" start="867254301" goal="123456780" race="ida-star/manhattan,a-star/manhattan" speed="0" autoplay></rolling-cubes-race>
<rolling-cubes-lesson lesson="ida-star"><a href="#">The lesson</a></rolling-cubes-lesson>`;

/**
 * Two documents without a declared encoding: `deck.html` beside the script, and `alone.html`, which contains it.
 * @returns {{ folder: string, url: string, remove: () => void }}
 */
export function writeDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'Mein Ordner #1 – ü %20 (x)'));
  const script = readFileSync('dist/embed-all.js', 'utf8');
  writeFileSync(join(folder, 'embed-all.js'), script);
  const write = (/** @type {string} */ name, /** @type {string} */ element) =>
    writeFileSync(join(folder, name), `<!doctype html>${element}${ELEMENTS}`);
  write('deck.html', '<script src="embed-all.js" defer></script>');
  write('alone.html', `<script>${script}</script>`);
  return {
    folder,
    url: pathToFileURL(`${folder}/`).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** In the page, waits for the race's end and the lesson's first message. */
export async function raceAndLesson() {
  /** @type {<T>(look: () => T | undefined | null | false | '') => Promise<T>} */
  const until = async (look) => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const race = /** @type {any} */ (document.querySelector('rolling-cubes-race'));
  const lesson = /** @type {any} */ (document.querySelector('rolling-cubes-lesson'));
  lesson.scrollIntoView();
  const standing = await until(() => lesson.standing);
  race.scrollIntoView();
  /** @type {{phase: string, length: number, generated: number}[]} */
  const lanes = await until(
    () =>
      race.lanes?.length === 2 &&
      race.lanes.every((/** @type {any} */ { phase }) => phase === 'ended') &&
      race.lanes,
  );
  return {
    lesson: standing.lesson,
    lanes: lanes.map(({ length, generated }) => ({ length, generated })),
    words: race.shadowRoot.textContent.replace(/\s+/g, ' '),
  };
}
