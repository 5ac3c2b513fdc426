/** A mail server for a service that strangers can reach: takes every letter, and lets a test read its code. */
import { everyPart, parseMime } from '../mime.ts';
import { mailServer, type Received } from '../smtp.ts';

export interface PostOffice {
  readonly url: string;
  /** The code of the newest letter to an address, once there is one. */
  codeFor(address: string): Promise<string>;
}

const PATIENCE = 20_000;
const PAUSE = 100;

/** Letters to one of these addresses come back at once. `closeServers` shuts it. */
export async function openPostOffice(unknown: readonly string[] = []): Promise<PostOffice> {
  const { url, received } = await mailServer({ at: 'RCPT', answer: '550 nobody here', naming: unknown });
  return {
    url,
    async codeFor(address) {
      const end = Date.now() + PATIENCE;
      while (Date.now() < end) {
        const letter = received.findLast(({ lines }) => lines.includes(`RCPT TO:<${address}>`));
        const code = letter && /\b[A-HJKMNP-Z2-9]{6}\r?$/m.exec(textOf(letter))?.[0].trim();
        if (code !== undefined) return code;
        await new Promise((resolve) => void setTimeout(resolve, PAUSE));
      }
      throw new Error(`no code came to ${address}`);
    },
  };
}

const textOf = ({ data }: Received): string =>
  everyPart(parseMime(Buffer.from(data, 'latin1')))
    .find(({ type }) => type === 'text/plain')
    ?.body.toString() ?? '';
