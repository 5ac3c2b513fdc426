/** What the pages themselves say, in French, part by part. A part that lacks a sentence of the English one does not compile. */
import { about } from './fr/about.ts';
import { joining } from './fr/joining.ts';
import { hosting } from './fr/hosting.ts';
import { help } from './fr/help.ts';
import { landing } from './fr/landing.ts';
import { mailbox } from './fr/mailbox.ts';
import { nav } from './fr/nav.ts';
import { newTable } from './fr/new-table.ts';
import { menu } from './fr/menu.ts';
import { seats } from './fr/seats.ts';
import { show } from './fr/show.ts';
import { solo } from './fr/solo.ts';
import { site } from './fr/site.ts';
import { table } from './fr/table.ts';
import { replay } from './fr/replay.ts';
import { chat } from './fr/chat.ts';
import { tablePeople } from './fr/table-people.ts';
import { review } from './fr/review.ts';
import { importing } from './fr/importing.ts';
import { statistics } from './fr/statistics.ts';
import { turn } from './fr/turn.ts';
import type { english } from './en.ts';
import type { WordsOf } from './words.ts';

export const french: WordsOf<typeof english> = {
  ...site,
  ...solo,
  ...landing,
  ...help,
  ...newTable,
  ...about,
  ...table,
  ...turn,
  ...show,
  ...statistics,
  ...importing,
  ...review,
  ...seats,
  ...menu,
  ...mailbox,
  ...hosting,
  ...joining,
  ...replay,
  ...chat,
  ...tablePeople,
  ...nav,
};
