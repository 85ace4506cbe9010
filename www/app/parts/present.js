import '../../shared/words/whole.js';
import '../../features/present/present-frame.js';
import '../../features/present/present-lanes.js';
import { presentStyle } from '../../features/present/style.js';
import { plainStyle } from './plain.js';

export const style = [plainStyle, presentStyle];
