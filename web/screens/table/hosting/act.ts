/** Something that a host does: one request at a time, its trouble told where it was pressed, the table read again. */
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Answer, Problem } from '../../../net/request.ts';
import { announce } from '../../../parts/announcer.tsx';
import type { TableModel } from '../model.ts';

export interface HostAct {
  readonly busy: Signal<boolean>;
  readonly problem: Signal<Problem | null>;
  /** True when it was done; then this is said aloud. */
  run(ask: () => Promise<Answer<unknown>>, done: string): Promise<boolean>;
}

export const useHostAct = ({ session }: TableModel): HostAct =>
  useMemo(() => {
    const busy = signal(false);
    const problem = signal<Problem | null>(null);
    return {
      busy,
      problem,
      async run(ask, done) {
        if (busy.peek()) return false;
        busy.value = true;
        const answer = await ask();
        problem.value = answer.ok ? null : answer.problem;
        await session.refresh();
        busy.value = false;
        if (answer.ok) announce(done);
        return answer.ok;
      },
    };
  }, []);
