import { expect, it } from 'vitest';
import { type Done, isTask, pressed, sceneAt, STOPS, TASKS } from './story.ts';

/** Every way through the tour: what the learner may do at each stop, in all combinations. */
function everyWay(): Done[] {
  let ways: Done[] = [{}];
  for (const task of TASKS) {
    ways = ways.flatMap((done) => sceneAt(task, done).ways.map((_, way) => ({ ...done, [task]: way })));
  }
  return ways;
}

it('is legal to its end, whatever the learner chooses', () => {
  const all = everyWay();
  expect(all.length).toBeGreaterThan(10);
  for (const done of all) {
    const { state } = sceneAt('end', done).now;
    expect(state.phase).toBe(3);
    expect(state.companies.red?.tokens).toBe(1);
  }
});

it('asks for something that can be done at every task', () => {
  for (const stop of STOPS.filter(isTask)) expect([stop, sceneAt(stop, {}).ways.length > 0]).toEqual([stop, true]);
});

it('carries on what the learner did', () => {
  const kept = sceneAt('shares', { dividend: 1 }).now.state;
  const paid = sceneAt('shares', { dividend: 0 }).now.state;
  expect(kept.companies.red?.treasury).toBeGreaterThan(paid.companies.red?.treasury ?? 0);
  expect(paid.players[0]?.cash).toBeGreaterThan(kept.players[0]?.cash ?? 0);
  const bent = sceneAt('run', { lay: 0, city: 2 }).now.state.board;
  expect(bent['0,-2']?.tile).toBe('y-plain-curve');
});

it('turns the tile with every press on its cell, and goes to another cell at once', () => {
  const scene = sceneAt('lay', { lay: 0 });
  expect(pressed(scene, { x: 0, y: -2 })).toBe(1);
  expect(pressed(sceneAt('lay', { lay: scene.ways.length - 1 }), { x: 0, y: -2 })).toBe(0);
  const upgrade = sceneAt('upgrade', { upgrade: 0 });
  const second = upgrade.ways.findIndex((step) => 'y' in step && step.y === -2);
  expect(second).toBeGreaterThan(0);
  const { x = 0 } = upgrade.ways[second] as { x?: number };
  expect(pressed(upgrade, { x, y: -2 })).toBe(second);
});

it('tells what the other player did meanwhile', () => {
  const types = sceneAt('trains', {}).now.news.map(({ type }) => type);
  expect(types).toContain('trainBought');
  expect(sceneAt('phase', {}).now.news.map(({ type }) => type)).toContain('phaseChanged');
});
