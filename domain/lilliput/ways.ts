/** In which ways a game was played: its variants and its landscape, as words that statistics are kept by. */
import { optionsSchema } from './rules/set-up.ts';

export function waysOf(options: object): string[] {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) return [];
  const { variants, landscape } = parsed.data;
  const named = typeof landscape === 'string' ? landscape : 'own';
  return [
    ...new Set(variants.map((variant) => `variant.${variant}`)),
    ...(landscape === null ? [] : [`landscape.${named}`]),
  ];
}
