// What a picture of numbers is made of. Whatever draws one, on the screen or into a file, draws this.

/** @import { Cell } from './heat.js' */

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {object} Datum a point of its own, that can be pointed at
 * @property {number} x
 * @property {number} y
 * @property {string} said what it stands for, in words
 * @property {boolean} [open] drawn as an outline: the number is a lower bound
 * @property {string} [key] tells whoever listens to picks what was picked; without one it cannot be
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {number} lane whose colour, dash and marker it has
 * @property {boolean} [second] the second curve of its lane: fainter, and its markers are outlines
 * @property {readonly Point[]} [line] from left to right
 * @property {readonly {x: number, low: number, high: number}[]} [band] around the line
 * @property {number} [ground] what the line stands on: filled below, from its first point to its last
 * @property {readonly Datum[]} points
 *
 * @typedef {object} Axis
 * @property {string} label '' where there is no room for a name
 * @property {boolean} logarithmic
 * @property {boolean} fromZero whether it begins at 0, or where the numbers do; never 0 on a logarithmic one
 * @property {boolean} [whole] whether there is nothing between whole numbers
 *
 * @typedef {object} Curves
 * @property {'curves'} kind
 * @property {string} title
 * @property {Axis} x
 * @property {Axis} y
 * @property {readonly Series[]} series
 * @property {readonly {y: number, name: string}[]} levels lines across, to compare with
 *
 * @typedef {object} Bars
 * @property {'bars'} kind
 * @property {string} title
 * @property {string} label of the axis, which begins at 0
 * @property {readonly {name: string, lane: number, value: number, said: string}[]} bars
 * @property {readonly {value: number, name: string}[]} levels lines across, to compare with
 *
 * @typedef {object} Columns
 * @property {'columns'} kind
 * @property {string} title
 * @property {string} x what the columns are numbered by, from 0 on; '' where no axis has a name
 * @property {string} y
 * @property {boolean} logarithmic
 * @property {readonly number[]} counts how high each column is
 * @property {readonly {at: number, name: string}[]} signs columns with a name
 *
 * @typedef {object} Maps heat maps side by side, with the same axes and colours
 * @property {'maps'} kind
 * @property {string} title
 * @property {string} x
 * @property {string} y
 * @property {string} legend what the colours count
 * @property {number} farthest what the axes reach to
 * @property {number} most what the colours reach to
 * @property {readonly {name: string, said: string, cells: readonly Cell[]}[]} maps
 *
 * @typedef {object} Facing two histograms that face each other, with a line between, and what each place of the line would cost
 * @property {'facing'} kind
 * @property {string} title
 * @property {readonly number[]} forward how many there are at each depth, from 0 on
 * @property {readonly number[]} backward
 * @property {readonly number[]} costs of each place of the line: what is forward of a depth below it, and backward of one that is then needed
 * @property {number} at where the line is
 * @property {number} best where it costs least
 * @property {string} said what the line says where it is
 * @property {string} pairs how many pairs there are, where they are so few that each is drawn; else ''
 * @property {{name: string, parts: readonly {name: string, fill: Fill}[], stacks: readonly (readonly (readonly number[])[])[]} | null} laid
 *   what is laid over: for each side, forward first, and each depth how many of each part
 * @property {{forward: string, backward: string, depth: string, cost: string, best: string, line: string}} names
 *
 * @typedef {'line' | number} Fill a lane's colour by its number, or that of what is of no account
 *
 * @typedef {object} Shares columns of one height, one for each length, that are parted; panels below each other have the same columns
 * @property {'shares'} kind
 * @property {string} title
 * @property {string} x what the columns are numbered by
 * @property {readonly number[]} lengths their numbers, rising
 * @property {readonly string[]} scale how nothing, half and all are written
 * @property {readonly string[]} said what each column stands for, in words
 * @property {readonly {name: string, parts: readonly {name: string, fill: Fill}[], counts: readonly (readonly number[])[]}[]} panels for
 *   each column the counts of its parts, from its foot up
 *
 * @typedef {object} Boxes distributions below each other, on a logarithmic axis
 * @property {'boxes'} kind
 * @property {string} title
 * @property {string} label of the axis
 * @property {readonly {name: string, note: string, fill: Fill, quartiles: readonly number[], mean: number, said: string}[]} boxes each
 *   with its name on the left and a note on the right
 *
 * @typedef {Curves | Bars | Shares | Boxes} Plot what a `<figure-plot>` shows
 * @typedef {Plot | Columns | Maps | Facing} Figure the others are drawn on the screen by elements of their own
 */

/**
 * @typedef {object} Ink colours, as CSS writes them
 * @property {string} ink
 * @property {string} muted
 * @property {string} line
 * @property {string} accent
 * @property {string} paper
 * @property {(lane: number) => string} lane
 *
 * @typedef {{width: number, height: number, rem: number, thick?: number}} Size in pixels; `rem` is the size of letters, `thick` how many
 *   times as thick as usual curves are
 *
 * @typedef {object} Shape an element of SVG
 * @property {'path' | 'text' | 'rect'} tag
 * @property {Readonly<Record<string, string | number>>} attributes
 * @property {string} [text]
 *
 * @typedef {{x: number, y: number, series: number, datum: Datum}} Mark where a datum was drawn, in pixels
 * @typedef {{shapes: Shape[], marks: Mark[]}} Drawing
 */

export {};
