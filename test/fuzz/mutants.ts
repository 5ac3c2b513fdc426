/**
 * Steps that nobody should be able to play, made of those that somebody could: values of the same field swapped, figures
 * a little off, steps of another time. Knows nothing of any game. Most are illegal, some happen to be legal; both must
 * be judged without an exception.
 */
import type { Step } from '../../domain/kernel/contract.ts';
import type { Pick } from '../../domain/kernel/random-player.ts';

const MOST_STEPS = 300;
const MOST_VALUES = 60;
const ODD_NUMBERS = [-1, 0, 1, 2, 9, 99, 1_000_000];

export interface Mutants {
  /** Remembers a legal step. */
  see(step: Step): void;
  /** A step that is like this one, or like one seen before, but for something. */
  like(step: Step, pick: Pick): Step;
}

export function mutants(): Mutants {
  const steps: Step[] = [];
  const values = new Map<string, unknown[]>();

  function remember(value: unknown, field: string): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) remember(inner, Array.isArray(value) ? field : key);
    }
    const known = values.get(field) ?? [];
    values.set(field, known);
    if (known.length < MOST_VALUES && !known.includes(value)) known.push(value);
  }

  function changed(value: unknown, field: string, pick: Pick): unknown {
    if (typeof value === 'object' && value !== null && pick(3) > 0) return changedInside(value, field, pick);
    if (typeof value === 'number' && pick(2) === 0) return value + pick(7) - 3;
    if (typeof value === 'number' && pick(3) === 0) return ODD_NUMBERS[pick(ODD_NUMBERS.length)];
    const known = values.get(field) ?? [];
    return known.length > 0 ? known[pick(known.length)] : null;
  }

  function changedInside(value: object, field: string, pick: Pick): unknown {
    const keys = Object.keys(value);
    const key = keys[pick(Math.max(1, keys.length))];
    if (key === undefined) return value;
    if (Array.isArray(value))
      return value.map((inner, index) => (String(index) === key ? changed(inner, field, pick) : inner));
    return { ...value, [key]: changed((value as Record<string, unknown>)[key], key, pick) };
  }

  return {
    see(step) {
      if (steps.length < MOST_STEPS) steps.push(step);
      else steps[values.size % MOST_STEPS] = step;
      for (const [key, value] of Object.entries(step)) if (key !== 'type') remember(value, key);
    },
    like(step, pick) {
      const base = pick(3) === 0 ? (steps[pick(Math.max(1, steps.length))] ?? step) : step;
      const fields = Object.keys(base).filter((key) => key !== 'type');
      const field = fields[pick(Math.max(1, fields.length))];
      if (field === undefined) return base;
      return { ...base, [field]: changed((base as unknown as Record<string, unknown>)[field], field, pick) };
    },
  };
}
