/** Beside the page: what companies would earn on a board, so that the page never waits for it. */
import { earned } from './earned.ts';
import type { Answered, EarningsRequest } from './earnings-query.ts';

declare const self: {
  addEventListener(type: 'message', listener: (event: { readonly data: EarningsRequest }) => void): void;
  postMessage(message: Answered): void;
};

self.addEventListener('message', ({ data: { number, query } }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  self.postMessage({ number, earned: earned(query) });
});
