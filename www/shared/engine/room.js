// Default memory limit of a search. Without one, a search that stores everything would crash the page instead of
// returning.

/**
 * @typedef {object} Device
 * @property {number | undefined} memory in GiB as browsers report it: rounded, up to 8 or 32, often undefined
 * @property {boolean} isHeld a phone or tablet, which ends large pages long before memory is exhausted
 */

const GIB = 2 ** 30;

/** Upper limit, so that six searches leave memory on large machines. */
const MOST = GIB;

/**
 * Share of the device's memory for one search, halved on phones. Six lanes then store up to three eighths. With tables
 * and the page, six lanes used 1.9 of 4 GiB on the 15-puzzle.
 */
const SHARE = 1 / 16;

/** Assumed memory when the browser reports none, in GiB. */
const ASSUMED = { held: 4, standing: 8 };

/** Bytes that a search may store. @type {(device: Device) => number} */
export function roomOn({ memory, isHeld }) {
  const gigabytes = memory ?? (isHeld ? ASSUMED.held : ASSUMED.standing);
  return Math.min(MOST, Math.round(gigabytes * GIB * SHARE * (isHeld ? 0.5 : 1)));
}

/** @returns {Device} */
const thisDevice = () => ({
  memory: /** @type {{deviceMemory?: number} | undefined} */ (globalThis.navigator)?.deviceMemory,
  isHeld: globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false,
});

/** @type {number | null} */
let room = null;

/** Bytes that a search may store on this device, constant while the page is open. */
export function deviceRoom() {
  room ??= roomOn(thisDevice());
  return room;
}
