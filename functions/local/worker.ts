/**
 * Runs heavy tasks in one worker thread, so that the main thread goes on answering requests. Tasks wait in a bounded
 * queue. A thread that dies or times out fails its current task and is replaced.
 */
import type { Worker } from 'node:worker_threads';
import type { HeavyWork } from '../render/heavy-work.ts';
import { errorLine, type Log } from '../service/log.ts';

type Task = keyof HeavyWork;

/** What is sent to the thread, and what comes back (`worker-thread.ts`). */
export interface Order<T extends Task> {
  readonly task: T;
  readonly parameters: Parameters<HeavyWork[T]>;
}
export type Answer = { readonly result: Awaited<ReturnType<HeavyWork[Task]>> } | { readonly error: string };

export interface HeavyWorker extends HeavyWork {
  /** Fails what waits and ends the thread. */
  stop(): Promise<void>;
}

export interface WorkerBounds {
  readonly mostWaiting: number;
  /** Milliseconds that one piece of work may take. */
  readonly timeout: number;
}

/** The first picture also compiles the renderer, on a machine that may be busy. */
const BOUNDS: WorkerBounds = { mostWaiting: 50, timeout: 30_000 };

interface Job {
  readonly order: Order<Task>;
  done(answer: Answer): void;
  failed(error: Error): void;
}

export function heavyWorker(
  start: () => Worker,
  log: Log,
  { mostWaiting, timeout }: WorkerBounds = BOUNDS,
): HeavyWorker {
  const waiting: Job[] = [];
  let thread: Worker | null = null;
  let current: { readonly job: Job; readonly timer: NodeJS.Timeout } | null = null;
  let stopped = false;

  /** The piece under way is over; the next one begins. */
  const settle = (outcome: (job: Job) => void): void => {
    if (current === null) return;
    const { job, timer } = current;
    clearTimeout(timer);
    current = null;
    outcome(job);
    handOver();
  };
  const lose = (lost: Worker, error: Error): void => {
    if (thread !== lost) return; // told twice: by its error and by its end
    thread = null;
    void lost.terminate();
    log({ warning: 'worker-ended', ...errorLine(error) });
    settle((job) => job.failed(error));
  };
  const startThread = (): Worker => {
    const started = start();
    started.unref(); // it never keeps a process from ending
    started.on('message', (answer: Answer) => settle((job) => job.done(answer)));
    started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => lose(started, new Error('the worker thread ended')));
    return started;
  };
  const handOver = (): void => {
    if (current !== null || stopped) return;
    const job = waiting.shift();
    if (!job) return;
    const worker = (thread ??= startThread());
    const timer = setTimeout(() => lose(worker, new Error('the worker thread took too long')), timeout);
    current = { job, timer };
    worker.postMessage(job.order, []);
  };
  const run = <T extends Task>(task: T, ...parameters: Parameters<HeavyWork[T]>): Promise<Answer> =>
    new Promise((done, failed) => {
      if (stopped) return failed(new Error('the worker is stopped'));
      if (waiting.length >= mostWaiting) return failed(new Error('too much work is waiting'));
      waiting.push({ order: { task, parameters }, done, failed });
      handOver();
    });

  return {
    async png(svg, width) {
      const answer = await run('png', svg, width);
      if ('error' in answer) throw new Error(answer.error);
      return answer.result;
    },
    async stop() {
      stopped = true;
      const [ended, error] = [thread, new Error('the worker is stopped')];
      thread = null;
      for (const job of waiting.splice(0)) job.failed(error);
      settle((job) => job.failed(error));
      await ended?.terminate();
    },
  };
}
