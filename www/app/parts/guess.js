import '../../shared/words/whole.js';
import '../../features/guess/views/guess-panel.js';
