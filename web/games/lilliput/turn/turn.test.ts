import { computed, signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Commit } from '../../../../domain/kernel/commit.ts';
import { blankTable } from '../../../../domain/kernel/table.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { position, type Position as Wanted, stateOf } from '../../../../test/games/lilliput/position.ts';
import { card } from '../../../../test/games/lilliput/steps.ts';
import type { Delivery } from '../../../table/send.ts';
import type { Position, Sending, TableSession } from '../../../table/session.ts';
import { createComposer } from '../../../table/composer.ts';
import { lilliputStaging } from '../composing.ts';
import { rulesNow, rulesReady } from '../rules.ts';
import { askedInTurn, turnStops } from './prompt.ts';
import { changesOf } from './effects.tsx';
import { createTurn } from './turn.ts';

/** The part of a browser that keeps half-made turns. */
beforeEach(async () => {
  await rulesReady;
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A table that stands still, with what a turn needs of a session. */
function sitting(wanted: Wanted) {
  const at = (version: number, commits: readonly Commit[] = []): Position<LilliputState> => ({
    version,
    commits,
    state: { table: blankTable(), game: stateOf(position(wanted)) },
  });
  const session = {
    id: 'table',
    position: signal<Position<LilliputState> | null>(at(7)),
    seat: signal<number | null>(0),
    sending: signal<Sending>('idle'),
    delivery: signal<Delivery | null>(null),
    stir() {},
  };
  const composer = createComposer(
    session as unknown as TableSession<LilliputState>,
    computed(() => rulesNow()?.lilliput ?? null),
    lilliputStaging,
  );
  return { session, at, composer, turn: createTurn(composer) };
}

const types = (steps: readonly { readonly type: string }[]): string[] => steps.map(({ type }) => type);

describe('a turn', () => {
  const justiciary: Wanted = { seats: 2, characters: { justiciary: 0 } };

  it('keeps what was done before the card when a card is taken, and swaps one card for another', () => {
    const { turn } = sitting(justiciary);
    const tile = turn.choices.value.find((choice) => choice.type === 'layCharacterTile');
    expect(tile).toBeDefined();
    turn.aimAt({ what: 'layCharacterTile', company: tile!.company, tile: tile!.tile });
    turn.press(tile!);
    turn.takeCard({ type: 'takeCard', card: 'train-two', side: 'action' });
    expect(types(turn.made.value?.steps ?? [])).toEqual(['layCharacterTile', 'takeCard']);
    turn.takeCard({ type: 'takeCard', card: 'station', side: 'alternative' });
    expect(turn.made.value?.steps.at(-1)).toEqual(card('station', 'alternative'));
    expect(turn.made.value?.steps).toHaveLength(2);
    turn.undo();
    expect(turn.made.value?.steps.at(-1)).toEqual(card('train-two'));
  });

  it('goes back to any step, and forward again by undoing that', () => {
    const { turn } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'train-two', side: 'action' });
    turn.add({ type: 'buyTrain', company: 'red' });
    turn.add({ type: 'buyTrain', company: 'red' });
    turn.backTo(1);
    expect(types(turn.made.value?.steps ?? [])).toEqual(['takeCard']);
    turn.undo();
    expect(turn.made.value?.steps).toHaveLength(3);
    turn.startOver();
    expect(turn.canUndo.value).toBe(false);
  });

  it('turns a tile through all ways and back to the first', () => {
    const { turn } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'tile-two-yellow', side: 'action' });
    const cell = turn.legal.value[0]!;
    turn.press(cell);
    const ways = turn.lays.value.length;
    const first = turn.stage.value.hand;
    for (let press = 0; press < ways; press++) turn.press(cell);
    expect(ways).toBeGreaterThan(1);
    expect(turn.stage.value.hand).toEqual(first);
    expect(turn.prices.value.size).toBeGreaterThan(0);
  });

  it('shows what a sale changes before it is sent: the price falls', () => {
    const { turn } = sitting({ seats: 2, shares: { blue: [0] }, companies: { blue: { space: 'T5' } } });
    turn.takeCard({ type: 'takeCard', card: 'share-or-10', side: 'action' });
    expect(changesOf(turn, 0).map(({ company }) => company)).toEqual(['red']);
    turn.add({ type: 'sellShares', company: 'blue', count: 1 });
    const blue = changesOf(turn, 0).find(({ company }) => company === 'blue');
    expect(blue?.price[1]).toBeLessThan(blue?.price[0] ?? 0);
  });

  it('asks for the next train, and for nothing once no tile is left to lay', () => {
    const { turn } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'train-two', side: 'action' });
    expect(askedInTurn(turn, 'turn', {})).toBe('Choose a train to buy.');
    turn.add({ type: 'buyTrain', company: 'red' });
    expect(askedInTurn(turn, 'turn', {})).toBe('Buy another train, or send.');
    turn.takeCard({ type: 'takeCard', card: 'tile-two-yellow', side: 'action' });
    turn.press(turn.legal.value[0]!);
    expect(askedInTurn(turn, 'turn', {})).toBe('Turn the tile if you like, lay another, or send.');
    turn.press(turn.legal.value.find(({ x, y }) => x !== turn.stage.value.hand?.x || y !== turn.stage.value.hand.y)!);
    expect(askedInTurn(turn, 'turn', {})).toBe('Turn the tile if you like, then send.');
  });

  it('says that a card is for nothing, whatever a character could do besides', () => {
    const { turn } = sitting({ seats: 2, characters: { treasurer: 0 } });
    turn.takeCard({ type: 'takeCard', card: 'station', side: 'action' });
    expect(types(turn.choices.value)).toEqual(['tradeIn']);
    expect(askedInTurn(turn, 'turn', {})).toMatch(/^Nothing can be done with this card now/);
  });

  it('names tiles on its line in a word or two', () => {
    const { turn } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'tile-two-yellow', side: 'action' });
    turn.press(turn.legal.value[0]!);
    for (const lay of turn.lays.value) {
      turn.hold(lay);
      expect(turnStops(turn)[1]?.title).toMatch(/^Yellow (city|metropolis|straight|curve)$/);
    }
  });

  it('stays what it is while it is on its way', () => {
    const { turn, session } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'station', side: 'alternative' });
    session.sending.value = 'sending';
    turn.undo();
    expect(turn.made.value?.steps).toHaveLength(1);
  });

  it('leaves nothing chosen for the next decision once it was sent', () => {
    const { turn, session, at } = sitting({ seats: 2 });
    turn.takeCard({ type: 'takeCard', card: 'station', side: 'alternative' });
    const commit = { version: 8, actor: 'seat:0', command: { type: 'turn', steps: [] } } as unknown as Commit;
    session.position.value = at(
      8,
      Array.from({ length: 8 }, () => commit),
    );
    session.delivery.value = { outcome: 'sent', version: 8 };
    expect(turn.made.value?.steps).toEqual([]);
    expect(turn.canUndo.value).toBe(false);
  });
});
