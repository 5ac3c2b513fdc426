/** The guide of the game at this table: rules and explanations, see `games/lilliput/guide`. */
import type { GuideProps } from '../../games/lilliput/guide/guide.tsx';
import { lazily } from '../../parts/lazily.tsx';
import type { TableModel } from './model.ts';
import { holdOf, shownOf } from './shown.ts';

/** Nobody asks in the first second. */
const LATER = 1500;

const Guide = lazily<GuideProps>(async () => {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  return (await import('../../games/lilliput/guide/guide.tsx')).Guide;
});

function circumstancesOf(model: TableModel) {
  const shown = shownOf(model);
  const lit = new Set(holdOf(model, shown).legal.map(({ x, y }) => `${x},${y}`));
  return { state: shown.state, names: model.names.value, lit };
}

export const GuideHere = ({ model }: { readonly model: TableModel }) => (
  <Guide circumstances={() => circumstancesOf(model)} />
);
