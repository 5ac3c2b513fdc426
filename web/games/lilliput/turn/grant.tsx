/** Money that is split among one's companies: all of it, in whole pounds. */
import { useSignal } from '@preact/signals';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { t } from '../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { type Split, sharedOut, splitOf } from './figures.ts';
import { Options } from './options.tsx';

interface GrantProps {
  readonly choices: readonly { readonly split?: Split }[];
  onGrant(treasuries: { [id in CompanyId]?: number }): void;
}

export function Grant({ choices, onGrant }: GrantProps) {
  const split = splitOf(choices);
  const first = useSignal<number | null>(null);
  if (split === null) return null;
  const [one, other] = split.among as readonly CompanyId[];
  if (one === undefined) return null;
  const title = t('doing.grant', { amount: split.amount });
  if (other === undefined) {
    const words = t('doing.grantTo', { company: companyShort(one) });
    const figure = t('gain', { amount: split.amount });
    const onChoose = () => onGrant(sharedOut(split, split.amount));
    return <Options title={title} options={[{ key: one, company: one, words, figure, onChoose }]} />;
  }
  const share = Math.min(split.amount, Math.max(0, first.value ?? split.amount));
  const parts = sharedOut(split, share);
  return (
    <div class="doing-part">
      <h3 class="section-title">{title}</h3>
      <label class="doing-row">
        <Mark company={one} />
        <span class="money">{t('money', { amount: share })}</span>
        <input
          class="range"
          type="range"
          min={0}
          max={split.amount}
          step={1}
          value={share}
          aria-label={t('doing.grantSplit', { one: companyShort(one), other: companyShort(other) })}
          onInput={(event) => (first.value = Number(event.currentTarget.value))}
        />
        <span class="money">{t('money', { amount: split.amount - share })}</span>
        <Mark company={other} />
      </label>
      <button type="button" class="button secondary" onClick={() => onGrant(parts)}>
        {t('doing.grantDo')}
      </button>
    </div>
  );
}
