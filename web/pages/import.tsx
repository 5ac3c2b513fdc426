/** The entry of `/import`. */
import '../styles/import-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { ImportScreen } from '../screens/importing/import-screen.tsx';
import { importing } from '../texts/en/importing.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...importing });
sayTitle('import.title', 'import.line');
const root = document.getElementById('app');
if (root !== null) render(<ImportScreen />, root);
