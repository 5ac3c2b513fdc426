/**
 * The settings of the local server, from the environment. Each that cannot be read is answered by one sentence that says
 * what it should be.
 */
import { isIP } from 'node:net';
import { say } from '../../domain/kernel/texts.ts';
import { isLoopback, loopbackSettings, publicSettings, type Settings } from '../settings.ts';
import { english } from '../texts/en.ts';

export interface LocalSettings {
  /** Where to listen. */
  readonly host: string;
  readonly port: number;
  /** Null: people reach the service at localhost. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front and may be believed about who calls. */
  readonly proxies: number;
  readonly dataFolder: string;
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
  return { host, port: Number(port), publicUrl, proxies, dataFolder: valueOf('DATA_DIR', '.data') };
}

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

/** What the app has to know, once the port is known. */
export function settingsFor({ host, publicUrl, proxies }: LocalSettings, port: number): Settings {
  if (publicUrl === null) return loopbackSettings(port, proxies > 0 || !isLoopback(host));
  const settings = publicSettings(publicUrl);
  return { ...settings, exposed: proxies > 0 || !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname) };
}
