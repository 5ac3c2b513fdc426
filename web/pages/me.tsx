/** The entry of `/me`. */
import '../styles/me-page.css';
import { showPage } from '../parts/show-page.ts';
import { MeScreen } from '../screens/me/me.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...joining },
  title: 'me.title',
  description: 'me.line',
  screen: () => <MeScreen />,
});
