// Wörter für vorn im Raum: Tasten, Sprechernotizen, Code für die Handys im Raum, Handzettel.

import { count } from '../format.js';
import { lane } from './names.js';

/** @import { LaneSpec } from '../../state/state.js' */

export const present = {
  bar: 'Beim Vorführen',

  orders: {
    forward: {
      keys: ['Bild ab'],
      name: 'Vor',
      what: 'Ein Schritt, wie mit einem Presenter. Baum: ein Knoten. Rennen: eine Schicht oder Iteration jeder Bahn, zuletzt ein Zug der Lösung',
    },
    back: { keys: ['Bild auf'], name: 'Zurück', what: 'Dasselbe zurück' },
    farForward: {
      keys: ['Umschalt Bild ab'],
      name: 'Weit vor',
      what: 'Baum: eine Schicht oder Iteration. Rennen: ein Knoten jeder Bahn',
    },
    farBack: { keys: ['Umschalt Bild auf'], name: 'Weit zurück', what: 'Dasselbe zurück' },
    run: { keys: ['Leertaste'], name: 'Start', what: 'Start oder Pause' },
    finish: {
      keys: ['Ende'],
      name: 'Zum Ende',
      what: 'Jede Bahn mit voller Geschwindigkeit zu ihrem Ende',
    },
    restart: { keys: ['Pos1'], name: 'Neu beginnen', what: 'Das Rennen von vorn' },
    faster: { keys: ['+'], name: 'Schneller', what: 'Schneller' },
    slower: { keys: ['-'], name: 'Langsamer', what: 'Langsamer' },
    freeze: {
      keys: ['1', '…', '6'],
      name: 'Anhalten',
      what: 'Die Bahn an dieser Stelle anhalten, während die anderen weitergehen, oder sie weitergehen lassen',
    },
    look: { keys: ['L'], name: 'Nächste Bahn', what: 'In die nächste Bahn hineinsehen' },
    rule: {
      keys: ['R'],
      name: 'Regel',
      what: 'Baum: mit der Regel der Suche und dem, was wartet, daneben, oder ohne',
    },
    view: {
      keys: ['V'],
      name: 'Nächste Ansicht',
      what: 'Die nächste Ansicht',
    },
    viewBack: { keys: ['Umschalt V'], name: 'Ansicht davor', what: 'Die Ansicht davor' },
    mode: { keys: ['M'], name: 'Fairness', what: 'Gleiche Zeit oder gleich viele Knoten' },
    theme: { keys: ['D'], name: 'Hell oder dunkel', what: 'Hell oder dunkel' },
    black: { keys: ['B', '.'], name: 'Schwarz', what: 'Ein schwarzer Bildschirm, und zurück' },
    code: {
      keys: ['Q'],
      name: 'Code',
      what: 'Ein Code genau dieses Zustands für die Handys im Raum',
    },
    notes: { keys: ['N'], name: 'Notizen', what: 'Sprechernotizen in einem eigenen Fenster' },
    print: {
      keys: ['H'],
      name: 'Handzettel',
      what: 'Einen Handzettel genau dieses Zustands drucken',
    },
    full: { keys: ['F'], name: 'Ganzer Bildschirm', what: 'Der ganze Bildschirm, und zurück' },
    keys: { keys: ['?'], name: 'Tasten', what: 'Diese Tasten' },
    leave: { keys: ['Esc', 'P'], name: 'Beenden', what: 'Zurück zur Seite' },
  },
  keysTitle: 'Tasten beim Vorführen',

  frozen: (/** @type {number} */ place) => `Angehalten: ${place} lässt sie weitergehen`,
  said: {
    froze: (/** @type {LaneSpec} */ spec) => `${lane(spec)} ist angehalten.`,
    thawed: (/** @type {LaneSpec} */ spec) => `${lane(spec)} geht mit den anderen weiter.`,
    noLane: (/** @type {number} */ place) => `Es gibt keine Bahn ${place}, die weitergehen könnte.`,
    last: 'Es gibt keinen weiteren Schritt.',
    first: 'Davor gibt es keinen Schritt.',
    blocked: 'Der Browser hat kein Fenster für die Notizen geöffnet: dieser Seite erlauben, Fenster zu öffnen.',
    black: 'Der Bildschirm ist schwarz. B bringt das Bild zurück.',
  },

  code: {
    title: 'Auf dem Handy',
    how: 'Scannen: das Handy öffnet genau das und zählt selbst nach.',
  },

  notes: {
    title: 'Sprechernotizen',
    since: 'seit die Notizen offen sind',
    shown: 'Der Raum sieht',
    black: 'Der Bildschirm ist schwarz: B bringt das Bild zurück.',
    say: 'Zu sagen',
    next: 'Der nächste Klick',
    how: 'Der Presenter und die Tasten wirken auch in diesem Fenster, bis auf F, das das Fenster des Raums hören muss.',
    /** @type {(spec: LaneSpec, generated: number, state: string) => string} */
    lane: (spec, generated, state) => `${lane(spec)}: ${count(generated)} erzeugt. ${state}`,
    ask: {
      ready: 'Vor dem Start fragen: welche Bahn erzeugt weniger Stellungen, und um welchen Faktor? Die Hände zählen.',
      running: 'Fragen: welche der Zahlen wächst mit jeder Schicht oder Iteration um einen Faktor, und welche Bahn behält, worauf sie getroffen ist?',
      over: 'Fragen: warum? Jemanden den Faktor erklären lassen, bevor man es selbst tut.',
      root: 'Sagen, was ein Knoten ist: eine Stellung und der Weg zu ihr. Fragen, was die Suche zuerst tun wird.',
      node: 'Vor dem Klick fragen: welche Stellung kommt als nächste, und was wird aus ihr?',
      stage: 'Fragen: welche Schranke oder Schicht kommt als nächste, und warum gerade die?',
      ended: 'Fragen: woher weiß die Suche, dass sie hier aufhören darf?',
    },
    steps: {
      node: 'Einen Knoten vor.',
      stage: 'Zum Ende der Schicht oder Iteration in jeder Bahn.',
      move: 'Der nächste Zug der Lösung, auf dem Brett.',
      picture: 'Das nächste Diagramm.',
      depth: 'Einen Zug tiefer.',
      measure: 'Die Untergrenze wird gemessen.',
      line: 'Die Linie geht eine Tiefe weiter: die Vorwärtsseite tut mehr, die Rückwärtsseite weniger.',
      none: 'Nichts: das ist der letzte Schritt.',
    },
  },

  handout: {
    counts: 'Was die Bahnen bisher gezählt haben',
    lane: 'Bahn',
    state: 'Stand',
    link: 'Der Link zu genau diesem Zustand',
    start: 'Start',
    goal: 'Ziel',
  },
};
