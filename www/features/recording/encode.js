// Encodes a film in the browser: as MP4 or WebM by its own encoders, or as GIF.

import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * A film is drawn frame by frame, so that its pace does not depend on the machine.
 * @typedef {object} Film
 * @property {number} width even, as encoders demand
 * @property {number} height
 * @property {number} seconds
 * @property {(ctx: CanvasRenderingContext2D, t: number) => void} draw `t` goes from 0 to 1
 */
/** @typedef {'mp4' | 'webm' | 'gif'} Format */

/**
 * H.264 of high profile, level 4, and VP9 of level 4, which suffice for these sizes.
 * @type {Readonly<Record<Exclude<Format, 'gif'>, {name: 'avc' | 'vp9', codec: string, format: () => Mp4OutputFormat | WebMOutputFormat}>>}
 */
const VIDEOS = {
  mp4: {
    ...{ name: 'avc', codec: 'avc1.640028' },
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
  webm: { name: 'vp9', codec: 'vp09.00.40.08', format: () => new WebMOutputFormat() },
};
/** Frames a second. GIF counts hundredths of a second. */
const RATES = { mp4: 30, webm: 30, gif: 12.5 };
/** Seconds between pictures that a player can jump to. */
const KEYS = 5;
/** The last picture stays for this many seconds. */
const STAYS = 1;
const TYPES = { mp4: 'video/mp4', webm: 'video/webm', gif: 'image/gif' };

/** @param {Film} film @param {Exclude<Format, 'gif'>} format @returns {VideoEncoderConfig} */
const configOf = ({ width, height }, format) => ({
  ...{ codec: VIDEOS[format].codec, width, height },
  ...{ bitrate: 2_000_000, framerate: RATES[format] },
});

/** The formats that this browser can encode. @param {Film} film @returns {Promise<Format[]>} */
export async function formatsOf(film) {
  /** @type {Format[]} */
  const found = [];
  for (const name of /** @type {const} */ (['mp4', 'webm'])) {
    if (!('VideoEncoder' in globalThis)) break;
    const { supported } = await VideoEncoder.isConfigSupported(configOf(film, name));
    if (supported) found.push(name);
  }
  return [...found, 'gif'];
}

/** @param {Film} film */
function screenOf({ width, height }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('no canvas could be made');
  return { canvas, ctx };
}

/** @param {Film} film @param {Format} format */
const countOf = ({ seconds }, format) => Math.round(seconds * RATES[format]);

/** Draws a frame. @param {Film} film @param {Format} format @param {CanvasRenderingContext2D} ctx @param {number} frame */
function drawFrame(film, format, ctx, frame) {
  const moving = Math.max(1, Math.round((film.seconds - STAYS) * RATES[format]));
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
  film.draw(ctx, Math.min(1, frame / moving));
}

/** Lets the page answer between frames. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/**
 * @param {Film} film @param {Format} format
 * @param {{frames?: readonly number[], report?: (share: number) => void, signal?: AbortSignal}} [options] some of the
 *   frames; called with the encoded share; stops the work
 */
export async function encode(film, format, { frames, report = () => {}, signal } = {}) {
  const wanted = frames ?? Array.from({ length: countOf(film, format) }, (_, frame) => frame);
  const step = async (/** @type {number} */ n) => {
    signal?.throwIfAborted();
    report(n / wanted.length);
    await breath();
  };
  const bytes =
    format === 'gif' ? await gif(film, wanted, step) : await video(film, format, wanted, step);
  return new Blob([bytes], { type: TYPES[format] });
}

/** The expected bytes, from a few frames of the middle. @param {Film} film @param {Format} format */
export async function expected(film, format) {
  const count = countOf(film, format);
  const middle = Math.round(count / 2);
  const some = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => middle + i);
  const size = async (/** @type {number} */ n) =>
    (await encode(film, format, { frames: some(n) })).size;
  const [few, more] = [await size(1), await size(11)];
  return Math.round(few + ((more - few) * count) / 10);
}

/** @typedef {(n: number) => Promise<void>} Step */

/** @param {Film} film @param {Exclude<Format, 'gif'>} format @param {readonly number[]} frames @param {Step} step */
async function video(film, format, frames, step) {
  const { canvas, ctx } = screenOf(film);
  const target = new BufferTarget();
  const output = new Output({ format: VIDEOS[format].format(), target });
  const source = new EncodedVideoPacketSource(VIDEOS[format].name);
  output.addVideoTrack(source, { frameRate: RATES[format] });
  await output.start();
  /** @type {unknown} */
  let failure = null;
  let written = Promise.resolve();
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      written = written.then(() => source.add(EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error: (error) => {
      failure = error;
    },
  });
  try {
    encoder.configure(configOf(film, format));
    const duration = 1e6 / RATES[format];
    for (const [n, frame] of frames.entries()) {
      // An encoder may be slower than the drawing; it must not collect all pictures.
      do await step(n);
      while (!failure && encoder.encodeQueueSize > 8);
      if (failure) throw failure;
      drawFrame(film, format, ctx, frame);
      const picture = new VideoFrame(canvas, { timestamp: Math.round(n * duration), duration });
      encoder.encode(picture, { keyFrame: n % (KEYS * RATES[format]) === 0 });
      picture.close();
    }
    await encoder.flush();
    await written;
    await output.finalize();
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
  if (!target.buffer) throw new Error('no video was made');
  return new Uint8Array(target.buffer);
}

/** One colour of 256 means that a pixel is as before. */
const COLOURS = 255;

/** @param {Film} film @param {readonly number[]} frames @param {Step} step */
async function gif(film, frames, step) {
  const { width, height } = film;
  const { ctx } = screenOf(film);
  const pixels = () => ctx.getImageData(0, 0, width, height).data;
  const palette = quantize(samples(film, ctx), COLOURS);
  const transparentIndex = palette.length;
  const encoder = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (const [n, frame] of frames.entries()) {
    await step(n);
    drawFrame(film, 'gif', ctx, frame);
    const index = applyPalette(pixels(), palette);
    const last = before;
    encoder.writeFrame(
      last ? index.map((colour, i) => (colour === last[i] ? transparentIndex : colour)) : index,
      width,
      height,
      {
        ...(!last && { palette: [...palette, [0, 0, 0]] }),
        ...{ delay: 1000 / RATES.gif, transparent: last !== null, transparentIndex, dispose: 1 },
      },
    );
    before = index;
  }
  encoder.finish();
  return encoder.bytes();
}

/** Pixels of four moments, for colours that suit the whole film. @param {Film} film @param {CanvasRenderingContext2D} ctx */
function samples(film, ctx) {
  const { width, height } = film;
  const moments = [0, 1 / 3, 2 / 3, 1];
  const all = new Uint8ClampedArray(moments.length * width * height * 4);
  for (const [n, t] of moments.entries()) {
    drawFrame(film, 'gif', ctx, Math.round(t * (countOf(film, 'gif') - 1)));
    all.set(ctx.getImageData(0, 0, width, height).data, n * width * height * 4);
  }
  return all;
}
