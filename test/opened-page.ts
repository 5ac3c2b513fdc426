/** Unit tests find a page's words and rules in place, as a page does a moment after it was opened. */
import { rulesReady } from '../web/games/lilliput/rules.ts';
import { english } from '../web/texts/en.ts';
import { learn } from '../web/texts/index.ts';

learn(english);
await rulesReady;
