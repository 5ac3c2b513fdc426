/**
 * Runs background work at the start and then again after a pause, as a schedule does in AWS. The pause begins when a run
 * ends, so that runs never overlap.
 */
export interface Repeated {
  /** Starts no further run; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** A run that fails is reported, and the next one tries again. */
export function repeat(run: () => Promise<unknown>, pause: number, failed: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const once = async (): Promise<void> => {
    await run().catch(failed);
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
