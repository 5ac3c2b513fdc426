/**
 * `railpost revenue`: the best run for each line of cases in the golden format (a board, a company, its trains). A line
 * that is no such case is complained about by its number, and the rest is answered all the same.
 */
import * as z from 'zod/mini';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { cellKey } from '../../domain/lilliput/board.ts';
import { companies, phases, tiles, trains, type Variant, variants } from '../../domain/lilliput/data.ts';
import { bestRun, type RunQuery } from '../../domain/lilliput/routes/best.ts';
import type { TileOnBoard } from '../../domain/lilliput/routes/network.ts';
import { validationErrors } from '../service/validation-errors.ts';

/** A line for standard output, or a sentence for standard error. */
export type Answer = { readonly output: string } | { readonly complaint: string };

const sentences: Texts = {
  json: 'Line {line}: this is not valid JSON.',
  form: 'Line {line}: {path}: {message}',
  tile: 'Line {line}: there is no tile “{tile}” (at {cell}).',
  twice: 'Line {line}: two tiles lie at {cell}.',
  tokens: 'Line {line}: the tile at {cell} has {slots} slots, but there are {tokens} tokens.',
};

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

export async function* revenue(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Answer, void> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() !== '') yield answer(text, line);
  }
}

function answer(text: string, line: number): Answer {
  const given = parse(text);
  if (given === undefined) return complain('json', { line });
  const parsed = caseSchema.safeParse(given);
  if (!parsed.success) {
    const [first] = validationErrors(parsed.error);
    return complain('form', { line, path: first?.path ?? '', message: first?.message ?? '' });
  }
  const read = boardOf(parsed.data, line);
  if ('complaint' in read) return read;
  const query: RunQuery = { ...parsed.data, board: read.board };
  const { revenue, mineBonus, routes } = bestRun(query);
  return { output: JSON.stringify({ id: parsed.data.id, revenue, mineBonus, routes }) };
}

const complain = (
  sentence: string,
  params: Readonly<Record<string, string | number>>,
): Answer & { complaint: string } => ({
  complaint: say(sentences, sentence, params),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function boardOf({ tiles: laid }: Case, line: number): { readonly board: Board } | { readonly complaint: string } {
  const board: Board = {};
  for (const { tile, x, y, rotation, tokens: lists } of laid) {
    const cell = cellKey({ x, y });
    const definition = tiles.get(tile);
    if (!definition) return complain('tile', { line, tile, cell });
    if (Object.hasOwn(board, cell)) return complain('twice', { line, cell });
    const tokens = lists?.[0] ?? [];
    const slots = definition.stops[0]?.slots ?? 0;
    if (tokens.length > slots) return complain('tokens', { line, cell, slots, tokens: tokens.length });
    board[cell] = { tile, rotation, tokens };
  }
  return { board };
}
