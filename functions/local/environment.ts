/**
 * The settings of the local server, from environment variables. An invalid one is reported in a sentence that says what
 * it should be.
 */
import { isIP } from 'node:net';
import { say } from '../../domain/kernel/texts.ts';
import { readSender } from '../mail/from-address.ts';
import { isLoopback, loopbackSettings, operatorIn, publicSettings, type Settings } from '../service/settings.ts';
import { english } from '../texts/en.ts';

export interface LocalSettings {
  /** Where to listen. */
  readonly host: string;
  readonly port: number;
  /** Null: people reach the service at localhost. */
  readonly publicUrl: string | null;
  /** The number of trusted proxies in front. */
  readonly proxies: number;
  readonly dataFolder: string;
  /** The operator's mail server; null: letters stay in the mailbox of this machine. */
  readonly smtpUrl: string | null;
  /** Whom letters come from; null: an address of the public name. */
  readonly mailFrom: { readonly name: string; readonly address: string } | null;
  /** For the privacy page. */
  readonly operator: string | null;
  readonly contact: string | null;
  /** Go on although the keys of the data are lost. */
  readonly newKeys: boolean;
}

type Environment = { readonly [name: string]: string | undefined };

const DEFAULT_PORT = '3089';
const MOST_PROXIES = 9;

/** The settings, or the sentence for the first that is wrong. */
export function readEnvironment(environment: Environment): LocalSettings | string {
  const valueOf = (name: string, otherwise: string): string => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? otherwise : value;
  };

  const port = valueOf('PORT', DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return say(english, 'start.port', { given: port });
  const host = valueOf('HOST', '127.0.0.1');
  if (isIP(host) === 0 && !/^[\w.-]+$/.test(host)) return say(english, 'start.host', { given: host });
  const proxies = readProxies(valueOf('TRUST_PROXY', '0'));
  if (proxies === null) return say(english, 'start.trustProxy', { given: valueOf('TRUST_PROXY', '') });
  const address = valueOf('PUBLIC_URL', '');
  const publicUrl = address === '' ? null : originOf(address);
  if (publicUrl === undefined) return say(english, 'start.publicUrl', { given: address });
  const smtp = valueOf('SMTP_URL', '');
  // The address holds a password, so the sentence does not repeat it.
  if (smtp !== '' && !isSmtp(smtp)) return say(english, 'start.smtpUrl');
  const from = valueOf('MAIL_FROM', '');
  const mailFrom = from === '' ? null : readSender(from);
  if (from !== '' && mailFrom === null) return say(english, 'start.mailFrom', { given: from });
  return {
    host,
    port: Number(port),
    publicUrl,
    proxies,
    dataFolder: valueOf('DATA_DIR', '.data'),
    smtpUrl: smtp === '' ? null : smtp,
    mailFrom,
    ...operatorIn(environment),
    newKeys: valueOf('RAILPOST_NEW_KEYS', '') === '1',
  };
}

const isSmtp = (address: string): boolean =>
  URL.canParse(address) && /^smtps?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '';

function readProxies(given: string): number | null {
  const number = { true: 1, false: 0 }[given] ?? (/^\d$/.test(given) ? Number(given) : null);
  return number !== null && number <= MOST_PROXIES ? number : null;
}

/** Scheme, host and port of an address that has nothing else; undefined otherwise. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, href } = new URL(address);
  const plain = (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
  return plain ? origin : undefined;
}

/** What the app has to know, once the port is known. The mailbox is for the person at this machine alone. */
export function settingsFor(local: LocalSettings, port: number): Settings {
  const { host, publicUrl, proxies, smtpUrl, operator, contact } = local;
  const named = publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
  const exposed = proxies > 0 || !isLoopback(host) || named;
  const settings = publicUrl === null ? loopbackSettings(port, exposed) : publicSettings(publicUrl);
  const unsent = exposed ? 'none' : 'mailbox';
  return { ...settings, exposed, mail: smtpUrl === null ? unsent : 'sent', operator, contact };
}
