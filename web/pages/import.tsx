/** The entry of `/import`. */
import '../styles/import-page.css';
import { showPage } from '../parts/show-page.ts';
import { ImportScreen } from '../screens/importing/import-screen.tsx';
import { importing } from '../texts/en/importing.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...importing },
  title: 'import.title',
  description: 'import.line',
  screen: () => <ImportScreen />,
});
