/** Mail through SES. The client is loaded with the first mail, to keep the cold start short. */
import { printMessage } from '../mime.ts';
import { SENT, type Transport } from '../transport.ts';

interface RawMail {
  readonly from: string;
  readonly to: string;
  readonly raw: Uint8Array;
}

/** Hands one message to SES; a test brings its own. */
export type SendRaw = (mail: RawMail) => Promise<void>;

export function sesTransport(configurationSet: string | null, clock: () => number, send?: SendRaw): Transport {
  let loaded: Promise<SendRaw> | null = send ? Promise.resolve(send) : null;
  return {
    name: 'ses',
    async send(message) {
      try {
        loaded ??= clientFor(configurationSet);
        const raw = await printMessage(message, new Date(clock()));
        await (await loaded)({ from: message.from.address, to: message.to.address, raw });
        return SENT;
      } catch (error) {
        // Addresses that do not exist come back as bounces, not here.
        const name = error instanceof Error ? error.name : '';
        return { outcome: 'later', reason: /^\w+$/.test(name) ? name : 'failed' };
      }
    },
  };
}

async function clientFor(configurationSet: string | null): Promise<SendRaw> {
  const { SendEmailCommand, SESv2Client } = await import('@aws-sdk/client-sesv2');
  const client = new SESv2Client({ requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000 } });
  return async ({ from, to, raw }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Raw: { Data: raw } },
        ...(configurationSet === null ? {} : { ConfigurationSetName: configurationSet }),
      }),
    );
  };
}
