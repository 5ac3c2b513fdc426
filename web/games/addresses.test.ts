import { expect, it } from 'vitest';
import { addressOf, firstGame, gameAt, gameNamed, offeredGames } from './addresses.ts';

const at = (path: string) => gameAt(new URL(path, 'https://rail.example'));

it('gives every game pages of its own', () => {
  for (const game of offeredGames) {
    expect(at(addressOf(game, 'rules'))).toBe(game);
    expect(at(`/new?game=${game.id}`)).toBe(game);
  }
});

it('takes the first game where an address names none, or one that is not known', () => {
  const paths = ['/', '/new', '/new?game=chess', '/games/chess/rules', '/games/', '/new?game=constructor'];
  for (const path of paths) expect(at(path)).toBe(firstGame());
  expect(gameNamed('chess')).toBeUndefined();
});
