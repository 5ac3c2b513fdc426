/**
 * Validates path parameters before a handler runs. A malformed value cannot exist, so it gets the answer for an unknown
 * one; it never reaches the store, which refuses long or empty keys.
 */
import { type Problem, type ProblemCode, problem } from '../service/problem.ts';
import { randomIdPattern } from '../service/random-id.ts';
import type { Route } from './route.ts';

interface Parameter {
  readonly pattern: RegExp;
  readonly unknown: ProblemCode;
}

/** By name. `block` is not here: its handler reads it and never passes it on. */
const parameters: { readonly [name: string]: Parameter } = {
  id: { pattern: randomIdPattern, unknown: 'unknown-table' },
  seat: { pattern: /^\d$/, unknown: 'unknown-seat' },
  message: { pattern: /^[0-9a-f]{32}$/, unknown: 'unknown-route' },
  token: { pattern: /^[\w.-]{1,2000}$/, unknown: 'link-malformed' },
};

const unknownAt: { readonly [path: string]: ProblemCode } = { '/api/session/players/:id': 'unknown-person' };

/** The names in a path such as `/api/tables/:id/seats/:seat`. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const checkedIn = (path: string): [string, Parameter][] =>
  path.startsWith('/api/') ? parametersOf(path).flatMap((name) => withForm(path, name)) : [];

function withForm(path: string, name: string): [string, Parameter][] {
  const parameter = parameters[name];
  return parameter ? [[name, { ...parameter, unknown: unknownAt[path] ?? parameter.unknown }]] : [];
}

/** What a path can answer because of its parameters. */
export const unknownProblems = (path: string): ProblemCode[] => checkedIn(path).map(([, { unknown }]) => unknown);

/**
 * The problem of the first parameter that has the wrong form, or null. Only the API: addresses outside it are pages,
 * which answer any text with a page of their own.
 */
export function malformedParameter(
  { path }: Pick<Route, 'path'>,
  valueOf: (name: string) => string | undefined,
): Problem | null {
  const malformed = checkedIn(path).find(([name, { pattern }]) => !pattern.test(valueOf(name) ?? ''));
  return malformed ? problem(malformed[1].unknown) : null;
}
