/** A mail server for tests: takes mail, or refuses it as told. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Refusal {
  readonly at: 'RCPT' | 'DATA';
  readonly answer: string;
  /** Only lines in which one of these stands. */
  readonly naming?: readonly string[];
}

export interface Received {
  readonly lines: string[];
  data: string;
}

const isMeant = ({ naming }: Refusal, line: string): boolean =>
  naming === undefined || naming.some((name) => line.includes(name));

const open: { server: Server; sockets: Set<Socket> }[] = [];

export async function closeServers(): Promise<void> {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
}

export async function mailServer(refused?: Refusal) {
  let refusal = refused;
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail: Received = { lines: [], data: '' };
    let [buffer, inData] = ['', false];
    socket.setEncoding('latin1').write('220 ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          mail.data = line.replaceAll('\r\n..', '\r\n.');
          received.push(mail);
          mail = { lines: [], data: '' };
          inData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        mail.lines.push(line);
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === refusal?.at && isMeant(refusal, line)) socket.write(`${refusal.answer}\r\n`);
        else if (verb === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write(verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push({ server, sockets });
  return {
    received,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on mail is refused, or taken again. */
    refuse: (next?: Refusal) => void (refusal = next),
  };
}
