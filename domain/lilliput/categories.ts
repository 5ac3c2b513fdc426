/** By what the statistics of a game are divided: its variants and its landscape, as keys of texts. */
import { optionsSchema } from './rules/set-up.ts';

export function categoriesOf(options: object): string[] {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) return [];
  const { variants, landscape } = parsed.data;
  const named = typeof landscape === 'string' ? landscape : 'own';
  return [
    ...new Set(variants.map((variant) => `variant.${variant}`)),
    ...(landscape === null ? [] : [`landscape.${named}`]),
  ];
}
