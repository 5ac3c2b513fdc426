/** The guide of a table: listens for questions, and brings explanations when they are first wanted. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { lazy } from '../../../parts/lazy.tsx';
import type { Circumstances } from './about.ts';
import { pointing } from '../../../table/guide-requests.ts';
import type { ExplainerProps } from './explainer.tsx';
import { type ExplainRequest, close, listen } from './listen.ts';

// The words first, so that no other language flashes up.
const Explainer = lazy<ExplainerProps>(() =>
  import('./explainer.tsx').then(async (part) => {
    await part.wordsReady();
    return part.Explainer;
  }),
);

const asked = signal<ExplainRequest | null>(null);

export interface GuideProps {
  /** How the game stands while the question is answered. */
  circumstances(): Circumstances;
}

export function Guide({ circumstances }: GuideProps) {
  useLayoutEffect(() => listen(asked), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pointing', pointing.value);
  }, [pointing.value]);
  return (
    <>
      {(pointing.value || asked.value !== null) && (
        <Explainer asked={asked.value} circumstances={circumstances} onClose={() => close(asked)} />
      )}
    </>
  );
}
