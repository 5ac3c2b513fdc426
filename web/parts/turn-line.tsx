/** The steps of a turn as stops on a line. A stop that is reached can be pressed to go back there. */
import type { ComponentChildren } from 'preact';
import { t } from '../texts/index.ts';

export interface TurnStop {
  readonly title: string;
  readonly detail: string;
  /** A passed stop is history; one that is done can be gone back to. */
  readonly state: 'passed' | 'done' | 'now' | 'to-come';
  /** Stands on the line in place of a dot. */
  readonly sign?: ComponentChildren;
}

interface TurnLineProps {
  readonly label: string;
  readonly stops: readonly TurnStop[];
  onBack(index: number): void;
}

export function TurnLine({ label, stops, onBack }: TurnLineProps) {
  return (
    <ol class="turn-line" aria-label={label}>
      {stops.map((stop, index) => (
        <li key={index} class={`turn-stop ${stop.state}`} aria-current={stop.state === 'now' ? 'step' : undefined}>
          <span class={stop.sign === undefined ? 'turn-dot' : 'turn-sign'} aria-hidden="true">
            {stop.sign}
          </span>
          {stop.state === 'done' ? (
            <button type="button" class="turn-words" onClick={() => onBack(index)}>
              <span class="visually-hidden">{t('turn.change')} </span>
              <Words stop={stop} />
            </button>
          ) : (
            <span class="turn-words">
              <Words stop={stop} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const Words = ({ stop }: { readonly stop: TurnStop }) => (
  <>
    <span class="turn-title">{stop.title}</span> <span class="turn-detail">{stop.detail}</span>
  </>
);
