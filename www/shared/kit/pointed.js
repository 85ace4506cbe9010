// Where a pointer is in an element, in the element's own pixels, however the page around it scales, zooms or turns it.

/** @typedef {{width: number, height: number}} Size */

/**
 * Inverts what was done to an element. The transform has no zoom and no translation: these are taken from the bounds.
 * @param {Pick<DOMMatrixReadOnly, 'a' | 'b' | 'c' | 'd'>} transform
 * @param {Size & {left: number, top: number}} bounds of the transformed element, on the screen
 * @param {Size} size before the transform
 * @param {{x: number, y: number}} point on the screen
 */
export function untransformed({ a, b, c, d }, bounds, { width, height }, { x, y }) {
  const across = bounds.width / (Math.abs(a) * width + Math.abs(c) * height);
  const down = bounds.height / (Math.abs(b) * width + Math.abs(d) * height);
  // An affine map takes the centre of a box to the centre of its bounds.
  const dx = (x - bounds.left - bounds.width / 2) / across;
  const dy = (y - bounds.top - bounds.height / 2) / down;
  const area = a * d - b * c;
  return { x: (d * dx - c * dy) / area + width / 2, y: (a * dy - b * dx) / area + height / 2 };
}

/**
 * Where a point of an element is in a picture that fills it as far as its shape allows, in the picture's units.
 * @param {Size} picture @param {Size} size of the element @param {{x: number, y: number}} point
 */
export function inPicture(picture, { width, height }, { x, y }) {
  const unit = Math.min(width / picture.width, height / picture.height);
  return {
    x: (x - (width - unit * picture.width) / 2) / unit,
    y: (y - (height - unit * picture.height) / 2) / unit,
  };
}

/** @param {Element} element */
function transformOf(element) {
  const { transform, rotate, scale } = getComputedStyle(element);
  // The properties apply in this order; other axes than the screen's are left out.
  const turn = /^[\d.e+-]+deg$/.test(rotate) ? `rotate(${rotate})` : '';
  const size = scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2).join()})`;
  return new DOMMatrix(`${turn} ${size} ${transform === 'none' ? '' : transform}`.trim());
}

/** The element around another in the drawn tree. @param {Element} element */
function around(element) {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}

/**
 * The position of a pointer from the top left of an element, inside its border.
 * @param {Element} element
 * @param {{clientX: number, clientY: number}} pointer
 * @param {Size} [picture] drawn in the element as by `object-fit: contain`; the position is then in its units
 */
export function pointedAt(element, { clientX: x, clientY: y }, picture) {
  let transform = transformOf(element);
  for (let one = around(element); one; one = around(one))
    transform = transformOf(one).multiply(transform);
  const { clientLeft: left, clientTop: top, clientWidth: width, clientHeight: height } = element;
  const whole = { width: width + 2 * left, height: height + 2 * top };
  const point = untransformed(transform, element.getBoundingClientRect(), whole, { x, y });
  const inside = { x: point.x - left, y: point.y - top };
  return picture ? inPicture(picture, { width, height }, inside) : inside;
}
