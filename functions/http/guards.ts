/**
 * Checks before every write: the request comes from our own pages (CSRF), its body is small, is JSON, and matches the
 * route's schema.
 */
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Settings } from '../service/settings.ts';
import { validationErrors } from '../service/validation-errors.ts';
import { MOST_BYTES, readBounded } from './request-body.ts';

/**
 * Browsers tell where a write comes from, and a page cannot forge it. A caller that tells nothing is no browser, so it
 * has no cookie that another page could borrow.
 */
export function foreignOrigin(c: Context, settings: Settings): Problem | null {
  const origin = c.req.header('Origin');
  if (origin !== undefined) return settings.allowsOrigin(origin) ? null : problem('foreign-origin');
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  return site === 'same-origin' || site === 'none' ? null : problem('foreign-origin');
}

/** The body as the route's schema reads it. */
export async function readBody<Body>(
  c: Context,
  schema: z.ZodMiniType<Body>,
): Promise<{ readonly body: Body } | Problem> {
  if (!isJson(c.req.header('Content-Type'))) return problem('wrong-type');
  const bytes = await readBounded(c, MOST_BYTES);
  if (isProblem(bytes)) return bytes;
  const value = parseJson(bytes);
  if (value === undefined) return problem('bad-json');
  const parsed = schema.safeParse(value);
  if (!parsed.success) return problem('bad-request', {}, { extra: { errors: validationErrors(parsed.error) } });
  return { body: parsed.data };
}

/** RFC 9110 section 8.3.1: parameters such as a charset may follow, and case does not matter. */
const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Undefined for what is no JSON; RFC 8259 section 8.1 wants UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
