/** The entry of `/lock`. */
import '../styles/people-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { LockScreen } from '../screens/lock/lock.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...joining });
sayTitle('lock.title', 'lock.line');
const root = document.getElementById('app');
if (root !== null) render(<LockScreen />, root);
