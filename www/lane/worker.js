// A lane's worker.

import { Desk } from './desk.js';

const desk = new Desk((news, transfer) => postMessage(news, { transfer }));
addEventListener('message', ({ data }) => desk.hear(data));
addEventListener('messageerror', () => desk.garbled());
