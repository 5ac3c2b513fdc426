/** Runs in a worker thread: does one piece of heavy work for each message and answers with its result, or why not. */
import { parentPort } from 'node:worker_threads';
import { type HeavyWork, inProcess } from '../render/heavy-work.ts';
import type { Answer, Order } from './worker.ts';

async function answerTo({ task, parameters }: Order<keyof HeavyWork>): Promise<Answer> {
  try {
    return { result: await inProcess[task](...parameters) };
  } catch (error) {
    return { error: String(error) };
  }
}

async function work(order: Order<keyof HeavyWork>): Promise<void> {
  const answer = await answerTo(order);
  // The bytes move to the other thread instead of being copied.
  parentPort?.postMessage(answer, 'result' in answer ? [answer.result.buffer] : []);
}

parentPort?.on('message', (order: Order<keyof HeavyWork>) => void work(order));
