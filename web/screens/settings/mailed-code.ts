/** An act that needs a code of its own: asking for the mail with it, and giving the code. */
import { useSignal } from '@preact/signals';
import type { Answer } from '../../net/request.ts';
import { isSpent, refusal } from './refusal.ts';

interface Act<Value> {
  ask(): Promise<Answer<unknown>>;
  give(code: string): Promise<Answer<Value>>;
  onDone(value: Value): void;
}

export function useMailedCode<Value>({ ask, give, onDone }: Act<Value>) {
  const sent = useSignal(false);
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const send = async (): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    const answer = await ask();
    busy.value = false;
    trouble.value = answer.ok ? null : refusal(answer.problem);
    sent.value = answer.ok;
  };
  /** A sentence for the field, where another try may help. */
  const confirm = async (code: string): Promise<string | null> => {
    const answer = await give(code);
    if (!answer.ok && !isSpent(answer.problem)) return refusal(answer.problem);
    if (answer.ok) onDone(answer.value);
    else {
      sent.value = false;
      trouble.value = refusal(answer.problem);
    }
    return null;
  };
  return { sent, busy, trouble, send, confirm };
}
