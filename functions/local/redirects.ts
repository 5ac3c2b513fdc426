/** Old addresses of pages. The build of the pages names them with their new ones, in `redirects.json`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';

/** RFC 9110 section 15.4.9. Kept for an hour only: another game may become the first one. */
const MOVED = 308;
const KEPT = 'public, max-age=3600';

async function redirectsIn(root: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(root, 'redirects.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as { [old: string]: string }));
}

/** The way to the new address with the query of the old one; null for a path that has not moved. */
export async function redirectFrom(c: Context, root: string): Promise<Response | null> {
  const now = (await redirectsIn(root)).get(c.req.path.replace(/\/$/, ''));
  if (now === undefined) return null;
  c.header('Cache-Control', KEPT);
  return c.redirect(`${now}${new URL(c.req.url).search}`, MOVED);
}
