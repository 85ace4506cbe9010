// How much memory a search may take that has no limit of its own. One that stores everything would otherwise end with the page instead
// of with an answer, on a small device soon.

/**
 * What is known of a device.
 * @typedef {object} Device
 * @property {number | undefined} memory in GiB, as browsers tell it: rounded, and up to 8 or 32; many tell nothing
 * @property {boolean} isHeld whether it is a phone or a tablet, which ends a page that takes much long before its memory is used up
 */

const GIB = 2 ** 30;

/** No search has more: six of them are to leave something to a large machine as well. */
const MOST = GIB;

/**
 * The part of a device's memory that a search may take: a sixteenth. Six lanes then store in three eighths of it; with all that a
 * page has besides, and what tables grow out of, six on the 15-puzzle came to 1.9 GiB where 4 were told. In the hand it is half of that.
 */
const SHARE = 1 / 16;

/** What a device is taken to have that does not tell, in GiB. */
const UNTOLD = { held: 4, standing: 8 };

/** The most bytes for what a search stores. @type {(device: Device) => number} */
export function roomOn({ memory, isHeld }) {
  const gigabytes = memory ?? (isHeld ? UNTOLD.held : UNTOLD.standing);
  return Math.min(MOST, Math.round(gigabytes * GIB * SHARE * (isHeld ? 0.5 : 1)));
}

/** The device that this is. @returns {Device} */
const thisDevice = () => ({
  memory: /** @type {{deviceMemory?: number} | undefined} */ (globalThis.navigator)?.deviceMemory,
  isHeld: globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false,
});

/** @type {number | null} */
let room = null;

/** The most bytes for what a search stores, on this device; the same for as long as the page is open. */
export function deviceRoom() {
  room ??= roomOn(thisDevice());
  return room;
}
