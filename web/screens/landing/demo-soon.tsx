/** The demonstration brings the rules of a whole game along: the page's words and ways on do not wait for it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../texts/index.ts';

export function DemoSoon() {
  const loaded = useSignal<typeof import('./demo.tsx') | null>(null);
  useEffect(() => {
    void import('./demo.tsx').then(
      (part) => (loaded.value = part),
      () => {}, // a page without its demonstration is still a page
    );
  }, []);
  if (loaded.value === null) return <section class="demo" aria-label={t('demo.label')} aria-busy="true" />;
  const { Demo } = loaded.value;
  return <Demo />;
}
