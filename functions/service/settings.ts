/**
 * The operator's settings for the app. Links and origin checks use the public address, never the Host header, which any
 * client can set.
 */
export interface Settings {
  /** Where people reach the service: scheme, host and port, without a slash at the end. */
  readonly publicUrl: string;
  readonly allowsOrigin: (origin: string) => boolean;
  /** Others than the person at this machine can reach the service; only then do rate limits make sense. */
  readonly exposed: boolean;
  /** Whether mail can be had at all: nowhere, in the mailbox of this machine only, or anywhere. */
  readonly mail: 'none' | 'mailbox' | 'sent';
  /** Who runs this service and how to reach them, for the privacy page. */
  readonly operator: string | null;
  readonly contact: string | null;
}

type Environment = { readonly [name: string]: string | undefined };

const LONGEST = 200;
function told(value = ''): string | null {
  const text = value.trim().slice(0, LONGEST);
  return text === '' ? null : text;
}

/** What the operator says about themselves: OPERATOR and CONTACT. */
export const operatorIn = (environment: Environment): Pick<Settings, 'operator' | 'contact'> => ({
  operator: told(environment['OPERATOR']),
  contact: told(environment['CONTACT']),
});

const nobody = { operator: null, contact: null } as const;

/** A service with a public address takes writes from pages of that address alone. */
export const publicSettings = (publicUrl: string): Settings => ({
  publicUrl,
  allowsOrigin: (origin) => origin === publicUrl,
  exposed: true,
  mail: 'none',
  ...nobody,
});

/** A service without one takes them from any loopback name of its port. */
export const loopbackSettings = (port: number, exposed: boolean): Settings => ({
  publicUrl: `http://localhost:${port}`,
  allowsOrigin: (origin) => isLoopbackOrigin(origin, port),
  exposed,
  mail: exposed ? 'none' : 'mailbox',
  ...nobody,
});

export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** RFC 6761 section 6.3 and RFC 1122 section 3.2.1.3: these names never leave the machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  host === '[::1]' ||
  /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

function isLoopbackOrigin(origin: string, port: number): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && url.protocol === 'http:' && isLoopback(url.hostname) && portOf(url) === port;
}

const portOf = (url: URL): number => (url.port === '' ? 80 : Number(url.port));
