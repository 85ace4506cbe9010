// Runs an exercise or a lesson in a learning platform, by SCORM 1.2 or 2004; without one it is a plain page. Every value that
// is set replaces the one before, so what is sent again counts once. A classic script: it also runs from disk.

/** @import { Notes, Version } from './package.js' */

(() => {
  /** @type {Notes & {version: Version, link: string}} */
  const words = Object.assign({}, /** @type {any} */ (document.currentScript)?.dataset);
  /** Milliseconds from an answer to its sending, and between attempts. */
  const [SOON, AGAIN] = [300, 5000];
  const own = words.link;
  const isSet = own.includes('exercise=');
  const newer = words.version === '2004';
  const most = newer ? 64_000 : 4096;
  const core = newer ? 'cmi.' : 'cmi.core.';
  const learner = `${core}${newer ? 'learner' : 'student'}`;
  /** @template T @param {() => T} act @param {T} other where the platform is gone, or nothing may be stored */
  const attempt = (act, other) => {
    try {
      return act();
    } catch {
      return other;
    }
  };

  const find = () => {
    /** Windows around this one and those that opened them, nearest first. @type {Set<any>} */
    const all = new Set([window]);
    for (const at of all) {
      // A window of another origin throws; an element or another object may have the name.
      const found = attempt(() => at[newer ? 'API_1484_11' : 'API'], null);
      if (typeof found?.[newer ? 'Initialize' : 'LMSInitialize'] === 'function') return found;
      for (const next of [at.parent, at.opener]) if (next) all.add(next);
    }
  };
  const api = find();
  /** Platforms have several forms of nothing. @type {(name: string, ...given: string[]) => string} */
  const call = (name, ...given) =>
    attempt(() => `${api[newer ? name : `LMS${name}`](...given)}`, '')
      .trim()
      .replace(/^(null|undefined)$/, '');
  const isDone = (/** @type {string} */ answer) => /^(true|1)$/i.test(answer);
  const get = (/** @type {string} */ key) => call('GetValue', key);
  /** @param {Record<string, string | number>} values */
  const set = (values) =>
    Object.entries(values).every(([key, value]) => isDone(call('SetValue', key, `${value}`)));

  const frame = document.createElement('iframe');
  const note = document.createElement('p');
  const button = document.createElement('button');
  frame.title = document.title;
  note.setAttribute('role', 'alert');
  button.textContent = words.fresh;
  document.body.append(note);
  /** Shown while there is nothing else to tell. */
  let usual = '';
  /** Screen readers read every new text. @param {string} text */
  const show = (text) => {
    if (note.textContent !== (text || usual)) note.textContent = text || usual;
  };

  const plain = (/** @type {string} */ text) => attempt(() => decodeURIComponent(text), text);
  /** The problems of a set, which its pass mark and feedback do not change. @param {string} text */
  const problemsOf = (text) => {
    const parts = text.split(',').map((part) => part.replace(/:0*(\d+)$/, ':$1'));
    return {
      seed: parts.find((part) => part.startsWith('seed:')),
      kinds: `${parts.filter((part) => !/^(seed|pass|feedback):/.test(part))}`.replace(/:1\b/g, ''),
    };
  };
  const ownSet = plain(/exercise=([^&]*)/.exec(own)?.[1] ?? '');
  const { seed: ownSeed, kinds } = problemsOf(ownSet);
  const isOwn = (/** @type {string} */ exercise) => {
    const problems = problemsOf(exercise);
    return problems.kinds === kinds && (ownSeed ?? problems.seed) === problems.seed;
  };

  /** @typedef {{text: string, link: string, lessons: string, seed: string | undefined, size: number}} Stored */
  /** The link of stored answers; null if they were cut, or belong to something else. @type {(text: string) => Stored | null} */
  const read = (text) => {
    const all = text.replace(/&(amp;)+/g, '&');
    if (!isSet) {
      const [, step, given = ''] = /^step=(\d+)&lessons=(.*)$/s.exec(all) ?? [];
      const lessons = plain(given);
      const isWhole = attempt(() => typeof JSON.parse(lessons) === 'object', false);
      return isWhole
        ? { text, link: `${own}&step=${step}`, lessons, seed: '', size: lessons.length }
        : null;
    }
    const [, exercise = ''] = /(?:^|&)exercise=([^&]*)/.exec(all) ?? [];
    const [, answers = ''] = /&answers=([^&]*)/.exec(all) ?? [];
    const [, length = 0, rest = ''] = /(?:^|&)length=(\d+)&(.*)$/s.exec(all) ?? [];
    const bytes = new TextEncoder().encode(rest.replace(/%[\da-f]{2}/gi, '_')).length;
    if (bytes < Number(length) || !isOwn(exercise) || !/^[\w.,-]*$/.test(answers)) return null;
    const { seed } = problemsOf(exercise);
    const whole = `exercise=${ownSet}${ownSeed || !seed ? '' : `,${seed}`}`;
    const link = own.replace(/exercise=[^&]*/, () =>
      answers ? `${whole}&answers=${answers}` : whole,
    );
    return { text, link, lessons: '', seed, size: answers.length };
  };

  /** `data` restores all of it; `part` is null before the first answer. @param {any} detail */
  const standingOf = (detail) => {
    const { questions, answered, right, step, steps, finished, passed, answers, result } = detail;
    if (isSet) {
      const part = answers ? right / steps : null;
      return { data: result.replace(/^.*?#/s, ''), part, rank: finished ? (passed ? 2 : 1) : 0 };
    }
    const [done, all] = questions ? [answered, questions] : [step, steps];
    const lessons = encodeURIComponent(attempt(() => localStorage.lessons ?? '{}', '{}'));
    const part =
      done > (questions ? 0 : 1) || done === all ? (questions ? right : step) / all : null;
    return { data: `step=${step}&lessons=${lessons}`, part, rank: done === all ? 1 : 0 };
  };

  /** @type {ReturnType<typeof standingOf> | null} */
  let latest = null;
  let [isOn, isOpen, isRecorded] = [false, false, false];
  let [sent, place, timer] = ['', '', 0];
  /** The greatest rank and score that were reported; 0 before the end. */
  let best = 0;
  /** @param {number} rank 0 unfinished, 1 finished, 2 passed */
  const statusOf = (rank) => {
    const completion = rank ? 'completed' : 'incomplete';
    const success = rank && isSet ? (rank > 1 ? 'passed' : 'failed') : '';
    return newer
      ? { 'cmi.completion_status': completion, 'cmi.success_status': success || 'unknown' }
      : { 'cmi.core.lesson_status': success || completion };
  };
  /** Puts answers among the comments; some platforms append. @param {string} data */
  const remark = (data) => {
    const comment = newer ? 'cmi.comments_from_learner.0.comment' : 'cmi.comments';
    if (data.length < 4000 && !get(comment).includes(data)) set({ [comment]: `#${data}` });
  };
  /** A finished result stays finished when an answer is taken back. @param {NonNullable<typeof latest>} standing */
  const report = ({ data, part, rank }) => {
    const score = Math.floor(10_000 * (part ?? 0)) / 100;
    const worth = rank && 1000 * rank + score;
    if (worth < best) return true;
    if (rank && isSet) remark(data);
    // Optional for platforms.
    if (part !== null) set({ [`${core}score.min`]: 0, [`${core}score.max`]: 100 });
    const values = {
      [`${core}score.raw`]: score,
      ...(newer ? { 'cmi.score.scaled': (score / 100).toFixed(4) } : {}),
    };
    const isScored = part === null || set(values) || ['401', '402'].includes(call('GetLastError'));
    const isTaken = isScored && set(statusOf(rank));
    if (isTaken) best = worth;
    return isTaken;
  };
  const commit = () => {
    const seconds = Math.round(performance.now() / 1000);
    const [h, m, s] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part, n) =>
      `${Math.floor(part)}`.padStart(n ? 2 : 4, '0'),
    );
    set({ [`${core}exit`]: 'suspend' });
    set({ [`${core}session_time`]: newer ? `PT${seconds}S` : `${h}:${m}:${s}` });
    return isDone(call('Commit', ''));
  };

  const isUnsent = () => isOpen && isRecorded && latest !== null && latest.data !== sent;
  /** Sends the latest standing, unless the platform has it. */
  const send = () => {
    clearTimeout(timer);
    if (!latest || !isUnsent()) return;
    const { data } = latest;
    const fits = data.length <= most && set({ 'cmi.suspend_data': data });
    // Every version stores at least 4,000 characters, so a refused shorter text is tried again.
    const isTaken = (fits || data.length > 4000) && report(latest) && commit();
    if (isTaken) sent = data;
    else timer = window.setTimeout(send, AGAIN);
    const keep = isTaken ? 'removeItem' : 'setItem';
    if (place) attempt(() => localStorage[keep](place, data), undefined);
    const text = isTaken ? (fits ? '' : words.full) : words.lost;
    show(text && isSet ? `${text} ${words.copy} #${data}` : text);
  };
  /** @param {boolean} isOver whether no other window uses the session */
  const close = (isOver) => {
    if (!isOpen) return;
    send();
    clearTimeout(timer);
    isOpen = false;
    commit();
    if (isOver) call(newer ? 'Terminate' : 'Finish', '');
  };

  /** Stored answers that can be opened, those that go further first. @type {Stored[]} */
  let stored = [];
  const open = () => {
    const { link = own, lessons = '{}' } = stored[0] ?? {};
    // Another learner's answers on this device are ignored.
    if (api && !isSet) attempt(() => (localStorage.lessons = lessons), '');
    // Respects the page's limit and characters.
    const by = get(`${learner}_name`)
      .slice(0, 60)
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
    const name = isSet && by ? `&by=${encodeURIComponent(by)}` : '';
    isOpen = Boolean(api);
    // Some platforms complete what has no status.
    if (isRecorded && !best) set(statusOf(0));
    frame.src = `rolling-cubes.html#${link}${name}`;
    document.body.append(frame);
  };
  /** Nothing is set before somebody has seen what would be replaced. @param {string} text */
  const ask = (text) => {
    button.onclick = () => {
      button.remove();
      usual = `${usual} ${words.copy} #${text}`.trim();
      show('');
      if (isRecorded) remark(text);
      open();
    };
    show(`${words.strange} ${words.copy} #${text}`);
    document.body.append(button);
  };

  const begin = () => {
    isOn ||= isDone(call('Initialize', ''));
    const data = get('cmi.suspend_data');
    // With no value these codes mean that nothing is stored. No code, and 301 of SCORM 1.2, need a session.
    const nothing = ['0', '403', ...(isOn ? ['', newer ? '' : '301'] : [])];
    if (api && !data && !nothing.includes(call('GetLastError'))) {
      show(words.waiting);
      setTimeout(begin, AGAIN);
      return;
    }
    const states = newer ? ['completion_status', 'success_status'] : ['lesson_status'];
    const status = states.map((state) => get(core + state)).join();
    const rank =
      isSet && /passed/.test(status) ? 2 : /passed|failed|completed/.test(status) ? 1 : 0;
    best = rank && 1000 * rank + (Number(get(`${core}score.raw`)) || 0);
    isRecorded = api && !/review|browse/.test(get(newer ? 'cmi.mode' : 'cmi.core.lesson_mode'));
    usual = isRecorded ? '' : words.aside;
    show('');
    const id = api ? get(`${learner}_id`) : '';
    const name = `rolling-cubes ${id} ${location.pathname}`;
    // Unsent answers are stored on this device.
    place = id && name;
    const kept = place && attempt(() => localStorage[place] ?? '', '');
    sent = kept ? '' : data;
    const texts = [data, kept].filter(Boolean);
    stored = texts.flatMap((text) => read(text) ?? []);
    const [one, other] = stored;
    if (one && other && one.seed === other.seed && other.size > one.size) stored.reverse();
    // The newest window records. Its session is its own, or one that was initialized before.
    const channel = api && attempt(() => new BroadcastChannel(name), null);
    if (channel) {
      channel.onmessage = (/** @type {MessageEvent<boolean>} */ event) => {
        close(event.data);
        frame.remove();
        button.remove();
        show(words.twice);
      };
      channel.postMessage(isOn);
    }
    const strange = texts.filter((text) => !stored.some((known) => known.text === text));
    if (strange.length > 0) ask(strange.join(' #'));
    else open();
  };

  addEventListener('message', ({ source, data }) => {
    const type = isSet ? 'rolling-cubes-exercise' : 'rolling-cubes-lesson';
    if (!isOpen || source !== frame.contentWindow || data?.type !== type) return;
    const { refused, lesson, exercise } = data.detail;
    const [known] = stored;
    if (refused && known) {
      // The answers do not fit the problems.
      isOpen = false;
      frame.remove();
      stored.shift();
      ask(known.text);
    }
    if (isSet ? !isOwn(exercise ?? '') : lesson && !own.split('&').includes(`lesson=${lesson}`))
      return;
    latest = standingOf(data.detail);
    clearTimeout(timer);
    timer = window.setTimeout(send, SOON);
  });
  addEventListener('beforeunload', (event) => {
    send();
    if (isUnsent()) event.preventDefault();
  });
  addEventListener('pagehide', () => close(true));
  // The browser's cache brings back a page whose session is over.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  begin();
})();
