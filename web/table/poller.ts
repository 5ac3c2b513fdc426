/**
 * Asks again and again, at the pace of `pace.ts`. One question at a time; coming back to the tab or to the network asks
 * at once.
 */
import { type Pace, pauseFor } from './pace.ts';

export interface Poller {
  /** Asks now, unless a question is under way. */
  wake(): void;
  stop(): void;
}

export interface PollerWorld {
  /** True when an answer came. */
  ask(): Promise<boolean>;
  pace(): Omit<Pace, 'failures'>;
  /** Calls back when the tab is shown or hidden, or the network comes back; gives a way to stop listening. */
  listen(woken: () => void, eased: () => void): () => void;
}

export function startPoller({ ask, pace, listen }: PollerWorld): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let again = false;
  let stopped = false;
  let failures = 0;

  const plan = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void round(), pauseFor({ ...pace(), failures }));
  };
  const round = async () => {
    if (stopped) return;
    if (asking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    asking = true;
    failures = (await ask()) ? 0 : failures + 1;
    asking = false;
    if (again) {
      again = false;
      void round();
      return;
    }
    plan();
  };
  const wake = () => void round();
  const unlisten = listen(wake, plan);
  plan();
  return {
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
      unlisten();
    },
  };
}

/** The browser's own signs. A tab that is hidden only changes the pace; one that is shown asks at once. */
export function listenToBrowser(woken: () => void, eased: () => void): () => void {
  const shown = () => (document.visibilityState === 'visible' ? woken() : eased());
  document.addEventListener('visibilitychange', shown);
  addEventListener('online', woken);
  addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    removeEventListener('online', woken);
    removeEventListener('pageshow', shown);
  };
}
