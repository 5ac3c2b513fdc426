/** Whether everything that shows an imported table does so soon, and what it costs. */
import type { TestService } from './service.ts';

const MOST_MILLISECONDS = 1_000;
const MOST_BYTES = 50_000_000;

export interface Cost {
  /** Milliseconds of processor time, which other processes on the machine do not lengthen. */
  readonly took: number;
  /** Bytes that are in use afterwards and were not before. */
  readonly grew: number;
}

export async function measured<Result>(
  work: () => Result | Promise<Result>,
): Promise<Cost & { readonly result: Result }> {
  const from = process.cpuUsage();
  const before = process.memoryUsage();
  const result = await work();
  const after = process.memoryUsage();
  const grew = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const { user, system } = process.cpuUsage(from);
  return { result, took: (user + system) / 1_000, grew };
}

export const isDear = ({ took, grew }: Cost): boolean => took > MOST_MILLISECONDS || grew > MOST_BYTES;

/** What cannot be shown of a table, or takes too long. */
export async function unshowable(service: TestService, id: string): Promise<string[]> {
  const exports = ['ndjson', 'record', 'csv', 'svg', 'png'].map(
    (format) => `/api/tables/${id}/export?format=${format}`,
  );
  const pages = [`/api/tables/${id}/head`, `/api/tables/${id}`, `/t/${id}?at=3`, `/t/${id}?review=2`];
  const wrong: string[] = [];
  for (const path of [...pages, ...exports]) {
    const { result: answer, ...cost } = await measured(async () => {
      const read = await service.browser().get(path);
      await read.arrayBuffer();
      return read;
    });
    if (answer.status >= 500 || isDear(cost)) wrong.push(`${path} ${answer.status} ${JSON.stringify(cost)}`);
  }
  return wrong;
}
