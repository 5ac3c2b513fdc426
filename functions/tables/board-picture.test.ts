import { expect, it } from 'vitest';
import type { Picture } from '../../domain/kernel/drawing.ts';
import { inProcess } from '../render/heavy-work.ts';
import { isProblem, type Problem } from '../service/problem.ts';
import { boardPng } from './board-picture.ts';

const picture = (svg: string) => () => Promise.resolve({ svg, width: 8, height: 8 });
const red = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="red"/></svg>',
);
const png = (drawing: () => Promise<Picture | null> = red) => boardPng(inProcess.png, drawing);
const refused = (answer: object | null): answer is Problem => answer !== null && isProblem(answer);

it('draws many pictures in turns, tells whoever would wait too long, and is free again afterwards', async () => {
  const asked = await Promise.all(Array.from({ length: 10 }, () => png()));
  const told = asked.filter(refused);
  expect(told).toHaveLength(4);
  expect(told[0]).toMatchObject({ problem: 'too-many-requests', headers: { 'Retry-After': '5' } });
  expect(refused(await png())).toBe(false);
});

it('goes on after a drawing that fails, and where there is nothing to draw', async () => {
  await expect(png(picture('no drawing'))).rejects.toBeDefined();
  expect(await png(() => Promise.resolve(null))).toBeNull();
  expect(await png()).toBeInstanceOf(Uint8Array);
});
