/** A part of a page that is fetched when it is first shown, so that the first load stays small. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

export function lazily<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  const loaded = signal<{ readonly part: FunctionComponent<Props> } | null>(null);
  let asked = false;
  return function Lazily(props: Props) {
    if (!asked) {
      asked = true;
      load().then(
        (part) => (loaded.value = { part }),
        // Without a network the next showing asks again.
        () => (asked = false),
      );
    }
    const Part = loaded.value?.part;
    return Part === undefined ? null : <Part {...props} />;
  };
}
