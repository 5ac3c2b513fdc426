/**
 * A new table that goes on from a position of an older one. Its first commit names the origin, and the commits after it
 * carry over the game's facts that were in force there, in parts small enough for a stream. Facts are carried and not
 * a state, because facts can be folded for ever. From there on it is a table like any other, with a seed of its own.
 */
import { canonical } from './canonical.ts';
import type { StartCommand } from './command.ts';
import type { Commit } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { botsSeated } from './decide.ts';
import { seedHashOf } from './draws.ts';
import { type Flaw, flaw } from './flaw.ts';
import { fold, type History, inForce } from './fold.ts';
import { type Rejection, reject } from './rejection.ts';
import { isTableFact, type TableFact } from './table.ts';

export interface Origin {
  readonly id: string;
  readonly commits: readonly Commit[];
}

/** The command of a commit that carries facts over. */
export interface CarryCommand {
  readonly type: 'carryOver';
  readonly part: number;
}

export interface OpeningCommit {
  readonly command: (StartCommand & { readonly origin: string; readonly version: number }) | CarryCommand;
  readonly facts: readonly Fact[];
}

/** Characters of facts in one commit: well under what a stream takes, whatever the characters are. */
const PART = 60_000;

/** The commits with which the new table begins, in order, or why it cannot begin there. */
export function forkFrom(
  game: Game,
  origin: Origin,
  version: number,
  seed: string,
  bots: StartCommand['bots'] = {},
): OpeningCommit[] | Rejection {
  const at = origin.commits[version - 1];
  if (!at) return reject('table.noSuchPosition', { version });
  const { state } = fold(game, origin.commits.slice(0, version));
  if (state.table.ended) return reject('table.positionOver');
  // In the middle of its own opening a table has no position yet.
  if (state.table.origin && version <= state.table.origin.parts) return reject('table.noSuchPosition', { version });
  const parts = partsOf(carried(origin.commits.slice(0, version), state.table));
  const { seats, options } = state.table;
  const started: TableFact = {
    type: 'table.started',
    v: 1,
    game: game.id,
    seats,
    options: { ...options },
    seedHash: seedHashOf(seed),
  };
  const forked: TableFact = {
    type: 'table.forked',
    v: 1,
    origin: origin.id,
    version,
    hash: at.hash,
    parts: parts.length,
  };
  return [
    {
      command: { type: 'start', game: game.id, seats, options, origin: origin.id, version, bots },
      facts: [started, forked, ...botsSeated({ bots })],
    },
    ...parts.map((facts, index) => ({ command: { type: 'carryOver' as const, part: index + 1 }, facts })),
  ];
}

/** The game's facts that count at this position, as they are stored. */
const carried = (commits: readonly Commit[], table: Parameters<typeof inForce>[0]): Fact[] =>
  commits
    .filter(({ version }) => inForce(table, version))
    .flatMap(({ facts }) => facts.filter((fact) => !isTableFact(fact)));

function partsOf(facts: readonly Fact[]): Fact[][] {
  const parts: Fact[][] = [];
  let size = PART;
  for (const fact of facts) {
    const length = canonical(fact).length;
    if (size + length > PART) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(fact);
    size += length;
  }
  return parts;
}

/** Whether the opening is whole: a process may have died in the middle of it. */
export const isOpened = ({ commits, state }: History): boolean => commits.length > (state.table.origin?.parts ?? 0);

/** Whether a commit belongs to the opening of a table that went on from another one. */
export const isCarried = ({ origin }: History['state']['table'], version: number): boolean =>
  origin !== undefined && version > 1 && version <= 1 + origin.parts;

/** What is wrong where this history is not what its first commit says it went on from, or null. */
export function strayedFrom(game: Game, fork: readonly Commit[], origin: Origin): Flaw | null {
  const fact = fork[0]?.facts.find((one): one is TableFact & { type: 'table.forked' } => one.type === 'table.forked');
  if (!fact) return flaw('flaw.noOrigin');
  if (fact.origin !== origin.id) return flaw('flaw.otherOrigin', { origin: fact.origin });
  if (origin.commits[fact.version - 1]?.hash !== fact.hash)
    return flaw('flaw.otherPosition', { version: fact.version });
  const expected = carried(
    origin.commits.slice(0, fact.version),
    fold(game, origin.commits.slice(0, fact.version)).state.table,
  );
  const found = fork.slice(1, 1 + fact.parts).flatMap(({ facts }) => facts);
  return canonical(found) === canonical(expected) ? null : flaw('flaw.otherFacts');
}
