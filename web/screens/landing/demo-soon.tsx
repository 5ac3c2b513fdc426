/** The demonstration brings the rules of a whole game along: the page's words and ways on do not wait for it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../texts/index.ts';
import type { Demo } from './demo.tsx';

export function DemoSoon() {
  const loaded = useSignal<{ readonly Demo: typeof Demo } | null>(null);
  useEffect(() => {
    void import('./demo.tsx').then(
      (part) => (loaded.value = part),
      () => {}, // a page without its demonstration is still a page
    );
  }, []);
  const part = loaded.value;
  if (part === null) return <section class="demo" aria-label={t('demo.label')} aria-busy="true" />;
  return <part.Demo />;
}
