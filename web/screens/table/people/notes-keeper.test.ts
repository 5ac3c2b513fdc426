import { expect, test } from 'vitest';
import type { Answer } from '../../../net/request.ts';
import { createNotes, putTogether, type Unsaved } from './notes-keeper.ts';

/** A service that keeps notes, a browser that keeps what is unsaved, and time that passes when told. */
function worldOf(there = '') {
  const world = {
    there,
    online: true,
    kept: null as Unsaved | null,
    due: null as (() => void) | null,
    answer<T>(value: T): Promise<Answer<T>> {
      return Promise.resolve(
        world.online
          ? { ok: true, status: 200, value, etag: null }
          : { ok: false, problem: { status: 0, code: 'unreachable', detail: '' } },
      );
    },
    read: () => world.answer({ text: world.there, at: null }),
    write: (text: string) => {
      if (world.online) world.there = text;
      return world.answer(null);
    },
    unsaved: () => world.kept,
    keep: (unsaved: Unsaved | null) => void (world.kept = unsaved),
    later: (_: number, run: () => void) => void (world.due = run),
    divider: () => '---',
    async pass() {
      const run = world.due;
      world.due = null;
      run?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
  return world;
}

test('what is typed goes to the service after a pause, and is forgotten here', async () => {
  const world = worldOf('old');
  const notes = createNotes(world);
  await notes.load();
  expect(notes.text.value).toBe('old');
  notes.type('old and new');
  expect(world.kept?.text).toBe('old and new');
  await world.pass();
  expect([world.there, notes.state.value, world.kept]).toEqual(['old and new', 'saved', null]);
});

test('without a network it waits here, over a reload too, and goes when there is one', async () => {
  const world = worldOf('old');
  const notes = createNotes(world);
  await notes.load();
  world.online = false;
  notes.type('typed in the tunnel');
  await world.pass();
  expect(notes.state.value).toBe('waiting');

  const reloaded = createNotes(world);
  await reloaded.load();
  expect(reloaded.text.value).toBe('typed in the tunnel');
  world.online = true;
  await world.pass();
  await world.pass();
  expect([world.there, reloaded.state.value, world.kept]).toEqual(['typed in the tunnel', 'saved', null]);
});

test('notes that were changed on another device are put together', async () => {
  const world = worldOf('old');
  const notes = createNotes(world);
  await notes.load();
  world.there = 'from the phone';
  notes.type('from the desk');
  await world.pass();
  expect(world.there).toBe('from the phone\n\n---\nfrom the desk');
  expect(notes.text.value).toBe(world.there);
});

test('what is typed while saving is saved next', async () => {
  const world = worldOf('');
  const notes = createNotes(world);
  await notes.load();
  notes.type('a');
  const { write } = world;
  world.write = (text) => {
    if (text === 'a') notes.type('ab');
    return write(text);
  };
  await notes.save();
  expect([world.there, world.kept?.text]).toEqual(['a', 'ab']);
  await world.pass();
  expect([world.there, world.kept]).toEqual(['ab', null]);
});

test('nothing is written twice when one version holds the other', () => {
  expect(putTogether('a b', 'b', '---')).toBe('a b');
  expect(putTogether('a', 'a b', '---')).toBe('a b');
});
