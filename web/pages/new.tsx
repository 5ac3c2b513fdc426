/** The entry of `/new`. */
import '../styles/new-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { NewTableScreen } from '../screens/new-table/new-table.tsx';
import { hosting } from '../texts/en/hosting.ts';
import { joining } from '../texts/en/joining.ts';
import { menu } from '../texts/en/menu.ts';
import { newTable } from '../texts/en/new-table.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...menu, ...mailbox, ...joining, ...hosting, ...newTable, ...table });
sayTitle('new.title', 'landing.line');
const root = document.getElementById('app');
if (root !== null) render(<NewTableScreen />, root);
