import { entry } from '../entry.js';
import { printed } from '../weights.js';
import { text as joined } from './text.js';

/** The point of each map of the gallery, and a question about its first search. @type {Readonly<Record<string, readonly string[]>>} */
const GALLERY = texts('gallery');

/** Texts with values that are computed. */
export const said = {
  /** What a map of the gallery shows, and a question about its first search. @type {(name: string, asked: boolean) => string} */
  'maps.about': (name, asked) => {
    const [point = '', question = ''] = entry(GALLERY, name);
    return joined.sentences([point, asked ? question : '']);
  },
  /** h times a weight, and which search that is. @type {(weight: string) => string} */
  'maps.weights.times': (weight) => text({ factor: printed(weight) }),
};
