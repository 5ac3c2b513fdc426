/** What has to be noticed: a lost network, a refused turn, somebody who was faster. */
import { signal } from '@preact/signals';
import type { Delivery } from '../../table/send.ts';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';
import { people } from './people-loader.ts';

/** Whom the device goes to, where all play at one; null once that is said. */
export const handedTo = signal<number | null>(null);

/** The address named a moment that the table does not have. */
export const missedMoment = signal(false);

export function Notices({ model }: { readonly model: TableModel }) {
  const { session, composer, trouble, names } = model;
  const aftermath = composer.aftermath.value;
  const delivery = session.delivery.value;
  const sending = session.sending.value;
  return (
    <>
      {handedTo.value !== null && !hasBegun(model) && (
        <Notice onClose={() => (handedTo.value = null)}>
          {t('seats.handOver', { name: names.value[handedTo.value] ?? '' })}
        </Notice>
      )}
      {missedMoment.value && <Notice onClose={() => (missedMoment.value = false)}>{t('unknown.shownNow')}</Notice>}
      {session.outdated.value && <Notice>{t('outdated')}</Notice>}
      {sending === 'retrying' && <Notice kind="trouble">{t('send.retrying')}</Notice>}
      {sending === 'idle' && session.lost.value && session.phase.value === 'ready' && (
        <Notice kind="trouble">{t('lost')}</Notice>
      )}
      {delivery !== null && delivery.outcome !== 'sent' && (
        <Notice kind="trouble" onClose={() => (session.delivery.value = null)}>
          <Undelivered model={model} delivery={delivery} />
        </Notice>
      )}
      {delivery === null && aftermath !== null && (
        <Notice>{t(aftermath === 'kept' ? 'aftermath.kept' : 'aftermath.dropped')}</Notice>
      )}
      {trouble.value !== null && (
        <Notice kind="trouble" onClose={() => (trouble.value = null)}>
          {problemSentence(trouble.value)}
        </Notice>
      )}
      {people.value && <people.value.Notices model={model} />}
    </>
  );
}

/** Whoever has something in hand holds the device. */
const hasBegun = ({ composer }: TableModel): boolean => composer.canUndo.value;

function Undelivered({
  model,
  delivery,
}: {
  readonly model: TableModel;
  readonly delivery: Exclude<Delivery, { outcome: 'sent' }>;
}) {
  const { session, composer, names, words } = model;
  if (delivery.outcome === 'refused') return <p>{t('send.refused', { reason: problemSentence(delivery.problem) })}</p>;
  const news = (session.position.value?.commits ?? [])
    .slice(delivery.from)
    .flatMap((commit) => words.commitSentences(commit, names.value));
  return (
    <>
      <p>{t('send.overtaken')}</p>
      <ul class="news">
        {news.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      {composer.begun.value !== null && <p>{t(composer.canUndo.value ? 'aftermath.kept' : 'aftermath.dropped')}</p>}
    </>
  );
}
