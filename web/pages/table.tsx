/** The entry of `/t/<id>`. */
import '../styles/table-page.css';
import { render } from 'preact';
import { folded } from '../../domain/lilliput/folding/index.ts';
import { rulesReady } from '../games/lilliput/rules.ts';
import { createModel, seatIn } from '../screens/table/model.ts';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { openTable } from '../table/session.ts';
import { composer } from '../texts/en/composer.ts';
import { show } from '../texts/en/show.ts';
import { seats } from '../texts/en/seats.ts';
import { site } from '../texts/en/site.ts';
import { standing } from '../texts/en/standing.ts';
import { table } from '../texts/en/table.ts';
import { turn } from '../texts/en/turn.ts';
import { speakWith } from '../texts/index.ts';

const words = { ...site, ...seats, ...table, ...standing, ...turn, ...composer, ...show };
const address = new URL(location.href);
const id = decodeURIComponent(address.pathname.replace(/^\/t\//, '').replace(/\/$/, ''));
const root = document.getElementById('app');
/** The version to try things out from, where the address asks for a sandbox. */
const from = Number(address.searchParams.get('try') ?? 0);
/** The round to read on one page, where the address asks for that. */
const round = Number(address.searchParams.get('review') ?? 0);

async function openTrying() {
  const [{ openSandboxSession }, { lilliput }] = await Promise.all([import('../table/sandbox.ts'), rulesReady]);
  return openSandboxSession(id, lilliput, from, address.hash);
}

/** Not awaited: what is fetched here needs this very script to be done. */
async function open(place: HTMLElement) {
  await speakWith(words);
  const isTrying = Number.isSafeInteger(from) && from > 0;
  const session = isTrying ? await openTrying() : openTable(id, folded, seatIn(address));
  if (!(round > 0)) return render(<TableScreen model={createModel(session, address)} />, place);
  const { ReviewScreen } = await import('../screens/review/review-screen.tsx');
  render(<ReviewScreen session={session} round={round} />, place);
}

if (root !== null) void open(root);
