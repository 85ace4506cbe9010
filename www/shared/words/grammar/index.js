// Every word of the page, a file of this folder for each region.

import { atlas } from './atlas.js';
import { code } from './code.js';
import { embed } from './embed.js';
import { errors } from './errors.js';
import { exercises } from './exercises.js';
import { finder } from './finder.js';
import { first } from './first.js';
import { floor } from './floor.js';
import { help } from './help.js';
import { laneDialog } from './lane-dialog.js';
import { lessons } from './lessons.js';
import { challenge, linkNote, ownKeys, share } from './links.js';
import { maps, written } from './maps.js';
import { phrases } from './phrases.js';
import { present } from './present.js';
import { proof } from './proofs.js';
import { quality } from './quality.js';
import * as setUp from './set-up.js';
import { stages } from './stages.js';
import { statistics } from './statistics.js';
import * as steps from './steps.js';
import { teach } from './teach.js';
import { breakpoints, travel } from './travel.js';
import * as tree from './tree.js';
import { worker } from './worker.js';
import { workshop } from './workshop.js';

/** @import { Locale } from '../format.js' */

/** How numbers and lists are written. @type {Locale} */
export const locale = texts('locale');

export const words = {
  ...first,
  ...setUp,
  ...steps,
  ...tree,
  errors,
  phrases,
  atlas,
  exercises,
  finder,
  floor,
  lessons,
  maps,
  quality,
  stages,
  statistics,
  teach,
  worker: { ...first.worker, ...worker },
  workshop,
  written,
  embed,
  code,
  proof,
  present,
  breakpoints,
  challenge,
  laneDialog,
  linkNote,
  ownKeys,
  share: { ...first.share, ...share },
  travel: { ...first.travel, ...travel },
  help: { ...first.help, ...help },
};
