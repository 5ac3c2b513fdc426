/** What stands on one side of an action card: a sign or a sum, and a word for it. */
import { actionCards, phases } from '../../../../domain/lilliput/data.ts';
import type { CardSide, LilliputState } from '../../../../domain/lilliput/types.ts';
import { SideSign } from './side-sign.tsx';
import { sideWords } from './words.ts';

export const SIDES: readonly CardSide[] = ['action', 'alternative'];

const colourOf = ({ phase }: LilliputState) => phases.find((one) => one.phase === phase)?.phaseColour ?? 'yellow';

export function sideLabel(state: LilliputState, card: string, side: CardSide): string {
  const action = actionCards.find(({ id }) => id === card)?.[side];
  if (!action) return '';
  const { head, foot } = sideWords(action, colourOf(state));
  return `${head} ${foot}`.trim();
}

interface FaceProps {
  readonly state: LilliputState;
  readonly card: string;
  readonly side: CardSide;
}

export function SideFace({ state, card, side }: FaceProps) {
  const action = actionCards.find(({ id }) => id === card)?.[side];
  if (!action) return null;
  const { head, foot } = sideWords(action, colourOf(state));
  return (
    <>
      <span class="card-side-head" data-about={`side:${card}/${side}`}>
        <SideSign action={action} />
        {head}
      </span>
      <span class="card-side-foot">{foot}</span>
    </>
  );
}
