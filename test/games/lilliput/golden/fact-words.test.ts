/** Every kind of fact has its words, in every language: none can be missing in a record. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tableFactSchema } from '../../../../domain/kernel/table-facts.ts';
import { games } from '../../../../domain/games.ts';
import { textsOf } from '../../../../domain/kernel/game-parts.ts';
import { languages } from '../../../../domain/kernel/languages.ts';

/** The types that a schema of facts knows, read from its description. */
function typesOf(schema: z.ZodMiniType): string[] {
  const printed = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return [
    ...new Set([...printed.matchAll(/"type":\{"type":"string","const":"([\w.]+)"\}/g)].map(([, type]) => type ?? '')),
  ];
}

test.each(languages.flatMap((language) => Object.values(games).map((game) => ({ ...game, language, game }))))(
  '$id in $language',
  async ({ game, language }) => {
    const texts = await textsOf(game, language);
    const types = [...typesOf(tableFactSchema), ...typesOf((await game.rules()).facts)];
    expect(types.length).toBeGreaterThan(40);
    const worded = (type: string) =>
      Object.keys(texts).some((key) => key === `fact.${type}` || key.startsWith(`fact.${type}.`));
    expect(types.filter((type) => !worded(type))).toEqual([]);
  },
);
