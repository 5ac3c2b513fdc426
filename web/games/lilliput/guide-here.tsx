/** Explanations on tap at this table, see `guide`. */
import type { GuideProps } from './guide/guide.tsx';
import { lazy } from '../../parts/lazy.tsx';
import type { LilliputTable } from './open-table.ts';
import { holdOf, shownOf } from './shown.ts';

/** Nobody asks in the first second. */
const LATER = 1500;

const Guide = lazy<GuideProps>(async () => {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  return (await import('./guide/guide.tsx')).Guide;
});

function circumstancesOf(table: LilliputTable) {
  const shown = shownOf(table);
  const lit = new Set(holdOf(table, shown).legal.map(({ x, y }) => `${x},${y}`));
  return { state: shown.state, names: table.names.value, lit };
}

export const GuideHere = ({ table }: { readonly table: LilliputTable }) => (
  <Guide circumstances={() => circumstancesOf(table)} />
);
