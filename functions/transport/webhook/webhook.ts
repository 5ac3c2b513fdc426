/** Posts a short message to a webhook: one address, no redirects, a few seconds, and of the answer only its status. */
import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Target, targetOf } from './guard.ts';

export interface Hook {
  readonly kind: 'discord' | 'slack' | 'json';
  readonly url: string;
}

export interface Short {
  readonly text: string;
  readonly link: string;
  /** For programs: what it is about. */
  readonly event: {
    readonly kind: string;
    readonly table?: string;
    readonly seat?: number;
    readonly title?: string;
  };
}

/** `gone`: it will never work; `later`: it may. */
export type Delivered = 'sent' | 'later' | 'gone';
export type SendWebhook = (hook: Hook, short: Short) => Promise<Delivered>;

const PATIENCE = 8000;

export const sendWebhook: SendWebhook = async (hook, short) => {
  const target = await targetOf(hook.url);
  return target === null ? 'gone' : deliver(target, bodyOf(hook.kind, short));
};

/** What each service reads. None of them may take a name for a command, a mention or a link of its own. */
export function bodyOf(kind: Hook['kind'], { text, link, event }: Short): string {
  switch (kind) {
    case 'discord':
      return JSON.stringify({ content: `${escapedMarkdown(text)}\n${link}`, allowed_mentions: { parse: [] } });
    case 'slack':
      return JSON.stringify({ text: `${escapedForSlack(text)}\n<${link}>`, unfurl_links: false });
    case 'json':
      return JSON.stringify({ text, link, ...event });
  }
}

const escapedMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|>~<@:]/g, '\\$&');

const escapedForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The guard lets https alone through. */
export function deliver({ url, address }: Target, body: string): Promise<Delivered> {
  const request = url.protocol === 'http:' ? plainly : securely;
  const pinned = ((_host, { all }, answer) => {
    const family = isIP(address);
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  }) as LookupFunction;
  return new Promise((done) => {
    const sending = request(url, {
      method: 'POST',
      lookup: pinned,
      agent: false,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Railpost',
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    sending.on('response', (answer) => {
      answer.on('error', () => {});
      answer.destroy(); // whatever it says, nobody reads it
      done(deliveredBy(answer.statusCode ?? 0));
    });
    sending.on('error', () => done('later'));
    sending.end(body);
  });
}

/** A redirect is no delivery, and is never followed. */
function deliveredBy(status: number): Delivered {
  if (status >= 200 && status < 300) return 'sent';
  return status === 429 || status >= 500 ? 'later' : 'gone';
}
