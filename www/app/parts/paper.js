import '../../shared/words/whole.js';
import '../../features/paper/hand-out.js';

export { paperStyle as style } from '../../features/paper/style.js';
