/** What the fuzzer throws when something that must always hold does not. */
export class Failure extends Error {}

export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Failure(otherwise());
}

/** Two values that must print the same. */
export function mustEqual(what: string, actual: unknown, expected: unknown): void {
  const [printed, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  must(printed === wanted, () => `${what}: ${printed}, but the facts say ${wanted}`);
}

/** Two collections that must hold the same, in whatever order. */
export function mustHoldTheSame(what: string, actual: Iterable<unknown>, expected: Iterable<unknown>): void {
  const printed = (values: Iterable<unknown>): string[] => [...values].map((value) => JSON.stringify(value)).sort();
  mustEqual(what, printed(actual), printed(expected));
}
