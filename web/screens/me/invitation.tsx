/** A table that one is invited to: the seat is taken here, with a name where it has none yet. */
import { useSignal } from '@preact/signals';
import { takeInvitedSeat } from '../../net/me.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { addressOf, type TableRow } from '../../people/rows.ts';
import { t } from '../../texts/index.ts';
import { RowWords } from './row.tsx';
import { tell } from './words.ts';

export function Invitation({ row, player }: { readonly row: TableRow; readonly player: string }) {
  const asksName = useSignal(false);
  const name = useSignal('');
  const error = useSignal<string | null>(null);
  const busy = useSignal(false);

  const sit = async () => {
    if (busy.peek()) return;
    if (asksName.peek() && name.peek().trim() === '') {
      error.value = t('field.nameNeeded');
      return;
    }
    busy.value = true;
    const answer = await takeInvitedSeat(row.table, player, asksName.peek() ? name.peek() : undefined);
    if (answer.ok) {
      location.assign(addressOf(answer.value));
      return;
    }
    busy.value = false;
    const first = answer.problem.code === 'name-needed' && !asksName.peek();
    asksName.value ||= first;
    error.value = first ? null : mailProblem(answer.problem);
  };

  return (
    <Form class="me-invitation" onSend={sit}>
      <div class="me-row awaited">
        <RowWords row={row} />
      </div>
      {asksName.value && (
        <Field
          id={`name-${row.table}`}
          label={tell('row.name')}
          value={name.value}
          autoComplete="nickname"
          error={error.value ?? undefined}
          onInput={(value) => (name.value = value)}
        />
      )}
      {!asksName.value && error.value !== null && (
        <p class="field-error" role="alert">
          {error.value}
        </p>
      )}
      <button type="submit" class="button small" aria-disabled={busy.value}>
        {tell('row.sit')}
      </button>
    </Form>
  );
}
