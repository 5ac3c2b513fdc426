/** One letter for each person at a table; two where one would not tell them apart: the first two, or first and last. */
export function initials(names: readonly string[]): string[] {
  const ways = [(name: string) => letters(name, 0), (name: string) => letters(name, 1), firstAndLast];
  return names.map((name) => {
    const tells = ways.find((way) => names.filter((other) => way(other) === way(name)).length === 1);
    return (tells ?? ((one: string) => letters(one, 1)))(name);
  });
}

function letters(name: string, more: number): string {
  const [first = '', ...rest] = Array.from(name);
  return first.toUpperCase() + rest.slice(0, more).join('');
}

const firstAndLast = (name: string): string => letters(name, 0) + (Array.from(name).at(-1) ?? '');
