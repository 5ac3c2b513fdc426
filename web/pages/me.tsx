/** The entry of `/me`. */
import '../styles/me-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { MeScreen } from '../screens/me/me.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...joining });
sayTitle('me.title', 'me.line');
const root = document.getElementById('app');
if (root !== null) render(<MeScreen />, root);
