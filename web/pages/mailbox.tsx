/** The entry of `/mailbox`. */
import '../styles/mailbox-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { MailboxScreen } from '../screens/mailbox/mailbox.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox });
sayTitle('mailbox.title', 'mailbox.line');
const root = document.getElementById('app');
if (root !== null) render(<MailboxScreen />, root);
