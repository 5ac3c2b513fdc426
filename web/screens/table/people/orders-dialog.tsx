/** Standing orders for one's own seat: what is ordered, what the orders did, and what they cannot hide. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameNamed } from '../../../games/addresses.ts';
import type { OrdersPart } from '../../../games/contract/site-parts.ts';
import {
  type Given,
  giveOrders,
  type OrderActed,
  readOrders,
  readRecord,
  withdrawOrders,
} from '../../../net/orders.ts';
import { type Answer, type Problem, unreachable } from '../../../net/request.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Form } from '../../../parts/form.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { dayAndTime } from '../../../parts/times.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

interface Props {
  readonly model: TableModel;
  readonly seat: number;
}

export function OrdersDialog({ model, seat }: Props) {
  const { session } = model;
  const part = useSignal<OrdersPart | null>(null);
  const form = useSignal<object | null>(null);
  const active = useSignal(false);
  const seen = useSignal(0);
  const record = useSignal<readonly OrderActed[]>([]);
  const wrong = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const told = useSignal<string | null>(null);
  const busy = useSignal(false);

  const fetchPart = async (): Promise<OrdersPart | undefined> => {
    try {
      return await gameNamed(session.info.peek()?.game ?? null)?.orders?.();
    } catch {
      problem.value = unreachable;
      return undefined;
    }
  };
  const look = async () => {
    const [orders, done] = await Promise.all([readOrders(session.id, seat), readRecord(session.id, seat)]);
    if (!orders.ok) return void (problem.value = orders.problem);
    part.value ??= (await fetchPart()) ?? null;
    form.value ??= part.peek()?.formOf(orders.value.orders) ?? null;
    active.value = orders.value.orders !== null;
    seen.value = orders.value.version;
    if (done.ok) record.value = done.value;
  };
  useEffect(() => void look(), []);

  const settle = async (answer: Answer<Given>, done: string) => {
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) {
      const late = answer.value.tooLate;
      told.value = late === null ? done : t(late.version === null ? 'orders.tooLateSoon' : 'orders.tooLate');
      await look();
    }
    busy.value = false;
  };
  const give = async () => {
    const [fields, filled] = [part.peek(), form.peek()];
    if (fields === null || filled === null || busy.peek()) return;
    wrong.value = fields.wrongField(filled);
    if (wrong.peek() !== null) return document.getElementById(wrong.peek() ?? '')?.focus();
    const orders = fields.ordersOf(filled);
    if (orders === null && !active.peek()) return void (told.value = t('orders.nothing'));
    busy.value = true;
    if (orders === null) return settle(await withdrawOrders(session.id, seat, seen.peek()), t('orders.withdrawn'));
    return settle(await giveOrders(session.id, seat, seen.peek(), orders), t('orders.given'));
  };
  const withdraw = async () => {
    busy.value = true;
    form.value = part.peek()?.formOf(null) ?? null;
    await settle(await withdrawOrders(session.id, seat, seen.peek()), t('orders.withdrawn'));
  };

  const state = session.position.value?.state.game;
  const game = part.value;
  return (
    <Dialog title={t('orders.title')} onClose={closeHere}>
      <p class="muted">{t('orders.lead')}</p>
      {problem.value !== null && <Notice kind="trouble">{troubleSentence(problem.value, model)}</Notice>}
      {form.value !== null && game !== null && state !== undefined && (
        <Form class="orders" onSend={give}>
          <game.Fields
            form={form.value}
            state={state}
            seat={seat}
            wrong={wrong.value}
            onChange={(next) => {
              form.value = next;
              told.value = null;
            }}
          />
          <div class="dialog-acts">
            <button type="submit" class="button primary" disabled={busy.value}>
              {t(active.value ? 'orders.change' : 'orders.give')}
            </button>
            {active.value && (
              <button type="button" class="button quiet" disabled={busy.value} onClick={() => void withdraw()}>
                {t('orders.withdraw')}
              </button>
            )}
            <p class="orders-state" role="status">
              {told.value ?? t(active.value ? 'orders.active' : 'orders.none')}
            </p>
          </div>
        </Form>
      )}
      <p class="caption">{t('orders.honest')}</p>
      <section aria-labelledby="orders-record">
        <h3 class="section-title" id="orders-record">
          {t('orders.record')}
        </h3>
        {record.value.length === 0 ? (
          <p class="muted">{t('orders.recordEmpty')}</p>
        ) : (
          <ol class="orders-record" reversed>
            {record.value.toReversed().map(({ version, at }) => (
              <li key={version}>
                <time class="muted" dateTime={at}>
                  {dayAndTime(at)}
                </time>{' '}
                {sentencesOf(model, version)}
              </li>
            ))}
          </ol>
        )}
      </section>
    </Dialog>
  );
}

function sentencesOf({ session, names, words }: TableModel, version: number): string {
  const commit = session.position.value?.commits[version - 1];
  return commit === undefined ? '' : (words.commitSentences(commit, names.value)[0] ?? '');
}
