/** The entry of `/watch`. */
import '../styles/watch-page.css';
import { showPage } from '../parts/show-page.ts';
import { WatchScreen } from '../screens/watch/watch.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...joining },
  title: 'watch.title',
  description: 'watch.line',
  screen: () => <WatchScreen />,
});
