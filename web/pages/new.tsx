/** The entry of `/new`. */
import '../styles/new-page.css';
import { showPage } from '../parts/show-page.ts';
import { NewTableScreen } from '../screens/new-table/new-table.tsx';
import { hosting } from '../texts/en/hosting.ts';
import { joining } from '../texts/en/joining.ts';
import { menu } from '../texts/en/menu.ts';
import { newTable } from '../texts/en/new-table.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';

void showPage({
  words: { ...site, ...nav, ...menu, ...mailbox, ...joining, ...hosting, ...newTable, ...table },
  title: 'new.title',
  description: 'landing.line',
  screen: () => <NewTableScreen />,
});
