/** What is asked, with the time there is for it, and the next table for those who wait here. */
import type { Act } from '../../../games/contract/table-part.ts';
import type { Ask } from '../ask-type.ts';
import type { TableModel } from '../model.ts';
import { t } from '../../../texts/index.ts';
import { untilWords } from './clock-words.ts';
import { mailWords } from './mail-sent.ts';
import { next } from './next-table.ts';

export function askWithTime(model: TableModel, ask: Ask): Ask {
  const { session } = model;
  if (ask.kind === 'over') return { ...ask, ...endedByAgreement(model), ...nextAct(ask) };
  if (ask.kind !== 'turn' && ask.kind !== 'wait') return ask;
  const mine = session.awaiting.value.find(({ seat }) => seat === session.seat.value);
  const awaited = ask.kind === 'wait' ? session.awaiting.value.find(({ optional }) => optional !== true) : mine;
  const until = awaited === undefined ? '' : untilWords(model, awaited.seat);
  const mailed = awaited === undefined || ask.kind !== 'wait' ? '' : mailWords(model, awaited.seat);
  const detail = [ask.detail ?? '', mailed, until].filter((words) => words !== '').join(' ');
  return { ...ask, ...(detail === '' ? {} : { detail }), ...nextAct(ask) };
}

/** The game itself has no winner then, but its people have a standing. */
function endedByAgreement({ session, names }: TableModel): Partial<Ask> {
  const ended = session.position.value?.state.table.ended;
  if (ended?.reason !== 'agreed') return {};
  const first = (ended.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => names.value[seat] ?? '');
  return { sentence: t('over.agreed'), detail: t('over.agreedDetail', { names: first.join(', ') }) };
}

function nextAct({ kind, primary }: Ask): { readonly primary?: Act } {
  const waits = next.value;
  if (waits === null || primary !== undefined || (kind !== 'wait' && kind !== 'over')) return {};
  const address = `/t/${waits.table}?seat=${waits.seat}`;
  return { primary: { label: t('next.go', { title: waits.title }), onPress: () => location.assign(address) } };
}
