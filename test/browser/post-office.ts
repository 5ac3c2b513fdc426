/** A mail server for a service that strangers can reach: takes every letter, and lets a test read its code. */
import { everyPart, parseMime } from '../mime.ts';
import { mailServer, type Received } from '../smtp.ts';

export interface PostOffice {
  readonly url: string;
  /** The code of the newest letter to an address, once there is one. */
  codeFor(address: string): Promise<string>;
  /** The link of the newest letter to an address, once there is one. */
  linkFor(address: string): Promise<string>;
}

const PATIENCE = 20_000;
const PAUSE = 100;

/** Letters to one of these addresses come back at once. `closeServers` shuts it. */
export async function openPostOffice(unknown: readonly string[] = []): Promise<PostOffice> {
  const { url, received } = await mailServer({ at: 'RCPT', answer: '550 nobody here', naming: unknown });
  const find = async (address: string, what: RegExp): Promise<string> => {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const letter = received.findLast(({ lines }) => lines.includes(`RCPT TO:<${address}>`));
      const found = letter && what.exec(textOf(letter))?.[0].trim();
      if (found !== undefined) return found;
      await new Promise((resolve) => void setTimeout(resolve, PAUSE));
    }
    throw new Error(`nothing of the kind came to ${address}`);
  };
  return {
    url,
    codeFor: (address) => find(address, /\b[A-HJKMNP-Z2-9]{6}\r?$/m),
    linkFor: (address) => find(address, /^https?:\/\/\S+#v1\.\S+\r?$/m),
  };
}

const textOf = ({ data }: Received): string =>
  everyPart(parseMime(Buffer.from(data, 'latin1')))
    .find(({ type }) => type === 'text/plain')
    ?.body.toString() ?? '';
