/** What sending brings about; and while somebody else is awaited, what there is to do until then. */
import { HOUR, SECOND } from '../../../../domain/kernel/durations.ts';
import { botAt } from '../../../../domain/kernel/table.ts';
import { t } from '../../../texts/index.ts';
import { isAwaited, type TableModel } from '../model.ts';
import { openTab } from '../people-loader.ts';
import { times } from './clock.ts';
import { span } from './clock-words.ts';
import { EnvelopeIcon } from './icons.tsx';
import { openedHere } from './open-dialog.ts';
import { ownSeat, tableOf } from './proposals.ts';

interface Props {
  readonly model: TableModel;
}

export function Meanwhile({ model }: Props) {
  const table = tableOf(model);
  const seat = ownSeat(model);
  if (seat === null || table?.ended !== null || model.replay.moment.value !== null) return null;
  return isAwaited(model) ? <Told model={model} seat={seat} /> : <WhileWaiting model={model} />;
}

function Told({ model, seat }: Props & { readonly seat: number }) {
  const state = model.session.position.value?.state;
  const after = model.view.nextAfter?.(seat) ?? null;
  if (state === undefined || after === null || botAt(state.table, after) !== null) return null;
  const name = model.names.value[after] ?? '';
  const perTurn = times.value?.clock?.perTurn;
  const mailed = model.session.info.value?.seats[after]?.byMail === true;
  return (
    <p class="meanwhile">
      <EnvelopeIcon />
      <span>
        {perTurn === undefined
          ? t(mailed ? 'meanwhile.mails' : 'meanwhile.tells', { name })
          : t(mailed ? 'meanwhile.mailsTime' : 'meanwhile.tellsTime', { name, span: span(perTurn * (HOUR / SECOND)) })}
      </span>
    </p>
  );
}

function WhileWaiting({ model }: Props) {
  const { session } = model;
  const version = session.position.value?.version ?? 0;
  return (
    <p class="meanwhile links">
      <span>{t('meanwhile.label')}</span>
      <a href={`/t/${session.id}?try=${version}`}>{t('meanwhile.sandbox')}</a>
      <button type="button" class="linkish" onClick={() => (openedHere.value = 'orders')}>
        {t('meanwhile.orders')}
      </button>
      <button type="button" class="linkish" onClick={() => (openTab.value = 'notes')}>
        {t('meanwhile.note')}
      </button>
    </p>
  );
}
