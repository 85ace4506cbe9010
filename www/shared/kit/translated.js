// A page that a browser translates goes on changing. Translation replaces text by `<font>` elements. Lit keeps a reference to
// the text after a part, and writes a changed text into whatever node follows the part's start.

import { noChange, nothing, render } from 'lit';

/** @typedef {{_$AA: ChildNode, _$AB: ChildNode | null, _$AH: unknown, _$AI: (...given: unknown[]) => void, _$AR: () => void}} Part */

/** The names are Lit's own between its packages: start, end and value of a part, and what sets and clears it. */
const { prototype } = /** @type {{constructor: {prototype: Part}}} */ (
  /** @type {unknown} */ (render(nothing, document.createElement('p')))
).constructor;

/** @param {unknown} value */
const isText = (value) =>
  value !== nothing && value !== null && !['object', 'function'].includes(typeof value);

/** The element in place of the text at which a part ended; each text is replaced by one element. @param {Part} part */
function endOf({ _$AA: start, _$AH: value }) {
  let next = start.nextSibling;
  if (value === nothing) return next;
  if (isText(value)) return next?.nextSibling ?? null;
  if (Array.isArray(value)) return value.length > 0 ? value.at(-1)._$AB.nextSibling : next;
  while (next && next.nodeName !== 'FONT') next = next.nextSibling;
  return next;
}

const set = prototype._$AI;
/** @this {Part} @param {unknown} value @param {unknown[]} more */
prototype._$AI = function (value, ...more) {
  if (this._$AB && this._$AB.parentNode !== this._$AA.parentNode) this._$AB = endOf(this);
  const isNew = value !== this._$AH && value !== noChange;
  // Unchanged text stays translated.
  if (isNew && isText(this._$AH) && this._$AA.nextSibling?.nodeType !== Node.TEXT_NODE) {
    this._$AR();
    this._$AH = nothing;
  }
  set.call(this, value, ...more);
};
