// The field of a setting in a dialog, by the setting's kind: what the catalogue offers is drawn, whatever it is called.

import { html, nothing } from 'lit';
import { entry } from '../../../shared/words/entry.js';
import { words } from '../../../shared/words/words.js';

/** @import { PuzzleChoice as Puzzle, SettingChoice as Setting } from '../../../pkg/rolling_cubes.js' */
/** @import { TemplateResult } from 'lit' */
/** @import { Unit } from '../../../shared/words/en/names.js' */

/** @typedef {string | number | undefined} Value */
/** @typedef {(value: Value) => void} Set */

const MIB = 1024 * 1024;

/**
 * @param {Setting} setting
 * @param {Puzzle} puzzle
 * @param {Value} value
 * @param {Set} set
 * @param {Unit} unit what the search counts
 * @returns {TemplateResult}
 */
export function settingField(setting, puzzle, value, set, unit = 'moves') {
  const { settings, costs } = words.laneDialog;
  const label = (unit === 'cost' && costs[setting.name]) || entry(settings, setting.name);
  switch (setting.kind) {
    case 'one-of': {
      const names = entry(words.laneDialog.values, setting.name);
      const options = setting.names.map((name) => option(name, entry(names, name)));
      return selectField(label, String(value ?? setting.default), options, set);
    }
    case 'heuristic': {
      const options = puzzle.backward.map(({ name }) => option(name, words.heuristic(name)));
      // A custom bound.
      const isOwn = value !== undefined && puzzle.backward.every(({ name }) => name !== value);
      if (isOwn) options.push(option(String(value), words.heuristic(String(value))));
      const usual = option('', words.laneDialog.usual);
      return selectField(label, String(value ?? ''), [usual, ...options], (name) =>
        set(name || undefined),
      );
    }
    case 'order':
      return textField(label, puzzle.order, words.laneDialog.orderHow(puzzle.order), value, set);
    case 'ratio':
      return textField(
        label,
        setting.default ?? '',
        words.laneDialog.ratioHow(setting.least ?? '', setting.most ?? ''),
        value,
        set,
      );
    case 'bytes':
      return numberField(setting, label, MIB, value, set);
    case 'moves':
    case 'count':
    case 'number':
      return numberField(setting, label, 1, value, set);
  }
}

/** @typedef {readonly [name: string, text: string]} Option */

/** @type {(name: string, text: string) => Option} */
const option = (name, text) => [name, text];

/**
 * A heuristic by its name, or by a text of one's own, which is written below.
 * @param {Puzzle} puzzle
 * @param {string} heuristic
 * @param {(name: string) => void} set
 */
export function heuristicField({ heuristics }, heuristic, set) {
  const [say, own] = [words.laneDialog, words.workshop.lane];
  const isOwn = heuristics.every(({ name }) => name !== heuristic);
  // In brackets, a name is an expression.
  const text = isOwn ? heuristic : `(${heuristic})`;
  const options = heuristics.map(({ name, table }) =>
    option(
      name,
      table ? words.text.noted(words.heuristic(name), say.table) : words.heuristic(name),
    ),
  );
  return html`<div>
    ${selectField(say.heuristic, heuristic, [...options, option(text, own.text)], set)}
    ${
      isOwn
        ? html`<label class="own">
            <span>${own.textLong}</span>
            <input
              spellcheck="false"
              autocapitalize="off"
              .value=${heuristic}
              @input=${(/** @type {Input} */ { target }) => set(target.value)}
            />
          </label>`
        : nothing
    }
  </div>`;
}

/** @typedef {Event & {target: HTMLInputElement}} Input */

/** A choice among a few. @param {string} label @param {string} value @param {readonly Option[]} options @param {(name: string) => void} set */
export const selectField = (label, value, options, set) => html`<label>
  <span>${label}</span>
  <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => set(target.value)}>
    ${options.map(
      ([name, text]) => html`<option value=${name} .selected=${name === value}>${text}</option>`,
    )}
  </select>
</label>`;

/** @param {string} label @param {string} usual @param {string} how @param {Value} value @param {Set} set */
const textField = (label, usual, how, value, set) => html`<label>
  <span>${label}</span>
  <input
    .value=${String(value ?? '')}
    placeholder=${usual}
    title=${how || nothing}
    spellcheck="false"
    @input=${(/** @type {Input} */ { target }) => set(target.value.trim() || undefined)}
  />
</label>`;

/** A whole number, in units of which the engine counts so many as one. @param {Setting} setting @param {string} label @param {number} unit @param {Value} value @param {Set} set */
const numberField = ({ least, most, default: usual }, label, unit, value, set) => html`<label>
  <span>${label}</span>
  <input
    type="number"
    min=${least ?? nothing}
    max=${most ?? nothing}
    placeholder=${usual ?? words.laneDialog.none}
    .value=${value === undefined ? '' : String(Number(value) / unit)}
    @input=${(/** @type {Input} */ { target }) =>
      set(target.value === '' ? undefined : Math.max(0, Math.round(target.valueAsNumber * unit)))}
  />
</label>`;
