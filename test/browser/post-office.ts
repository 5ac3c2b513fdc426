/** A mail server for a service that strangers can reach: takes every letter, and lets a test read its code. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { everyPart, parseMime } from '../mime.ts';

export interface PostOffice {
  readonly url: string;
  /** The code of the newest letter to an address, once there is one. */
  codeFor(address: string): Promise<string>;
  close(): void;
}

const PATIENCE = 20_000;
const PAUSE = 100;

/** Letters to one of these addresses come back at once. */
export async function openPostOffice(unknown: readonly string[] = []): Promise<PostOffice> {
  const letters: { to: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    receive(socket, unknown, (to, data) => void letters.unshift({ to, text: textOf(data) }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async codeFor(address) {
      const end = Date.now() + PATIENCE;
      while (Date.now() < end) {
        const text = letters.find(({ to }) => to === address)?.text ?? '';
        const code = /\b[A-HJKMNP-Z2-9]{6}\r?$/m.exec(text)?.[0].trim();
        if (code !== undefined) return code;
        await new Promise((resolve) => void setTimeout(resolve, PAUSE));
      }
      throw new Error(`no code came to ${address}`);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const textOf = (data: string): string =>
  everyPart(parseMime(data))
    .find(({ type }) => type === 'text/plain')
    ?.body.toString() ?? '';

/** RFC 5321, as far as a sender without wishes needs it. */
function receive(socket: Socket, unknown: readonly string[], take: (to: string, data: string) => void): void {
  let [buffer, to, inData] = ['', '', false];
  socket.setEncoding('latin1').write('220 ready\r\n');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        take(to, line.replaceAll('\r\n..', '\r\n.'));
        inData = false;
        socket.write('250 taken\r\n');
        continue;
      }
      const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
      to = recipient ?? to;
      if (recipient !== undefined && unknown.includes(recipient)) {
        socket.write('550 nobody here\r\n');
        continue;
      }
      inData = line.toUpperCase() === 'DATA';
      socket.write(inData ? '354 go on\r\n' : line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
