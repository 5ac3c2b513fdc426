/**
 * What variants, landscapes and Gulliver cost, as JSON lines, at the moments of the golden games that are played with
 * them: the list of legal steps with a card that lays any tile, the best run of every company, and Gulliver's
 * whole round with everything up to the next decision.
 *
 * Each case is timed three times; `ms` are figures of the fastest.
 */
import { performance } from 'node:perf_hooks';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory } from '../../domain/kernel/fold.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import type { CompanyId } from '../../domain/lilliput/data.ts';
import { type LilliputDraft, lilliput } from '../../domain/lilliput/game.ts';
import { bestRun } from '../../domain/lilliput/routes/best.ts';
import { phaseOf } from '../../domain/lilliput/rules/holdings.ts';
import { runningVariants } from '../../domain/lilliput/rules/variants.ts';
import type { LilliputState } from '../../domain/lilliput/types.ts';
import { historyOf, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { seedFrom } from '../seeded.ts';

const dealer = seededDealer(seedFrom(1));

function measure(name: string, works: readonly (() => void)[]): void {
  for (const work of works.slice(0, 100)) work();
  const times = works.map((work) => Math.min(...[work, work, work].map(timed))).toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 1_000) / 1_000;
  console.log(JSON.stringify({ bench: name, cases: works.length, ms: { p50: at(0.5), p95: at(0.95), max: at(1) } }));
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Every state of the games in which somebody begins a turn. */
function turnsOf(isWanted: (state: LilliputState) => boolean): LilliputState[] {
  return recordedGames
    .filter(({ players, variants, scenario }) => players === 1 || variants !== undefined || scenario !== undefined)
    .flatMap((game) => {
      const replayed = blankHistory(lilliput);
      return historyOf(textOf(game)).commits.flatMap((commit) => {
        advance(lilliput, replayed, commit);
        const state = structuredClone(replayed.state.game);
        return state.turn?.card === null && isWanted(state) ? [state] : [];
      });
    });
}

function draftOf(state: LilliputState, card: string, side: 'action' | 'alternative'): LilliputDraft | null {
  // A board of its own each time: what is reached on it is remembered.
  const fresh = { ...state, board: { ...state.board } };
  const draft = lilliput.begin(fresh, state.turn?.seat ?? 0, dealer, 0);
  if (isRejection(draft)) return null;
  const taken = lilliput.step(draft, { type: 'takeCard', card, side });
  return isRejection(taken) ? null : taken;
}

const turns = turnsOf(() => true);
measure(
  'legal steps with a card for any tile, variants and landscapes',
  turns.map((state) => () => void draftOf(state, 'tile-yellow-green', 'alternative')?.choices),
);
measure(
  'best run of a company, variants and landscapes',
  turns.flatMap((state) =>
    (Object.keys(state.companies) as CompanyId[]).map((company) => () => {
      bestRun({
        board: state.board,
        company,
        trains: state.companies[company]?.trains ?? [],
        phaseColour: phaseOf(state).phaseColour,
        variants: runningVariants(state.variants),
      });
    }),
  ),
);
measure(
  'a last turn against Gulliver, his round and what runs by itself',
  turnsOf(({ gulliver, order }) => gulliver !== null && order.length === 1).flatMap((state) => {
    const free = Object.entries(state.cards).find(([, taker]) => taker === null)?.[0];
    const draft = free === undefined ? null : draftOf(state, free, 'alternative');
    return draft ? [() => void lilliput.close(draft)] : [];
  }),
);
