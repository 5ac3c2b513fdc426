/**
 * What a clock does in AWS, done by the process itself: at the start and then again and again, one beat after the
 * other, so that no beat meets the one before it.
 */
export interface Repeated {
  /** No further beat begins; resolves when the one under way is over. */
  stop(): Promise<void>;
}

/** What a beat fails at the next one tries again. */
export function repeat(beat: () => Promise<unknown>, pause: number): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const once = async (): Promise<void> => {
    await beat().catch(() => null);
    if (!stopped) timer = setTimeout(again, pause);
  };
  let current = once();
  function again(): void {
    current = once();
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
