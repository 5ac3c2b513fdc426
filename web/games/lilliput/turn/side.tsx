/** Beside the board after the draft: what changes, what can be done, the cards. */
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { needOf } from '../../../../domain/lilliput/rules/turn.ts';
import { ActionCards } from './action-cards.tsx';
import { Decision } from './decisions.tsx';
import { Doing } from './doing.tsx';
import { Effects } from './effects.tsx';
import type { Turn } from './turn.ts';
import { consequenceOfTurn } from './words.ts';

interface SideProps {
  readonly turn: Turn;
  readonly base: LilliputState;
  readonly names: readonly string[];
  readonly seat: number | null;
}

export function TurnSide({ turn, base, names, seat }: SideProps) {
  const begun = turn.begun.value;
  const need = begun === null || seat === null ? null : needOf(begun.state, seat);
  return (
    <>
      <Will turn={turn} names={names} />
      {seat !== null && begun !== null && <Effects turn={turn} seat={seat} />}
      {seat !== null && need !== null && <Decision turn={turn} need={need} names={names} seat={seat} />}
      {seat !== null && (need === 'turn' || need === 'goOn') && <Doing turn={turn} seat={seat} names={names} />}
      {base.stage !== 'over' && Object.keys(base.cards).length > 0 && (
        <ActionCards state={begun?.state ?? base} names={names} turn={turn} />
      )}
    </>
  );
}

/** In words, what sending will do: the last look before it is done. */
function Will({ turn, names }: { readonly turn: Turn; readonly names: readonly string[] }) {
  const draft = turn.made.value;
  const words = draft === null ? [] : consequenceOfTurn(draft, names);
  if (words.length === 0) return null;
  return (
    <section class="consequence" aria-label={t('will.title')}>
      <h2 class="section-title">{t('will.title')}</h2>
      <p>{words.join(' ')}</p>
    </section>
  );
}
