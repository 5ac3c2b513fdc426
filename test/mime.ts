/** A reader of our own mails for the tests: as much of RFC 5322 and MIME as they use, written apart from the printer. */
export interface Part {
  readonly headers: ReadonlyMap<string, string>;
  /** Header lines as they came, unfolded, in order. */
  readonly lines: readonly string[];
  readonly type: string;
  readonly body: Buffer;
  readonly parts: readonly Part[];
}

export function parseMime(raw: Buffer | string): Part {
  const text = Buffer.isBuffer(raw) ? raw.toString('latin1') : raw;
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    }),
  );
  const content = text.slice(end + 4);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  const parts =
    boundary === undefined
      ? []
      : content
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => parseMime(part.replace(/^\r\n/, '')));
  return { headers, lines, type: type.split(';')[0] ?? '', body: decode(content, headers), parts };
}

function decode(content: string, headers: ReadonlyMap<string, string>): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit';
  if (encoding === 'base64') return Buffer.from(content, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(content, 'latin1');
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, _charset: string, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decode(word.replaceAll('_', ' '), new Map([['content-transfer-encoding', 'quoted-printable']])).toString(),
    );
}

/** All parts of a message, itself first. */
export const everyPart = (part: Part): Part[] => [part, ...part.parts.flatMap(everyPart)];
