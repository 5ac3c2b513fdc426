/** The entry of `/settings`. */
import '../styles/settings-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { SettingsScreen } from '../screens/settings/settings.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...joining });
sayTitle('settings.title', 'settings.line');
const root = document.getElementById('app');
if (root !== null) render(<SettingsScreen />, root);
