// `npm run icons`: draws the icons into www/app/public: a cube seen from a corner, with the board's geometry, light and
// colours.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CUBE } from '../shared/board/pieces/cubes/cube.js';
import { cubeItems } from '../shared/board/pieces/cubes/items.js';
import { IDENTITY, view } from '../shared/board/projection.js';
import { themeOf } from '../shared/board/theme.js';
import { ensureChromium, launchOptions } from './chromium.js';
import { main, root } from './run.js';

/** @import { Item } from '../shared/board/scene.js' */

/** Width and height in the drawing's units. */
const SIZE = 64;
/** Shows all three colours at about equal size. */
const CORNER = { yaw: (-40 * Math.PI) / 180, pitch: (36 * Math.PI) / 180 };
const PAPER = '#fbfaf7';

/**
 * Icons: width in pixels, free share on every side, background. A maskable icon may be cropped to a circle of four
 * fifths of its width.
 */
const PICTURES = [
  { name: 'icon-192.png', pixels: 192, free: 0.03, ground: null },
  { name: 'icon-512.png', pixels: 512, free: 0.03, ground: null },
  { name: 'icon-maskable-512.png', pixels: 512, free: 0.2, ground: PAPER },
  { name: 'apple-touch-icon.png', pixels: 180, free: 0.12, ground: PAPER },
];

await main(async () => {
  const folder = join(root, 'www/app/public');
  // Letters would be illegible at a tab's icon size.
  await writeFile(join(folder, 'favicon.svg'), cubeAsSvg(0.03, null, false));
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    for (const { name, pixels, free, ground } of PICTURES) {
      const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
      const svg = cubeAsSvg(free, ground, true);
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
      await page.screenshot({ path: join(folder, name), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** @type {(free: number, ground: string | null, lettered: boolean) => string} */
function cubeAsSvg(free, ground, lettered) {
  const shape = CUBE.facets.flatMap(({ points }) => points);
  const seen = view(CORNER, 1, shape, SIZE, SIZE, free * SIZE);
  const lettering = () => ({ angle: 0, clear: lettered ? 1 : 0 });
  const items = cubeItems('WRB', IDENTITY, lettering, seen, themeOf('light'), false);
  const paper = ground ? `<rect width="${SIZE}" height="${SIZE}" fill="${ground}" />\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
<title>Rolling Cubes</title>
${paper}${items.map(path).join('\n')}
</svg>
`;
}

/** @type {(item: Item) => string} */
function path({ loops = [], fill = 'none', stroke, width = 1, rule }) {
  const d = loops
    .map((loop) => `M${loop.map((point) => point.map((n) => n.toFixed(2)).join(' ')).join('L')}Z`)
    .join('');
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width.toFixed(2)}"` : '';
  return `<path d="${d}" fill="${fill}"${line}${rule ? ` fill-rule="${rule}"` : ''} />`;
}
