/** The button above the talk that fetches older messages. What was on the screen stays where it was. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../../net/request.ts';
import { t, tCount } from '../../../texts/index.ts';
import { hasOlder, lookForOlder, messages } from './chat-store.ts';

/** What scrolls the talk: the sheet on a phone, the panel of a tab elsewhere. */
export const scrollingBox = (list: HTMLElement): Element | null =>
  list.closest('.sheet-body') ?? list.closest('.tab-panel');

interface Props {
  readonly table: string;
  readonly list: RefObject<HTMLOListElement | null>;
  onProblem(problem: Problem | null): void;
}

export function OlderChat({ table, list, onProblem }: Props) {
  const busy = useSignal(false);
  const came = useSignal<number | null>(null);
  /** How far the box stood from its end before older messages came in above. */
  const fromEnd = useRef<number | null>(null);
  const first = messages.value?.[0]?.id;
  useLayoutEffect(() => {
    const box = list.current && scrollingBox(list.current);
    if (box && fromEnd.current !== null) box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [first]);
  const fetchOlder = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const box = list.current && scrollingBox(list.current);
    fromEnd.current = box ? box.scrollHeight - box.scrollTop : null;
    const answer = await lookForOlder(table);
    busy.value = false;
    onProblem(typeof answer === 'number' ? null : answer);
    came.value = typeof answer === 'number' ? answer : null;
    // The button is gone after the last page, so the focus moves to the list.
    if (!hasOlder.peek()) list.current?.focus({ preventScroll: true });
  };
  return (
    <div class="talk-older">
      {hasOlder.value && (
        <button type="button" class="button small quiet" aria-disabled={busy.value} onClick={() => void fetchOlder()}>
          {t(busy.value ? 'chat.olderFetching' : 'chat.older')}
        </button>
      )}
      <p class="visually-hidden" role="status">
        {came.value === null ? '' : tCount('chat.olderCame', came.value)}
      </p>
    </div>
  );
}
