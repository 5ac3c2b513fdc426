/** The entry of `/`. */
import '../styles/landing-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { Landing } from '../screens/landing/landing.tsx';
import { landing } from '../texts/en/landing.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...landing, ...table });
sayTitle('site.name', 'landing.line');
const root = document.getElementById('app');
if (root !== null) render(<Landing />, root);
