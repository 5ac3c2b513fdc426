import { expect, it } from 'vitest';
import { isProblem } from '../problem.ts';
import { boardPng } from './board-picture.ts';

const picture = (colour: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`,
  width: 8,
  height: 8,
});

it('draws many pictures in turns, tells whoever would wait too long, and is free again afterwards', async () => {
  const asked = await Promise.all(Array.from({ length: 10 }, (_, one) => boardPng(`many ${one}`, picture('red'))));
  const told = asked.filter(isProblem);
  expect(told).toHaveLength(4);
  expect(told[0]).toMatchObject({ problem: 'too-many-requests', headers: { 'Retry-After': '5' } });
  expect(isProblem(await boardPng('afterwards', picture('red')))).toBe(false);
});

it('draws a moment once', async () => {
  const [first, second] = await Promise.all([boardPng('once', picture('red')), boardPng('once', picture('blue'))]);
  expect(second).toBe(first);
  expect(await boardPng('once', picture('green'))).toBe(first);
});

it('goes on after a drawing that fails', async () => {
  await expect(boardPng('bad', { ...picture('red'), svg: 'no drawing' })).rejects.toBeDefined();
  expect(isProblem(await boardPng('good', picture('red')))).toBe(false);
});
