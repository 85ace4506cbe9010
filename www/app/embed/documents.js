// Elements in other documents than the module's: in a frame, in a window that the page has opened. A style sheet that was made for one
// document serves no other, and one that moves leaves its sheets behind.

import { CSSResult, ReactiveElement } from 'lit';

/** The sheets of each document but the module's own. @type {WeakMap<Document, Map<CSSResult, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** @param {Document} home @param {Window & typeof globalThis} view @param {CSSResult} style */
function sheetFor(home, view, style) {
  if (home === document) return style.styleSheet;
  const known = sheets.get(home) ?? new Map();
  sheets.set(home, known);
  if (!known.has(style)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    known.set(style, sheet);
  }
  return known.get(style);
}

/** Gives a root the styles of its element, for the document that it is in. @param {ReactiveElement} element @param {ShadowRoot} root */
function dress(element, root) {
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView;
  // What has no window is not shown. It is dressed when it comes to one that has.
  if (!view) return;
  const { elementStyles } = /** @type {typeof ReactiveElement} */ (element.constructor);
  root.adoptedStyleSheets = elementStyles.flatMap((style) =>
    style instanceof CSSResult ? (sheetFor(ownerDocument, view, style) ?? []) : [],
  );
}

// Before any element is defined, as what a definition is to call is looked up with it.
Object.assign(ReactiveElement.prototype, {
  /** @this {ReactiveElement} */
  createRenderRoot() {
    const { shadowRootOptions } = /** @type {typeof ReactiveElement} */ (this.constructor);
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    dress(this, root);
    return root;
  },
  /** @this {ReactiveElement} */
  adoptedCallback() {
    if (this.shadowRoot) dress(this, this.shadowRoot);
  },
});
