/** The entry of `/t/<id>`. */
import '../styles/table-page.css';
// Nearly every game has a stage, and nearly every later part has styles: they come with the page's own script.
import '../board/stage.tsx';
import '../parts/add-styles.ts';
import { render } from 'preact';
import type { TablePart } from '../games/contract/table-part.ts';
import { pageOfTable } from '../games/page-of-table.ts';
import { createModel, seatIn, type TableModel } from '../screens/table/model.ts';
import { UnknownGame } from '../screens/table/states.tsx';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { openTable } from '../table/session.ts';
import { seats } from '../texts/en/seats.ts';
import { show } from '../texts/en/show.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { turn } from '../texts/en/turn.ts';
import { speakWith } from '../texts/index.ts';

const words = { ...site, ...seats, ...table, ...turn, ...show };
const address = new URL(location.href);
const id = decodeURIComponent(address.pathname.replace(/^\/t\//, '').replace(/\/$/, ''));
const root = document.getElementById('app');
/** The version to try things out from, where the address asks for a sandbox. */
const from = Number(address.searchParams.get('try') ?? 0);
/** The round to read on one page, where the address asks for that. */
const round = Number(address.searchParams.get('review') ?? 0);

/** Not awaited: what is fetched here needs this very script to be done. */
async function open(place: HTMLElement) {
  const [page] = await Promise.all([pageOfTable(id), speakWith(words)]);
  if (page === null) return render(<UnknownGame />, place);
  const part = await page.table();
  const isTrying = Number.isSafeInteger(from) && from > 0;
  const session = isTrying ? await openTrying(part) : openTable(id, part.shown, seatIn(address));
  if (!(round > 0)) return showTable(createModel(session, page, part, address), place);
  const [{ ReviewScreen }, review] = await Promise.all([
    import('../screens/review/review-screen.tsx'),
    page.review?.() ?? import('../games/defaults/review.tsx').then(({ defaultReview }) => defaultReview(part)),
  ]);
  render(<ReviewScreen part={review} game={part.shown} {...{ session, round }} />, place);
}

/** In milliseconds. */
const MOMENT = 200;

/** What can be done comes with the rules: where they are nearly there, the page waits, so that nothing moves for them. */
async function showTable(model: TableModel, place: HTMLElement) {
  const moment = new Promise((resolve) => setTimeout(resolve, MOMENT));
  await Promise.race([model.part.rules(), moment]);
  render(<TableScreen model={model} />, place);
}

async function openTrying(part: TablePart) {
  const [{ openSandboxSession }, rules] = await Promise.all([import('../table/sandbox.ts'), part.rules()]);
  return openSandboxSession(id, rules, from, address.hash);
}

if (root !== null) void open(root);
