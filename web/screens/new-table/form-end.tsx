/** The end of the form: its button, or the code that has to come first. */
import type { OwnPlayer } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { Notice } from '../../parts/notice.tsx';
import { t } from '../../texts/index.ts';
import { staysHere, type TableForm } from './form.ts';

export interface FormEndProps {
  readonly form: TableForm;
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** The host's address, while its code is asked for. */
  readonly confirming: string | null;
  onConfirmed(player: OwnPlayer): void;
  onOtherAddress(): void;
}

export function FormEnd({ form, problem, busy, confirming, onConfirmed, onOtherAddress }: FormEndProps) {
  const label = t(busy ? 'new.creating' : staysHere(form) ? 'seats.createHere' : 'new.create');
  return (
    <div class="form-end">
      {problem !== null && <Notice kind="trouble">{mailProblem(problem)}</Notice>}
      {confirming === null ? (
        <button type="submit" class={busy ? 'button primary busy' : 'button primary'} disabled={busy}>
          {label}
        </button>
      ) : (
        <ConfirmAddress
          key={confirming}
          id="own"
          hint={t('new.hostsConfirm')}
          address={confirming}
          goOn={label}
          isOnlyWay
          onConfirmed={onConfirmed}
          onOther={onOtherAddress}
        />
      )}
    </div>
  );
}
