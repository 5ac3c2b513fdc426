/** One letter for each person at a table; two where one would not tell them apart. */
export function initials(names: readonly string[]): string[] {
  const firsts = names.map((name) => letters(name, 1));
  return names.map((name, index) => {
    const first = firsts[index] ?? '';
    return firsts.filter((other) => other === first).length > 1 ? letters(name, 2) : first;
  });
}

function letters(name: string, count: number): string {
  const [first = '', ...rest] = Array.from(name);
  return first.toUpperCase() + rest.slice(0, count - 1).join('');
}
