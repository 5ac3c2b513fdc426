/** Says aloud what changed, for those who do not see it. */
import { signal } from '@preact/signals';

const said = signal('');

export function announce(sentence: string): void {
  said.value = sentence;
}

export const Announcer = () => (
  <div class="visually-hidden" role="status" aria-live="polite">
    {said.value}
  </div>
);
