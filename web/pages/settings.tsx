/** The entry of `/settings`. */
import '../styles/settings-page.css';
import { showPage } from '../parts/show-page.ts';
import { SettingsScreen } from '../screens/settings/settings.tsx';
import { joining } from '../texts/en/joining.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...joining },
  title: 'settings.title',
  description: 'settings.line',
  screen: () => <SettingsScreen />,
});
