// Supports elements in other documents than the module's: in a frame or a window that the page opened. A constructed
// style sheet works only in its own document, and is lost when an element moves.

import { CSSResult, ReactiveElement } from 'lit';

/** @type {WeakMap<Document, Map<CSSResult, CSSStyleSheet>>} */
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

/** @param {ReactiveElement} element @param {ShadowRoot} root */
function dress(element, root) {
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView;
  // Without a window it is not displayed; it gets styles when it moves to one.
  if (!view) return;
  const { elementStyles } = /** @type {typeof ReactiveElement} */ (element.constructor);
  root.adoptedStyleSheets = elementStyles.flatMap((style) =>
    style instanceof CSSResult ? (sheetFor(ownerDocument, view, style) ?? []) : [],
  );
}

// Before any definition, which looks the callbacks up.
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
