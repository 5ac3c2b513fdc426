/**
 * Serves the built pages and their files. Files with a hash in their name are cached for ever; pages are revalidated
 * each time. Each file is compressed once, on first use.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { versioned } from '../http/responses.ts';
import { redirectFrom } from './redirects.ts';

/** The same from the sources and from the bundle in `functions/dist`. */
export const builtPages = fileURLToPath(new URL('../../web/dist', import.meta.url));

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED_ALREADY = new Set(['.png', '.woff2']);

type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 9;

const encoders: { readonly [encoding in Encoding]: (content: Buffer) => Promise<Buffer> } = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => promisify(gzip)(content),
  identity: (content) => Promise.resolve(content),
};

interface Kept {
  readonly modified: number;
  readonly tag: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

export function filesIn(root: string): (c: Context) => Promise<Response | null> {
  const kept = new Map<string, Kept>();
  return async (c) => {
    const name = nameOf(c.req.path);
    if (name === null) return null;
    const found = await find(root, name);
    if (found === null) return redirectFrom(c, root);
    const { path, modified } = found;
    const content = kept.get(path)?.modified === modified ? null : await readFile(path);
    if (content) {
      const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      kept.set(path, { modified, tag, bodies: new Map([['identity', Promise.resolve(content)]]) });
    }
    const entry = kept.get(path);
    return entry ? answer(c, path, entry) : null;
  };
}

async function answer(c: Context, path: string, { tag, bodies }: Kept): Promise<Response> {
  const extension = extname(path);
  const encoding = COMPRESSED_ALREADY.has(extension) ? 'identity' : encodingFor(c.req.header('Accept-Encoding'));
  const original = (await bodies.get('identity')) ?? Buffer.alloc(0);
  const body = bodies.get(encoding) ?? encoders[encoding](original);
  bodies.set(encoding, body);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Vary', 'Accept-Encoding');
  return versioned(c, {
    etag: tag,
    cache: path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    type: TYPES[extension] ?? 'application/octet-stream',
    body: new Uint8Array(await body),
  });
}

/** RFC 9110 section 12.5.3, as far as browsers go: an encoding is named, and not with a weight of nothing. */
function encodingFor(accepted = ''): Encoding {
  const named = accepted.split(',').map((entry) => entry.replaceAll(' ', '').toLowerCase());
  const takes = (encoding: string) =>
    named.some((entry) => entry === encoding || (entry.startsWith(`${encoding};`) && !/;q=0(\.0*)?$/.test(entry)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** The path inside the folder, or null for one that could lead out of it. */
function nameOf(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const name = normalize(decoded);
  // The page of a table is a shell that `http/routes/page.ts` fills in.
  return name.startsWith('/') && !name.startsWith('/t/') && name !== '/t' ? name : null;
}

/** A file of that name, or the page of that folder. */
async function find(root: string, name: string): Promise<{ path: string; modified: number } | null> {
  for (const path of [join(root, name), join(root, name, 'index.html')]) {
    const info = await stat(path).catch(() => null);
    if (info?.isFile()) return { path, modified: info.mtimeMs };
  }
  return null;
}

/** The page of a table; plain words where the pages were not built. */
export const shellIn = (root: string) => (): Promise<string> =>
  readFile(join(root, 't/index.html'), 'utf8').catch(() => UNBUILT);

const UNBUILT = '<!doctype html><title><!-- title --></title><p>The pages are not built: npm run build.</p>\n';
