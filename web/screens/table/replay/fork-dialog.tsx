/** A new table that goes on from the moment shown: who plays which seat there. */
import { useSignal } from '@preact/signals';
import { createTable } from '../../../net/api.ts';
import type { Problem } from '../../../net/request.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

interface ForkDialogProps {
  readonly model: TableModel;
  /** Commits that have happened there. */
  readonly version: number;
  onClose(): void;
}

interface SeatWish {
  readonly name: string;
  readonly robot: boolean;
}

const ROBOT = 'greedy';

export function ForkDialog({ model, version, onClose }: ForkDialogProps) {
  const { session } = model;
  const info = session.info.value;
  const seats = useSignal<readonly SeatWish[]>(
    (info?.seats ?? []).map(({ name, bot }) => ({ name: name ?? '', robot: bot !== null })),
  );
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);
  const change = (seat: number, wish: Partial<SeatWish>) =>
    (seats.value = seats.value.map((one, index) => (index === seat ? { ...one, ...wish } : one)));

  const submit = async () => {
    if (busy.peek() || info === null) return;
    busy.value = true;
    const answer = await createTable({
      game: info.game,
      title: info.title,
      seats: seats.peek().map(({ name, robot }) => {
        if (robot) return { bot: ROBOT };
        return name.trim() === '' ? {} : { name };
      }),
      from: { table: session.id, version },
    });
    busy.value = false;
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) location.assign(`/new?table=${answer.value.id}`);
  };

  return (
    <Dialog title={t('fork.title')} onClose={onClose}>
      <p class="muted">{t('fork.lead')}</p>
      {problem.value !== null && <Notice kind="trouble">{problemSentence(problem.value)}</Notice>}
      <form
        class="fork-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {seats.value.map(({ name, robot }, seat) => (
          <div key={seat} class="fork-seat">
            <Field
              id={`fork-${seat}`}
              label={t('seat.open', { number: seat + 1 })}
              value={robot ? '' : name}
              disabled={robot}
              placeholder={t(robot ? 'fork.robot' : 'fork.open')}
              onInput={(next) => change(seat, { name: next })}
            />
            <Choice
              name={`fork-plays-${seat}`}
              label={t('fork.who', { number: seat + 1 })}
              options={[
                { value: 'person', label: t('fork.person') },
                { value: 'robot', label: t('fork.robot') },
              ]}
              value={robot ? 'robot' : 'person'}
              onChoose={(value) => change(seat, { robot: value === 'robot' })}
            />
          </div>
        ))}
        <button type="submit" class="button primary" disabled={busy.value}>
          {t('fork.make')}
        </button>
      </form>
    </Dialog>
  );
}
