// The race in a notebook. The wheel appends this to the elements' module, so that both are one file without imports.

/** @import { RollingCubesRace } from '../embed/embed.d.ts' */

/**
 * The part of anywidget's model that is used: https://anywidget.dev/en/afm
 * @typedef {object} Model
 * @property {(key: string) => any} get
 * @property {(key: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, heard: (value: any) => void) => void} on
 * @property {(event: string, heard: (value: any) => void) => void} off
 */

export default {
  /** @param {{model: Model, el: HTMLElement}} view */
  render({ model, el }) {
    const race = /** @type {RollingCubesRace} */ (document.createElement('rolling-cubes-race'));
    const keys = ['puzzle', 'start', 'goal', 'race', 'mode', 'speed', 'theme', 'lang'];
    const show = () => {
      for (const key of keys) {
        const value = model.get(key);
        if (value === '') race.removeAttribute(key);
        else race.setAttribute(key, value);
      }
    };
    const report = () => {
      model.set('lanes', race.lanes);
      model.save_changes();
    };
    const obey = (/** @type {{call: 'play' | 'pause' | 'step' | 'reset'}} */ { call }) =>
      race[call]();
    show();
    race.addEventListener('finished', report);
    for (const key of keys) model.on(`change:${key}`, show);
    model.on('msg:custom', obey);
    el.append(race);
    return () => {
      for (const key of keys) model.off(`change:${key}`, show);
      model.off('msg:custom', obey);
      race.remove();
    };
  },
};
