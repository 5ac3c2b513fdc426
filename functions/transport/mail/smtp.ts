/** Mail by SMTP (RFC 5321), for a club's own machine: `SMTP_URL` names the server. */
import { printMessage } from '../mime.ts';
import { type Outcome, SENT, type Transport } from '../transport.ts';

/** A server that does not answer is tried again later; nobody else's letter should wait for it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpTransport(url: string, clock: () => number): Transport {
  const opened = lazily(url);
  return {
    name: 'smtp',
    async send(message) {
      try {
        const envelope = { from: message.from.address, to: [message.to.address] };
        const raw = await printMessage(message, new Date(clock()));
        await (await opened()).sendMail({ envelope, raw });
        return SENT;
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function lazily(url: string) {
  let opened: ReturnType<typeof open> | null = null;
  return () => {
    opened ??= open(url);
    return opened;
  };
}

async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
}

/** RFC 5321 section 4.2.1: 5yz to a recipient is for good; the rest may pass, or is the operator's to mend. */
function failureOf(error: unknown): Outcome {
  const { code, responseCode, command } = (error ?? {}) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const reason = [code, status || '']
    .filter((word) => typeof word === 'number' || /^\w+$/.test(String(word)))
    .join(' ');
  const refused = status >= 500 && command === 'RCPT TO';
  return { outcome: refused ? 'never' : 'later', reason: reason || 'failed' };
}
