/** The entry of `/privacy`. */
import '../styles/privacy-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { PrivacyScreen } from '../screens/privacy/privacy.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox });
sayTitle('privacy.title', 'privacy.line');
const root = document.getElementById('app');
if (root !== null) render(<PrivacyScreen />, root);
