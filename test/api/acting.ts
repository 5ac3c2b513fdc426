/** Acts of the table's life through the API, as short as a person would say them, and what the clock does behind them. */
import { randomUUID } from 'node:crypto';
import type { Head } from '../../domain/kernel/setup.ts';
import { runDue, runExactly } from '../../functions/due/run.ts';
import { dueHandlers } from '../../functions/due/handlers.ts';
import { follow } from '../../functions/follow/follow.ts';
import type { Service } from '../../functions/service/service.ts';
import { type Browser, json, type TestService } from './service.ts';

export const headOf = (browser: Browser, id: string): Promise<Head> => json(browser.get(`/api/tables/${id}/head`));

export async function act(browser: Browser, id: string, seat: number, command: object): Promise<Response> {
  const { version } = await headOf(browser, id);
  return browser.command(id, { seat, expectedVersion: version, commandId: randomUUID(), command });
}

/** The types of the facts that an act brought, or the code of its rejection. */
export async function factsOf(answer: Response | Promise<Response>): Promise<string[] | string> {
  const body = await json(answer);
  if (body.facts) return body.facts.map(({ type }: { type: string }) => type);
  return body.rejection?.code ?? body.code;
}

const serviceOf = (service: TestService) =>
  ({ ...service.follower, keys: () => Promise.resolve(service.keys) }) as unknown as Service;

/** What follows a commit, and then whatever has come due, as the local process does it. */
export async function tick(service: TestService, id: string): Promise<number> {
  await follow(service.follower, id);
  const now = service.clock();
  const exactly = await runExactly(serviceOf(service), dueHandlers, now, 1, () => Promise.resolve());
  return exactly + (await runDue(serviceOf(service), dueHandlers, now));
}
