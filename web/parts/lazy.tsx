/** A part of a page that is fetched when it is first shown, so that the first load stays small. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { t } from '../texts/index.ts';

/** Between two tries without a network, in milliseconds. */
const PAUSE = 2000;

interface LazyOptions<Props> {
  /** Keeps the place of the part, where something would jump when it comes. */
  readonly Placeholder?: FunctionComponent<Props>;
  /** Without a network: say so in the part's place, with a button to try again. Otherwise it is retried silently. */
  readonly saysFailure?: boolean;
}

/** For a part that has a place of its own on the page. */
export const inPlace: LazyOptions<object> = {
  Placeholder: () => <div class="later" aria-busy="true" />,
  saysFailure: true,
};

export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { Placeholder = () => null, saysFailure = false }: LazyOptions<Props> = {},
): FunctionComponent<Props> {
  const loaded = signal<{ readonly Part: FunctionComponent<Props> } | 'failed' | null>(null);
  let isAsked = false;
  const fetchPart = (): void => {
    isAsked = true;
    load().then(
      (Part) => (loaded.value = { Part }),
      () => {
        if (saysFailure) loaded.value = 'failed';
        else setTimeout(fetchPart, PAUSE);
      },
    );
  };
  return function Lazy(props: Props) {
    if (!isAsked) fetchPart();
    const now = loaded.value;
    if (now === null) return <Placeholder {...props} />;
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
