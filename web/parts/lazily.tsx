/** A part of a page that is fetched when it is first shown, so that the first load stays small. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** After a lost network, in milliseconds. */
const PAUSE = 2000;

export function lazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  /** Keeps the place of the part, where something would jump when it comes. */
  Meanwhile: FunctionComponent<Props> = () => null,
): FunctionComponent<Props> {
  const loaded = signal<{ readonly part: FunctionComponent<Props> } | null>(null);
  let asked = false;
  const fetchPart = (): void => {
    asked = true;
    load().then(
      (part) => (loaded.value = { part }),
      // Without a network it comes late rather than never: whoever asked for it may not ask twice.
      () => void setTimeout(fetchPart, PAUSE),
    );
  };
  return function Lazily(props: Props) {
    if (!asked) fetchPart();
    const Part = loaded.value?.part;
    return Part === undefined ? <Meanwhile {...props} /> : <Part {...props} />;
  };
}
