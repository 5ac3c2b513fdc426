/** Text as it is compared in a search: small letters without accents, one kind of space and apostrophe. */
export const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
