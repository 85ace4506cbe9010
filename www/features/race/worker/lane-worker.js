import { attend, portOf } from '../../../shared/engine/attend.js';
import { Desk } from './desk.js';

/** @type {Desk} */
const desk = new Desk(attend((order) => desk.hear(order), portOf('lane')));
