/** Before the start the host changes what the table is called, its order, its list and its clock, or closes it. */
import { useSignal } from '@preact/signals';
import { titleSchema } from '../../../../domain/kernel/setup.ts';
import { changeTable } from '../../../net/api.ts';
import { closeTable } from '../../../net/hosting.ts';
import { zoneHere } from '../../../net/people.ts';
import { Choice } from '../../../parts/choice.tsx';
import { ClockFields } from '../../../parts/clock-fields.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { ListedChoice } from '../../../parts/listed-choice.tsx';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { Notice } from '../../../parts/notice.tsx';
import { clockErrors, clockFormOf, clockOf } from '../../../table/clock-form.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { useHostAct } from './act.ts';
import { closeHostDialog } from './shown.ts';

export function TableDialog({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const info = session.info.peek();
  const title = useSignal(info?.title ?? '');
  const order = useSignal(info?.order ?? 'fixed');
  const listed = useSignal(info?.listed ?? false);
  const clock = useSignal(clockFormOf(info?.clock ?? null));
  const told = useSignal(false);
  const sure = useSignal(false);
  const { busy, problem, run } = useHostAct(model);
  const isTitle = titleSchema.safeParse(title.value).success;

  const save = async () => {
    told.value = true;
    if (!isTitle || clockErrors(clock.peek()).length > 0) return;
    const change = {
      title: title.peek(),
      order: order.peek(),
      listed: listed.peek(),
      clock: clockOf(clock.peek(), info?.clock?.zone ?? zoneHere()),
    };
    if (await run(() => changeTable(session.id, change), t('desk.saved'))) closeHostDialog();
  };

  const close = async () => {
    if (!sure.peek()) {
      sure.value = true;
      return;
    }
    if (await run(() => closeTable(session.id), t('closed.title'))) closeHostDialog();
  };

  return (
    <Dialog title={t('desk.tableTitle')} onClose={closeHostDialog}>
      <Form class="desk-form" onSend={save}>
        <Field
          id="desk-title"
          label={t('desk.titleOfTable')}
          value={title.value}
          error={told.value && !isTitle ? t('field.titleOdd') : undefined}
          onInput={(value) => (title.value = value)}
        />
        <section class="desk-part">
          <h3>{t('order.title')}</h3>
          <Choice
            name="order"
            label={t('order.title')}
            options={(['fixed', 'random'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
            value={order.value}
            onChoose={(value) => (order.value = value === 'random' ? 'random' : 'fixed')}
          />
        </section>
        <section class="desk-part">
          <h3>{t('pace.title')}</h3>
          <ClockFields
            form={clock.value}
            told={told.value}
            zone={info?.clock?.zone ?? zoneHere()}
            answers={model.game.answers === true}
            onChange={(next) => (clock.value = next)}
          />
        </section>
        <section class="desk-part">
          <h3>{t('listed.title')}</h3>
          <ListedChoice listed={listed.value} onChoose={(value) => (listed.value = value)} />
        </section>
        {problem.value !== null && <Notice kind="trouble">{mailProblem(problem.value)}</Notice>}
        <div class="desk-acts">
          <button type="submit" class="button primary" disabled={busy.value}>
            {t('desk.save')}
          </button>
          <button type="button" class="button quiet" disabled={busy.value} onClick={() => void close()}>
            {t(sure.value ? 'desk.closeSure' : 'desk.close')}
          </button>
        </div>
        <p class="caption">{t('desk.closes')}</p>
      </Form>
    </Dialog>
  );
}
