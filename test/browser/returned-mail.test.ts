/** Mail that comes back: the table is told, so that nobody waits for somebody who knows nothing. */
import { expect, test } from 'vitest';
import { everyPart, parseMime } from '../mime.ts';
import { closeServers, mailServer, type Received } from '../smtp.ts';
import { axe } from './axe.ts';
import { phone } from './turns.ts';
import { nudge, openWorld, sitDown } from './world.ts';

const MINUTE = 60_000;

/** The plain text of the first letter that came. */
async function firstLetter(received: readonly Received[]): Promise<string> {
  await expect.poll(() => received.length).toBeGreaterThan(0);
  const parts = everyPart(parseMime(Buffer.from(received[0]?.data ?? '', 'latin1')));
  return parts.find(({ type }) => type === 'text/plain')?.body.toString() ?? '';
}

test('everybody at the table sees whom mail does not reach, and that person too', async ({ onTestFinished }) => {
  // Of this try alone: a second try must not read the letters of the first.
  const server = await mailServer();
  const world = await openWorld({ environment: { SMTP_URL: server.url, MAIL_FROM: 'post@example.org' } });
  onTestFinished(async () => {
    await world.close();
    await closeServers();
  });
  const seats = [{ name: 'Ann', address: 'ann@example.org' }, { name: 'Ben' }];
  const table = await world.makeTable([], { firstPlayer: 0 }, { seats });
  const text = await firstLetter(server.received);
  const ann = await (await world.person()).newPage();
  await ann.goto(/^https?:\/\/\S+#v1\.\S+/m.exec(text)?.[0] ?? '');
  await ann.getByLabel('Code of the mail').fill(/\b[A-HJKMNP-Z2-9]{6}\s*$/m.exec(text)?.[0].trim() ?? '');
  await ann.getByRole('button', { name: 'Sit down', exact: true }).click();
  await ann.waitForURL(/\?seat=0$/);

  // The letter that says that the table has started comes back.
  server.refuse({ at: 'RCPT', answer: '550 5.1.1 unknown' });
  const ben = await sitDown(await world.person(phone), table, 1);
  await nudge(ann, ben);
  await world.wait(5 * MINUTE);
  await expect
    .poll(async () => (await fetch(`${world.address}/api/tables/${table.id}`)).text())
    .toContain('mailBounces');
  await Promise.all([ann.reload(), ben.reload()]);
  await ben.locator('.notice', { hasText: 'Mail to Ann comes back' }).waitFor();
  await axe(ben);
  await ben.getByRole('tab', { name: 'Players' }).click();
  await ben.locator('.player-note', { hasText: 'mail comes back' }).waitFor();
  await ann.locator('.notice', { hasText: 'Mail to you comes back.' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => ann.locator('.notice', { hasText: 'Mail to you' }).count()).toBe(0);
});
