/** A part of a page that is loaded when it is first shown, so that the page itself comes sooner. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../texts/index.ts';

export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  const part = signal<{ readonly Part: FunctionComponent<Props> } | 'failed' | null>(null);
  const fetchPart = () =>
    void load().then(
      (Part) => (part.value = { Part }),
      () => (part.value = 'failed'),
    );
  return function Later(props: Props) {
    useEffect(() => {
      if (part.peek() === null) fetchPart();
    }, []);
    const now = part.value;
    if (now === null) return <div class="later" aria-busy="true" />;
    if (now !== 'failed') return <now.Part {...props} />;
    return (
      <p class="empty-line">
        {t('later.failed')}{' '}
        <button type="button" class="button" onClick={fetchPart}>
          {t('later.again')}
        </button>
      </p>
    );
  };
}
