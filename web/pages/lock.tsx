/** The entry of `/lock`. */
import '../styles/people-page.css';
import { showPage } from '../parts/show-page.ts';
import { LockScreen } from '../screens/lock/lock.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...joining },
  title: 'lock.title',
  description: 'lock.line',
  screen: () => <LockScreen />,
});
