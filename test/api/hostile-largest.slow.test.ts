/**
 * The largest history that is accepted: near every limit at once. It takes a while to be written, without keeping
 * anybody else waiting, and everything that shows it stays quick.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { pngOf } from '../../functions/render/png.ts';
import { largestHistory } from '../largest-history.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, type TestService } from './service.ts';
import { isDear, measured, unshowable } from './showing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

it('is read soon, kept in a while, and shown soon', async () => {
  // What draws pictures is loaded with the first one.
  await pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 1);
  const text = largestHistory();
  const { result, ...cost } = await measured(() => verify(text, everyGame));
  expect(result).toMatchObject({ ok: true });
  expect(isDear(cost)).toBe(false);
  const answer = await service.browser().post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' });
  expect(answer.status).toBe(201);
  const { id } = await json(answer);
  expect(await unshowable(service, id)).toEqual([]);
});
