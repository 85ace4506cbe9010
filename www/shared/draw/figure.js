// Data of pictures, drawn the same way on the screen and into files.

/** @import { Cell } from './heat.js' */

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {object} Datum a point that can be selected
 * @property {number} x
 * @property {number} y
 * @property {string} said its meaning, in words
 * @property {boolean} [open] drawn as an outline: the number is a lower bound
 * @property {string} [key] detail of the `pick` event; without it the point cannot be picked
 * @typedef {object} Series
 * @property {string} name
 * @property {number} lane determines colour, dash and marker
 * @property {boolean} [second] the second curve of its lane: fainter, with outlined markers
 * @property {readonly Point[]} [line]
 * @property {readonly {x: number, low: number, high: number}[]} [band]
 * @property {number} [ground] area below this curve is filled
 * @property {readonly Datum[]} points
 *
 * @typedef {object} Axis
 * @property {string} label '' if a name does not fit
 * @property {boolean} logarithmic
 * @property {boolean} fromZero whether it begins at 0 instead of the least number; never on a logarithmic axis
 * @property {boolean} [whole] whether it counts whole numbers
 * @typedef {object} Curves
 * @property {'curves'} kind
 * @property {string} title
 * @property {Axis} x
 * @property {Axis} y
 * @property {readonly Series[]} series
 * @property {readonly {y: number, name: string}[]} levels horizontal lines for comparison
 * @typedef {object} Bars
 * @property {'bars'} kind
 * @property {string} title
 * @property {string} label of the axis, which begins at 0
 * @property {readonly {name: string, lane: number, value: number, said: string}[]} bars
 * @property {readonly {value: number, name: string}[]} levels lines for comparison
 * @typedef {object} Columns
 * @property {'columns'} kind
 * @property {string} title
 * @property {string} x what numbers the columns, from 0; '' if no axis has a name
 * @property {string} y
 * @property {boolean} logarithmic
 * @property {readonly number[]} counts the height of each column
 * @property {readonly {at: number, name: string}[]} signs columns with a name
 * @typedef {object} Maps heat maps side by side, with the same axes and colours
 * @property {'maps'} kind
 * @property {string} title
 * @property {string} x
 * @property {string} y
 * @property {string} legend what the colours count
 * @property {number} farthest the axes' maximum
 * @property {number} most the colours' maximum
 * @property {readonly {name: string, said: string, cells: readonly Cell[]}[]} maps
 *
 * @typedef {object} Facing two histograms that face each other, with a line between and the cost of each place of the
 *   line
 * @property {'facing'} kind
 * @property {string} title
 * @property {readonly number[]} forward positions at each depth, from 0
 * @property {readonly number[]} backward
 * @property {readonly number[]} costs cost of each place of the line: forward positions at depths below it, plus the
 *   backward ones that it then needs
 * @property {number} at the current place of the line
 * @property {number} best the cheapest place
 * @property {string} said text at the line
 * @property {string} pairs number of pairs if there are few enough to draw each; else ''
 * @property {{name: string, parts: readonly {name: string, fill: Fill}[], stacks: readonly (readonly (readonly number[])[])[]} | null} laid
 *   the overlay: for each side, forward first, and each depth the count of each part
 * @property {{forward: string, backward: string, depth: string, cost: string, best: string, line: string}} names
 *
 * @typedef {'line' | number} Fill a lane's colour by its number, or the neutral colour
 * @typedef {Curves | Bars} Plot the figures that `<figure-plot>` shows
 * @typedef {Plot | Columns | Maps | Facing} Figure all figures; those outside `Plot` have elements of their own
 */

/**
 * @typedef {object} Ink CSS colours
 * @property {string} ink
 * @property {string} muted
 * @property {string} line
 * @property {string} accent
 * @property {string} paper
 * @property {(lane: number) => string} lane
 *
 * @typedef {{width: number, height: number, rem: number, thick?: number}} Size in pixels; `rem` is the font size,
 *   `thick` the factor of line widths
 * @typedef {object} Shape an SVG element
 * @property {'path' | 'text' | 'rect'} tag
 * @property {Readonly<Record<string, string | number>>} attributes
 * @property {string} [text]
 *
 * @typedef {{x: number, y: number, series: number, datum: Datum}} Mark position of a datum in pixels
 * @typedef {{shapes: Shape[], marks: Mark[]}} Drawing
 */

export {};
