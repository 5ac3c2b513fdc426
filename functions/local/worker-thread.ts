/** The worker thread: runs one heavy task per message and posts its result or its error. */
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
