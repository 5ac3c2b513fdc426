/** Money that is split among one's companies: all of it, in whole pounds. */
import { useSignal } from '@preact/signals';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';

type Treasuries = { [id in CompanyId]?: number };

interface GrantProps {
  readonly choices: readonly { readonly split?: { readonly amount: number; readonly among: readonly string[] } }[];
  onGrant(treasuries: Treasuries): void;
}

export function Grant({ choices, onGrant }: GrantProps) {
  const split = choices.find((choice) => choice.split !== undefined)?.split;
  const first = useSignal<number | null>(null);
  if (split === undefined) return null;
  const [one, other] = split.among as readonly CompanyId[];
  if (one === undefined) return null;
  const share = Math.min(split.amount, Math.max(0, first.value ?? split.amount));
  const parts: Treasuries =
    other === undefined ? { [one]: split.amount } : { [one]: share, [other]: split.amount - share };
  return (
    <div class="doing-part">
      <h3 class="section-title">{t('doing.grant', { amount: split.amount })}</h3>
      {other !== undefined && (
        <label class="doing-row">
          <Mark company={one} />
          <span class="money">{t('money', { amount: share })}</span>
          <input
            class="range"
            type="range"
            min={0}
            max={split.amount}
            step={5}
            value={share}
            aria-label={t('doing.grantSplit', { one: companyShort(one), other: companyShort(other) })}
            onInput={(event) => (first.value = Number(event.currentTarget.value))}
          />
          <span class="money">{t('money', { amount: split.amount - share })}</span>
          <Mark company={other} />
        </label>
      )}
      <button type="button" class="button secondary" onClick={() => onGrant(parts)}>
        {other === undefined ? t('doing.grantTo', { company: companyShort(one) }) : t('doing.grantDo')}
      </button>
    </div>
  );
}
