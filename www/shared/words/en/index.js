// Every word that people read, in one place, so that another language is another folder of this shape.
// A file of this folder a region of the page. Terms are the textbooks'; each has its meaning beside it for the hover text.

import { atlas } from './atlas.js';
import { code } from './code.js';
import { embed } from './embed.js';
import { errors } from './errors.js';
import { exercises } from './exercises.js';
import { finder } from './finder.js';
import { first } from './first.js';
import { floor } from './floor.js';
import { guess } from './guess.js';
import { help } from './help.js';
import { laneDialog } from './lane-dialog.js';
import { lessons } from './lessons.js';
import { challenge, linkNote, ownKeys, share } from './links.js';
import { maps } from './maps.js';
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

export { locale } from './first.js';

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
  guess,
  lessons,
  maps,
  quality,
  stages,
  statistics,
  teach,
  worker: { ...first.worker, ...worker },
  workshop,
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
