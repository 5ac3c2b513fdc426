/** What the pages themselves say, in Spanish, part by part. A part that lacks a sentence of the English one does not compile. */
import { about } from './es/about.ts';
import { joining } from './es/joining.ts';
import { hosting } from './es/hosting.ts';
import { help } from './es/help.ts';
import { landing } from './es/landing.ts';
import { mailbox } from './es/mailbox.ts';
import { nav } from './es/nav.ts';
import { newTable } from './es/new-table.ts';
import { menu } from './es/menu.ts';
import { seats } from './es/seats.ts';
import { show } from './es/show.ts';
import { solo } from './es/solo.ts';
import { site } from './es/site.ts';
import { table } from './es/table.ts';
import { replay } from './es/replay.ts';
import { chat } from './es/chat.ts';
import { tablePeople } from './es/table-people.ts';
import { review } from './es/review.ts';
import { importing } from './es/importing.ts';
import { statistics } from './es/statistics.ts';
import { turn } from './es/turn.ts';
import type { english } from './en.ts';
import type { WordsOf } from './words.ts';

export const spanish: WordsOf<typeof english> = {
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
