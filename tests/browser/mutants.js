// Seeded mutants of links, some with markup.

const LINKS = [
  'v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW&moves=LU.R&race=ida-star/colours:order=ULDR,bfs&at=100,end',
  'v=1&puzzle=tiles&start=0197bd53ec4286af&race=a-star/manhattan:max-nodes=1000&mode=nodes&view=race&at=10',
  'v=1&puzzle=tiles&goal=123456780&camera=-20,60&theme=dark&lang=en',
  'v=1&puzzle=knights&start=01011110*1011100101000100&race=branch-and-bound:incumbent=15:ties=cut&at=7',
  'v=1&puzzle=toys&moves=12221213&race=bfs,iddfs,a-star,bfs,bfs,bfs&at=1,2,3,4,5,6',
];

const MARKUP = [
  '<img id=injected src=x onerror="window.injected=1">',
  '%3Cscript%3Ewindow.injected=1%3C/script%3E',
  '"><svg/onload=window.injected=1>',
  "'-window.injected=1-'",
  '{{window.injected=1}}',
  'javascript:window.injected=1',
];

const ODD = [
  '&',
  '=',
  ',',
  ':',
  '/',
  '.',
  '#',
  '%',
  '%00',
  '%ff',
  '%E2%80%AE',
  '\u{1f9ca}',
  '-1',
  '1e9',
];

/** Numbers below `n` (mulberry32). @param {number} seed */
export function chance(seed) {
  let state = (seed + 1) * 0x9e3779b9;
  return (/** @type {number} */ n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** @param {number} seed */
export function mutant(seed) {
  const below = chance(seed);
  const one = (/** @type {readonly string[]} */ of) => of[below(of.length)] ?? '';
  let text = one(LINKS);
  for (let times = 1 + below(4); times > 0; times -= 1) {
    const at = below(text.length + 1);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    switch (below(6)) {
      case 0:
        text = before + one(MARKUP) + after;
        break;
      case 1:
        text = before + one(ODD) + after;
        break;
      case 2:
        text = before + after.slice(1 + below(9));
        break;
      case 3:
        text = before + after + one(LINKS).slice(below(40));
        break;
      case 4:
        text = before + String.fromCharCode(33 + below(94)) + after.slice(1);
        break;
      default:
        text = before + after.slice(0, below(30)).repeat(1 + below(20)) + after;
    }
  }
  return text;
}
