/** The entry of `/watch`. */
import '../styles/watch-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { WatchScreen } from '../screens/watch/watch.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...joining });
sayTitle('watch.title', 'watch.line');
const root = document.getElementById('app');
if (root !== null) render(<WatchScreen />, root);
