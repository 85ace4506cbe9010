// Begins a page that is one file: unpacks its script and has it run. The page's policy knows the script by its hash.

import { unpacked } from '../../shared/engine/unpacked.single.js';

const script = document.createElement('script');
script.type = 'module';
script.textContent = new TextDecoder().decode(unpacked('script'));
document.head.append(script);
