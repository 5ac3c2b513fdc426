/** The entry of `/privacy`. */
import '../styles/privacy-page.css';
import { showPage } from '../parts/show-page.ts';
import { PrivacyScreen } from '../screens/privacy/privacy.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox },
  title: 'privacy.title',
  description: 'privacy.line',
  screen: () => <PrivacyScreen />,
});
