/** The entry of `/mailbox`. */
import '../styles/mailbox-page.css';
import { showPage } from '../parts/show-page.ts';
import { MailboxScreen } from '../screens/mailbox/mailbox.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox },
  title: 'mailbox.title',
  description: 'mailbox.line',
  screen: () => <MailboxScreen />,
});
