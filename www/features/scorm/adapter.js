// Runs an exercise or a lesson in a learning platform, by SCORM 1.2 or 2004; without one it is a plain page. Every value that
// is set replaces the one before, so what is sent again counts once. A classic script: it also runs from disk.

(() => {
  const say = { link: '', waiting: '', lost: '', full: '', copy: '' };
  Object.assign(say, document.currentScript?.dataset);
  /** Milliseconds from an answer to its sending, and between attempts. */
  const [SOON, AGAIN] = [300, 5000];
  /** @param {string} name @returns {any} */
  const find = (name) => {
    for (let at of [window, window.opener])
      for (let n = 0; at && n < 20; n += 1, at = at === at.parent ? null : at.parent)
        try {
          if (at[name]) return at[name];
        } catch {
          // Of another origin; a window around it may have the API.
        }
  };
  const newer = find('API_1484_11');
  const api = newer ?? find('API');
  const most = newer ? 64_000 : 4096;
  /** @template T @param {() => T} act @param {T} other where the platform is gone, or nothing may be stored */
  const attempt = (act, other) => {
    try {
      return act();
    } catch {
      return other;
    }
  };
  /** @type {(name: string, ...given: string[]) => string} */
  const call = (name, ...given) =>
    attempt(() => String(api[newer ? name : `LMS${name}`](...given)), '');
  const get = (/** @type {string} */ key) => call('GetValue', key);
  /** @param {Record<string, string | number>} values */
  const set = (values) =>
    Object.entries(values).every(([key, value]) => call('SetValue', key, `${value}`) === 'true');
  const core = newer ? 'cmi.' : 'cmi.core.';
  const learner = `${core}${newer ? 'learner' : 'student'}`;

  const frame = document.createElement('iframe');
  const note = document.createElement('p');
  frame.title = document.title;
  note.setAttribute('role', 'alert');
  document.body.append(note);
  /** Screen readers read every new text. @param {string} text */
  const show = (text) => {
    if (note.textContent !== text) note.textContent = text;
  };
  const isSet = say.link.includes('exercise=');

  /** `data` restores all of it. @param {any} detail */
  const standingOf = ({ questions, answered, right, step, steps, finished, passed, result }) => {
    if (isSet) return { data: result.replace(/^.*?#/s, ''), part: right / steps, finished, passed };
    const [done, all] = questions ? [answered, questions] : [step, steps];
    const lessons = encodeURIComponent(attempt(() => localStorage.lessons, ''));
    const part = (questions ? right : step) / all;
    return { data: `step=${step}&lessons=${lessons}`, part, finished: done === all };
  };

  /** @type {ReturnType<typeof standingOf> | null} */
  let latest = null;
  let [sent, place, timer] = ['', '', 0];
  /** Sends the latest standing, unless the platform has it. */
  const send = () => {
    clearTimeout(timer);
    if (!latest || latest.data === sent) return;
    const { data, part, finished, passed } = latest;
    const fits = data.length <= most && set({ 'cmi.suspend_data': data });
    const success = finished && isSet ? (passed ? 'passed' : 'failed') : '';
    const completion = finished ? 'completed' : 'incomplete';
    const status = newer
      ? {
          'cmi.score.scaled': part.toFixed(4),
          'cmi.completion_status': completion,
          'cmi.success_status': success || 'unknown',
        }
      : { 'cmi.core.lesson_status': success || completion };
    // Optional for platforms.
    set({ [`${core}score.min`]: 0, [`${core}score.max`]: 100 });
    set({ [`${core}exit`]: 'suspend' });
    const score = { [`${core}score.raw`]: Math.floor(10_000 * part) / 100 };
    // Every version stores at least 4,000 characters, so a refused shorter text is tried again.
    const isKept = fits || data.length > 4000;
    const isTaken = isKept && set({ ...score, ...status }) && call('Commit', '') === 'true';
    if (isTaken) sent = data;
    else timer = window.setTimeout(send, AGAIN);
    const keep = isTaken ? 'removeItem' : 'setItem';
    attempt(() => localStorage[keep](place, data), undefined);
    const words = isTaken ? (fits ? '' : say.full) : say.lost;
    show(words && isSet ? `${words} ${say.copy} #${data}` : words);
  };

  const begin = () => {
    if (api) call('Initialize', '');
    const [id, data] = [get(`${learner}_id`), get('cmi.suspend_data')];
    // Starting anew would replace unreadable answers. 403: nothing is stored yet.
    const isReady = !api || ['0', '403'].includes(call('GetLastError'));
    show(isReady ? '' : say.waiting);
    if (!isReady) {
      setTimeout(begin, AGAIN);
      return;
    }
    [sent, place] = [data, `rolling-cubes ${id} ${location.pathname}`];
    // Unsent answers are stored on this device.
    const kept = api ? attempt(() => localStorage[place] ?? '', '') : '';
    const known = kept.length > data.length ? kept : data;
    const [exercise] = /exercise=[^&]*(&answers=[^&]*)?/.exec(known) ?? [];
    const [, step, lessons = ''] = /^step=(\d+)&lessons=(.*)$/.exec(known) ?? [];
    // Another learner's answers on this device are ignored.
    if (api) attempt(() => (localStorage.lessons = decodeURIComponent(lessons) || '{}'), '');
    // Respects the page's limit and characters.
    const by = get(`${learner}_name`)
      .slice(0, 60)
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
    const link = exercise ? say.link.replace(/exercise=[^&]*/, () => exercise) : say.link;
    const name = isSet && by ? `&by=${encodeURIComponent(by)}` : '';
    frame.src = `rolling-cubes.html#${link}${step ? `&step=${step}` : ''}${name}`;
    document.body.append(frame);
  };

  addEventListener('message', ({ source, data }) => {
    const own = isSet ? 'rolling-cubes-exercise' : 'rolling-cubes-lesson';
    if (!api || source !== frame.contentWindow || data?.type !== own) return;
    const { lesson } = data.detail;
    if (lesson && !say.link.split('&').includes(`lesson=${lesson}`)) return;
    latest = standingOf(data.detail);
    clearTimeout(timer);
    timer = window.setTimeout(send, SOON);
  });
  addEventListener('beforeunload', (event) => {
    send();
    if (latest && latest.data !== sent) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    if (!api || !frame.src) return;
    send();
    clearTimeout(timer);
    // Some platforms append a comment to those before.
    const comment = newer ? 'cmi.comments_from_learner.0.comment' : 'cmi.comments';
    const { data = '', finished } = latest ?? {};
    if (finished && isSet && data.length < 4000 && !get(comment).includes(data))
      set({ [comment]: `#${data}` });
    const seconds = Math.round(performance.now() / 1000);
    const [h, m, s] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part, n) =>
      `${Math.floor(part)}`.padStart(n ? 2 : 4, '0'),
    );
    set({ [`${core}session_time`]: newer ? `PT${seconds}S` : `${h}:${m}:${s}` });
    call('Commit', '');
    call(newer ? 'Terminate' : 'Finish', '');
  });
  // The browser's cache brings back a page whose session is over.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  begin();
})();
