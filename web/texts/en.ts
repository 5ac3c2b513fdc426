/** What the pages themselves say, in English, part by part. Placeholders: see `domain/kernel/texts.ts`. */
import { about } from './en/about.ts';
import { joining } from './en/joining.ts';
import { hosting } from './en/hosting.ts';
import { help } from './en/help.ts';
import { landing } from './en/landing.ts';
import { mailbox } from './en/mailbox.ts';
import { nav } from './en/nav.ts';
import { newTable } from './en/new-table.ts';
import { menu } from './en/menu.ts';
import { seats } from './en/seats.ts';
import { show } from './en/show.ts';
import { solo } from './en/solo.ts';
import { site } from './en/site.ts';
import { table } from './en/table.ts';
import { replay } from './en/replay.ts';
import { chat } from './en/chat.ts';
import { tablePeople } from './en/table-people.ts';
import { review } from './en/review.ts';
import { importing } from './en/importing.ts';
import { statistics } from './en/statistics.ts';
import { turn } from './en/turn.ts';

export const english = {
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
