/**
 * What a fold writes, and nothing of how it comes to it: every assignment to the state and to what hangs from it, so that
 * a bare loop can make the same ones to plain objects. That loop is what folding is measured against.
 */
export interface Assignments {
  readonly count: number;
  /** Makes all of them, in order, to fresh objects. */
  apply(): readonly object[];
}

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Runs a fold on a state that notes every assignment. */
export function assignmentsOf<State extends object>(blank: State, fold: (state: State) => void): Assignments {
  const numbers = new Map<object, number>();
  const lists: boolean[] = [];
  const targets: number[] = [];
  const keys: string[] = [];
  const values: unknown[] = [];
  const proxies = new WeakMap<object, object>();
  const originals = new WeakMap<object, object>();

  /** The value itself, and nothing that notes inside it: copies of lists bring such along. */
  function original(value: unknown): unknown {
    if (!isObject(value)) return value;
    const known = originals.get(value);
    if (known) return known;
    if (!numbers.has(value)) for (const key of Object.keys(value)) value[key] = original(value[key]);
    return value;
  }

  function numberOf(target: object): number {
    const known = numbers.get(target);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(target, number);
    lists.push(Array.isArray(target));
    return number;
  }

  function note(target: object, key: string, value: unknown, before: unknown): void {
    targets.push(numberOf(target));
    keys.push(key);
    values.push(isObject(value) ? null : value);
    if (!isObject(value) || numbers.has(value)) return;
    // A new object: its fields are written too, but what was merely copied from the old one is no assignment.
    const old = isObject(before) ? before : {};
    numberOf(value);
    for (const [field, inner] of Object.entries(value)) {
      if (inner !== old[field]) note(value, field, inner, old[field]);
    }
  }

  function noted(target: object): object {
    const known = proxies.get(target);
    if (known) return known;
    const proxy = new Proxy(target as Plain, {
      get: (from, key: string) => (isObject(from[key]) ? noted(from[key]) : from[key]),
      set(to, key: string, given) {
        const value = original(given);
        note(to, key, value, to[key]);
        to[key] = value;
        return true;
      },
      deleteProperty(from, key: string) {
        note(from, key, undefined, undefined);
        return Reflect.deleteProperty(from, key);
      },
    });
    proxies.set(target, proxy);
    originals.set(proxy, target);
    return proxy;
  }

  fold(noted(blank) as State);
  return {
    count: targets.length,
    apply() {
      const objects: Plain[] = lists.map((isList) => (isList ? [] : {}) as Plain);
      for (let index = 0; index < targets.length; index++) objects[targets[index]!]![keys[index]!] = values[index];
      return objects;
    },
  };
}
