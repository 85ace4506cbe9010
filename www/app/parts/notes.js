import '../../shared/words/whole.js';
import '../../features/play/challenge-note.js';
import '../../features/share/link-note.js';
