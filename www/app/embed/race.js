import { css, html, nothing } from 'lit';
import { isAtWork, isBusy, isOver } from '../../shared/state/state.js';
import '../../features/race/views/lane-card.js';
import { chartPart } from '../../features/race/views/curves.js';
import '../../features/race/views/race-controls.js';
import { controlsPart, endsPart, isMany, lanePart } from '../shell/elements.js';
import { raceNews, reportOf } from './news.js';
import { Player } from './player.js';

/** @import { Act } from '../../shared/kit/act.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { CSSResultGroup } from 'lit' */
/** @import { RollingCubesRace as EmbedRollingCubesRace } from './embed.d.ts' */

/**
 * `<rolling-cubes-race>`: searches side by side, and their chart.
 * @implements {RollingCubesRaceApi}
 * @typedef {EmbedRollingCubesRace} RollingCubesRaceApi
 */
export class RollingCubesRace extends Player {
  /** @type {CSSResultGroup} */
  static styles = [
    Player.styles,
    css`
      :host {
        --chart-height: calc(15 * var(--unit));
      }
      .layout {
        grid-template: auto auto auto minmax(var(--chart-height), 1fr) auto / minmax(0, 1fr);
      }
      .lanes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
        gap: var(--space-2) var(--space-4);
      }
      .verdict {
        min-height: 2.8em;
      }
      /* Reserves the minimum height, so that elements below it do not count as visible. */
      .waiting {
        grid-row: span 4;
        block-size: calc(24 * var(--unit));
        max-block-size: 100%;
      }
    `,
  ];

  get lanes() {
    return this.state?.lanes.map(reportOf) ?? [];
  }

  get hold() {
    return this.control?.state.lanes.some((lane) => isAtWork(lane) || isBusy(lane))
      ? 'running'
      : 'idle';
  }

  /** At its end it restarts. */
  async play() {
    await this.begin();
    if (this.state && isOver(this.state)) this.obey(({ race }) => race.restart());
    this.obey(({ race }) => race.run());
  }

  async pause() {
    await this.begin();
    this.obey(({ race }) => race.pause());
  }

  async step(count = 1) {
    await this.begin();
    this.#goTo(this.lanes.map(({ generated }) => Math.max(0, generated + count)));
  }

  /** @param {number} at */
  async seek(at) {
    await this.begin();
    this.#goTo(this.lanes.map(() => at));
  }

  /** @param {readonly number[]} nodes */
  #goTo(nodes) {
    this.wake(nodes.length);
    this.control?.race.goTo(nodes);
  }

  /** Any act may start all lanes. @param {Act} act */
  obey(act) {
    this.wake(this.state?.lanes.length ?? 0);
    return this.control && act(this.control);
  }

  /** @param {State} before @param {State} after */
  news(before, after) {
    return raceNews(before, after);
  }

  shown() {
    const { state } = this;
    if (!state) return nothing;
    return html`
      ${controlsPart(state)}
      <div class="lanes" part="lanes">${state.lanes.map((lane) => lanePart(state, lane, true))}</div>
      ${chartPart(state, isMany(state))} ${endsPart(state)}
    `;
  }
}
