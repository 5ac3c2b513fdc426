/** `railpost revenue`: the best run for a case in the golden format, which is a board, a company and its trains. */
import * as z from 'zod/mini';
import type { LineCommand } from '../kernel/command-line.ts';
import { say, type Texts } from '../kernel/texts.ts';
import { cellKey } from './board.ts';
import { companies, phases, tiles, trains, type Variant, variants } from './data.ts';
import { bestRun } from './routes/best.ts';
import type { TileOnBoard } from './routes/network.ts';

const sentences: Texts = {
  tile: 'there is no tile “{tile}” (at {cell}).',
  twice: 'two tiles lie at {cell}.',
  tokens: 'the tile at {cell} has {slots} slots, but there are {tokens} tokens.',
};

const HELP = `Usage: railpost revenue < CASES

Reads boards, one JSON object a line, and prints for each its best run: {"id":…,"revenue":…,"mineBonus":…,"routes":[…]}.

Exit status: 0 all is well, 1 a line was no case (the others are answered all the same), 2 an option is not known.`;

const company = z.enum(companies.map(({ id }) => id));

const caseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  phaseColour: z.enum(phases.map(({ phaseColour }) => phaseColour)),
  variants: z.array(z.enum(Object.keys(variants) as Variant[])),
  tiles: z.array(
    z.object({
      tile: z.string(),
      x: z.int(),
      y: z.int(),
      rotation: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
      /** One list for each stop of the tile, and a tile has at most one. */
      tokens: z.optional(z.array(z.array(company)).check(z.maxLength(1))),
    }),
  ),
  company,
  trains: z.array(z.object({ type: z.enum(trains.map(({ type }) => type)), obsolete: z.boolean() })),
});

type Case = z.infer<typeof caseSchema>;
type Board = { [cell: string]: TileOnBoard };
type Complaint = { readonly complaint: string };

export const revenueCommand: LineCommand<Case> = {
  summary: 'find the best routes for boards from standard input',
  help: HELP,
  schema: caseSchema,
  answer(given) {
    const read = boardOf(given);
    if ('complaint' in read) return read;
    const { revenue, mineBonus, routes } = bestRun({ ...given, board: read.board });
    return { answer: { id: given.id, revenue, mineBonus, routes } };
  },
};

const complain = (sentence: string, params: Readonly<Record<string, string | number>>): Complaint => ({
  complaint: say(sentences, sentence, params),
});

function boardOf({ tiles: laid }: Case): { readonly board: Board } | Complaint {
  const board: Board = {};
  for (const { tile, x, y, rotation, tokens: lists } of laid) {
    const cell = cellKey({ x, y });
    const definition = tiles.get(tile);
    if (!definition) return complain('tile', { tile, cell });
    if (Object.hasOwn(board, cell)) return complain('twice', { cell });
    const tokens = lists?.[0] ?? [];
    const slots = definition.stops[0]?.slots ?? 0;
    if (tokens.length > slots) return complain('tokens', { cell, slots, tokens: tokens.length });
    board[cell] = { tile, rotation, tokens };
  }
  return { board };
}
